//! What verification found, for the page's listeners.

use citecore::{
    Corrected, Evidence, StatementStatus, StatementVerdict, Verdict, VerdictReason, VerdictStatus,
    Verification,
};
use wasm_bindgen::JsValue;

use super::write::{count, list, number, object};

/// A verification whose offsets count UTF-16 code units already.
pub(super) fn verification(verification: &Verification) -> JsValue {
    let Verification { verdicts, statements, accuracy_rate, corrected: left } = verification;
    object(&[
        ("verdicts", list(verdicts, verdict)),
        ("statements", list(statements, statement)),
        ("accuracyRate", number(*accuracy_rate)),
        ("corrected", left.as_ref().map(corrected).into()),
    ])
}

fn corrected(corrected: &Corrected) -> JsValue {
    let Corrected { verdicts, statements } = corrected;
    object(&[("verdicts", list(verdicts, verdict)), ("statements", list(statements, statement))])
}

fn verdict(verdict: &Verdict) -> JsValue {
    let Verdict {
        citation,
        statement,
        number: cited,
        support,
        status,
        confidence,
        evidence: part,
        reasons,
        better,
        explanation,
    } = verdict;
    let status = match status {
        VerdictStatus::Accurate => "accurate",
        VerdictStatus::Inaccurate => "inaccurate",
        VerdictStatus::Uncertain => "uncertain",
    };
    object(&[
        ("citation", count(*citation)),
        ("statement", statement.into()),
        ("number", count(*cited)),
        ("support", number(*support)),
        ("status", status.into()),
        ("confidence", number(*confidence)),
        ("evidence", part.as_ref().map(evidence).into()),
        ("reasons", list(reasons, |reason| reason_of(*reason).into())),
        ("better", better.as_ref().map(evidence).into()),
        ("explanation", explanation.as_ref().into()),
    ])
}

fn reason_of(reason: VerdictReason) -> &'static str {
    match reason {
        VerdictReason::Supported => "supported",
        VerdictReason::NumberMismatch => "number-mismatch",
        VerdictReason::NegationMismatch => "negation-mismatch",
        VerdictReason::NameMismatch => "name-mismatch",
        VerdictReason::LowOverlap => "low-overlap",
        VerdictReason::BetterSource => "better-source",
        VerdictReason::TooShort => "too-short",
        VerdictReason::Judged => "judged",
    }
}

fn evidence(evidence: &Evidence) -> JsValue {
    let Evidence { original, start, end, text } = evidence;
    object(&[
        ("original", count(*original)),
        ("start", count(*start)),
        ("end", count(*end)),
        ("text", text.into()),
    ])
}

fn statement(told: &StatementVerdict) -> JsValue {
    let StatementVerdict { statement, status, confidence } = told;
    let status = match status {
        StatementStatus::Supported => "supported",
        StatementStatus::Unsupported => "unsupported",
        StatementStatus::Uncertain => "uncertain",
        StatementStatus::Uncited => "uncited",
    };
    object(&[
        ("statement", count(*statement)),
        ("status", status.into()),
        ("confidence", number(*confidence)),
    ])
}
