//! What has to be on the machine, installed where it is missing.

mod browser;
mod cargo_tools;
mod cpp;
mod debian;
mod firefox;
mod gateways;
mod npm;
mod postgres;
mod python;
mod redis;
mod rust_parts;
mod schemathesis;

use std::path::PathBuf;

use anyhow::Result;

pub(crate) use browser::Browser;
pub(crate) use firefox::Firefox;
pub(crate) use gateways::Gateways;
pub(crate) use rust_parts::WASM_TARGET;

use crate::paths;

/// What the widget's build needs.
pub(crate) fn for_build() -> Result<()> {
    npm::ensure(&paths::e2e())?;
    rust_parts::ensure_wasm_target()?;
    rust_parts::ensure_source()?;
    cargo_tools::ensure_wasm_bindgen()?;
    cargo_tools::ensure_trunk()
}

/// What the npm package's build needs: the widget's tools but for Trunk, TypeScript, and TypeDoc.
pub(crate) fn for_npm() -> Result<()> {
    npm::ensure(&paths::e2e())?;
    npm::ensure(&paths::npm_source())?;
    npm::ensure(&paths::npm_reference())?;
    rust_parts::ensure_wasm_target()?;
    rust_parts::ensure_source()?;
    cargo_tools::ensure_wasm_bindgen()
}

/// What the examples need beside the npm package, which has to be built: it is installed from its folder.
pub(crate) fn for_examples() -> Result<()> {
    paths::examples().iter().try_for_each(|folder| npm::ensure(folder))
}

/// What tests of wasm in a browser need.
pub(crate) fn for_wasm_tests() -> Result<Browser> {
    let browser = browser::ensure()?;
    rust_parts::ensure_wasm_target()?;
    cargo_tools::ensure_wasm_bindgen()?;
    Ok(browser)
}

/// What tests of wasm, and those in a browser, need of Firefox.
pub(crate) fn for_firefox() -> Result<Firefox> {
    firefox::ensure()
}

/// What the packed npm package is tried in, and what it is made with.
pub(crate) fn for_packaging() -> Result<Browser> {
    for_npm()?;
    npm::ensure(&paths::packaging())?;
    browser::ensure()
}

/// What the proxy's upstreams are held against.
pub(crate) fn for_upstreams() -> Result<()> {
    npm::ensure(&paths::upstreams())
}

/// What fuzz targets are built with.
pub(crate) fn for_fuzz() -> Result<()> {
    cpp::ensure()?;
    cargo_tools::ensure_cargo_fuzz()
}

/// What scans the proxy.
pub(crate) fn for_scan() -> Result<PathBuf> {
    schemathesis::ensure()
}

/// What the native tests need.
pub(crate) fn for_native() -> Result<()> {
    postgres::ensure()?;
    redis::ensure()
}

/// What rustfmt, clippy and Prettier need.
pub(crate) fn for_lint() -> Result<()> {
    rust_parts::ensure_components()?;
    rust_parts::ensure_wasm_target()?;
    npm::ensure(&paths::e2e())
}

/// What the engine is measured against.
pub(crate) fn for_bench() -> Result<()> {
    npm::ensure(&paths::bench())
}

/// What the proxy is measured beside, as far as it can be had.
pub(crate) fn for_load() -> Gateways {
    gateways::find()
}

/// The browser alone.
pub(crate) fn for_browser() -> Result<Browser> {
    browser::ensure()
}

/// Its engine without windows, where it can be had.
pub(crate) fn for_many_pages() -> Result<Option<PathBuf>> {
    browser::shell()
}

/// All of it. A browser, PostgreSQL or Redis that can't be installed is said to be missing and is no failure: only the tests need it.
pub(crate) fn all() -> Result<()> {
    for_lint()?;
    for_build()?;
    for_npm()?;
    npm::ensure(&paths::packaging())?;
    for_upstreams()?;
    for_fuzz()?;
    match for_native() {
        Ok(()) => println!("PostgreSQL and Redis: found"),
        Err(error) => println!("PostgreSQL and Redis: {error:#}"),
    }
    let chromium = browser::ensure().map(|browser| browser.chromium);
    let shell = browser::shell().transpose();
    let firefox = firefox::ensure().map(|browser| browser.firefox);
    for browser in [Some(chromium), shell, Some(firefox)].into_iter().flatten() {
        match browser {
            Ok(path) => println!("browser: {}", path.display()),
            Err(error) => println!("browser: {error:#}"),
        }
    }
    println!("All set up. `cargo xtask demo` shows it, `cargo xtask test` tests it.");
    Ok(())
}
