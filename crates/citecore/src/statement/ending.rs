//! What a sentence may end with, and whether it does.

use std::ops::Range;

use super::{
    abbreviation::{is_no_abbreviation, may_end},
    attribution::{behind_attribution, leads_in},
    canonical::{behind_line_of_marks, behind_marks, is_blank, without_marks_behind},
    label::{LONGEST_NUMBER, is_number, is_title},
};
use crate::{
    mark::floor_boundary,
    phrases, place,
    words::{is_capital, is_hangul, is_small, is_unspaced},
};

/// How far a word is looked for, in bytes: behind a full stop, and before a quotation.
pub(super) const WORD_REACH: usize = 40;

/// What ends sentences.
pub(super) const TERMINATORS: &[char] =
    &['.', '!', '?', '…', '。', '！', '？', '｡', '।', '॥', '۔', '؟', '։', '።', '။'];

/// Does a sentence end at this place? Told where a few bytes do: a full stop ends the text, stands within a word or a number, or
/// has a mark before it and a capital letter behind.
pub(super) fn plain_stop(sentence: &[u8], stop: usize) -> Option<bool> {
    let (before, stop) = sentence.split_at(stop);
    match *stop {
        [b'.'] => Some(true),
        // Behind a mark, a capital letter begins a sentence without a space, too.
        [b'.', b'A'..=b'Z', ..] if before.ends_with(b"]") => None,
        [b'.', next, ..] if next.is_ascii_alphanumeric() => Some(false),
        [b'.', b' ', b'A'..=b'Z', ..] if before.len() > LONGEST_NUMBER && before.ends_with(b"]") => {
            Some(true)
        }
        _ => None,
    }
}

/// Is it a full stop, or another sign that sentences end in? That of full width ends none by itself, since it stands in numbers too.
pub(crate) fn is_full_stop(c: char) -> bool {
    c == '．' || is_terminator(c)
}

pub(super) fn is_terminator(c: char) -> bool {
    if c.is_ascii() { matches!(c, '.' | '!' | '?') } else { TERMINATORS.contains(&c) }
}

/// Ends a sentence whatever follows.
fn ends_unspaced(c: char) -> bool {
    !c.is_ascii() && c != '…' && is_terminator(c)
}

fn closes(c: char) -> bool {
    matches!(c, '"' | '\'' | '”' | '“' | '’' | '»' | ')' | '）' | '」' | '』' | '】' | '*' | '_' | '›')
}

/// Where what closes with a full stop ends: quotation marks, brackets, emphasis. `quoted`: a straight quotation mark is open.
fn closing_end(text: &str, from: usize, mut quoted: bool) -> usize {
    let mut at = from;
    for c in text[from..].chars() {
        let behind = at + c.len_utf8();
        // German closes with the mark that others open with; a word right behind it tells.
        let opens = c == '“' || (c == '"' && !quoted);
        if !closes(c) || (opens && place::begins(text, behind, char::is_alphanumeric)) {
            break;
        }
        quoted ^= c == '"';
        at = behind;
    }
    at
}

/// Does it close a quotation?
pub(super) fn ends_quotation(c: char) -> bool {
    matches!(c, '"' | '\'' | '”' | '“' | '’' | '」' | '』' | '»')
}

/// What may be the end of a sentence.
pub(super) struct Ending {
    start: usize,
    /// Behind the full stops and what closes with them.
    closed: usize,
    /// Behind the marks that follow.
    pub(super) marks: usize,
}

impl Ending {
    /// Reads what stands at a full stop of the sentence that begins at that place.
    pub(super) fn read(text: &str, sentence: usize, start: usize, quoted: bool) -> Self {
        // Most full stops have a space and a word behind them.
        if let [b'.', b' ', word, ..] = &text.as_bytes()[start..]
            && word.is_ascii_alphanumeric()
            && !leads_in(&text.as_bytes()[start + 2..])
        {
            return Self { start, closed: start + 1, marks: start + 1 };
        }
        let stops = place::run_end(text, start, is_terminator);
        let mut closed = closing_end(text, stops, quoted);
        // French sets a space before the closing mark of a quotation.
        let spaced = place::without_first(&text[stops..], |c| matches!(c, ' ' | '\u{a0}' | '\u{202f}'));
        if spaced.starts_with('»') {
            closed = closing_end(text, text.len() - spaced.len(), quoted);
        }
        let mut marks = behind_marks(text, closed);
        if marks > closed && leads_sentence(text, sentence, closed..marks) {
            return Self { start, closed, marks: closed };
        }
        if marks == closed {
            // "It works! 🎉 [1]"
            let signs = place::run_end(text, closed, |c| is_blank(c) || is_pictograph(c));
            marks = Some(behind_marks(text, signs)).filter(|&marks| marks > signs).unwrap_or(closed);
        }
        while let Some(behind) = behind_line_of_marks(text, marks).or_else(|| behind_attribution(text, marks))
        {
            marks = behind;
        }
        if marks > closed {
            marks = closing_end(text, place::run_end(text, marks, |c| matches!(c, '.' | '。')), quoted);
        }
        Self { start, closed, marks }
    }

