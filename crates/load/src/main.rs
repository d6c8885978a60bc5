//! How much the proxy takes and adds under load, beside other gateways before the same model: `cargo xtask load`.
//!
//! Everything runs on this machine and shares its cores: the model ([`model`]), whatever stands before it ([`gateway`]) and
//! the readers ([`reader`]), each in a process of its own. A file in [`mod@measure`] for each question.

#![forbid(unsafe_code)]

mod gateway;
mod measure;
mod model;
mod pass;
mod plan;
mod process;
mod reader;
mod request;
mod samples;
mod settings;
mod wire;

use anyhow::Result;
use citecore_bench::machine;
use clap::Parser;

use settings::{Command, Settings};

fn main() -> Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    match Command::parse() {
        Command::Model { listen } => runtime.block_on(model::serve(listen)),
        Command::Pass { listen, to } => runtime.block_on(pass::serve(listen, &to)),
        Command::Measure(settings) => runtime.block_on(measure(&settings)),
    }
}

async fn measure(settings: &Settings) -> Result<()> {
    println!("{}", machine());
    let model = gateway::model().await?;
    for question in measure::QUESTIONS {
        if settings.asks(question.name) {
            question.answer(settings, &model).await?;
        }
    }
    Ok(())
}
