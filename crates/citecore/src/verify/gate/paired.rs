//! Numbers of which each is of something else: "The Team plan includes 10 guests, and the Business plan 50."

use std::ops::Range;

use crate::{
    place::{has, has_char, is_among},
    verify::{
        lexicon::Hedge,
        number::{Quantity, Written, count_before},
        part::Part,
        term::Term,
        text::Text,
        window::{Search, Set, contains, only},
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

/// From which share of what is said of the claim's number two of a source are held to be of the same kind.
const PAIRED_SHARE: f64 = 0.6;

/// What stands between the last two of several, if a comma or a number stands beside it.
pub(super) const JOINS: &str = "and or und oder et ou y o e أو و या और";

/// More terms than this aren't said of one number.
const MOST_TERMS: usize = 48;

/// How many numbers of a source are looked at that give the claim's, and how many around each of these.
const MOST: usize = 8;

/// Tells it by what stands with the number, and with others that count or measure the same.
pub(super) fn whose(claim: &Text<'_>, search: &Search, parts: &[&Part<'_>], ours: &Quantity) -> Whose {
    if ours.written != Written::Digits {
        return Whose::Open;
    }
    let Some(said) = words(claim, search, ours) else { return Whose::Open };
    let mut whose = Whose::Open;
    for part in parts {
        let text = part.text;
        let all = text.quantities.iter().enumerate().filter(|(_, theirs)| ours.is_given_by(theirs));
        for (at, given) in all.take(MOST) {
            let Some(given) = Slot::of(text, given) else { return Whose::Open };
            let mut found = Whose::Open;
            for other in &text.quantities[at.saturating_sub(MOST)..(at + MOST).min(text.quantities.len())] {
                let rounds = other.hedge == Hedge::Near && other.is_given_by(ours);
                if ours.is_given_by(other) || rounds || !ours.is_like(other) {
                    continue;
                }
                let Some(other) = Slot::of(text, other) else { continue };
                // Things are paired with numbers in one sentence, or in two that stand beside each other.
                if given.sentence.abs_diff(other.sentence) > 1 {
                    continue;
                }
                let is_said = |words: &&Set| {
                    let theirs = given.words(search, **words) | other.words(search, **words);
                    search.weigh(theirs) >= PAIRED_SHARE * search.weigh(**words)
                };
                let Some(&words) = said.iter().find(is_said) else { continue };
                let (lacks, has) =
                    (other.alone(&given, search, words, false), given.alone(&other, search, words, true));
                if lacks != 0 && has == 0 {
                    found = Whose::Another;
                } else if has != 0 && lacks == 0 && given.sentence == other.sentence && found == Whose::Open {
                    found = Whose::Own;
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

/// The words of the claim that are said of a number: all, or those of its clause, but where it has several that count the same.
fn words(claim: &Text<'_>, search: &Search, ours: &Quantity) -> Option<[Set; 2]> {
    let mut alike = 0;
    for other in &claim.quantities {
        alike += usize::from(ours.is_like(other));
    }
    if alike < 2 {
        let all = search.set(|one| !one.number);
        let (place, _) = search.numbers.iter().find(|(_, number)| number.start == ours.start)?;
        let mut clause = all;
        for (other, one) in search.sought.iter().enumerate() {
            if one.clause != search.sought[*place].clause {
                clause &= !only(other);
            }
        }
        return Some([all, clause]);
    }
    Some([Slot::of(claim, ours)?.words(search, Set::MAX); 2])
}

fn counts(term: &Term) -> bool {
    !term.number && !term.entry.common
}

/// What parts two things that are said, what parts them more the later.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Parting {
    Comma,
    /// "$9 a month, billed annually, or $12 billed monthly"
    Joint,
    Semicolon,
}

/// Where one of two things ends that are said: at what parts most, nearest to the number that stands behind these places, or before them.
fn parting(text: &Text<'_>, places: Range<usize>, back: bool) -> Option<usize> {
    let mut found: Option<(Parting, usize)> = None;
    for place in places.start.max(1)..places.end {
        let (term, next) = (&text.terms[place - 1], &text.terms[place]);
        let between = text.between(term, next);
        let divides = text.divides(term, next);
        let close = || text.terms.get(place + 1).is_some_and(|next| next.number);
        let parting = if divides && has_char(between, ';') {
            Parting::Semicolon
        } else if is_among(JOINS, next.written(text.text)) && (has_char(between, ',') || close()) {
            Parting::Joint
        } else if divides {
            Parting::Comma
        } else {
            continue;
        };
        let later = back || parting == Parting::Joint;
        if found.is_none_or(|(other, _)| parting > other || later && parting == other) {
            found = Some((parting, place));
        }
    }
    Some(found?.1)
}

/// A number with what stands with it in its sentence: all, but where others that count the same are there too.
struct Slot<'t> {
    text: &'t Text<'t>,
    number: &'t Quantity,
    sentence: usize,
    terms: Range<usize>,
}

impl<'t> Slot<'t> {
    /// None where nothing divides it from another one, and where it has too much.
    fn of(text: &'t Text<'t>, number: &'t Quantity) -> Option<Self> {
        let sentence = text.sentence_at(number.start);
        let behind = |at: u32| text.terms_before(at);
        let range = &text.sentences[sentence];
        let (mut from, mut to) = (behind(range.start), behind(range.end));
        let place = count_before(&text.quantities, number.start);
        let within = |other: &&Quantity| range.contains(&other.start) && number.is_like(other);
        let before = text.quantities[place.saturating_sub(MOST)..place].iter().rfind(within);
        let mut next = text.quantities[place..(place + MOST).min(text.quantities.len())].iter();
        let next = next.find(|other| other.start > number.start && within(other));
        let end = to;
        if let Some(before) = before {
            let last = behind(number.start);
            let first = behind(before.behind).max(last.saturating_sub(MOST_TERMS));
            from = parting(text, first..(last + 1).min(end), true)?;
        }
        if let Some(next) = next {
            let first = behind(number.behind);
            let last = behind(next.start).min(first + MOST_TERMS);
            to = parting(text, first..(last + 1).min(end), false)?;
        }
        (to - from <= MOST_TERMS).then_some(Self { text, number, sentence, terms: from..to })
    }

    fn terms(&self) -> &'t [Term] {
        &self.text.terms[self.terms.clone()]
    }

    /// Is it written in letters of languages whose verbs come last?
    fn ends_with_verbs(&self) -> bool {
        let [first, .., last] = self.terms() else { return false };
        has(
            self.text.between(first, last),
            |c| matches!(c, '\u{900}'..='\u{97f}' | '\u{3040}'..='\u{30ff}' | '\u{ac00}'..='\u{d7af}'),
        )
    }

    /// Those of some words of the claim that it has.
    fn words(&self, search: &Search, of: Set) -> Set {
        let mut words = 0;
        for term in self.terms().iter().filter(|term| counts(term)) {
            words |= search.found(term);
        }
        words & of
    }

    /// The words of the claim that are said of this number and not of another one. What comes later in a sentence leaves out what is the same,
    /// and has another word where it isn't.
    fn alone(&self, other: &Self, search: &Search, words: Set, later: bool) -> Set {
        let (mut theirs, mut alike, mut exact) = (0, 0, 0);
        // Is there another word before the number, and behind it? Where verbs come last, the first leaves out what is behind.
        let last = later && self.sentence == other.sentence && self.terms.start > other.terms.start;
        let mut instead = [last, last && !self.ends_with_verbs()];
        for term in other.terms().iter().filter(|term| counts(term)) {
            match search.place(term).filter(|(place, _)| contains(words, *place)) {
                Some((place, _)) if search.sought[place].form == term.form => theirs |= only(place),
                Some((place, _)) => alike |= only(place),
                None => {
                    // "5人" has by itself what "50人の" has with the letter behind.
                    let begins = |ours: &Term| {
                        ours.pair
                            && ours.denies == term.denies
                            && ours.written(self.text.text).starts_with(term.written(self.text.text))
                    };
                    let shared = self.terms().iter().any(|ours| ours.form == term.form || begins(ours));
                    instead[usize::from(term.start > other.number.start)] |= !shared;
                }
            }
        }
        let mut alone = 0;
        for term in self.terms().iter().filter(|term| counts(term)) {
            let Some((place, _)) = search.place(term) else { continue };
            exact |= if search.sought[place].form == term.form { only(place) } else { 0 };
            if instead[usize::from(term.start > self.number.start)] {
                alone |= only(place) & words;
            }
        }
        // "Monthly" isn't said of what has a "month" alone.
        alone & !theirs & !(alike & !exact)
    }
}
