//! How well the engine reads real answers: `cargo xtask eval` runs this. tests/eval/README.md says what is measured.

#![forbid(unsafe_code)]

mod answers;
mod dump;
mod marks;
mod measure;
mod reading;

use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand};

/// Hold what the engine makes of real answers against labels.
#[derive(Debug, Parser)]
#[command(name = "citecore-eval", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Args)]
struct Data {
    /// The folder with answers-dev.jsonl [default: ../shared/eval beside the checkout]
    #[arg(long = "data", value_name = "PATH")]
    folder: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
