//! What stands at a place of a text, before it and behind. Nothing here is generic: these few functions are called from all over, and
//! each kind of characters would make a copy of them.

/// A kind of characters.
pub(crate) type Kind = fn(char) -> bool;

/// The character at a place; quick in ASCII.
#[inline(never)]
pub(crate) fn first(text: &str, at: usize) -> Option<char> {
    match text.as_bytes().get(at)? {
        byte if byte.is_ascii() => Some(char::from(*byte)),
        _ => text[at..].chars().next(),
    }
}

/// The character before a place; quick in ASCII.
#[inline(never)]
pub(crate) fn last(text: &str, at: usize) -> Option<char> {
    match text.as_bytes()[..at].last()? {
        byte if byte.is_ascii() => Some(char::from(*byte)),
        _ => text[..at].chars().next_back(),
    }
}

/// Is the character at a place of a kind?
#[inline(never)]
pub(crate) fn begins(text: &str, at: usize, kind: Kind) -> bool {
    first(text, at).is_some_and(kind)
}

/// Has a text a character of a kind?
#[inline(never)]
pub(crate) fn has(text: &str, kind: Kind) -> bool {
    text.chars().any(kind)
}

/// Has a text this character?
pub(crate) fn has_char(text: &str, c: char) -> bool {
    text.chars().any(|other| other == c)
}

/// How many letters a text has.
pub(crate) fn letters(text: &str) -> usize {
    let mut letters = 0;
    for c in text.chars() {
        letters += usize::from(c.is_alphabetic());
    }
    letters
}

/// Where a run of a kind ends that begins at a place.
#[inline(never)]
pub(crate) fn behind(text: &str, at: usize, kind: Kind) -> usize {
    let mut end = at;
    while let Some(c) = first(text, end).filter(|&c| kind(c)) {
        end += c.len_utf8();
    }
    end
}

/// Where a run of a kind begins that ends at a place.
#[inline(never)]
pub(crate) fn before(text: &str, at: usize, kind: Kind) -> usize {
    let mut start = at;
    while let Some(c) = last(text, start).filter(|&c| kind(c)) {
        start -= c.len_utf8();
    }
    start
}

/// Is the last character of a kind?
#[inline(never)]
pub(crate) fn ends(text: &str, kind: Kind) -> bool {
    last(text, text.len()).is_some_and(kind)
}

/// A text without the run of a kind that it begins with.
pub(crate) fn without_first(text: &str, kind: Kind) -> &str {
    &text[behind(text, 0, kind)..]
}

/// A text without the run of a kind that it ends in.
pub(crate) fn without_last(text: &str, kind: Kind) -> &str {
    &text[..before(text, text.len(), kind)]
}

/// A text without the runs of a kind at both of its ends.
pub(crate) fn trimmed(text: &str, kind: Kind) -> &str {
    without_last(without_first(text, kind), kind)
}

/// Where a text first holds another, by Rabin–Karp: bytes are compared only where the rolling hashes are equal, so that it takes linear
/// time but for texts made to collide. The standard library's search is ten times as much to download.
pub(crate) fn find(text: &str, sought: &str) -> Option<usize> {
    const BASE: u32 = 0x0100_0193;
    let (text, sought) = (text.as_bytes(), sought.as_bytes());
    let with = |number: u32, byte: u8| number.wrapping_mul(BASE).wrapping_add(byte.into());
    let (mut wanted, mut found, mut leaving) = (0, 0, 1_u32);
    for (at, &byte) in sought.iter().enumerate() {
        wanted = with(wanted, byte);
        found = with(found, *text.get(at)?);
        leaving = leaving.wrapping_mul(BASE);
    }
    let mut at = 0;
    while found != wanted || !text[at..].starts_with(sought) {
        let next = *text.get(at + sought.len())?;
        found = with(found, next).wrapping_sub(leaving.wrapping_mul(text[at].into()));
        at += 1;
    }
    Some(at)
}

/// Does a text hold another?
pub(crate) fn holds(text: &str, sought: &str) -> bool {
    find(text, sought).is_some()
}

/// All places where a text holds another, which has a byte at least.
pub(crate) fn places(text: &str, sought: &str) -> Vec<usize> {
    let (mut places, mut from) = (Vec::new(), 0);
    while let Some(at) = find(&text[from..], sought) {
        places.push(from + at);
        from += at + sought.len();
    }
    places
}

/// A text up to a place, without the white space there.
#[inline(never)]
pub(crate) fn up_to(text: &str, at: usize) -> &str {
    &text[..before(text, at, char::is_whitespace)]
}

/// How many bytes two texts begin with alike.
#[inline(never)]
pub(crate) fn shared(one: &str, other: &str) -> usize {
    let mut bytes = 0;
    while bytes < one.len() && one.as_bytes().get(bytes) == other.as_bytes().get(bytes) {
        bytes += 1;
    }
    bytes
}

/// What stands behind the last white space of a text.
pub(crate) fn last_word(text: &str) -> &str {
    &text[before(text, text.len(), |c| !c.is_whitespace())..]
}

/// What stands before the first white space of a text, that at its beginning aside.
pub(crate) fn first_word(text: &str) -> &str {
    let text = without_first(text, char::is_whitespace);
    &text[..behind(text, 0, |c| !c.is_whitespace())]
}

/// Phrases that stand apart by a `|`, one after the other. A list of them as strings would be downloaded with where each of them is.
pub(crate) struct Phrases(pub(crate) &'static str);

impl Iterator for Phrases {
    type Item = &'static str;

    #[inline(never)]
    fn next(&mut self) -> Option<&'static str> {
        let all = self.0;
        let end = all.bytes().position(|byte| byte == b'|').unwrap_or(all.len());
        self.0 = all.get(end + 1..).unwrap_or_default();
        (end > 0).then(|| &all[..end])
    }
}

