//! What is measured of a claim and its sources, for the weights to make a probability of.

use super::{
    part::{Part, greedy, whole, window},
    window::{FAMILY, Has, Search, Set},
};

/// How many there are.
pub(super) const COUNT: usize = 32;

fn part(search: &Search, has: Has, of: Set) -> f64 {
    let weight = search.weigh(of);
    if weight == 0.0 {
        return 1.0;
    }
    let families = has.families & !has.terms;
    (search.weigh(has.terms & of) + FAMILY * search.weigh(families & of)) / weight
}

fn heaviest_missing(search: &Search, has: Has) -> f64 {
    let missing = search.sought.iter().enumerate().filter(|(place, _)| has.families >> place & 1 == 0);
    missing.map(|(_, one)| one.weight).fold(0.0, f64::max)
}

fn missing_count(search: &Search, has: Has) -> f64 {
    let missing = search.sought.iter().enumerate().filter(|(place, _)| has.families >> place & 1 == 0);
    missing.map(|(_, one)| one.weight).sum::<f64>().sqrt()
}

fn weakest_clause(search: &Search, has: Has) -> f64 {
    let mut weakest: f64 = 1.0;
    let mut from = 0;
    while from < search.sought.len() {
        let clause = search.sought[from].clause;
        let to = search.sought[from..]
            .iter()
            .position(|one| one.clause != clause)
            .map_or(search.sought.len(), |n| from + n);
        let set = (from..to).fold(0, |set: Set, place| set | 1 << place);
        if search.weigh(set) >= 1.5 {
            weakest = weakest.min(part(search, has, set));
        }
        from = to;
    }
    weakest
}

fn longest_gap(search: &Search, has: Has) -> f64 {
    let (mut longest, mut gap): (f64, f64) = (0.0, 0.0);
    for (place, one) in search.sought.iter().enumerate() {
        gap = if has.families >> place & 1 == 0 { gap + one.weight } else { 0.0 };
        longest = longest.max(gap);
    }
    longest.sqrt()
}

fn longest_run(search: &Search, pairs: Set) -> f64 {
    let (mut longest, mut run): (f64, f64) = (0.0, 0.0);
    for (place, one) in search.sought.iter().enumerate() {
        run = if pairs >> place & 1 == 1 { run + one.weight } else { 0.0 };
        longest = longest.max(run);
    }
    longest / search.weight.max(1e-9)
}

/// The features.
pub(super) fn features(search: &Search, parts: &[&Part<'_>]) -> [f64; COUNT] {
    let [one, two, three] = [1, 2, 3].map(|count| window(parts, count));
    let whole = whole(parts);
    let greedy = greedy(search, parts, 4);
    let names = search.set(|one| one.name);
    let numbers = search.set(|one| one.number.is_some());
    let words = search.set(|one| one.number.is_none() && !one.name);
    let share = |has| search.share(has);
    let pairs = |has: Has| search.weigh(has.pairs) / search.weight.max(1e-9);
    let first = parts
        .iter()
        .flat_map(|part| &part.sentences)
        .filter(|(sentence, _)| *sentence == 0)
        .fold(Has::default(), |all, &(_, has)| all.with(has));
    let size = search.weight.sqrt();
    let w3 = share(three);
    let d = share(whole);
    let g4 = share(greedy[3]);
    [
        share(one),
        share(two),
        w3,
        d,
        share(greedy[1]),
        share(greedy[2]),
        g4,
        part(search, three, names),
        part(search, whole, names),
        part(search, three, numbers),
        part(search, whole, numbers),
        heaviest_missing(search, three),
        heaviest_missing(search, whole),
        missing_count(search, whole),
        missing_count(search, three),
        pairs(three),
        pairs(whole),
        weakest_clause(search, three),
        weakest_clause(search, whole),
        longest_gap(search, three),
        longest_gap(search, whole),
        longest_run(search, three.pairs),
        longest_run(search, whole.pairs),
        size,
        search.weigh(names) / search.weight.max(1e-9),
        search.weigh(numbers) / search.weight.max(1e-9),
        part(search, three, words),
        part(search, whole, words),
        share(three.with(first)),
        (w3 - 0.6).max(0.0),
        (d - 0.8).max(0.0),
        w3 * size,
    ]
}
