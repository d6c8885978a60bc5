//! Which script and which language a text is in, as far as its words tell.

use crate::{
    place::{char_at, has},
    verify::{
        lexicon::{ENGLISH, GERMAN, LANGUAGES, PORTUGUESE, SPANISH},
        term::Term,
    },
    words::{Run, is_unspaced, runs},
};

/// Scripts that are told apart.
const SCRIPTS: usize = 7;

/// How many times as many terms of others a text has that hardly has any of one kind.
const HARDLY: usize = 20;

/// From which share of a claim a text is held to be in its language, if one word alone tells otherwise.
const SHARED: f64 = 0.3;

/// What a text has of each script and language.
#[derive(Clone, Copy, Default)]
pub(super) struct Language {
    /// How many terms there are of each script.
    scripts: [usize; SCRIPTS],
    /// How many common words there are of each language.
    words: [usize; LANGUAGES],
}

impl Language {
    /// That of a text with some terms.
    pub(super) fn of(text: &str, terms: &[Term]) -> Self {
        let mut language = Self::default();
        for term in terms {
            if term.entry.language > 0 {
                language.words[usize::from(term.entry.language) - 1] += 1;
            }
            if !term.digits {
                language.scripts[char_at(text, term.start as usize).map_or(0, script)] += 1;
            }
        }
        language
    }

    /// Adds what another text has.
    pub(super) fn add(&mut self, other: &Self) {
        add(&mut self.scripts, &other.scripts);
        add(&mut self.words, &other.words);
    }

    /// Is it another one than that of others? Then most of a text is in a script that they hardly have, or its common words are those of
    /// a language of which they have hardly any. Where they hardly share a word, one of these tells.
    pub(super) fn is_foreign_to(&self, others: &Self, share: f64) -> bool {
        is_foreign(&self.scripts, &others.scripts, 1)
            || is_foreign(&self.words, &others.words, if share < SHARED { 1 } else { 2 })
    }

    /// Are there more common words of one language than of another one?
    pub(super) fn is_rather(&self, one: usize, other: usize) -> bool {
        self.words[one] > self.words[other]
    }

    /// Has no other language more common words in it than English?
    pub(super) fn is_english(&self) -> bool {
        self.words.iter().all(|&count| count <= self.words[ENGLISH])
    }

    /// Has no other language as many common words in it as German?
    pub(super) fn is_german(&self) -> bool {
        self.words
            .iter()
            .enumerate()
            .all(|(language, &count)| language == GERMAN || count < self.words[GERMAN])
    }

    /// Is a text Portuguese, where "no" is "in the" and "se" is "if"? Words of it alone tell, as they are written; its letters tell where
    /// its common words aren't fewer than those of another language.
    pub(super) fn is_portuguese(&self, text: &str) -> bool {
        let mut told = 0;
        for run in runs(text) {
            let (Run::Word(word) | Run::Unspaced(word)) = run;
            told += usize::from(is_of_portuguese_alone(word));
        }
        let (own, english) = (self.words[PORTUGUESE], self.words[ENGLISH]);
        told > 0 && told + own >= english
            || own >= english.max(self.words[SPANISH]) && has(text, |c| matches!(c, 'ã' | 'õ'))
    }
}

/// Every word of a text is asked for, so that no list is gone through.
fn is_of_portuguese_alone(word: &str) -> bool {
    matches!(
        word,
        "foi"
            | "em"
            | "uma"
            | "é"
            | "É"
            | "até"
            | "pelo"
            | "pela"
            | "você"
            | "seu"
            | "sua"
            | "às"
            | "não"
            | "Não"
            | "também"
            | "O"
            | "Os"
            | "ao"
    ) || word.ends_with("ção")
}

fn script(c: char) -> usize {
    match c {
        '\u{0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => 0,
        '\u{370}'..='\u{52f}' => 1,
        '\u{600}'..='\u{6ff}' => 2,
        '\u{900}'..='\u{97f}' => 3,
        '\u{ac00}'..='\u{d7a3}' => 4,
        c if is_unspaced(c) => 5,
        _ => 6,
    }
}

fn add(all: &mut [usize], some: &[usize]) {
    for (place, count) in some.iter().enumerate() {
        all[place] += count;
    }
}

/// Is most of ours of a kind that theirs hardly are? At least so many of ours have to be.
fn is_foreign(ours: &[usize], theirs: &[usize], least: usize) -> bool {
    let (mut most, mut all, mut all_theirs) = (0, 0, 0);
    for (kind, &count) in ours.iter().enumerate() {
        if count >= ours[most] {
            most = kind;
        }
        all += count;
        all_theirs += theirs[kind];
    }
    ours[most] >= least && ours[most] * 2 >= all && all_theirs >= least && theirs[most] * HARDLY < all_theirs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_portuguese_tells() {
        let words = "foi em uma é É até pelo pela você seu sua às não Não também O Os ao atenção";
        for word in words.split(' ') {
            assert!(Language::default().is_portuguese(word), "{word}");
        }
        assert!(!Language::default().is_portuguese("no pan"));
    }
}
