//! The gateways that the proxy is measured beside. None of them has to be there: what can't be installed is left out, and said.

use std::path::PathBuf;

use anyhow::{Result, bail};

use super::{debian, npm};
use crate::{paths, run};

const LITELLM: &str = "1.80.5";

/// Where they are, as far as they are.
pub(crate) struct Gateways {
    pub(crate) nginx: Option<PathBuf>,
    /// The script that starts it.
    pub(crate) portkey: Option<PathBuf>,
    pub(crate) litellm: Option<PathBuf>,
}

pub(super) fn find() -> Gateways {
    Gateways {
        nginx: there("nginx", nginx()),
        portkey: there("Portkey's gateway", portkey()),
        litellm: there("LiteLLM", litellm()),
    }
}

fn there(name: &str, found: Result<PathBuf>) -> Option<PathBuf> {
    found.inspect_err(|error| println!("{name} is left out: {error:#}")).ok()
}

fn nginx() -> Result<PathBuf> {
    // Debian has it where only root's PATH looks.
    let find = || {
        let usual = PathBuf::from("/usr/sbin/nginx");
        paths::find_program(&["nginx"]).or_else(|| usual.is_file().then_some(usual))
    };
    if find().is_none() {
        debian::install("nginx", &["nginx-light"])?;
    }
    match find() {
        Some(path) => Ok(path),
        None => bail!("install it (Debian and Ubuntu: apt-get install nginx-light)"),
    }
}

fn portkey() -> Result<PathBuf> {
    npm::ensure(&paths::load_peers())?;
    Ok(paths::load_peers().join("node_modules/@portkey-ai/gateway/build/start-server.js"))
}

/// Into an environment of its own, for it has a hundred packages.
fn litellm() -> Result<PathBuf> {
    let folder = paths::tools().join(format!("litellm-{LITELLM}"));
    let program = folder.join("bin/litellm");
    if !program.is_file() {
        if run::ask("python3", &["--version"]).is_none() {
            bail!("install Python 3 first");
        }
        run::must("making room for LiteLLM", run::command("python3").args(["-m", "venv"]).arg(&folder))?;
        let package = format!("litellm[proxy]=={LITELLM}");
        let mut pip = run::command(folder.join("bin/pip"));
        run::must("installing LiteLLM", pip.args(["install", "--quiet", &package]))?;
    }
    Ok(program)
}
