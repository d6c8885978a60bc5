//! What a line answers with a "yes" or a "no" behind a colon: "Setup fee: none".

use super::cell::{Stance, answer, costs, is_otherwise, says_free};
use crate::{
    place::{has, run_start},
    verify::{
        gate::{Case, table::Names},
        term::Term,
        text::{Cell, Text},
    },
    words::is_colon,
};

/// From which share of a claim a line is held to speak of the same.
const LINE_SHARE: f64 = 0.6;

/// What the lines with a colon that are nearest to a claim answer to it.
pub(super) fn told(Case { claim, parts, .. }: Case<'_>) -> Stance {
    let (mut said, mut free) = ([false; 2], false);
    for part in parts {
        if let Some(best) = part.nearest(LINE_SHARE)
            && let Some((label, says)) = line(claim, part.text, best.first)
        {
            said[usize::from(says)] = true;
            free |= !says && costs(&label);
        }
    }
    if said == [false; 2] {
        Stance::Open
    } else if free && says_free(claim) {
        // What has no fee is free.
        Stance::Agrees
    } else if claim.terms.iter().any(is_otherwise) {
        Stance::Open
    } else {
        Stance::by(claim, said)
    }
}

/// A line's label and whether it is answered with "yes": where the claim has all of its words, since "alone" of "Children may swim alone: no"
/// is as much of it as any, and neither denies something nor is more said behind the answer.
fn line<'t>(claim: &Text<'_>, text: &'t Text<'_>, sentence: usize) -> Option<(Cell<'t>, bool)> {
    let begin = text.sentences[sentence].start as usize;
    let written = text.sentence(sentence);
    let value = begin + run_start(written, written.len(), |c| !is_colon(c));
    let (label, answered) = (text.cell(begin..value), text.cell(value..begin + written.len()));
    let names = Names { claim, besides: None };
    let is_said = |term: &Term| names.has(term) && !term.entry.negation && !is_otherwise(term);
    let more = has(answered.written, |c| matches!(c, ',' | '(' | ';' | '，' | '（'));
    if label.terms.is_empty() || more || !label.terms.iter().all(is_said) {
        return None;
    }
    Some((label, answer(&answered)?))
}
