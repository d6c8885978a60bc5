//! Which of several texts goes best with a claim.

use super::{
    part::Part,
    search::{Search, Window},
    set::{MOST_TERMS, contains},
};
use crate::verify::{
    claim::{Claim, Held, plain, weight},
    text::Text,
    verdict::VerdictReason,
};

/// Sentences in which a text is to say what the claim says, to be meant by it: more than those that are to support it, since what
/// stands around the one that does tells which text the claim was taken from.
const WIDE_WINDOW: usize = 5;

// What each counts beside the share of the claim in the best window. Chosen by what they do on the development set; weights fitted
// on pairs of sources did no better.
/// The rank of the best sentence by itself.
const SENTENCE: f64 = 0.7;
/// The part of the claim's words in the window, each counting the same.
const WORDS: f64 = 0.5;
/// The [`likeness`] of both.
const LIKENESS: f64 = 1.0;
/// The probability that the text supports the claim.
const SUPPORT: f64 = 0.3;
/// Taken off where the text has another number in the place of the claim's.
const REFUTED: f64 = 0.6;

impl Claim<'_> {
    /// How well a text goes with it beside other texts: finer than the probability that it supports it, and of no meaning but for
    /// comparing. That text is meant that has most of the claim in one place, and there says little else; with another number
    /// in the place of the claim's it hardly is.
    pub(in crate::verify) fn rank(&self, part: &Part<'_>, held: &Held) -> f64 {
        let search = &self.search;
        let Some(window) = search.best(&part.sentences, WIDE_WINDOW) else { return 0.0 };
        let refuted = held.reasons.contains(&VerdictReason::NumberMismatch);
        window.rank
            + SENTENCE * part.sentence.map_or(0.0, |sentence| sentence.rank)
            + WORDS * search.part_of_terms(window.has.families)
            + LIKENESS * likeness(search, part, &window)
            + SUPPORT * held.support
            - if refuted { REFUTED } else { 0.0 }
    }
}

/// The geometric mean of what part of the claim a window has, and what part of the window is the claim's, both by weight. Words
/// count where they are written as in the claim, whatever stem they share: who writes from a source keeps its words. One that
/// comes back counts by the square root of how often it is there, as in a cosine of term frequencies.
fn likeness(search: &Search, part: &Part<'_>, window: &Window) -> f64 {
    let mut times = [0.0_f64; MOST_TERMS];
    for &(place, _) in &search.numbers {
        times[place] = f64::from(u8::from(contains(window.has.terms, place)));
    }
    let mut said = 0.0;
    for term in part.text.of_sentences(window.first, window.last) {
        if term.entry.common {
            continue;
        }
        said += weight(term);
        if let Some((place, _)) = search.place(term)
            && search.sought[place].form == term.form
        {
            times[place] += 1.0;
        }
    }
    let mut both = 0.0;
    for (place, one) in search.sought.iter().enumerate() {
        both += one.weight * times[place].sqrt();
    }
    both / (search.weight * said).sqrt().max(f64::MIN_POSITIVE)
}

/// How well a text goes with a claim beside other texts: what finds a better source.
pub fn claim_rank(claim: &str, text: &str) -> f64 {
    let (claim, text) = (plain(claim), Text::read(text));
    let claim = Claim::read(&claim);
    let part = claim.part(&text);
    claim.rank(&part, &claim.hold(&[&part]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_meant_that_says_it_in_one_place() {
        let claim = "The heavy mount carries a telescope of 14 kg.";
        let table = [
            ("all in one place", "The heavy mount carries a telescope of 14 kg."),
            ("with something besides", "The heavy mount carries a telescope of 14 kg while dew forms."),
            (
                "far apart",
                "Mounts are heavy. Dew forms. Glass cools. Stars rise. Night falls. Wind blows. It carries a telescope of 14 kg.",
            ),
            ("another number", "The heavy mount carries a telescope of 15 kg."),
            ("little of it", "A telescope gathers light."),
            ("nothing of it", "Dew forms on cold glass."),
        ];
        let ranks: Vec<f64> = table.iter().map(|(_, text)| claim_rank(claim, text)).collect();
        for (pair, names) in ranks.windows(2).zip(table.windows(2)) {
            assert!(pair[0] > pair[1], "{} before {}: {pair:?}", names[0].0, names[1].0);
        }
        assert_eq!(ranks.last(), Some(&0.0));
    }

    #[test]
    fn words_count_most_as_they_are_written() {
        let claim = "Loads of 6 kg: tripods of steel carry them.";
        let (words, forms) =
            ("Tripods of steel carry loads of 6 kg.", "Tripod of steel carries load of 6 kg.");
        assert!(claim_rank(claim, words) > claim_rank(claim, forms));
        let twice = "Tripods of steel carry loads of 6 kg. Tripods do.";
        let other = "Tripods of steel carry loads of 6 kg. Owners do.";
        assert!(claim_rank(claim, twice) > claim_rank(claim, other));
    }

    #[test]
    fn how_long_a_text_is_beside_the_place_counts_for_nothing() {
        let claim = "The mount carries 14 kg.";
        let place = "The mount carries 14 kg.";
        let long = format!("{place} {}", "Dew forms on cold glass. ".repeat(40));
        assert_eq!(claim_rank(claim, place), claim_rank(claim, &long));
    }
}
