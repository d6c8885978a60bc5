//! Which words are frequent, counted over the evidence of claims.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use anyhow::{Context, Result};
use citecore::claim_stems;

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
    let mut classes: [Vec<&str>; CLASSES.len()] = Default::default();
    for (stem, count) in &counts {
        if let Some(class) = CLASSES.iter().position(|least| count * 3000.0 >= least * all) {
            classes[class].push(stem);
        }
    }
    let mut text =
        "//! Written by `citecore-eval frequent`; tests/eval/README.md says over what it counted.\n\n"
            .to_owned();
    text +=
        "/// Stems of English words by how frequent they are, the most frequent first.\n#[rustfmt::skip]\n";
    text += &format!("pub(super) const FREQUENT: [&str; {}] = [\n", CLASSES.len());
    for class in &classes {
        text += &format!("    \"{}\",\n", wrapped(class));
    }
    text += "];\n";
    fs::write(into, text).with_context(|| format!("can't write {}", into.display()))
}

/// Words in lines of a length that can be read.
fn wrapped(words: &[&str]) -> String {
    const WIDTH: usize = 120;
    let mut text = String::new();
    let mut line = 0;
    for word in words {
        if line + word.len() > WIDTH {
            text += "\\\n     ";
            line = 0;
        }
        text += word;
        text += " ";
        line += word.len() + 1;
    }
    text.trim_end().to_owned()
}
