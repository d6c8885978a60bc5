//! What a word between spaces is by itself: its stem, its family, and what is known of it.

use std::ops::RangeInclusive;

use super::{
    Term,
    ending::strip,
    fold::{first_byte, hash_of},
    fold_into,
};
use crate::{
    find::holds,
    phrases::{Phrases, phrase_at},
    place::{begins, char_before, has},
    verify::lexicon::{Entry, FALLING, KOREAN_NEGATIONS, RISE, RISING, entry, frequency},
    words::{is_capital, is_hangul, stem, without_politeness},
};

/// Letters of a word's beginning by which its family is told.
const FAMILY_LETTERS: usize = 5;

/// Letters of a Korean word's beginning by which its family is told.
const KOREAN_FAMILY_LETTERS: usize = 2;

/// Letters that a Korean word with a family has at the least.
const KOREAN_LETTERS: usize = 3;

/// The family of denials: "not", "aren't" and "never" are near to each other.
const DENIALS: u32 = 1;

/// What denies what a word goes on with: "unpaid", "Nichtraucher", "비회원".
const PREFIXES: &str = "un|non|nicht|비";

/// What words go on with has so many bytes at the least, if it is one itself.
const LEAST_DENIED: usize = 4;

/// Reads a word that begins at a place. `word` is where its stem is left.
pub(super) fn read(written: &str, start: usize, word: &mut String) -> Term {
    word.clear();
    fold_into(written, word);
    let (length, form) = (word.len(), hash_of(word, word.len()));
    let first = first_byte(word);
    let mut known = entry_of(word, form);
    let digits = has_digits(written);
    let denies = denied_by_prefix(word);
    let hangul = char_before(word, word.len()).is_some_and(is_hangul);
    if hangul {
        read_korean(written, word, &mut known);
    } else if !digits {
        strip(word);
    }
    let hash = if word.len() == length { form } else { hash_of(word, word.len()) };
    known.frequency = frequency(hash);
    let family = match (hangul, digits) {
        (_, true) => 0,
        (false, _) if known.negation => DENIALS,
        (true, _) => korean_family(word),
        _ => family(word, hash),
    };
    Term {
        hash,
        form,
        family,
        denies,
        start: start as u32,
        end: (start + written.len()) as u32,
        sentence: 0,
        first,
        entry: known,
        capital: begins(written, 0, is_capital),
        noun: false,
        pair: false,
        digits,
        number: false,
        conditional: false,
        free: false,
    }
}

/// What is known of a folded word.
fn entry_of(word: &str, form: u32) -> Entry {
    let known = entry(form);
    // The Arabic "and" hangs on what it joins.
    let Some(joined) = word.strip_prefix("و").filter(|_| known.is_unknown()) else { return known };
    let mut known = entry(hash_of(joined, joined.len()));
    known.common |= joined.is_empty();
    known.drop_numeral();
    known
}

/// Takes the particles off a Korean word, and adds what such words tell by what is in them.
fn read_korean(written: &str, word: &mut String, known: &mut Entry) {
    let negates = known.negation || denies_in_korean(word);
    let stem = stem(word).len();
    if stem < word.len() {
        word.truncate(stem);
        if known.is_unknown() {
            *known = entry(hash_of(word, word.len()));
        }
    }
    known.negation = negates;
    if known.opposite == 0 {
        known.opposite = direction(written);
    }
    // 안 and 못 alone stand before it.
    known.behind = negates && written.len() > "안".len();
}

fn denies_in_korean(word: &str) -> bool {
    // "Without" denies no more than in other languages.
    !word.ends_with("없이") && Phrases(KOREAN_NEGATIONS).any(|denies| holds(word, denies))
}

/// Which of the pair of what rises and falls a Korean verb is; 0 where it is neither.
fn direction(word: &str) -> i8 {
    match (phrase_at(word, 0, RISING), phrase_at(word, 0, FALLING)) {
        (0, 0) => 0,
        (0, _) => -RISE,
        _ => RISE,
    }
}

/// How long participles are behind their "ge", in bytes of what is folded.
const PARTICIPLES: RangeInclusive<usize> = FAMILY_LETTERS + 1..=9;

/// The family of a stem; 0 where it is too short to have one.
fn family(stem: &str, hash: u32) -> u32 {
    // German: "gereinigt" of "reinigen", but "Gemeindegebiet" of "Gemeinde"
    let is_participle = |rest: &&str| rest.ends_with('t') && PARTICIPLES.contains(&rest.len());
    if let Some(rest) = stem.strip_prefix("ge").filter(is_participle) {
        return hash_of(rest, FAMILY_LETTERS);
    }
    let letters = if stem.is_ascii() { stem.len() } else { stem.chars().count() };
    match letters {
        FAMILY_LETTERS.. => hash_of(stem, FAMILY_LETTERS),
        letters if letters == FAMILY_LETTERS - 1 && !stem.is_ascii() => hash,
        _ => 0,
    }
}

/// The family of a Korean stem, whatever politeness adds to it.
fn korean_family(stem: &str) -> u32 {
    if stem.chars().count() < KOREAN_LETTERS {
        return 0;
    }
    match without_politeness(stem) {
        Some(stem) => hash_of(&stem, KOREAN_FAMILY_LETTERS),
        None => hash_of(stem, KOREAN_FAMILY_LETTERS),
    }
}

/// The hash of what a folded word denies by what it begins with; 0 where it denies nothing.
fn denied_by_prefix(word: &str) -> u32 {
    // Most words begin otherwise, and this is asked of all.
    let may = matches!(word.as_bytes(), [b'u' | b'n' | 0xeb, ..]);
    let prefix = if may { phrase_at(word, 0, PREFIXES) } else { 0 };
    if prefix == 0 || word.len() < prefix + LEAST_DENIED {
        return 0;
    }
    let mut rest = word[prefix..].to_owned();
    if word.is_ascii() {
        strip(&mut rest);
    } else {
        rest.truncate(stem(&rest).len());
    }
    hash_of(&rest, rest.len())
}

fn has_digits(word: &str) -> bool {
    if word.is_ascii() { word.bytes().any(|byte| byte.is_ascii_digit()) } else { has(word, char::is_numeric) }
}
