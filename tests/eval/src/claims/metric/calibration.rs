//! Of the claims with a support near 0.8, are about 80 % right?

use super::{Scored, share};

/// How many bins of equal width there are between 0 and 1.
pub(crate) const BINS: usize = 10;

/// The claims whose support lies in a bin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Bin {
    pub(crate) count: usize,
    /// The sum of their support.
    sum: f64,
    right: usize,
}

impl Bin {
    /// The mean of their support.
    pub(crate) fn support(&self) -> Option<f64> {
        share(self.sum, self.count as f64)
    }

    /// The share that is right.
    pub(crate) fn right(&self) -> Option<f64> {
        share(self.right as f64, self.count as f64)
    }
}

/// The bins from 0 to 1. Each has its lower end, the last one both.
pub(crate) fn bins(scored: &[Scored]) -> [Bin; BINS] {
    let mut bins = [Bin::default(); BINS];
    for entry in scored {
        let bin = &mut bins[((entry.support * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1;
        bin.sum += entry.support;
        bin.right += usize::from(entry.right);
    }
    bins
}

/// The expected calibration error: by how much support and share of right differ, in the mean over all claims.
/// Source: Naeini, Cooper, Hauskrecht, "Obtaining Well Calibrated Probabilities Using Bayesian Binning", AAAI 2015.
pub(crate) fn error(scored: &[Scored]) -> Option<f64> {
    let apart = bins(scored).iter().map(|bin| (bin.sum - bin.right as f64).abs()).sum();
    share(apart, scored.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::{super::tests::table, *};

    #[test]
    fn a_bin_has_its_lower_end_and_the_last_both() {
        let bins = bins(&table(&[(0, false), (10, true), (19, false), (90, true), (100, true)]));
        assert_eq!(bins.map(|bin| bin.count), [1, 2, 0, 0, 0, 0, 0, 0, 0, 2]);
        assert_eq!((bins[1].right(), bins[2].right(), bins[2].support()), (Some(0.5), None, None));
        assert!((bins[1].support().unwrap() - 0.145).abs() < 1e-12);
    }

    #[test]
    fn the_error_is_weighed_by_the_bins_counts() {
        // 0.25 against 0 over two, 0.75 against 0.5 over four: (2 × 0.25 + 4 × 0.25) / 6.
        let rows = [(25, false), (25, false), (75, true), (75, true), (75, false), (75, false)];
        assert!((error(&table(&rows)).unwrap() - 0.25).abs() < 1e-12);
        // Errors of bins don't make up for one another.
        assert!((error(&table(&[(25, true), (75, false)])).unwrap() - 0.75).abs() < 1e-12);
        assert_eq!(error(&[]), None);
    }
}
