//! Verdicts, as a case tells them.

use citecore::{Answer, Citation, Verdict, VerdictReason, VerdictStatus};
use serde::Deserialize;

/// What a case tells of a verdict; the rest follows from it and from the answer.
#[derive(Deserialize)]
pub(crate) struct Told {
    citation: usize,
    status: VerdictStatus,
}

impl Told {
    pub(crate) fn verdict(&self, answer: &Answer) -> Verdict {
        let cited = answer.citations.get(self.citation);
        let statement = cited.and_then(Citation::statement).map(|index| &answer.statements[index]);
        let support = match self.status {
            VerdictStatus::Accurate => 0.9,
            VerdictStatus::Uncertain => 0.5,
            VerdictStatus::Inaccurate => 0.1,
        };
        Verdict {
            citation: self.citation,
            statement: statement
                .map_or_else(String::new, |statement| answer.text[statement.range()].to_owned()),
            number: cited.map_or(0, Citation::number),
            support,
            status: self.status,
            confidence: f64::max(support, 1.0 - support),
            evidence: None,
            reasons: vec![VerdictReason::Judged],
            better: None,
            explanation: None,
        }
    }
}
