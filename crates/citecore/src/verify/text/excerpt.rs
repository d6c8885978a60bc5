//! What of a long text may bear on a claim: an answer may hold very many statements against one, and each of them shares words with few
//! of its sentences.

use std::{
    borrow::Cow,
    ops::{Deref, Range},
};

use super::Text;
use crate::{
    pairs::Pairs,
    verify::{
        support::{Search, Set},
        term::Term,
    },
};

/// A text of more sentences is long: to read it all takes longer than to look up which of it is worth reading.
const LONG: usize = 512;

/// So many sentences are looked at of a long one, those with most of the claim, beside the first with each of its words and numbers.
const BEST: usize = 64;

/// With each of them, so many are that stand before it and behind it.
const BESIDE: usize = 2;

/// Shares of a claim are told apart so finely to find those sentences.
const STEPS: usize = 256;

/// In which sentences words stand, by their hashes and those of their families.
pub(super) struct Index(Pairs);

impl Index {
    /// Of a long text.
    pub(super) fn of(terms: &[Term], sentences: usize) -> Option<Self> {
        if sentences <= LONG {
            return None;
        }
        let mut all = Vec::with_capacity(terms.len());
        for term in terms.iter().filter(|term| !term.number && !term.entry.common) {
            all.push((term.hash as usize, term.sentence as usize));
            if term.family != 0 && term.family != term.hash {
                all.push((term.family as usize, term.sentence as usize));
            }
        }
        Some(Self(Pairs::new(all)))
    }
}

/// Takes the sentences with the greatest shares. Of those that hardly differ, the first.
fn take_best(shares: &[f64], taken: &mut [bool]) {
    let most = shares.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let step = |share: f64| (share / most * (STEPS - 1) as f64) as usize;
    let mut counts = [0; STEPS];
    for &share in shares {
        counts[step(share)] += 1;
    }
    // The least step that is looked at: what has nothing of the claim isn't.
    let (mut least, mut above) = (STEPS, 0);
    while least > 1 && above < BEST {
        least -= 1;
        above += counts[least];
    }
    let mut left = BEST;
    for above in [true, false] {
        for (&share, taken) in shares.iter().zip(&mut *taken) {
            let fits = if above { step(share) > least } else { step(share) == least };
            if fits && left > 0 {
                (*taken, left) = (true, left - 1);
            }
        }
    }
}

/// A text, or what of a long one may bear on a claim: sentences in their places, and no words of others.
pub(in crate::verify) enum Excerpt<'t> {
    Whole(&'t Text<'t>),
    Part(Box<Text<'t>>),
}

impl<'t> Deref for Excerpt<'t> {
    type Target = Text<'t>;

    fn deref(&self) -> &Text<'t> {
        match self {
            Self::Whole(text) => text,
            Self::Part(text) => text,
        }
    }
}

