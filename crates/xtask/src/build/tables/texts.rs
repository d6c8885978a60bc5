//! The tables of a wasm: what in its data are names of texts, and how little says the same.

use std::ops::Range;

use anyhow::{Result, ensure};

use super::Segment;

/// In front of a text's length that begins elsewhere than where the one before ends. Lengths are less.
const ELSEWHERE: u8 = 128;

/// How many bytes name a text, its address and its length, and how many each of them has.
const SLICE: usize = 8;
const WORD: usize = 4;

/// Texts that are named one behind the other.
struct Run {
    /// Where their names stand in the wasm, and in memory.
    place: usize,
    address: u32,
    texts: Vec<Text>,
}

/// A text in memory.
#[derive(Clone, Copy)]
struct Text {
    address: u32,
    length: u8,
}

/// All that passes for the names of texts, in the order of memory. What only looks like them comes back as it was, as all do.
fn runs(wasm: &[u8], segments: &[Segment]) -> Vec<Run> {
    let ends = segments.iter().map(|segment| segment.address as usize + segment.range.len());
    let starts = segments.iter().map(|segment| segment.address as usize);
    let memory = starts.min().unwrap_or(0)..ends.max().unwrap_or(0);
    let word = |place: usize| {
        let bytes = wasm[place..][..WORD].try_into().unwrap_or_default();
        u32::from_le_bytes(bytes)
    };
    let text = |place: usize| {
        let (address, length) = (word(place), word(place + WORD));
        let is_text = (1..u32::from(ELSEWHERE)).contains(&length)
            && address as usize >= memory.start
            && address as usize + length as usize <= memory.end;
        is_text.then_some(Text { address, length: length as u8 })
    };
    let mut runs: Vec<Run> = Vec::new();
    for segment in segments {
        let mut place = segment.range.start + (WORD - segment.address as usize % WORD) % WORD;
        while place + SLICE <= segment.range.end {
            let Some(text) = text(place) else {
                place += WORD;
                continue;
            };
            match runs.last_mut() {
                Some(run) if run.place + run.texts.len() * SLICE == place => run.texts.push(text),
                _ => {
                    let address = segment.address + (place - segment.range.start) as u32;
                    runs.push(Run { place, address, texts: vec![text] });
                }
            }
            place += SLICE;
        }
    }
    runs.sort_by_key(|run| run.address);
    runs
}

/// All tables of a wasm.
pub(super) struct Tables {
    runs: Vec<Run>,
    /// The lowest address of all data.
    base: u32,
}

impl Tables {
    /// Those in these segments of a wasm.
    pub(super) fn of(wasm: &[u8], segments: &[Segment], base: u32) -> Self {
        Self { runs: runs(wasm, segments), base }
    }

    /// How many texts they name.
    pub(super) fn count(&self) -> usize {
        self.runs.iter().map(|run| run.texts.len()).sum()
    }

    /// Where they stand in the wasm.
    pub(super) fn places(&self) -> impl Iterator<Item = Range<usize>> {
        self.runs.iter().map(|run| run.place..run.place + run.texts.len() * SLICE)
    }

    /// As `unpack.wat` reads them, and how many runs it finds there.
    pub(super) fn packed(&self) -> Result<(Vec<u8>, usize)> {
        let (mut packed, mut count) = (Vec::new(), 0);
        let mut write = self.base;
        for run in &self.runs {
            let mut head = |skipped: u32, texts: usize| {
                packed.extend_from_slice(&(skipped as u16).to_le_bytes());
                packed.extend_from_slice(&(texts as u16).to_le_bytes());
                count += 1;
            };
            let mut skipped = (run.address - write) / WORD as u32;
            while skipped > u32::from(u16::MAX) {
                head(u32::from(u16::MAX), 0);
                skipped -= u32::from(u16::MAX);
            }
            ensure!(run.texts.len() <= usize::from(u16::MAX), "a table of {} texts", run.texts.len());
            head(skipped, run.texts.len());
            write = run.address + (run.texts.len() * SLICE) as u32;
            let mut next = 0;
            for text in &run.texts {
                if text.address == next {
                    packed.push(text.length);
                } else {
                    packed.push(ELSEWHERE | text.length);
                    let [low, middle, high, rest] = (text.address - self.base).to_le_bytes();
                    ensure!(rest == 0, "a text too far behind the first");
                    packed.extend_from_slice(&[low, middle, high]);
                }
                if text.address >= next {
                    next = text.address + u32::from(text.length);
                }
            }
        }
        Ok((packed, count))
    }
}
