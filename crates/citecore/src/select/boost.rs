//! Recent and trusted sources count more.

use super::{
    date::{days, middle_of},
    options::Boost,
};
use crate::passage::Passage;

/// What a passage's score is multiplied by, and divided by where it is below 0: `options` are checked.
///
/// What has no date that can be read isn't held against the passage, and what is dated in the future is as good as new.
pub(super) fn factor(passage: &Passage, boost: &Boost, now: Option<f64>) -> f64 {
    let listed = boost.sources.iter().rfind(|(name, _)| passage.source.as_ref() == Some(name));
    let weight = listed.map_or(1.0, |(_, weight)| *weight);
    let fresh = boost
        .recency
        .as_ref()
        .zip(now)
        .zip(dated(passage))
        .map(|((recency, now), dated)| halved((now - dated).max(0.0) / recency.half_life_days));
    weight * fresh.unwrap_or(1.0)
}

/// After so many the least number above 0 is halved to 0.
const MOST_HALF_LIVES: f64 = 1100.0;

/// What is left of 1 after so many half-lives, 0 or more: as the power would be, but the same to the last bit on every
/// platform, and without the tables of one.
fn halved(half_lives: f64) -> f64 {
    let half_lives = half_lives.min(MOST_HALF_LIVES);
    let whole = half_lives.trunc();
    let (mut left, mut rest) = (0.5_f64.powi(whole as i32), half_lives - whole);
    let mut root = 0.5_f64;
    // A double has so many bits that it comes to an end.
    while rest > 0.0 {
        (rest, root) = (rest * 2.0, root.sqrt());
        if rest >= 1.0 {
            (rest, left) = (rest - 1.0, left * root);
        }
    }
    left
}

/// The present, where the options tell it.
pub(super) fn now(boost: &Boost) -> Option<f64> {
    boost.recency.as_ref().and_then(|recency| days(&recency.now))
}

/// When a passage was last changed; where only its year is known, the middle of that.
fn dated(passage: &Passage) -> Option<f64> {
    passage.updated.as_deref().and_then(days).or_else(|| passage.year.map(middle_of))
}

#[cfg(test)]
mod tests {
    use super::halved;

    #[test]
    fn half_lives_are_powers_of_one_half() {
        for (half_lives, expected) in
            [(0.0, 1.0), (1.0, 0.5), (10.0, 1.0 / 1024.0), (1e9, 0.0), (f64::INFINITY, 0.0)]
        {
            assert_eq!(halved(half_lives), expected, "{half_lives}");
        }
        for tenths in 0..1000 {
            let half_lives = f64::from(tenths) / 10.0;
            let (found, expected) = (halved(half_lives), 0.5_f64.powf(half_lives));
            assert!((found / expected - 1.0).abs() < 1e-14, "{half_lives}: {found}, {expected}");
        }
    }
}
