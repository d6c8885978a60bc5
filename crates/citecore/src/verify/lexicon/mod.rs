//! What is known of single words, in all languages together, looked up by a word's hash.

mod common;
mod counting;
mod frequent;
mod meaning;

use std::sync::LazyLock;

pub(super) use counting::{Dimension, Hedge};
pub(super) use meaning::{KOREAN_NEGATIONS, UNSPACED_ASSENTS, UNSPACED_NEGATIONS};

use super::term::hash;
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
static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut all = Words(vec![(0, Entry::default()); SLOTS]);
    // What a word may mean first is what stands first in a table.
    let first = |fact: &mut u8, value: u8| {
        if *fact == 0 {
            *fact = value;
        }
    };
    for words in common::COMMON.iter().chain(&[common::COMMON_PAIRS]) {
        all.add(words, &|entry| entry.common = true);
    }
    for words in [meaning::NEGATIONS, meaning::KOREAN_NEGATION_WORDS] {
        all.add(words, &|entry| entry.negation = true);
    }
    all.add(meaning::WEAK_NEGATIONS, &|entry| entry.weak_negation = true);
    for (place, pair) in (1..).zip(meaning::OPPOSITES) {
        for (words, side) in pair.split('|').zip([place, -place]) {
            all.add(words, &|entry| {
                if entry.opposite == 0 {
                    entry.opposite = side;
                }
            });
        }
    }
    for (place, (_, words)) in (1..).zip(NUMERALS) {
        all.add(words, &|entry| first(&mut entry.numeral, place));
    }
    for (place, (_, words)) in (1..).zip(MAGNITUDES) {
        all.add(words, &|entry| first(&mut entry.magnitude, place));
    }
    for (place, words) in (1..).zip(MONTHS) {
        all.add(words, &|entry| first(&mut entry.month, place));
    }
    for (place, (.., words)) in (1..).zip(UNITS) {
        all.add(words, &|entry| first(&mut entry.unit, place));
    }
    for (place, (_, words)) in (1..).zip(HEDGES) {
        all.add(words, &|entry| first(&mut entry.hedge, place));
    }
    all
});

/// How many places the table of words has: clearly more than there are words.
const SLOTS: usize = 4096;

/// Words by their hash: each in the first free place from where its hash points.
struct Words(Vec<(u32, Entry)>);

impl Words {
    fn slot(&self, hash: u32) -> usize {
        let mut slot = hash as usize % SLOTS;
        while self.0[slot].0 != hash && self.0[slot].0 != 0 {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    fn add(&mut self, words: &str, set: &dyn Fn(&mut Entry)) {
        for word in words.split_whitespace() {
            let hash = hash(word);
            let slot = self.slot(hash);
            self.0[slot].0 = hash;
            set(&mut self.0[slot].1);
        }
    }
}

/// What is known of the word with this hash; nothing of most.
pub(super) fn entry(hash: u32) -> Entry {
    WORDS.0[WORDS.slot(hash)].1
}

/// How frequent the stem at each place is.
static STEMS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut all = vec![0; PLACES];
    for (frequency, gaps) in (1..).zip(FREQUENT) {
        let (mut place, mut gap) = (0, 0);
        for letter in gaps.bytes() {
            gap = gap * 26 + usize::from(letter & 31) - 1;
            if letter.is_ascii_uppercase() {
                place += gap;
                gap = 0;
                all[place % PLACES] = frequency;
            }
        }
    }
    all
});

/// How many places there are for stems. By the words themselves, the table would have twice the bytes; by their places, of 100
/// rare stems two are taken for frequent ones.
const PLACES: usize = 1 << 17;

/// The place of a stem in the table of frequent ones.
pub(super) fn place(stem: u32) -> usize {
    stem as usize % PLACES
}

/// How frequent the word with this stem's hash is, from 1, the most frequent; 0 where it is rare.
pub(super) fn frequency(stem: u32) -> u8 {
    STEMS[place(stem)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_words_has_room() {
        let taken = WORDS.0.iter().filter(|(hash, _)| *hash != 0).count();
        assert!((1000..SLOTS * 3 / 4).contains(&taken), "{taken}");
        assert_eq!(entry(hash("telescope")), Entry::default());
    }

    #[test]
    fn frequent_stems_are_known_and_most_places_are_free() {
        assert_eq!(frequency(hash("time")), 1);
        let taken = STEMS.iter().filter(|frequency| **frequency > 0).count();
        assert!((1000..PLACES / 30).contains(&taken), "{taken}");
    }
}
