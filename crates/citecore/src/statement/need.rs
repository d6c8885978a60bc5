//! Which statements need a citation: those that state something.
//!
//! A question, a lead-in or a link doesn't, whatever stands around it. What refuses, greets or only says "yes" is waived by where it stands.

use super::{
    Statement,
    attribution::{is_attribution, without_attribution},
    canonical::without_marks_behind,
    ending::ends_quotation,
    sentence::Sentences,
};
use crate::{
    find,
    mark::{Cursor, begins_address, ends_address, read_target},
    phrases, place,
    prefix::read_prefix,
    refusal::{is_aside, is_courtesy, is_refusal, states_all_the_same},
    verify::answered,
    words::{is_colon, is_letter, is_letter_or_digit, is_question_mark},
};

/// Does a sentence state something? Questions and lead-ins that end in a colon don't, nor does what has no words of its own, as code has
/// none.
pub(super) fn states_something(sentence: &str) -> bool {
    if matches!(sentence.as_bytes(), [b'!' | b'[' | b'<' | b'h' | b'w', ..]) && only_links(sentence) {
        return false;
    }
    // What a model begins with it may write twice.
    if is_formula(sentence)
        || is_html_heading(sentence)
        || sentence.starts_with('(') && read_prefix(sentence, true) == Ok(sentence.len())
    {
        return false;
    }
    // A full stop at the very end, as most have, leaves the words alone to be looked at.
    if sentence.ends_with('.') || sentence.ends_with('。') {
        return has_letters(sentence, false);
    }
    let whole = without_marks_behind(sentence, decorates);
    let end = without_marks_behind(whole, |c| decorates(c) || ends_quotation(c));
    if leads_in(end) && without_attribution(sentence).len() < sentence.len() {
        return states_something(without_attribution(sentence));
    }
    // A question that a sentence ends by quoting isn't its own.
    let opens = |c: char| matches!(c, '"' | '“' | '„' | '«' | '\'' | '‘' | '「' | '『');
    let quotes_last = || place::ends(whole, ends_quotation) && !place::begins(sentence, 0, opens);
    // "Does it?!" asks, too.
    let asks = place::ends(place::without_last(end, exclaims), is_question_mark) && !quotes_last();
    !asks && !leads_in(end) && has_letters(sentence, false)
}

/// Is it a formula that stands by itself?
fn is_formula(sentence: &str) -> bool {
    sentence.starts_with("$$") && sentence.ends_with("$$")
        || sentence.starts_with("\\[") && sentence.ends_with("\\]")
}

/// Is it a heading in HTML, or what a reader unfolds something by, and no more?
fn is_html_heading(sentence: &str) -> bool {
    const OPENING: &str = "<summary|<h1|<h2|<h3|<h4|<h5|<h6|<details>\n<summary";
    const CLOSING: &str = "</summary>|</h1>|</h2>|</h3>|</h4>|</h5>|</h6>";
    let closes = |at: usize| phrases::is_phrase(CLOSING, &sentence[at..]);
    // All that is asked of most sentences
    sentence.starts_with('<')
        && phrases::phrase_at(sentence, 0, OPENING) > 0
        && find::find(sentence, "</").is_some_and(closes)
}

/// May it stand behind what ends a sentence?
fn decorates(c: char) -> bool {
    c.is_whitespace() || matches!(c, '*' | '_' | ')' | ',')
}

/// Is a sentence nothing but images, links, addresses and tags?
fn only_links(sentence: &str) -> bool {
    let mut cursor = Cursor::new(sentence, true);
    while let Ok(Some(c)) = cursor.peek() {
        let rest = cursor.rest();
        if c == '[' {
            let behind = place::run_end(rest, 0, |c| c != ']');
            let Some(target) = rest.get(behind + 1..) else { return false };
            cursor.at += behind + 1;
            match read_target(target, true) {
                Ok((length, _)) => cursor.at += length,
                // A mark has no letters either.
                Err(_) if place::letters(&rest[..behind]) > 0 => return false,
                Err(_) => {}
            }
        } else if let [b'<', b'/' | b'a'..=b'z' | b'A'..=b'Z', ..] = rest.as_bytes() {
            let behind = place::run_end(rest, 0, |c| c != '>');
            if behind == rest.len() {
                return false;
            }
            cursor.at += behind + 1;
        } else if begins_address(&mut cursor) == Ok(true) {
            cursor.at += place::run_end(cursor.rest(), 0, |c| !ends_address(c, &mut 0));
        } else if c.is_alphanumeric() {
            return false;
        } else {
            cursor.at += c.len_utf8();
        }
    }
    true
}

