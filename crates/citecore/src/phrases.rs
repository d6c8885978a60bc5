//! Lists of words and phrases, each of which is one text: as lists of strings they would be downloaded with where each item is.

use crate::{eights::next_behind, place::ends};

/// Phrases that stand apart by a `|`, one after the other.
pub(crate) struct Phrases(pub(crate) &'static str);

impl Iterator for Phrases {
    type Item = &'static str;

    #[cfg_attr(target_family = "wasm", inline(never))]
    fn next(&mut self) -> Option<&'static str> {
        let all = self.0;
        let end = all.bytes().position(|byte| byte == b'|').unwrap_or(all.len());
        self.0 = all.get(end + 1..).unwrap_or_default();
        (end > 0).then(|| &all[..end])
    }
}

/// How long the first of some phrases is that a text begins with at a place; 0 where it begins with none.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn phrase_at(text: &str, at: usize, phrases: &'static str) -> usize {
    first_phrase(&text.as_bytes()[at..], phrases.as_bytes(), 0)
}

/// How long the first of some phrases is that a text begins with at a place, ASCII letters in any case; 0 where it begins with none.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn phrase_at_in_any_case(text: &str, at: usize, phrases: &'static str) -> usize {
    first_phrase(&text.as_bytes()[at..], phrases.as_bytes(), IN_ANY_CASE)
}

/// The bit that ASCII letters differ in by their case.
pub(crate) const IN_ANY_CASE: u8 = 0x20;

#[inline(always)]
fn first_phrase(text: &[u8], phrases: &[u8], ignored: u8) -> usize {
    let Some(&first) = text.first() else { return 0 };
    let mut from = 0;
    while let Some(start) = next_item(phrases, from, b'|', first, ignored) {
        let mut length = 0;
        loop {
            match phrases.get(start + length) {
                None | Some(b'|') => return length,
                Some(&byte) if text.get(length).is_some_and(|&ours| is_same(ours, byte, ignored)) => {
                    length += 1
                }
                _ => break,
            }
        }
        from = start + 1;
    }
    0
}

/// Where the next item of a list begins that has this byte first, from a place on: hardly any item has, and the others are passed by
/// eight bytes at a time, since the lists are gone through at every word and number of a text.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(hot_paths, optimize(speed))]
pub(crate) fn next_item(list: &[u8], from: usize, separator: u8, first: u8, ignored: u8) -> Option<usize> {
    let at = next_behind(list, from, separator, first, ignored);
    (at < list.len()).then_some(at)
}

/// Does a text end in one of some phrases?
pub(crate) fn ends_in(text: &str, phrases: &'static str) -> bool {
    Phrases(phrases).any(|phrase| text.ends_with(phrase))
}

/// Does a text end in one of some phrases, ASCII letters in any case, as words of their own where words stand apart?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(crate) fn ends_in_words(text: &str, phrases: &'static str) -> bool {
    let list = phrases.as_bytes();
    let Some(last) = text.bytes().next_back() else { return false };
    let mut from = 0;
    while from < list.len() {
        // Hardly any phrase has this byte last.
        let end = next_item(list, from, last.to_ascii_lowercase(), b'|', 0).unwrap_or(list.len());
        let phrase = list[..end].rsplit(|&byte| byte == b'|').next().unwrap_or_default();
        let before = text.len().wrapping_sub(phrase.len());
        let same = text.as_bytes().get(before..).is_some_and(|ours| ours.eq_ignore_ascii_case(phrase));
        if same && (phrase[0] >= UNSPACED || !ends(&text[..before], char::is_alphabetic)) {
            return true;
        }
        from = end + 1;
    }
    false
}

/// From this first byte on letters are of Japanese, Chinese and Korean, whose words may stand behind others without a space.
const UNSPACED: u8 = 0xe3;

/// Is it one of some words, which stand apart by a space?
pub(crate) fn is_among(words: &str, word: &str) -> bool {
    is_item(words.as_bytes(), b' ', word.as_bytes(), 0)
}

/// Is it one of some words, which stand apart by a space, ASCII letters in any case?
pub(crate) fn is_among_in_any_case(words: &str, word: &str) -> bool {
    is_item(words.as_bytes(), b' ', word.as_bytes(), IN_ANY_CASE)
}

