//! What all that is measured here has in common.

/// Reads answers, whole or as they stream.
pub trait Reader {
    /// Reads a whole answer; gives the number of its citations.
    fn whole(&self, answer: &str) -> usize;

    /// Reads an answer that comes in these deltas, having something to show after each; gives the number of its citations.
    fn streamed<'a>(&self, deltas: impl Iterator<Item = &'a str>) -> usize;
}
