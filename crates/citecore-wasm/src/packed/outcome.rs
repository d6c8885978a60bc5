//! What goes to JavaScript alone.

use citecore::{
    Context, Counts, Message, Outcome, Problem, ProblemCode, Role, Stage, TraceEntry, Validation,
};

use super::{Pack, Packer, choices, pack_answer, packs, records};

choices! {
    ProblemCode { Empty, MissingPrefix, NoCitations, LowCoverage, UnknownSource, LowDiversity }
    Role { System, User, Assistant }
    Stage { Expanded, Retrieved, Selected, Answered, Validated }
}

records! {
    Context { text, sources, style }
}

packs! {
    Message { role, content }
    Problem { code, message, statement }
    Validation { ok, coverage, distinct_sources, problems }
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

impl Pack for Outcome {
    fn pack(&self, to: &mut Packer) {
        pack_answer(&self.answer, true, to);
        pack_answer(&self.original, true, to);
        self.validation.pack(to);
        self.context.pack(to);
        self.attempts.pack(to);
        self.fallback.pack(to);
        self.incomplete.pack(to);
        self.trace.pack(to);
    }
}
