//! How fast passages are selected, and answers read: whole, in deltas, and awkward ones.

#![forbid(unsafe_code)]

use std::io::stdout;

use anyhow::{Result, ensure};
use citecore::Profile;
use citecore_bench::{
    Awkward, Effort, Engine, Mode, Node, NodePeer, Reader, Rerun, Settings, Table, Taken, answer, awkward,
    bounded_deltas, candidates, deltas, embedded, machine, naive_mmr, prompt, repeat, repeat_over, response,
    select, select_all, select_in_turn, size_name,
};
use clap::Parser;

const COLUMNS: [(&str, usize); 8] = [
    ("size", 7),
    ("citecore", 9),
    ("best", 8),
    ("per byte", 9),
    ("npm", 7),
    ("regex", 10),
    ("marked", 10),
    ("remark", 10),
];

fn main() -> Result<()> {
    let settings = Settings::parse();
    println!("{}", machine());
    choosing(&settings)?;
    selecting(&settings)?;
    prompting(&settings)?;
    whole(&settings)?;
    streamed(&settings)?;
    awkward_inputs(&settings)
}

fn choosing(settings: &Settings) -> Result<()> {
    const COUNTS: [(usize, usize, usize); 2] = [(30, 100, 1_536), (30, 400, 1_536)];
    let columns = [
        ("chosen", 7),
        ("of", 5),
        ("numbers", 8),
        ("citecore", 9),
        ("best", 8),
        ("naive", 9),
        ("LangChain", 10),
    ];
    let question = "Choosing passages that differ (MMR) by their embeddings, in ms";
    let (mut table, node) = (Table::begin(stdout(), question, &columns)?, Node::new(settings));
    for (k, count, dimensions) in COUNTS {
        let embedded = embedded(count, dimensions, k);
        let passages = embedded.passages();
        let expected = naive_mmr(&embedded);
        ensure!(embedded.choose(passages.clone()) == expected, "the engine chooses others than the formula");
        for cell in [k, count, dimensions] {
            table.cell(cell.to_string())?;
        }
        let effort = settings.effort();
        let ours = repeat_over(effort, || passages.clone(), |passages| embedded.choose(passages).len());
        table.cell(milliseconds(ours.median()))?;
        table.cell(milliseconds(ours.best()))?;
        table.cell(milliseconds(repeat(effort, || naive_mmr(&embedded).len()).median()))?;
        let peer = node.chosen(&embedded)?;
        ensure!(peer.as_ref().is_none_or(|peer| peer.chosen == expected), "LangChain chooses others");
        table.cell(peer.map_or("no memory".to_owned(), |peer| milliseconds(peer.median())))?;
    }
    table.end(&[
        "naive: the formula in Rust, every cosine anew. All three choose the same. Aim: 3 ms for 30 of 100.",
    ])?;
    Ok(())
}

fn selecting(settings: &Settings) -> Result<()> {
    let columns = [
        ("passages", 8),
        ("best", 8),
        ("each, µs", 9),
        ("each", 6),
        ("in turn", 8),
        ("each, µs", 9),
        ("each", 6),
        ("all", 8),
        ("each, µs", 9),
        ("each", 6),
    ];
    let mut table = Table::begin(stdout(), "Selecting 30 passages, in ms", &columns)?;
    let mut firsts = [None; 3];
    for &count in settings.candidates() {
        let given = candidates(count);
        table.cell(count.to_string())?;
        for (select, first) in
            [select as fn(_) -> Vec<_>, select_in_turn, select_all].into_iter().zip(&mut firsts)
        {
            let taken = repeat_over(settings.effort(), || given.clone(), |given| select(given).len());
            let each = taken.best() / count as f64;
            table.cell(milliseconds(taken.median()))?;
            table.cell(format!("{:.2}", each * 1e6))?;
            table.cell(format!("{:.2}", each / *first.get_or_insert(each)))?;
        }
    }
    table.end(&[
        "Deduped by text, the best thirty; in turn: by round robin, for which all are deduped; all: cut, words and recency",
        "counted, chosen by MMR, in turn as well.",
        "Each: a passage's time in the shortest run, also beside the first row's.",
    ])?;
    Ok(())
}

