//! What there is to test.

use std::{path::Path, process::Command};

use anyhow::Result;

use crate::{
    build, files, fuzz, lint, paths,
    run::{self, Finished},
    setup,
    test::{
        count::{self, Tally},
        native, packaging, webdriver,
    },
};

/// A suite.
pub(crate) struct Suite {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// What it checks, for `--list`.
    pub(crate) checks: &'static str,
    /// It only reads the code, and belongs to `cargo xtask lint`.
    pub(crate) lint: bool,
    /// Runs it. An error: it couldn't be run.
    pub(crate) run: fn() -> Result<Report>,
}

/// What came of a suite.
pub(crate) struct Report {
    /// Its runner ended well.
    pub(crate) success: bool,
    /// The tests that it ran.
    pub(crate) tally: Tally,
    /// What it printed.
    pub(crate) output: String,
}

/// How long the suite `fuzz` runs each target.
const SECONDS_A_TARGET: u64 = 10;

/// All suites, the quick ones first.
pub(crate) const SUITES: [Suite; 13] = [
    Suite { name: "fmt", checks: "Rust is formatted (rustfmt)", lint: true, run: fmt },
    Suite { name: "prettier", checks: "all else is formatted (Prettier)", lint: true, run: prettier },
    Suite { name: "tidy", checks: "the repository's own rules, and xtask", lint: false, run: tidy },
    Suite { name: "clippy", checks: "clippy has nothing to say, native and wasm", lint: true, run: clippy },
    Suite { name: "doc", checks: "documentation is built without a warning", lint: true, run: doc },
    Suite {
        name: "native",
        checks: "unit, integration and doc tests of the native crates",
        lint: false,
        run: native::run,
    },
    Suite {
        name: "upstreams",
        checks: "the proxy before models as somebody else imagines them",
        lint: false,
        run: upstreams,
    },
    Suite { name: "fuzz", checks: "the fuzz targets, some seconds each", lint: false, run: fuzz_targets },
    Suite {
        name: "wasm",
        checks: "tests of the wasm crates, in Chromium and Firefox",
        lint: false,
        run: wasm,
    },
    Suite { name: "size", checks: "widget and npm package are within their weight", lint: false, run: size },
    Suite { name: "npm", checks: "the npm package is built, and tested in Node", lint: false, run: npm },
    Suite {
        name: "packaging",
        checks: "the packed npm package, in every place that it is for",
        lint: false,
        run: packaging::run,
    },
    Suite { name: "e2e", checks: "the whole way, in Chromium and Firefox", lint: false, run: e2e },
];

fn fmt() -> Result<Report> {
    setup::for_lint()?;
    let workspace = single("rustfmt", &mut lint::rustfmt(true))?;
    Ok(workspace.and(single("rustfmt, fuzz targets", &mut lint::rustfmt_fuzz(true))?))
}

fn prettier() -> Result<Report> {
    setup::for_lint()?;
    single("Prettier", &mut lint::prettier(true))
}

fn clippy() -> Result<Report> {
    setup::for_lint()?;
    let native = single("clippy, native crates", &mut lint::clippy_native())?;
    let native = native.and(single("clippy, fuzz targets", &mut lint::clippy_fuzz())?);
    Ok(native.and(single("clippy, wasm crates", &mut lint::clippy_wasm())?))
}

fn doc() -> Result<Report> {
    single("rustdoc", &mut lint::rustdoc())
}

fn tidy() -> Result<Report> {
    counted(
        "rules and xtask",
        &mut run::cargo(&["test", "--no-fail-fast", "--package", "xtask"]),
        count::rust,
    )
}

/// Each run of a target is a test, as are those of what the targets share.
fn fuzz_targets() -> Result<Report> {
    setup::for_fuzz()?;
    let mut shared = fuzz::cargo(&["test", "--no-default-features", "--no-fail-fast"]);
    let mut report = counted("what the fuzz targets share", &mut shared, count::rust)?;
    fuzz::build()?;
    for outcome in fuzz::run(&fuzz::targets()?, SECONDS_A_TARGET, fuzz::Start::Seeds)? {
        let tally = Tally::one(outcome.success);
        report = report.and(Report { success: outcome.success, tally, output: outcome.account() + "\n" });
    }
    Ok(report)
}

/// Those of all wasm crates in Chromium, and those of the npm package's in Firefox too.
fn wasm() -> Result<Report> {
    let (chromium, firefox) = (setup::for_wasm_tests()?, setup::for_firefox()?);
    let mut all = wasm_tests();
    webdriver::in_chromium(&mut all, &chromium)?;
    // Named among those of all packages: by themselves they would be compiled once more, with other features of what they share.
    let mut package = wasm_tests();
    for name in file_names(&paths::root().join("crates/citecore-wasm/tests"), ".rs")? {
        package.args(["--test", name.trim_end_matches(".rs")]);
    }
    webdriver::in_firefox(&mut package, &firefox)?;
    let in_chromium = counted("wasm tests in Chromium", &mut all, count::rust)?;
    Ok(in_chromium.and(counted("wasm tests in Firefox", &mut package, count::rust)?))
}

