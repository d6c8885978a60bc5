//! Letters and digits, told quickly.

/// [`char::is_alphabetic`], quicker for East Asia and for what isn't a letter.
#[inline]
pub(crate) fn is_letter(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphabetic()
    } else {
        is_east_asian(c) || (!is_cjk_punctuation(c) && c.is_alphabetic())
    }
}

/// [`char::is_alphanumeric`], quicker for what is neither letter nor digit.
#[inline]
pub(crate) fn is_letter_or_digit(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphanumeric() } else { !is_cjk_punctuation(c) && c.is_alphanumeric() }
}

/// Most letters of East Asia, which are far behind in Unicode's tables.
fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
}

/// Stops, brackets and the like of East Asia: models enclose marks in them, and in Unicode's tables they are far behind.
fn is_cjk_punctuation(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{3003}' | '\u{3008}'..='\u{3020}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_are_those_of_unicode() {
        for c in '\0'..=char::MAX {
            assert_eq!(is_letter(c), c.is_alphabetic(), "{c:?}");
            assert_eq!(is_letter_or_digit(c), c.is_alphanumeric(), "{c:?}");
        }
    }
}
