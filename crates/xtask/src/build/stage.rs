//! A build's files come into place all at once: a server that is running never sees half of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::paths;

/// The digest of the inputs that [`paths::widget`] was built from.
const STAMP: &str = "widget.inputs";

/// Files on their way.
pub(crate) struct Stage(PathBuf);

/// Whether the widget in place was built from these inputs.
pub(crate) fn is_current(inputs: &str) -> bool {
    let stamp = fs::read_to_string(paths::scratch().join(STAMP));
    stamp.is_ok_and(|built| built == inputs) && paths::widget().join(super::names::LOADER).is_file()
}

impl Stage {
    /// An empty folder.
    pub(crate) fn begin() -> Result<Self> {
        let folder = paths::scratch().join("widget");
        remove(&folder)?;
        fs::create_dir_all(&folder).with_context(|| format!("can't make {}", folder.display()))?;
        Ok(Self(folder))
    }

    /// Where the files are.
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }

    /// Adds a file.
    pub(crate) fn write(&self, name: &str, content: &[u8]) -> Result<()> {
        fs::write(self.0.join(name), content).with_context(|| format!("can't write {name}"))
    }

    /// Puts the files in the place of those before.
    pub(crate) fn publish(self, inputs: &str) -> Result<()> {
        let stamp = paths::scratch().join(STAMP);
        if stamp.exists() {
            fs::remove_file(&stamp)?;
        }
        remove(&paths::widget())?;
        fs::rename(&self.0, paths::widget()).context("can't put the widget in place")?;
        fs::write(stamp, inputs).context("can't note what the widget was built from")
    }
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("can't remove {}", folder.display()))?;
    }
    Ok(())
}
