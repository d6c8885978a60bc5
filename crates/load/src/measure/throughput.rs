//! How many answers come through in a second, and what does each of them cost?

use std::{io::stdout, time::Duration};

use anyhow::Result;
use citecore_bench::Table;
use tokio::time::Instant;

use super::{
    readers::{Until, in_turn},
    started,
};
use crate::{
    gateway::{ALL, Gateway},
    plan::Plan,
    settings::Settings,
};

const READERS: u32 = 8;

/// Answers of 20 deltas over 8 connections, each of which asks again at once.
pub(super) async fn measure(settings: &Settings, model: &Gateway) -> Result<()> {
    let time = Duration::from_secs(settings.scaled(10));
    let plan = Plan::at_once(20);
    let columns = [("", 12), ("answers/s", 9), ("µs of CPU", 9), ("not whole", 9)];
    let question = "Answers of 20 deltas over 8 connections";
    let mut table = Table::begin(stdout(), question, &columns)?;
    let mut notes = vec!["Aim: at least 3,000 a second, at most 250 µs of CPU each.".to_owned()];
    let gateways = started(&ALL, settings, model).await;
    for gateway in std::iter::once(model).chain(&gateways) {
        in_turn(gateway, plan, READERS, Until::Time(time / 5)).await;
        let (cpu, began) = (gateway.process.cpu(), Instant::now());
        let came = in_turn(gateway, plan, READERS, Until::Time(time)).await;
        let (cpu, took) = (gateway.process.cpu() - cpu, began.elapsed());
        table.cell(gateway.name)?;
        table.cell(format!("{:.0}", came.whole as f64 / took.as_secs_f64()))?;
        table.cell(format!("{:.0}", cpu.as_secs_f64() * 1e6 / came.whole.max(1) as f64))?;
        table.cell(came.others.to_string())?;
        notes.extend(came.note(gateway.name));
    }
    table.end(&notes.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(())
}
