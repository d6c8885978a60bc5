//! What an exchange did, for the log: counts alone, nothing that a reader or a model wrote, and no names of documents.

use citecore::{DropReason, Outcome, ProblemCode, Stage, TraceEntry, VerdictStatus};

/// What came of an exchange, in a word.
pub(crate) fn result(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome { fallback: true, .. } => "fallback",
        Outcome { incomplete: true, .. } => "incomplete",
        outcome if outcome.answer.refusal => "refused",
        _ => "answered",
    }
}

/// The name of what an answer lacks.
pub(crate) fn name(code: ProblemCode) -> &'static str {
    match code {
        ProblemCode::Empty => "empty",
        ProblemCode::MissingPrefix => "missing-prefix",
        ProblemCode::NoCitations => "no-citations",
        ProblemCode::LowCoverage => "low-coverage",
        ProblemCode::UnknownSource => "unknown-source",
        ProblemCode::LowDiversity => "low-diversity",
    }
}

/// Logs what an exchange did, and warns of an answer that cites nothing, or fewer sources than are asked for.
pub(crate) fn log(route: &str, outcome: &Outcome) {
    let answer = &outcome.answer;
    let stage = |stage| outcome.trace.iter().find(|entry| entry.stage == stage);
    let passages = |entry: Option<&TraceEntry>| entry.map_or(0, |entry| entry.counts.get("passages"));
    let (retrieved, selected) = (stage(Stage::Retrieved), stage(Stage::Selected));
    let verdicts = outcome.verification.iter().flat_map(|found| &found.verdicts);
    let verified = |status| verdicts.clone().filter(|verdict| verdict.status == status).count();
    tracing::info!(
        route,
        result = result(outcome),
        attempts = outcome.attempts,
        found = passages(retrieved),
        found_sources = distribution(retrieved).len(),
        selected = passages(selected),
        distribution = distribution(selected).join(","),
        citations = answer.citations.len(),
        cited_sources = answer.references.len(),
        // By the numbers of the references: which source rules an answer.
        cited = answer.references.iter().map(|one| one.occurrences.to_string()).collect::<Vec<_>>().join(","),
        unknown = answer.dropped.iter().filter(|one| one.reason == DropReason::UnknownSource).count(),
        accurate = outcome.verification.as_ref().map(|_| verified(VerdictStatus::Accurate)),
        inaccurate = outcome.verification.as_ref().map(|_| verified(VerdictStatus::Inaccurate)),
        uncertain = outcome.verification.as_ref().map(|_| verified(VerdictStatus::Uncertain)),
        ok = outcome.validation.ok,
        "an exchange came to its end"
    );
    for problem in &outcome.validation.problems {
        let cited_sources = answer.references.len();
        match problem.code {
            ProblemCode::NoCitations => tracing::warn!(route, "no citations found"),
            ProblemCode::LowDiversity => {
                tracing::warn!(
                    route,
                    cited_sources,
                    "low diversity: fewer sources are cited than are asked for"
                );
            }
            _ => {}
        }
    }
}

/// The passages of each source that a stage had, most first.
fn distribution(entry: Option<&TraceEntry>) -> Vec<String> {
    let mut counts: Vec<u64> =
        entry.iter().flat_map(|entry| entry.sources.iter().map(|(_, count)| count)).collect();
    counts.sort_unstable_by(|one, other| other.cmp(one));
    counts.iter().map(u64::to_string).collect()
}
