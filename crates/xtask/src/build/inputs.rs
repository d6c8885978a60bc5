//! What something is built from, as one digest: the same digest, the same files.

use std::path::{Path, PathBuf};

use anyhow::Result;
use sha2::{Digest, Sha256};

use crate::{files, paths, run};

/// What a file of figures is called, which is an outcome of a build.
const OUTCOME: &str = "size.json";

/// Digest of the path and content of each of these files and folders, and of the compiler's version.
pub(crate) fn digest(inputs: &[&str]) -> Result<String> {
    of(&paths::root(), inputs, &run::ask("rustc", &["--version"]).unwrap_or_default())
}

fn of(root: &Path, inputs: &[&str], compiler: &str) -> Result<String> {
    let mut files = Vec::new();
    for input in inputs {
        collect(&root.join(input), &mut files)?;
    }
    files.sort();
    let mut digest = Sha256::new();
    digest.update(compiler);
    for file in files.iter().filter(|file| !file.ends_with(OUTCOME)) {
        let content = files::bytes(file)?;
        digest.update(file.strip_prefix(root).unwrap_or(file).as_os_str().as_encoded_bytes());
        digest.update((content.len() as u64).to_le_bytes());
        digest.update(content);
    }
    Ok(hex(&digest.finalize()))
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_dir() {
        for path in files::entries(path)? {
            if !path.ends_with("node_modules") {
                collect(&path, files)?;
            }
        }
    } else if path.is_file() {
        files.push(path.to_path_buf());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_digest_changes_with_content_name_and_compiler_alone() {
        let root = std::env::temp_dir().join(format!("citecore-inputs-{}", std::process::id()));
        fs::create_dir_all(root.join("crates/widget/src")).unwrap();
        let digest = |compiler| of(&root, &["crates/widget", "not-there"], compiler).unwrap();
        fs::write(root.join("crates/widget/src/lib.rs"), "one").unwrap();
        let first = digest("rustc 1");
        assert_eq!(first, digest("rustc 1"));
        assert_ne!(first, digest("rustc 2"));
        fs::write(root.join("crates/widget").join(OUTCOME), "{}").unwrap();
        assert_eq!(first, digest("rustc 1"), "an outcome is no input");
        fs::write(root.join("crates/widget/src/lib.rs"), "two").unwrap();
        let second = digest("rustc 1");
        assert_ne!(first, second);
        fs::rename(root.join("crates/widget/src/lib.rs"), root.join("crates/widget/src/main.rs")).unwrap();
        assert_ne!(second, digest("rustc 1"));
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn writes_hexadecimal() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }
}
