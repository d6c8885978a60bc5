//! What the program is told.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Parser};

use crate::measure::QUESTIONS;

/// What this process is to be.
#[derive(Debug, Parser)]
pub(crate) enum Command {
    /// What measures
    Measure(Settings),
    /// The model that all are put before
    Model {
        /// Where it's asked
        listen: SocketAddr,
    },
    /// A gateway that passes everything on as it is
    Pass {
        /// Where it's asked
        listen: SocketAddr,
        /// The model's address
        to: String,
    },
}

/// What is measured.
#[derive(Clone, Debug, Args)]
pub(crate) struct Settings {
    /// The binary of the proxy
    #[arg(long)]
    pub(crate) proxy: PathBuf,
    /// A folder for files that are left behind
    #[arg(long)]
    pub(crate) scratch: PathBuf,
    /// nginx, where it's to be measured too
    #[arg(long)]
    pub(crate) nginx: Option<PathBuf>,
    /// The script that starts Portkey's gateway, where it's to be measured too
    #[arg(long)]
    pub(crate) portkey: Option<PathBuf>,
    /// LiteLLM's proxy, where it's to be measured too
    #[arg(long)]
    pub(crate) litellm: Option<PathBuf>,
    /// A tenth of the time and of the requests
    #[arg(long)]
    pub(crate) quick: bool,
    /// The questions to answer; all of them where none is named
    #[arg(value_parser = QUESTIONS.map(|question| question.name))]
    pub(crate) questions: Vec<String>,
}

impl Settings {
    pub(crate) fn asks(&self, question: &str) -> bool {
        self.questions.is_empty() || self.questions.iter().any(|named| named == question)
    }

    /// That many, or a tenth of them where it has to be quick.
    pub(crate) fn scaled(&self, many: u64) -> u64 {
        if self.quick { many / 10 } else { many }
    }
}
