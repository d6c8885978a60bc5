//! The terms of the question, numbered: what is kept of a text is which of them it holds, however long it is.

use std::collections::{HashMap, HashSet};

use super::price;
use crate::knowledge::Rarity;

/// What is asked, in the languages of all sources.
pub(super) struct Asked {
    numbers: HashMap<String, usize>,
    /// Of each source, which numbers are terms of the question in its language.
    of: Vec<Vec<bool>>,
    weights: Vec<f64>,
    /// Of each source, the weight of all that is asked.
    all: Vec<f64>,
    /// The numbers of the terms that ask for a price.
    prices: Vec<usize>,
}

impl Asked {
    /// Numbers the terms that are asked of each source. They weigh nothing before [`Self::weigh`].
    pub(super) fn of<'a>(terms: impl Iterator<Item = &'a HashSet<String>> + Clone) -> Self {
        let mut numbers = HashMap::new();
        for term in terms.clone().flatten() {
            let next = numbers.len();
            if !numbers.contains_key(term) {
                numbers.insert(term.clone(), next);
            }
        }
        let listed = |terms: &HashSet<String>| {
            let mut listed = vec![false; numbers.len()];
            terms.iter().for_each(|term| listed[numbers[term]] = true);
            listed
        };
        let of: Vec<Vec<bool>> = terms.map(listed).collect();
        let (weights, all) = (vec![0.0; numbers.len()], vec![0.0; of.len()]);
        Self { numbers, of, weights, all, prices: Vec::new() }
    }

    /// Takes terms for such as ask for a price: a text that tells one holds them, whether it says "cost" or not.
    pub(super) fn set_prices(&mut self, terms: &HashSet<String>) {
        self.prices = self.held(terms);
    }

    /// What [`Self::held`] tells of the terms of a text, and of the price that it tells.
    pub(super) fn held_by(&self, text: &str, terms: &HashSet<String>) -> Vec<usize> {
        let mut held = self.held(terms);
        if !self.prices.is_empty() && price::is_told(text) {
            held.extend(&self.prices);
            held.sort_unstable();
            held.dedup();
        }
        held
    }

    /// The numbers of the terms of the question that are among others, ascending.
    pub(super) fn held(&self, terms: &HashSet<String>) -> Vec<usize> {
        let mut held: Vec<usize> = if terms.len() < self.numbers.len() {
            terms.iter().filter_map(|term| self.numbers.get(term).copied()).collect()
        } else {
            let held = self.numbers.iter().filter(|(term, _)| terms.contains(*term));
            held.map(|(_, &number)| number).collect()
        };
        held.sort_unstable();
        held
    }

    /// Weighs the terms.
    pub(super) fn weigh(&mut self, rarity: &Rarity) {
        for (term, &number) in &self.numbers {
            self.weights[number] = rarity.weight(term);
        }
        for (of, all) in self.of.iter().zip(&mut self.all) {
            *all = of.iter().zip(&self.weights).filter(|(asked, _)| **asked).map(|(_, weight)| weight).sum();
        }
    }

    /// The weight of a term; 0 where it isn't asked of that source.
    pub(super) fn weight(&self, source: usize, number: usize) -> f64 {
        if self.of[source][number] { self.weights[number] } else { 0.0 }
    }

    /// How many terms a source is asked for.
    pub(super) fn count(&self, source: usize) -> usize {
        self.of[source].iter().filter(|asked| **asked).count()
    }

    /// The share of the question, as it's asked of a source, that so much weight is; 0 of a question without terms.
    pub(super) fn share(&self, source: usize, held: f64) -> f64 {
        if self.all[source] > 0.0 { held / self.all[source] } else { 0.0 }
    }

    /// Terms that are held together, none counted twice.
    pub(super) fn together(&self, source: usize) -> Together<'_> {
        Together { asked: self, source, seen: vec![false; self.weights.len()], held: 0.0 }
    }
}

/// What several texts hold of the question as it's asked of one source.
pub(super) struct Together<'a> {
    asked: &'a Asked,
    source: usize,
    seen: Vec<bool>,
    held: f64,
}

impl Together<'_> {
    /// Takes in what one text holds.
    pub(super) fn add(&mut self, held: &[usize]) {
        for &number in held {
            if !std::mem::replace(&mut self.seen[number], true) {
                self.held += self.asked.weight(self.source, number);
            }
        }
    }

    /// Is the term among them?
    pub(super) fn has(&self, number: usize) -> bool {
        self.seen[number]
    }

    /// Their weight.
    pub(super) fn weight(&self) -> f64 {
        self.held
    }

    /// The share of the question that they are.
    pub(super) fn share(&self) -> f64 {
        self.asked.share(self.source, self.held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(terms: &str) -> HashSet<String> {
        terms.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn terms_count_once_and_only_where_they_are_asked() {
        let (english, german) = (set("mirror clean"), set("spiegel mirror"));
        let mut asked = Asked::of([&english, &german].into_iter());
        asked.weigh(&Rarity::of(&[set("mirror"), set("dew")]));
        let mut together = asked.together(0);
        together.add(&asked.held(&set("mirror dew of a telescope")));
        let one = together.share();
        assert!(one > 0.0 && one < 0.5, "the rarer term weighs more: {one}");
        together.add(&asked.held(&set("mirror spiegel")));
        assert_eq!(together.share(), one);
        together.add(&asked.held(&set("clean")));
        assert_eq!(together.share(), 1.0);
        let mut none = asked.together(1);
        none.add(&asked.held(&set("clean")));
        assert_eq!(none.share(), 0.0, "not asked in German");
        assert_eq!(Asked::of([&set("")].into_iter()).share(0, 0.0), 0.0);
    }
}
