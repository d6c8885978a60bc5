//! A number that no source has, and that follows from years that a source has: how many are from one to another, or their century.

use crate::verify::{
    lexicon::{Dimension, Unit},
    number::{CENTURY, Quantity},
    part::Part,
};

/// How many years of a source are tried with each other.
const MOST: usize = 64;

/// Does a claim count the years from one that a source has to another, or name the century of one? One of them stands where the source
/// bears most on the claim; the other may be pages apart, as when somebody was born.
pub(super) fn is_reckoned(ours: &Quantity, parts: &[&Part<'_>]) -> bool {
    let (mut years, mut near): (Vec<f64>, Vec<f64>) = (Vec::new(), Vec::new());
    for part in parts {
        for theirs in &part.text.quantities {
            if theirs.unit.dimension != Dimension::Year || theirs.step > 1.0 || years.len() == MOST {
                continue;
            }
            years.push(theirs.value);
            if part.window.as_ref().is_some_and(|window| window.contains(part.text.sentence_at(theirs.start)))
            {
                near.push(theirs.value);
            }
        }
    }
    if ours.unit.dimension == Dimension::Year && ours.step == CENTURY {
        return near.iter().any(|year| (ours.value..ours.value + CENTURY).contains(year));
    }
    // Before the day of the year on which they were born, somebody's years are one less.
    let apart = |one: f64, other: f64| [0.0, 1.0].contains(&((one - other).abs() - ours.value));
    ours.unit == Unit::YEAR && near.iter().any(|&one| years.iter().any(|&other| apart(one, other)))
}
