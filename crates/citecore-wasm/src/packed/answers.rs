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

/// Its offsets are UTF-16 code units still: [`Answer::from_utf16`] makes bytes of them, and refuses what no answer can have.
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

/// Room for what an answer has beside its rows, in bytes.
#[cfg(feature = "engine")]
const ROOM: usize = 32 << 10;

/// An answer with its offsets in UTF-16 code units. `raw` is for those who don't have it already. Of citations and statements
/// there may be very many: they are rows of whole numbers, which stay where they are as the text does.
#[cfg(feature = "engine")]
pub(crate) fn pack_answer(answer: Answer, raw: bool, to: &mut Packer) {
    let (citations, statements) = rows(&answer);
    to.reserve(ROOM);
    to.stays(answer.text.as_bytes());
    to.str(if raw { &answer.raw } else { "" });
    to.stays(citations.as_flattened());
    answer.references.pack(to);
    answer.uncited.pack(to);
    to.stays(statements.as_flattened());
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
    if answer.refusals.is_empty() {
        to.none()
    } else {
        to.some(&answer.refusals)
    }
    to.lend((answer.text, citations, statements));
}

/// Where a citation stands, its number and its statement; where a statement stands, which citations it has, and what it is: 1
/// where it needs one, and 2 where it inherits those that it has. Both lists are in the order of the text, which is gone through
/// once.
#[cfg(feature = "engine")]
#[cfg_attr(hot_paths, optimize(speed))]
fn rows(answer: &Answer) -> (Vec<[u32; 4]>, Vec<[u32; 5]>) {
    let mut offsets = Units::of(&answer.text);
    let mut citations = Vec::with_capacity(answer.citations.len());
    let mut statements = Vec::with_capacity(answer.statements.len());
    let mut left = answer.citations.as_slice();
    let mut cite = |offsets: &mut Units<'_>, up_to: usize| {
        while let Some((citation, later)) = left.split_first()
            && citation.start() < up_to
        {
            left = later;
            let statement = citation.statement().map_or(NONE, |index| index as u32);
            let start = offsets.at(citation.start());
            // All of its bytes are ASCII.
            let end = start + citation.range().len() as u32;
            citations.push([start, end, citation.number() as u32, statement]);
        }
    };
    for statement in &answer.statements {
        let (range, own, inherited) = (statement.range(), statement.citations(), statement.inherited());
        cite(&mut offsets, range.start);
        let start = offsets.at(range.start);
        cite(&mut offsets, range.end);
        let inherits = own.is_empty();
        let run = if inherits { inherited } else { own };
        let kind = u32::from(statement.needs_citation()) | u32::from(inherits) << 1;
        statements.push([start, offsets.at(range.end), run.start as u32, run.end as u32, kind]);
    }
    cite(&mut offsets, usize::MAX);
    (citations, statements)
}
