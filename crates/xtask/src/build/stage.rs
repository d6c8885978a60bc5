//! A build's files come into place all at once: a server that is running never sees half of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{files, paths};

/// Files on their way to a folder.
pub(crate) struct Stage {
    folder: PathBuf,
    place: PathBuf,
}

/// The digest of the inputs that a folder was built from.
fn stamp(place: &Path) -> PathBuf {
    paths::scratch().join(format!("{}.inputs", name(place)))
}

fn name(place: &Path) -> String {
    place.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Whether a folder was built from these inputs, and the file that is looked for is in it.
pub(crate) fn is_current(place: &Path, file: &str, inputs: &str) -> bool {
    fs::read_to_string(stamp(place)).is_ok_and(|built| built == inputs) && place.join(file).is_file()
}

impl Stage {
    /// An empty folder for what is to be at that place.
    pub(crate) fn begin(place: &Path) -> Result<Self> {
        let folder = paths::scratch().join("stage").join(name(place));
        files::make_empty(&folder)?;
        Ok(Self { folder, place: place.to_path_buf() })
    }

    /// Where the files are.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Adds a file.
    pub(crate) fn write(&self, name: &str, content: &[u8]) -> Result<()> {
        files::write(&self.folder.join(name), content)
    }

    /// Puts the files in the place of those before.
    pub(crate) fn publish(self, inputs: &str) -> Result<()> {
        let stamp = stamp(&self.place);
        if stamp.exists() {
            fs::remove_file(&stamp)?;
        }
        files::remove(&self.place)?;
        if let Some(parent) = self.place.parent() {
            files::make(parent)?;
        }
        fs::rename(&self.folder, &self.place)
            .with_context(|| format!("can't put {} in place", self.place.display()))?;
        fs::write(stamp, inputs).context("can't note what it was built from")
    }
}
