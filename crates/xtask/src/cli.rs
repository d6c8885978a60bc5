//! The command line: what can be asked for, and what `--help` says of it.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

use crate::eval;

/// The commands of the citecore workspace.
///
/// Two of them are all that a newcomer needs: `cargo xtask demo` shows it, `cargo xtask test` tests it. Both set up what
/// is missing first. Tools and compiled crates are kept in ~/.cache/citecore (compiled crates elsewhere where
/// CARGO_TARGET_DIR says so).
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Install what demo, build, npm, test and fuzz need
    ///
    /// Installs the wasm target, rustfmt and clippy by rustup, Trunk and wasm-bindgen at the workspace's versions into
    /// ~/.cache/citecore/tools, cargo-fuzz and geckodriver beside them, the npm packages of tests/e2e, tests/packaging,
    /// tests/upstreams and crates/citecore-wasm/npm, and where that is possible (Debian, as root) a C++ compiler, PostgreSQL
    /// with pgvector, Redis, Chromium with its driver and Firefox. What is there already is left alone,
    /// but for a Firefox that is too old.
    ///
    /// Needs: Rust by rustup, Node 20 or newer with npm, a network.
    /// Takes: about 11 minutes on two cores the first time (Trunk is compiled), a second after that.
    #[command(verbatim_doc_comment)]
    Setup,

    /// Build the widget into target/widget and print its sizes
    ///
    /// Trunk compiles the widget, its wasm is taken apart into what the panel needs and the rest, wasm-opt shrinks both, the
    /// files are named by their content, the loader is told those names, and each file gets a Brotli and a gzip copy beside
    /// it. citecore-widget-one.js has all of it in one file, for where only one can be put.
    /// Nothing is done where nothing has changed.
    ///
    /// Needs: what `cargo xtask setup` installs (and installs it).
    /// Takes: 2 to 4 minutes on two cores the first time, about a minute after a change, no time without one.
    #[command(verbatim_doc_comment)]
    Build,

    /// Build the npm package into target/npm/citecore and print its sizes
    ///
    /// The engine is compiled to wasm and shrunk, the TypeScript of crates/citecore-wasm/npm is checked and bundled for
    /// browsers, Node, workerd, and as a single file with the wasm in it. `npm pack target/npm/citecore` makes the tarball.
    /// Nothing is done where nothing has changed.
    ///
    /// Needs: what `cargo xtask setup` installs, Trunk aside (and installs it).
    /// Takes: a minute on two cores the first time, half of that after a change, no time without one.
    #[command(verbatim_doc_comment)]
    Npm,

    /// Check what readers download against its limits and the committed sizes
    ///
    /// Builds the widget and the npm package if need be. Fails where a part of the widget or of the
    /// package is above its limit (Brotli), which the tables show, or more than 1 % above the figure in
    /// crates/widget/size.json, crates/citecore-wasm/size.json or crates/citecore-wasm/size-html.json.
    ///
    /// Needs and takes: what `cargo xtask build` and `cargo xtask npm` do.
    #[command(verbatim_doc_comment)]
    Size {
        /// Write today's sizes to these files
        #[arg(long)]
        update: bool,
    },

    /// Show the widget on a help center, at http://127.0.0.1:8080/
    ///
    /// Sets up what is missing, builds the widget and the proxy, indexes the demo help center (www/help-center) or your
    /// own folder, serves both and prints the address. Ctrl-C ends it.
    ///
    /// Answers are put together from the passages themselves (upstream "extractive"), so no model is needed. To have a
    /// model answer, set the proxy's variables, for instance:
    ///   CITECORE_UPSTREAM__KIND=openai CITECORE_UPSTREAM__BASE_URL=http://127.0.0.1:11434/v1 \
    ///   CITECORE_UPSTREAM__MODEL=qwen3:8b cargo xtask demo
    ///
    /// Needs: Rust by rustup, Node 20 or newer with npm, a network the first time.
    /// Takes: up to half an hour on two cores the first time (tools and all crates are compiled), seconds after that.
    #[command(verbatim_doc_comment)]
    Demo {
        /// A folder of Markdown or HTML files to answer from, in place of the demo help center
        #[arg(long, value_name = "PATH")]
        folder: Option<PathBuf>,
        /// The port of 127.0.0.1 to serve at; where it is taken, the next free one is used
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },

    /// Run every test suite, or the named ones
    ///
    /// Sets up what is missing, runs the suites one after the other and ends with a table of them. The last line is
    /// "N passed, N failed"; the exit code is 0 only where nothing failed. A suite that ran no test has failed.
    /// What a suite printed is kept in target/xtask/SUITE.log.
    ///
    /// Needs: Rust by rustup, Node 20 or newer with npm, a C++ compiler, PostgreSQL (with pgvector, or a stand-in is searched),
    /// Redis, Chromium with chromedriver, Firefox (all installed on Debian as root; elsewhere the variables CHROMIUM,
    /// CHROMEDRIVER, FIREFOX and GECKODRIVER say where the browsers and their drivers are, and CHROMIUM_SHELL a
    /// chromium-headless-shell, in which the browser tests take half the time), a network the first time.
    /// Takes: under 30 minutes on two cores the first time, a few minutes after that.
    #[command(verbatim_doc_comment)]
    Test {
        /// The suites to run; all of them where none is named
        suites: Vec<String>,
        /// List the suites and what each of them checks
        #[arg(long)]
        list: bool,
    },

    /// Run the suites that only read the code: fmt, prettier, clippy, doc
    ///
    /// Needs: Rust by rustup, Node 20 or newer with npm.
    /// Takes: 2 to 3 minutes on two cores the first time, seconds after that.
    #[command(verbatim_doc_comment)]
    Lint,

    /// Format every file in place
    ///
    /// Rust by rustfmt; JavaScript, CSS, JSON, YAML and Markdown by Prettier.
    ///
    /// Needs: rustfmt, Node 20 or newer with npm.
    /// Takes: a few seconds.
    #[command(verbatim_doc_comment)]
    Fmt,

    /// Measure the engine's speed and memory, or what the widget makes a reader wait for, beside others
    ///
    /// engine: compiles crates/bench in release mode and prints a table for each question: whole answers, deltas of four
    /// characters, awkward inputs, allocations and peak memory; answers of 50 KB to 8 MB with a mark every 85 bytes
    /// and 20 sources. The peers read the same bytes: the crate regex in Rust, marked and remark in Node (tests/bench), and
    /// the npm package beside them. At the end the package in Node and in Chromium, marked and remark beside it there too, and
    /// how long it takes to load.
    /// What takes a peer more than 30 s is extrapolated, and marked so.
    ///
    /// widget: builds the widget and prints, for 20 pages that have nothing in their cache, the bytes that are loaded with the
    /// page and from the first intent until a question can be typed, and how long that takes in Chromium; beside deep-chat's
    /// and DocsGPT's packages (npm pack), each on a page like it that fetches them when they are wanted. Then an answer streams
    /// in a thousand deltas a second, and the CPU time that it costs the page is printed beside marked's and streamdown's.
    ///
    /// Figures are this machine's: nothing passes or fails by them. A machine that does other work meanwhile gives other
    /// figures.
    ///
    /// Needs: Rust by rustup, Node 20 or newer with npm, Chromium, a network the first time.
    /// Takes: engine about 15 minutes on two cores, with --quick 3 minutes; widget the build, then two minutes.
    #[command(verbatim_doc_comment)]
    Bench {
        /// What to measure
        #[arg(value_enum, default_value_t = Benched::Engine)]
        what: Benched,
        /// Answers up to 200 KB, awkward inputs of 100 KB, 3 s for a peer; 5 pages
        #[arg(long)]
        quick: bool,
    },

    /// Measure what the proxy adds and takes under load, beside other gateways before the same model
    ///
    /// Compiles the proxy and crates/load in release mode and prints a table for each question: first, how much later the
    /// first delta comes; throughput, how many answers of 20 deltas a second, and the CPU time of each; cost, the CPU time
    /// of a delta at 200 streams; held, 500 to 2,000 answers open at once, how late their deltas come and the memory of
    /// each; growth, memory over 100,000 answers; ends, what a reader is told where the model breaks off, stalls, reports an
    /// error or junk, and when the model is left alone once the reader has left.
    /// Beside it stand a plain pass-through in axum, nginx, Portkey's gateway and LiteLLM, those of them that can be installed.
    /// The model, the readers and the gateway share this machine: one that does other work meanwhile gives other figures.
    ///
    /// Needs: Rust by rustup, Linux; for the peers Node with npm, Python 3, nginx (installed on Debian as root), a network.
    /// Takes: 15 minutes on two cores to compile the first time, then 10; with --quick 3.
    #[command(verbatim_doc_comment)]
    Load {
        /// A tenth of the time and of the requests
        #[arg(long)]
        quick: bool,
        /// The questions to answer; all of them where none is named
        questions: Vec<String>,
    },

    /// Hold the engine's laws over inputs that a fuzzer makes up
    ///
    /// Builds the fuzz targets (crates/citecore/fuzz/fuzz_targets), runs each on the texts of tests/cases and on what it
    /// makes of them, and prints how many inputs it ran, how much code they reached and how many of them were new. Where an
    /// input breaks a law, its path is printed, and --input runs it again.
    /// What is found is kept in ~/.cache/citecore/fuzz and gone on from the next time.
    ///
    /// The target js, which only runs where it is named, calls the functions of the npm package, and its plugin of remark, with
    /// whatever JavaScript has: proxies, getters that throw, cycles, halves of characters. Only values and CiteErrors may come
    /// of it.
    /// The target laws, named alone too, runs the property tests with new seeds; the tests themselves always have the same.
    ///
    /// Needs: Rust by rustup, a C++ compiler (installed on Debian as root), a network the first time.
    /// Takes: 3 minutes on two cores the first time (cargo-fuzz and the targets are compiled), then as many seconds as
    /// --seconds says.
    #[command(verbatim_doc_comment)]
    Fuzz {
        /// The targets to run; all of them where none is named
        targets: Vec<String>,
        /// How long to run, divided over the targets
        #[arg(long, default_value_t = 600)]
        seconds: u64,
        /// How many calls js makes
        #[arg(long, default_value_t = 100_000)]
        calls: u64,
        /// Run one target on this file alone
        #[arg(long, value_name = "PATH", conflicts_with = "seconds")]
        input: Option<PathBuf>,
    },

    /// Scan the proxy with requests that a fuzzer makes of its OpenAPI document
    ///
    /// Builds the proxy, serves the demo help center, and has schemathesis ask whatever its document allows and forbids:
    /// nothing may fail in the server, and every response has to be as the document says. The report ends with the
    /// requests that found something, as curl sends them. Raw HTTP that is none is among the proxy's own tests.
    ///
    /// Needs: Rust by rustup, Python 3.10 or newer with venv, a network the first time (schemathesis goes into
    /// ~/.cache/citecore/tools).
    /// Takes: about 2 minutes on two cores; the first time as long as the proxy takes to compile.
    #[command(verbatim_doc_comment)]
    Scan {
        /// How many requests are made up for each operation
        #[arg(long, default_value_t = 100)]
        examples: u32,
        /// Another seed makes up others
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },

    /// Run the browser tests alone, with arguments for Node's test runner
    ///
    /// For instance `cargo xtask e2e --test-name-pattern "cut connection"`. What is printed is the runner's own
    /// report.
    ///
    /// Needs: what `cargo xtask test e2e` does.
    /// Takes: the builds, then about a minute.
    #[command(verbatim_doc_comment)]
    E2e {
        /// Arguments for `node --test`; names of files in tests/e2e among them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },

    /// Evaluate the engine: marks read in real answers, and claims held against their sources
    ///
    /// Holds what the engine makes of 66 answers, of chat engines and of long reports, against labels, and prints how many
    /// marks agree. Then it holds labelled claims against their sources, the repository's own and those of the data, and prints
    /// how well the supported are told from the others, whether claims that were made wrong are noticed, and how long it takes.
    /// tests/eval/README.md says what each figure is and how the labels were made. The answers themselves and most claims
    /// aren't in the repository; what isn't there is left out.
    ///
    /// Needs: Rust by rustup, for the marks a folder with answers-dev.jsonl; with --wasm what `cargo xtask npm` needs.
    /// Takes: a minute on two cores the first time, seconds after that.
    #[command(verbatim_doc_comment)]
    Eval(eval::Asked),
}

/// What `cargo xtask bench` can measure.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Benched {
    /// Speed and memory of the engine
    Engine,
    /// What is loaded, and how long that takes, before a question can be typed
    Widget,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn commands_and_options_go_together() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_says_what_it_needs_and_how_long_it_takes() {
        for command in Cli::command().get_subcommands() {
            let help = command.get_long_about().map(ToString::to_string).unwrap_or_default();
            let says = |words| help.lines().any(|line| line.starts_with(words));
            let both = says("Needs: ") && says("Takes: ") || says("Needs and takes: ");
            assert!(both, "{}: {help}", command.get_name());
        }
    }
}
