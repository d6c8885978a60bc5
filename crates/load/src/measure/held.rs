//! How many answers can be open at once, how late do their deltas come, and what memory do they hold?

use std::{io::stdout, time::Duration};

use anyhow::Result;
use citecore_bench::Table;
use tokio::time::sleep;

use super::{ms, readers::at_once, started};
use crate::{
    gateway::{Gateway, Kind, MOST},
    plan::{End, Plan},
    settings::Settings,
};

/// Streams, and deltas a second of each.
const LOADS: [(u32, u32); 3] = [(500, 50), (1_000, 50), (2_000, 10)];
/// The readers come one after the other, over so much time.
const SPREAD: Duration = Duration::from_secs(2);

/// Answers that are open for 10 s, of three numbers. Each gateway is started anew for each, so that memory is what these answers took.
pub(super) async fn measure(settings: &Settings, model: &Gateway) -> Result<()> {
    let columns = [
        ("", 12),
        ("streams", 7),
        ("each/s", 6),
        ("p50, ms", 8),
        ("p99, ms", 8),
        ("KiB each", 8),
        ("not whole", 9),
    ];
    let question = "Answers held open: how long a delta is on its way, and the memory that a stream holds";
    let mut table = Table::begin(stdout(), question, &columns)?;
    let mut notes = vec![
        "Aim: p99 of at most 15 ms at 500 streams, none lost, doubled or out of order, at most 45 KiB each."
            .to_owned(),
    ];
    for (streams, rate) in LOADS {
        let deltas = rate * (settings.scaled(100) as u32) / 10;
        let plan = Plan { deltas, pause: Duration::from_secs(1) / rate, end: End::Whole };
        let mut row = async |gateway: &Gateway| -> Result<()> {
            let before = gateway.process.memory();
            let (mut came, held) = tokio::join!(at_once(gateway, plan, streams, SPREAD), async {
                sleep(SPREAD + plan.pause * deltas / 2).await;
                gateway.process.memory()
            });
            table.cell(gateway.name)?;
            table.cell(streams.to_string())?;
            table.cell(rate.to_string())?;
            table.cell(ms(came.ways.percentile(50)))?;
            table.cell(ms(came.ways.percentile(99)))?;
            table.cell((held.saturating_sub(before) / u64::from(streams)).to_string())?;
            table.cell(came.others.to_string())?;
            notes.extend(came.note(gateway.name));
            Ok(())
        };
        row(model).await?;
        for kind in MOST {
            // Portkey takes both cores for 500 already.
            if kind == Kind::Portkey && streams > 500 {
                continue;
            }
            for gateway in started(&[kind], settings, model).await {
                row(&gateway).await?;
            }
        }
    }
    table.end(&notes.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(())
}
