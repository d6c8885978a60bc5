//! What a judge replied, read as far as it can be.
//!
//! The reply is JSON in the judge's best intention: within fences or prose, of quotes of any kind, with commas and brackets
//! missing, cut off in the middle. So it isn't parsed but passed over once, from left to right, and each object that closes and
//! says whether something is accurate is an opinion. Text outside of objects is never looked into.

use super::opinion::Opinion;
use crate::{
    json::parse,
    phrases::{Phrases, is_among},
    place::{char_at, run_end, without_last},
    thoughts,
    verify::number::integer_at,
};

/// All that a judge said.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Reply {
    /// Each with the index of the item that it names, if it names one, in the order in which they end.
    pub(super) opinions: Vec<(Option<usize>, Opinion)>,
    /// Does it end within an object or an array?
    pub(super) breaks_off: bool,
}

/// Reads a reply. It takes linear time.
pub(super) fn read(reply: &str) -> Reply {
    // Thoughts may have drafts of it.
    let reply = thoughts::behind(reply);
    let mut reader =
        Reader { text: reply, at: 0, open: Vec::new(), objects: 0, too_deep: 0, opinions: Vec::new() };
    while let Some(&byte) = reply.as_bytes().get(reader.at) {
        reader.step(byte);
    }
    Reply { opinions: reader.opinions, breaks_off: !reader.open.is_empty() }
}

/// So many objects and arrays may be open at once. What is within more of them isn't looked into, or a reply of nothing but
/// brackets would take a hundred times its length.
const DEPTH: usize = 32;

struct Reader<'r> {
    text: &'r str,
    at: usize,
    /// What is open, outermost first.
    open: Vec<Open<'r>>,
    /// How many of them are objects.
    objects: usize,
    /// How many more are open within.
    too_deep: usize,
    opinions: Vec<(Option<usize>, Opinion)>,
}

enum Open<'r> {
    Array,
    Object(Draft<'r>),
}

/// An object that hasn't ended.
#[derive(Default)]
struct Draft<'r> {
    index: Option<usize>,
    accurate: Option<bool>,
    confidence: Option<f64>,
    explanation: Option<String>,
    /// What may become the name of a field.
    last: Option<&'r str>,
    /// The field whose value comes next.
    field: Option<&'r str>,
}

impl<'r> Reader<'r> {
    fn step(&mut self, byte: u8) {
        match byte {
            b'{' | b'[' if self.open.len() == DEPTH => self.too_deep += 1,
            b'}' | b']' if self.too_deep > 0 => self.too_deep -= 1,
            b'{' => self.open_object(),
            b'}' => self.close_object(),
            b'[' => self.open.push(Open::Array),
            b']' => {
                // An object that is open within is not at its end, whatever is missing of it.
                self.open.pop_if(|open| matches!(open, Open::Array));
            }
            _ if self.objects == 0 => {}
            b'"' | b'\'' => return self.string(byte),
            b':' => {
                if let Some(draft) = self.draft() {
                    draft.field = draft.last.take();
                }
            }
            b',' => {
                if let Some(draft) = self.draft() {
                    (draft.last, draft.field) = (None, None);
                }
            }
            _ if is_of_word(char::from(byte)) => return self.word(),
            _ => {}
        }
        self.at += 1;
    }

    /// The innermost object, where nothing is open within it.
    fn draft(&mut self) -> Option<&mut Draft<'r>> {
        match self.open.last_mut() {
            Some(Open::Object(draft)) if self.too_deep == 0 => Some(draft),
            _ => None,
        }
    }

    fn open_object(&mut self) {
        // Some name the item by the field that its object stands in.
        let named = self.draft().and_then(|draft| draft.field.take());
        let index = named.and_then(index);
        self.open.push(Open::Object(Draft { index, ..Draft::default() }));
        self.objects += 1;
    }

    fn close_object(&mut self) {
        if self.objects == 0 {
            return;
        }
        while let Some(open) = self.open.pop() {
            let Open::Object(draft) = open else { continue };
            self.objects -= 1;
            let Draft { index, accurate, confidence, explanation, .. } = draft;
            if let Some(accurate) = accurate {
                self.opinions.push((index, Opinion { accurate, confidence, explanation }));
            }
            return;
        }
    }

    fn word(&mut self) {
        // An apostrophe within a word begins no string.
        let end = run_end(self.text, self.at, |c| is_of_word(c) || c == '\'');
        let word = &self.text[self.at..end];
        self.at = end;
        self.value(word, word);
    }

    fn string(&mut self, quote: u8) {
        let begin = self.at + 1;
        let Some(end) = closing(self.text, begin, quote) else {
            self.at = self.text.len();
            return;
        };
        self.at = end + 1;
        self.value(&self.text[begin..end], &self.text[begin - 1..end + 1]);
    }

    /// A string or a word: a field's value, or what may be its name. `json` has the quotes around it.
    fn value(&mut self, value: &'r str, json: &str) {
        let Some(draft) = self.draft() else { return };
        let Some(field) = draft.field.take() else {
            draft.last = Some(value);
            return;
        };
        // Of a field that is there twice, the last counts, as JSON has it; but nothing behind an explanation, which may quote what
        // isn't closed.
        let told = draft.explanation.is_some();
        let mut letters = String::new();
        for letter in field.chars() {
            if letter.is_ascii_alphanumeric() {
                letters.push(letter.to_ascii_lowercase());
            }
        }
        match letters.as_str() {
            "isaccurate" | "accurate" => draft.accurate = last(draft.accurate, truth(value), told),
            "confidence" => draft.confidence = last(draft.confidence, fraction(value), told),
            // One that can't be read is no item's, which isn't the same as none.
            "index" => draft.index = last(draft.index, Some(index(value).unwrap_or(usize::MAX)), told),
            "explanation" if draft.explanation.is_none() => {
                let told = unescaped(value, json).trim().to_owned();
                draft.explanation = Some(told).filter(|told| !told.is_empty());
            }
            _ => {}
        }
    }
}

