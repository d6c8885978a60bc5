//! A number that no source has, and that follows from what a source has: how many years are from one to another, their century, the
//! year behind one, the difference of two numbers, a share of one, the time between what comes again and again.

use crate::{
    mark::floor_boundary,
    place::{begun, behind, ends_in, up_to},
    verify::{
        gate::has_phrase,
        lexicon::{Dimension, RISE, Unit},
        number::{CENTURY, Quantity, Written},
        support::Part,
        text::Text,
    },
};

/// A year of a decade tells the century as well.
const DECADE: f64 = 10.0;

/// How many years of the sources are tried with how many others.
const MOST: usize = 64;

/// Does a number of a claim follow from its sources?
pub(super) fn is_reckoned(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let follows = || {
        is_difference(claim, ours, parts)
            || is_change(claim, ours, parts)
            || is_repeated(claim, ours, parts)
            || is_share(ours, parts)
            || is_part(ours, parts)
    };
    ours.unit.dimension != Dimension::Year && follows() || is_of_years(claim, ours, parts)
}

/// Does a claim count the years from one that a source has to another, or name the century of one, or the year behind it? One of them
/// stands where the source bears most on the claim; the other may be pages apart, as when somebody was born.
fn is_of_years(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let is_year = ours.unit.dimension == Dimension::Year;
    if is_year && ours.step != CENTURY {
        return parts.iter().any(|part| {
            tells_of_year_behind(part, ours.value - 1.0) || tells_of_years_later(part, ours.value)
        });
    }
    let is_age =
        || ours.unit.dimension == Dimension::Plain && ends_in(up_to(claim.text, ours.start as usize), AGES);
    if !is_year && ours.unit != Unit::YEAR && !is_age() {
        return false;
    }
    // With whether they stand where the source bears most on the claim
    let mut years = Vec::new();
    for part in parts {
        for theirs in &part.text.quantities {
            if theirs.unit.dimension != Dimension::Year || theirs.step > if is_year { DECADE } else { 1.0 } {
                continue;
            }
            let sentence = part.text.sentence_at(theirs.start);
            let near = part.window.as_ref().is_some_and(|window| window.contains(sentence));
            years.push((theirs.value, near));
        }
    }
    let apart = |one: f64, other: f64| {
        let years = (one - other).abs();
        // Before the day of the year on which they were born, somebody's years are one less.
        [years, years - 1.0].into_iter().any(|years| years > 0.0 && ours.is_given_by(&ours.with_value(years)))
    };
    let tells = |&(one, _): &(f64, bool)| {
        if is_year {
            (ours.value..ours.value + CENTURY).contains(&one)
        } else {
            years.iter().take(MOST).any(|&(other, _)| apart(one, other))
        }
    };
    years.iter().filter(|(_, near)| *near).take(MOST).any(tells)
}

/// How many numbers of a claim are tried with how many others.
const MOST_OWN: usize = 16;

/// Is it the difference of two others of the claim that its sources have: "20 € cheaper: 60 € instead of 80"?
fn is_difference(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    if !ours.is_measured() || ours.value <= 0.0 {
        return false;
    }
    let is_said = |own: &Quantity| {
        parts.iter().any(|part| part.text.quantities.iter().any(|theirs| own.is_given_by(theirs)))
    };
    let others = &claim.quantities[..claim.quantities.len().min(MOST_OWN)];
    let is_other = |own: &Quantity| own.start != ours.start && own.unit == ours.unit;
    let makes =
        |one: &Quantity, other: &Quantity| (one.value - other.value - ours.value).abs() < ours.value * 1e-9;
    for one in others {
        for other in others {
            if makes(one, other) && [one, other].iter().all(|own| is_other(own) && is_said(own)) {
                return true;
            }
        }
    }
    false
}

/// What tells that a change of shares is reckoned in those.
const POINTS: &str = "point|Punkt|punt|ponto|百分点|포인트|ポイント";

/// Is it by how much something changed of which a source tells from what to what: "by about 22,000, from 161,902 to 184,317"?
fn is_change(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let changes = || claim.terms.iter().any(|term| term.entry.opposite.abs() == RISE);
    let in_points = || ours.unit.dimension != Dimension::Share || has_phrase(claim.text, POINTS);
    if ours.is_calendar() || ours.value <= 0.0 || !changes() || !in_points() {
        return false;
    }
    let mut twos = parts.iter().flat_map(|part| neighbours(part, FROM_TO));
    twos.any(|(one, other)| {
        let apart = (one.value - other.value).abs();
        one.unit == other.unit
            && (ours.unit == one.unit || ours.unit.dimension == Dimension::Plain)
            && ours.is_given_by(&Quantity { step: one.step.max(other.step), ..ours.with_value(apart) })
    })
}

/// Is it what part one of two counts is of the other, told in one breath: 60 % of "of the 48 ships, 29 were lost"?
fn is_part(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let whole = match ours.unit.dimension {
        Dimension::Share => 100.0,
        Dimension::Plain if ours.value < 1.0 => 1.0,
        _ => return false,
    };
    let counts = |number: &Quantity| number.unit.dimension == Dimension::Plain && number.value >= 1.0;
    let is_ratio = |one: &Quantity, other: &Quantity| {
        let (less, more) = (one.value.min(other.value), one.value.max(other.value));
        let apart = (whole * less / more - ours.value).abs();
        less < more && apart <= ours.step.max(whole * ROUNDED) * 0.5
    };
    parts.iter().any(|part| {
        neighbours(part, BREATH).any(|(one, other)| {
            let from = floor_boundary(part.text.text, (one.start as usize).saturating_sub(OF_REACH));
            let told = has_phrase(&part.text.text[from..other.start as usize], OF);
            told && counts(one) && counts(other) && is_ratio(one, other)
        })
    })
}

