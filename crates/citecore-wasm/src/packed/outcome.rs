//! What goes to JavaScript alone.

use citecore::{
    ClaimVerdict, Context, Corrected, Counts, Message, Outcome, Problem, ProblemCode, Role, Stage,
    StatementStatus, StatementVerdict, TraceEntry, Validation, Verification,
};

use super::{Pack, Packer, choices, pack_answer, packs, records};

choices! {
    ProblemCode { Empty, MissingPrefix, NoCitations, LowCoverage, UnknownSource, LowDiversity }
    Role { System, User, Assistant }
    Stage { Expanded, Retrieved, Selected, Answered, Validated, Verified, Corrected }
    StatementStatus { Supported, Unsupported, Uncertain, Uncited }
}

records! {
    Context { text, sources, style }
}

packs! {
    ClaimVerdict { statement, support, status, confidence, evidence, reasons }
    Corrected { verdicts, statements }
    Message { role, content }
    Problem { code, message, statement }
    StatementVerdict { statement, status, confidence }
    Validation { ok, coverage, distinct_sources, problems }
    Verification { verdicts, statements, accuracy_rate, corrected }
}

impl Pack for Counts {
    fn pack(&self, to: &mut Packer) {
        to.whole(self.iter().count() as u32);
        for (name, count) in self.iter() {
            to.str(name);
            to.number(count as f64);
        }
    }
}

impl Pack for TraceEntry {
    fn pack(&self, to: &mut Packer) {
        self.stage.pack(to);
        self.attempt.pack(to);
        self.counts.pack(to);
        if self.sources.is_empty() {
            to.none()
        } else {
            to.some(&self.sources)
        }
        self.warnings.pack(to);
    }
}

/// What came of an exchange, which is gone then.
pub(crate) fn pack_outcome(outcome: Outcome, to: &mut Packer) {
    let verification = outcome.verification_in_utf16();
    pack_answer(outcome.answer, true, to);
    pack_answer(outcome.original, true, to);
    outcome.validation.pack(to);
    verification.pack(to);
    match outcome.verified {
        Some(verified) => {
            to.byte(1);
            pack_answer(verified, true, to);
        }
        None => to.none(),
    }
    outcome.context.pack(to);
    outcome.attempts.pack(to);
    outcome.fallback.pack(to);
    outcome.incomplete.pack(to);
    outcome.trace.pack(to);
}
