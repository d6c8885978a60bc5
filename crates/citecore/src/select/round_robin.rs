//! Sources take turns.

use super::{
    options::{PerSource, RoundRobin},
    order::arrange,
};
use crate::{
    indexes::Indexes,
    passage::{Passage, shown},
};

/// Orders passages by rounds: the best of every source, then the second of every source. In a round, the source with the
/// best passage comes first. So what is cut off behind takes the second of a source before the first of another, and a
/// model that heeds most what it reads first has read of all of them.
pub(super) fn round_robin(passages: &mut Vec<Passage>, options: RoundRobin) {
    let mut groups = Indexes::default();
    // The passages of each, in the order of their best.
    let mut sources: Vec<Vec<u32>> = Vec::new();
    for (passage, index) in passages.iter().zip(0_u32..) {
        let key = key(passage);
        let known = key.as_ref().and_then(|key| groups.get(key));
        let group = known.unwrap_or(sources.len());
        if known.is_none() {
            sources.push(Vec::new());
            // What tells nothing of its source is a source of its own.
            if let Some(key) = key {
                groups.insert(key, group);
            }
        }
        sources[group].push(index);
    }
    let most = most_of_each(options.per_source, sources.len());
    let mut order = Vec::with_capacity(passages.len());
    let mut round = 0;
    while round < most && !sources.is_empty() {
        for source in &sources {
            order.push(source[round]);
        }
        round += 1;
        sources.retain(|source| source.len() > round);
    }
    arrange(passages, order);
}

fn most_of_each(per_source: PerSource, groups: usize) -> usize {
    match (per_source, groups) {
        (PerSource::Number(most), _) => most,
        (PerSource::Adaptive, 0..=2) => 8,
        (PerSource::Adaptive, 3..=4) => 4,
        (PerSource::Adaptive, _) => 2,
    }
}

/// What passages of one source have in common: its name and its year.
fn key(passage: &Passage) -> Option<String> {
    Some(joined!(passage.year, " ", name(passage)?))
}

/// The data set, else the title, else the address.
fn name(passage: &Passage) -> Option<&str> {
    passage.collection().or(shown(&passage.url))
}
