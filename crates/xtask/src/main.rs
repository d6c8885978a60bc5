//! Every command of the workspace: `cargo xtask --help` lists them.

#![forbid(unsafe_code)]

mod bench;
mod build;
mod checkout;
mod cli;
mod demo;
mod eval;
mod files;
mod fuzz;
mod lint;
mod load;
mod paths;
mod port;
mod progress;
mod run;
mod scan;
mod setup;
mod stop;
mod test;
mod version;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    if let Some(compiled) = build::compiled() {
        return compiled;
    }
    let cli = Cli::parse();
    let done = stop::listen().and_then(|()| checkout::claim()).and_then(|()| obey(cli.command));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(_) if stop::asked() => {
            eprintln!("Stopped.");
            ExitCode::from(130)
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well; an error where a command couldn't do its work at all.
fn obey(command: Command) -> anyhow::Result<bool> {
    match command {
        Command::Setup => setup::all().map(|()| true),
        Command::Build => build::command().map(|()| true),
        Command::Npm => build::npm_command().map(|()| true),
        Command::Size { update } => build::size_command(update),
        Command::Demo { folder, port } => demo::command(folder.as_deref(), port).map(|()| true),
        Command::Test { suites, list } => test::command(&suites, list),
        Command::Lint => test::command(&test::lint_suites(), false),
        Command::E2e { arguments } => test::e2e_command(&arguments),
        Command::Load { quick, questions } => load::command(&questions, quick),
        Command::Bench { what, quick } => bench::command(what, quick),
        Command::Eval(asked) => eval::command(&asked),
        Command::Fuzz { targets, seconds, calls, input } => {
            fuzz::command(&targets, seconds, calls, input.as_deref())
        }
        Command::Scan { examples, seed } => scan::command(examples, seed),
        Command::Fmt => lint::format_all().map(|()| true),
    }
}
