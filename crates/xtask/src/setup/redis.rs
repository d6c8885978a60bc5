//! Redis' server, which the proxy is tested with.

use anyhow::{Result, bail};

use super::debian;
use crate::paths;

/// Finds it; installs it on Debian as root. Error: it is missing, and what to install.
pub(crate) fn ensure() -> Result<()> {
    if !is_there() {
        debian::install("Redis", &["redis-server"])?;
    }
    if is_there() {
        return Ok(());
    }
    bail!("Redis is missing: install its server (Debian and Ubuntu: apt-get install redis-server)")
}

fn is_there() -> bool {
    paths::find_program(&["redis-server"]).is_some()
}
