//! What is said at the end of a test run.

use std::time::Duration;

use crate::{progress::clock, test::count::Tally};

/// One suite's result.
pub(crate) struct Row {
    name: &'static str,
    tally: Tally,
    taken: Duration,
}

impl Row {
    /// A suite whose runner failed without a failed test, or that ran no test at all, has one failure: itself.
    pub(crate) fn new(name: &'static str, tally: Tally, success: bool, taken: Duration) -> Self {
        let ran_none = tally.passed + tally.failed == 0;
        let itself = u64::from((!success && tally.failed == 0) || ran_none);
        Self { name, tally: Tally { failed: tally.failed + itself, ..tally }, taken }
    }

    /// Nothing failed.
    pub(crate) fn is_good(&self) -> bool {
        self.tally.failed == 0
    }
}

/// The table, and the line `N passed, N failed` under it.
pub(crate) fn render(rows: &[Row]) -> String {
    let mut text =
        format!("{:<11}{:>7}{:>8}{:>9}{:>14}   result\n", "suite", "passed", "failed", "ignored", "time");
    for row in rows {
        let Tally { passed, failed, ignored } = row.tally;
        let result = if row.is_good() { "ok" } else { "FAILED" };
        text += &format!(
            "{:<11}{passed:>7}{failed:>8}{ignored:>9}{:>14}   {result}\n",
            row.name,
            clock(row.taken)
        );
    }
    let all = rows.iter().fold(Tally::default(), |sum, row| sum.plus(row.tally));
    text + &format!("\n{} passed, {} failed", all.passed, all.failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(passed: u64, failed: u64, success: bool) -> Row {
        Row::new("unit", Tally { passed, failed, ignored: 0 }, success, Duration::from_secs(12))
    }

    #[test]
    fn a_suite_without_tests_has_failed() {
        assert!(row(3, 0, true).is_good());
        assert!(!row(0, 0, true).is_good());
    }

    #[test]
    fn a_runner_that_fails_is_a_failure() {
        let row = row(3, 0, false);
        assert_eq!(row.tally.failed, 1);
        assert_eq!(super::tests::row(3, 2, false).tally.failed, 2);
    }

    #[test]
    fn the_last_line_is_the_sum() {
        let text = render(&[row(3, 0, true), row(4, 1, false)]);
        assert_eq!(text.lines().last(), Some("7 passed, 1 failed"));
        assert!(text.contains("unit             4       1        0          12 s   FAILED"), "{text}");
    }
}