fn prompting(settings: &Settings) -> Result<()> {
    const INPUTS: [(&str, usize, usize); 4] =
        [("support", 100, 0), ("diverse", 100, 0), ("diverse", 100, 1_536), ("verified", 1_000, 0)];
    let columns =
        [("profile", 9), ("hits", 6), ("numbers", 8), ("citecore", 9), ("best", 8), ("prompt, KB", 11)];
    let mut table = Table::begin(stdout(), "From a search's response to the prompt, in ms", &columns)?;
    for (name, hits, dimensions) in INPUTS {
        let response = response(hits, dimensions);
        let mut profile = Profile::named(name).unwrap_or_default();
        // Scores of the made-up hits are even from 0 to 1.
        profile.select.min_score = profile.select.min_score.map(|least| least.min(0.5));
        let bytes = prompt(&response, profile.clone())?;
        ensure!(bytes > 0, "{name}: nothing is left of {hits} hits");
        for cell in [name.to_owned(), hits.to_string(), dimensions.to_string()] {
            table.cell(cell)?;
        }
        let taken = repeat_over(
            settings.effort(),
            || profile.clone(),
            |profile| prompt(&response, profile).unwrap_or(0),
        );
        table.cell(milliseconds(taken.median()))?;
        table.cell(milliseconds(taken.best()))?;
        table.cell(format!("{:.1}", bytes as f64 / 1e3))?;
    }
    table.end(&[
        "Of a response that is parsed already: read, selected, laid out, asked. Aim: 5 ms for 100 hits.",
    ])?;
    Ok(())
}

fn milliseconds(seconds: f64) -> String {
    format!("{:.2}", seconds * 1e3)
}

fn whole(settings: &Settings) -> Result<()> {
    let (engine, rerun, node) = (Engine::new(), Rerun::new(), Node::new(settings));
    let mut table = Table::begin(stdout(), "Whole answers, in MB/s", &COLUMNS)?;
    let mut first = None;
    for &size in settings.sizes() {
        let text = answer(size);
        let taken = repeat(settings.effort(), || engine.whole(&text));
        ours(&mut table, &mut first, size, &text, &taken)?;
        let npm = node.taken(NodePeer::Citecore, Mode::Whole, &text)?;
        theirs(&mut table, &text, &taken, npm.as_ref())?;
        let peer = repeat(settings.effort(), || rerun.whole(&text));
        theirs(&mut table, &text, &taken, Some(&peer))?;
        for peer in [NodePeer::Marked, NodePeer::Remark] {
            let peer = node.taken(peer, Mode::Whole, &text)?;
            theirs(&mut table, &text, &taken, peer.as_ref())?;
        }
    }
    table.end(&[
        "The run in the middle of several; best: the shortest. Per byte: a byte's time in the shortest, beside the first row's.",
        "npm: the engine in wasm, through its package in Node.",
    ])?;
    Ok(())
}

fn streamed(settings: &Settings) -> Result<()> {
    let (engine, rerun, node) = (Engine::new(), Rerun::new(), Node::new(settings));
    let mut table = Table::begin(stdout(), "Answers in deltas of 4 characters, in MB/s", &COLUMNS)?;
    let mut first = None;
    for &size in settings.sizes() {
        let text = answer(size);
        let deltas = deltas(&text);
        let taken = repeat(settings.effort(), || engine.streamed(deltas.iter().copied()));
        ours(&mut table, &mut first, size, &text, &taken)?;
        let npm = node.taken(NodePeer::Citecore, Mode::Deltas, &text)?;
        theirs(&mut table, &text, &taken, npm.as_ref())?;
        let peer = bounded_deltas(settings.effort(), &rerun, &deltas);
        theirs(&mut table, &text, &taken, Some(&peer))?;
        for peer in [NodePeer::Marked, NodePeer::Remark] {
            let peer = node.taken(peer, Mode::Deltas, &text)?;
            theirs(&mut table, &text, &taken, peer.as_ref())?;
        }
    }
    let limit = settings.effort().limit.as_secs();
    table.end(&[
        "The peers read all of the answer anew at each delta, once through.",
        &format!("~ extrapolated: > {limit} s, broken off there; the rest by the square of the length."),
    ])?;
    Ok(())
}

