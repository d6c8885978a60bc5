//! Whose the compiled crates in the cache are. Checkouts share them, and Cargo takes what one of them has compiled of the workspace for
//! the other's, whose tests would then read the wrong files.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{paths, run, setup::WASM_TARGET};

/// What the workspace is compiled as: a profile, what for where that isn't this machine, and the folder below Cargo's own. Where another
/// checkout compiled last, the sources of this one may be older than what it made, and Cargo would take that for theirs.
const COMPILED: [(&str, Option<&str>, &str); 5] = [
    ("dev", None, ""),
    ("release", None, ""),
    ("dev", Some(WASM_TARGET), ""),
    ("wasm-release", Some(WASM_TARGET), ""),
    ("wasm-release", Some(WASM_TARGET), "npm"),
];

/// Makes the compiled crates this checkout's: where another had them last, the workspace's own are compiled anew.
pub(crate) fn claim() -> Result<()> {
    let (target, root) = (paths::cargo_target(), paths::root());
    if is_of(&target, &root) {
        return Ok(());
    }
    if target.exists() {
        // Crates for the browser are compiled by way of this program, which may lie among what goes.
        let program = env::current_exe().context("can't tell where this program is")?;
        keeping(&program, || {
            for (profile, machine, folder) in COMPILED {
                let mut clean = run::cargo(&["clean", "--quiet", "--workspace", "--profile", profile]);
                clean.args(machine.map(|machine| ["--target", machine]).iter().flatten());
                clean.arg("--target-dir").arg(target.join(folder));
                run::must("removing what another clone has compiled of the workspace", &mut clean)?;
            }
            Ok(())
        })?;
    }
    let stamp = stamp(&target);
    fs::create_dir_all(&target)
        .and_then(|()| fs::write(&stamp, root.display().to_string()))
        .with_context(|| format!("can't write {}", stamp.display()))
}

/// Does something that may remove a file, and has the file after it all the same.
fn keeping(file: &Path, act: impl FnOnce() -> Result<()>) -> Result<()> {
    let kept = file.with_extension("kept");
    fs::copy(file, &kept).with_context(|| format!("can't copy {}", file.display()))?;
    let acted = act();
    fs::rename(&kept, file).with_context(|| format!("can't put {} back", file.display()))?;
    acted
}

fn is_of(target: &Path, root: &Path) -> bool {
    fs::read_to_string(stamp(target)).is_ok_and(|last| Path::new(&last) == root)
}

fn stamp(target: &Path) -> PathBuf {
    target.join("checkout")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_removed_is_there_again() {
        let folder = paths::root().join("target/xtask/keeping-test");
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("program");
        fs::write(&file, "compiled").unwrap();
        keeping(&file, || Ok(fs::remove_file(&file)?)).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "compiled");
        assert!(keeping(&file, || anyhow::bail!("no Cargo")).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no copy is left");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_is_of_the_checkout_that_it_names() {
        let folder = paths::root().join("target/xtask/checkout-test");
        fs::create_dir_all(&folder).unwrap();
        fs::write(stamp(&folder), "/one").unwrap();
        assert!(is_of(&folder, Path::new("/one")));
        assert!(!is_of(&folder, Path::new("/another")));
        assert!(!is_of(&folder.join("missing"), Path::new("/one")));
        fs::remove_dir_all(&folder).unwrap();
    }
}
