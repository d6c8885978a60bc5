//! Scores for chunks that come without any.

use crate::{indexes::Indexes, read::reader::Reader};

/// What a chunk's place counts: 1 for the first of n, 1/n less for each that follows.
const POSITION: f64 = 0.4;

/// What its length counts, in characters, against the longest.
const LENGTH: f64 = 0.4;

/// What it counts how many chunks are of the same source, against the source with the most; 0 where none is named.
const MENTIONS: f64 = 0.2;

/// Gives the passages their scores, 0..1.
pub(super) fn rank(reader: &mut Reader<'_>) {
    let mut mentions = Indexes::default();
    let mut most = 0;
    let mut lengths = Vec::new();
    for passage in reader.passages() {
        lengths.push(passage.text.chars().count());
        if let Some(source) = &passage.source {
            let times = mentions.get(source).unwrap_or_default() + 1;
            mentions.insert(source.clone(), times);
            most = most.max(times);
        }
    }
    let longest = lengths.iter().copied().max().unwrap_or_default();
    let count = lengths.len();
    let share = |part: usize, whole: usize| if whole == 0 { 0.0 } else { part as f64 / whole as f64 };
    for (index, (passage, length)) in reader.passages().zip(lengths).enumerate() {
        let named = passage.source.as_ref().and_then(|source| mentions.get(source)).unwrap_or(0);
        let score = POSITION * share(count - index, count)
            + LENGTH * share(length, longest)
            + MENTIONS * share(named, most);
        passage.score = Some(score.min(1.0));
    }
}
