//! `cargo xtask scan`: requests that a fuzzer makes of the proxy's own OpenAPI document.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{
    build, files, paths,
    run::{self, Finished},
    setup,
};

/// Nothing is limited but what a request may hold: the scan asks more than a reader may.
const SETTINGS: &str = "\
listen = \"127.0.0.1:0\"
[limits]
per_minute = 1000000
concurrent = 1000
[knowledge]
path = \"www/help-center\"
";
/// What is too large is refused with 413. Numbers such as 1.0 are whole numbers to JSON Schema and none to the proxy, and that
/// sources are numbered in their order can't be said in a schema: a request that is refused for either needn't be taken.
const CHECKS: &str = "\
[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 413, 415, 429]
positive_data_acceptance.enabled = false
";

/// Builds the proxy, serves the demo help center, scans it. `false`: the scan found something.
pub(crate) fn command(examples: u32, seed: u64) -> Result<bool> {
    let schemathesis = setup::for_scan()?;
    build::proxy()?;
    let folder = paths::scratch().join("scan");
    files::make(&folder)?;
    let log = folder.join("proxy.log");
    let (mut proxy, address) = serve(&folder)?;
    println!("scanning {address}, what the proxy logs is in {}", log.display());
    files::write(&folder.join("schemathesis.toml"), CHECKS)?;
    let mut scan = run::command(schemathesis);
    // It keeps what it finds beside where it runs.
    scan.current_dir(&folder)
        .arg("--config-file")
        .arg(folder.join("schemathesis.toml"))
        .args(["run", "--no-color"])
        .args(["--max-examples", &examples.to_string(), "--seed", &seed.to_string()])
        .arg(format!("{address}/openapi.json"));
    let scanned = run::watch("scanning", &mut scan);
    let alive = proxy.try_wait()?.is_none();
    run::end(&mut proxy)?;
    let Finished { success, output } = scanned?;
    println!("{}", output.trim_end());
    let logged = files::text(&log)?;
    let complaints: Vec<&str> =
        logged.lines().filter(|line| line.contains("panicked") || line.contains(" ERROR ")).collect();
    for complaint in &complaints {
        println!("{complaint}");
    }
    if !alive {
        println!("the proxy ended while it was scanned");
    }
    Ok(success && alive && complaints.is_empty())
}

/// The proxy, and where it listens.
fn serve(folder: &std::path::Path) -> Result<(Child, String)> {
    files::write(&folder.join("citecore.toml"), SETTINGS)?;
    let mut command = run::command(paths::proxy());
    command
        .args(["serve", "--config"])
        .arg(folder.join("citecore.toml"))
        .env("CITECORE_FEEDBACK__PATH", folder.join("feedback.jsonl"))
        .env("RUST_LOG", "info")
        .stdout(Stdio::piped())
        .stderr(fs::File::create(folder.join("proxy.log"))?);
    let mut proxy = run::spawn(&mut command)?;
    let mut line = String::new();
    let said = proxy.stdout.take().context("the proxy has no output")?;
    BufReader::new(said).read_line(&mut line)?;
    match line.trim().strip_prefix("Listening on ") {
        Some(address) => Ok((proxy, address.to_owned())),
        None => {
            run::end(&mut proxy)?;
            bail!("the proxy didn't start: {}", folder.join("proxy.log").display())
        }
    }
}
