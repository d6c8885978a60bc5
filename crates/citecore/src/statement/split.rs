//! Splitting an answer's text into statements, and sharing out the citations among them.

use std::ops::Range;

use super::{
    Statement,
    need::{leads_in, only_cites, states_something, waive_answers, waive_courtesies, waive_refusals},
    sentence::{Sentences, trimmed},
    unit::{Unit, each_unit},
};
use crate::{
    citation::Citation,
    offset, place,
    prefix::read_prefix,
    refusal::{is_aside, is_offer, refuses_up_to},
};

/// The statements of an answer's text, in order, and whether it is a refusal: it begins by refusing, and states nothing else.
/// `citations` are told their statements; `refusals` are phrases that refuse beside those that the engine knows.
pub(crate) fn statements(
    text: &str,
    citations: &mut [Citation],
    refusals: &[String],
) -> (Vec<Statement>, bool) {
    let refused = refuses_up_to(text, refusals);
    let (statements, refusal) = split(text, citations, refusals, refused);
    if refusal || refused.is_none() || citations.is_empty() {
        return (statements, refusal);
    }
    // A refusal may carry a mark. What cites something beside it is an answer.
    split(text, citations, refusals, None)
}

/// `refused`: the text is taken for a refusal, which is one up to there.
#[cfg_attr(hot_paths, optimize(speed))]
fn split(
    text: &str,
    citations: &mut [Citation],
    refusals: &[String],
    refused: Option<usize>,
) -> (Vec<Statement>, bool) {
    let prefix = read_prefix(text, true).unwrap_or(0);
    let mut statements = Vec::new();
    if prefix > 0 {
        let start = prefix - text[..prefix].trim_start().len();
        statements.push(Statement::new(start..prefix, false));
    }
    let mut behind = 0;
    // The first statement of the paragraph or item before.
    let mut paragraph = 0;
    // What a refusal asks for, and what is offered, may be a list.
    let mut asked_for = false;
    each_unit(text, |unit| {
        let start = unit.range.start.max(prefix);
        if start >= unit.range.end {
            return;
        }
        let first = statements.len();
        let mut push = |range: Range<usize>| {
            if !range.is_empty() {
                let needs = unit.needs_citation && states_something(&text[range.clone()]);
                offset::push(&mut statements, Statement::new(range, needs));
            }
        };
        if unit.whole {
            push(trimmed(text, start..unit.range.end));
        } else {
            let prose = &text[start..unit.range.end];
            let sentences = if unit.item { Sentences::of_item(prose) } else { Sentences::new(prose) };
            for sentence in sentences {
                push(without_marker(text, sentence.start + start..sentence.end + start));
            }
        }
        behind = share_out(&mut statements[first..], first, citations, behind, &unit);
        let own = &mut statements[first..];
        waive_refusals(text, own, refusals, refused, asked_for && unit.item);
        let last = own.last().map_or("", |last| &text[last.range()]);
        asked_for = (asked_for && unit.item)
            || leads_in(last) && (is_offer(last) || refused.is_some() && is_aside(last, refusals));
        waive_answers(text, own);
        // What is nothing but marks, or tells the source and nothing else, stands behind the paragraph before it.
        let only_cites = matches!(own, [own] if only_cites(&text[own.range()]));
        if only_cites {
            own[0].waive_citation();
        }
        inherit(&mut statements[if only_cites { paragraph } else { first }..]);
        paragraph = if unit.needs_citation { first } else { statements.len() };
    });
    waive_courtesies(text, &mut statements);
    let refusal = refused.is_some() && !statements.iter().any(Statement::needs_citation);
    (statements, refusal)
}

/// Gives the citations of a unit to the statements that they stand in; `behind` is the first of them. Gives the first behind
/// the unit.
fn share_out(
    statements: &mut [Statement],
    first: usize,
    citations: &mut [Citation],
    behind: usize,
    unit: &Unit,
) -> usize {
    let mut own = 0;
    let mut index = behind;
    while let Some(citation) = citations.get_mut(index)
        && citation.start() < unit.range.end
    {
        while statements.get(own).is_some_and(|statement| statement.range().end <= citation.start()) {
            own += 1;
        }
        if let Some(statement) = statements.get_mut(own)
            && statement.range().contains(&citation.start())
        {
            citation.set_statement(first + own);
            statement.take(index);
        }
        index += 1;
    }
    index
}

/// A sentence that begins a line of a quotation, without the marker of that.
fn without_marker(text: &str, sentence: Range<usize>) -> Range<usize> {
    if text.as_bytes()[..sentence.start].last() != Some(&b'\n') {
        return sentence;
    }
    let bare = place::without_first(&text[sentence.clone()], |c| matches!(c, '>' | ' '));
    sentence.end - bare.len()..sentence.end
}

/// A statement without citations of its own may rest on those of the next one that has some.
fn inherit(unit: &mut [Statement]) {
    let mut later = 0..0;
    for statement in unit.iter_mut().rev() {
        if statement.citations().is_empty() {
            statement.inherit(later.clone());
        } else {
            later = statement.citations();
        }
    }
}
