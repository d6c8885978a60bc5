//! Files and folders, with errors that name them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// A file's text.
pub(crate) fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}

/// A file's bytes.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("can't read {}", path.display()))
}

/// Writes a file, in the place of one that may be there.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, content).with_context(|| format!("can't write {}", path.display()))
}

/// Copies a file.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).map(drop).with_context(|| format!("can't copy {}", from.display()))
}

/// Copies all that is in a folder into another.
pub(crate) fn copy_all(from: &Path, to: &Path) -> Result<()> {
    make(to)?;
    for path in entries(from)? {
        let to = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() { copy_all(&path, &to)? } else { copy(&path, &to)? }
    }
    Ok(())
}

/// What is in a folder, in the order of the names.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).and_then(|all| all.map(|entry| Ok(entry?.path())).collect());
    let mut entries: Vec<PathBuf> = entries.with_context(|| format!("can't read {}", folder.display()))?;
    entries.sort();
    Ok(entries)
}

/// Makes a folder, with those that it is in.
pub(crate) fn make(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))
}

/// Removes a folder with all that is in it, where there is one.
pub(crate) fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("can't remove {}", folder.display()))?;
    }
    Ok(())
}

/// Makes a folder with nothing in it, whatever was there.
pub(crate) fn make_empty(folder: &Path) -> Result<()> {
    remove(folder)?;
    make(folder)
}
