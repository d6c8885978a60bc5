//! What is measured of a claim and its sources, for the weights to make a probability of.

use super::{
    part::{Part, all_sentences, window},
    search::{Has, Search},
    set::{Set, contains, only},
};

/// How many there are.
pub(super) const COUNT: usize = 11;

/// The features. `reckoned` are numbers that the sources don't have, and that follow from theirs.
pub(in crate::verify) fn features(search: &Search, parts: &[&Part<'_>], reckoned: Set) -> [f64; COUNT] {
    let (mut near, mut all) = (window(parts), all_sentences(parts));
    for has in [&mut near, &mut all] {
        has.terms |= reckoned;
        has.families |= reckoned;
    }
    measure(search, &near, &all, parts.iter().map(|part| part.run).fold(0.0, f64::max))
}

/// The features at their best for who has so much of a claim: all of it in one place, and in a row.
pub(super) fn best_features(search: &Search, has: &Has) -> [f64; COUNT] {
    measure(search, has, has, 1.0)
}

fn measure(search: &Search, near: &Has, all: &Has, run: f64) -> [f64; COUNT] {
    let numbers = search.set(|one| one.number);
    // Where every noun has a capital letter, a name is a word like others.
    let names = if search.german { 0 } else { search.set(|one| one.name) };
    let words = search.set(|one| !one.number) & !names;
    let size = search.weight.sqrt();
    [
        // What part of the claim's numbers the nearest window has, and what part all of the text has
        part(search, near, numbers),
        part(search, all, numbers),
        // What part of its words that are no names
        part(search, all, words),
        // What is missing in the nearest window, and of that what stands together
        search.weigh(!near.families & search.all).sqrt(),
        longest_gap(search, near).sqrt(),
        weakest_clause(search, all),
        // What part of the claim its names are
        search.weigh(names) / search.weight.max(1e-9),
        // How much there is to be found, how much of it is, and what part of the terms isn't
        size,
        search.share(near) * size,
        search.part_of_terms(!near.families),
        // What part of the claim its longest run of words is that a text has
        run,
    ]
}

/// How much of some terms is there.
fn part(search: &Search, has: &Has, of: Set) -> f64 {
    let weight = search.weigh(of);
    if weight == 0.0 { 1.0 } else { search.held(has, of) / weight }
}

/// How little of a clause is there, where it has enough words to tell.
fn weakest_clause(search: &Search, has: &Has) -> f64 {
    /// More than a single word weighs, by which a clause can't be told.
    const ENOUGH: f64 = 1.5;
    let mut weakest: f64 = 1.0;
    let (mut clause, mut set): (usize, Set) = (0, 0);
    for (place, one) in search.sought.iter().enumerate() {
        if one.clause != clause {
            (clause, set) = (one.clause, 0);
        }
        set |= only(place);
        let ends = search.sought.get(place + 1).is_none_or(|next| next.clause != clause);
        if ends && search.weigh(set) >= ENOUGH {
            weakest = weakest.min(part(search, has, set));
        }
    }
    weakest
}

/// What the longest run of missing terms weighs.
fn longest_gap(search: &Search, has: &Has) -> f64 {
    let (mut longest, mut gap): (f64, f64) = (0.0, 0.0);
    for (place, one) in search.sought.iter().enumerate() {
        gap = if contains(has.families, place) { 0.0 } else { gap + one.weight };
        longest = longest.max(gap);
    }
    longest
}

#[cfg(test)]
mod tests {
    use crate::verify::claim_features;

    #[test]
    fn nouns_of_german_are_no_names() {
        const NAMES: usize = 6;
        let names = |claim| claim_features(claim, &[claim])[NAMES];
        assert_eq!(names("Die Taukappe hält die Linse des Refraktors in der Nacht trocken."), 0.0);
        assert!(names("The mount was made by Otto Lang in Jena.") > 0.2);
    }
}
