//! `cargo xtask fuzz`: the engine's laws, held over inputs that libFuzzer makes up.

mod js;
mod laws;
mod outcome;
mod seeds;

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use rayon::prelude::*;

use crate::{files, paths, run, setup};

pub(crate) use self::outcome::Outcome;
use self::seeds::Share;

/// The longest input, in bytes: the readers' bounds, past which they read on as text, are below it.
const LONGEST_INPUT: usize = 4096;
/// The target that repeats what it reads, which takes it a thousand times as long as others take to read all.
const REPEATED: &str = "repeated";
/// How much it reads of that.
const LONGEST_REPEATED: usize = 48;
/// How long one input may take, in seconds.
const TIMEOUT: u32 = 30;

/// What a target begins with, beside what broke a law once.
#[derive(Clone, Copy)]
pub(crate) enum Start {
    /// The texts of `tests/cases` and all that earlier runs made of them; what is new is kept as well.
    Earlier,
    /// Those texts alone, which takes the same time each time; nothing is kept.
    Seeds,
}

/// Runs the named targets or all, or one target on one file; `js` makes so many calls, `laws` runs the property tests. `false`: a law was broken.
pub(crate) fn command(names: &[String], seconds: u64, calls: u64, input: Option<&Path>) -> Result<bool> {
    if names == [js::NAME] {
        ensure!(
            input.is_none(),
            "--input: {} takes a seed and a call, which it says where one goes wrong",
            js::NAME
        );
        return js::run(calls);
    }
    if names == [laws::NAME] {
        ensure!(input.is_none(), "--input: {} takes seeds, which it says where one goes wrong", laws::NAME);
        return laws::run(seconds);
    }
    let targets = chosen(targets()?, names)?;
    setup::for_fuzz()?;
    build()?;
    if let Some(input) = input {
        let [target] = targets.as_slice() else { bail!("--input: name the one target to run it with") };
        return again(target, input);
    }
    let rounds = targets.len().div_ceil(rayon::current_num_threads());
    let outcomes = run(&targets, (seconds / rounds as u64).max(1), Start::Earlier)?;
    println!("\n{}", outcome::table(&outcomes));
    let broken: Vec<&Outcome> = outcomes.iter().filter(|outcome| !outcome.success).collect();
    broken.iter().for_each(|outcome| println!("\n{}", outcome.account()));
    Ok(broken.is_empty())
}

/// `cargo` in the crate of the fuzz targets.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = run::cargo(arguments);
    cargo.current_dir(paths::fuzz_crate());
    cargo
}

/// The names of all targets.
pub(crate) fn targets() -> Result<Vec<String>> {
    let folder = paths::fuzz_crate().join("fuzz_targets");
    let targets = files::entries(&folder)?.into_iter();
    Ok(targets.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect())
}

fn chosen(all: Vec<String>, names: &[String]) -> Result<Vec<String>> {
    if let Some(unknown) = names.iter().find(|name| !all.contains(name)) {
        bail!(
            "there is no target {unknown:?}; there are {}, and by themselves {} and {}",
            all.join(", "),
            js::NAME,
            laws::NAME
        );
    }
    Ok(if names.is_empty() { all } else { names.to_vec() })
}

/// Compiles the targets. The engine has no unsafe code, so there is nothing for a sanitizer to find, and without one the
/// stable compiler is enough.
pub(crate) fn build() -> Result<()> {
    let mut cargo = cargo(&["fuzz", "build", "--sanitizer", "none", "--target", &host()?]);
    cargo.arg("--fuzz-dir").arg(paths::fuzz_crate());
    run::must("building the fuzz targets", &mut cargo).map(drop)
}

/// Runs each target for some seconds, or for as long as it takes to try what it begins with; as many at once as there are cores.
pub(crate) fn run(targets: &[String], seconds: u64, start: Start) -> Result<Vec<Outcome>> {
    shares(targets, start).par_iter().map(|&(target, share)| run_one(target, share, seconds, start)).collect()
}

/// The runs of some targets: of the one that takes longer over what it begins with than all others together, one for each core.
fn shares(targets: &[String], start: Start) -> Vec<(&str, Share)> {
    let runs = |target: &str| match start {
        Start::Seeds if target == REPEATED => rayon::current_num_threads(),
        _ => 1,
    };
    let shares = |target| (0..runs(target)).map(move |which| (target, Share { which, of: runs(target) }));
    targets.iter().flat_map(|target| shares(target.as_str())).collect()
}

