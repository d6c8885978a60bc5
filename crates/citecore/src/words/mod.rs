//! The words of a text, for counting what two texts share.

mod korean;
mod letter;
mod lower;

pub(crate) use korean::{is_hangul, stem, without_politeness};
pub(crate) use letter::{
    is_arabic, is_colon, is_comma, is_devanagari, is_letter, is_letter_or_digit, is_question_mark,
};
pub use lower::lower_of;
pub(crate) use lower::{is_capital, is_small, lowercase};

use crate::place::char_at;

/// The words of a text in lower case.
///
/// A run of letters and digits is a word; scripts that put no space between words (Chinese, Japanese, Thai …) give
/// overlapping pairs of letters instead, which is what their search engines index where they have no dictionary.
///
/// ```
/// use citecore::words;
///
/// assert_eq!(words("The f/5 Newtonian's 130 mm").collect::<Vec<_>>(), ["the", "f", "5", "newtonian", "s", "130", "mm"]);
/// assert_eq!(words("望远镜").collect::<Vec<_>>(), ["望远", "远镜"]);
/// assert_eq!(words("தமிழ் বাংলা").collect::<Vec<_>>(), ["தமிழ்", "বাংলা"]);
/// ```
pub fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    runs(text).flat_map(|run| match run {
        Run::Word(word) => vec![lowercase(word)],
        Run::Unspaced(run) => pairs(run),
    })
}

/// A run of letters and digits, as far as its script goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run<'t> {
    /// Of a script that puts spaces between words.
    Word(&'t str),
    /// Of a script that doesn't: any number of words.
    Unspaced(&'t str),
}

/// The runs of a text in their order, in the case that they are written in.
pub(crate) fn runs(text: &str) -> impl Iterator<Item = Run<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at;
            let kind = kind_at(text, &mut at)?;
            if kind == Kind::Outside {
                continue;
            }
            at = end_of(text, at, kind);
            let run = &text[start..at];
            return Some(if kind == Kind::Spaced { Run::Word(run) } else { Run::Unspaced(run) });
        }
    })
}

/// What the character at a place is, which is passed.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn kind_at(text: &str, at: &mut usize) -> Option<Kind> {
    // Most of what most texts are made of.
    let byte = *text.as_bytes().get(*at)?;
    if byte.is_ascii() {
        *at += 1;
        return Some(if byte.is_ascii_alphanumeric() { Kind::Spaced } else { Kind::Outside });
    }
    let c = char_at(text, *at)?;
    *at += c.len_utf8();
    Some(Kind::of(c))
}

/// What a character is to words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It stands between them.
    Outside,
    /// It is of a script that puts spaces between them.
    Spaced,
    /// It is of a script that doesn't.
    Unspaced,
}

impl Kind {
    fn of(c: char) -> Self {
        match c {
            c if !is_inside(c) => Self::Outside,
            c if is_unspaced(c) => Self::Unspaced,
            _ => Self::Spaced,
        }
    }
}

/// Where a run of a kind ends that goes on at a place.
fn end_of(text: &str, mut at: usize, kind: Kind) -> usize {
    loop {
        let mut next = at;
        if kind_at(text, &mut next) != Some(kind) {
            return at;
        }
        at = next;
    }
}

/// May it stand inside a word?
pub(crate) fn is_inside(c: char) -> bool {
    c.is_alphanumeric() || is_combining(c)
}

/// Vowel signs and other marks that `char::is_alphanumeric` leaves out but that stand inside words.
pub(crate) fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}' | '\u{900}'..='\u{903}'
        | '\u{93a}'..='\u{94f}' | '\u{981}'..='\u{983}' | '\u{9bc}'..='\u{9cd}' | '\u{9d7}' | '\u{a01}'..='\u{a03}'
        | '\u{a3c}'..='\u{a4d}' | '\u{a70}'..='\u{a71}' | '\u{a81}'..='\u{a83}' | '\u{abc}'..='\u{acd}'
        | '\u{b01}'..='\u{b03}' | '\u{b3c}'..='\u{b57}' | '\u{b82}' | '\u{bbe}'..='\u{bcd}' | '\u{bd7}'
        | '\u{c00}'..='\u{c04}' | '\u{c3c}'..='\u{c56}' | '\u{c81}'..='\u{c83}' | '\u{cbc}'..='\u{cd6}'
        | '\u{d00}'..='\u{d03}' | '\u{d3b}'..='\u{d4d}' | '\u{d57}' | '\u{d81}'..='\u{d83}' | '\u{dca}'..='\u{ddf}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}')
}

/// Is it a letter of the Japanese script that endings and particles are written in?
pub(crate) fn is_hiragana(c: char) -> bool {
    ('\u{3040}'..='\u{309f}').contains(&c)
}

/// Is the letter of a script written without spaces between words?
pub(crate) fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1780}'..='\u{17ff}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{4dbf}'
        | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

fn pairs(run: &str) -> Vec<String> {
    let letters: Vec<char> = run.chars().collect();
    match letters.as_slice() {
        [only] => vec![only.to_string()],
        many => many.windows(2).map(|pair| pair.iter().collect()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_where_its_script_does() {
        use Run::{Unspaced, Word};
        let table: [(&str, &[Run<'_>]); 6] = [
            ("", &[]),
            (" -- ", &[]),
            ("F5望远镜, ok", &[Word("F5"), Unspaced("望远镜"), Word("ok")]),
            ("달은, 별", &[Word("달은"), Word("별")]),
            ("हिन्दी भाषा", &[Word("हिन्दी"), Word("भाषा")]),
            ("cafe\u{301}!", &[Word("cafe\u{301}")]),
        ];
        for (text, expected) in table {
            assert_eq!(runs(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }
}