/// The second of two values, where there is one and it may take the place of the first.
fn last<T>(first: Option<T>, second: Option<T>, keeps: bool) -> Option<T> {
    if keeps { first.or(second) } else { second.or(first) }
}

/// A string without its escapes, where they are those of JSON.
fn unescaped(value: &str, json: &str) -> String {
    match parse(json) {
        Some(serde_json::Value::String(read)) => read,
        _ => value.to_owned(),
    }
}

/// Is it of a number, of `true`, `null` or a name without quotes?
fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+' | '.' | '%' | '/') || !c.is_ascii()
}

/// Where a string ends that begins at a place. A quote that isn't escaped may stand within it: what ends it is one with JSON behind it.
fn closing(text: &str, at: usize, quote: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = at;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            byte if byte == quote && ends_value(text, at + 1) => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// As long as the name of a field may be that stands without quotes.
const NAME: usize = 24;

/// May a string end before a place? Only the last quote before white space or a word has to pass over it, so all quotes together take
/// linear time.
fn ends_value(text: &str, at: usize) -> bool {
    let passed = |at: usize| run_end(text, at, |c| c.is_ascii_whitespace());
    let at = passed(at);
    match char_at(text, at) {
        None | Some(':' | '}' | ']') => true,
        Some(',') => {
            let at = passed(at + 1);
            match char_at(text, at) {
                Some(c) if c.is_ascii_alphabetic() => {
                    let end = run_end(text, at, is_of_word);
                    let ends = end < text.len() && end - at < NAME;
                    ends && (is_among("true false null", &text[at..end])
                        || char_at(text, passed(end)) == Some(':'))
                }
                Some(c) => c.is_ascii_digit() || matches!(c, '"' | '\'' | '{' | '[' | '}' | ']' | '-'),
                None => true,
            }
        }
        Some(_) => false,
    }
}

/// An item's index.
fn index(value: &str) -> Option<usize> {
    let (index, end) = integer_at(value.trim(), 0)?;
    (end == value.trim().len()).then_some(index as usize)
}

fn truth(value: &str) -> Option<bool> {
    let value = value.trim();
    let is = |words| Phrases(words).any(|word| value.eq_ignore_ascii_case(word));
    if is("true|yes|accurate|1") {
        Some(true)
    } else if is("false|no|inaccurate|0") {
        Some(false)
    } else {
        None
    }
}

/// As many digits as a number may have to be told exactly.
const DIGITS: usize = 15;

/// A number from 0 to 1, or from 0 to 100 where it can only be meant as per cent.
fn fraction(value: &str) -> Option<f64> {
    let value = value.trim();
    let number = without_last(value, |c| c == '%').trim_end();
    let per_cent = number.len() < value.len();
    // Both are whole, and so the quotient is the same wherever it is made.
    let (mut units, mut scale) = (0.0, 1.0);
    let (mut digits, mut has_point) = (0, false);
    for byte in number.bytes() {
        match byte {
            b'0'..=b'9' => {
                digits += 1;
                units = units * 10.0 + f64::from(byte - b'0');
                scale *= if has_point { 10.0 } else { 1.0 };
            }
            b'.' | b',' if !has_point => has_point = true,
            _ => return None,
        }
    }
    if digits == 0 || digits > DIGITS {
        return None;
    }
    let told = units / scale;
    let fraction = if per_cent || told > 1.0 { units / (scale * 100.0) } else { told };
    (fraction <= 1.0).then_some(fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_confidence_is_a_share_or_per_cent() {
        for (told, read) in [
            ("0.9", 0.9),
            ("1", 1.0),
            ("0", 0.0),
            (".75", 0.75),
            ("0,8", 0.8),
            ("90", 0.9),
            ("87.5", 0.875),
            ("1%", 0.01),
            ("90 %", 0.9),
            (" 100% ", 1.0),
            ("0.9%", 0.009),
        ] {
            assert_eq!(fraction(told), Some(read), "{told}");
        }
        for odd in ["", ".", "-0.5", "101", "high", "9e-1", "9/10", "NaN", "1234567890123456", "1.2.3", "%"] {
            assert_eq!(fraction(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_quote_within_a_string_does_not_end_it() {
        let end = |text: &str| closing(text, 0, b'"').map(|end| text[..end].to_owned());
        assert_eq!(
            end(r#"It says "14 kg", and no more."}"#).as_deref(),
            Some(r#"It says "14 kg", and no more."#)
        );
        assert_eq!(end(r#"a \" b" , "c": 1"#).as_deref(), Some(r#"a \" b"#));
        assert_eq!(end(r#"a", confidence: 1"#).as_deref(), Some("a"));
        assert_eq!(end("a \" b"), None);
    }
}
