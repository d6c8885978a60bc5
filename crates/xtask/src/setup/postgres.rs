//! PostgreSQL's server, which the proxy is tested with.

use std::{fs, path::Path};

use anyhow::{Result, bail};

use super::debian;
use crate::paths;

/// Where Debian puts the server's programs, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Finds it; installs it on Debian as root, with pgvector where the release has it. Error: it is missing, and what to install.
pub(crate) fn ensure() -> Result<()> {
    if version().is_none() && !is_on_path() {
        debian::install("PostgreSQL", &["postgresql"])?;
        if let Some(version) = version()
            && debian::install("pgvector", &[&format!("postgresql-{version}-pgvector")]).is_err()
        {
            println!("pgvector isn't among the packages: a stand-in is searched in the tests");
        }
    }
    if version().is_some() || is_on_path() {
        return Ok(());
    }
    bail!("PostgreSQL is missing: install its server (Debian and Ubuntu: apt-get install postgresql)")
}

/// The newest version whose programs are where Debian puts them.
fn version() -> Option<String> {
    let versions = fs::read_dir(DEBIAN).ok()?.flatten();
    let complete = versions.map(|entry| entry.file_name().to_string_lossy().into_owned());
    complete.filter(|version| Path::new(DEBIAN).join(version).join("bin/initdb").is_file()).max()
}

fn is_on_path() -> bool {
    paths::find_program(&["initdb"]).is_some()
}
