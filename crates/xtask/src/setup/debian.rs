//! Packages of Debian, which root can install.

use std::path::Path;

use anyhow::Result;

use crate::{paths, run};

/// Installs packages where this is Debian and root's; `false` where it isn't, and nothing was done.
pub(super) fn install(what: &str, packages: &[&str]) -> Result<bool> {
    if !may_use_apt() {
        return Ok(false);
    }
    run::must("reading Debian's package lists", run::command("apt-get").arg("update"))?;
    let arguments = ["install", "--yes", "--no-install-recommends"];
    run::must(
        &format!("installing {what} (some minutes)"),
        run::command("apt-get").args(arguments).args(packages).env("DEBIAN_FRONTEND", "noninteractive"),
    )?;
    Ok(true)
}

fn may_use_apt() -> bool {
    Path::new("/etc/debian_version").is_file()
        && paths::find_program(&["apt-get"]).is_some()
        && run::ask("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}
