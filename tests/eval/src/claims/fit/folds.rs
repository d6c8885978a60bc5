//! Which part each claim is in: claims of one question are in one.

use std::collections::BTreeMap;

use fastrand::Rng;

use super::super::record::Record;

/// The part of each claim, from 0. Questions are dealt out in an order that the seed gives.
pub(super) fn folds(records: &[Record], count: usize, seed: u64) -> Vec<usize> {
    let mut groups: BTreeMap<&str, usize> = records.iter().map(|record| (record.group(), 0)).collect();
    let mut order: Vec<usize> = (0..groups.len()).collect();
    Rng::with_seed(seed).shuffle(&mut order);
    for (fold, place) in groups.values_mut().zip(order) {
        *fold = place % count;
    }
    records.iter().map(|record| groups[record.group()]).collect()
}
