//! Many figures, and what to say of them.

/// Figures of one kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Samples(Vec<u32>);

impl Samples {
    pub(crate) fn push(&mut self, sample: u32) {
        self.0.push(sample);
    }

    pub(crate) fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// The figure that so many percent are below or at; 0 where there is none.
    pub(crate) fn percentile(&mut self, percent: usize) -> u32 {
        if self.0.is_empty() {
            return 0;
        }
        let rank = (self.0.len() * percent).div_ceil(100).saturating_sub(1);
        *self.0.select_nth_unstable(rank).1
    }
}

/// The middle one.
pub(crate) fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_figures_of_the_sample() {
        let mut samples = Samples::default();
        (1..=100).rev().for_each(|sample| samples.push(sample));
        assert_eq!((samples.percentile(50), samples.percentile(99), samples.percentile(100)), (50, 99, 100));
        assert_eq!(Samples::default().percentile(50), 0);
        assert!((median(vec![3.0, 1.0, 2.0]) - 2.0).abs() < f64::EPSILON);
    }
}
