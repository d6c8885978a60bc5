//! The search for the part of a source that has most of a claim: what each sentence has of it, and the best window of sentences.

use super::{
    run::ClaimWords,
    set::{Set, only},
    table::Table,
};
use crate::verify::{
    claim::Sought,
    number::{ARTICLES, Quantity},
    term::Term,
    text::Text,
};

/// Sentences that are taken together.
pub(in crate::verify) const WINDOW: usize = 3;

/// How much of a term's weight its family counts, where the term itself isn't there.
pub(in crate::verify) const FAMILY: f64 = 0.75;

/// What a part of a source has of a claim.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::verify) struct Has {
    /// The terms that are there.
    pub(in crate::verify) terms: Set,
    /// Those of which the term or one of its family is there.
    pub(in crate::verify) families: Set,
    /// Those that stand beside the one sought before them, as in the claim.
    pub(super) pairs: Set,
}

impl Has {
    pub(in crate::verify) fn add(&mut self, other: &Self) {
        self.terms |= other.terms;
        self.families |= other.families;
        self.pairs |= other.pairs;
    }
}

/// What is sought of a claim.
pub(in crate::verify) struct Search {
    pub(in crate::verify) sought: Vec<Sought>,
    /// The claim is in German.
    pub(super) german: bool,
    /// What all of it weighs.
    pub(super) weight: f64,
    /// All of it.
    pub(in crate::verify) all: Set,
    /// Places among `sought`.
    by_hash: Table,
    by_family: Table,
    /// All words of the claim.
    pub(super) words: ClaimWords,
    /// The claim's numbers, with their places among `sought`.
    pub(in crate::verify) numbers: Vec<(usize, Quantity)>,
    /// Those that say that something costs nothing.
    pub(in crate::verify) free: Set,
    /// Those that are one of something, which an article says as well: 1 comprimé, un comprimé.
    ones: Set,
}

impl Search {
    pub(in crate::verify) fn new(
        sought: Vec<Sought>,
        numbers: Vec<(usize, Quantity)>,
        claim: &Text<'_>,
    ) -> Self {
        let (mut by_hash, mut by_family) = (Table::new(sought.len()), Table::new(sought.len()));
        let (mut weight, mut all) = (0.0, 0);
        for (place, one) in sought.iter().enumerate() {
            by_hash.add(one.hash, place);
            by_family.add(one.family, place);
            weight += one.weight;
            all |= only(place);
        }
        let mut ones = 0;
        for (place, number) in &numbers {
            let next = || claim.terms.get(claim.terms_before(number.behind));
            let counts = |term: &Term| sought.get(place + 1).is_some_and(|next| next.hash == term.hash);
            if number.is_one() && next().is_some_and(counts) {
                ones |= only(*place);
            }
        }
        let free = sought
            .iter()
            .enumerate()
            .filter(|(_, one)| one.free)
            .fold(0, |set, (place, _)| set | only(place));
        let (words, german) = (ClaimWords::new(&claim.terms), claim.is_german());
        Self { sought, german, weight, all, by_hash, by_family, words, numbers, free, ones }
    }

    /// The first word sought, which is what a claim is about, as a set; empty where nothing is sought.
    pub(in crate::verify) fn subject(&self) -> Set {
        self.all & 1
    }

    /// The weight of the terms of a set.
    pub(in crate::verify) fn weigh(&self, set: Set) -> f64 {
        let mut left = set;
        let mut weight = 0.0;
        while left != 0 {
            weight += self.sought[left.trailing_zeros() as usize].weight;
            left &= left - 1;
        }
        weight
    }

