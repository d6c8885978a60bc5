//! What a package has beside its scripts: its manifest, what it says of itself, its licences.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{build::stage::Stage, files, paths};

/// Writes them beside the scripts.
pub(super) fn write(stage: &Stage) -> Result<()> {
    let manifest = files::text(&paths::npm_source().join("package.json"))?;
    stage.write("package.json", published(&manifest)?.as_bytes())?;
    stage.write("README.md", files::text(&paths::npm_source().join("README.md"))?.as_bytes())?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        stage.write(licence, &files::bytes(&paths::root().join(licence))?)?;
    }
    Ok(())
}

/// What comes last in the manifest, and only the build needs.
const OURS: &str = ",\n  \"devDependencies\"";

/// The manifest without what only the build needs. It stays text: the order of conditions is what they mean.
/// Error: its version isn't the workspace's.
fn published(source: &str) -> Result<String> {
    let (manifest, _) = source.split_once(OURS).context("npm/package.json has no devDependencies")?;
    let manifest = format!("{manifest}\n}}\n");
    let json: Value =
        serde_json::from_str(&manifest).context("npm/package.json: devDependencies come last")?;
    let version = env!("CARGO_PKG_VERSION");
    ensure!(json["version"] == version, "npm/package.json: the workspace's version is {version}");
    Ok(manifest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_published_has_the_workspaces_version_and_no_dependency() {
        let version = env!("CARGO_PKG_VERSION");
        let source = |version: &str| {
            format!(
                "{{\n  \"version\": \"{version}\",\n  \"devDependencies\": {{\n    \"a\": \"1\"\n  }}\n}}\n"
            )
        };
        let expected = format!("{{\n  \"version\": \"{version}\"\n}}\n");
        assert_eq!(published(&source(version)).unwrap(), expected);
        assert!(published(&source("0.0.0")).is_err());
    }
}
