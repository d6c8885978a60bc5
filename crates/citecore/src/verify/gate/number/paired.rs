//! Numbers of which each is of something else: "The Team plan includes 10 guests, and the Business plan 50."

use super::{
    free::with_free,
    respective::in_order,
    slot::{Slot, qualifies},
};
use crate::{
    phrases::is_among,
    place::has,
    verify::{
        gate::Case,
        lexicon::{Dimension, Hedge},
        number::{Quantity, Written, count_before},
        support::{Search, Set, contains, only},
        text::{Text, joining},
    },
};

/// Of what a number of the claim is in its sources.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// That isn't told.
    Open,
    /// Of what the claim says it of.
    Own,
    /// Of something else, and what the claim says it of has another one.
    Another,
}

impl Whose {
    /// This, or where it isn't told what something else tells.
    pub(super) fn or_else(self, other: impl FnOnce() -> Self) -> Self {
        if self == Self::Open { other() } else { self }
    }
}

/// From which share of what is said of the claim's number two of a source are held to be of the same kind.
const PAIRED_SHARE: f64 = 0.6;

/// How many numbers of a source are looked at that give the claim's, and how many around each of these.
const MOST: usize = 8;

/// Whose a number of the claim is in its sources, by the words that stand with it there and with other numbers that measure the same.
pub(super) fn whose(Case { claim, search, parts }: Case<'_>, place: usize, ours: &Quantity) -> Whose {
    let tells = matches!(ours.written, Written::Digits | Written::Words);
    if !tells {
        return Whose::Open;
    }
    let Some(claimed) = Claimed::new(claim, search, place, ours) else { return Whose::Open };
    let mut whose = Whose::Open;
    for part in parts {
        let text = part.text;
        let all = (0..text.quantities.len()).filter(|&at| contains(part.given[at], place));
        for at in all.take(MOST) {
            let given = &text.quantities[at];
            match in_order(text, search, claimed.said[0], at) {
                Whose::Own => return Whose::Own,
                Whose::Another => {
                    whose = Whose::Another;
                    continue;
                }
                Whose::Open => {}
            }
            let mut near = &text.quantities[at.saturating_sub(MOST)..(at + MOST).min(text.quantities.len())];
            let mut all = &text.quantities[..];
            // What code sets is none of what is told: "pagination (page=2) was deprecated in version 2.3".
            let is_set = |number: &Quantity| text.text[..number.start as usize].ends_with('=');
            let told: Vec<Quantity>;
            if near.iter().any(is_set) && !is_set(given) {
                told = near.iter().filter(|number| !is_set(number)).copied().collect();
                (near, all) = (&told, &told);
            }
            let Some(slot) = Slot::of(text, all, given) else { return Whose::Open };
            let mut found = Whose::Open;
            for other in near {
                let rounds = other.hedge == Hedge::Near && other.is_given_by(ours);
                if rounds || !claimed.is_rival(given, other) || are_joined(text, given, other) {
                    continue;
                }
                if let Some(other) = Slot::of(text, all, other) {
                    found = claimed.tell(found, &slot, &other);
                }
            }
            if found == Whose::Open
                && let Some((all, free)) = with_free(text, slot.sentence, ours)
                && let Some(given) = Slot::of(text, &all, given)
            {
                let free = free.iter().filter(|free| claimed.is_rival(ours, free));
                for free in free.filter_map(|free| Slot::of(text, &all, free)) {
                    found = claimed.tell_of_free(found, [&given, &free], &free);
                }
            }
            match found {
                Whose::Another => whose = Whose::Another,
                found => return found,
            }
        }
    }
    whose
}

/// A number of the claim, and what it is said of.
pub(super) struct Claimed<'a> {
    search: &'a Search,
    ours: &'a Quantity,
    /// The other end of what goes from one to another: "rose from 20 to 30".
    joined: Option<&'a Quantity>,
    place: usize,
    /// The words that it may be said of: all, and those of its clause.
    said: [Set; 2],
    /// Those of its own slot that are sought in the form that they have there: behind "per month", "monthly" isn't.
    exact: Set,
}

impl<'a> Claimed<'a> {
    /// None where it is open of what the claim says its number. `place` is what is sought of the number.
    pub(super) fn new(
        claim: &'a Text<'_>,
        search: &'a Search,
        place: usize,
        ours: &'a Quantity,
    ) -> Option<Self> {
        let free = with_free(claim, claim.sentence_at(ours.start), ours);
        let numbers = free.as_ref().map_or(&claim.quantities, |(all, _)| all);
        let (said, exact) = words(claim, numbers, search, (place, ours))?;
        Some(Self { search, ours, joined: joined(claim, ours), place, said, exact })
    }

    /// Might a number of a source stand for it that isn't the same? `given` is the same.
    fn is_rival(&self, given: &Quantity, other: &Quantity) -> bool {
        let is_told = |number: &Quantity| number.is_given_by(other);
        !is_told(self.ours)
            && !self.joined.is_some_and(is_told)
            && (self.ours.measures_like(other) || given.measures_like(other))
    }

