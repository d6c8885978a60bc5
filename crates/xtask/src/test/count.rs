//! How many tests ran, read from what their runners print.

/// Tests by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// They passed.
    pub(crate) passed: u64,
    /// They failed.
    pub(crate) failed: u64,
    /// They were left out.
    pub(crate) ignored: u64,
}

impl Tally {
    /// One check, of everything at once.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into(), ignored: 0 }
    }

    /// Those of both.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            ignored: self.ignored + other.ignored,
        }
    }
}

/// Tests that Rust's harness ran: unit, integration and doc tests, and those of `wasm-bindgen-test-runner`, which
/// prints the same line.
pub(crate) fn rust(output: &str) -> Tally {
    let results = output.lines().filter_map(|line| {
        let line = plain(line);
        line.trim_start().strip_prefix("test result: ").map(str::to_owned)
    });
    results.fold(Tally::default(), |sum, result| {
        let number = |label: &str| {
            let words: Vec<_> = result.split([' ', ';', '.']).filter(|word| !word.is_empty()).collect();
            words.windows(2).find(|pair| pair[1] == label).and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
        };
        sum.plus(Tally { passed: number("passed"), failed: number("failed"), ignored: number("ignored") })
    })
}

/// Tests that `node --test` ran, by the totals that its reporters end with (`# pass 3`, or `ℹ pass 3`).
pub(crate) fn node(output: &str) -> Tally {
    let total = |label: &str| -> u64 {
        let mut totals = output.lines().filter_map(|line| {
            let line = plain(line);
            let line = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "))?;
            line.strip_prefix(label)?.trim().parse::<u64>().ok()
        });
        totals.next_back().unwrap_or(0)
    };
    Tally {
        passed: total("pass "),
        failed: total("fail ") + total("cancelled "),
        ignored: total("skipped ") + total("todo "),
    }
}

/// A line without the colours of a terminal.
fn plain(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        if character == '\u{1b}' {
            characters.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(character);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: u64, failed: u64, ignored: u64) -> Tally {
        Tally { passed, failed, ignored }
    }

    #[test]
    fn counts_cargo_test() {
        assert_eq!(rust(include_str!("fixtures/cargo-test.txt")), tally(17, 1, 2));
    }

    #[test]
    fn counts_wasm_bindgen_test() {
        assert_eq!(rust(include_str!("fixtures/wasm-bindgen-test.txt")), tally(3, 0, 0));
    }

    #[test]
    fn counts_node_test() {
        assert_eq!(node(include_str!("fixtures/node-spec.txt")), tally(3, 1, 1));
        assert_eq!(node(include_str!("fixtures/node-tap.txt")), tally(3, 1, 1));
    }

    #[test]
    fn counts_nothing_where_nothing_ran() {
        let output = "error[E0425]: cannot find value `x` in this scope\nerror: could not compile `citecore`";
        assert_eq!(rust(output), Tally::default());
        assert_eq!(node(output), Tally::default());
    }

    #[test]
    fn looks_through_colours() {
        let output = "test result: \u{1b}[32mok\u{1b}[0m. 4 passed; 0 failed; 0 ignored; finished in 0.01s";
        assert_eq!(rust(output), tally(4, 0, 0));
        assert_eq!(node("\u{1b}[34mℹ pass 7\u{1b}[39m"), tally(7, 0, 0));
    }
}