/// What makes one of two counts a part of the other, between the two or up to so many bytes before them.
const OF_REACH: usize = 8;
const OF: &str = "of |Of |von |Von |der |sur |Sur |de |De |su |из |Из |명 중|个中|人中";

/// How many bytes may be between two counts that are told in one breath, and between what something changes from and to.
const BREATH: usize = 24;
const FROM_TO: usize = 40;

/// Numbers that stand beside each other in a sentence where a source bears most on the claim, no more than so many bytes apart.
fn neighbours<'p>(part: &'p Part<'_>, reach: usize) -> impl Iterator<Item = (&'p Quantity, &'p Quantity)> {
    let text = part.text;
    text.quantities.windows(2).filter_map(move |two| {
        let window = part.window.as_ref()?;
        let sentence = text.sentence_at(two[0].start);
        let beside = window.contains(sentence)
            && text.sentence_at(two[1].start) == sentence
            && two[1].start.saturating_sub(two[0].end) as usize <= reach;
        beside.then_some((&two[0], &two[1]))
    })
}

/// How many numbers before a share, and behind it, it may be one of.
const WHOLES: usize = 4;

/// What is rounded away of a share at the most.
const ROUNDED: f64 = 0.01;

/// Is it a share of another number in the sentence that has both: 500,000 of "a quarter of the 2 million"?
fn is_share(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    for part in parts {
        let Some(window) = &part.window else { continue };
        let (text, all) = (part.text, &part.text.quantities);
        for (at, share) in all.iter().enumerate() {
            let of_one = match share.unit.dimension {
                Dimension::Share => share.value / 100.0,
                Dimension::Plain => share.value,
                _ => continue,
            };
            let sentence = text.sentence_at(share.start);
            if of_one >= 1.0 || !window.contains(sentence) {
                continue;
            }
            for whole in &all[at.saturating_sub(WHOLES)..(at + 1 + WHOLES).min(all.len())] {
                let apart = (whole.value * of_one - ours.value).abs();
                if whole.unit == ours.unit
                    && text.sentence_at(whole.start) == sentence
                    && apart <= ours.value * ROUNDED
                {
                    return true;
                }
            }
        }
    }
    false
}

/// Is it the time between what comes again and again, which a source tells by a unit alone: every 60 seconds, per minute?
fn is_repeated(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let before = up_to(claim.text, ours.start as usize);
    ends_in(before, REPEATED)
        && parts.iter().any(|part| {
            let is_given = |theirs: &Quantity| {
                theirs.written == Written::Either && ours.is_given_by(&Quantity { step: 1.0, ..*theirs })
            };
            part.text.quantities.iter().any(is_given)
        })
}

/// What stands before the time between what comes again and again.
const REPEATED: &str = "very|ach|per|alle|Alle|cada|outes les";

/// What stands before an age.
const AGES: &str = "age of|aged|Alter von|âge de|edad de|a los";

/// What tells of the year behind one.
const YEAR_BEHIND: &str = "following year|next year|year later|folgenden Jahr|Folgejahr|Jahr später|Jahr darauf|\
    année suivante|an plus tard|año siguiente|año después|अगले वर्ष|अगले साल|이듬해|翌年|次年";

/// What stands behind so many years that somebody counts from another one.
const LATER: &str =
    "later|after that|afterwards|später|danach|plus tard|après|después|más tarde|dopo|depois|뒤|후|后|後";

/// Does a source name a year, and tell of so many years later, where it bears most on the claim or right before?
fn tells_of_years_later(part: &Part<'_>, year: f64) -> bool {
    let Some(window) = &part.window else { return false };
    let near = window.first.saturating_sub(1)..=window.last;
    let all = &part.text.quantities;
    let is_near = |theirs: &&Quantity| near.contains(&part.text.sentence_at(theirs.start));
    let later = |theirs: &&Quantity| {
        let text = part.text.text;
        let behind = behind(text, theirs.behind as usize, char::is_whitespace);
        theirs.unit == Unit::YEAR && begun(text, behind, LATER) > 0
    };
    all.iter().filter(is_near).filter(later).take(MOST).any(|years| {
        let named = |theirs: &Quantity| {
            theirs.unit.dimension == Dimension::Year && theirs.value + years.value == year
        };
        all.iter().filter(is_near).take(MOST).any(named)
    })
}

/// How far behind a year these stand, in bytes.
const NEAR: usize = 240;

/// Does a source name a year, and then tell of the next one, where it bears most on the claim or right before?
fn tells_of_year_behind(part: &Part<'_>, year: f64) -> bool {
    let Some(window) = &part.window else { return false };
    let sentences = &part.text.sentences;
    // "The edict is of 1666. Work began the following year."
    let (start, end) = (sentences[window.first.saturating_sub(1)].start, sentences[window.last].end);
    for theirs in &part.text.quantities {
        let named = theirs.unit.dimension == Dimension::Year && theirs.value == year;
        if !named || !(start..end).contains(&theirs.start) {
            continue;
        }
        let behind = &part.text.text[theirs.end as usize..];
        let near = &behind[..floor_boundary(behind, NEAR)];
        if has_phrase(near, YEAR_BEHIND) {
            return true;
        }
    }
    false
}