fn exclaims(c: char) -> bool {
    matches!(c, '!' | '！')
}

/// Does a sentence, without what decorates its end, lead in what follows?
pub(super) fn leads_in(sentence: &str) -> bool {
    place::ends(sentence, is_colon)
}

/// Are there two letters or more, those of code spans being some or none?
fn has_letters(text: &str, in_code: bool) -> bool {
    let [first, second, ..] = text.as_bytes() else { return false };
    // Most begin with two.
    if first.is_ascii_alphabetic() && second.is_ascii_alphabetic() {
        return true;
    }
    let mut sentences = Sentences::new(text);
    let (mut at, mut letters) = (0, 0);
    while let Some(c) = place::char_at(text, at) {
        at = if c == '`' && !in_code { sentences.behind_code(at) } else { at + c.len_utf8() };
        letters += usize::from(is_letter(c));
        if letters == 2 {
            return true;
        }
    }
    false
}

/// Does a statement give the source of what stands before it, and no more?
pub(crate) fn only_cites(statement: &str) -> bool {
    is_attribution(statement) || statement.starts_with('[') && !has_letters(statement, true)
}

/// Statements that refuse need no citation. `asked_for`: they are items of what a refusal asks for, or of an offer.
pub(super) fn waive_refusals(
    text: &str,
    statements: &mut [Statement],
    refusals: &[String],
    refused: Option<usize>,
    asked_for: bool,
) {
    // What cites its source in an answer doesn't refuse, nor does what cites it for a figure.
    let may_refuse = |own: &Statement| {
        own.citations().is_empty() || (refused.is_some() && !has_figures(&text[own.range()]))
    };
    // In an answer, what states nothing beside a refusal stands right behind it.
    let mut behind_refusal = refused.is_some();
    for statement in statements.iter_mut().filter(|own| own.needs_citation()) {
        let sentence = &text[statement.range()];
        let refuses = || match refused {
            _ if asked_for => true,
            Some(end) => statement.range().start < end,
            None => is_refusal(sentence, refusals),
        };
        let waives = may_refuse(statement)
            && (refuses() || behind_refusal && is_aside(sentence, refusals))
            && !states_all_the_same(sentence, refusals);
        if waives {
            statement.waive_citation();
        }
        behind_refusal = waives || refused.is_some();
    }
}

/// Has a sentence numbers other than those of its marks?
fn has_figures(sentence: &str) -> bool {
    let mut before = b' ';
    sentence.bytes().any(|byte| {
        let begins = byte.is_ascii_digit() && !matches!(before, b'[' | b'0'..=b'9');
        before = byte;
        begins
    })
}

/// The longest "Yes." before another sentence with its emphasis and signs, in bytes.
const LONGEST_YES: usize = 32;

/// A "Yes." needs no citation before a statement that does.
pub(super) fn waive_answers(text: &str, statements: &mut [Statement]) {
    for at in 1..statements.len() {
        let before = &text[statements[at - 1].range()];
        if before.len() <= LONGEST_YES
            && statements[at].needs_citation()
            && answered(place::trimmed(before, |c| !is_letter_or_digit(c))).is_some()
        {
            statements[at - 1].waive_citation();
        }
    }
}

/// What an answer begins and ends with out of courtesy needs no citation. In its middle, "Certainly." may answer a question.
pub(super) fn waive_courtesies(text: &str, statements: &mut [Statement]) {
    let last = statements.len().saturating_sub(1);
    for end in [0, last] {
        for at in 0..statements.len() {
            // From the first on, then from the last back.
            let statement = &mut statements[at.abs_diff(end)];
            let says =
                || without_marks_behind(&text[statement.range()], |c| !is_letter_or_digit(c) && c != ']');
            if statement.needs_citation() && !is_courtesy(says()) {
                break;
            }
            statement.waive_citation();
        }
    }
}
