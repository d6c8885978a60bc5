//! How well the engine reads real answers and verifies claims: `cargo xtask eval` runs this. tests/eval/README.md says what is measured.

#![forbid(unsafe_code)]

mod answers;
mod claims;
mod dump;
mod lines;
mod marks;
mod measure;
mod reading;

use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand};

/// Hold what the engine makes of real answers and of claims against labels.
#[derive(Debug, Parser)]
#[command(name = "citecore-eval", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Args)]
struct Data {
    /// The folder with answers-dev.jsonl and claims*.jsonl [default: ../shared/eval beside the checkout]
    #[arg(long = "data", value_name = "PATH")]
    folder: Option<PathBuf>,
}

/// What is done about claims.
#[derive(Debug, Args)]
struct ClaimOptions {
    /// Hold the same claims with the npm package in this folder too: the support has to be the same
    #[arg(long, value_name = "PATH")]
    package: Option<PathBuf>,
    /// Give the claims that the engine's weights were fitted on the support by weights fitted without their questions
    #[arg(long)]
    cross_validate: bool,
    /// List what isn't right, with the texts
    #[arg(long)]
    verbose: bool,
    /// Make each claim wrong by so many seeds, each its own way; the shares are of all of them
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seeds: u64,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Marks as far as the data has answers, and claims
    All {
        #[command(flatten)]
        data: Data,
        #[command(flatten)]
        claims: ClaimOptions,
    },
    /// How well claims are verified: those of these files, and the repository's own
    Claims {
        /// Files of JSON lines
        files: Vec<PathBuf>,
        #[command(flatten)]
        claims: ClaimOptions,
    },
    /// Fit the engine's weights, and say what they are worth on claims that were held out
    Fit {
        /// Files of JSON lines
        #[arg(long = "data", value_name = "FILE", required = true, num_args = 1..)]
        files: Vec<PathBuf>,
        /// Which claims are held out together
        #[arg(long, default_value_t = claims::FIT_SEED)]
        seed: u64,
        /// Where to write them: crates/citecore/src/verify/support/weights.rs; nothing is written without
        #[arg(long, value_name = "PATH")]
        into: Option<PathBuf>,
    },
    /// Count which words are frequent
    Frequent {
        /// Files of JSON lines
        #[arg(long = "data", value_name = "FILE", required = true, num_args = 1..)]
        files: Vec<PathBuf>,
        /// Where to write them: crates/citecore/src/verify/lexicon/frequent.rs
        #[arg(long, value_name = "PATH")]
        into: PathBuf,
    },
    /// Count the marks that are read rightly, and those whose statement is right
    Marks {
        #[command(flatten)]
        data: Data,
        /// List each wrong one, with the texts
        #[arg(long)]
        verbose: bool,
    },
    /// Write what the engine makes of each answer into a folder, a file an answer
    Dump {
        #[command(flatten)]
        data: Data,
        /// The folder to write into; it is made where there is none
        #[arg(long, value_name = "PATH")]
        into: PathBuf,
    },
    /// Print the labels that the engine's reading would have, to be read against the answer and corrected
    Draft {
        #[command(flatten)]
        data: Data,
        /// The answers' ids
        #[arg(required = true)]
        ids: Vec<String>,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::All { data, claims } => all(data.folder, claims),
        Command::Claims { files, claims } => claims.evaluate(files),
        Command::Fit { files, seed, into } => claims::fit(&claims::FitSettings { files, seed, into }),
        Command::Frequent { files, into } => claims::frequent(&files, &into),
        Command::Marks { data, verbose } => marks::evaluate(data.folder, verbose),
        Command::Dump { data, into } => dump::write_all(data.folder, &into),
        Command::Draft { data, ids } => marks::draft(data.folder, &ids),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Marks and claims. Errors: a folder is named that has neither.
fn all(folder: Option<PathBuf>, claims: ClaimOptions) -> anyhow::Result<()> {
    let files = claims::files(folder.clone())?;
    let answers = answers::file(folder.clone());
    if answers.is_file() {
        marks::evaluate(folder, claims.verbose)?;
        println!();
    } else if folder.is_none() || !files.is_empty() {
        println!("Marks are left out: there is no {}\n", answers.display());
    } else {
        anyhow::bail!("nothing to evaluate: there is no {}, and no claims*.jsonl", answers.display());
    }
    claims.evaluate(files)
}

impl ClaimOptions {
    fn evaluate(self, files: Vec<PathBuf>) -> anyhow::Result<()> {
        let Self { package, cross_validate, verbose, seeds } = self;
        claims::evaluate(&claims::Settings { files, package, cross_validate, verbose, seeds })
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_folder_with_neither_answers_nor_claims_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let claims = ClaimOptions { package: None, cross_validate: false, verbose: false, seeds: 1 };
        let error = all(Some(folder.path().to_owned()), claims).unwrap_err().to_string();
        assert!(error.starts_with("nothing to evaluate") && error.contains("answers-dev.jsonl"), "{error}");
    }
}
