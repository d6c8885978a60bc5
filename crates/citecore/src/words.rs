//! The words of a text, for counting what two texts share.

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
/// ```
pub fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !(c.is_alphanumeric() || is_combining(c)))
        .filter(|run| !run.is_empty())
        .flat_map(split_scripts)
}

/// Vowel signs and other marks that `char::is_alphanumeric` leaves out but that stand inside words.
fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}' | '\u{900}'..='\u{903}'
        | '\u{93a}'..='\u{94f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}')
}

/// Is the letter of a script written without spaces between words?
pub(crate) fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1780}'..='\u{17ff}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{4dbf}'
        | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

/// [`char::is_alphabetic`], quicker for what isn't a letter.
#[inline]
pub(crate) fn is_letter(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphabetic() } else { !is_cjk_punctuation(c) && c.is_alphabetic() }
}

/// [`char::is_alphanumeric`], quicker for what is neither letter nor digit.
#[inline]
pub(crate) fn is_letter_or_digit(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphanumeric() } else { !is_cjk_punctuation(c) && c.is_alphanumeric() }
}

/// Stops, brackets and the like of East Asia: models enclose marks in them, and in Unicode's tables they are far behind.
fn is_cjk_punctuation(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{3003}' | '\u{3008}'..='\u{3020}')
}

fn split_scripts(run: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = run;
    while let Some(first) = rest.chars().next() {
        let unspaced = is_unspaced(first);
        let end = rest.find(|c| is_unspaced(c) != unspaced).unwrap_or(rest.len());
        let (part, tail) = rest.split_at(end);
        if unspaced {
            found.extend(pairs(part));
        } else {
            found.push(part.to_lowercase());
        }
        rest = tail;
    }
    found
}

fn pairs(part: &str) -> Vec<String> {
    let letters: Vec<char> = part.chars().collect();
    match letters.as_slice() {
        [only] => vec![only.to_string()],
        many => many.windows(2).map(|pair| pair.iter().collect()).collect(),
    }
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
