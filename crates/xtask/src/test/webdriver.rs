//! How `wasm-bindgen-test-runner` is told to start Chromium.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};
use serde_json::json;

use crate::{paths, setup::Browser};

/// Headless; without a sandbox, since a browser of root's has none; and without the traffic that Chromium has of its own.
const FLAGS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Writes the capabilities and says where.
pub(crate) fn capabilities(browser: &Browser) -> Result<PathBuf> {
    fs::create_dir_all(paths::scratch())?;
    let path = paths::scratch().join("webdriver.json");
    let options = json!({ "goog:chromeOptions": { "args": FLAGS, "binary": browser.chromium } });
    fs::write(&path, options.to_string()).with_context(|| format!("can't write {}", path.display()))?;
    Ok(path)
}