/// Is it one of some phrases?
pub(crate) fn is_phrase(phrases: &str, text: &str) -> bool {
    is_item(phrases.as_bytes(), b'|', text.as_bytes(), 0)
}

#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(hot_paths, optimize(speed))]
fn is_item(list: &[u8], separator: u8, item: &[u8], ignored: u8) -> bool {
    let Some(&first) = item.first() else { return false };
    let mut from = 0;
    while let Some(start) = next_item(list, from, separator, first, ignored) {
        let rest = &list[start..];
        let same = rest
            .get(..item.len())
            .is_some_and(|ours| ours.iter().zip(item).all(|(&ours, &theirs)| is_same(ours, theirs, ignored)));
        if same && rest.get(item.len()).is_none_or(|&next| next == separator) {
            // One that has a separator in it was found as two items, and is none.
            return !item.contains(&separator);
        }
        from = start + 1;
    }
    false
}

/// Are two bytes the same, or the same letter of ASCII, where its case is ignored?
#[inline(always)]
fn is_same(ours: u8, theirs: u8, ignored: u8) -> bool {
    ours == theirs || ignored > 0 && ours.eq_ignore_ascii_case(&theirs)
}

#[cfg(test)]
mod tests {
    use super::{ends_in_words, is_among, is_phrase, phrase_at, phrase_at_in_any_case};

    #[test]
    fn lists_are_searched_as_if_they_were_taken_apart() {
        let lists = [
            "",
            "a",
            "a b c",
            "und et y e",
            "until till bis hasta until-then",
            "éa é ée 이상 이 이하",
            "Sir sir SIR",
            "abcdefgh abcdefghi abcdefg h",
            "@`\u{1}A a",
        ];
        let items = lists.iter().flat_map(|list| list.split(' ').chain([*list]));
        let texts: Vec<&str> =
            items.chain([" ", "|", "y e", "til", "tillage", "UNTIL", "\u{1}", "`"]).collect();
        for list in lists {
            let phrases: &str = list.replace(' ', "|").leak();
            for text in &texts {
                let expected = !text.is_empty() && list.split(' ').any(|word| word == *text);
                assert_eq!(is_among(list, text), expected, "{text:?} in {list:?}");
                let expected = !text.is_empty() && phrases.split('|').any(|phrase| phrase == *text);
                assert_eq!(is_phrase(phrases, text), expected, "{text:?} in {phrases:?}");
                let expected = phrases.split('|').find(|phrase| text.starts_with(phrase)).map_or(0, str::len);
                assert_eq!(phrase_at(text, 0, phrases), expected, "{phrases:?} before {text:?}");
                let begins = |phrase: &&str| {
                    text.get(..phrase.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(phrase))
                };
                let expected = phrases.split('|').find(begins).map_or(0, str::len);
                assert_eq!(phrase_at_in_any_case(text, 0, phrases), expected, "{phrases:?} before {text:?}");
            }
        }
    }

    #[test]
    fn the_first_phrase_counts_that_a_text_begins_with() {
        let table = [
            ("or more of it", "or more|or", 7),
            ("or more of it", "or|or more", 2),
            ("Or more", "and|or", 0),
            ("or", "or more", 0),
            ("oder", "or|od", 2),
            ("", "or|and", 0),
            ("이상", "以上|이상", 6),
            ("이하", "이상|이하", 6),
            ("or more", "", 0),
        ];
        for (text, phrases, expected) in table {
            assert_eq!(phrase_at(text, 0, phrases), expected, "{text}: {phrases}");
            assert_eq!(phrase_at(&format!("é{text}"), 2, phrases), expected, "{text}: {phrases}");
        }
        assert_eq!(phrase_at_in_any_case("Or More of it", 0, "and|or more"), 7);
        assert_eq!(phrase_at_in_any_case("À propos", 0, "à propos"), 0, "letters of ASCII alone");
    }

    #[test]
    fn words_of_their_own_end_a_text() {
        let table = [
            ("no more than", true),
            ("No more than", true),
            ("it is no more than", true),
            ("to more than", false),
            ("o more than", false),
            ("casino more than", false),
            ("不超过", true),
            ("它不超过", true),
            ("超过", false),
            ("", false),
        ];
        for (text, expected) in table {
            assert_eq!(ends_in_words(text, "no more than|不超过"), expected, "{text}");
        }
    }
}
