//! A number of a sentence with what it is said of there, apart from others that count or measure the same.

use std::ops::Range;

use crate::{
    phrases::is_among,
    place::{has, has_char},
    verify::{
        lexicon::Dimension,
        number::{Quantity, Written, count_before},
        support::{Search, Set, contains, only},
        term::{Term, fold_into},
        text::{Text, joining},
    },
};

/// More terms than this aren't said of one number.
const MOST_TERMS: usize = 48;

/// How many numbers are looked at around one.
const NEAR: usize = 8;

/// Does a number tell of what another one is, as the day does of an hour?
pub(super) fn qualifies(number: &Quantity, other: &Quantity) -> bool {
    number.unit.dimension == Dimension::Weekday && other.unit.dimension != Dimension::Weekday
}

/// What stands before the word that says of what, when or where a number is.
const CASES: &str = "for on in to with within by at during from without fur am im nach mit bei ohne innerhalb an auf von pour en a au \
    aux dans avec chez sans para con sin durante per senza em no na com sem";

/// What stands before whom a number is for.
const FOR: &str = "for fur pour para per";

/// What tells that something is paid for that was free.
const LATER: &str =
    "afterwards thereafter later danach anschliessend spater despues luego ensuite puis dopo depois";

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
        } else if next.is_written(text.text, joining::AND_OR) && (has_char(between, ',') || close()) {
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
pub(super) struct Slot<'t> {
    text: &'t Text<'t>,
    all: &'t [Quantity],
    number: &'t Quantity,
    pub(super) sentence: usize,
    terms: Range<usize>,
}

impl<'t> Slot<'t> {
    /// Of one of `all` numbers of a text. None where nothing divides it from another one, and where it has too much.
    pub(super) fn of(text: &'t Text<'t>, all: &'t [Quantity], number: &'t Quantity) -> Option<Self> {
        let sentence = text.sentence_at(number.start);
        let behind = |at: u32| text.terms_before(at);
        let range = &text.sentences[sentence];
        let (mut from, mut to) = (behind(range.start), behind(range.end));
        let place = count_before(all, number.start);
        let within = |other: &&Quantity| range.contains(&other.start) && number.measures_like(other);
        let mut before = &all[place.saturating_sub(NEAR)..place];
        let mut next = &all[(place + 1).min(all.len())..];
        // "From 9 am to 6 pm" is one of them.
        if number.second {
            before = before.split_last().map_or(before, |(_, before)| before);
        }
        if let [second, later @ ..] = next
            && second.second
        {
            next = later;
        }
        let before = before.iter().rfind(within);
        let next = next.iter().take(NEAR).find(within);
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
        (to - from <= MOST_TERMS).then_some(Self { text, all, number, sentence, terms: from..to })
    }

    fn terms(&self) -> &'t [Term] {
        &self.text.terms[self.terms.clone()]
    }

    /// Has it a word that isn't the claim's, and may name somebody?
    pub(super) fn has_more(&self, search: &Search) -> bool {
        let is_more = |term: &Term| !term.is_one(LATER) && self.place(search, term).is_none();
        self.words().any(is_more)
    }

    /// Does it tell a time that something takes?
    pub(super) fn has_time(&self) -> bool {
        let begins = |term: &Term| {
            self.all.get(count_before(self.all, term.start)).filter(|number| number.start == term.start)
        };
        self.terms().iter().filter_map(begins).any(|number| number.unit.is_duration())
    }

    /// Those that tell of what the number is.
    fn words(&self) -> impl Iterator<Item = &'t Term> {
        self.terms().iter().filter(|term| match self.number_at(term) {
            Some(number) => qualifies(number, self.number),
            None => !term.number && !term.entry.common,
        })
    }

    /// The number that begins with a term; the month of "per month" is a word.
    fn number_at(&self, term: &Term) -> Option<&'t Quantity> {
        let number = self.all.get(count_before(self.all, term.start))?;
        (number.start == term.start && number.written != Written::Optional).then_some(number)
    }

    /// The word of the claim that one is, and whether it is the very form.
    fn place(&self, search: &Search, term: &Term) -> Option<(usize, bool)> {
        if let Some(number) = self.number_at(term) {
            let given = search.given(number);
            return (given != 0).then_some((given.trailing_zeros() as usize, true));
        }
        let (place, _) = search.place(term)?;
        Some((place, search.sought[place].form == term.form))
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
    pub(super) fn said(&self, search: &Search, of: Set) -> Set {
        let mut said = 0;
        for term in self.words() {
            said |= self.place(search, term).map_or(0, |(place, _)| only(place));
        }
        said & of
    }

    /// The words sought that a claim's own slot has in the form in which they are.
    pub(super) fn said_as_sought(&self, search: &Search) -> Set {
        let mut said = 0;
        for term in self.words() {
            if let Some((place, true)) = self.place(search, term) {
                said |= only(place);
            }
        }
        said
    }

    /// The words of the claim that are said of this number and not of another one. What comes later in a sentence leaves out what is the same,
    /// and has another word where it isn't.
    pub(super) fn alone(&self, other: &Self, search: &Search, words: Set, later: bool) -> Set {
        let (mut theirs, mut alike, mut exact) = (0, 0, 0);
        // Is there another word before the number, and behind it? Where verbs come last, the first leaves out what is behind.
        let last = later && self.sentence == other.sentence && self.terms.start > other.terms.start;
        let mut instead = [last, last && !self.ends_with_verbs()];
        for term in other.words() {
            match other.place(search, term).filter(|(place, _)| contains(words, *place)) {
                Some((place, true)) => theirs |= only(place),
                Some((place, false)) => alike |= only(place),
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
        let narrows = self.narrows(other, search, words);
        let mut alone = 0;
        for term in self.words() {
            let Some((place, is_exact)) = self.place(search, term) else { continue };
            exact |= if is_exact { only(place) } else { 0 };
            let behind = usize::from(term.start > self.number.start);
            if instead[behind]
                || narrows && self.is_case(term, CASES)
                || instead[0] && self.is_case(term, FOR)
            {
                alone |= only(place) & words;
            }
        }
        // "Monthly" isn't said of what has a "month" alone.
        alone & !theirs & !(alike & !exact)
    }

    /// Does it say no more than of what its number is, and leaves the rest to another one: "For batteries it is 6 months"?
    pub(super) fn narrows(&self, other: &Self, search: &Search, words: Set) -> bool {
        other.said(search, words) & !self.said(search, words) != 0
            && self
                .words()
                .all(|term| self.place(search, term).is_some_and(|(place, _)| contains(words, place)))
    }

    /// Does a word say of what, when or where something is, by one of some words before it?
    fn is_case(&self, term: &Term, words: &str) -> bool {
        let at = self.text.terms_before(term.start);
        let before = self.text.terms[at.saturating_sub(2)..at].iter();
        before.filter(|before| before.sentence == term.sentence).any(|before| {
            let mut word = String::new();
            fold_into(before.written(self.text.text), &mut word);
            is_among(words, &word)
        })
    }
}
