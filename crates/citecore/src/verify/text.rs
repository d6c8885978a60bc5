//! A text that is read once, for all that it is held against.

use std::ops::Range;

use super::{
    clause::begins_clause,
    lexicon::{AT_LEAST, LANGUAGES, PORTUGUESE, SPANISH},
    number::{Quantity, Written, quantities},
    part::Part,
    particle::Particles,
    term::{Term, terms},
};
use crate::{
    place::{
        before, begins, begun_in_any_case, behind, ends_in, first, has, is_among, last, last_word, up_to,
    },
    statement::{is_full_stop, loose_sentences},
    words::{is_capital, is_small, is_unspaced},
};

/// A text with its sentences, terms and numbers.
pub(super) struct Text<'t> {
    pub(super) text: &'t str,
    pub(super) sentences: Vec<Range<u32>>,
    pub(super) terms: Vec<Term>,
    pub(super) quantities: Vec<Quantity>,
    /// How many terms there are of each script.
    scripts: [usize; SCRIPTS],
    /// How many common words there are of each language.
    languages: [usize; LANGUAGES],
}

/// Scripts that are told apart.
const SCRIPTS: usize = 7;

/// How many times as many terms of others a text has that hardly has any of one kind.
const HARDLY: usize = 20;

/// From which share of a claim a text is held to be in its language, if one word alone tells otherwise.
const SHARED: f64 = 0.3;

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

impl<'t> Text<'t> {
    pub(super) fn read(text: &'t str) -> Self {
        let sentences = split(text);
        let mut all = terms(text);
        let (mut scripts, mut languages) = ([0; SCRIPTS], [0; LANGUAGES]);
        for term in all.iter().filter(|term| term.entry.language > 0) {
            languages[usize::from(term.entry.language) - 1] += 1;
        }
        let mut portuguese = None;
        let mut sentence = 0;
        let mut condition = None;
        let mut particles = Particles::new();
        for place in 0..all.len() {
            let (before, [term, ..]) = all.split_at_mut(place) else { break };
            let (previous, word, rest) = (before.last(), term.written(text), &text[term.end as usize..]);
            while sentences.get(sentence + 1).is_some_and(|next| next.start <= term.start) {
                sentence += 1;
            }
            term.sentence = sentence as u32;
            let begins_sentence = previous.is_none_or(|previous| previous.sentence != term.sentence);
            if begins_sentence
                && (is_among(CONDITIONS, word) || word == "Se" && languages[PORTUGUESE] > languages[SPANISH])
            {
                condition = clause_end(&text[..sentences[sentence].end as usize], term.end);
            }
            if let Some(opposite) = particles.opposite(word, rest, begins_sentence) {
                term.entry.opposite = opposite;
            }
            // "Al menos" is no less, but at least.
            if matches!(word, "menos" | "moins") && is_least(text, term) {
                term.entry.opposite = 0;
            }
            // A plan, and no more than a little word in French.
            term.entry.common &= word != "Plus";
            // Eleven in Spanish.
            if matches!(word, "once" | "Once") && languages[0] > languages[SPANISH] {
                term.entry.drop_numeral();
            }
            term.conditional = condition.is_some_and(|end| term.start < end);
            term.entry.negation |= word.eq_ignore_ascii_case("out") && is_out(rest) || is_avoided(word, rest);
            term.entry.negation = term.entry.negation
                && !(matches!(word, "no" | "No")
                    && *portuguese.get_or_insert_with(|| is_portuguese(text, &languages)))
                && !only_looks_like_denial(text, term, previous);
            if !term.digits {
                scripts[first(text, term.start as usize).map_or(0, script)] += 1;
            }
        }
        let quantities = quantities(text, &all);
        let mut left = &quantities[..];
        for term in &mut all {
            while let [quantity, rest @ ..] = left
                && (quantity.behind <= term.start
                    || matches!(quantity.written, Written::Either | Written::Apart(_)))
            {
                left = rest;
            }
            term.number = left.first().is_some_and(|quantity| quantity.start < term.end);
        }
        Self { text, sentences, terms: all, quantities, scripts, languages }
    }

    /// Is it in another language than the others? Then most of it is in a script that they hardly have, or its common words are those of
    /// a language of which they have hardly any.
    /// Where they hardly share a word, one of these tells.
    pub(super) fn is_foreign_to(&self, others: &[&Part<'_>], share: f64) -> bool {
        let (mut scripts, mut languages) = ([0; SCRIPTS], [0; LANGUAGES]);
        for other in others {
            add(&mut scripts, &other.text.scripts);
            add(&mut languages, &other.text.languages);
        }
        is_foreign(&self.scripts, &scripts, 1)
            || is_foreign(&self.languages, &languages, if share < SHARED { 1 } else { 2 })
    }

    /// Has no other language more common words in it than English, the first of them?
    pub(super) fn is_english(&self) -> bool {
        self.languages.iter().all(|&count| count <= self.languages[0])
    }

    /// Does a sentence end as sentences do? Headings, menus and datelines don't.
    pub(super) fn is_whole(&self, sentence: usize) -> bool {
        let text = self.sentence(sentence);
        let end = before(text, text.len(), |c| !c.is_alphanumeric() && !is_stop(c));
        last(text, end).is_some_and(is_stop)
    }

    /// Does a clause begin between one of its terms and the next?
    pub(super) fn divides(&self, term: &Term, next: &Term) -> bool {
        begins_clause(self.between(term, next), next.written(self.text))
            || ends_in(term.written(self.text), "지만|하고|되고|이고|이며|으나|는데")
    }

    /// What stands between two terms: nothing between pairs of letters.
    pub(super) fn between(&self, term: &Term, next: &Term) -> &str {
        self.text.get(term.end as usize..next.start as usize).unwrap_or_default()
    }

    /// A sentence as it is written.
    pub(super) fn sentence(&self, sentence: usize) -> &'t str {
        let Range { start, end } = self.sentences[sentence];
        &self.text[start as usize..end as usize]
    }

