//! What does a delta cost, where they come one by one?

use std::{io::stdout, time::Duration};

use anyhow::Result;
use citecore_bench::Table;

use super::{readers::at_once, started};
use crate::{
    gateway::{Gateway, MOST},
    plan::{End, Plan},
    settings::Settings,
};

const STREAMS: u32 = 200;
const PAUSE: Duration = Duration::from_millis(40);

/// 200 answers at once, 25 deltas a second each.
pub(super) async fn measure(settings: &Settings, model: &Gateway) -> Result<()> {
    let deltas = settings.scaled(500) as u32;
    let plan = Plan { deltas, pause: PAUSE, end: End::Whole };
    let columns = [("", 12), ("µs a delta", 10), ("p50, ms", 8), ("p99, ms", 8), ("not whole", 9)];
    let question =
        "CPU time for a delta at 200 streams of 25 deltas a second, and how long a delta is on its way";
    let mut table = Table::begin(stdout(), question, &columns)?;
    let mut notes = vec!["Aim: at most 25 µs.".to_owned()];
    let gateways = started(&MOST, settings, model).await;
    for gateway in std::iter::once(model).chain(&gateways) {
        let cpu = gateway.process.cpu();
        let mut came = at_once(gateway, plan, STREAMS, Duration::from_secs(1)).await;
        let cpu = gateway.process.cpu() - cpu;
        table.cell(gateway.name)?;
        table.cell(format!("{:.1}", cpu.as_secs_f64() * 1e6 / f64::from(STREAMS * deltas)))?;
        table.cell(super::ms(came.ways.percentile(50)))?;
        table.cell(super::ms(came.ways.percentile(99)))?;
        table.cell(came.others.to_string())?;
        notes.extend(came.note(gateway.name));
    }
    table.end(&notes.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(())
}
