//! What becomes of claims at thresholds that are set beforehand.

use super::{Scored, first, share};

/// Support from which on a claim is taken for right.
pub(crate) const FROZEN: f64 = 0.5;

/// The mean of the shares of the right and of the wrong that are told rightly at [`FROZEN`].
pub(crate) fn balanced_accuracy(scored: &[Scored]) -> Option<f64> {
    let told = |right: bool| {
        let all = scored.iter().filter(|entry| entry.right == right);
        let well = all.clone().filter(|entry| well_told(**entry)).count();
        share(well as f64, all.count() as f64)
    };
    Some((told(true)? + told(false)?) / 2.0)
}

/// What share of the surer half is told rightly at [`FROZEN`]: of those farthest from it.
pub(crate) fn surest_half(scored: &[Scored]) -> Option<f64> {
    let doubt = |entry: Scored| -(entry.support - FROZEN).abs();
    let mut sorted = scored.to_vec();
    sorted.sort_by(|one, other| doubt(*one).total_cmp(&doubt(*other)));
    let count = (scored.len() as f64 / 2.0).ceil();
    let well = |entry| if well_told(entry) { 1.0 } else { 0.0 };
    share(first(&sorted, count, doubt, well), count)
}

fn well_told(entry: Scored) -> bool {
    (entry.support >= FROZEN) == entry.right
}

#[cfg(test)]
mod tests {
    use super::{super::tests::table, *};

    #[test]
    fn both_classes_weigh_the_same() {
        let scored = table(&[(50, true), (49, false), (70, false), (10, false), (20, false)]);
        assert_eq!(balanced_accuracy(&scored), Some((1.0 + 0.75) / 2.0));
        assert_eq!(balanced_accuracy(&table(&[(50, true)])), None);
    }

    #[test]
    fn the_surest_half_is_looked_at() {
        let scored = table(&[(95, true), (3, true), (55, false), (40, true)]);
        assert_eq!(surest_half(&scored), Some(0.5));
        // Two of three places: the surest, and one that two share of which one is right.
        assert_eq!(surest_half(&table(&[(100, true), (75, true), (25, true)])), Some(0.75));
        assert_eq!(surest_half(&[]), None);
    }
}
