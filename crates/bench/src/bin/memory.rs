//! How much memory passages take while they are selected, and answers while they are read.

#![forbid(unsafe_code)]

use std::{hint::black_box, io::stdout};

use allocation_counter::{AllocationInfo, measure};
use anyhow::Result;
use citecore_bench::{
    Engine, Node, NodePeer, Reader, Rerun, Settings, Table, answer, candidates, deltas, select, select_all,
    select_in_turn, size_name,
};
use clap::Parser;

const COLUMNS: [(&str, usize); 4] = [("size", 7), ("allocations", 12), ("per KB", 9), ("peak", 8)];

fn main() -> Result<()> {
    let settings = Settings::parse();
    let engine = Engine::new();
    // What is set up once a process isn't an answer's.
    engine.whole("A fact [1].");

    selecting(&settings)?;
    whole(&settings, &engine)?;
    let question = "Memory for answers in deltas of 4 characters, citecore";
    let mut table = Table::begin(stdout(), question, &COLUMNS)?;
    for &size in settings.sizes() {
        let text = answer(size);
        let deltas = deltas(&text);
        table.cell(size_name(size))?;
        let taken = measure(|| _ = black_box(engine.streamed(deltas.iter().copied())));
        figures(&mut table, &text, &taken)?;
    }
    table.end(&[
        "Peak: bytes held at the most, as a multiple of the answer. A block that grows counts twice while it is moved;",
        "the caller's own input isn't counted.",
    ])?;
    Ok(())
}

fn selecting(settings: &Settings) -> Result<()> {
    let columns = [
        ("passages", 8),
        ("bytes each", 11),
        ("allocations", 12),
        ("over", 7),
        ("in turn", 12),
        ("over", 7),
        ("all", 12),
        ("over", 7),
    ];
    let mut table = Table::begin(stdout(), "Memory for selecting 30 passages, citecore", &columns)?;
    for &count in settings.candidates() {
        let mut given = Vec::new();
        let own = measure(|| given = candidates(count)).bytes_current as f64;
        table.cell(count.to_string())?;
        table.cell(format!("{:.0}", own / count as f64))?;
        for select in [select as fn(_) -> Vec<_>, select_in_turn, select_all] {
            let given = given.clone();
            let taken = measure(|| _ = black_box(select(given)));
            table.cell(taken.count_total.to_string())?;
            table.cell(format!("{:.1} %", taken.bytes_max as f64 / own * 100.0))?;
        }
    }
    table.end(&[
        "Over: bytes held at the most, beside what the passages take themselves. In turn: round robin, for which all are deduped;",
        "all: by every step that there is.",
    ])?;
    Ok(())
}

fn whole(settings: &Settings, engine: &Engine) -> Result<()> {
    let peers = [("regex", 12), ("per KB", 9), ("peak", 8), ("marked", 10), ("remark", 10)];
    let columns: Vec<_> = COLUMNS.into_iter().chain(peers).collect();
    let (rerun, node) = (Rerun::new(), Node::new(settings));
    let mut table = Table::begin(stdout(), "Memory for whole answers: citecore, and peers", &columns)?;
    for &size in settings.sizes() {
        let text = answer(size);
        table.cell(size_name(size))?;
        figures(&mut table, &text, &measure(|| _ = black_box(engine.whole(&text))))?;
        figures(&mut table, &text, &measure(|| _ = black_box(rerun.whole(&text))))?;
        for peer in [NodePeer::Marked, NodePeer::Remark] {
            let growth = node.growth(peer, &text)?;
            table.cell(growth.map_or("no memory".to_owned(), |bytes| multiple(bytes, &text)))?;
        }
    }
    table.end(&["marked, remark: how much the process of Node grew, garbage included; they have no allocations to count."])?;
    Ok(())
}

fn figures(table: &mut Table<impl std::io::Write>, text: &str, taken: &AllocationInfo) -> Result<()> {
    table.cell(taken.count_total.to_string())?;
    table.cell(format!("{:.2}", taken.count_total as f64 * 1e3 / text.len() as f64))?;
    table.cell(multiple(taken.bytes_max as f64, text))?;
    Ok(())
}

fn multiple(bytes: f64, text: &str) -> String {
    format!("{:.2}x", bytes / text.len() as f64)
}
