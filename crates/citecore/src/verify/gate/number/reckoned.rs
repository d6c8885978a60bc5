//! A number that no source has, and that follows from what a source has: how many years are from one to another, their century, the
//! year behind one, the difference of two numbers, a share of one, the time between what comes again and again.

use crate::{
    mark::floor_boundary,
    place::{ends_in, up_to},
    verify::{
        gate::has_phrase,
        lexicon::{Dimension, Unit},
        number::{CENTURY, Quantity, Written},
        support::Part,
        text::Text,
    },
};

/// How many years of the sources are tried with how many others.
const MOST: usize = 64;

/// Does a number of a claim follow from its sources?
pub(super) fn is_reckoned(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let follows =
        || is_difference(claim, ours, parts) || is_repeated(claim, ours, parts) || is_share(ours, parts);
    ours.unit.dimension != Dimension::Year && follows() || is_of_years(claim, ours, parts)
}

/// Does a claim count the years from one that a source has to another, or name the century of one, or the year behind it? One of them
/// stands where the source bears most on the claim; the other may be pages apart, as when somebody was born.
fn is_of_years(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let is_year = ours.unit.dimension == Dimension::Year;
    if is_year && ours.step != CENTURY {
        return parts.iter().any(|part| tells_of_year_behind(part, ours.value - 1.0));
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
            if theirs.unit.dimension != Dimension::Year || theirs.step > 1.0 {
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
