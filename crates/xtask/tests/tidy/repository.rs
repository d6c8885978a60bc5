//! The repository, as it lies in its folder.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders that no rule is about: what was built, and what others wrote.
const PASSED_OVER: [&str; 5] = [".git", "target", "dist", "node_modules", "pkg"];

/// The top of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/xtask lies two folders deep")
}

/// Every file below a folder of the repository, by its path from the top, in order.
pub(crate) fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !PASSED_OVER.iter().any(|name| path.ends_with(name)) {
                collect(&path, found);
            }
        } else {
            found.push(path.strip_prefix(root()).unwrap().to_path_buf());
        }
    }
}

/// The manifests of the workspace's crates.
pub(crate) fn manifests() -> impl Iterator<Item = PathBuf> {
    ["crates", "tests"].into_iter().flat_map(files).filter(|path| path.ends_with("Cargo.toml"))
}

/// A file's text; none where it is no text.
pub(crate) fn text(path: &Path) -> Option<String> {
    String::from_utf8(fs::read(root().join(path)).unwrap()).ok()
}

/// A file that has to be there.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Fails with all that is wrong, a line each.
pub(crate) fn assert_none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
