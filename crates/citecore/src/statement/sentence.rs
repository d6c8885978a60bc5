//! The sentences of a text in any language, one by one.

use std::ops::Range;

use super::{
    canonical::{is_blank, without_marks_behind},
    ending::{Ending, TERMINATORS, WORD_REACH, is_pictograph, is_terminator, plain_stop},
    label::begins_label,
};
use crate::{
    mark::{Beginnings, Bytes, floor_boundary, heads_section, pass, told_from_words, with_first_bytes},
    place,
    words::is_colon,
};

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
    all(Sentences::new(text))
}

/// The sentences of a text that is only read, where one may begin with a small letter: "npm is supported. yarn isn't."
pub(crate) fn loose_sentences(text: &str) -> Vec<Range<usize>> {
    all(Sentences { loose: true, ..Sentences::new(text) })
}

fn all(sentences: Sentences<'_>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    for sentence in sentences {
        all.push(sentence);
    }
    all
}

/// The sentences of a paragraph, one by one.
pub(super) struct Sentences<'t> {
    text: &'t str,
    start: usize,
    at: usize,
    /// A straight quotation mark is open.
    quoted: bool,
    /// A closing quotation mark that was looked for, and up to where there is none.
    unclosed: (char, usize),
    /// Where the last run of backticks begins, by its length, once one was looked for.
    last_runs: Vec<usize>,
    /// Small letters begin sentences, too.
    loose: bool,
    /// It is an item of a list, which may begin with a title.
    item: bool,
}

impl<'t> Sentences<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let text = text.strip_suffix("\n").unwrap_or(text);
        Self {
            text,
            start: 0,
            at: 0,
            quoted: false,
            unclosed: ('"', 0),
            last_runs: Vec::new(),
            loose: false,
            item: false,
        }
    }

    /// The sentences of an item of a list.
    pub(super) fn of_item(text: &'t str) -> Self {
        Self { item: true, ..Self::new(text) }
    }

    /// The end of a code span that opens here; the end of its backticks where nothing closes it.
    pub(super) fn behind_code(&mut self, at: usize) -> usize {
        let text = self.text;
        let behind = backticks_end(text, at);
        let ticks = behind - at;
        if self.last_runs.is_empty() {
            let mut from = at;
            while let Some(run) = backticks(text, from) {
                while self.last_runs.len() <= run.len() {
                    self.last_runs.push(0);
                }
                self.last_runs[run.len()] = run.start;
                from = run.end;
            }
        }
        if self.last_runs.get(ticks).is_none_or(|&last| last <= at) {
            return behind;
        }
        let mut from = behind;
        while let Some(run) = backticks(text, from) {
            if run.len() == ticks {
                return run.end;
            }
            from = run.end;
        }
        behind
    }

    /// Where a quotation that the sentence has introduced comes to the full stop before its closing mark: with all its
    /// sentences, it is one with the words before it. A quotation that begins a sentence has sentences of its own.
    fn behind_quotation(&mut self, open: usize, close: char) -> Option<usize> {
        let text = self.text;
        let before = &text[self.start..open];
        if !place::has(&before[..floor_boundary(before, WORD_REACH)], char::is_alphanumeric) {
            return None;
        }
        let from = open + place::char_at(text, open)?.len_utf8();
        let end = floor_boundary(text, from + LONGEST_QUOTATION);
        let (unclosed, until) = self.unclosed;
        let look = if unclosed == close { from.max(until).min(end) } else { from };
        let found = text[look..end].find([close, '\n']).map_or(end, |length| look + length);
        if found == end || !text[found..].starts_with(close) {
            self.unclosed = (close, found);
            return None;
        }
        let inner = without_marks_behind(&text[from..found], |_| false);
        Some(from + place::run_start(inner, inner.len(), is_terminator))
    }

    /// The next stretch up to where a sentence ends; it may be blank.
    fn stretch(&mut self) -> Option<Range<usize>> {
        let text = self.text;
        if self.start >= text.len() {
            return None;
        }
        loop {
            let at = plain_end(text.as_bytes(), self.at);
            self.at = at;
            if let Some(ends) = plain_stop(&text.as_bytes()[self.start..], at - self.start) {
                self.at = at + 1;
                if ends {
                    return Some(std::mem::replace(&mut self.start, self.at)..self.at);
                }
                continue;
            }
            let Some(c) = place::char_at(text, at) else { break };
            let next = at + c.len_utf8();
            match c {
                '`' => self.at = self.behind_code(at),
                '\n' if breaks(text, at) => {
                    self.at = next;
                    return Some(std::mem::replace(&mut self.start, next)..at);
                }
                '"' => {
                    // Behind a number it stands for inches, where none is open.
                    self.quoted =
                        !self.quoted && !place::char_before(text, at).is_some_and(|c| c.is_ascii_digit());
                    self.at = if self.quoted { self.behind_quotation(at, '"').unwrap_or(next) } else { next };
                }
                '“' => self.at = self.behind_quotation(at, '”').unwrap_or(next),
                '「' => self.at = self.behind_quotation(at, '」').unwrap_or(next),
                c if is_terminator(c) => {
                    let end = Ending::read(text, self.start, at, self.quoted);
                    self.at = end.marks;
                    for &byte in &text.as_bytes()[at..end.marks] {
                        self.quoted ^= byte == b'"';
                    }
                    let begins_item = self.item && self.start == 0;
                    if end.ends_sentence(text, self.start, self.loose, begins_item)
                        && !is_in_link(&text[self.start..], at - self.start)
                    {
                        return Some(std::mem::replace(&mut self.start, end.marks)..end.marks);
                    }
                }
                _ => self.at = next,
            }
        }
        Some(std::mem::replace(&mut self.start, text.len())..text.len())
    }
}

