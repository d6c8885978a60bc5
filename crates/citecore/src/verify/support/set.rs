//! Sets of the terms of a claim that are looked for, a bit each.

/// The most terms of a claim that are looked for: one bit each.
pub(in crate::verify) const MOST_TERMS: usize = 128;

/// A set of sought terms.
pub(in crate::verify) type Set = u128;

/// The set of one term. WebAssembly has no integers of 128 bits, and the code to shift one by any number of places is long.
#[cfg_attr(target_family = "wasm", inline(never))]
pub(in crate::verify) fn only(place: usize) -> Set {
    let half = Set::from(1_u64 << (place % 64));
    if place < 64 { half } else { half << 64 }
}

/// Is a term of a set?
#[cfg_attr(target_family = "wasm", inline(never))]
pub(in crate::verify) fn contains(set: Set, place: usize) -> bool {
    set & only(place) != 0
}
