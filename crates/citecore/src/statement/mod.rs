//! Statements: the units of an answer that ought to be supported, and the citations that belong to each.

mod abbreviation;
mod sentence;
mod unit;

use std::ops::Range;

pub use sentence::sentences;

use crate::{
    answer::{Citation, Statement},
    prefix::read_prefix,
    refusal::is_refusal,
};
use unit::{Unit, units};

/// The statements of an answer's text, in order; `citations` are told theirs. A refusal needs no citations.
pub(crate) fn statements(text: &str, citations: &mut [Citation], refusal: bool) -> Vec<Statement> {
    let prefix = read_prefix(text, true).unwrap_or(0);
    let mut statements = Vec::new();
    if prefix > 0 {
        let start = prefix - text[..prefix].trim_start().len();
        statements.push(statement(text, start..prefix, false));
    }
    let mut behind = 0;
    for unit in units(text) {
        let start = unit.range.start.max(prefix);
        if start >= unit.range.end {
            continue;
        }
        let first = statements.len();
        for sentence in unit_sentences(text, &unit, start) {
            let needs = !refusal && unit.needs_citation && needs_citation(&text[sentence.clone()]);
            statements.push(statement(text, sentence, needs));
        }
        while let Some(citation) =
            citations.get_mut(behind).filter(|citation| citation.start < unit.range.end)
        {
            let own = (first..statements.len()).find(|&index| {
                let statement = &statements[index];
                (statement.start..statement.end).contains(&citation.start)
            });
            citation.statement = own;
            if let Some(own) = own {
                statements[own].citations.push(behind);
            }
            behind += 1;
        }
        inherit(&mut statements[first..]);
    }
    statements
}

fn statement(text: &str, range: Range<usize>, needs_citation: bool) -> Statement {
    Statement {
        start: range.start,
        end: range.end,
        text: text[range].to_owned(),
        needs_citation,
        citations: Vec::new(),
        inherited: Vec::new(),
    }
}

/// A table row is one statement; everything else is as many as it has sentences.
fn unit_sentences(text: &str, unit: &Unit, start: usize) -> Vec<Range<usize>> {
    let inner = &text[start..unit.range.end];
    let within = |range: Range<usize>| range.start + start..range.end + start;
    if !unit.whole {
        return sentences(inner).into_iter().map(|range| within(without_marker(inner, range))).collect();
    }
    let from = inner.len() - inner.trim_start().len();
    let to = inner.trim_end().len();
    (from < to).then(|| within(from..to)).into_iter().collect()
}

/// A sentence that begins a line of a quotation, without the marker of that.
fn without_marker(text: &str, sentence: Range<usize>) -> Range<usize> {
    let bare = text[sentence.clone()].trim_start_matches(['>', ' ']);
    let begins_line = text[..sentence.start].ends_with('\n');
    if begins_line { sentence.end - bare.len()..sentence.end } else { sentence }
}

/// Does a sentence state something? Questions, lead-ins that end in a colon and refusals don't, nor does what has no words.
fn needs_citation(sentence: &str) -> bool {
    let bare = sentence::without_marks(sentence);
    let end = bare.trim_end_matches(|c: char| c.is_whitespace() || "*_\"'”’»)".contains(c));
    let asks = end.ends_with(['?', '？', '؟']);
    let leads_in = end.ends_with([':', '：']);
    let letters = bare.chars().filter(|c| c.is_alphabetic()).take(2).count();
    letters == 2 && !asks && !leads_in && !is_refusal(&bare)
}

/// A statement without citations of its own may rest on those of the next one that has some.
fn inherit(unit: &mut [Statement]) {
    let mut later: Vec<usize> = Vec::new();
    for statement in unit.iter_mut().rev() {
        if statement.citations.is_empty() {
            statement.inherited.clone_from(&later);
        } else {
            later.clone_from(&statement.citations);
        }
    }
}