    /// Tells of what the claim's number is by the same of a source, and another one. `found` is what is told so far.
    fn tell(&self, found: Whose, given: &Slot<'_>, other: &Slot<'_>) -> Whose {
        // Things are paired with numbers in one sentence, or in two that stand beside each other.
        if given.sentence.abs_diff(other.sentence) > 1 {
            return found;
        }
        let search = self.search;
        let is_said = |words: &&Set| {
            let theirs = given.said(search, **words) | other.said(search, **words);
            search.weigh(theirs) >= PAIRED_SHARE * search.weigh(**words)
        };
        let Some(&words) = self.said.iter().find(is_said) else { return found };
        let lacks = other.alone(given, search, words, false) & self.exact;
        let has = given.alone(other, search, words, true);
        let together = given.sentence == other.sentence;
        // What the claim says before its number
        let before = only(self.place) - 1;
        let names = search.set(|one| one.may_name);
        // Of two that each have some, the one is of what the claim speaks of that has a name ("heard 3 km away in Ulm, and on the Alb, 5 km
        // away"), or what it begins with: "Children pay $10", of "Adults pay $20, and admission for children is $10".
        let first = |one: Set, other: Set| {
            let begins = || other == 0 || (one & before).trailing_zeros() < other.trailing_zeros();
            match [one & names != 0, other & names != 0] {
                [true, false] => true,
                [false, true] => false,
                _ => one != 0 && begins(),
            }
        };
        let close = || together || lacks != 0 || given.narrows(other, search, words);
        // Who did something on one date has other dates as well.
        if first(lacks, has) && (together && !self.ours.is_date() || has == 0) {
            Whose::Another
        } else if first(has, lacks) && found == Whose::Open && close() {
            Whose::Own
        } else {
            found
        }
    }

    /// Tells of what the claim's number is where one of both slots is of what is free: who pays is told, and for how long it is free isn't.
    pub(super) fn tell_of_free(
        &self,
        found: Whose,
        [given, other]: [&Slot<'_>; 2],
        free: &Slot<'_>,
    ) -> Whose {
        let pairs = !free.has_time() && given.has_more(self.search);
        if pairs { self.tell(found, given, other) } else { found }
    }
}

/// The number with which another one tells from where to where something goes.
pub(super) fn joined<'t>(text: &'t Text<'_>, number: &Quantity) -> Option<&'t Quantity> {
    let at = count_before(&text.quantities, number.start);
    if number.second {
        text.quantities.get(at.wrapping_sub(1))
    } else {
        text.quantities.get(at + 1).filter(|next| next.second)
    }
}

/// What may begin a range behind an "and".
const FROM: &str = "from von de da das";

/// Are two numbers, or ranges, said of the same, with an "and" between them: "open 8 to 12 and 2 to 6 on weekdays"?
fn are_joined(text: &Text<'_>, one: &Quantity, other: &Quantity) -> bool {
    let (first, second) = if one.start < other.start { (one, other) } else { (other, one) };
    let all = &text.quantities;
    let mut first = count_before(all, first.start);
    let mut second = count_before(all, second.start);
    first += usize::from(all.get(first + 1).is_some_and(|next| next.second));
    second -= usize::from(all[second].second && second > 0);
    first < second && {
        let between =
            text.text.get(all[first].behind as usize..all[second].start as usize).unwrap_or_default();
        let mut words = between.split_whitespace();
        words.next().is_some_and(|word| is_among(joining::AND, word))
            && words.all(|word| is_among(FROM, word))
    }
}

/// Do two numbers tell together from where to where something goes? The two dates of a time are told one by one as well.
fn is_range(text: &Text<'_>, from: &Quantity, to: &Quantity) -> bool {
    let between = text.text.get(from.end as usize..to.start as usize);
    let words = between.is_some_and(|between| has(between, char::is_alphabetic));
    !to.is_date() && (words || to.unit.dimension != Dimension::Plain)
}

/// The words of the claim that are said of a number: all, or those of its clause, but where it has several that count the same; and which of
/// them are said of it in the form in which they are sought.
fn words(
    claim: &Text<'_>,
    numbers: &[Quantity],
    search: &Search,
    (place, ours): (usize, &Quantity),
) -> Option<([Set; 2], Set)> {
    let mut alike = 0;
    for (place, other) in numbers.iter().enumerate() {
        if !ours.measures_like(other) {
            continue;
        }
        let first = place.checked_sub(1).filter(|_| other.second).map(|first| &numbers[first]);
        // "27-17" is of two, "from 9 to 5" are one.
        if first.is_some_and(|first| !is_range(claim, first, other)) {
            return None;
        }
        alike += usize::from(first.is_none());
    }
    if alike < 2 {
        let mut all = search.set(|one| !one.number) & !only(place);
        for (place, other) in &search.numbers {
            if qualifies(other, ours) {
                all |= only(*place);
            }
        }
        return Some(([all, all & search.clause_of(place)], Set::MAX));
    }
    let slot = Slot::of(claim, numbers, ours)?;
    Some(([slot.said(search, Set::MAX); 2], slot.said_as_sought(search)))
}
