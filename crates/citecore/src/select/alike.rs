//! Finds the text that another is nearly the same as, without holding each against all.

use super::shingles::{Shingles, is_cut_copy, is_near_copy, is_same};
use crate::passage::Passage;

/// A text is looked up by all of it, by its beginning, and by as many shingles as this.
const WAYS: usize = 5;
const KEYS: usize = 2 + WAYS;
const WHOLE: usize = 0;
const BEGINNING: usize = 1;

/// Texts with so many of these shingles in common are compared. Two that share nine tenths of theirs have as many in all but one
/// of 2,000 cases; two that share a sixth, in one of six.
const PROMISING: u32 = 2;

/// Of texts with one key in common, no more are noted: where a beginning is on every page, it tells nothing.
const SAME_KEY: usize = 8;

/// A lookup goes no further along a chain. Chains have two links in the mean.
const LINKS: usize = 64;

/// No more texts are compared word by word, the likeliest first.
const COMPARED: usize = 4;

const NONE: u32 = u32::MAX;

/// The texts that were kept, by their keys: some sixty bytes each.
pub(super) struct Kept {
    /// Entry `n` is a key of text `n / KEYS`.
    keys: Vec<u32>,
    /// The entry before, in the same chain.
    links: Vec<u32>,
    /// The last entry of each chain; as many as a power of two.
    chains: Vec<u32>,
    shingles: Shingles,
    others: Shingles,
}

impl Kept {
    /// Room for so many texts.
    pub(super) fn new(texts: usize) -> Self {
        let entries = texts.saturating_mul(KEYS);
        Self {
            keys: Vec::with_capacity(entries),
            links: Vec::with_capacity(entries),
            chains: vec![NONE; (entries / 2).max(1).next_power_of_two()],
            shingles: Shingles::default(),
            others: Shingles::default(),
        }
    }

    /// Keeps a text unless one of `kept`, all those that were kept before, says the same.
    pub(super) fn keeps(&mut self, kept: &[Passage], text: &str) -> bool {
        self.shingles.read(text);
        let keys = self.keys_of_text();
        let mut likely: Vec<Likely> = Vec::new();
        let mut full = [false; KEYS];
        for (index, (key, full)) in keys.iter().zip(&mut full).enumerate() {
            let Some(key) = *key else { continue };
            let (mut same, mut steps) = (0, 0);
            for text in self.owners(key, &mut steps) {
                same += 1;
                match likely.iter_mut().find(|likely| likely.text == text) {
                    Some(likely) => likely.keys |= 1 << index,
                    None => likely.push(Likely { text, keys: 1 << index }),
                }
            }
            *full = same >= SAME_KEY || steps >= LINKS;
        }
        for _ in 0..COMPARED {
            let Some(next) = likeliest(&likely) else { break };
            let likely = likely.swap_remove(next);
            if self.is_like(&likely, &kept[likely.text as usize].text, text) {
                return false;
            }
        }
        for (key, full) in keys.into_iter().zip(full) {
            self.note(key.filter(|_| !full));
        }
        true
    }

    fn keys_of_text(&self) -> [Option<u32>; KEYS] {
        let mut keys = [None; KEYS];
        for (index, key) in keys.iter_mut().enumerate() {
            let whole = match index {
                WHOLE => Some(self.shingles.whole),
                BEGINNING => self.shingles.beginning,
                _ => self.shingles.least((index - BEGINNING - 1) as u64),
            };
            *key = whole.map(|key| (key >> 32) as u32);
        }
        keys
    }

    /// The texts that have a key, the last first.
    fn owners<'k>(&'k self, key: u32, steps: &'k mut usize) -> impl Iterator<Item = u32> + 'k {
        let mut next = self.chains[self.chain(key)];
        std::iter::from_fn(move || {
            while next != NONE && *steps < LINKS {
                *steps += 1;
                let entry = next as usize;
                next = self.links[entry];
                if self.keys[entry] == key {
                    return Some((entry / KEYS) as u32);
                }
            }
            None
        })
    }

    fn chain(&self, key: u32) -> usize {
        key as usize & (self.chains.len() - 1)
    }

    /// Every text has as many entries, so that an entry tells its text; one without a key is in no chain.
    fn note(&mut self, key: Option<u32>) {
        let entry = self.keys.len() as u32;
        self.keys.push(key.unwrap_or_default());
        let Some(key) = key else { return self.links.push(NONE) };
        let chain = self.chain(key);
        self.links.push(std::mem::replace(&mut self.chains[chain], entry));
    }

    fn is_like(&mut self, likely: &Likely, better: &str, worse: &str) -> bool {
        if likely.has(WHOLE) && is_same(better, worse) || likely.has(BEGINNING) && is_cut_copy(better, worse)
        {
            return true;
        }
        likely.is_promising() && is_near_copy(better, worse) && {
            self.others.read(better);
            self.shingles.have_the_same_figures(&self.others)
        }
    }
}

/// A text that has keys in common with another.
struct Likely {
    text: u32,
    /// A bit for each of the keys.
    keys: u32,
}

impl Likely {
    /// Is it worth a comparison?
    fn is_likely(&self) -> bool {
        self.has(WHOLE) || self.has(BEGINNING) || self.is_promising()
    }

    fn has(&self, key: usize) -> bool {
        self.keys & (1 << key) != 0
    }

    fn is_promising(&self) -> bool {
        (self.keys >> (BEGINNING + 1)).count_ones() >= PROMISING
    }
}

/// The text that has most keys in common; of equals, the first that was kept.
fn likeliest(texts: &[Likely]) -> Option<usize> {
    let rank = |likely: &Likely| (likely.keys.count_ones(), u32::MAX - likely.text);
    let mut best = None;
    for (index, likely) in texts.iter().enumerate() {
        if likely.is_likely() && best.is_none_or(|best| rank(likely) > rank(&texts[best])) {
            best = Some(index);
        }
    }
    best
}