    /// The terms of a sentence.
    pub(super) fn of_sentence(&self, sentence: usize) -> &[Term] {
        self.of_sentences(sentence, sentence)
    }

    /// The terms from a sentence to another one.
    pub(super) fn of_sentences(&self, first: usize, last: usize) -> &[Term] {
        let begin = |sentence: usize| self.terms.partition_point(|term| (term.sentence as usize) < sentence);
        &self.terms[begin(first)..begin(last + 1)]
    }

    /// How many of its terms begin before a place.
    #[inline(never)]
    pub(super) fn terms_before(&self, at: u32) -> usize {
        self.terms.partition_point(|term| term.start < at)
    }

    /// Does something hold for a term of a number's sentence that is one of so many before the number, or of as many from there on?
    pub(super) fn has_near(&self, number: &Quantity, reach: usize, holds: &dyn Fn(&Term) -> bool) -> bool {
        let at = self.terms_before(number.start);
        let near = &self.terms[at.saturating_sub(reach)..(at + reach).min(self.terms.len())];
        let sentence = self.sentence_at(number.start) as u32;
        near.iter().any(|term| term.sentence == sentence && holds(term))
    }

    /// The place of the sentence that a place of the text is in.
    #[inline(never)]
    pub(super) fn sentence_at(&self, at: u32) -> usize {
        self.sentences.partition_point(|sentence| sentence.start <= at).saturating_sub(1)
    }
}

/// What the condition of a sentence begins with: "If that doesn't help, …" denies nothing.
const CONDITIONS: &str = "If Wenn Falls Si";

/// Where the clause that a place is in ends at a comma, if it does.
fn clause_end(text: &str, at: u32) -> Option<u32> {
    let end = behind(text, at as usize, |c| !matches!(c, ',' | '.' | '\n' | '?' | '!' | ';'));
    (first(text, end) == Some(',')).then_some(end as u32)
}

/// Is it Portuguese, where "no" is "in the" and "se" is "if"? Words of it alone tell, as they are written; its letters tell where its
/// common words aren't fewer than those of another language.
fn is_portuguese(text: &str, languages: &[usize; LANGUAGES]) -> bool {
    let mut told = 0;
    for word in text.split(|c: char| !c.is_alphabetic()) {
        told += usize::from(is_among(PORTUGUESE_WORDS, word) || word.ends_with("ção"));
    }
    let (own, english) = (languages[PORTUGUESE], languages[0]);
    told > 0 && told + own >= english
        || own >= english.max(languages[SPANISH]) && has(text, |c| matches!(c, 'ã' | 'õ'))
}

const PORTUGUESE_WORDS: &str = "foi em uma é É até pelo pela você seu sua às não Não também O Os ao";

/// Is what reads as a denial the short form of "number", or, in the middle of words in small letters, a name or a noun: "No. 10", "in der
/// Not"?
fn only_looks_like_denial(text: &str, term: &Term, before: Option<&Term>) -> bool {
    let end = term.end as usize;
    let numbered = first(text, end) == Some('.')
        && begins(text, behind(text, end + 1, |c| matches!(c, ' ' | '\u{a0}')), |c| c.is_ascii_digit());
    let named = term.capital
        && !last(text, end).is_some_and(is_capital)
        && before.is_some_and(|before| {
            before.sentence == term.sentence
                && !before.capital
                && !before.digits
                && text[before.end as usize..term.start as usize].trim().is_empty()
        });
    numbered || named
}

/// Does a "less" stand behind what makes "at least" of it: "al menos", "por lo menos", "au moins"?
fn is_least(text: &str, term: &Term) -> bool {
    is_among(AT_LEAST, last_word(up_to(text, term.start as usize)))
}

/// Does what stands behind "out" make of it that there is nothing of something: "out of stock"?
fn is_out(rest: &str) -> bool {
    let length = begun_in_any_case(rest, 0, " of stock| of service| of order| of date");
    length > 0 && !begins(rest, length, char::is_alphabetic)
}

/// Does a word say not to do what stands behind it? "Avoid touching it" does, "Avoid further delays" says what for.
fn is_avoided(word: &str, rest: &str) -> bool {
    let next = || rest.split_whitespace().next().unwrap_or_default();
    match word {
        "Avoid" => next().ends_with("ing"),
        "Evite" => ends_in(next(), "ar|er|ir"),
        "Évitez" => next() == "de" || next().starts_with("d’") || next().starts_with("d'"),
        _ => false,
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

/// The sentences of a text with paragraphs, headings and lists. A line ends a sentence unless the next one goes on with a small
/// letter, as lines of a fixed width do.
fn split(text: &str) -> Vec<Range<u32>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < text.len() {
        let end = text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
        let line = &text[at..end];
        let ends = last(line, before(line, line.len(), char::is_whitespace));
        let goes_on = begins(text, end, is_small) && !matches!(ends, Some('.' | '!' | '?' | ':' | '|'));
        if !goes_on || end - start > LONGEST_PARAGRAPH {
            for range in loose_sentences(&text[start..end]) {
                found.push((start + range.start) as u32..(start + range.end) as u32);
            }
            start = end;
        }
        at = end;
    }
    found
}

/// Lines are taken together up to this length, in bytes.
const LONGEST_PARAGRAPH: usize = 4000;

fn is_stop(c: char) -> bool {
    matches!(c, ':' | ';') || is_full_stop(c)
}