    /// `begins_item`: the sentence begins an item of a list.
    pub(super) fn ends_sentence(
        &self,
        text: &str,
        sentence_start: usize,
        loose: bool,
        begins_item: bool,
    ) -> bool {
        let rest = &text[self.marks..];
        let ahead = rest.trim_start();
        if ahead.is_empty() {
            return true;
        }
        let stops = &text[self.start..self.closed];
        if stops != "." {
            if goes_on_behind_quotation(stops, rest, ahead) {
                return false;
            }
            if place::has(stops, ends_unspaced) {
                return true;
            }
        }
        let cited = self.marks > self.closed;
        let spaced = ahead.len() < rest.len();
        // A sentence's first word is near: a long run without any must not be read again at each of its full stops.
        let near = &ahead[..floor_boundary(ahead, WORD_REACH)];
        let before = &text[sentence_start..self.start];
        if !spaced && rest.as_bytes().first().is_some_and(u8::is_ascii_punctuation) {
            return false;
        }
        let word_at = place::run_end(near, 0, |c| !c.is_alphanumeric() && !c.is_whitespace());
        let first = place::char_at(near, word_at);
        if !spaced {
            let unspaced = first.is_some_and(is_east_asian)
                && place::ends(without_marks_behind(before, |_| false), is_east_asian);
            let capital =
                (cited || before.ends_with(']')) && first.is_some_and(|c| c.is_alphabetic() && !is_small(c));
            return unspaced || capital;
        }
        // "Yahoo!" is a name.
        let end = if stops == "!" { self.closed } else { self.start };
        let word = place::last_word(&text[sentence_start..end]);
        let second = || place::last_word(text[sentence_start..end - word.len()].trim_end());
        // What has a capital letter further on, and code, begin sentences as they are: iOS, eBay, `secret`.
        let named = || {
            let word = &near[word_at..place::run_end(near, word_at, char::is_alphanumeric)];
            near.as_bytes()[..word_at].contains(&b'`') || place::has(word, is_capital)
        };
        if first.is_some_and(is_small) && !named() {
            // A mark between the full stop and a small letter tells, where none of the abbreviations stands before it. A question may be
            // a part of a sentence: "why?[1]" or "how?[2]".
            let tells = cited
                && stops.starts_with('.')
                && place::letters(word) > LONGEST_SHORT
                && may_end(word, &second, &|| "0");
            return tells || (loose && stops == "." && is_no_abbreviation(word));
        }
        if !matches!(stops.as_bytes(), [b'.', ..] | b"!") {
            return true;
        }
        if is_number(before) || is_title(before, stops, begins_item && !cited) {
            return false;
        }
        let following = || place::first_word(&near[word_at..]);
        cited || before.ends_with(']') || may_end(word, &second, &following)
    }
}

/// Do marks lead the next sentence rather than close this one, as in "[1] says that it rolls. [2] says that it doesn't"? One that begins with a
/// mark itself, or what its source says behind them, tells.
fn leads_sentence(text: &str, sentence: usize, marks: Range<usize>) -> bool {
    let next = place::without_first(&text[marks.end..], is_blank);
    let spaced = |at: usize| place::begins(text, at, is_blank);
    let begin = sentence + usize::from(place::begins(text, sentence, |c| c.is_ascii_whitespace()));
    let begins_so =
        || place::begins(text, begin, |c| c == '[') && place::begins(text, begin + 1, |c| c.is_ascii_digit());
    let says = || {
        let verb = phrases::phrase_at(next, 0, SAYING);
        verb > 0 && place::begins(next, verb, is_blank)
    };
    spaced(marks.start)
        && spaced(marks.end)
        && place::begins(next, 0, char::is_alphanumeric)
        && (begins_so() || says())
}

/// What a source does that the next sentence is about.
const SAYING: &str = "says|also|notes|states|adds|mentions|nennt|sagt|indica";

/// Does the sentence go on behind what these signs close? 「行くの？」と聞いた。, 「行く。」と言った。 and "갈까?"라고 물었다. do.
/// `rest`: what is behind them; `ahead`: the same behind its spaces.
fn goes_on_behind_quotation(stops: &str, rest: &str, ahead: &str) -> bool {
    let exclaims = place::has(stops, |c| matches!(c, '?' | '!' | '？' | '！'));
    let quotes = place::ends(stops, ends_quotation);
    if quotes && (quotes_in_japanese(rest) || (exclaims && place::begins(rest, 0, is_east_asian))) {
        return true;
    }
    // "위기다."라고 and (철강 등.)은 go on with what hangs on the brackets, 그렇다!라고 with what says whose words these are.
    let quoted = if quotes { ahead } else { rest };
    place::ends(stops, closes) && place::begins(rest, 0, is_hangul)
        || phrases::phrase_at(quoted, 0, QUOTING) > 0
}

/// Abbreviations that aren't known have so many letters at the most.
const LONGEST_SHORT: usize = 2;

/// と言う, という and って say whose words a quotation gives; ところが and とても begin a sentence.
fn quotes_in_japanese(rest: &str) -> bool {
    let says = |c| matches!(c, 'い' | 'の' | '、' | '\u{4e00}'..='\u{9fff}');
    rest.starts_with("って") || rest.strip_prefix("と").is_some_and(|rest| place::begins(rest, 0, says))
}

/// What says in Korean whose words stand before it.
const QUOTING: &str = "라고|라는|라며|라면서|라던|하고|하며";

/// Emoji, arrows and the like, and what they are joined by.
pub(super) fn is_pictograph(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{20e3}' | '\u{2190}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{ac00}'..='\u{d7a3}' | '\u{1100}'..='\u{11ff}') || is_unspaced(c)
}
