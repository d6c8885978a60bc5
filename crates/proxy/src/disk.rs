//! What has to be on the disk before it counts.

use std::{fs::File, io, path::Path};

/// Flushes the names in a folder to the disk. Elsewhere than on Unix a folder can't be opened, and needn't be.
pub(crate) fn flush_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
