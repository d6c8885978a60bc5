//! Splitting an answer's text into statements, and sharing out the citations among them.

use std::ops::Range;

use super::{
    Statement,
    sentence::{Sentences, without_marks_behind},
    unit::{Unit, each_unit},
};
use crate::{citation::Citation, offset, prefix::read_prefix, refusal::is_refusal, words::is_letter};

/// The statements of an answer's text, in order; `citations` are told theirs. A refusal needs no citations; `refusals` are
/// phrases that refuse beside those that the engine knows.
pub(crate) fn statements(
    text: &str,
    citations: &mut [Citation],
    refusal: bool,
    refusals: &[String],
) -> Vec<Statement> {
    let prefix = read_prefix(text, true).unwrap_or(0);
    let mut statements = Vec::new();
    if prefix > 0 {
        let start = prefix - text[..prefix].trim_start().len();
        statements.push(Statement::new(start..prefix, false));
    }
    let mut behind = 0;
    each_unit(text, |unit| {
        let start = unit.range.start.max(prefix);
        if start >= unit.range.end {
            return;
        }
        let first = statements.len();
        let mut push = |range: Range<usize>| {
            if !range.is_empty() {
                let needs = !refusal && unit.needs_citation && states_something(&text[range.clone()]);
                offset::push(&mut statements, Statement::new(range, needs));
            }
        };
        if unit.whole {
            let inner = &text[start..unit.range.end];
            let from = unit.range.end - inner.trim_start().len();
            let to = start + inner.trim_end().len();
            push(from.min(to)..to);
        } else {
            for sentence in Sentences::new(&text[start..unit.range.end]) {
                push(without_marker(text, sentence.start + start..sentence.end + start));
            }
        }
        behind = share_out(&mut statements[first..], first, citations, behind, &unit);
        let own = &mut statements[first..];
        // What cites its source doesn't refuse.
        for statement in own.iter_mut().filter(|own| own.needs_citation() && own.citations().is_empty()) {
            if is_refusal(&text[statement.range()], refusals) {
                statement.needs_none();
            }
        }
        inherit(own);
    });
    statements
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
            citation.belongs_to(first + own);
            statement.take(index);
        }
        index += 1;
    }
    index
}

/// A sentence that begins a line of a quotation, without the marker of that.
fn without_marker(text: &str, sentence: Range<usize>) -> Range<usize> {
    if !text[..sentence.start].ends_with('\n') {
        return sentence;
    }
    let bare = text[sentence.clone()].trim_start_matches(['>', ' ']);
    sentence.end - bare.len()..sentence.end
}

/// Does a sentence state something? Questions and lead-ins that end in a colon don't, nor does what has no words.
fn states_something(sentence: &str) -> bool {
    let decorates = |c: char| c.is_whitespace() || matches!(c, '*' | '_' | ')');
    let quotes = |c: char| matches!(c, '"' | '\'' | '”' | '’' | '»');
    let whole = without_marks_behind(sentence, decorates);
    let end = without_marks_behind(whole, |c| decorates(c) || quotes(c));
    // A question that a sentence ends by quoting isn't its own.
    let quotes_last = || whole.ends_with(quotes) && !sentence.starts_with(['"', '“', '„', '«', '\'', '‘']);
    let asks = end.ends_with(['?', '？', '؟']) && !quotes_last();
    let leads_in = end.ends_with([':', '：']);
    !asks && !leads_in && has_letters(sentence)
}

/// Are there two letters or more?
fn has_letters(text: &str) -> bool {
    // There may be much without any, which is told by vectors of bytes.
    let may_be = |byte: &u8| (byte | 0x20).wrapping_sub(b'a') < 26 || !byte.is_ascii();
    let vectors = text.as_bytes().chunks_exact(16);
    let bare = vectors.take_while(|bytes| !bytes.iter().fold(false, |any, byte| any | may_be(byte))).count();
    text[16 * bare..].chars().filter(|&c| is_letter(c)).nth(1).is_some()
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
