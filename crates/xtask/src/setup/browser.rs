//! Chromium and its driver.

use std::{env, path::PathBuf};

use anyhow::{Result, bail};

use super::debian;
use crate::{paths, run};

const CHROMIUM: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where the browser is.
pub(crate) struct Browser {
    /// The browser itself.
    pub(crate) chromium: PathBuf,
    /// What drives it for `wasm-bindgen-test`.
    pub(crate) driver: PathBuf,
}

/// Debian's packages of the browser and its driver.
const DEBIAN: [&str; 2] = ["chromium", "chromium-driver"];

/// Debian's package of the engine without windows, and its program.
const SHELL: &str = "chromium-headless-shell";

/// Finds the browser; installs it on Debian as root. Error: it is missing, and what to install.
pub(crate) fn ensure() -> Result<Browser> {
    if let Some(browser) = find()? {
        return Ok(browser);
    }
    if !debian::install("Chromium and its driver", &DEBIAN)? {
        bail!(
            "Chromium or its driver is missing: install both (Debian and Ubuntu: apt-get install chromium \
             chromium-driver), or name them in the variables CHROMIUM and CHROMEDRIVER"
        );
    }
    match find()? {
        Some(browser) => Ok(browser),
        None => bail!("Chromium was installed, but neither PATH, CHROMIUM nor CHROMEDRIVER leads to it"),
    }
}

fn find() -> Result<Option<Browser>> {
    let chromium = named("CHROMIUM")?.or_else(|| paths::find_program(&CHROMIUM));
    let driver = named("CHROMEDRIVER")?.or_else(|| paths::find_program(&["chromedriver"]));
    Ok(chromium.zip(driver).map(|(chromium, driver)| Browser { chromium, driver }))
}

/// The same engine without windows and menus, in which a page takes half the time; installs it on Debian as root where the browser
/// is Debian's too. Whatever goes wrong with that, the browser itself can do all that it does. None where a browser is named: that is
/// the one to test.
pub(crate) fn shell() -> Result<Option<PathBuf>> {
    if let Some(shell) = named("CHROMIUM_SHELL")? {
        return Ok(Some(shell));
    }
    if named("CHROMIUM")?.is_some() {
        return Ok(None);
    }
    let find = || paths::find_program(&[SHELL]);
    if find().is_none() && run::ask("dpkg-query", &["--show", DEBIAN[0]]).is_some() {
        // Debian has the newest alone, and only all of one version fit each other.
        let packages = [&DEBIAN[..], &[SHELL]].concat();
        if let Err(error) = debian::install("Chromium without its windows", &packages) {
            println!("The browser tests take longer, in Chromium with its windows: {error:#}");
        }
    }
    Ok(find())
}

/// The program that a variable names. Error: there is none at that place.
pub(super) fn named(variable: &str) -> Result<Option<PathBuf>> {
    match env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from) {
        Some(path) if !path.is_file() => bail!("{variable} is {}, and no such file exists", path.display()),
        path => Ok(path),
    }
}
