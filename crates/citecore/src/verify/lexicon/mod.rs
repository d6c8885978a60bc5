//! What is known of single words, in all languages together, looked up by a word's hash.

/// A table of words: what each row means, and the words of all rows in one text, a line a row, which the compiler packs.
macro_rules! table {
    ($(#[$about:meta])* $meanings:ident: $of:ty, $words:ident; $($meaning:expr => $row:literal,)+) => {
        $(#[$about])*
        pub(super) const $meanings: &[$of] = &[$($meaning),+];
        pub(super) const $words: &str = concat!($($row, "\n"),+);
    };
}

mod common;
mod counting;
mod frequent;
mod meaning;
mod packed;

use std::sync::LazyLock;

pub(super) use counting::{Dimension, Hedge};
pub(super) use meaning::{
    AT_LEAST, BEFORE, CLOCKWISE, ENABLE, Extent, FALLING, KEEP, KOREAN_NEGATIONS, MORE, MOST, OLDER, OPEN,
    RISE, RISING, THAN, UNSPACED_ASSENTS, UNSPACED_NEGATIONS, WITH,
};

pub(super) use common::{ENGLISH, FRENCH, GERMAN, LANGUAGES, PORTUGUESE, SPANISH};

pub(super) use common::COMMON;
use counting::{
    HEDGE_WORDS, HEDGES, MAGNITUDE_WORDS, MAGNITUDES, MONTH_WORDS, NUMERAL_WORDS, NUMERALS, PERIOD_WORDS,
    PERIODS, UNIT_WORDS, UNITS, WEEKDAY_WORDS,
};
use frequent::FREQUENT;
use meaning::{EXTENT_WORDS, EXTENTS, KINDS, NEGATIONS, OPPOSITES, WEAK_NEGATIONS};
use packed::unpacked;

use crate::calendar::SECONDS_A_DAY;

/// What is known of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Entry {
    /// It says little by itself.
    pub(super) common: bool,
    /// The language that it is common in, from 1; 0 where that isn't told by it.
    pub(super) language: u8,
    /// It denies.
    pub(super) negation: bool,
    /// It stands behind what it denies, as Korean verbs do.
    pub(super) behind: bool,
    /// It may deny in part.
    pub(super) weak_negation: bool,
    /// The number of its pair of opposites, from 1: positive for the first of the pair, negative for the second; 0 for none.
    pub(super) opposite: i8,
    /// Its rows among numerals, powers of ten, months, units, hedges, extents and periods, from 1.
    numeral: u8,
    magnitude: u8,
    /// The month, from 1.
    pub(super) month: u8,
    /// The day of the week, from 1.
    pub(super) weekday: u8,
    unit: u8,
    hedge: u8,
    extent: u8,
    period: u8,
    /// The kind of which a thing is but one, from 1.
    pub(super) kind: u8,
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
}

impl Unit {
    /// Of a dollar.
    pub(super) const CENT: Self = Self { dimension: Dimension::Dollar, factor: 0.01 };
    /// Avoirdupois.
    pub(super) const POUND: Self = Self { dimension: Dimension::Mass, factor: 453.592_37 };
    pub(super) const HOUR: Self = Self { dimension: Dimension::Time, factor: 3600.0 };
    pub(super) const DAY: Self = Self { dimension: Dimension::Time, factor: SECONDS_A_DAY };
    pub(super) const WEEK: Self = Self { dimension: Dimension::Time, factor: 7.0 * SECONDS_A_DAY };
    pub(super) const YEAR: Self = Self { dimension: Dimension::Months, factor: 12.0 };
    pub(super) const CENTURY: Self = Self { dimension: Dimension::Months, factor: 1200.0 };
    pub(super) const FAHRENHEIT: Self = Self { dimension: Dimension::Celsius, factor: 5.0 / 9.0 };

    /// A unit that is its dimension's base.
    pub(super) const fn of(dimension: Dimension) -> Self {
        Self { dimension, factor: 1.0 }
    }

    /// Does it measure how long something lasts?
    pub(super) fn is_duration(self) -> bool {
        matches!(self.dimension, Dimension::Time | Dimension::Months)
    }

    /// Where its zero lies, in base units: elsewhere of degrees Fahrenheit alone.
    pub(super) fn zero(self) -> f64 {
        if self.dimension == Dimension::Celsius && self.factor != 1.0 { -160.0 / 9.0 } else { 0.0 }
    }
}

impl Entry {
    /// Is nothing known of it?
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn is_unknown(&self) -> bool {
        *self == Self::default()
    }

    /// Is it a number, a power of ten or a unit?
    pub(super) fn counts(&self) -> bool {
        self.numeral | self.magnitude | self.unit > 0
    }

    /// The number that it names.
    pub(super) fn numeral(&self) -> Option<f64> {
        meant(NUMERALS, self.numeral)
    }

    /// Makes it a word that names no number.
    pub(super) fn drop_numeral(&mut self) {
        self.numeral = 0;
    }

    /// The power of ten that it multiplies with.
    pub(super) fn magnitude(&self) -> Option<f64> {
        meant(MAGNITUDES, self.magnitude)
    }

    /// The unit that it names.
    pub(super) fn unit(&self) -> Option<Unit> {
        meant(UNITS, self.unit).map(|(dimension, factor)| Unit { dimension, factor })
    }

    /// The unit of the time that it says something is for: "monthly".
    pub(super) fn period(&self) -> Option<Unit> {
        meant(PERIODS, self.period).map(|(dimension, factor)| Unit { dimension, factor })
    }

    /// How near it says that a number is.
    pub(super) fn hedge(&self) -> Option<Hedge> {
        meant(HEDGES, self.hedge)
    }

    /// Makes it a word that makes an exception of what stands behind it.
    pub(super) fn except(&mut self) {
        self.extent = EXTENTS.iter().take_while(|&&extent| extent != Extent::Excepted).count() as u8 + 1;
    }

    /// How far it says that a statement goes.
    pub(super) fn extent(&self) -> Option<Extent> {
        meant(EXTENTS, self.extent)
    }
}

/// What a row of a table means, counted from 1.
fn meant<T: Copy>(meanings: &[T], row: u8) -> Option<T> {
    meanings.get(usize::from(row).checked_sub(1)?).copied()
}

/// The rows of a table in which a word may be, for each table.
type Rows = [u8; TABLES.len()];

/// The tables in the order of what an [`Entry`] has of them. Their words are in lower case and without accents, as `fold_into` leaves
/// them, since the compiler takes their hashes as they stand.
const TABLES: [&str; 13] = [
    COMMON,
    NEGATIONS,
    WEAK_NEGATIONS,
    OPPOSITES,
    NUMERAL_WORDS,
    MAGNITUDE_WORDS,
    MONTH_WORDS,
    WEEKDAY_WORDS,
    UNIT_WORDS,
    HEDGE_WORDS,
    EXTENT_WORDS,
    PERIOD_WORDS,
    KINDS,
];

static PLACES_OF_WORDS: [u32; packed::count(&TABLES)] = packed::places(&TABLES);
const LENGTH_OF_GAPS: usize = packed::gaps::<0>(&PLACES_OF_WORDS).1;

/// What is left of the tables in the engine: how far the place of each word is behind the one before it, the rows of the words, and
/// the rows that the tables begin with.
static GAPS: [u8; LENGTH_OF_GAPS] = packed::gaps(&PLACES_OF_WORDS).0;
static ROWS: [u8; PLACES_OF_WORDS.len()] = packed::rows(&PLACES_OF_WORDS);
static FIRST_ROWS: [u8; TABLES.len()] = packed::first_rows(&TABLES);

/// The tables as they are looked up in.
static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| Lexicon { words: Words::read(), stems: stems() });

