//! Years: how many are from one to another, the century of one, the year behind one and so many years later.

use super::span::LATER;
use crate::{
    mark::floor_boundary,
    phrases::{ends_in_words, phrase_at},
    place::{run_end, up_to},
    verify::{
        gate::has_phrase,
        lexicon::{Dimension, Unit},
        number::{CENTURY, Quantity},
        support::Part,
        text::Text,
    },
};

/// A year of a decade tells the century as well.
const DECADE: f64 = 10.0;

/// How many years of the sources are tried with how many others.
const MOST: usize = 64;

/// Does a claim count the years from one that a source has to another, or name the century of one, or the year behind it? One of them
/// stands where the source bears most on the claim; the other may be pages apart, as when somebody was born.
pub(super) fn is_of_years(claim: &Text<'_>, ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let is_year = ours.unit.dimension == Dimension::Year;
    if is_year && ours.step != CENTURY {
        return parts.iter().any(|part| {
            tells_of_year_behind(part, ours.value - 1.0) || tells_of_years_later(part, ours.value)
        });
    }
    let may_be_age = || ours.unit.dimension == Dimension::Plain && is_age(claim, ours);
    if !is_year && ours.unit != Unit::YEAR && !may_be_age() {
        return false;
    }
    // With whether they stand where the source bears most on the claim
    let mut years = Vec::new();
    for part in parts {
        for theirs in &part.text.quantities {
            if theirs.unit.dimension != Dimension::Year || theirs.step > if is_year { DECADE } else { 1.0 } {
                continue;
            }
            years.push((theirs.value, part.has_near(theirs)));
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

fn is_age(text: &Text<'_>, number: &Quantity) -> bool {
    ends_in_words(up_to(text.text, number.start as usize), AGES)
}

/// What stands before an age.
const AGES: &str = "age of|aged|Alter von|âge de|edad de|a los";

/// What tells of the year behind one.
const YEAR_BEHIND: &str = "following year|following spring|following summer|following autumn|following fall|following winter|next year|year later|folgenden Jahr|folgenden Frühjahr|folgenden Frühling|folgenden Sommer|folgenden Herbst|folgenden Winter|Folgejahr|Jahr später|Jahr darauf|\
    année suivante|printemps suivant|été suivant|automne suivant|hiver suivant|an plus tard|año siguiente|primavera siguiente|verano siguiente|otoño siguiente|invierno siguiente|año después|अगले वर्ष|अगले साल|이듬해|翌年|次年";

/// Does a source name a year, and tell of so many years later or of an age, where it bears most on the claim or right before?
fn tells_of_years_later(part: &Part<'_>, year: f64) -> bool {
    let Some(window) = &part.window else { return false };
    let near = window.first.saturating_sub(1)..=window.last;
    let all = &part.text.quantities;
    let is_near = |theirs: &&Quantity| near.contains(&part.text.sentence_at(theirs.start));
    let text = part.text.text;
    let passed = |theirs: &Quantity| {
        let behind = run_end(text, theirs.behind as usize, char::is_whitespace);
        let years = theirs.unit.factor / Unit::YEAR.factor;
        if theirs.unit.dimension == Dimension::Months && years >= 1.0 && phrase_at(text, behind, LATER) > 0 {
            Some(theirs.value * years)
        } else {
            (theirs.unit.dimension == Dimension::Plain && is_age(part.text, theirs)).then_some(theirs.value)
        }
    };
    all.iter().filter(is_near).filter_map(passed).take(MOST).any(|passed| {
        let named =
            |theirs: &Quantity| theirs.unit.dimension == Dimension::Year && theirs.value + passed == year;
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
