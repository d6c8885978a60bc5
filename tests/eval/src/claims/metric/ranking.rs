//! How well support ranks the right above the wrong, whatever the threshold.

use super::{Scored, ascending, first, share};

/// The area under the ROC curve: how often a right claim has more support than a wrong one, a tie counting half. None where
/// there are none of either.
pub(crate) fn auroc(scored: &[Scored]) -> Option<f64> {
    weighted_auroc(&ascending(scored), |_| 1.0)
}

/// The same over a sorted row in which an entry counts as often as its index says.
pub(super) fn weighted_auroc(sorted: &[Scored], weight: impl Fn(usize) -> f64) -> Option<f64> {
    let (mut rights, mut wrongs, mut won) = (0.0, 0.0, 0.0);
    let mut at = 0;
    for tied in sorted.chunk_by(|one, other| one.support == other.support) {
        let (mut right, mut wrong) = (0.0, 0.0);
        for entry in tied {
            *(if entry.right { &mut right } else { &mut wrong }) += weight(at);
            at += 1;
        }
        won += right * (wrongs + wrong / 2.0);
        rights += right;
        wrongs += wrong;
    }
    share(won, rights * wrongs)
}

/// What share of the wrong is removed by the highest bar that keeps this share of the right.
pub(crate) fn removed(scored: &[Scored], kept: f64) -> Option<f64> {
    let rights: Vec<Scored> = ascending(scored).into_iter().filter(|entry| entry.right).collect();
    // Rounding of the product may not cost one: 20 rights of which 95 % stay may lose one.
    let lost = (rights.len() as f64 * (1.0 - kept) + 1e-9) as usize;
    let bar = rights.get(lost)?.support;
    let wrong = || scored.iter().filter(|entry| !entry.right);
    share(wrong().filter(|entry| entry.support < bar).count() as f64, wrong().count() as f64)
}

/// What share of the fifth with the least support is really wrong.
pub(crate) fn lowest_fifth(scored: &[Scored]) -> Option<f64> {
    let count = (scored.len() as f64 / 5.0).ceil();
    let wrong = |entry: Scored| if entry.right { 0.0 } else { 1.0 };
    share(first(&ascending(scored), count, |entry| entry.support, wrong), count)
}

#[cfg(test)]
mod tests {
    use super::{super::tests::table, *};

    #[test]
    fn auroc_counts_pairs_and_ties_half() {
        assert_eq!(auroc(&table(&[(10, false), (90, true)])), Some(1.0));
        assert_eq!(auroc(&table(&[(10, true), (90, false)])), Some(0.0));
        // Pairs of right and wrong: 80>20, 80>50, 50>20, 50=50: 3.5 of 4.
        assert_eq!(auroc(&table(&[(80, true), (50, false), (20, false), (50, true)])), Some(0.875));
        assert_eq!(auroc(&table(&[(50, true), (50, false)])), Some(0.5));
        assert_eq!((auroc(&table(&[(50, true)])), auroc(&[])), (None, None));
    }

    #[test]
    fn weights_are_repetitions() {
        let sorted = table(&[(20, false), (50, true), (60, false), (80, true)]);
        let repeated = table(&[(20, false), (50, true), (50, true), (80, true), (80, true), (80, true)]);
        let weights = [1.0, 2.0, 0.0, 3.0];
        assert_eq!(weighted_auroc(&sorted, |index| weights[index]), auroc(&repeated));
    }

    #[test]
    fn the_bar_keeps_what_it_should() {
        // 20 rights at 5, 10 … 100: 95 % are those from 10 on, 90 % those from 15 on.
        let mut rows: Vec<(u32, bool)> = (1..=20).map(|step| (step * 5, true)).collect();
        rows.extend([(3, false), (9, false), (10, false), (12, false)]);
        let scored = table(&rows);
        assert_eq!(removed(&scored, 0.95), Some(0.5));
        assert_eq!(removed(&scored, 0.9), Some(1.0));
        assert_eq!(removed(&scored, 1.0), Some(0.25));
        assert_eq!(removed(&table(&[(50, true)]), 0.95), None);
        assert_eq!(removed(&table(&[(50, false)]), 0.95), None);
    }

    #[test]
    fn the_lowest_fifth_is_looked_at() {
        let mut rows: Vec<(u32, bool)> = (0..8).map(|step| (50 + step, true)).collect();
        rows.extend([(10, false), (20, true)]);
        assert_eq!(lowest_fifth(&table(&rows)), Some(0.5));
        // One place, which a right and a wrong one share.
        assert_eq!(lowest_fifth(&table(&[(10, false), (10, true), (60, true)])), Some(0.5));
        assert_eq!(lowest_fifth(&[]), None);
    }
}
