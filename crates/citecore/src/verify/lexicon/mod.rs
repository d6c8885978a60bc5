//! What is known of single words, in all languages together, looked up by a word's hash.

mod common;
mod counting;
mod frequent;
mod meaning;

use std::sync::LazyLock;

pub(super) use counting::{Dimension, Hedge};
pub(super) use meaning::{KOREAN_NEGATIONS, UNSPACED_ASSENTS, UNSPACED_NEGATIONS};

use super::term::{hash, stem_hash};
use counting::{HEDGES, MAGNITUDES, MONTHS, NUMERALS, UNITS};
use frequent::FREQUENT;

/// What is known of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Entry {
    /// It says little by itself.
    pub(super) common: bool,
    /// It denies.
    pub(super) negation: bool,
    /// It may deny in part.
    pub(super) weak_negation: bool,
    /// It says of how many something holds.
    pub(super) quantifier: bool,
    /// The pair of opposites that it is of, from 1; of the second of them negative.
    pub(super) opposite: i8,
    /// Its place among numerals, powers of ten, months, units and hedges, from 1.
    numeral: u8,
    magnitude: u8,
    /// The month, from 1.
    pub(super) month: u8,
    unit: u8,
    hedge: u8,
    /// How frequent it is, from 1, the most frequent; 0 where it is rare.
    pub(super) frequency: u8,
}

/// A unit of measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Unit {
    /// What it measures.
    pub(super) dimension: Dimension,
    /// How many base units it is.
    pub(super) factor: f64,
    /// What is added to that.
    pub(super) shift: f64,
}

impl Unit {
    /// A unit that is its dimension's base.
    pub(super) const fn of(dimension: Dimension) -> Self {
        Self { dimension, factor: 1.0, shift: 0.0 }
    }
}

impl Entry {
    /// The number that it names.
    pub(super) fn numeral(&self) -> Option<f64> {
        Some(NUMERALS[usize::from(self.numeral).checked_sub(1)?].0)
    }

    /// The power of ten that it multiplies with.
    pub(super) fn magnitude(&self) -> Option<f64> {
        Some(MAGNITUDES[usize::from(self.magnitude).checked_sub(1)?].0)
    }

    /// The unit that it names.
    pub(super) fn unit(&self) -> Option<Unit> {
        let (dimension, factor, shift, _) = UNITS[usize::from(self.unit).checked_sub(1)?];
        Some(Unit { dimension, factor, shift })
    }

    /// How near it says that a number is.
    pub(super) fn hedge(&self) -> Option<Hedge> {
        Some(HEDGES[usize::from(self.hedge).checked_sub(1)?].0)
    }
}

/// Every word that something is known of, by its hash.
static WORDS: LazyLock<Vec<(u32, Entry)>> = LazyLock::new(|| {
    let mut all: Vec<(u32, Entry)> = Vec::new();
    let mut add = |words: &str, set: &dyn Fn(&mut Entry)| {
        for word in words.split_whitespace() {
            let mut entry = Entry::default();
            set(&mut entry);
            all.push((hash(word), entry));
        }
    };
    for words in common::COMMON {
        add(words, &|entry| entry.common = true);
    }
    add(common::COMMON_PAIRS, &|entry| entry.common = true);
    add(meaning::NEGATIONS, &|entry| entry.negation = true);
    add(meaning::WEAK_NEGATIONS, &|entry| entry.weak_negation = true);
    add(meaning::KOREAN_NEGATION_WORDS, &|entry| entry.negation = true);
    add(meaning::QUANTIFIERS, &|entry| entry.quantifier = true);
    for (place, pair) in (1..).zip(meaning::OPPOSITES) {
        for (words, side) in pair.split('|').zip([place, -place]) {
            add(words, &|entry| entry.opposite = side);
        }
    }
    for (place, (_, words)) in (1..).zip(NUMERALS) {
        add(words, &|entry| entry.numeral = place);
    }
    for (place, (_, words)) in (1..).zip(MAGNITUDES) {
        add(words, &|entry| entry.magnitude = place);
    }
    for (place, words) in (1..).zip(MONTHS) {
        add(words, &|entry| entry.month = place);
    }
    for (place, (.., words)) in (1..).zip(UNITS) {
        add(words, &|entry| entry.unit = place);
    }
    for (place, (_, words)) in (1..).zip(HEDGES) {
        add(words, &|entry| entry.hedge = place);
    }
    all.sort_by_key(|&(hash, _)| hash);
    all.dedup_by(|(other, more), (hash, entry)| {
        let same = other == hash;
        if same {
            entry.join(more);
        }
        same
    });
    all
});

/// The stems of frequent words, by their hash, with how frequent they are.
static STEMS: LazyLock<Vec<(u32, u8)>> = LazyLock::new(|| {
    let mut all: Vec<(u32, u8)> = Vec::new();
    for (frequency, stems) in (1..).zip(FREQUENT) {
        all.extend(stems.split_whitespace().map(|stem| (stem_hash(stem), frequency)));
    }
    all.sort_unstable();
    all.dedup_by_key(|&mut (hash, _)| hash);
    all
});

impl Entry {
    fn join(&mut self, more: &Self) {
        self.common |= more.common;
        self.negation |= more.negation;
        self.weak_negation |= more.weak_negation;
        self.quantifier |= more.quantifier;
        // What a word may mean first is what stands first in a table.
        let first = |ours: &mut u8, theirs: u8| {
            if *ours == 0 {
                *ours = theirs;
            }
        };
        if self.opposite == 0 {
            self.opposite = more.opposite;
        }
        first(&mut self.numeral, more.numeral);
        first(&mut self.magnitude, more.magnitude);
        first(&mut self.month, more.month);
        first(&mut self.unit, more.unit);
        first(&mut self.hedge, more.hedge);
    }
}

/// What is known of the word with this hash; nothing of most.
pub(super) fn entry(hash: u32) -> Entry {
    let words = &*WORDS;
    words.binary_search_by_key(&hash, |&(hash, _)| hash).map_or(Entry::default(), |at| words[at].1)
}

/// How frequent the word with this stem's hash is, from 1, the most frequent; 0 where it is rare.
pub(super) fn frequency(stem: u32) -> u8 {
    let stems = &*STEMS;
    stems.binary_search_by_key(&stem, |&(hash, _)| hash).map_or(0, |at| stems[at].1)
}