impl<'t> Text<'t> {
    /// What of it may bear on a claim.
    pub(in crate::verify) fn excerpt(&'t self, search: &Search) -> Excerpt<'t> {
        let Some(index) = &self.index else { return Excerpt::Whole(self) };
        let mut shares = vec![0.0_f64; self.sentences.len()];
        let mut taken = vec![false; self.sentences.len()];
        let mut numbers: Set = 0;
        for one in &search.sought {
            for &hash in &[one.hash, one.family] {
                let mut before = usize::MAX;
                for &(_, sentence) in index.0.of(hash as usize) {
                    if sentence != before {
                        shares[sentence] += one.weight;
                    }
                    taken[sentence] |= before == usize::MAX;
                    before = sentence;
                }
            }
        }
        if !search.numbers.is_empty() {
            let mut sentence = 0;
            for theirs in &self.quantities {
                while self.sentences.get(sentence).is_some_and(|one| one.end <= theirs.start) {
                    sentence += 1;
                }
                let given = search.given(theirs);
                if given != 0 {
                    taken[sentence] |= given & !numbers != 0;
                    shares[sentence] += search.weigh(given);
                    numbers |= given;
                }
            }
        }
        take_best(&shares, &mut taken);
        for sentence in 0..taken.len() {
            if taken[sentence] {
                self.heads(sentence).for_each(|head| taken[head] = true);
            }
        }
        let mut excerpt = Self {
            text: self.text,
            sentences: Cow::Borrowed(&self.sentences),
            terms: Vec::new(),
            quantities: Vec::new(),
            is_title: self.is_title,
            language: self.language,
            outline: Cow::Borrowed(&self.outline),
            index: None,
        };
        let mut end = 0;
        for sentence in (0..taken.len()).filter(|&sentence| taken[sentence]) {
            let from = sentence.saturating_sub(BESIDE).max(end);
            end = (sentence + BESIDE + 1).min(taken.len());
            excerpt.take(self, from..end);
        }
        Excerpt::Part(Box::new(excerpt))
    }

    /// Takes some sentences of a text, behind those that were taken before.
    fn take(&mut self, from: &Self, sentences: Range<usize>) {
        let Some(last) = sentences.end.checked_sub(1).filter(|last| *last >= sentences.start) else { return };
        self.terms.extend_from_slice(from.of_sentences(sentences.start, last));
        let (start, end) = (from.sentences[sentences.start].start, from.sentences[last].end);
        let first = from.quantities.partition_point(|number| number.start < start);
        let behind = from.quantities.partition_point(|number| number.start < end);
        self.quantities.extend_from_slice(&from.quantities[first..behind]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::claim::Claim;

    /// A text of very many sentences around one.
    fn long(sentence: &str) -> String {
        let items = |from: usize| {
            (from..from + LONG)
                .map(|item| format!("Item {item} of the list weighs {} g. ", 3 * item))
                .collect::<String>()
        };
        format!("{}{sentence} {}", items(0), items(LONG))
    }

    #[test]
    fn a_text_that_is_not_long_is_taken_whole() {
        let text = Text::read("The mount weighs 14 kg. It is made of steel.");
        let claim = Claim::read("The mount weighs 14 kg.");
        assert!(matches!(claim.excerpt(&text), Excerpt::Whole(_)));
    }

    #[test]
    fn what_bears_on_a_claim_is_in_its_place() {
        let told = "The mount carries a telescope of 14 kg.";
        let text = long(told);
        let text = Text::read(&text);
        let claim = Claim::read("The mount carries 14 kg.");
        let excerpt = claim.excerpt(&text);
        assert!(matches!(excerpt, Excerpt::Part(_)) && excerpt.terms.len() < text.terms.len() / 4);
        let held = claim.hold_all(&[claim.part(&excerpt)]);
        let whole = claim.hold_all(&[claim.part(&text)]);
        assert_eq!((held.support, &held.evidence), (whole.support, &whole.evidence));
        assert_eq!(&text.text[held.evidence.unwrap().1], told);
    }

    #[test]
    fn what_bears_on_a_claim_is_taken_with_its_heading() {
        let text =
            long("\n\n## Refractors\n\nThey are cheap.\nThey are light.\nThey last.\nThey carry 77 kg.\n\n");
        let text = Text::read(&text);
        let claim = Claim::read("Refractors carry 77 kg.");
        let excerpt = claim.excerpt(&text);
        assert!(excerpt.terms.len() < text.terms.len() / 4);
        let held = claim.hold_all(&[claim.part(&excerpt)]);
        assert_eq!(held.support, claim.hold_all(&[claim.part(&text)]).support);
        assert!(held.support >= 0.7, "{}", held.support);
    }

    #[test]
    fn what_each_word_and_number_stands_in_is_taken_and_what_is_beside_it() {
        let text = long("It is heavy. A counterweight hangs below. It weighs 77 kg.");
        let text = Text::read(&text);
        let claim = Claim::read("The list of items has a counterweight of 77 kg.");
        let excerpt = claim.excerpt(&text);
        let taken = |place: &str| {
            let at = text.text.find(place).unwrap() as u32;
            excerpt.terms.iter().any(|term| term.start == at)
        };
        assert!(taken("counterweight") && taken("heavy") && taken("77 kg"));
        assert!(excerpt.quantities.iter().any(|number| number.value == 77.0));
        assert!(excerpt.terms.is_sorted_by_key(|term| term.start), "each sentence is taken once");
    }
}
