//! `cargo xtask eval`: how well the engine reads real answers.

use std::{ffi::OsString, path::Path};

use anyhow::{Context, Result, bail};

use crate::{paths, run};

/// Compiles the evaluation with optimizations and runs it; whether it could evaluate.
pub(crate) fn command(data: Option<&Path>, verbose: bool, dump: Option<&Path>) -> Result<bool> {
    let arguments = arguments(data, verbose, dump)?;
    let mut build = run::cargo(&["build", "--release", "--package", "citecore-eval"]);
    run::must("compiling the evaluation", &mut build)?;
    let mut evaluation = run::spawn(run::command(paths::release_program("citecore-eval")).args(arguments))?;
    match run::wait(&mut evaluation)? {
        Some(success) => Ok(success),
        None => bail!("stopped"),
    }
}

/// What the evaluation is asked for. Paths become full ones: it runs in the workspace's top folder.
fn arguments(data: Option<&Path>, verbose: bool, dump: Option<&Path>) -> Result<Vec<OsString>> {
    let full = |path: &Path| std::path::absolute(path).with_context(|| format!("no path: {path:?}"));
    let mut arguments: Vec<OsString> = match dump {
        Some(into) => vec!["dump".into(), "--into".into(), full(into)?.into()],
        None => vec!["marks".into()],
    };
    if let Some(data) = data {
        arguments.extend(["--data".into(), full(data)?.into()]);
    }
    if verbose {
        arguments.push("--verbose".into());
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
        assert_eq!(arguments(None, false, None).unwrap(), ["marks"]);
        let asked = arguments(Some(Path::new("data")), true, None).unwrap();
        assert_eq!(asked, ["marks".into(), "--data".into(), full("data"), "--verbose".into()]);
        let asked = arguments(Some(Path::new("/data")), false, Some(Path::new("out"))).unwrap();
        assert_eq!(
            asked,
            ["dump".into(), "--into".into(), full("out"), "--data".into(), OsString::from("/data")]
        );
        assert!(arguments(Some(Path::new("")), false, None).is_err());
    }
}
