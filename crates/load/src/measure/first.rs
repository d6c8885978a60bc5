//! How much later does the first delta come?

use std::io::stdout;

use anyhow::{Context, Result};
use citecore_bench::Table;

use super::{ms, started};
use crate::{
    gateway::{ALL, Gateway},
    plan::Plan,
    reader::Reader,
    samples::{Samples, median},
    settings::Settings,
};

const ROUNDS: usize = 3;
const QUESTIONS: u64 = 500;

/// Answers of 20 deltas, one after the other over one connection; the median of three rounds, in which all take turns.
pub(super) async fn measure(settings: &Settings, model: &Gateway) -> Result<()> {
    let gateways = started(&ALL, settings, model).await;
    let all: Vec<&Gateway> = std::iter::once(model).chain(&gateways).collect();
    let mut figures: Vec<[Vec<f64>; 2]> = all.iter().map(|_| Default::default()).collect();
    for _ in 0..ROUNDS {
        for (gateway, figures) in all.iter().zip(&mut figures) {
            let mut samples = firsts(gateway, settings.scaled(QUESTIONS)).await.context(gateway.name)?;
            for (figures, percent) in figures.iter_mut().zip([50, 99]) {
                figures.push(f64::from(samples.percentile(percent)));
            }
        }
    }
    let medians: Vec<[f64; 2]> = figures.into_iter().map(|figures| figures.map(median)).collect();
    let columns = [("", 12), ("median", 8), ("p99", 8), ("added", 8), ("p99 added", 9)];
    let question = "How long the first delta takes, and how much of it a gateway adds, in ms";
    let mut table = Table::begin(stdout(), question, &columns)?;
    for (gateway, figures) in all.iter().zip(&medians) {
        table.cell(gateway.name)?;
        for figure in figures {
            table.cell(ms(*figure as u32))?;
        }
        for (figure, alone) in figures.iter().zip(&medians[0]) {
            table.cell(ms((figure - alone).max(0.0) as u32))?;
        }
    }
    table.end(&["One reader; medians of three rounds. Aim: at most 0.5 added at the median, 1.5 at p99."])?;
    Ok(())
}

async fn firsts(gateway: &Gateway, questions: u64) -> Result<Samples> {
    let plan = Plan::at_once(20);
    let mut reader = Reader::connect(gateway.address, &gateway.dialect).await?;
    let mut samples = Samples::default();
    // The first ones find everything cold.
    for number in 0..questions + 20 {
        let came = reader.read(&plan, None).await?;
        if let Some(first) = came.first.filter(|_| number >= 20) {
            samples.push(first);
        }
    }
    Ok(samples)
}
