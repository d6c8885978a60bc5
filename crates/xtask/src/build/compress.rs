//! A Brotli and a gzip copy of every file, by Node's zlib: it has both, and no crate has to be compiled for them.

use std::path::Path;

use anyhow::Result;

use crate::run;

/// The endings of the copies.
pub(crate) const COPIES: [&str; 2] = ["br", "gz"];

/// Writes `FILE.br` and `FILE.gz` beside each file of a folder, as small as they get.
pub(crate) fn folder(folder: &Path) -> Result<()> {
    let mut node = run::command("node");
    node.args(["--input-type=module", "--eval", include_str!("compress.mjs")]).arg(folder);
    run::must("compressing", &mut node).map(drop)
}
