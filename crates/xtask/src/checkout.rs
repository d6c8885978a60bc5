//! Whose the compiled crates in the cache are. Checkouts share them, and Cargo takes what one of them has compiled of the workspace for
//! the other's, whose tests would then read the wrong files.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{paths, run};

/// Profiles whose programs know where their sources are.
const PROFILES: [&str; 2] = ["dev", "release"];

/// Makes the compiled crates this checkout's: where another had them last, the workspace's own are compiled anew.
pub(crate) fn claim() -> Result<()> {
    let (target, root) = (paths::cargo_target(), paths::root());
    if is_of(&target, &root) {
        return Ok(());
    }
    if target.exists() {
        for profile in PROFILES {
            let mut clean = run::cargo(&["clean", "--quiet", "--workspace", "--profile", profile]);
            run::must("leaving what another checkout has compiled", &mut clean)?;
        }
    }
    let stamp = stamp(&target);
    fs::create_dir_all(&target)
        .and_then(|()| fs::write(&stamp, root.display().to_string()))
        .with_context(|| format!("can't write {}", stamp.display()))
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
