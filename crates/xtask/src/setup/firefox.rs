//! Firefox and its driver.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::{browser::named, cargo_tools, debian};
use crate::paths;

/// Where the browser is.
pub(crate) struct Firefox {
    /// The browser itself.
    pub(crate) firefox: PathBuf,
    /// What drives it for `wasm-bindgen-test`.
    pub(crate) driver: PathBuf,
}

/// Finds the browser, which it installs on Debian as root, and its driver, which Cargo compiles where there is none. Error: the
/// browser is missing, and what to install.
pub(crate) fn ensure() -> Result<Firefox> {
    if find()?.is_none() {
        debian::install("Firefox", &["firefox-esr"])?;
    }
    let Some(firefox) = find()? else {
        bail!(
            "Firefox is missing: install it (Debian: apt-get install firefox-esr), or name it in the variable FIREFOX"
        );
    };
    let driver = match named("GECKODRIVER")?.or_else(driver) {
        Some(driver) => driver,
        None => {
            cargo_tools::install_geckodriver()?;
            driver().context("geckodriver was installed, and isn't there")?
        }
    };
    Ok(Firefox { firefox, driver })
}

fn find() -> Result<Option<PathBuf>> {
    Ok(named("FIREFOX")?.or_else(|| paths::find_program(&["firefox", "firefox-esr"])))
}

fn driver() -> Option<PathBuf> {
    paths::find_program(&["geckodriver"])
}
