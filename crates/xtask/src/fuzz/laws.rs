//! The engine's property tests, with other inputs than those that the tests always try.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Result;

use crate::run;

/// What it is called beside the targets of libFuzzer.
pub(super) const NAME: &str = "laws";

/// What the laws end in that hold for all but a few of the texts they are given, which their comments tell of.
const LEFT_OUT: &str = "read_again_is_the_same";

/// Runs them with one seed after the other until the time is over. `false`: one of them was broken, which is printed.
pub(super) fn run(seconds: u64) -> Result<bool> {
    let end = Instant::now() + Duration::from_secs(seconds);
    let first = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut rounds = 0;
    while rounds == 0 || Instant::now() < end {
        let seed = first + rounds;
        let mut tests = run::cargo(&[
            "test",
            "--release",
            "--package",
            "citecore",
            "--package",
            "citecore-tests",
            "--no-fail-fast",
            "--",
            "--skip",
            LEFT_OUT,
        ]);
        let tests = tests.env("PROPTEST_RNG_SEED", seed.to_string()).env("RUST_BACKTRACE", "0");
        let finished = run::watch(&format!("seed {seed}"), tests)?;
        if !finished.success {
            println!("{}", finished.output.trim_end());
            println!(
                "\nPROPTEST_RNG_SEED={seed} cargo test --release --package citecore --package citecore-tests -- --skip {LEFT_OUT} shows it again."
            );
            return Ok(false);
        }
        rounds += 1;
    }
    println!("{rounds} rounds, no law was broken.");
    Ok(true)
}
