//! Words of a claim by their hashes, each with the places where it stands.

use super::set::{Set, only};

/// Sets of places by hash, in a table that is never full; 0 is no word's hash.
pub(super) struct Table {
    slots: Vec<(u32, Set)>,
    /// Which of 64 kinds of hashes it has: most words of a text are told by this not to be in it.
    kinds: u64,
}

/// The kind of a hash, by other bits than those that tell its slot.
#[inline(always)]
fn kind(hash: u32) -> u64 {
    1 << (hash >> 26)
}

impl Table {
    /// A table for so many words.
    pub(super) fn new(words: usize) -> Self {
        Self { slots: vec![(0, 0); (words * 3).next_power_of_two().max(8)], kinds: 0 }
    }

    /// Where a hash is, or would be.
    fn slot(&self, hash: u32) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot].0 != 0 && self.slots[slot].0 != hash {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Adds a place of the word with this hash.
    pub(super) fn add(&mut self, hash: u32, place: usize) {
        if hash != 0 {
            let slot = self.slot(hash);
            self.slots[slot].0 = hash;
            self.slots[slot].1 |= only(place);
            self.kinds |= kind(hash);
        }
    }

    /// The places of the word with this hash: none of most.
    #[inline(always)]
    pub(super) fn places(&self, hash: u32) -> Set {
        if self.kinds & kind(hash) == 0 { 0 } else { self.slots[self.slot(hash)].1 }
    }
}
