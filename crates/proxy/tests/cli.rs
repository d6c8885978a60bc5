//! The binary, as a person meets it.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

const DEMO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/help-center");

fn proxy(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_citecore-proxy"));
    command.args(arguments).current_dir(std::env::temp_dir()).env_clear();
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn help_names_commands_flags_and_settings() {
    let said = said(&proxy(&["--help"]).output().unwrap());
    for part in [
        "serve",
        "index",
        "check",
        "--config",
        "--listen",
        "--folder",
        "limits.per_minute",
        "upstream.api_key",
        "anthropic",
        "upstream.fallback",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn index_says_what_it_found() {
    let output = proxy(&["index", "--folder", DEMO]).output().unwrap();
    let said = said(&output);
    assert!(output.status.success(), "{said}");
    for part in ["locale", "en ", "ko ", "articles", "chunks", "Indexed"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn a_secret_that_is_no_text_stops_the_start() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let mut command = proxy(&["check", "--folder", DEMO]);
    let output = command.env("CITECORE_AUTH__SECRET", OsStr::from_bytes(b"hush\xff")).output().unwrap();
    let said = said(&output);
    assert!(!output.status.success() && said.contains("CITECORE_AUTH__SECRET"), "{said}");
    assert!(said.contains("UTF-8") && !said.contains("hush"), "{said}");
}

#[test]
fn wrong_settings_stop_the_start() {
    type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)], &'a str);
    let table: [Case<'_>; 8] = [
        (&[], &[("CITECORE_COLOUR", "red")], "colour"),
        (&["--folder", DEMO], &[("CITECORE_AUTH__SECRET", "")], "CITECORE_AUTH__SECRET"),
        (&["--folder", DEMO], &[("RUST_LOG", "info=much=more")], "RUST_LOG: expected levels"),
        (&[], &[("CITECORE_LIMITS__PER_MINUTE", "many")], "limits.per_minute"),
        (&["--folder", "no/such/folder"], &[], "no/such/folder"),
        (&[], &[], "say where your articles are by --folder, `knowledge.path` or CITECORE_KNOWLEDGE__PATH"),
        (&["--folder", DEMO], &[("CITECORE_WIDGET__PATH", "no/such/widget")], "widget.path"),
        (&["check", "--config", "no-such.toml"], &[], "no-such.toml"),
    ];
    for (arguments, environment, expected) in table {
        let arguments = [&["--listen", "127.0.0.1:0"], arguments].concat();
        let output = proxy(&arguments).envs(environment.iter().copied()).output().unwrap();
        let said = said(&output);
        assert!(!output.status.success() && said.contains(expected), "{arguments:?} {environment:?}: {said}");
    }
}

#[test]
fn a_port_in_use_is_said_plainly() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = proxy(&["--folder", DEMO, "--listen", &address]).output().unwrap();
    let said = said(&output);
    assert!(!output.status.success());
    assert!(said.contains(&format!("{address} is in use")) && said.contains("--listen"), "{said}");
}

#[test]
fn check_says_what_is_wrong() {
    let environment = [
        ("CITECORE_UPSTREAM__KIND", "openai"),
        ("CITECORE_UPSTREAM__MODEL", "m"),
        ("CITECORE_UPSTREAM__BASE_URL", "http://127.0.0.1:1/v1"),
        ("OPENAI_API_KEY", "sk-secret"),
    ];
    let output = proxy(&["check", "--folder", DEMO]).envs(environment).output().unwrap();
    let said = said(&output);
    assert!(!output.status.success());
    assert!(said.contains("upstream: the upstream can't be reached") && said.contains("widget: "), "{said}");
    assert!(!said.contains("sk-secret"), "{said}");
}

#[cfg(unix)]
#[test]
fn sigterm_ends_it_cleanly() {
    let mut child = proxy(&["--folder", DEMO, "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Listening on http://127.0.0.1:"), "{line}");
    let told = Instant::now();
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    assert!(child.wait().unwrap().success());
    assert!(told.elapsed() < Duration::from_secs(5));
}
