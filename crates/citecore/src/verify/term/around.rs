//! What words are by those beside them: denials of two words, what a "non-" denies, and denials that extend instead.

use super::{
    Term,
    fold::{first_byte, hash_of},
    fold_into,
    state::state,
    word::read,
};
use crate::{
    phrases::{ends_in, is_among, phrase_at},
    place::{char_at, char_before, run_end},
    words::lowercase,
};

/// What makes of a "not" before it something that extends instead of denying, or another word: "not only", "no obstante", the Portuguese
/// "no máximo", and "at most" in Russian.
const EXTENDING: &str = "only just merely solely simply nur bloß bloss lediglich seulement uniquement solo sólo solamente soltanto apenas \
    somente só obstante entanto máximo mínimo только более менее больше меньше";

/// What denies the word that it is joined to by a hyphen, where it doesn't deny by itself.
const JOINED: &str = "गैर ग़ैर";

/// What is left before the "t" of what is denied in short.
const CONTRACTED: &str =
    "aren isn wasn weren don doesn didn won hasn haven couldn shouldn wouldn mustn needn";

/// How many words behind a French "ne" a "plus" denies at the most.
const NE_PLUS: usize = 3;

/// French verbs that a "ne" denies alone, and what else does within a few words: "ne peuvent être retournés".
const NE_ALONE: &str = "peut peuvent saurait sauraient";
const NE_WITH: &str = "pas plus que jamais aucun aucune rien ni guère personne nul nulle";
const NE_WITHIN: usize = 6;

/// How many words behind a "ne" or another denial a "ni" denies.
const NI: usize = 8;

/// What forbids what the Korean verb before it does.
const PROHIBITIONS: &str = "마십|마세|마시|말아|말고|말도록|마라";

/// The words of a text as they are read, one behind the other.
pub(super) struct Words<'t> {
    text: &'t str,
    /// The word before the next one.
    before: &'t str,
    /// How many words ago a French "ne" was, and a denial.
    behind_ne: usize,
    behind_denial: usize,
    /// The end of a "non-" that the next word is joined to.
    joined: usize,
    /// The end of what was read as one word.
    read: usize,
    /// The stem of the last word, in memory that all of them share.
    stem: String,
}

impl<'t> Words<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let far = usize::MAX;
        Self {
            text,
            before: "",
            behind_ne: far,
            behind_denial: far,
            joined: far,
            read: 0,
            stem: String::new(),
        }
    }

    /// Adds the next word to the terms of the text.
    pub(super) fn add(&mut self, written: &'t str, start: usize, found: &mut Vec<Term>) {
        if start < self.read {
            return;
        }
        let (written, length) =
            state(self.before, written, &self.text[start..]).unwrap_or((written, written.len()));
        let end = start + length;
        self.read = end;
        let mut term = if self.is_contracted(written, start) {
            // "Isn't" and "don't" are "is not" and "do not".
            if let Some(first) = found.last_mut().filter(|_| is_among(CONTRACTED, &lowercase(self.before))) {
                let word = &self.before[..self.before.len() - 1];
                *first = Term { end: first.end, ..read(word, first.start as usize, &mut self.stem) };
                first.entry.common = true;
            }
            Term { end: end as u32, ..read("not", start, &mut self.stem) }
        } else {
            Term { end: end as u32, ..read(written, start, &mut self.stem) }
        };
        // "In the US" isn't "of us", nor is the EU the Portuguese "I".
        term.entry.common &= !self.is_short_name(written, end);
        self.behind_ne = if matches!(written, "ne" | "n") { 0 } else { self.behind_ne.saturating_add(1) };
        term.entry.negation |= self.denies_here(written, end);
        self.behind_denial =
            if term.entry.negation || self.behind_ne == 0 { 0 } else { self.behind_denial.saturating_add(1) };
        if self.joined == start {
            self.join(&mut term);
        }
        let hyphen = self.text[end..].starts_with('-');
        if hyphen && (term.entry.negation || is_among(JOINED, written)) {
            self.joined = end + 1;
            term.entry.common = true;
        }
        if term.entry.negation {
            self.behind_ne = usize::MAX;
            term.entry.negation = !hyphen && !self.extends(end);
        }
        self.before = written;
        found.push(term);
    }

    /// Is it the short name of something that is a common word in small letters, and stands among such?
    fn is_short_name(&self, written: &str, end: usize) -> bool {
        let in_capitals = |word: &[u8]| word.len() > 1 && word.iter().all(u8::is_ascii_uppercase);
        let next = self.text.as_bytes().get(end + 1..end + 3).unwrap_or_default();
        matches!(written, "US" | "EU" | "IT") && !in_capitals(self.before.as_bytes()) && !in_capitals(next)
    }

    /// Is it what a "not" has become in "isn't" and "don't"?
    fn is_contracted(&self, written: &str, start: usize) -> bool {
        written.eq_ignore_ascii_case("t")
            && self.before.ends_with(['n', 'N'])
            && matches!(char_before(self.text, start), Some('\'' | '’'))
    }

    /// Does a word deny by those beside it?
    fn denies_here(&self, written: &str, end: usize) -> bool {
        // 하지 마십시오, but 물을 마십시오. Told by its first byte where it can be: every word asks.
        let forbids = || {
            written.as_bytes()[0] == PROHIBITIONS.as_bytes()[0]
                && phrase_at(written, 0, PROHIBITIONS) > 0
                && ends_in(self.before, "지|지는|지도")
        };
        let by_ne_alone = || {
            is_among(NE_ALONE, written)
                && !self.has_near(end, NE_WITHIN, &|word| word == "qu" || is_among(NE_WITH, word))
        };
        written == "plus" && self.behind_ne <= NE_PLUS
            || self.behind_ne == 1 && by_ne_alone()
            || written == "ni" && (self.behind_denial <= NI || self.has_near(end, NI, &|word| word == "ni"))
            || forbids()
    }

    /// Is one of the words that stand so near behind a place, what is between two signs among them?
    fn has_near(&self, end: usize, within: usize, is: &dyn Fn(&str) -> bool) -> bool {
        let mut at = run_end(self.text, end, char::is_alphabetic);
        for _ in 0..within {
            let Some(sign) = char_at(self.text, at) else { return false };
            let start = at + sign.len_utf8();
            at = run_end(self.text, start, char::is_alphabetic);
            if is(&self.text[start..at]) {
                return true;
            }
        }
        false
    }

    /// Makes one word of a term and of what denies it, which a hyphen joins to it.
    fn join(&mut self, term: &mut Term) {
        term.denies = term.hash;
        let stem = std::mem::take(&mut self.stem);
        fold_into(self.before, &mut self.stem);
        self.stem.push_str(&stem);
        term.hash = hash_of(&self.stem, self.stem.len());
        term.form = term.hash;
        term.first = first_byte(&self.stem);
    }

    /// Does what stands behind a denial that ends at a place make it extend what is said?
    fn extends(&self, end: usize) -> bool {
        let rest = self.text[end..].strip_prefix(' ').unwrap_or_default();
        is_among(EXTENDING, &rest[..run_end(rest, 0, char::is_alphabetic)])
    }
}
