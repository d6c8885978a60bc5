//! The C++ compiler, which libFuzzer is compiled with.

use std::env;

use anyhow::{Result, bail};

use super::debian;
use crate::paths;

/// Finds it; installs it on Debian as root. Error: it is missing, and what to install.
pub(crate) fn ensure() -> Result<()> {
    if is_there() || (debian::install("a C++ compiler", &["g++"])? && is_there()) {
        return Ok(());
    }
    bail!(
        "a C++ compiler is missing: install one (Debian and Ubuntu: apt-get install g++), or name it in the variable CXX"
    )
}

fn is_there() -> bool {
    env::var_os("CXX").is_some_and(|value| !value.is_empty()) || paths::find_program(&["c++", "cl"]).is_some()
}
