//! `cargo xtask load`: the proxy under load, beside other gateways.

use anyhow::Result;

use crate::{files, paths, run, setup};

/// Compiles, measures and prints a table for each question. `false`: the program failed, and said why.
pub(crate) fn command(questions: &[String], quick: bool) -> Result<bool> {
    let peers = setup::for_load();
    let build = ["build", "--release", "--package", "citecore-proxy", "--package", "citecore-load"];
    run::must("compiling the proxy in release mode", &mut run::cargo(&build))?;
    let scratch = paths::scratch().join("load");
    files::make(&scratch)?;
    let mut load = run::command(paths::release_program("citecore-load"));
    load.arg("measure").arg("--proxy").arg(paths::release_program("citecore-proxy"));
    load.arg("--scratch").arg(&scratch);
    for (name, peer) in [("--nginx", peers.nginx), ("--portkey", peers.portkey), ("--litellm", peers.litellm)]
    {
        if let Some(peer) = peer {
            load.arg(name).arg(peer);
        }
    }
    if quick {
        load.arg("--quick");
    }
    load.args(questions);
    run::aloud(&mut load)
}
