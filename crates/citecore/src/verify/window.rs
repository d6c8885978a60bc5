//! What a claim and its sources share: by sentence, by windows of sentences, and altogether.

use super::{number::Quantity, run::Words, term::Term, text::Text};

/// The most terms of a claim that are looked for: one bit each.
pub(super) const MOST_TERMS: usize = 128;

/// Sentences that are taken together.
pub(super) const WINDOW: usize = 3;

/// How much of a term's weight its family counts, where the term itself isn't there.
pub(super) const FAMILY: f64 = 0.75;

/// A term of a claim that counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sought {
    pub(super) hash: u32,
    /// Of the word as the claim writes it.
    pub(super) form: u32,
    pub(super) family: u32,
    pub(super) weight: f64,
    /// It is part of a name.
    pub(super) name: bool,
    /// It stands right behind the term before it.
    pub(super) joined: bool,
    /// It is a number: the claim's with this place.
    pub(super) number: Option<usize>,
    /// The clause of the claim that it is in.
    pub(super) clause: usize,
}

/// A set of sought terms.
pub(super) type Set = u128;

/// What a part of a source has of a claim.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Has {
    /// The terms that are there.
    pub(super) terms: Set,
    /// Those of which the term or one of its family is there.
    pub(super) families: Set,
    /// Those that stand beside the one sought before them, as in the claim.
    pub(super) pairs: Set,
}

impl Has {
    pub(super) fn with(self, other: Self) -> Self {
        Self {
            terms: self.terms | other.terms,
            families: self.families | other.families,
            pairs: self.pairs | other.pairs,
        }
    }
}

/// What is sought of a claim.
pub(super) struct Search {
    pub(super) sought: Vec<Sought>,
    /// What all of it weighs.
    pub(super) weight: f64,
    /// All of it.
    pub(super) all: Set,
    /// Places among `sought` by hash, in a table that is never full; 0 where there is none.
    by_hash: Vec<(u32, u8)>,
    by_family: Vec<(u32, u8)>,
    /// All words of the claim.
    pub(super) words: Words,
    /// The claim's numbers, with their places among `sought`.
    pub(super) numbers: Vec<(usize, Quantity)>,
}

fn insert(table: &mut [(u32, u8)], hash: u32, place: usize) {
    let mask = table.len() - 1;
    let mut slot = hash as usize & mask;
    while table[slot].0 != 0 {
        if table[slot].0 == hash {
            return;
        }
        slot = (slot + 1) & mask;
    }
    table[slot] = (hash, place as u8);
}

fn find(table: &[(u32, u8)], hash: u32) -> Option<usize> {
    let mask = table.len() - 1;
    let mut slot = hash as usize & mask;
    while table[slot].0 != 0 {
        if table[slot].0 == hash {
            return Some(usize::from(table[slot].1));
        }
        slot = (slot + 1) & mask;
    }
    None
}

impl Search {
    pub(super) fn new(sought: Vec<Sought>, terms: &[Term], quantities: &[Quantity]) -> Self {
        let size = (sought.len() * 3).next_power_of_two().max(8);
        let (mut by_hash, mut by_family) = (vec![(0, 0); size], vec![(0, 0); size]);
        for (place, one) in sought.iter().enumerate() {
            if one.hash != 0 {
                insert(&mut by_hash, one.hash, place);
            }
            if one.family != 0 {
                insert(&mut by_family, one.family, place);
            }
        }
        let weight = sought.iter().map(|one| one.weight).sum();
        let number = |(place, one): (usize, &Sought)| Some((place, quantities[one.number?]));
        let numbers = sought.iter().enumerate().filter_map(number).collect();
        let all = (0..sought.len()).fold(0, |all: Set, place| all | 1 << place);
        Self { sought, weight, all, by_hash, by_family, words: Words::new(terms), numbers }
    }

    /// The weight of the terms of a set.
    pub(super) fn weigh(&self, set: Set) -> f64 {
        let mut left = set;
        let mut weight = 0.0;
        while left != 0 {
            weight += self.sought[left.trailing_zeros() as usize].weight;
            left &= left - 1;
        }
        weight
    }

    /// The terms for which something holds.
    pub(super) fn set(&self, holds: impl Fn(&Sought) -> bool) -> Set {
        let places = self.sought.iter().enumerate().filter(|(_, one)| holds(one));
        places.fold(0, |set, (place, _)| set | 1 << place)
    }

