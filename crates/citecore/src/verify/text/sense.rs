//! What words mean where they stand, if that is something else than what is known of them by themselves.

use std::ops::Range;

use super::{
    deny::{denies, is_untrue},
    language::Language,
};
use crate::{
    phrases::is_among,
    place::{begins, char_at, char_before, ends, last_word, run_end, up_to},
    verify::{
        lexicon::{AT_LEAST, ENGLISH, Extent, FRENCH, GERMAN, PORTUGUESE, SPANISH},
        term::{Particles, Term},
    },
    words::is_capital,
};

/// What a text tells of its words, as these are gone through one behind the other.
pub(super) struct Senses<'t> {
    text: &'t str,
    sentences: &'t [Range<u32>],
    language: &'t Language,
    /// Whether it is Portuguese, once a word has asked.
    portuguese: Option<bool>,
    particles: Particles,
    /// How many words ago an "all" was.
    behind_all: usize,
    /// Where the condition ends that a sentence has begun with.
    condition: Option<u32>,
}

impl<'t> Senses<'t> {
    pub(super) fn new(text: &'t str, sentences: &'t [Range<u32>], language: &'t Language) -> Self {
        Self {
            text,
            sentences,
            language,
            portuguese: None,
            particles: Particles::new(),
            behind_all: OF_ALL,
            condition: None,
        }
    }

    /// Puts right what is known of the next term, by the one before it and by what stands behind.
    pub(super) fn put_right(&mut self, term: &mut Term, before: Option<&Term>) {
        let word = term.written(self.text);
        let rest = &self.text[term.end as usize..];
        let begins_sentence = before.is_none_or(|before| before.sentence != term.sentence);
        let is_condition = begins_sentence && self.begins_condition(word)
            || matches!(word, "if" | "wenn" | "falls" | "si")
                && up_to(self.text, term.start as usize).ends_with(',');
        if is_condition {
            let sentence = &self.sentences[term.sentence as usize];
            self.condition = clause_end(&self.text[..sentence.end as usize], term.end);
        }
        term.conditional = self.condition.is_some_and(|end| term.start < end);
        if let Some(opposite) = self.particles.opposite(word, rest, begins_sentence) {
            term.entry.opposite = opposite;
        }
        if is_at_least(self.text, term, word) {
            term.entry.opposite = 0;
        }
        // With a capital it names a plan; the French "plus" is a common word.
        term.entry.common &= word != "Plus";
        // South in Spanish, and French for "on".
        if word == "sur" && self.language.is_rather(FRENCH, SPANISH) {
            term.entry.opposite = 0;
        }
        // "Once" is eleven in Spanish; "vierte" is "fourth" in German, and "pours" in Spanish.
        let is_word = matches!(word, "once" | "Once") && self.language.is_rather(ENGLISH, SPANISH)
            || word == "vierte" && self.language.is_rather(SPANISH, GERMAN);
        if is_word {
            term.entry.drop_numeral();
        }
        if self.behind_all < OF_ALL && is_but(word, rest)
            || word == "other" && rest.starts_with(" than ")
            || word.starts_with('除') && !ends(up_to(self.text, term.start as usize), char::is_alphanumeric)
        {
            term.entry.except();
        }
        let is_all = term.entry.extent() == Some(Extent::All);
        self.behind_all = if is_all { 0 } else { self.behind_all.saturating_add(1) };
        let is_ban = is_ban(self.text, word, before);
        term.entry.weak_negation |= is_ban;
        term.entry.negation = (term.entry.negation
            || denies(self.text, term, word, before, rest)
            || is_untrue(self.text, word, before))
            && !self.is_portuguese_contraction(word)
            && !self.is_french_number_sign(word, rest)
            && !is_number_sign(self.text, term)
            && !is_ban
            && !is_name(self.text, term, before);
    }

    /// Does a sentence that begins with a word begin with a condition?
    fn begins_condition(&self, word: &str) -> bool {
        is_among(CONDITIONS, word) || word == "Se" && self.language.is_rather(PORTUGUESE, SPANISH)
    }

    /// Is it the French "no" of "la loi no 81-908"? What denies there is "non".
    fn is_french_number_sign(&self, word: &str, rest: &str) -> bool {
        matches!(word, "no" | "No")
            && begins(rest, run_end(rest, 0, |c| matches!(c, ' ' | '\u{a0}')), |c| c.is_ascii_digit())
            && self.language.is_rather(FRENCH, SPANISH)
            && self.language.is_rather(FRENCH, ENGLISH)
    }

    /// Is it the Portuguese "no", which denies nothing?
    fn is_portuguese_contraction(&mut self, word: &str) -> bool {
        matches!(word, "no" | "No")
            && *self.portuguese.get_or_insert_with(|| self.language.is_portuguese(self.text))
    }
}

/// How many words behind an "all" a "but" makes an exception of it: "all items but gift cards".
const OF_ALL: usize = 3;

/// Does a word make an exception of what stands behind it, where an "all" stands before it: "all but one", "alle bis auf einen"?
fn is_but(word: &str, rest: &str) -> bool {
    word == "but"
        || word == "bis" && rest.starts_with(" auf ") && !rest.starts_with(" auf Weiteres")
        || word == "menos"
}

/// What the condition of a sentence begins with: "If that doesn't help, …" denies nothing.
const CONDITIONS: &str = "If Wenn Falls Si";

/// Where the clause that a place is in ends at a comma, if it does.
fn clause_end(text: &str, at: u32) -> Option<u32> {
    let end = run_end(text, at as usize, |c| !matches!(c, ',' | '.' | '\n' | '?' | '!' | ';'));
    (char_at(text, end) == Some(',')).then_some(end as u32)
}

/// Is it a "less" that is at least so much: "al menos", "por lo menos", "au moins"?
fn is_at_least(text: &str, term: &Term, word: &str) -> bool {
    matches!(word, "menos" | "moins") && is_among(AT_LEAST, last_word(up_to(text, term.start as usize)))
}

/// Is what reads as a denial the short form of "number": "No. 10"?
fn is_number_sign(text: &str, term: &Term) -> bool {
    let end = term.end as usize;
    char_at(text, end) == Some('.')
        && begins(text, run_end(text, end + 1, |c| matches!(c, ' ' | '\u{a0}')), |c| c.is_ascii_digit())
}

/// Is it a ban that something is said of, rather than what somebody bans: "the council's ban will cost them"?
fn is_ban(text: &str, word: &str, before: Option<&Term>) -> bool {
    matches!(word, "ban" | "bans") && before.is_some_and(|before| before.is_written(text, A_BAN))
}

/// What stands before a ban.
const A_BAN: &str = "the a this its their s";

/// Is what reads as a denial a name or a noun, by its capital letter in the middle of words in small ones: "in der Not"?
fn is_name(text: &str, term: &Term, before: Option<&Term>) -> bool {
    term.capital
        && !char_before(text, term.end as usize).is_some_and(is_capital)
        && before.is_some_and(|before| {
            before.sentence == term.sentence
                && !before.capital
                && !before.digits
                && text[before.end as usize..term.start as usize].trim().is_empty()
        })
}
