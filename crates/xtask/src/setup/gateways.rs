//! The gateways that the proxy is measured beside. None of them has to be there: what can't be installed is left out, and said.

use std::path::PathBuf;

use anyhow::{Result, bail};

use super::{
    debian, npm,
    python::{self, Program},
};
use crate::paths;

const LITELLM: Program = Program { name: "litellm", package: "litellm[proxy]", version: "1.80.5" };

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
        litellm: there("LiteLLM", python::find(&LITELLM)),
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
