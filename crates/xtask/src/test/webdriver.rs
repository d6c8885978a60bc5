//! How `wasm-bindgen-test-runner` is told to start a browser.

use std::process::Command;

use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    files, paths,
    setup::{Browser, Firefox},
};

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

/// Has a command run its tests in Chromium.
pub(crate) fn in_chromium(command: &mut Command, browser: &Browser) -> Result<()> {
    let options = json!({ "goog:chromeOptions": { "args": FLAGS, "binary": browser.chromium } });
    command.env("CHROMEDRIVER", &browser.driver).env_remove("GECKODRIVER");
    tell(command, "chromium", &options)
}

/// Has a command run its tests in Firefox.
pub(crate) fn in_firefox(command: &mut Command, browser: &Firefox) -> Result<()> {
    let options = json!({ "moz:firefoxOptions": { "args": ["-headless"], "binary": browser.firefox } });
    command.env("GECKODRIVER", &browser.driver).env_remove("CHROMEDRIVER");
    tell(command, "firefox", &options)
}

/// Writes the capabilities of a session and says where they are.
fn tell(command: &mut Command, name: &str, capabilities: &Value) -> Result<()> {
    files::make(&paths::scratch())?;
    let path = paths::scratch().join(format!("webdriver-{name}.json"));
    files::write(&path, capabilities.to_string())?;
    command.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", path);
    Ok(())
}
