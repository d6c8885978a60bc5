//! What Brotli would make of code, near enough to choose by: runs of bytes that stand elsewhere are copied, other bytes are written.

use std::cmp::Ordering;

use rayon::prelude::*;

/// Longer runs than this are as good as this.
const LONGEST: usize = 64;

/// What shorter runs would save isn't worth a copy.
const SHORTEST: usize = 3;

/// So many neighbours in the order of all places are looked at for one that belongs to another function.
const NEIGHBOURS: usize = 64;

/// How many bytes a head has.
const HEAD: usize = size_of::<u64>();

/// How many pairs of bytes there are.
const PAIRS: u64 = 1 << 16;

/// Bits are counted in parts of this many, in whole numbers, so that every machine comes to the same.
const PARTS: f64 = 16.0;

/// What a copy takes: its length, and how far back it stands.
const COPY: f64 = 15.0;

/// What a byte that is written takes, of what it would by its frequency alone: Brotli knows the bytes before it.
const WRITTEN: f64 = 0.8;

/// Where each run of bytes stands in the code of all functions.
pub(super) struct Copies {
    /// The code of all, one behind the other.
    code: Vec<u8>,
    /// All places, in the order of what stands there.
    places: Vec<usize>,
    /// In the same order, the functions that they are in.
    owners: Vec<usize>,
    /// In the same order, the first bytes that stand there, as a number.
    heads: Vec<u64>,
    /// Where in it the heads of each two bytes begin, and the end.
    pairs: Vec<usize>,
}

impl Copies {
    /// Of functions with this code.
    pub(super) fn of(functions: &[Vec<u8>]) -> Self {
        let code = functions.concat();
        let owners = functions.iter().enumerate().flat_map(|(owner, code)| code.iter().map(move |_| owner));
        let owners: Vec<usize> = owners.collect();
        let mut places: Vec<usize> = (0..code.len()).collect();
        places.par_sort_by(|&one, &other| run(&code[one..]).cmp(run(&code[other..])));
        let heads: Vec<u64> = places.iter().map(|&place| head(&code[place..])).collect();
        let pairs = (0..=PAIRS).map(|pair| heads.partition_point(|&head| (head >> 48) < pair)).collect();
        let owners = places.iter().map(|&place| owners[place]).collect();
        Self { code, places, owners, heads, pairs }
    }

    /// How many bytes of this code, from its beginning, stand in another function.
    pub(super) fn longest(&self, code: &[u8], function: usize) -> usize {
        let own = head(code);
        let pair = (own >> 48) as usize;
        let (begins, ends) = (self.pairs[pair], self.pairs[pair + 1]);
        let begins = begins + self.heads[begins..ends].partition_point(|&head| head < own);
        let ends = begins + self.heads[begins..ends].partition_point(|&head| head == own);
        let is_before = |&place: &usize| run(&self.code[place..]).cmp(run(code)) == Ordering::Less;
        let from = begins + self.places[begins..ends].partition_point(is_before);
        let (before, behind) = self.owners.split_at(from);
        let is_others = |&owner: &usize| owner != function;
        let nearest = [
            before.iter().rev().take(NEIGHBOURS).position(is_others).map(|far| from - 1 - far),
            behind.iter().take(NEIGHBOURS).position(is_others).map(|far| from + far),
        ];
        let common = |at: usize| common(run(&self.code[self.places[at]..]), run(code));
        nearest.into_iter().flatten().map(common).max().unwrap_or_default()
    }
}

/// How many bytes both begin with.
fn common(one: &[u8], other: &[u8]) -> usize {
    let heads = one.chunks_exact(HEAD).zip(other.chunks_exact(HEAD));
    let same = HEAD * heads.take_while(|(one, other)| one == other).count();
    same + one[same..].iter().zip(&other[same..]).take_while(|(one, other)| one == other).count()
}

/// The first bytes as a number, by which code is in the same order.
fn head(code: &[u8]) -> u64 {
    let mut bytes = [0; HEAD];
    let first = &code[..code.len().min(HEAD)];
    bytes[..first.len()].copy_from_slice(first);
    u64::from_be_bytes(bytes)
}

/// The beginning of some code.
fn run(code: &[u8]) -> &[u8] {
    &code[..code.len().min(LONGEST)]
}

/// How many bits code takes, in parts of a bit.
pub(super) struct Bits {
    /// Each byte, where it is written.
    written: [usize; 256],
}

impl Bits {
    /// In a wasm whose functions have this code.
    pub(super) fn of(functions: &[Vec<u8>]) -> Self {
        let mut counts = [1_usize; 256];
        functions.iter().flatten().for_each(|&byte| counts[usize::from(byte)] += 1);
        let all: usize = counts.iter().sum();
        Self { written: counts.map(|count| parts(WRITTEN * (all as f64 / count as f64).log2())) }
    }

    /// For code that has copies of these lengths, each from its place on.
    pub(super) fn taken(&self, code: &[u8], lengths: &[usize]) -> usize {
        let mut from = vec![0; code.len() + 1];
        for (at, (&byte, &length)) in code.iter().zip(lengths).enumerate().rev() {
            let written = self.written[usize::from(byte)] + from[at + 1];
            from[at] = match from.get(at + length) {
                Some(behind) if length >= SHORTEST => written.min(parts(COPY) + behind),
                _ => written,
            };
        }
        from[0]
    }
}

fn parts(bits: f64) -> usize {
    (bits * PARTS).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(texts: &[&str]) -> Vec<Vec<u8>> {
        texts.iter().map(|text| text.as_bytes().to_vec()).collect()
    }

    #[test]
    fn the_longest_run_of_another_function_counts() {
        let copies = Copies::of(&code(&["level the tripod", "level the mount", "the tripods"]));
        assert_eq!(copies.longest(b"level the tripod", 0), "level the ".len());
        assert_eq!(copies.longest(b"the tripod", 0), "the tripod".len());
        assert_eq!(copies.longest(b"the tripods", 2), "the tripod".len());
        assert_eq!(copies.longest(b"the tripods", 0), "the tripods".len());
        assert_eq!(copies.longest(b"xyz", 0), 0);
        assert_eq!(Copies::of(&[]).longest(b"level", 0), 0);
    }

    #[test]
    fn code_takes_what_its_bytes_do_or_the_copies_of_them() {
        let bits = Bits::of(&code(&["abcdefgh", "abcdefgh"]));
        let written = |text: &[u8]| bits.taken(text, &vec![0; text.len()]);
        assert!(written(b"ab") > written(b"a"));
        assert_eq!(bits.taken(b"abcdefgh", &[8, 7, 6, 5, 4, 3, 2, 1]), parts(COPY));
        assert_eq!(bits.taken(b"ab", &[2, 1]), written(b"ab"), "too short");
        assert_eq!(bits.taken(b"xabcdefgh", &[0, 8, 7, 6, 5, 4, 3, 2, 1]), written(b"x") + parts(COPY));
    }
}
