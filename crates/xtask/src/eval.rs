//! `cargo xtask eval`: how well the engine reads real answers and verifies claims.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;

use crate::{build, paths, run, setup};

/// What is asked for.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Asked {
    /// The folder with answers-dev.jsonl and claims*.jsonl [default: ../shared/eval beside the checkout]
    #[arg(long, value_name = "PATH")]
    pub(crate) data: Option<PathBuf>,
    /// Claims alone: those of these files, and the repository's own
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "data")]
    pub(crate) claims: Vec<PathBuf>,
    /// Hold the same claims with the npm package in Node too: the support has to be the same to the last bit
    #[arg(long)]
    pub(crate) wasm: bool,
    /// Give the claims that the engine's weights were fitted on the support by weights fitted without their questions
    #[arg(long)]
    pub(crate) cross_validate: bool,
    /// List what isn't right, with the texts
    #[arg(long)]
    pub(crate) verbose: bool,
    /// Make each claim wrong by so many seeds, each its own way, instead of by one
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seeds: Option<u64>,
    /// Instead, write what the engine makes of each answer into this folder, a file an answer
    #[arg(long, value_name = "PATH", conflicts_with_all = ["verbose", "claims", "wasm", "cross_validate"])]
    pub(crate) dump: Option<PathBuf>,
}

/// Compiles the evaluation with optimizations and runs it; whether it could evaluate.
pub(crate) fn command(asked: &Asked) -> Result<bool> {
    let arguments = arguments(asked)?;
    if asked.wasm {
        setup::for_npm()?;
        build::npm()?;
    }
    let mut build = run::cargo(&["build", "--release", "--package", "citecore-eval"]);
    run::must("compiling the evaluation", &mut build)?;
    run::aloud(run::command(paths::release_program("citecore-eval")).args(arguments))
}

/// What the evaluation is asked for. Paths become full ones: it runs in the workspace's top folder.
fn arguments(asked: &Asked) -> Result<Vec<OsString>> {
    let full = |path: &Path| std::path::absolute(path).with_context(|| format!("no path: {path:?}"));
    let mut arguments: Vec<OsString> = match &asked.dump {
        Some(into) => vec!["dump".into(), "--into".into(), full(into)?.into()],
        None if asked.claims.is_empty() => vec!["all".into()],
        None => vec!["claims".into()],
    };
    for file in &asked.claims {
        arguments.push(full(file)?.into());
    }
    if let Some(data) = &asked.data {
        arguments.extend(["--data".into(), full(data)?.into()]);
    }
    if asked.wasm {
        arguments.extend(["--package".into(), paths::npm_package().into()]);
    }
    if asked.cross_validate {
        arguments.push("--cross-validate".into());
    }
    if asked.verbose {
        arguments.push("--verbose".into());
    }
    if let Some(seeds) = asked.seeds {
        arguments.extend(["--seeds".into(), seeds.to_string().into()]);
    }
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_evaluation_is_asked_by_full_paths() {
        let here = std::env::current_dir().unwrap();
        let full = |name: &str| here.join(name).into_os_string();
        let path = |name: &str| Some(PathBuf::from(name));
        assert_eq!(arguments(&Asked::default()).unwrap(), ["all"]);
        let asked = Asked { data: path("data"), cross_validate: true, verbose: true, ..Asked::default() };
        assert_eq!(
            arguments(&asked).unwrap(),
            ["all".into(), "--data".into(), full("data"), "--cross-validate".into(), "--verbose".into()]
        );
        let asked =
            Asked { claims: vec!["a.jsonl".into(), "/b.jsonl".into()], wasm: true, ..Asked::default() };
        let package = paths::npm_package().into_os_string();
        assert_eq!(
            arguments(&asked).unwrap(),
            ["claims".into(), full("a.jsonl"), "/b.jsonl".into(), "--package".into(), package]
        );
        let asked = Asked { data: path("/data"), dump: path("out"), ..Asked::default() };
        assert_eq!(
            arguments(&asked).unwrap(),
            ["dump".into(), "--into".into(), full("out"), "--data".into(), OsString::from("/data")]
        );
        assert!(arguments(&Asked { data: path(""), ..Asked::default() }).is_err());
    }
}
