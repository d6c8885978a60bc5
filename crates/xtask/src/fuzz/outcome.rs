//! What came of running a target, read from what libFuzzer prints.

use crate::run::Finished;

/// A target's run.
pub(crate) struct Outcome {
    target: String,
    /// Inputs ran, and none broke a law.
    pub(crate) success: bool,
    output: String,
    runs: u64,
    runs_a_second: u64,
    coverage: u64,
    new: u64,
}

impl Outcome {
    /// Reads it. A run in which no input was tried is no success.
    pub(super) fn new(target: &str, finished: Finished) -> Self {
        let Finished { success, output } = finished;
        let last = |label: &str| {
            let number = output.rsplit_once(label).and_then(|(_, rest)| rest.split_whitespace().next());
            number.and_then(|number| number.parse().ok()).unwrap_or(0)
        };
        let runs = last("stat::number_of_executed_units:");
        Self {
            target: target.to_owned(),
            success: success && runs > 0,
            runs,
            runs_a_second: last("stat::average_exec_per_sec:"),
            coverage: last(" cov: "),
            new: last("stat::new_units_added:"),
            output,
        }
    }

    /// In words: the law that was broken, the input that broke it, and how to run it again.
    pub(crate) fn account(&self) -> String {
        let Self { target, .. } = self;
        if self.success {
            return format!("{target}: {} runs, no law broken", self.runs);
        }
        let Some(input) = self.input() else {
            return format!("{target}: it ended without an input\n{}", self.output.trim_end());
        };
        format!(
            "{target}: an input breaks a law\n{}\n\nThe input is {input}\n\
             cargo xtask fuzz {target} --input {input}",
            self.complaint()
        )
    }

    /// The path of the input that broke a law.
    fn input(&self) -> Option<&str> {
        let kept = self.output.lines().rev().find_map(|line| line.split_once("Test unit written to "));
        kept.map(|(_, path)| path.trim())
    }

    /// What the panic said, or libFuzzer where there was none: a timeout, say.
    fn complaint(&self) -> String {
        let panic = |line: &&str| line.starts_with("thread ") && line.contains("panicked at");
        let said = |line: &&str| !line.starts_with("note: ") && !line.starts_with("==");
        let begun = self.output.lines().skip_while(|line| !panic(line)).take_while(said);
        let complaint: Vec<&str> = begun.filter(|line| !line.is_empty()).collect();
        if complaint.is_empty() {
            let errors =
                self.output.lines().filter(|line| line.contains("ERROR: ") || line.contains("ALARM: "));
            return errors.collect::<Vec<_>>().join("\n");
        }
        complaint.join("\n")
    }
}

/// A row for each run.
pub(super) fn table(outcomes: &[Outcome]) -> String {
    let mut text =
        format!("{:<12}{:>10}{:>8}{:>10}{:>8}   result", "target", "runs", "a sec.", "coverage", "new");
    for outcome in outcomes {
        let Outcome { target, runs, runs_a_second, coverage, new, .. } = outcome;
        let result = if outcome.success { "ok" } else { "FAILED" };
        text += &format!("\n{target:<12}{runs:>10}{runs_a_second:>8}{coverage:>10}{new:>8}   {result}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "INFO: Seed: 1\n\
        #2\tINITED cov: 100 ft: 200 corp: 1/1b exec/s: 0 rss: 30Mb\n\
        #9\tNEW    cov: 123 ft: 400 corp: 2/5b lim: 4 exec/s: 0 rss: 30Mb L: 4/4 MS: 1 ChangeBit-\n\
        Done 9302 runs in 11 second(s)\n\
        stat::number_of_executed_units: 9302\n\
        stat::average_exec_per_sec:     845\n\
        stat::new_units_added:          45\n";
    const BROKEN: &str = "#2\tINITED cov: 100 ft: 200 corp: 1/1b exec/s: 0 rss: 30Mb\n\
        \n\
        thread '<unnamed>' (7) panicked at src/law.rs:9:5:\n\
        \"a\" of \"a b\"\n\
        note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n\
        ==7== ERROR: libFuzzer: deadly signal\n\
        artifact_prefix='/cache/'; Test unit written to /cache/crash-1\n\
        stat::number_of_executed_units: 68\n";

    fn outcome(success: bool, output: &str) -> Outcome {
        Outcome::new("stream", Finished { success, output: output.to_owned() })
    }

    #[test]
    fn figures_are_read() {
        let table = table(&[outcome(true, GOOD)]);
        let row = table.lines().last().unwrap();
        assert_eq!(row.split_whitespace().collect::<Vec<_>>(), ["stream", "9302", "845", "123", "45", "ok"]);
    }

    #[test]
    fn a_broken_law_is_told_with_its_input() {
        let outcome = outcome(false, BROKEN);
        let account = outcome.account();
        assert!(
            account.contains("src/law.rs:9:5:\n\"a\" of \"a b\"\n\nThe input is /cache/crash-1\n"),
            "{account}"
        );
        assert!(account.ends_with("cargo xtask fuzz stream --input /cache/crash-1"), "{account}");
        assert!(table(&[outcome]).ends_with("FAILED"));
    }

    #[test]
    fn a_run_without_inputs_is_no_success() {
        let outcome = outcome(true, "error: no such file");
        assert!(!outcome.success && outcome.account().contains("no such file"));
    }

    #[test]
    fn a_timeout_is_told_in_the_words_of_libfuzzer() {
        let output = "ALARM: working on the last Unit for 30 seconds\n\
            Test unit written to /cache/timeout-1\n==7== ERROR: libFuzzer: timeout after 30 seconds\n";
        let account = outcome(false, output).account();
        assert!(
            account.contains("timeout after 30 seconds") && account.contains("/cache/timeout-1"),
            "{account}"
        );
    }
}
