//! What is asked of each gateway, a file a question.

mod cost;
mod ends;
mod first;
mod growth;
mod held;
mod readers;
mod throughput;

use std::pin::Pin;

use anyhow::Result;

use crate::{
    gateway::{self, Gateway, Kind},
    settings::Settings,
};

type Answering<'a> = Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// A question that a table answers.
pub(crate) struct Question {
    pub(crate) name: &'static str,
    answer: for<'a> fn(&'a Settings, &'a Gateway) -> Answering<'a>,
}

impl Question {
    /// Measures, and prints the table.
    pub(crate) fn answer<'a>(&self, settings: &'a Settings, model: &'a Gateway) -> Answering<'a> {
        (self.answer)(settings, model)
    }
}

/// In the order in which they are answered.
pub(crate) const QUESTIONS: [Question; 6] = [
    Question { name: "first", answer: |settings, model| Box::pin(first::measure(settings, model)) },
    Question { name: "throughput", answer: |settings, model| Box::pin(throughput::measure(settings, model)) },
    Question { name: "cost", answer: |settings, model| Box::pin(cost::measure(settings, model)) },
    Question { name: "held", answer: |settings, model| Box::pin(held::measure(settings, model)) },
    Question { name: "growth", answer: |settings, model| Box::pin(growth::measure(settings, model)) },
    Question { name: "ends", answer: |settings, model| Box::pin(ends::measure(settings, model)) },
];

/// Those of the gateways that start, and a line for each that doesn't.
async fn started(kinds: &[Kind], settings: &Settings, model: &Gateway) -> Vec<Gateway> {
    let mut started = Vec::new();
    for &kind in kinds {
        match gateway::start(kind, settings, model.address).await {
            Ok(gateway) => started.extend(gateway),
            Err(error) => println!("left out: {error:#}"),
        }
    }
    started
}

fn ms(micros: u32) -> String {
    format!("{:.2}", f64::from(micros) / 1_000.0)
}
