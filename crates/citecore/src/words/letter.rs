//! Letters, digits and signs, told quickly.

/// [`char::is_alphabetic`], quicker for the commonest letters and for what isn't one.
#[inline]
pub(crate) fn is_letter(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphabetic()
    } else {
        is_common(c) || (!is_cjk_punctuation(c) && c.is_alphabetic())
    }
}

/// [`char::is_alphanumeric`], quicker for what is neither letter nor digit.
#[inline]
pub(crate) fn is_letter_or_digit(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphanumeric() } else { !is_cjk_punctuation(c) && c.is_alphanumeric() }
}

/// Is it a letter of Arabic? Its vowel signs are none.
pub(crate) fn is_arabic(c: char) -> bool {
    ('\u{621}'..='\u{64a}').contains(&c)
}

/// Is it a letter of Hindi? Its vowel signs are none.
pub(crate) fn is_devanagari(c: char) -> bool {
    ('\u{904}'..='\u{939}').contains(&c)
}

pub(crate) fn is_comma(c: char) -> bool {
    matches!(c, ',' | '，' | '、')
}

pub(crate) fn is_colon(c: char) -> bool {
    matches!(c, ':' | '：')
}

pub(crate) fn is_question_mark(c: char) -> bool {
    matches!(c, '?' | '？' | '؟')
}

/// Most letters that aren't Latin: they are far behind in Unicode's tables.
fn is_common(c: char) -> bool {
    matches!(c, '\u{410}'..='\u{44f}' | '\u{620}'..='\u{64a}' | '\u{904}'..='\u{939}' | '\u{3041}'..='\u{3096}'
        | '\u{30a1}'..='\u{30fa}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
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
