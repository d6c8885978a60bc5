//! Versions, as tools print them and as `Cargo.lock` pins them.

use anyhow::{Context, Result};

/// The first thing in a tool's output that looks like a version: `trunk 0.21.14` gives `0.21.14`, `v20.1.0` gives
/// `20.1.0`.
pub(crate) fn printed(output: &str) -> Option<&str> {
    output
        .split(|character: char| character.is_whitespace() || character == '(' || character == ')')
        .map(|word| word.strip_prefix('v').unwrap_or(word))
        .find(|word| word.starts_with(|first: char| first.is_ascii_digit()) && word.contains('.'))
}

/// The first number of a version.
pub(crate) fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

/// The version of a package in a `Cargo.lock`. Error: it isn't there, or the file is none.
pub(crate) fn locked(lock: &str, package: &str) -> Result<String> {
    let lock: toml::Table = lock.parse().context("Cargo.lock can't be read")?;
    let packages =
        lock.get("package").and_then(toml::Value::as_array).context("Cargo.lock has no packages")?;
    packages
        .iter()
        .find(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package))
        .and_then(|entry| entry.get("version")?.as_str())
        .map(str::to_owned)
        .with_context(|| format!("Cargo.lock has no {package}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_tools_print() {
        for (output, version) in [
            ("trunk 0.21.14\n", Some("0.21.14")),
            ("wasm-bindgen 0.2.130", Some("0.2.130")),
            ("v20.20.2\n", Some("20.20.2")),
            ("rustc 1.95.0 (59807616e 2026-04-14)", Some("1.95.0")),
            ("Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)", Some("156.0.8078.79")),
            ("command not found", None),
        ] {
            assert_eq!(printed(output), version, "{output}");
        }
    }

    #[test]
    fn reads_the_major_number() {
        assert_eq!(major("20.20.2"), Some(20));
        assert_eq!(major("next"), None);
    }

    #[test]
    fn reads_the_lock() {
        let lock = "version = 4\n[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked(lock, "wasm-bindgen").unwrap(), "0.2.130");
        assert!(locked(lock, "leptos").is_err());
        assert!(locked("no lock = = ", "leptos").is_err());
    }
}
