//! What a line answers with a "yes" or a "no" behind a colon: "Setup fee: none".

use super::cell::{Told, answer, costs, is_otherwise, says_free};
use crate::{
    place::run_start,
    verify::{
        gate::{Case, table::Names},
        text::{Cell, Text},
    },
};

/// From which share of a claim a line is held to speak of the same.
const LINE_SHARE: f64 = 0.6;

/// Tells it, by the nearest lines.
pub(super) fn told(Case { claim, parts, .. }: Case<'_>) -> Told {
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
        Told::Open
    } else if free && says_free(claim) {
        // What has no fee is free.
        Told::Agrees
    } else if claim.terms.iter().any(is_otherwise) {
        Told::Open
    } else {
        Told::by(claim, said)
    }
}

/// A line's label and whether it is answered with "yes", where the claim names most of it.
fn line<'t>(claim: &Text<'_>, text: &'t Text<'_>, sentence: usize) -> Option<(Cell<'t>, bool)> {
    let begin = text.sentences[sentence].start as usize;
    let written = text.sentence(sentence);
    let value = begin + run_start(written, written.len(), |c| !matches!(c, ':' | '：'));
    let label = text.cell(begin..value);
    let names = Names { claim, besides: None };
    if !names.has_most(&label) {
        return None;
    }
    Some((label, answer(&text.cell(value..begin + written.len()))?))
}
