//! Numbers by which a clause states something: "it is $500", not "in section 3".

use crate::{
    place,
    words::{is_capital, is_hangul, is_unspaced},
};

/// A clause of fewer words is a date or a name, but for money, and where words are long: "May 5".
const WORDS: usize = 3;

/// So many digits with signs or spaces between them are a phone number.
const PHONE: usize = 7;

/// So much is looked at before a number, in bytes.
const WORD_REACH: usize = 64;

/// What is behind the last number of a text that is no mark's; all of it where there is none.
pub(super) fn behind_last(text: &str) -> &str {
    let (mut behind, mut in_mark) = (0, false);
    for (at, c) in text.char_indices() {
        match c {
            ',' | ' ' => {}
            _ if !is_digit(c) => in_mark = c == '[',
            _ if !in_mark => behind = at + c.len_utf8(),
            _ => {}
        }
    }
    &text[behind..]
}

/// Has a clause a number that tells that it states something? In an aside, money alone does.
pub(super) fn tells(clause: &str, in_aside: bool) -> bool {
    let clause = place::trimmed(clause, char::is_whitespace);
    let dense = place::has(clause, |c| is_unspaced(c) || is_hangul(c));
    let spaces = clause.bytes().filter(|&byte| byte == b' ').count();
    let long = spaces + 1 >= WORDS || dense;
    // What begins with a number goes on with a list: "in 2010, 2011 or 2012".
    let listed = !dense && place::begins(clause, 0, is_digit);
    let mut at = 0;
    while at < clause.len() {
        let start = place::run_end(clause, at, |c| !is_digit(c));
        at = place::run_end(clause, start, |c| {
            is_digit(c) || matches!(c, ' ' | '+' | '-' | '(' | ')' | '.' | ',')
        });
        let number = place::up_to(clause, at);
        let number = &number[start.min(number.len())..];
        let counts = long && !listed && !in_aside && !is_phone(number);
        let states = is_money(clause, start, at) || counts;
        if !number.is_empty() && states && !is_named(&clause[..start]) {
            return true;
        }
    }
    false
}

/// Is it one of the digits that are in use in the languages of refusals?
fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '٠'..='٩' | '०'..='९' | '０'..='９')
}

/// Is a number an amount of money, or a share?
fn is_money(clause: &str, start: usize, end: usize) -> bool {
    let sign =
        |c| matches!(c, '$' | '€' | '£' | '¥' | '￥' | '₩' | '₹' | '%' | '％' | '٪' | '元' | '円' | '원');
    place::ends(place::up_to(clause, start), sign) || place::begins(clause, end, sign)
}

fn is_phone(number: &str) -> bool {
    let grouped = place::has(number, |c| matches!(c, ' ' | '-' | '+' | '('));
    grouped && number.chars().filter(|&c| is_digit(c)).count() >= PHONE
}

/// Does a number belong to a name, an address or a mark? That is told by what stands before it: "Section 3", "S23", "[1]".
fn is_named(before: &str) -> bool {
    let before = &before[before.ceil_char_boundary(before.len().saturating_sub(WORD_REACH))..];
    let word = place::last_word(before);
    let joins = |c: char| c.is_ascii_alphanumeric() || matches!(c, '@' | '/' | '[');
    let amount = place::ends(word, |c| matches!(c, '$' | '€' | '£' | '¥'));
    let name = place::last_word(place::up_to(before, before.len()));
    (!amount && place::has(word, joins)) || (word.is_empty() && place::begins(name, 0, is_capital))
}

#[cfg(test)]
mod tests {
    use super::tells;

    #[test]
    fn numbers_that_tell_are_known_from_others() {
        for (clause, states, states_in_aside) in [
            ("it is $500", true, true),
            ("usually US$500", true, true),
            ("500 €", true, true),
            ("通常は500ドルです", true, false),
            ("보통 500달러입니다", true, false),
            ("it weighs 12 kg", true, false),
            ("we are there from 9 to 5", true, false),
            ("وهو عادة ٥٠٠ دولار", true, false),
            ("mostly free", false, false),
            ("2000 o 2010", false, false),
            ("12", false, false),
            ("the Pixel 7 Pro", false, false),
            ("the Galaxy S23 or so", false, false),
            ("what [1, 2] say", false, false),
            ("or write to us24@example.com", false, false),
            ("or look at example.com/5 first", false, false),
            ("our line is +49 30 1234", false, false),
            ("our line is 1-800-555-1234", false, false),
        ] {
            assert_eq!((tells(clause, false), tells(clause, true)), (states, states_in_aside), "{clause}");
        }
    }
}
