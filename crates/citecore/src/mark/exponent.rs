//! Telling exponents from marks: both are a number in `<sup>`.

use super::bytes::last_bytes;
use crate::{phrases::Phrases, place};

/// How far before an exponent a sum in parentheses is looked for, in bytes.
const SUM_REACH: usize = 48;

/// Is a bare `<sup>2</sup>` an exponent? It is behind a digit or a sum in parentheses, and a 2 or 3 is behind a unit of length or time,
/// a variable, or a product or function that formulas have.
pub(super) fn is_exponent(before: &str, number: usize) -> bool {
    let Some(previous) = place::char_before(before, before.len()) else { return false };
    if previous.is_ascii_digit() || ends_in_sum(before) {
        return true;
    }
    let is_behind = |unit: &str| {
        let of_word = |c: char| c.is_alphabetic() || matches!(c, '\'' | '’');
        before.strip_suffix(unit).is_some_and(|before| !place::ends(before, of_word))
    };
    let mut units =
        Phrases("m|mm|cm|dm|km|µm|μm|nm|Å|м|мм|см|км|ft|in|yd|mi|s|mc|mv|mr|gt|kx|πr|sin|cos|tan|log");
    (2..=3).contains(&number) && (units.any(is_behind) || ends_in_variable(before))
}

/// Does a text end in a sum in parentheses: `(a + b)`, `(1 − 2x)`?
fn ends_in_sum(text: &str) -> bool {
    let Some(end) = last_bytes(text, SUM_REACH).strip_suffix(')') else { return false };
    let inner = &end[place::run_start(end, end.len(), |c| !matches!(c, '(' | ')'))..];
    // `2ab` is a term, and "UK" a name.
    let is_term = |term: &str| {
        let small = term.chars().filter(|c| c.is_lowercase()).count();
        let great = term.chars().filter(|c| c.is_uppercase()).count();
        !term.is_empty() && small + 2 * great <= 2
    };
    let mut terms = inner.split(['+', '−', '–', '-']).map(str::trim);
    terms.clone().all(is_term) && terms.nth(1).is_some() && place::has(inner, char::is_alphabetic)
}

/// Does a text end in a letter that stands for a number? Behind a number most letters are units, which are cited, and so are names
/// that end in a capital: "vitamin C".
fn ends_in_variable(text: &str) -> bool {
    let text = place::without_last(text, |c| matches!(c, '*' | '_'));
    let Some(letter) = place::char_before(text, text.len()) else { return false };
    let operates = |c: char| matches!(c, '(' | '=' | '+' | '−' | '·' | '×' | '/' | '|' | '√' | '½');
    let before = &text[..text.len() - letter.len_utf8()];
    let near = place::without_last(before, |c| c.is_whitespace() || matches!(c, '*' | '_'));
    let counted = place::ends(near, |c| c.is_ascii_digit());
    let begins = near.is_empty() || place::ends(near, operates);
    let stands = begins || near.len() < before.len();
    match letter {
        'n' | 'r' | 'x' | 'y' | 'z' => stands || counted,
        'a'..='w' | 'α'..='ω' | 'R' => stands && !counted,
        'A'..='Z' => begins,
        _ => false,
    }
}
