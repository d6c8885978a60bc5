//! Where sentences end, in any language.

use std::ops::Range;

use super::abbreviation::may_end;
use crate::mark::floor_boundary;

/// How far behind a full stop the next word is looked for, in bytes.
const REACH: usize = 200;

/// The sentences of a paragraph, in order, without the white space between them.
///
/// A sentence takes the marks along that stand right behind its full stop. Full stops in numbers, abbreviations, initials,
/// addresses and code end none.
///
/// ```
/// use citecore::sentences;
///
/// let text = "Dr. Smith uses v2.1.[1] It tracks at 15.04 arcsec/s, e.g. on Mars. 거울은 무겁습니다.";
/// let found: Vec<&str> = sentences(text).into_iter().map(|range| &text[range]).collect();
/// assert_eq!(found, ["Dr. Smith uses v2.1.[1]", "It tracks at 15.04 arcsec/s, e.g. on Mars.", "거울은 무겁습니다."]);
/// ```
pub fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut at = 0;
    let mut push = |range: Range<usize>| {
        let sentence = &text[range.clone()];
        let from = range.start + sentence.len() - sentence.trim_start().len();
        let to = range.start + sentence.trim_end().len();
        if from < to {
            found.push(from..to);
        }
    };
    while let Some(c) = text[at..].chars().next() {
        let next = at + c.len_utf8();
        match c {
            '`' => at = behind_code(text, at),
            '\n' if breaks(text, at) => {
                push(start..at);
                (start, at) = (next, next);
            }
            c if is_terminator(c) => {
                let end = Ending::read(text, at);
                at = end.marks;
                if end.ends_sentence(text, start) {
                    push(start..at);
                    start = at;
                }
            }
            _ => at = next,
        }
    }
    push(start..text.len());
    found
}

/// A text without its canonical marks, for looking at its words alone.
pub(super) fn without_marks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        match mark(&text[at..]) {
            Some(length) => at += length,
            None => {
                out.push(c);
                at += c.len_utf8();
            }
        }
    }
    out
}

/// The end of a code span that opens here; the end of its backticks where nothing closes it.
fn behind_code(text: &str, at: usize) -> usize {
    let ticks = text[at..].bytes().take_while(|&byte| byte == b'`').count();
    let mut rest = at + ticks;
    while let Some(found) = text[rest..].find('`') {
        let from = rest + found;
        let run = text[from..].bytes().take_while(|&byte| byte == b'`').count();
        rest = from + run;
        if run == ticks {
            return rest;
        }
    }
    at + ticks
}

/// Does a line end here for good: by a hard break, or before a bullet?
fn breaks(text: &str, at: usize) -> bool {
    let (before, after) = (&text[..at], &text[at + 1..]);
    before.ends_with("  ")
        || before.ends_with('\\')
        || after.trim_start_matches([' ', '\t']).starts_with(['•', '·', '‣', '◦'])
}

fn is_terminator(c: char) -> bool {
    matches!(c, '.' | '!' | '?' | '…') || ends_unspaced(c)
}

/// Ends a sentence whatever follows.
fn ends_unspaced(c: char) -> bool {
    matches!(c, '。' | '！' | '？' | '｡' | '।' | '॥' | '۔' | '؟' | '։' | '።' | '။')
}

fn closes(c: char) -> bool {
    matches!(c, '"' | '\'' | '”' | '“' | '’' | '»' | ')' | '）' | '」' | '』' | '】' | '*' | '_' | '›')
}

/// What closes a quotation.
const QUOTES: [char; 8] = ['"', '\'', '”', '“', '’', '」', '』', '»'];

/// What may be the end of a sentence.
struct Ending {
    start: usize,
    /// Behind the full stops and what closes with them.
    closed: usize,
    /// Behind the marks that follow.
    marks: usize,
}

impl Ending {
    fn read(text: &str, start: usize) -> Self {
        let run = |from: usize, fits: fn(char) -> bool| {
            text[from..].find(|c| !fits(c)).map_or(text.len(), |length| from + length)
        };
        let stops = run(start, is_terminator);
        let mut closed = run(stops, closes);
        // French sets a space before the closing mark of a quotation.
        let spaced = text[stops..].trim_start_matches([' ', '\u{a0}', '\u{202f}']);
        if spaced.starts_with('»') {
            closed = run(text.len() - spaced.len(), closes);
        }
        let mut marks = closed;
        loop {
            let spaced = marks + text[marks..].len() - text[marks..].trim_start_matches([' ', '\t']).len();
            let Some(length) = mark(&text[spaced..]) else { break };
            marks = spaced + length;
        }
        if marks > closed {
            marks = run(marks, |c| matches!(c, '.' | '。') || closes(c));
        }
        Self { start, closed, marks }
    }

    fn ends_sentence(&self, text: &str, sentence_start: usize) -> bool {
        let rest = &text[self.marks..];
        let stops = &text[self.start..self.closed];
        if rest.trim().is_empty() {
            return true;
        }
        // 「行くの？」と聞いた。 and "갈까?"라고 물었다. go on behind the quotation.
        if stops.contains(['?', '!', '？', '！'])
            && stops.ends_with(QUOTES)
            && rest.starts_with(is_east_asian)
        {
            return false;
        }
        if stops.contains(ends_unspaced) {
            return true;
        }
        let cited = self.marks > self.closed;
        // A sentence's first word is near: a long run without any must not be read again at each of its full stops.
        let rest = &rest[..floor_boundary(rest, REACH)];
        let next = rest.trim_start().trim_start_matches(|c: char| !c.is_alphanumeric() && !c.is_whitespace());
        let first = next.chars().next();
        let spaced = rest.starts_with(char::is_whitespace);
        if !spaced {
            let before = before_marks(&text[sentence_start..self.start]).chars().next_back();
            let unspaced = before.is_some_and(is_east_asian) && first.is_some_and(is_east_asian);
            let capital = cited && first.is_some_and(|c| c.is_alphabetic() && !c.is_lowercase());
            return (unspaced || capital) && !rest.starts_with(|c: char| c.is_ascii_punctuation());
        }
        if first.is_some_and(char::is_lowercase) {
            return false;
        }
        let word = text[sentence_start..self.start].rsplit(char::is_whitespace).next().unwrap_or("");
        let only_number = text[sentence_start..self.start].trim().bytes().all(|byte| byte.is_ascii_digit());
        let following = next.split_whitespace().next().unwrap_or("");
        !stops.starts_with('.') || (!only_number && (cited || may_end(word, following)))
    }
}

fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{ac00}'..='\u{d7a3}' | '\u{1100}'..='\u{11ff}') || crate::words::is_unspaced(c)
}

/// A text without the canonical marks at its end.
fn before_marks(text: &str) -> &str {
    let mut rest = text;
    while let Some((before, inner)) = rest.strip_suffix(']').and_then(|inner| inner.rsplit_once('[')) {
        if inner.is_empty() || !inner.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        rest = before;
    }
    rest
}

/// The length of the canonical mark that a text begins with.
fn mark(text: &str) -> Option<usize> {
    let digits = text.strip_prefix('[')?.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && text[1 + digits..].starts_with(']')).then_some(digits + 2)
}
