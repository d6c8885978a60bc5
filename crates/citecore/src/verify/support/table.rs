//! Words of a claim by their hashes, each with the places where it stands.

use super::set::{Set, only};

/// Sets of places by hash, in a table that is never full; 0 is no word's hash.
pub(super) struct Table(Vec<(u32, Set)>);

impl Table {
    /// A table for so many words.
    pub(super) fn new(words: usize) -> Self {
        Self(vec![(0, 0); (words * 3).next_power_of_two().max(8)])
    }

    /// Where a hash is, or would be.
    fn slot(&self, hash: u32) -> usize {
        let mask = self.0.len() - 1;
        let mut slot = hash as usize & mask;
        while self.0[slot].0 != 0 && self.0[slot].0 != hash {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Adds a place of the word with this hash.
    pub(super) fn add(&mut self, hash: u32, place: usize) {
        if hash != 0 {
            let slot = self.slot(hash);
            self.0[slot].0 = hash;
            self.0[slot].1 |= only(place);
        }
    }

    /// The places of the word with this hash: none of most.
    pub(super) fn places(&self, hash: u32) -> Set {
        self.0[self.slot(hash)].1
    }
}