/// How long the first of some phrases is that a text begins with at a place; 0 where it begins with none.
#[inline(never)]
pub(crate) fn begun(text: &str, at: usize, phrases: &'static str) -> usize {
    first_begun(&text.as_bytes()[at..], phrases.as_bytes(), 0)
}

/// How long the first of some phrases is that a text begins with at a place, ASCII letters in any case; 0 where it begins with none.
#[inline(never)]
pub(crate) fn begun_in_any_case(text: &str, at: usize, phrases: &'static str) -> usize {
    first_begun(&text.as_bytes()[at..], phrases.as_bytes(), IN_ANY_CASE)
}

/// The bit that ASCII letters differ in by their case.
const IN_ANY_CASE: u8 = 0x20;

#[inline(always)]
fn first_begun(text: &[u8], phrases: &[u8], ignored: u8) -> usize {
    let Some(&first) = text.first() else { return 0 };
    let same = |ours: u8, theirs: u8| ours == theirs || ignored > 0 && ours.eq_ignore_ascii_case(&theirs);
    let mut from = 0;
    while let Some(start) = next_item(phrases, from, b'|', first, ignored) {
        let mut length = 0;
        loop {
            match phrases.get(start + length) {
                None | Some(b'|') => return length,
                Some(&byte) if text.get(length).is_some_and(|&ours| same(ours, byte)) => length += 1,
                _ => break,
            }
        }
        from = start + 1;
    }
    0
}

/// Where the next item of a list begins that has this byte first, from a place on: hardly any item has, and the others are passed by.
#[inline(always)]
fn next_item(list: &[u8], mut at: usize, separator: u8, first: u8, ignored: u8) -> Option<usize> {
    loop {
        at = next_byte(list, at, first, ignored);
        if at == list.len() || at == 0 || list[at - 1] == separator {
            return (at < list.len()).then_some(at);
        }
        at += 1;
    }
}

/// Where a byte stands at a place or next behind it, whatever the ignored bits are, or where the text ends. Goes on by eight bytes, since
/// the lists are gone through at every word and number of a text.
#[inline(never)]
#[cfg_attr(hot_paths, optimize(speed))]
fn next_byte(text: &[u8], mut at: usize, byte: u8, ignored: u8) -> usize {
    const EACH: u64 = u64::MAX / 255;
    let [wanted, ignoring] = [byte | ignored, ignored].map(|byte| EACH * u64::from(byte));
    while let Some(eight) = text.get(at..).and_then(<[u8]>::first_chunk) {
        let differs = (u64::from_le_bytes(*eight) | ignoring) ^ wanted;
        // The highest bit of the first byte that is zero, and maybe of some behind it.
        let same = differs.wrapping_sub(EACH) & !differs & (EACH << 7);
        if same != 0 {
            return at + same.trailing_zeros() as usize / 8;
        }
        at += eight.len();
    }
    while text.get(at).is_some_and(|&other| other | ignored != byte | ignored) {
        at += 1;
    }
    at
}

/// Does a text end in one of some phrases?
pub(crate) fn ends_in(text: &str, phrases: &'static str) -> bool {
    Phrases(phrases).any(|phrase| text.ends_with(phrase))
}

/// Is it one of some words, which stand apart by a space? A list of them as strings would be downloaded with where each of them is.
pub(crate) fn is_among(words: &str, word: &str) -> bool {
    is_item(words.as_bytes(), b' ', word.as_bytes())
}

/// Is it one of some phrases?
pub(crate) fn is_phrase(phrases: &str, text: &str) -> bool {
    is_item(phrases.as_bytes(), b'|', text.as_bytes())
}

#[inline(never)]
#[cfg_attr(hot_paths, optimize(speed))]
fn is_item(list: &[u8], separator: u8, item: &[u8]) -> bool {
    let Some(&first) = item.first() else { return false };
    let mut from = 0;
    while let Some(start) = next_item(list, from, separator, first, 0) {
        // One that has a separator in it may be found as two items, and is none.
        let rest = &list[start..];
        if rest.starts_with(item) && next_byte(rest, 0, separator, 0) == item.len() {
            return true;
        }
        from = start + 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{begun, begun_in_any_case, find, is_among, is_phrase, places};

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
                assert_eq!(begun(text, 0, phrases), expected, "{phrases:?} before {text:?}");
                let begins = |phrase: &&str| {
                    text.get(..phrase.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(phrase))
                };
                let expected = phrases.split('|').find(begins).map_or(0, str::len);
                assert_eq!(begun_in_any_case(text, 0, phrases), expected, "{phrases:?} before {text:?}");
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
            assert_eq!(begun(text, 0, phrases), expected, "{text}: {phrases}");
            assert_eq!(begun(&format!("é{text}"), 2, phrases), expected, "{text}: {phrases}");
        }
        assert_eq!(begun_in_any_case("Or More of it", 0, "and|or more"), 7);
        assert_eq!(begun_in_any_case("À propos", 0, "à propos"), 0, "letters of ASCII alone");
    }

    #[test]
    fn a_text_is_found_where_the_standard_library_finds_it() {
        let texts = ["", "a", "aa", "aab", "abaab", "aabaaab", "별별은 별", "``````", "a``` ```` `"];
        for text in texts {
            for sought in texts {
                assert_eq!(find(text, sought), text.find(sought), "{sought} in {text}");
                if !sought.is_empty() {
                    let expected: Vec<usize> = text.match_indices(sought).map(|(at, _)| at).collect();
                    assert_eq!(places(text, sought), expected, "{sought} in {text}");
                }
            }
        }
    }
}
