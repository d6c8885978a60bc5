//! How much of their texts two passages share.

use super::tokens::{Hash, each_token, push_folded, squeezed};
use crate::words::{Run, runs};

/// Texts are compared by runs of so many words: three in a row are hardly the same by chance, and one word that was changed
/// costs no more than three runs.
const WORDS: usize = 3;

/// Texts are nearly the same where they share so much of all their runs of words. Then at most a word in sixty differs, or one
/// has a tenth more than the other.
const ALIKE: f64 = 0.9;

/// Of a longer text, a beginning with so much of its letters stands for the whole. Less of it would leave out more than it has.
const ENOUGH: f64 = 0.5;

/// A beginning of fewer words may be another text's by chance.
const BEGINNING: usize = 6;

/// The shingles of a text: the hashes of its runs of words, sorted, each once.
#[derive(Default)]
pub(super) struct Shingles {
    hashes: Vec<u64>,
    figures: u64,
    /// The hash of all words; of all letters, where there are no words.
    pub(super) whole: u64,
    /// The hash of the first words, where there are enough.
    pub(super) beginning: Option<u64>,
}

impl Shingles {
    /// Takes the place of the shingles that were here before.
    pub(super) fn read(&mut self, text: &str) {
        self.hashes.clear();
        (self.figures, self.beginning) = (0, None);
        let mut last = [0; WORDS];
        let (mut whole, mut count) = (Hash::new(1), 0);
        each_token(text, |token| {
            count += 1;
            last.copy_within(1.., 0);
            last[WORDS - 1] = token.hash;
            if count >= WORDS {
                self.hashes.push(last.iter().fold(Hash::new(2), |hash, &word| hash.with(word)).end());
            }
            whole = whole.with(token.hash);
            if count == BEGINNING {
                self.beginning = Some(whole.end());
            }
            if token.is_figure {
                self.figures = self.figures.wrapping_add(token.hash);
            }
        });
        self.whole = if count > 0 { whole.end() } else { Hash::of(&squeezed(text)) };
        self.hashes.sort_unstable();
        self.hashes.dedup();
    }

    /// The smallest number that a way of mixing makes of a shingle: two texts have it in common as probably as they
    /// share shingles. None where there are no shingles.
    pub(super) fn least(&self, way: u64) -> Option<u64> {
        let mut least = None;
        for &hash in &self.hashes {
            let mixed = Hash::new(way).with(hash).end();
            least = Some(least.map_or(mixed, |least: u64| least.min(mixed)));
        }
        least
    }

    /// Do both have nearly the same words? Where their numbers differ, they tell of different things in the same words.
    pub(super) fn are_like(&self, other: &Self) -> bool {
        if self.figures != other.figures || self.hashes.is_empty() || other.hashes.is_empty() {
            return false;
        }
        let (few, many) = sorted_by_length(&self.hashes, &other.hashes);
        if (few.len() as f64) < ALIKE * many.len() as f64 {
            return false;
        }
        let mut shared = 0;
        for hash in few {
            shared += usize::from(many.binary_search(hash).is_ok());
        }
        shared as f64 >= ALIKE * (few.len() + many.len() - shared) as f64
    }
}

fn sorted_by_length<'h>(a: &'h [u64], b: &'h [u64]) -> (&'h [u64], &'h [u64]) {
    if a.len() <= b.len() { (a, b) } else { (b, a) }
}

/// Is it the same text, white space and case aside?
pub(super) fn is_same(a: &str, b: &str) -> bool {
    squeezed(a) == squeezed(b)
}

/// Is the worse text the beginning of the better one, or the better one enough of the worse one's beginning, because one of
/// them was cut off? A cut may go through a word, not through a number.
pub(super) fn is_cut_copy(better: &str, worse: &str) -> bool {
    let (ours, theirs) = (letters(better), letters(worse));
    let (mut ours, mut theirs) = (ours.chars(), theirs.chars());
    let (mut shared, mut last) = (0_usize, ' ');
    let goes_on = |last: char, next: char| last.is_numeric() && next.is_numeric();
    loop {
        match (ours.next(), theirs.next()) {
            (Some(a), Some(b)) if a == b => (shared, last) = (shared + 1, a),
            (None, None) => return true,
            (Some(next), None) => return !goes_on(last, next),
            (None, Some(next)) => {
                let length = shared + 1 + theirs.count();
                return !goes_on(last, next) && shared as f64 >= ENOUGH * length as f64;
            }
            (Some(_), Some(_)) => return false,
        }
    }
}

/// The letters of a text's words, each word behind a space.
fn letters(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    for Run::Word(run) | Run::Unspaced(run) in runs(text) {
        letters.push(' ');
        push_folded(&mut letters, run);
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shingles(text: &str) -> Shingles {
        let mut shingles = Shingles::default();
        shingles.read(text);
        shingles
    }

    fn words(count: usize) -> Vec<String> {
        (0..count)
            .map(|number| "abcdefghij".chars().cycle().skip(number * 7).take(3 + number).collect())
            .collect()
    }

    #[test]
    fn one_word_in_sixty_makes_no_other_text() {
        let mut text = words(60);
        let original = shingles(&text.join(" "));
        text[30] = "other".to_owned();
        assert!(original.are_like(&shingles(&text.join(" "))));
        text[10] = "another".to_owned();
        assert!(!original.are_like(&shingles(&text.join(" "))));
    }

    #[test]
    fn another_number_makes_another_text() {
        let mut text = words(60);
        text[30] = "5".to_owned();
        let original = shingles(&text.join(" "));
        text[30] = "6".to_owned();
        assert!(!original.are_like(&shingles(&text.join(" "))));
    }

    #[test]
    fn a_beginning_is_told_from_another_text() {
        let whole = "Level the tripod on firm ground, then point it north.";
        let table = [
            (whole, "Level the tripod on firm ground", true),
            (whole, "Level the tripod on firm gro…", true),
            (whole, "level the tripod", true),
            (whole, "Level the tripod on firm sand", false),
            ("Level the tripod on firm ground", whole, true),
            ("Level the tripod", whole, false),
            ("It weighs about 50 kg or more", "It weighs about 5", false),
            ("对准两颗星，然后校准赤道仪。", "对准两颗星，然后", true),
        ];
        for (better, worse, expected) in table {
            assert_eq!(is_cut_copy(better, worse), expected, "{better} / {worse}");
        }
    }
}
