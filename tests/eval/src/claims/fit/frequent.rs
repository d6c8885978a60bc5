//! Which words are frequent, counted over the evidence of claims.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use anyhow::{Context, Result};
use citecore::evaluation::{claim_stems, stem_place};

use super::super::record;

/// The least length of a stretch of evidence in which a word is counted once, in bytes.
const STRETCH: usize = 600;

/// Evidence counts as so many stretches at most, so that a long one doesn't outweigh the others.
const MOST: f64 = 10.0;

/// In how many of 3000 stretches the words of each class are, at least. Rarer words than these would take more bytes than they are
/// worth.
const CLASSES: [f64; 4] = [64.0, 32.0, 16.0, 8.0];

/// Writes the table of frequent words.
pub(crate) fn frequent(files: &[PathBuf], into: &PathBuf) -> Result<()> {
    let mut counts: BTreeMap<String, f64> = BTreeMap::new();
    let mut all = 0.0;
    let mut seen = BTreeSet::new();
    for file in files {
        for record in record::read(file)? {
            let mut stretches = vec![String::new()];
            for line in record.text().lines() {
                if stretches.last().is_some_and(|last| last.len() > STRETCH) {
                    stretches.push(String::new());
                }
                if let Some(last) = stretches.last_mut() {
                    last.push_str(line);
                    last.push(' ');
                }
            }
            let part = (MOST / stretches.len() as f64).min(1.0);
            for stretch in stretches.into_iter().filter(|stretch| seen.insert(stretch.clone())) {
                all += part;
                let stems: BTreeSet<String> = claim_stems(&stretch).into_iter().collect();
                for stem in stems
                    .into_iter()
                    .filter(|stem| stem.len() > 1 && stem.bytes().all(|b| b.is_ascii_lowercase()))
                {
                    *counts.entry(stem).or_default() += part;
                }
            }
        }
    }
    let mut classes: [BTreeSet<u32>; CLASSES.len()] = Default::default();
    for (stem, count) in &counts {
        if let Some(class) = CLASSES.iter().position(|least| count * 3000.0 >= least * all) {
            classes[class].insert(stem_place(stem));
        }
    }
    let mut text =
        "//! Written by `citecore-eval frequent`; tests/eval/README.md says over what it counted.\n\n"
            .to_owned();
    text += "/// The places of stems of English words in four bands, the most frequent first: each as its distance from the one before, as\n/// `packed::unpacked` reads it.\n#[rustfmt::skip]\n";
    text += &format!("pub(super) const FREQUENT: [&str; {}] = [\n", CLASSES.len());
    for class in &classes {
        text += &format!("    \"{}\",\n", wrapped(&written(class)));
    }
    text += "];\n";
    fs::write(into, text).with_context(|| format!("can't write {}", into.display()))
}

/// How far each place is behind the one before it, as the engine reads it: numbers of 26 digits, from A, of which the last is
/// a capital letter.
fn written(places: &BTreeSet<u32>) -> String {
    const DIGITS: u32 = 26;
    let mut text = String::new();
    let mut before = 0;
    for &place in places {
        let mut gap = place - before;
        before = place;
        let mut digits = String::new();
        let mut letter = b'A';
        loop {
            digits.insert(0, char::from(letter + (gap % DIGITS) as u8));
            (gap, letter) = (gap / DIGITS, b'a');
            if gap == 0 {
                break;
            }
        }
        text += &digits;
    }
    text
}

/// A text in lines of a length that can be read.
fn wrapped(text: &str) -> String {
    const WIDTH: usize = 120;
    let lines: Vec<&str> =
        text.as_bytes().chunks(WIDTH).map(|line| std::str::from_utf8(line).unwrap_or_default()).collect();
    lines.join("\\\n     ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_by_what_is_between_them() {
        assert_eq!(written(&BTreeSet::from([0, 25, 51, 727])), "AZbAbaA");
    }
}
