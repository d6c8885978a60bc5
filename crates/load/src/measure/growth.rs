//! Does the proxy grow?

use std::io::stdout;

use anyhow::Result;
use citecore_bench::Table;

use super::{
    readers::{Until, in_turn},
    started,
};
use crate::{
    gateway::{Gateway, Kind},
    plan::Plan,
    settings::Settings,
};

const READERS: u64 = 8;
const STEPS: u64 = 5;

/// 100,000 answers, and the memory after every fifth of them.
pub(super) async fn measure(settings: &Settings, model: &Gateway) -> Result<()> {
    let columns = [("answers", 9), ("MiB", 7), ("not whole", 9)];
    let mut table = Table::begin(stdout(), "The proxy's memory over many requests", &columns)?;
    let step = settings.scaled(100_000) / STEPS;
    for gateway in started(&[Kind::Citecore], settings, model).await {
        for number in 0..=STEPS {
            let count = if number == 0 { 0 } else { step / READERS };
            let came = in_turn(&gateway, Plan::at_once(20), READERS as u32, Until::Count(count)).await;
            table.cell((number * step).to_string())?;
            table.cell(format!("{:.1}", gateway.process.memory() as f64 / 1_024.0))?;
            table.cell(came.others.to_string())?;
        }
    }
    table.end(&[
        "What the first answers take, buffers and connections, is kept; after them nothing may be added.",
    ])?;
    Ok(())
}
