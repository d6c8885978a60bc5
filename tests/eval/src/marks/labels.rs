//! The labels: what is right, found by reading each answer.

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::lines;

const LABELS: &str = include_str!("../../labels/marks.jsonl");

/// The marks of one answer, in order: as many as are right to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Labelled {
    pub(crate) id: String,
    /// How many letters and digits the answer has as its model wrote it: by that it is known again.
    pub(crate) letters: usize,
    pub(crate) marks: Vec<Label>,
}

/// A mark and the statement that it belongs to. Places are counts of [`crate::measure::Measure`] in the answer's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    /// Where the mark stands.
    pub(crate) at: usize,
    /// The number that the model wrote.
    pub(crate) source: usize,
    /// Where the statement begins.
    pub(crate) from: usize,
    /// Where it ends.
    pub(crate) to: usize,
}

/// The labels of all labelled answers.
pub(crate) fn read() -> Result<Vec<Labelled>> {
    lines::read_each(LABELS, "labels/marks.jsonl", |line| Ok(serde_json::from_str(line)?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_labels_hold_together() {
        let all = read().unwrap();
        assert!(!all.is_empty());
        let ids: BTreeSet<_> = all.iter().map(|labelled| &labelled.id).collect();
        assert_eq!(ids.len(), all.len(), "an answer has its labels once");
        for Labelled { id, letters, marks } in &all {
            assert!(!marks.is_empty(), "{id}");
            for mark in marks {
                let ordered = mark.from < mark.to && mark.to <= *letters;
                assert!(
                    ordered && (mark.from..=mark.to).contains(&mark.at) && mark.source > 0,
                    "{id}: {mark:?}"
                );
            }
            for pair in marks.windows(2) {
                let (one, next) = (pair[0], pair[1]);
                let same = (one.from, one.to) == (next.from, next.to);
                assert!(one.at <= next.at, "{id}: {next:?} stands before {one:?}");
                assert!(
                    same || one.to <= next.from,
                    "{id}: {one:?} and {next:?} have statements that overlap"
                );
            }
        }
    }
}