    /// The terms for which something holds.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(in crate::verify) fn set(&self, holds: fn(&Sought) -> bool) -> Set {
        let mut set = 0;
        for (place, one) in self.sought.iter().enumerate() {
            if holds(one) {
                set |= only(place);
            }
        }
        set
    }

    /// The terms of the clause that one of them is in.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(in crate::verify) fn clause_of(&self, place: usize) -> Set {
        let mut set = 0;
        for (other, one) in self.sought.iter().enumerate() {
            if one.clause == self.sought[place].clause {
                set |= only(other);
            }
        }
        set
    }

    /// What those of some terms weigh that a part of a source has.
    pub(super) fn held(&self, has: &Has, of: Set) -> f64 {
        self.weigh(has.terms & of) + FAMILY * self.weigh(has.families & !has.terms & of)
    }

    /// How much of the claim's weight a part of a source has, 0..1.
    pub(in crate::verify) fn share(&self, has: &Has) -> f64 {
        if self.weight == 0.0 { 0.0 } else { self.held(has, self.all) / self.weight }
    }

    /// What part of the claim's terms some are, the frequent ones counting as much as the rare.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(in crate::verify) fn part_of_terms(&self, set: Set) -> f64 {
        f64::from((set & self.all).count_ones()) / self.sought.len().max(1) as f64
    }

    /// How much of the claim's weight a part of a source has, and a little more where it has its words in their order.
    pub(in crate::verify) fn rank(&self, has: &Has) -> f64 {
        /// The order of all its words counts as much as a tenth of them: it tells windows apart that have about the same.
        const IN_ORDER: f64 = 0.1;
        self.share(has) + IN_ORDER * self.weigh(has.pairs) / self.weight.max(f64::MIN_POSITIVE)
    }

    /// Which sought term a word is, the first of several, and whether it is the very term or one of its family.
    pub(in crate::verify) fn place(&self, term: &Term) -> Option<(usize, bool)> {
        let mut places = self.by_hash.places(term.hash);
        let exact = places != 0;
        if !exact {
            places = self.by_family.places(term.family);
        }
        (places != 0).then_some((places.trailing_zeros() as usize, exact))
    }

    /// The set of the sought term that a word is.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(in crate::verify) fn found(&self, term: &Term) -> Set {
        self.place(term).map_or(0, |(place, _)| only(place))
    }

    /// The sought terms that some words are, of those that say something by themselves.
    pub(in crate::verify) fn words_of(&self, terms: &[Term]) -> Set {
        let mut set = 0;
        for term in terms {
            set |= if term.entry.common { 0 } else { self.found(term) };
        }
        set
    }

    /// What each sentence of a text has, of which each number gives some of the claim's; those that have nothing are left out.
    pub(super) fn hold(&self, text: &Text<'_>, given: &[Set]) -> Vec<(usize, Has)> {
        let mut all = vec![Has::default(); text.sentences.len()];
        let mut near = LastFound::default();
        for (at, term) in text.terms.iter().enumerate() {
            if term.number || term.entry.common {
                continue;
            }
            near.counted += 1;
            // "No fee" is free.
            let free = || {
                (term.free && term.entry.extent().is_some() && self.free != 0)
                    .then(|| (self.free.trailing_zeros() as usize, true))
            };
            let Some((place, exact)) = self.place(term).or_else(free) else { continue };
            let has = &mut all[term.sentence as usize];
            has.families |= only(place);
            if exact {
                has.terms |= only(place);
            }
            has.pairs |= near.add(place, term.sentence);
            let one = only(place) >> 1 & self.ones;
            if one != 0 && at > 0 && text.terms[at - 1].is_written(text.text, ARTICLES) {
                has.terms |= one;
                has.families |= one;
            }
        }
        for (theirs, &terms) in text.quantities.iter().zip(given).filter(|(_, terms)| **terms != 0) {
            all[text.sentence_at(theirs.start)].add(&Has { terms, families: terms, pairs: 0 });
        }
        let mut found = Vec::new();
        for (sentence, has) in all.iter().enumerate() {
            if has.families != 0 {
                found.push((sentence, *has));
            }
        }
        found
    }

    /// What each sentence has with those that it stands under.
    pub(super) fn with_heads(&self, text: &Text<'_>, sentences: &[(usize, Has)]) -> Vec<(usize, Has)> {
        let mut all = sentences.to_vec();
        for (sentence, has) in &mut all {
            for head in text.heads(*sentence) {
                if let Ok(place) = sentences.binary_search_by_key(&head, |(other, _)| *other) {
                    has.add(&Has { pairs: 0, ..sentences[place].1 });
                }
            }
        }
        all
    }

    /// Which of the claim's numbers a number gives.
    pub(in crate::verify) fn given(&self, theirs: &Quantity) -> Set {
        let mut given = 0;
        for (place, ours) in &self.numbers {
            if ours.is_given_by(theirs) {
                given |= only(*place);
            }
        }
        given
    }

    /// The best window of so many sentences, by its first sentence.
    pub(super) fn best(&self, found: &[(usize, Has)], sentences: usize) -> Option<Window> {
        let mut best: Option<Window> = None;
        for (place, &(first, has)) in found.iter().enumerate() {
            let mut all = has;
            let mut last = first;
            for (sentence, more) in &found[place + 1..] {
                if *sentence >= first + sentences {
                    break;
                }
                all.add(more);
                last = *sentence;
            }
            let share = self.share(&all);
            let rank = self.rank(&all);
            if best.as_ref().is_none_or(|best| rank > best.rank + ROUNDED) {
                best = Some(Window { first, last, has: all, share, rank });
            }
        }
        best
    }
}

/// By how little ranks differ that are sums of the same weights in another order: of such windows the first is the best.
const ROUNDED: f64 = 1e-12;

/// How many terms that count may be between two that are a pair.
const PAIR_REACH: u32 = 3;

/// No place of a sought term.
const NOWHERE: usize = usize::MAX;

/// The last terms of a sentence that were found, by which pairs are told.
struct LastFound {
    /// Their places among those sought, and how many terms had counted by then.
    last: [(usize, u32); 3],
    sentence: u32,
    /// How many terms have counted.
    counted: u32,
}

impl Default for LastFound {
    fn default() -> Self {
        Self { last: [(NOWHERE, 0); 3], sentence: 0, counted: 0 }
    }
}

impl LastFound {
    /// Adds the next term that was found. Gives back those that are now beside the one sought before them.
    fn add(&mut self, place: usize, sentence: u32) -> Set {
        if sentence != self.sentence {
            (self.sentence, self.last) = (sentence, [(NOWHERE, 0); 3]);
        }
        let mut pairs = 0;
        for (before, counted) in self.last {
            if before == NOWHERE || self.counted - counted > PAIR_REACH {
                continue;
            }
            if before + 1 == place {
                pairs |= only(place);
            } else if place + 1 == before {
                pairs |= only(before);
            }
        }
        self.last = [(place, self.counted), self.last[0], self.last[1]];
        pairs
    }
}

/// A window of sentences.
#[derive(Clone, Copy, Debug)]
pub(in crate::verify) struct Window {
    pub(in crate::verify) first: usize,
    pub(in crate::verify) last: usize,
    pub(in crate::verify) has: Has,
    pub(in crate::verify) share: f64,
    pub(super) rank: f64,
}

impl Window {
    pub(in crate::verify) fn contains(&self, sentence: usize) -> bool {
        (self.first..=self.last).contains(&sentence)
    }
}
