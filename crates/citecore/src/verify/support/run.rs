//! The longest run of words that a claim has from a source.

use super::{
    set::{contains, only},
    table::Table,
};
use crate::verify::term::Term;

/// The most words of a claim that are looked at: one bit each.
const MOST_WORDS: usize = 128;

/// The words of a claim, those that count nothing elsewhere among them: who copies takes them along.
pub(super) struct ClaimWords {
    places: Table,
    count: usize,
}

impl ClaimWords {
    pub(super) fn new(terms: &[Term]) -> Self {
        let count = terms.len().min(MOST_WORDS);
        let mut places = Table::new(count);
        for (place, term) in terms[..count].iter().enumerate() {
            places.add(term.hash, place);
        }
        Self { places, count }
    }

    /// What part of the claim its longest run of words is that a text has as well, one behind the other.
    pub(super) fn longest_run(&self, terms: &[Term]) -> f64 {
        let mut lengths = [0_u8; MOST_WORDS];
        // Where a word of the claim is that the text had last, and where it went on with the one before that.
        let (mut before, mut going) = (0, 0);
        let mut longest = 0;
        for term in terms {
            let places = self.places.places(term.hash);
            if places == 0 {
                before = 0;
                continue;
            }
            longest = longest.max(1);
            let goes_on = before << 1 & places;
            let mut left = goes_on;
            // From the last place on: each takes the length that the one before it had.
            while left != 0 {
                let place = left.ilog2() as usize;
                left &= !only(place);
                let length = if contains(going, place - 1) { lengths[place - 1] } else { 1 };
                lengths[place] = length + 1;
                longest = longest.max(length + 1);
            }
            (before, going) = (places, goes_on);
        }
        f64::from(longest) / self.count.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::text::Text;

    #[test]
    fn the_longest_run_is_a_part_of_the_claim() {
        let table = [
            ("The mount is made in Jena", "It says that the mount is made in Jena by hand.", 6),
            ("The mount is made in Jena", "The mount is heavy. It was made in Jena.", 3),
            ("The mount is made in Jena", "Nothing else.", 0),
            ("a b a b a c", "a b a b a b a c", 6),
            ("", "Nothing else.", 0),
        ];
        for (claim, text, run) in table {
            let (claim, text) = (Text::read(claim), Text::read(text));
            let share = f64::from(run) / claim.terms.len().max(1) as f64;
            assert_eq!(ClaimWords::new(&claim.terms).longest_run(&text.terms), share, "{}", text.text);
        }
        let long = "word ".repeat(300);
        let long = Text::read(&long);
        assert_eq!(ClaimWords::new(&long.terms).longest_run(&long.terms), 1.0);
    }
}
