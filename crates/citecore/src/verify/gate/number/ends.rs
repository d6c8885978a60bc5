//! Which end of something a number is: what is open from nine to five closes at five, and doesn't open then.

use crate::{
    phrases::is_among,
    verify::{
        gate::Case,
        lexicon::{Dimension, Hedge},
        number::{Quantity, bound, count_before, is_point_in_time},
        support::Set,
        term::Term,
        text::{Text, joining},
    },
};

/// What something begins by, or ends by, before the number that tells when or from where on.
const BEGINNING: &str = "starts start started starting begins begin began beginning opens opened opening departs beginnt begann startet \
    öffnet eröffnet commence débute ouvre empieza comienza inicia abre inizia apre começa";
const ENDING: &str = "ends end ended ending closes closed closing expires expired finishes finished stops endet endete schließt \
    termine finit ferme expire termina acaba cierra finaliza finisce chiude fecha";

/// How many terms before a number that is looked for.
const REACH: usize = 4;

/// How far apart the parts of one date stand, in bytes: "6th of October 2020".
const WITHIN_DATE: u32 = 8;

/// How many more parts a date has at the most.
const PARTS: usize = 3;

/// One end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    First,
    Last,
}

/// Has the claim as one end of something a number that its sources have as the other end alone?
pub(super) fn is_other_end(case: Case<'_>) -> bool {
    case.search.numbers.iter().any(|(_, ours)| {
        told(case.claim, ours).is_some_and(|(end, _)| is_given(case, ours, end) == Some(false))
    })
}

/// The words of a claim that say of a number which end of something it is, where its sources have it as that one: who is open from nine
/// to five closes at five.
pub(super) fn told_ends(case: Case<'_>) -> Set {
    let mut set = 0;
    for (_, ours) in &case.search.numbers {
        if let Some((end, Some(word))) = told(case.claim, ours)
            && is_given(case, ours, end) == Some(true)
        {
            set |= case.search.found(word);
        }
    }
    set
}

/// Do the sources have a number as this end of a range, rather than as the other one alone? None where it is no end of one.
fn is_given(Case { parts, .. }: Case<'_>, ours: &Quantity, end: End) -> Option<bool> {
    let mut given = None;
    for part in parts {
        for (at, theirs) in part.text.quantities.iter().enumerate() {
            if ours.is_given_by(theirs) {
                let ends = ends(part.text, at).or_else(|| end_by_word(part.text, at).map(|end| [end; 2]))?;
                given = Some(ends.contains(&end) || given == Some(true));
            }
        }
    }
    given
}

/// Which end of something the claim tells by a number that is no end of a range of its own, and the word that it tells it by, if that is
/// one for nothing else.
fn told<'t>(claim: &'t Text<'_>, ours: &Quantity) -> Option<(End, Option<&'t Term>)> {
    let at = count_before(&claim.quantities, ours.start);
    // Those between two days of a week are told by none.
    let tells = is_point_in_time(ours) || ours.is_measured();
    if !tells || ours.unit.dimension == Dimension::Weekday || ends(claim, at).is_some() {
        return None;
    }
    if let Some(end) = end_by_word(claim, at) {
        return Some((end, None));
    }
    let before = &claim.terms[..claim.terms_before(ours.start)];
    before.iter().rev().take(REACH).find_map(|term| {
        let is = |words| term.is_written_in_any_case(claim.text, words);
        let end = is(BEGINNING).then_some(End::First).or_else(|| is(ENDING).then_some(End::Last));
        end.map(|end| (end, Some(term)))
    })
}

/// Which end of a range a number is, or the date that it is a part of. The month of "3 to 7 May" is of both.
fn ends(text: &Text<'_>, at: usize) -> Option<[End; 2]> {
    let all = &text.quantities[..];
    let [first, last] = date(text, at);
    let has = |[first, last]: [usize; 2]| {
        all[first..=last].iter().any(|number| number.unit.dimension == all[at].unit.dimension)
    };
    if first > 0 && joins(text, first - 1) {
        Some(if has(date(text, first - 1)) { [End::Last; 2] } else { [End::First, End::Last] })
    } else if last + 1 < all.len() && joins(text, last) {
        Some(if has(date(text, last + 1)) { [End::First; 2] } else { [End::First, End::Last] })
    } else {
        None
    }
}

/// Which end "from" or "until" makes of a time.
fn end_by_word(text: &Text<'_>, at: usize) -> Option<End> {
    let number = &text.quantities[date(text, at)[0]];
    let bound = if is_point_in_time(number) { bound(text.text, number) } else { None };
    bound.map(|bound| if bound == Hedge::Above { End::First } else { End::Last })
}

/// The first and the last number of the date that one is a part of, by their places.
fn date(text: &Text<'_>, at: usize) -> [usize; 2] {
    let all = &text.quantities[..];
    let goes_on = |at: usize| {
        let [one, next] = [&all[at], &all[at + 1]];
        one.is_calendar()
            && next.is_calendar()
            && next.start.saturating_sub(one.end) <= WITHIN_DATE
            && !joins(text, at)
    };
    let (mut first, mut last) = (at, at);
    while first > 0 && at - first < PARTS && goes_on(first - 1) {
        first -= 1;
    }
    while last + 1 < all.len() && last - at < PARTS && goes_on(last) {
        last += 1;
    }
    [first, last]
}

/// Does a range go from a number to the next one?
fn joins(text: &Text<'_>, at: usize) -> bool {
    let [one, next] = [&text.quantities[at], &text.quantities[at + 1]];
    let between = || text.text.get(one.behind as usize..next.start as usize).unwrap_or_default();
    // 2014-05-22 is one day.
    let is_range = |between: &str| between != "-" && is_among(joining::RANGES, between.trim());
    next.second || one.is_calendar() && next.is_calendar() && is_range(between())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_two_ends() {
        use End::{First, Last};
        let table: [(&str, &[Option<[End; 2]>]); 5] = [
            ("from 9:00 to 18:00", &[Some([First; 2]), Some([Last; 2])]),
            ("open until 18:00", &[None]),
            ("May 1 to May 10", &[Some([First; 2]), Some([First; 2]), Some([Last; 2]), Some([Last; 2])]),
            ("3 to 7 May", &[Some([First; 2]), Some([Last; 2]), Some([First, Last])]),
            ("2014-05-22", &[None, None, None]),
        ];
        for (text, expected) in table {
            let read = Text::read(text);
            let found: Vec<_> = (0..read.quantities.len()).map(|at| ends(&read, at)).collect();
            assert_eq!(found, expected, "{text}: {:?}", read.quantities);
        }
    }
}
