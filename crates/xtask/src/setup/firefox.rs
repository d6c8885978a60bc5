//! Firefox and its driver.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use super::{browser::named, cargo_tools, debian};
use crate::{paths, run, version};

/// A version that the tests can't drive any more, nor any before it: it doesn't know all commands that their driver sends.
const TOO_OLD: u32 = 140;

/// Where the browser is.
pub(crate) struct Firefox {
    /// The browser itself.
    pub(crate) firefox: PathBuf,
    /// What drives it for `wasm-bindgen-test`.
    pub(crate) driver: PathBuf,
}

/// Finds the browser, which it installs on Debian as root, and its driver, which Cargo compiles where there is none. Error: the
/// browser is missing or too old, and what to install.
pub(crate) fn ensure() -> Result<Firefox> {
    let given = named("FIREFOX")?.is_some();
    if !given && find()?.is_none_or(|firefox| is_too_old(&printed(&firefox))) {
        debian::install("Firefox", &["firefox-esr"]).context("Firefox is missing or too old")?;
    }
    let Some(firefox) = find()? else {
        bail!(
            "Firefox is missing: install it (Debian: apt-get install firefox-esr), or name it in the variable FIREFOX"
        );
    };
    let printed = printed(&firefox);
    ensure!(
        !is_too_old(&printed),
        "{} is {}, and the tests need a Firefox newer than {TOO_OLD}: install one, or name it in the variable FIREFOX",
        firefox.display(),
        printed.trim()
    );
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

/// What a browser says that it is.
fn printed(firefox: &Path) -> String {
    run::ask(&firefox.to_string_lossy(), &["--version"]).unwrap_or_default()
}

/// Is it, by what it says? One that says nothing may be new enough.
fn is_too_old(printed: &str) -> bool {
    version::printed(printed).and_then(version::major).is_some_and(|major| major <= TOO_OLD)
}

fn driver() -> Option<PathBuf> {
    paths::find_program(&["geckodriver"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_browser_is_told_by_what_it_prints() {
        for (printed, old) in [
            ("Mozilla Firefox 128.14.0esr\n", true),
            ("Mozilla Firefox 140.10.2esr\n", true),
            ("Mozilla Firefox 141.0\n", false),
            ("Mozilla Firefox 153.8.0esr\n", false),
            ("", false),
        ] {
            assert_eq!(is_too_old(printed), old, "{printed}");
        }
    }
}
