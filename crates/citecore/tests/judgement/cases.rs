//! `judgements.json`: replies as judges write them.

use std::collections::BTreeSet;

use citecore::{Verdict, VerdictReason, VerdictStatus, VerifyOptions, read_judgement};
use serde::Deserialize;

use crate::tables;

#[derive(Deserialize)]
struct Case {
    name: String,
    reply: String,
    verdicts: Vec<Told>,
    threshold: Option<f64>,
    expect: Vec<Option<Expectation>>,
}

/// What a case tells of a verdict.
#[derive(Deserialize)]
struct Told {
    status: VerdictStatus,
    #[serde(default)]
    reasons: Vec<VerdictReason>,
    statement: Option<String>,
    number: Option<usize>,
}

/// What the judge made of a verdict; where there is none, it is as it was.
#[derive(Deserialize)]
struct Expectation {
    status: VerdictStatus,
    support: f64,
    explanation: Option<String>,
}

fn cases() -> Vec<Case> {
    tables::read("judgements.json")
}

impl Told {
    fn verdict(&self, citation: usize) -> Verdict {
        let number = self.number.unwrap_or(citation + 1);
        let support = match self.status {
            VerdictStatus::Accurate => 0.9,
            VerdictStatus::Uncertain => 0.5,
            VerdictStatus::Inaccurate => 0.1,
        };
        Verdict {
            citation,
            statement: self.statement.clone().unwrap_or_else(|| format!("Statement {number}.")),
            number,
            support,
            status: self.status,
            confidence: f64::max(support, 1.0 - support),
            evidence: None,
            reasons: self.reasons.clone(),
            better: None,
            explanation: None,
        }
    }
}

/// What has to come of a verdict.
fn expected(verdict: &Verdict, expect: &Option<Expectation>) -> Verdict {
    let Some(Expectation { status, support, explanation }) = expect else { return verdict.clone() };
    let mut reasons = verdict.reasons.clone();
    if !reasons.contains(&VerdictReason::Judged) {
        reasons.push(VerdictReason::Judged);
    }
    Verdict {
        status: *status,
        support: *support,
        confidence: support.max(1.0 - support),
        explanation: explanation.clone(),
        reasons,
        ..verdict.clone()
    }
}

/// Tables are written in decimals, of which 1 - 0.9 is none.
fn rounded(verdict: Verdict) -> Verdict {
    let round = |number: f64| (number * 1e9).round() / 1e9;
    Verdict { support: round(verdict.support), confidence: round(verdict.confidence), ..verdict }
}

#[test]
fn replies_are_read_as_the_table_says() {
    let mut failures = Vec::new();
    for case in cases() {
        let verdicts: Vec<Verdict> =
            case.verdicts.iter().enumerate().map(|(index, told)| told.verdict(index)).collect();
        assert_eq!(verdicts.len(), case.expect.len(), "{}", case.name);
        let options =
            case.threshold.map_or_else(VerifyOptions::default, |threshold| VerifyOptions { threshold });
        let judged = read_judgement(&case.reply, &verdicts, &options).unwrap();
        let judged: Vec<Verdict> = judged.into_iter().map(rounded).collect();
        let expected: Vec<Verdict> = verdicts
            .iter()
            .zip(&case.expect)
            .map(|(verdict, expect)| rounded(expected(verdict, expect)))
            .collect();
        if judged != expected {
            failures.push(format!("{}: {judged:#?}", case.name));
        }
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn no_two_cases_have_one_name() {
    let mut names = BTreeSet::new();
    for case in cases() {
        assert!(names.insert(case.name.clone()), "{}", case.name);
    }
    assert!(names.len() > 60);
}
