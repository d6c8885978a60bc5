//! Words of a question that nothing holds, read as the words that were meant.

use std::borrow::Cow;

use strsim::osa_distance;

use crate::language::{Language, is_hangul};

/// A shorter word is as near to others by chance: "foto" isn't "foot".
const LEAST_LETTERS: usize = 5;
/// One may lack a hyphen all the same.
const JOINED_LETTERS: usize = 4;
/// In a word with fewer letters another one, one more or one less makes another word: "park" isn't "part", nor "states" "status".
const ANY_EDIT_FROM: usize = 7;
/// A word with so many letters may have two errors.
const TWO_EDITS_FROM: usize = 9;
/// A longer word is none that anybody types.
const MOST_LETTERS: usize = 32;
/// So many unknown words of a question are looked up, each among all that are known: a question with more is about something else.
const MOST_UNKNOWN: usize = 8;

/// The words that are known.
pub(crate) trait Vocabulary {
    /// Why it can't be read.
    type Error;

    /// Is the term of a word among those that are known? Errors: the vocabulary can't be read.
    fn holds(&self, term: &str) -> Result<bool, Self::Error>;

    /// Gives each word that begins with that letter, and others as it likes. Errors: the vocabulary can't be read.
    fn each(&self, first: char, take: &mut dyn FnMut(&str)) -> Result<(), Self::Error>;
}

/// The question with its mistyped words as they were meant: "warrenty" as "warranty", "wifi" as "wi-fi", where that is known. What is
/// known stays, and so does what is as near to two words. Errors: those of the vocabulary.
pub(crate) fn as_meant<'q, V: Vocabulary>(
    question: &'q str,
    language: &Language,
    known: &V,
) -> Result<Cow<'q, str>, V::Error> {
    let mut words: Vec<String> = citecore::words(question).collect();
    let (mut unknown, mut changed) = (0, false);
    for word in &mut words {
        if unknown == MOST_UNKNOWN {
            break;
        }
        let Some(mut slip) = Slip::of(word) else { continue };
        // A word without a term is a stop word, "not" among them.
        let Some(term) = language.terms(word).pop() else { continue };
        if known.holds(&term)? {
            continue;
        }
        unknown += 1;
        known.each(slip.first, &mut |word| slip.hold_against(word))?;
        language.stop_words().for_each(|word| slip.hold_against(word));
        if let Some(meant) = slip.meant(language) {
            *word = meant;
            changed = true;
        }
    }
    Ok(if changed { words.join(" ").into() } else { question.into() })
}

/// The words of a text that may be meant by others, in lower case; those that a hyphen joins as they are written, too: "wi-fi" is
/// what "wifi" means.
pub(crate) fn typed(text: &str) -> impl Iterator<Item = String> {
    let joined = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let joined = joined.filter(|word| word.contains('-')).map(str::to_lowercase);
    citecore::words(text).chain(joined).filter(|word| is_typed(word))
}

/// May it be mistyped, or be what was meant? Numbers are what they are, and Korean words are told by their parts.
fn is_typed(word: &str) -> bool {
    (JOINED_LETTERS..=MOST_LETTERS).contains(&word.chars().count())
        && !word.contains(|c: char| c.is_numeric() || is_hangul(c))
        && word.split('-').all(|part| !part.is_empty() && part.chars().all(|c| !c.is_ascii_punctuation()))
}

/// A word that isn't known, and the nearest of those that it was held against.
struct Slip {
    word: String,
    letters: Vec<char>,
    first: char,
    /// How many edits lie between it and the nearest ones at most.
    most: usize,
    nearest: Vec<String>,
}

impl Slip {
    fn of(word: &str) -> Option<Self> {
        let letters: Vec<char> = word.chars().collect();
        let first = *letters.first().filter(|_| is_typed(word))?;
        let most = match letters.len() {
            ..LEAST_LETTERS => 0,
            LEAST_LETTERS..TWO_EDITS_FROM => 1,
            _ => 2,
        };
        Some(Self { word: word.to_owned(), letters, first, most, nearest: Vec::new() })
    }

    fn hold_against(&mut self, word: &str) {
        if !word.starts_with(self.first) || !is_typed(word) {
            return;
        }
        let letters: Vec<char> = word.chars().filter(|&c| c != '-').collect();
        if letters.len().abs_diff(self.letters.len()) > self.most {
            return;
        }
        let edits = osa_distance(&self.word, &String::from_iter(&letters));
        if edits > self.most || !self.may_be(&letters) {
            return;
        }
        if edits < self.most {
            self.most = edits;
            self.nearest.clear();
        }
        self.nearest.push(word.to_owned());
    }