impl Iterator for Sentences<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        loop {
            let stretch = self.stretch()?;
            let sentence = trimmed(self.text, stretch);
            if !sentence.is_empty() {
                return Some(sentence);
            }
        }
    }
}

/// A range of a text without the white space at its ends.
pub(super) fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let Range { start, end } = range;
    // Most begin with one space at the most, and Unicode's tables needn't be asked.
    let from = start + usize::from(text.as_bytes()[start..end].first() == Some(&b' '));
    if let [first, .., last] = text.as_bytes()[from..end]
        && first.is_ascii_graphic()
        && last.is_ascii_graphic()
    {
        return from..end;
    }
    let inner = text[from..end].trim_start();
    let from = end - inner.len();
    from..from + inner.trim_end().len()
}

/// The longest quotation that stays with the words that introduce it, in bytes.
const LONGEST_QUOTATION: usize = 800;

/// Bytes at which there may be more than text, by the first of a character.
const SPECIAL: Bytes =
    told_from_words(with_first_bytes(with_first_bytes([false; 256], &['`', '"', '\n']), TERMINATORS));

/// What those of them begin with that aren't ASCII: many a letter has the same first byte.
const WIDE: Beginnings = {
    let (mut all, mut at) = (Beginnings::NONE.with("“".as_bytes()).with("「".as_bytes()), 0);
    while at < TERMINATORS.len() {
        if !TERMINATORS[at].is_ascii() {
            all = all.with(TERMINATORS[at].encode_utf8(&mut [0; 4]).as_bytes());
        }
        at += 1;
    }
    all
};

/// The first place from `from` on at which there may be more than text, or the end.
fn plain_end(text: &[u8], from: usize) -> usize {
    let mut at = from;
    loop {
        at = pass(text, at, &SPECIAL);
        match text.get(at..) {
            Some(rest @ [0x80..=0xff, ..]) if !WIDE.may_begin(rest) => at += 1,
            _ => return at,
        }
    }
}

/// The end of the run of backticks at a place.
fn backticks_end(text: &str, at: usize) -> usize {
    place::run_end(text, at, |c| c == '`')
}

/// The first run of backticks from a place on.
fn backticks(text: &str, from: usize) -> Option<Range<usize>> {
    let start = from + text[from..].find('`')?;
    Some(start..backticks_end(text, start))
}

/// Does a line end here for good: by a hard break, behind a lead-in, or before a bullet, a letter or number of a list, or a title?
fn breaks(text: &str, at: usize) -> bool {
    let (before, after) = (&text[..at], place::without_first(&text[at + 1..], is_blank));
    let before = before.strip_suffix("\r").unwrap_or(before);
    before.ends_with("  ")
        || before.ends_with('\\')
        || place::ends(place::without_last(before, |c| matches!(c, '*' | '_')), is_colon)
        || place::begins(after, 0, |c| matches!(c, '•' | '·' | '‣' | '・') || is_pictograph(c))
        || begins_label(after)
        || heads_section(after, true) == Ok(true)
}

/// How far the brackets of a link's text are looked for from a full stop, in bytes.
const LINK_REACH: usize = 200;

/// Does a place lie in the text of a link that begins in the sentence?
fn is_in_link(sentence: &str, at: usize) -> bool {
    let brackets = |byte: &&u8| matches!(byte, b'[' | b']' | b'\n');
    let (before, after) = sentence.as_bytes().split_at(at);
    let before = &before[at.saturating_sub(LINK_REACH)..];
    if !before.contains(&b'[') || before.iter().rev().find(brackets) != Some(&b'[') {
        return false;
    }
    let text = after.iter().take(LINK_REACH).position(|byte| brackets(&byte));
    text.is_some_and(|end| after[end..].starts_with(b"]("))
}
