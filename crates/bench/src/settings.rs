//! What both programs are told.

use std::{path::PathBuf, time::Duration};

use clap::Parser;

use crate::timing::Effort;

/// `cargo xtask bench` runs this with all that it needs.
#[derive(Clone, Debug, Parser)]
pub struct Settings {
    /// Up to 200 KB, and less time for each figure
    #[arg(long)]
    pub quick: bool,
    /// The folder of peers.mjs, its packages installed
    #[arg(long, value_name = "PATH")]
    pub peers: PathBuf,
    /// A folder that exists, for the inputs that the peers read
    #[arg(long, value_name = "PATH")]
    pub scratch: PathBuf,
}

impl Settings {
    /// Sizes of the answers, in bytes; the first is what the others are held against.
    pub fn sizes(&self) -> &'static [usize] {
        if self.quick { &[50_000, 200_000] } else { &[50_000, 200_000, 800_000, 8_000_000] }
    }

    /// Size of the awkward inputs, in bytes.
    pub fn awkward_size(&self) -> usize {
        if self.quick { 100_000 } else { 1_000_000 }
    }

    /// How many passages there are to select from; the first is what the others are held against.
    pub fn candidates(&self) -> &'static [usize] {
        if self.quick { &[1_000, 10_000] } else { &[1_000, 10_000, 100_000] }
    }

    /// What is spent on a figure.
    pub fn effort(&self) -> Effort {
        let (runs, spend, limit) = if self.quick { (5, 200, 3) } else { (9, 1_000, 30) };
        Effort { runs, spend: Duration::from_millis(spend), limit: Duration::from_secs(limit) }
    }
}

/// A size as people read it.
///
/// ```
/// use citecore_bench::size_name;
///
/// assert_eq!([size_name(50_000), size_name(8_000_000)], ["50 KB", "8 MB"]);
/// ```
pub fn size_name(bytes: usize) -> String {
    match bytes {
        0..1_000_000 => format!("{} KB", bytes / 1_000),
        _ => format!("{} MB", bytes / 1_000_000),
    }
}