fn run_one(target: &str, share: Share, seconds: u64, start: Start) -> Result<Outcome> {
    // What is new goes in with them, where a fuzzer reads what others have found.
    let seeds = paths::scratch().join("fuzz-seeds").join(format!("{target}-{}", share.which));
    seeds::write(&seeds, longest_seed(target), share)?;
    let corpus = paths::fuzzed().join("corpus").join(target);
    files::make(&corpus)?;
    let broken = broken(target);
    let mut fuzzer = fuzzer(target)?;
    // What a law says of itself is enough.
    fuzzer.env("RUST_BACKTRACE", "0");
    fuzzer.args([
        format!("-max_total_time={seconds}"),
        format!("-dict={}", paths::fuzz_crate().join("dictionary.txt").display()),
        "-print_final_stats=1".to_owned(),
    ]);
    // What is new goes into the first folder; what broke a law once is tried again each time.
    match start {
        Start::Earlier => fuzzer.args([&corpus, &broken, &seeds]),
        Start::Seeds => fuzzer.args([&seeds, &broken]),
    };
    let finished = run::watch(&format!("fuzzing {target}"), &mut fuzzer)?;
    Ok(Outcome::new(target, finished))
}

/// The longest text that a target begins with, in bytes: one that reads no more of it gets none twice.
fn longest_seed(target: &str) -> usize {
    if target == REPEATED { LONGEST_REPEATED } else { LONGEST_INPUT }
}

/// Runs a target on one file.
fn again(target: &str, input: &Path) -> Result<bool> {
    let input = input.canonicalize().with_context(|| format!("--input: can't find {}", input.display()))?;
    ensure!(input.is_file(), "--input: {} is no file", input.display());
    let finished = run::watch(&format!("running {target}"), fuzzer(target)?.arg(input))?;
    println!("{}", finished.output.trim_end());
    Ok(finished.success)
}

/// A target's program, with what holds for every run of it.
fn fuzzer(target: &str) -> Result<Command> {
    let file = format!("{target}{}", std::env::consts::EXE_SUFFIX);
    let program: PathBuf = paths::cargo_target().join(host()?).join("release").join(file);
    let broken = broken(target);
    files::make(&broken)?;
    let mut fuzzer = run::command(program);
    fuzzer.args([
        format!("-timeout={TIMEOUT}"),
        format!("-max_len={LONGEST_INPUT}"),
        // The separator at its end makes it a folder.
        format!("-artifact_prefix={}", broken.join("").display()),
    ]);
    Ok(fuzzer)
}

/// Where inputs are kept that broke a law.
fn broken(target: &str) -> PathBuf {
    paths::fuzzed().join("broken").join(target)
}

/// The triple that this machine's compiler compiles for.
fn host() -> Result<String> {
    let version = run::ask("rustc", &["-vV"]).context("rustc can't be run")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc doesn't say what it compiles for")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_a_program_of_the_crate() {
        let manifest = files::text(&paths::fuzz_crate().join("Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let programs = manifest["bin"].as_array().unwrap().iter();
        let names: Vec<_> = programs.map(|program| program["name"].as_str().unwrap().to_owned()).collect();
        assert_eq!(names, targets().unwrap());
    }

    #[test]
    fn the_target_that_repeats_what_it_reads_is_one() {
        assert!(targets().unwrap().iter().any(|target| target == REPEATED));
        let target = files::text(&paths::fuzz_crate().join("src/repeated.rs")).unwrap();
        assert!(
            target.contains(&format!("const LONGEST: usize = {LONGEST_REPEATED};")),
            "it reads more or less"
        );
    }

    #[test]
    fn a_share_of_what_it_begins_with_is_run_on_each_core() {
        let targets = targets().unwrap();
        let of_repeated = |start| shares(&targets, start).iter().filter(|run| run.0 == REPEATED).count();
        assert_eq!(of_repeated(Start::Seeds), rayon::current_num_threads());
        assert_eq!(of_repeated(Start::Earlier), 1);
        assert_eq!(shares(&targets, Start::Earlier).len(), targets.len());
    }

    #[test]
    fn an_unknown_target_is_an_error_that_names_the_known_ones() {
        let all = || vec!["sentences".to_owned(), "stream".to_owned()];
        assert_eq!(chosen(all(), &[]).unwrap(), all());
        assert_eq!(chosen(all(), &["stream".into()]).unwrap(), ["stream"]);
        let error = chosen(all(), &["steam".into()]).unwrap_err().to_string();
        assert!(error.contains("\"steam\"") && error.contains("stream"), "{error}");
    }
}
