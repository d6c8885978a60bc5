//! The built binary, serving on a loopback port.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use reqwest::{Client, Response};
use serde_json::Value;

/// A server in a folder of its own, killed when it's dropped.
pub(crate) struct Binary {
    pub(crate) child: Child,
    pub(crate) client: Client,
    /// `http://127.0.0.1:…`
    pub(crate) url: String,
    folder: PathBuf,
}

impl Drop for Binary {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The binary with these arguments, in that folder, with an environment of no variables.
pub(crate) fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_citecore-proxy"));
    command.args(arguments).current_dir(folder).env_clear();
    command
}

impl Binary {
    /// Starts it in that folder, with those settings and a widget that is nothing but there.
    pub(crate) fn start(folder: &Path, toml: &str) -> Self {
        std::fs::write(folder.join("citecore.toml"), toml).unwrap();
        std::fs::write(folder.join("citecore-widget.js"), "").unwrap();
        let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).unwrap();
        let mut child =
            command(folder, &["--listen", "127.0.0.1:0"]).stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let folder = folder.to_owned();
        let Some(url) = line.trim().strip_prefix("Listening on ") else {
            panic!("{line:?}: {}", std::fs::read_to_string(folder.join("log")).unwrap());
        };
        Self { child, client: Client::new(), url: url.to_owned(), folder }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.url)).send().await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Response {
        self.client.post(format!("{}{path}", self.url)).json(body).send().await.unwrap()
    }

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap()
    }

    /// The log, as soon as this is in it.
    pub(crate) async fn logged(&self, part: &str) -> String {
        let began = Instant::now();
        loop {
            let log = self.log();
            if log.contains(part) {
                return log;
            }
            assert!(began.elapsed() < Duration::from_secs(5), "{part:?} isn't logged: {log}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
