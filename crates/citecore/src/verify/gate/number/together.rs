//! What two numbers side by side tell together: ranges and scores, days of a month, prices a month.

use crate::verify::{
    gate::Case,
    lexicon::{Dimension, Unit},
    number::{Quantity, Written},
    support::{MOST_TERMS, Part, Search},
};

/// Compares two numbers of a claim with two of a source: whether they tell the same together; none where they have nothing to do with
/// each other. Without a source's, whether the claim's are right by themselves.
type Compare = fn(Two<'_>, Option<Two<'_>>) -> Option<bool>;

/// Two numbers side by side.
type Two<'n> = [&'n Quantity; 2];

/// Do two numbers of the claim tell together what none of its sources tells, where two of theirs tell something else in its place?
pub(super) fn tells_another(Case { claim, search, parts }: Case<'_>) -> bool {
    let all = &claim.quantities[..claim.quantities.len().min(MOST_TERMS)];
    // "Ages 6 to 11" may be a label, too; a "one" isn't sought, and begins a range all the same.
    let told: Vec<&Quantity> =
        all.iter().filter(|number| !matches!(number.written, Written::Apart(_))).collect();
    told.windows(2).any(|two| {
        let is_sought = search.numbers.iter().any(|(_, number)| number.start == two[1].start);
        is_sought && are_another_pair([two[0], two[1]], ranges, parts)
    }) || has_another_date(search, parts)
        || all.windows(2).any(|two| are_another_pair([&two[0], &two[1]], rates, parts))
}

#[cfg_attr(target_family = "wasm", inline(never))]
fn are_another_pair(ours: Two<'_>, compare: Compare, parts: &[&Part<'_>]) -> bool {
    let mut another = compare(ours, None) == Some(false);
    for part in parts {
        for theirs in part.text.quantities.windows(2) {
            match compare(ours, Some([&theirs[0], &theirs[1]])) {
                Some(true) => return false,
                Some(false) => another = true,
                None => {}
            }
        }
    }
    another
}

/// Ranges and scores: of "10 to 30 cm" a source may have both numbers, and say "10 to 20 cm". "20 to 20" is none.
fn ranges([from, to]: Two<'_>, theirs: Option<Two<'_>>) -> Option<bool> {
    if !to.second {
        return None;
    }
    // "Mes a mes" is every month.
    if [from, to].into_iter().all(Quantity::is_unit_of_time) {
        return None;
    }
    let Some([first, second]) = theirs else {
        let is_none = to.is_measured() && (from.unit, from.value) == (to.unit, to.value);
        return is_none.then_some(false);
    };
    if !second.second {
        return None;
    }
    let (begins, ends) = (from.is_given_by(first), to.is_given_by(second));
    // 3-1 is no 1-3.
    let turned = from.value != to.value && to.is_given_by(first) && from.is_given_by(second);
    // "Every two to four hours" isn't every four to six.
    let beside = to.is_given_by(first) && from.could_replace(first)
        || from.is_given_by(second) && to.could_replace(second);
    let another = turned || beside || begins && to.could_replace(second) || ends && from.could_replace(first);
    (begins && ends || another).then_some(begins && ends)
}

/// Has a claim a day that its sources have of another month, and not of its own? A month's name by itself may as well be told elsewhere.
fn has_another_date(search: &Search, parts: &[&Part<'_>]) -> bool {
    let ours = dates(&search.numbers.iter().map(|(_, number)| number).collect::<Vec<_>>());
    if ours.is_empty() {
        return false;
    }
    let mut theirs = Vec::new();
    for part in parts {
        theirs.append(&mut dates(&part.text.quantities.iter().collect::<Vec<_>>()));
    }
    ours.iter().any(|date| !theirs.contains(date) && theirs.iter().any(|other| other.1 == date.1))
}

/// The days of months among numbers, each with its month. One that stands between two months is of the nearer one: of "May 1 to June 30"
/// the 1st is of May.
fn dates(numbers: &[&Quantity]) -> Vec<(f64, f64)> {
    let (mut dates, mut at) = (Vec::new(), 0);
    let gap = |at: usize| numbers[at + 1].start.saturating_sub(numbers[at].end);
    let date = |at: usize| if at + 1 < numbers.len() { day([numbers[at], numbers[at + 1]]) } else { None };
    while at < numbers.len() {
        let nearer = || date(at + 1).is_some() && gap(at + 1) < gap(at);
        match date(at) {
            Some(date) if !nearer() => {
                dates.push(date);
                at += 2;
            }
            _ => at += 1,
        }
    }
    dates
}

/// What is counted by a unit of time: 29 a year, where a source has 29 a month.
fn rates(ours: Two<'_>, theirs: Option<Two<'_>>) -> Option<bool> {
    let ((ours, unit), (theirs, other)) = (rate(ours)?, rate(theirs?)?);
    ours.is_given_by(theirs).then_some(unit == other)
}

/// How far behind a number the unit of time stands that it is counted by, in bytes: "29 per user per month".
pub(super) const WITHIN_RATE: u32 = 24;

/// A number, and the unit of time that it is counted by.
fn rate([number, time]: Two<'_>) -> Option<(&Quantity, Unit)> {
    let close = time.start >= number.behind && time.start - number.behind <= WITHIN_RATE;
    // "At any hour of the day" is no hour a day.
    let counts = number.is_measured() && !number.is_unit_of_time();
    (time.is_unit_of_time() && close && counts).then_some((number, time.unit))
}

/// How far apart the parts of a date stand, in bytes: "6th of October", "14 de septiembre de 2021".
pub(super) const WITHIN_DATE: u32 = 8;

/// The month and the day that two numbers are together.
fn day([first, second]: Two<'_>) -> Option<(f64, f64)> {
    // Where it is open which is which, neither is known.
    let open = first.written == Written::Optional || second.written == Written::Optional;
    let close = !open && second.start.saturating_sub(first.end) <= WITHIN_DATE;
    match (first.unit.dimension, second.unit.dimension) {
        (Dimension::Month, Dimension::Day) if close => Some((first.value, second.value)),
        (Dimension::Day, Dimension::Month) if close => Some((second.value, first.value)),
        _ => None,
    }
}