fn wasm_tests() -> Command {
    let mut cargo = run::cargo(&["test", "--no-fail-fast", "--target", setup::WASM_TARGET]);
    cargo
        .args(lint::only_wasm())
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    cargo
}

fn size() -> Result<Report> {
    setup::for_build()?;
    setup::for_npm()?;
    let [widget, engine, html] = build::all()?;
    Ok(weighed(&widget)?.and(weighed(&engine)?).and(weighed(&html)?))
}

fn weighed(sizes: &build::Sizes) -> Result<Report> {
    let committed = sizes.committed()?;
    let (table, complaints) = (sizes.table(committed.as_ref()), sizes.complaints(committed.as_ref()));
    println!("{table}");
    let success = complaints.is_empty();
    Ok(Report {
        success,
        tally: Tally::one(success),
        output: format!("{table}\n{}\n", complaints.join("\n")),
    })
}

fn npm() -> Result<Report> {
    setup::for_npm()?;
    build::npm()?;
    setup::for_examples()?;
    let tests = paths::npm_source().join("test");
    let mut node = run::command("node");
    node.args(["--expose-gc", "--test", "--test-reporter=spec", "--test-timeout=600000"]);
    on_all_cores(&mut node).args(test_files(&tests)?).current_dir(tests);
    counted("tests of the npm package", &mut node, count::node)
}

/// The proxy before the server of an npm package that speaks as models do.
fn upstreams() -> Result<Report> {
    setup::for_upstreams()?;
    native::proxy()?;
    let mut node = run::command("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=100000"])
        .args(test_files(&paths::upstreams())?)
        .current_dir(paths::upstreams())
        .env("UPSTREAMS_PROXY", paths::proxy());
    counted("tests of the upstreams", &mut node, count::node)
}

fn e2e() -> Result<Report> {
    counted("browser tests", &mut e2e_runner(&[])?, count::node)
}

/// `cargo xtask e2e`: the runner prints for itself. `false`: a test failed.
pub(crate) fn e2e_command(arguments: &[String]) -> Result<bool> {
    run::aloud(&mut e2e_runner(arguments)?)
}

/// `node --test` over the named files or all, with the builds that they run against.
fn e2e_runner(arguments: &[String]) -> Result<Command> {
    let (browser, firefox) = (setup::for_browser()?, setup::for_firefox()?);
    setup::for_build()?;
    build::widget()?;
    native::proxy()?;
    let mut node = run::command("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=600000"]);
    on_all_cores(&mut node)
        .current_dir(paths::e2e())
        .args(arguments)
        .env("CHROMIUM_SHELL", setup::for_many_pages()?.unwrap_or_else(|| browser.chromium.clone()))
        .env("CHROMIUM", browser.chromium)
        .env("FIREFOX", firefox.firefox)
        .env("E2E_PROXY", paths::proxy());
    if !arguments.iter().any(|argument| argument.ends_with(".mjs")) {
        node.args(test_files(&paths::e2e())?);
    }
    Ok(node)
}

/// Has Node run as many files of tests at once as there are cores: by itself it leaves one of those alone. It can be told from
/// Node 20.10 on.
pub(super) fn on_all_cores(node: &mut Command) -> &mut Command {
    let files = format!("--test-concurrency={}", rayon::current_num_threads());
    let knows = run::ask("node", &[&files, "--version"]).is_some();
    node.args(knows.then_some(files))
}

/// A folder's files of tests, named one by one: patterns are expanded by newer versions of Node alone.
pub(super) fn test_files(folder: &Path) -> Result<Vec<String>> {
    file_names(folder, ".test.mjs")
}

/// The names of a folder's files that end so.
fn file_names(folder: &Path, ending: &str) -> Result<Vec<String>> {
    let entries = files::entries(folder)?.into_iter();
    let names = entries.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    Ok(names.filter(|name| name.ends_with(ending)).collect())
}

/// A command that is one check as a whole.
fn single(title: &str, command: &mut Command) -> Result<Report> {
    let Finished { success, output } = run::watch(title, command)?;
    Ok(Report { success, tally: Tally::one(success), output })
}

/// A command that prints how many tests it ran.
pub(super) fn counted(title: &str, command: &mut Command, count: fn(&str) -> Tally) -> Result<Report> {
    let Finished { success, output } = run::watch(title, command)?;
    Ok(Report { success, tally: count(&output), output })
}

impl Report {
    /// What came of both.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            success: self.success && other.success,
            tally: self.tally.plus(other.tally),
            output: self.output + &other.output,
        }
    }
}
