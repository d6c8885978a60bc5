//! Answers, and what was found out about them.

use std::ops::Range;

use citecore::{
    Answer, Citation, DropReason, Dropped, Evidence, Statement, Verdict, VerdictReason, VerdictStatus,
};

#[cfg(feature = "engine")]
use super::{Pack, Packer};
use super::{Unpack, Unpacker, choices, records};
#[cfg(feature = "engine")]
use crate::units::Units;

choices! {
    DropReason { UnknownSource, ModelReferences, Inaccurate, Duplicate }
    VerdictStatus { Accurate, Inaccurate, Uncertain }
    VerdictReason {
        Supported, NumberMismatch, NegationMismatch, NameMismatch, LowOverlap, BetterSource, TooShort, Judged
    }
}

records! {
    Dropped { raw, at, reason }
    Evidence { original, start, end, text }
    Verdict { citation, statement, number, support, status, confidence, evidence, reasons, better, explanation }
}

/// The statement of a citation that belongs to none.
const NONE: u32 = u32::MAX;

impl Unpack for Citation {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        let [start, end, number, statement] = [(); 4].map(|()| from.whole());
        let statement = (statement != NONE).then_some(statement as usize);
        Self::of(start as usize..end as usize, number as usize, statement)
    }
}

impl Unpack for Statement {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        let range = run(from);
        let needs_citation = from.flag();
        let (own, inherited) = (run(from), run(from));
        Self::of(range, needs_citation, own, inherited)
    }
}

fn run(from: &mut Unpacker<'_>) -> Range<usize> {
    from.value()..from.value()
}

/// Its offsets are UTF-16 code units still: where they matter, [`Answer::from_utf16`] makes bytes of them.
impl Unpack for Answer {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        Self {
            text: from.value(),
            raw: from.value(),
            citations: from.value(),
            references: from.value(),
            uncited: from.value(),
            statements: from.value(),
            dropped: from.value(),
            prefix: from.value(),
            refusal: from.value(),
            known: from.or_default(),
            refusals: from.or_default(),
        }
    }
}

/// An answer with its offsets in UTF-16 code units. `raw` is for those who don't have it already.
#[cfg(feature = "engine")]
pub(crate) fn pack_answer(answer: &Answer, raw: bool, to: &mut Packer) {
    to.str(&answer.text);
    to.str(if raw { &answer.raw } else { "" });
    let mut offsets = Units::of(&answer.text);
    to.whole(answer.citations.len() as u32);
    for citation in &answer.citations {
        to.whole(offsets.at(citation.start()));
        to.whole(offsets.at(citation.end()));
        citation.number().pack(to);
        to.whole(citation.statement().map_or(NONE, |index| index as u32));
    }
    answer.references.pack(to);
    answer.uncited.pack(to);
    to.whole(answer.statements.len() as u32);
    for statement in &answer.statements {
        let (range, own, inherited) = (statement.range(), statement.citations(), statement.inherited());
        to.whole(offsets.at(range.start));
        to.whole(offsets.at(range.end));
        statement.needs_citation().pack(to);
        own.start.pack(to);
        own.end.pack(to);
        inherited.start.pack(to);
        inherited.end.pack(to);
    }
    let mut offsets = Units::of(&answer.raw);
    to.whole(answer.dropped.len() as u32);
    for dropped in &answer.dropped {
        dropped.raw.pack(to);
        to.whole(offsets.at(dropped.at));
        dropped.reason.pack(to);
    }
    answer.prefix.pack(to);
    answer.refusal.pack(to);
    Some(answer.known).filter(|&known| known > 0).pack(to);
    if answer.refusals.is_empty() { to.none() } else { to.some(&answer.refusals) }
}