    /// Slips change neither the first nor the last letter of a word, but for two that change places: "printer" isn't "printed", nor
    /// "unprotected" its opposite.
    fn may_be(&self, letters: &[char]) -> bool {
        let sorted = |letters: &[char]| {
            let mut letters = letters.to_vec();
            letters.sort_unstable();
            letters
        };
        let any_edit = self.letters.len() >= ANY_EDIT_FROM && self.letters.last() == letters.last();
        any_edit || single(&self.letters) == single(letters) || sorted(&self.letters) == sorted(letters)
    }

    /// The nearest word, where all that are as near come to the same term.
    fn meant(mut self, language: &Language) -> Option<String> {
        let nearest = self.nearest.pop()?;
        let terms = language.terms(&nearest);
        self.nearest.iter().all(|other| language.terms(other) == terms).then_some(nearest)
    }
}

/// The letters without those that double the one before.
fn single(letters: &[char]) -> Vec<char> {
    let mut letters = letters.to_vec();
    letters.dedup();
    letters
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, convert::Infallible};

    use super::*;

    struct Words<'a>(&'a str, HashSet<String>);

    impl Vocabulary for Words<'_> {
        type Error = Infallible;

        fn holds(&self, term: &str) -> Result<bool, Infallible> {
            Ok(self.1.contains(term))
        }

        fn each(&self, _: char, take: &mut dyn FnMut(&str)) -> Result<(), Infallible> {
            self.0.split(' ').for_each(take);
            Ok(())
        }
    }

    fn read(locale: &str, question: &str, known: &str) -> String {
        let language = Language::of(locale);
        let terms = language.terms(known).into_iter().collect();
        as_meant(question, &language, &Words(known, terms))
            .unwrap_or_else(|never| match never {})
            .into_owned()
    }

    #[test]
    fn mistyped_words_are_read_as_those_that_were_meant() {
        let table = [
            ("en", "warrenty", "warranty"),
            ("en", "telescpoe", "telescope"),
            ("en", "cancle", "cancel"),
            ("en", "adress", "address"),
            ("en", "memeber", "member"),
            ("en", "ordre", "order"),
            ("en", "gogle", "google"),
            ("en", "declinaton", "declination"),
            ("en", "acommodate", "accommodate"),
            ("en", "wifi", "wi-fi"),
            ("en", "altazmiuth", "alt-azimuth"),
            ("de", "taukape", "taukappe"),
            ("es", "garntía", "garantía"),
            ("ru", "горантия", "гарантия"),
            ("el", "εγγύησση", "εγγύηση"),
            ("ar", "والتنضيف", "والتنظيف"),
        ];
        for (locale, question, known) in table {
            assert!(read(locale, question, known).ends_with(known), "{question}");
        }
        assert_eq!(read("en", "How long is the warrenty?", "warranty"), "how long is the warranty");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        let table = [
            ("en", "known", "mounts", "mount amounts"),
            ("en", "a form of a known word", "mounted", "mount mountain"),
            ("en", "short", "mat", "mast"),
            ("en", "another short word", "foto", "foot"),
            ("en", "letters with a hyphen elsewhere", "wife", "wi-fi"),
            ("en", "a short word with another letter more", "mars", "marks"),
            ("en", "another letter at the end", "printer", "printed"),
            ("en", "one letter less at the end", "start", "star"),
            ("en", "its opposite", "untracked", "tracked"),
            ("en", "a negation", "without", "withhold"),
            ("en", "too far off", "collecting", "connections"),
            ("en", "two errors in a word that isn't long", "warrenti", "warranty"),
            ("en", "a number", "12345678", "12345679"),
            ("en", "a name with a number", "version2", "version3"),
            ("en", "as near to two", "palnet", "planet palnets pallet"),
            ("ko", "Korean", "망원경으로", "망원경에로"),
            ("ja", "Japanese", "赤道儀の架台", "赤道儀の架合"),
        ];
        for (locale, case, question, known) in table {
            assert_eq!(read(locale, question, known), question, "{case}");
        }
    }

    #[test]
    fn forms_of_one_word_are_no_two_words() {
        assert_eq!(read("en", "telescopse", "telescopes telescoped moon"), "telescopes");
    }

    #[test]
    fn a_question_full_of_unknown_words_is_looked_up_in_part() {
        let question = format!("{}warrenty", "qqqqqq ".repeat(MOST_UNKNOWN));
        assert_eq!(read("en", &question, "warranty"), question);
    }
}