fn awkward_inputs(settings: &Settings) -> Result<()> {
    let engine = Engine::new();
    let effort = Effort { runs: 3, ..settings.effort() };
    let whole = |text: &str| repeat(effort, || engine.whole(text));
    let streamed = |text: &str| {
        let deltas = deltas(text);
        repeat(effort, || engine.streamed(deltas.iter().copied()))
    };
    let size = settings.awkward_size();
    let prose = answer(size);
    let (whole, streamed) = (Multiples::of(&prose, whole), Multiples::of(&prose, streamed));
    let question = format!("Awkward inputs of {}, as multiples of prose of that length", size_name(size));
    let mut table = Table::begin(stdout(), &question, &[("input", 28), ("whole", 8), ("deltas", 8)])?;
    for Awkward { name, text } in awkward(size) {
        table.cell(name)?;
        table.cell(whole.cell(&text))?;
        table.cell(streamed.cell(&text))?;
    }
    let trial = size_name(size / TRIAL);
    table.end(&[
        "Of the shortest runs. Above 4 is too much.",
        &format!("* of the first {trial}; all of it would take too long."),
    ])?;
    Ok(())
}

/// Of an awkward input, a part as small as this is read first …
const TRIAL: usize = 20;
/// … and that alone where it takes longer than prose by this factor: all of it may take that factor's square.
const FUTILE: f64 = 20.0;

/// How long texts take, held against prose.
struct Multiples<F> {
    read: F,
    prose: f64,
    prose_trial: f64,
}

impl<F: Fn(&str) -> Taken> Multiples<F> {
    fn of(prose: &str, read: F) -> Self {
        let (all, trial) = (read(prose).best(), read(trial(prose)).best());
        Self { read, prose: all, prose_trial: trial }
    }

    fn cell(&self, text: &str) -> String {
        let trial = (self.read)(trial(text)).best() / self.prose_trial;
        if trial > FUTILE {
            return format!("{trial:.0}*");
        }
        format!("{:.2}", (self.read)(text).best() / self.prose)
    }
}

fn trial(text: &str) -> &str {
    &text[..text.floor_char_boundary(text.len() / TRIAL)]
}

/// The engine's cells of a row.
fn ours(
    table: &mut Table<impl std::io::Write>,
    first: &mut Option<f64>,
    size: usize,
    text: &str,
    taken: &Taken,
) -> Result<()> {
    // Of the shortest runs, which other work on the machine has touched least.
    let per_byte = taken.best() / text.len() as f64;
    let beside = per_byte / *first.get_or_insert(per_byte);
    table.cell(size_name(size))?;
    table.cell(rate(text, taken.median()))?;
    table.cell(rate(text, taken.best()))?;
    table.cell(format!("{beside:.2}"))?;
    Ok(())
}

/// A peer's cell. Error: it found other citations than the engine did.
fn theirs(
    table: &mut Table<impl std::io::Write>,
    text: &str,
    ours: &Taken,
    peer: Option<&Taken>,
) -> Result<()> {
    let Some(peer) = peer else { return Ok(table.cell("no memory")?) };
    ensure!(
        peer.is_estimate() || peer.citations == ours.citations,
        "a peer found {} citations, the engine {}",
        peer.citations,
        ours.citations
    );
    let sign = if peer.is_estimate() { "~" } else { "" };
    table.cell(format!("{sign}{}", rate(text, peer.median())))?;
    Ok(())
}

/// Megabytes a second, with two digits that count at least.
fn rate(text: &str, seconds: f64) -> String {
    let rate = text.len() as f64 / 1e6 / seconds;
    let digits = if rate >= 10.0 { 0 } else { (1.0 - rate.log10().floor()) as usize };
    format!("{rate:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_two_digits_that_count() {
        let text = "a".repeat(1_000_000);
        for (seconds, expected) in
            [(0.002, "500"), (0.1, "10"), (0.3, "3.3"), (1.9, "0.53"), (480.0, "0.0021")]
        {
            assert_eq!(rate(&text, seconds), expected);
        }
    }

    #[test]
    fn what_takes_too_long_is_read_in_part_alone() {
        let read = |text: &str| {
            assert!(!text.starts_with('[') || text.len() == 5, "all of it is read");
            let factor = if text.starts_with('[') { 30.0 } else { 3.0 };
            Taken { seconds: vec![factor * text.len() as f64], citations: 0, read: 1, of: 1 }
        };
        let multiples =
            Multiples::of(&"a".repeat(100), |text| Taken { seconds: vec![text.len() as f64], ..read(text) });
        assert_eq!(multiples.cell(&"a".repeat(200)), "2.00");
        let multiples = Multiples { read, prose: 100.0, prose_trial: 5.0 };
        assert_eq!(multiples.cell(&"b".repeat(100)), "3.00");
        assert_eq!(multiples.cell(&"[".repeat(100)), "30*");
    }
}
