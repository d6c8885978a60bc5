//! The npm package and the peers in Node: `peers.mjs` reads the same bytes in a process of its own for each figure.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    input::Embedded,
    settings::Settings,
    taken::{Taken, median},
    timing::Effort,
};

/// A peer in Node.
#[derive(Clone, Copy, Debug)]
pub enum NodePeer {
    /// The engine itself, in wasm, as its npm package.
    Citecore,
    /// `marked` with an extension for marks.
    Marked,
    /// `remark` with a plugin that finds marks in text.
    Remark,
}

/// How it reads.
#[derive(Clone, Copy, Debug)]
pub enum Mode {
    /// The answer at once.
    Whole,
    /// In deltas, all of the answer anew at each.
    Deltas,
}

/// What a peer in Node chose, and what it took.
#[derive(Clone, Debug, Deserialize)]
pub struct Chosen {
    /// Seconds of each run; at least one.
    pub seconds: Vec<f64>,
    /// The indexes of what it chose, in its order.
    pub chosen: Vec<usize>,
}

impl Chosen {
    /// The run in the middle, in seconds.
    pub fn median(&self) -> f64 {
        median(&self.seconds)
    }
}

/// Node with its peers.
pub struct Node {
    script: PathBuf,
    scratch: PathBuf,
    effort: Effort,
}

impl Node {
    /// Node, where these settings say its peers are.
    pub fn new(settings: &Settings) -> Self {
        let script = settings.peers.join("peers.mjs");
        Self { script, scratch: settings.scratch.clone(), effort: settings.effort() }
    }

    /// What it takes a peer to read an answer; none where it runs out of memory.
    /// Errors: Node can't be run, or fails.
    pub fn taken(&self, peer: NodePeer, mode: Mode, answer: &str) -> Result<Option<Taken>> {
        let mode = match mode {
            Mode::Whole => "whole",
            Mode::Deltas => "deltas",
        };
        self.run(peer, mode, answer)
    }

    /// By how many bytes the process grows at most while a peer reads a whole answer once, what isn't collected yet
    /// included; none where it runs out of memory. Errors: Node can't be run, or fails.
    pub fn growth(&self, peer: NodePeer, answer: &str) -> Result<Option<f64>> {
        self.run(peer, "memory", answer)
    }

    /// What it takes LangChain to choose passages by their embeddings; none where it runs out of memory.
    /// Errors: Node can't be run, or fails.
    pub fn chosen(&self, embedded: &Embedded) -> Result<Option<Chosen>> {
        self.start("langchain", "choose", "embeddings.json", &serde_json::to_string(embedded)?)
    }

    fn run<T: DeserializeOwned>(&self, peer: NodePeer, mode: &str, answer: &str) -> Result<Option<T>> {
        let name = match peer {
            NodePeer::Citecore => "citecore",
            NodePeer::Marked => "marked",
            NodePeer::Remark => "remark",
        };
        self.start(name, mode, "answer.md", answer)
    }

    fn start<T: DeserializeOwned>(
        &self,
        name: &str,
        mode: &str,
        file: &str,
        input: &str,
    ) -> Result<Option<T>> {
        let file = self.scratch.join(file);
        fs::write(&file, input).with_context(|| format!("can't write {}", file.display()))?;
        let Effort { runs, spend, limit } = self.effort;
        let output = Command::new("node")
            .arg(&self.script)
            .args([name, mode])
            .arg(&file)
            .args([runs.to_string(), spend.as_secs_f64().to_string(), limit.as_secs_f64().to_string()])
            .stdin(Stdio::null())
            .output()
            .context("can't start Node")?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            if said.contains("heap out of memory") {
                return Ok(None);
            }
            bail!("{name} failed ({}): {}", output.status, said.trim());
        }
        serde_json::from_slice(&output.stdout).map(Some).with_context(|| format!("{name} printed no figures"))
    }
}