    /// How much of the claim's weight a part of a source has, 0..1.
    pub(super) fn share(&self, has: Has) -> f64 {
        if self.weight == 0.0 {
            return 0.0;
        }
        (self.weigh(has.terms) + FAMILY * self.weigh(has.families & !has.terms)) / self.weight
    }

    /// How much of the claim's weight a part of a source has, and a little more where it has its words in their order.
    pub(super) fn rank(&self, has: Has) -> f64 {
        const IN_ORDER: f64 = 0.1;
        self.share(has) + IN_ORDER * self.weigh(has.pairs) / self.weight.max(f64::MIN_POSITIVE)
    }

    /// Which sought term a word is, and whether it is the very term or one of its family.
    pub(super) fn place(&self, term: &Term) -> Option<(usize, bool)> {
        match find(&self.by_hash, term.hash) {
            Some(place) => Some((place, true)),
            None if term.family != 0 => Some((find(&self.by_family, term.family)?, false)),
            None => None,
        }
    }

    /// What each sentence of a text has; those that have nothing are left out.
    pub(super) fn hold(&self, text: &Text<'_>) -> Vec<(usize, Has)> {
        let mut found: Vec<(usize, Has)> = Vec::new();
        /// How many terms that count may be between two that are a pair.
        const REACH: u32 = 3;
        // The last places found, and how many terms that count ago.
        let mut last: [(usize, u32); 3] = [(usize::MAX, 0); 3];
        let mut counted = 0;
        let mut sentence = usize::MAX;
        for term in &text.terms {
            if term.number || term.entry.common {
                continue;
            }
            counted += 1;
            let Some((place, exact)) = self.place(term) else { continue };
            if term.sentence as usize != sentence {
                sentence = term.sentence as usize;
                last = [(usize::MAX, 0); 3];
                found.push((sentence, Has::default()));
            }
            let Some((_, has)) = found.last_mut() else { continue };
            let bit = 1 << place;
            has.families |= bit;
            if exact {
                has.terms |= bit;
            }
            for (before, ago) in last {
                if before == usize::MAX || counted - ago > REACH {
                    continue;
                }
                if before + 1 == place {
                    has.pairs |= bit;
                } else if place + 1 == before {
                    has.pairs |= 1 << before;
                }
            }
            last = [(place, counted), last[0], last[1]];
        }
        if self.numbers.is_empty() { found } else { self.with_numbers(text, found) }
    }

    /// Which of the claim's numbers a number gives.
    pub(super) fn given(&self, theirs: &Quantity) -> Set {
        let given = self.numbers.iter().filter(|(_, ours)| ours.is_given_by(theirs));
        given.fold(0, |given, (place, _)| given | 1 << place)
    }

    /// Adds the claim's numbers to what was found of its words.
    fn with_numbers(&self, text: &Text<'_>, words: Vec<(usize, Has)>) -> Vec<(usize, Has)> {
        let mut found: Vec<(usize, Has)> = Vec::with_capacity(words.len());
        let mut add = |sentence: usize, has: Has| match found.last_mut() {
            Some((last, all)) if *last == sentence => *all = all.with(has),
            _ => found.push((sentence, has)),
        };
        let mut words = words.into_iter().peekable();
        for theirs in &text.quantities {
            let terms = self.given(theirs);
            if terms == 0 {
                continue;
            }
            let sentence = text.sentence_at(theirs.start);
            while let Some((before, has)) = words.next_if(|(before, _)| *before <= sentence) {
                add(before, has);
            }
            add(sentence, Has { terms, families: terms, pairs: 0 });
        }
        words.for_each(|(sentence, has)| add(sentence, has));
        found
    }

    /// The best window of so many sentences, by its first sentence.
    pub(super) fn best(&self, found: &[(usize, Has)], sentences: usize) -> Option<Best> {
        let mut best: Option<Best> = None;
        for (place, &(first, has)) in found.iter().enumerate() {
            let mut all = has;
            let mut last = first;
            for &(sentence, more) in
                found[place + 1..].iter().take_while(|(sentence, _)| *sentence < first + sentences)
            {
                all = all.with(more);
                last = sentence;
            }
            let share = self.share(all);
            let rank = self.rank(all);
            if best.as_ref().is_none_or(|best| rank > best.rank + 1e-12) {
                best = Some(Best { first, last, has: all, share, rank });
            }
        }
        best
    }
}

/// A window of sentences.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) has: Has,
    pub(super) share: f64,
    pub(super) rank: f64,
}

impl Best {
    pub(super) fn contains(&self, sentence: usize) -> bool {
        (self.first..=self.last).contains(&sentence)
    }
}
