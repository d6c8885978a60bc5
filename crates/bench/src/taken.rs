//! What it took to read an answer.

use serde::Deserialize;

/// The runs of one reader over one input. In Node, its figures come as JSON of this form.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Taken {
    /// Seconds of each run; at least one.
    pub seconds: Vec<f64>,
    /// How many citations it found.
    pub citations: usize,
    /// Deltas that were read until time was up.
    pub read: usize,
    /// Deltas that there are.
    pub of: usize,
}

impl Taken {
    /// The run in the middle, in seconds.
    ///
    /// Where time was up before the last delta, it is an estimate: each delta costs a peer what all that came before it
    /// is long, so the whole costs as the square of its length.
    ///
    /// ```
    /// use citecore_bench::Taken;
    ///
    /// let taken = Taken { seconds: vec![3.0, 1.0, 2.0], citations: 7, read: 10, of: 10 };
    /// assert_eq!(taken.median(), 2.0);
    /// assert_eq!(Taken { read: 5, ..taken }.median(), 8.0);
    /// ```
    pub fn median(&self) -> f64 {
        median(&self.seconds) * self.stretch()
    }

    /// The shortest run, in seconds; an estimate as in [`median`](Self::median).
    ///
    /// ```
    /// use citecore_bench::Taken;
    ///
    /// assert_eq!(Taken { seconds: vec![3.0, 1.0], citations: 7, read: 1, of: 1 }.best(), 1.0);
    /// ```
    pub fn best(&self) -> f64 {
        self.seconds.iter().copied().fold(f64::INFINITY, f64::min) * self.stretch()
    }

    /// Time was up before the last delta.
    ///
    /// ```
    /// use citecore_bench::Taken;
    ///
    /// assert!(Taken { seconds: vec![30.0], citations: 7, read: 5, of: 10 }.is_estimate());
    /// ```
    pub fn is_estimate(&self) -> bool {
        self.read < self.of
    }

    fn stretch(&self) -> f64 {
        (self.of as f64 / self.read as f64).powi(2)
    }
}

/// The one in the middle of several; at least one.
pub(crate) fn median(seconds: &[f64]) -> f64 {
    let mut sorted = seconds.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
