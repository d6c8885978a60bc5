//! A server in a process of its own, and what it takes of the machine (as Linux tells it).

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    path::Path,
    process::Stdio,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    process::{Child, Command},
    time::{Instant, sleep, timeout_at},
};

/// How long a server may take to answer. LiteLLM takes a quarter of a minute.
const PATIENCE: Duration = Duration::from_secs(90);
/// Clock ticks of `/proc/…/stat` in a second, the same on every Linux.
const TICKS: f64 = 100.0;

/// Ends when it's dropped.
pub(crate) struct Process(Child);

/// An address of this machine that nobody listens at.
pub(crate) fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// The first byte of whatever a server answers. Errors: nobody listens, or it answers nothing.
async fn answer(address: SocketAddr) -> std::io::Result<u8> {
    let mut connection = TcpStream::connect(address).await?;
    connection.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await?;
    connection.read_u8().await
}

impl Process {
    /// Starts a server and waits until it answers: one that listens may still be reading what it serves, and its memory then
    /// isn't yet what it holds at rest. What it prints goes to a file. Errors: it doesn't start; the file says why.
    pub(crate) async fn start(command: &mut Command, address: SocketAddr, log: &Path) -> Result<Self> {
        let file = fs::File::create(log).with_context(|| format!("can't write {}", log.display()))?;
        command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file).kill_on_drop(true);
        let child = command.spawn().with_context(|| format!("can't start {command:?}"))?;
        let mut process = Self(child);
        let until = Instant::now() + PATIENCE;
        while !matches!(timeout_at(until, answer(address)).await, Ok(Ok(_))) {
            if let Some(status) = process.0.try_wait()? {
                bail!("it ended with {status}: {}", log.display());
            }
            if Instant::now() > until {
                bail!("it doesn't answer after {} s: {}", PATIENCE.as_secs(), log.display());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(process)
    }

    /// Processor time since its start.
    pub(crate) fn cpu(&self) -> Duration {
        // The name, in parentheses, may hold anything; state is the first field behind it, user and system time the 12th and 13th.
        let ticks = self.read("stat").and_then(|stat| {
            let (_, fields) = stat.rsplit_once(')')?;
            let times: Option<Vec<f64>> =
                fields.split_ascii_whitespace().skip(11).take(2).map(|field| field.parse().ok()).collect();
            Some(times?.iter().sum::<f64>())
        });
        Duration::from_secs_f64(ticks.unwrap_or_default() / TICKS)
    }

    /// Memory that it holds now, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let told = self.read("status").and_then(|status| {
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:").map(str::to_owned))?;
            line.split_ascii_whitespace().next()?.parse().ok()
        });
        told.unwrap_or_default()
    }

    fn read(&self, file: &str) -> Option<String> {
        fs::read_to_string(format!("/proc/{}/{file}", self.0.id()?)).ok()
    }
}
