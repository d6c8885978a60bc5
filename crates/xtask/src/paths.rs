//! Where things are.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

/// The top of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = PathBuf::from(here);
    here.ancestors().nth(2).map(Path::to_path_buf).unwrap_or(here)
}

/// What outlives a clone: tools and compiled crates.
pub(crate) fn cache() -> PathBuf {
    let home = env::home_dir().unwrap_or_else(|| root().join("target"));
    home.join(".cache/citecore")
}

/// Where `cargo install` puts the workspace's tools.
pub(crate) fn tools() -> PathBuf {
    cache().join("tools")
}

/// The `CARGO_TARGET_DIR` of every child.
pub(crate) fn cargo_target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR").filter(|dir| !dir.is_empty()) {
        Some(dir) => root().join(dir),
        None => cache().join("target"),
    }
}

/// What the widget is built into, and what the proxy serves.
pub(crate) fn widget() -> PathBuf {
    root().join("target/widget")
}

/// The npm package, ready for `npm pack`.
pub(crate) fn npm_package() -> PathBuf {
    root().join("target/npm/citecore")
}

/// The npm package's sources.
pub(crate) fn npm_source() -> PathBuf {
    root().join("crates/citecore-wasm/npm")
}

/// What writes the npm package's API reference.
pub(crate) fn npm_reference() -> PathBuf {
    npm_source().join("reference")
}

/// The examples that are made with the npm package.
pub(crate) fn examples() -> [PathBuf; 2] {
    ["ai-sdk", "react"].map(|name| root().join("www/examples").join(name))
}

/// What Trunk builds into.
pub(crate) fn trunk_dist() -> PathBuf {
    root().join("target/trunk")
}

/// Logs of suites and what is on its way to [`widget`].
pub(crate) fn scratch() -> PathBuf {
    root().join("target/xtask")
}

/// The browser tests, and Prettier, esbuild and binaryen for other commands.
pub(crate) fn e2e() -> PathBuf {
    root().join("tests/e2e")
}

/// The models of somebody else's that the proxy's upstreams are held against.
pub(crate) fn upstreams() -> PathBuf {
    root().join("tests/upstreams")
}

/// The peers in Node that the engine is measured against.
pub(crate) fn bench() -> PathBuf {
    root().join("tests/bench")
}

/// The gateway in Node that the proxy is measured beside.
pub(crate) fn load_peers() -> PathBuf {
    root().join("tests/load")
}

/// The tests of the packed npm package, and the bundlers and runtimes that it has to work in.
pub(crate) fn packaging() -> PathBuf {
    root().join("tests/packaging")
}

/// A script that an npm package brings along.
pub(crate) fn npm_script(path: &str) -> PathBuf {
    e2e().join("node_modules").join(path)
}

/// The proxy, as `cargo build -p citecore-proxy` leaves it.
pub(crate) fn proxy() -> PathBuf {
    cargo_target().join("debug").join(format!("citecore-proxy{}", env::consts::EXE_SUFFIX))
}

/// A program that `cargo build --release` leaves.
pub(crate) fn release_program(name: &str) -> PathBuf {
    cargo_target().join("release").join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// The crate of the fuzz targets.
pub(crate) fn fuzz_crate() -> PathBuf {
    root().join("crates/citecore/fuzz")
}

/// What fuzzing comes up with: the inputs that it goes on from next time, and those that broke a law.
pub(crate) fn fuzzed() -> PathBuf {
    cache().join("fuzz")
}

/// `PATH` with the workspace's tools first.
pub(crate) fn search_path() -> OsString {
    let given = env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(tools().join("bin")).chain(env::split_paths(&given));
    env::join_paths(all).unwrap_or(given)
}

/// The first of these programs that [`search_path`] has.
pub(crate) fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    names.iter().find_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        env::split_paths(&path).map(|dir| dir.join(&file)).find(|candidate| candidate.is_file())
    })
}