struct Lexicon {
    /// Every word that something is known of, by its place.
    words: Words,
    /// How frequent the stem at each place is.
    stems: Vec<u8>,
}

/// How many slots the table of words has: clearly more than there are words.
const SLOTS: usize = 8192;

/// Words by their places, from 1: each in the first free slot from where its place points.
struct Words(Vec<(u32, Rows)>);

impl Words {
    fn read() -> Self {
        let mut all = Self(vec![(0, [0; TABLES.len()]); SLOTS]);
        for (&place, &row) in unpacked(&GAPS).iter().zip(&ROWS) {
            let slot = all.slot(place as u32);
            let (known, rows) = &mut all.0[slot];
            *known = place as u32 + 1;
            let mut table = TABLES.len() - 1;
            while FIRST_ROWS[table] > row {
                table -= 1;
            }
            // What a word may mean first is what stands first in a table. One that is common in several languages is none's.
            if rows[table] == 0 {
                rows[table] = row - FIRST_ROWS[table] + 1;
            } else if table == 0 {
                rows[table] = LANGUAGES as u8 + 1;
            }
        }
        all
    }

    fn slot(&self, place: u32) -> usize {
        let mut slot = place as usize % SLOTS;
        while self.0[slot].0 != place + 1 && self.0[slot].0 != 0 {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    /// The rows of the word with this hash; nothing of most.
    fn rows(&self, hash: u32) -> Rows {
        self.0[self.slot(packed::place(hash))].1
    }
}

/// What is known of the word with this hash; nothing of most.
pub(super) fn entry(hash: u32) -> Entry {
    let [
        common,
        negation,
        weak_negation,
        opposite,
        numeral,
        magnitude,
        month,
        weekday,
        unit,
        hedge,
        extent,
        period,
        kind,
    ] = LEXICON.words.rows(hash);
    let pair = opposite.div_ceil(2) as i8;
    Entry {
        common: common > 0,
        language: if usize::from(common) > LANGUAGES { 0 } else { common },
        negation: negation > 0,
        behind: false,
        weak_negation: weak_negation > 0,
        opposite: if opposite % 2 == 1 { pair } else { -pair },
        numeral,
        magnitude,
        month,
        weekday,
        unit,
        hedge,
        extent,
        period,
        kind,
        frequency: 0,
    }
}

fn stems() -> Vec<u8> {
    let mut all = vec![0; PLACES];
    for (frequency, gaps) in (1..).zip(&FREQUENT) {
        for place in unpacked(gaps.as_bytes()) {
            all[place % PLACES] = frequency;
        }
    }
    all
}

/// How many places there are for stems. By the words themselves, the table would have twice the bytes; by their places, of 100
/// rare stems four are taken for frequent ones.
const PLACES: usize = 1 << 16;

/// The place of a stem in the table of frequent ones.
pub(super) fn place(stem: u32) -> usize {
    stem as usize % PLACES
}

/// How frequent the word with this stem's hash is, from 1, the most frequent; 0 where it is rare.
pub(super) fn frequency(stem: u32) -> u8 {
    LEXICON.stems[place(stem)]
}

#[cfg(test)]
mod tests {
    use super::super::term::{fold_into, hash};
    use super::*;

    #[test]
    fn the_table_of_words_has_room() {
        let taken = LEXICON.words.0.iter().filter(|(hash, _)| *hash != 0).count();
        assert!((1000..SLOTS * 3 / 4).contains(&taken), "{taken}");
        assert_eq!(entry(hash("telescope")), Entry::default());
    }

    #[test]
    fn every_word_is_known_by_its_rows() {
        let row = |table: &str, word: &str| {
            let row = table.lines().position(|row| row.split(' ').any(|other| other == word));
            row.map_or(0, |row| row + 1)
        };
        for word in TABLES.iter().flat_map(|table| table.split_whitespace()) {
            let mut folded = String::new();
            fold_into(word, &mut folded);
            assert_eq!(word, folded, "a word is written without accents");
            let rows = LEXICON.words.rows(hash(word));
            let [_, others @ ..] = rows.map(usize::from);
            let [_, expected @ ..] = TABLES.map(|table| row(table, word));
            assert_eq!(others, expected, "{word}");
            assert_eq!(rows[0] > 0, row(COMMON, word) > 0, "{word}");
        }
    }

    #[test]
    fn no_word_is_in_a_table_twice_unless_it_is_common_in_several_languages() {
        let mut twice = Vec::new();
        for table in TABLES {
            let rows = if table == COMMON { table.split('\n').collect() } else { vec![table] };
            for row in rows {
                let words: Vec<&str> = row.split_whitespace().collect();
                let again = (0..words.len()).filter(|&at| words[..at].contains(&words[at]));
                twice.extend(again.map(|at| words[at]));
            }
        }
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn a_common_word_tells_its_language_unless_it_is_common_in_several() {
        let language = |word: &str| {
            let entry = entry(hash(word));
            assert!(entry.common, "{word}");
            entry.language
        };
        assert_eq!(["the", "der", "los", "dans", "della"].map(language), [1, 2, 3, 4, 5]);
        assert_eq!(["in", "de", "la", "का", "그리고"].map(language), [0; 5]);
    }

    #[test]
    fn frequent_stems_are_known_and_most_places_are_free() {
        assert_eq!(frequency(hash("time")), 1);
        let taken = LEXICON.stems.iter().filter(|frequency| **frequency > 0).count();
        assert!((1000..PLACES / 15).contains(&taken), "{taken}");
    }
}
