//! The peer in Rust: a regular expression over all of the answer, again at each delta.

use std::{collections::HashMap, hint::black_box};

use regex::Regex;

use crate::{engine::SOURCES, reader::Reader};

/// Finds `[3]` and `[3, 7]` by a regular expression and renumbers them by first appearance.
///
/// ```
/// use citecore_bench::{Reader, Rerun};
///
/// let peer = Rerun::new();
/// assert_eq!(peer.text("B [4], A [2, 4]."), "B [1], A [2][1].");
/// assert_eq!(peer.streamed(["B [", "4], A [2", ", 4]."].into_iter()), 3);
/// ```
pub struct Rerun {
    mark: Regex,
}

impl Rerun {
    /// The peer, its expression compiled.
    #[expect(clippy::new_without_default, reason = "what is measured is made on purpose")]
    pub fn new() -> Self {
        Self { mark: Regex::new(r"\[[0-9]+(?:, ?[0-9]+)*\]").expect("the expression is one") }
    }

    /// What becomes of an answer's text.
    ///
    /// ```
    /// assert_eq!(citecore_bench::Rerun::new().text("No source has this number: [21]"), "No source has this number: [21]");
    /// ```
    pub fn text(&self, answer: &str) -> String {
        self.read(answer).0
    }

    fn read(&self, answer: &str) -> (String, usize) {
        let mut text = String::with_capacity(answer.len());
        let mut finals = HashMap::new();
        let (mut citations, mut at) = (0, 0);
        for mark in self.mark.find_iter(answer) {
            text.push_str(&answer[at..mark.start()]);
            at = mark.end();
            let written = mark.as_str();
            for item in written[1..written.len() - 1].split(',') {
                let number = item.trim();
                if number.parse().is_ok_and(|number| (1..=SOURCES).contains(&number)) {
                    let next = finals.len() + 1;
                    let number = *finals.entry(number).or_insert(next);
                    text.push_str(&format!("[{number}]"));
                    citations += 1;
                } else {
                    text.push_str(&format!("[{number}]"));
                }
            }
        }
        text.push_str(&answer[at..]);
        (text, citations)
    }
}

impl Reader for Rerun {
    fn whole(&self, answer: &str) -> usize {
        black_box(self.read(answer)).1
    }

    fn streamed<'a>(&self, deltas: impl Iterator<Item = &'a str>) -> usize {
        let mut answer = String::new();
        let mut citations = 0;
        for delta in deltas {
            answer.push_str(delta);
            citations = black_box(self.read(&answer)).1;
        }
        citations
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::Engine, input::answer};

    #[test]
    fn reads_our_answers_as_the_engine_does() {
        let answer = answer(50_000);
        assert_eq!(Rerun::new().text(&answer), Engine::new().text(&answer));
        assert_eq!(Rerun::new().whole(&answer), Engine::new().whole(&answer));
    }
}
