//! Child processes: with the workspace's environment, their output kept, their progress shown, ended when all ends.

use std::{
    ffi::OsStr,
    io::{BufRead, BufReader, Read},
    process::{Child, Command, Stdio},
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use crate::{paths, progress::Progress, stop};

/// How long a child that was asked to end may take: the proxy lets running answers end within 30 s.
const GRACE: Duration = Duration::from_secs(32);
const BEAT: Duration = Duration::from_millis(100);

/// What a child printed, and how it ended.
pub(crate) struct Finished {
    /// It ended with exit code 0.
    pub(crate) success: bool,
    /// Both of its outputs, line by line as they came.
    pub(crate) output: String,
}

/// A command in the workspace's top folder, with the tools' folder first in `PATH` and the shared `CARGO_TARGET_DIR`.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(paths::root())
        .env("PATH", paths::search_path())
        .env("CARGO_TARGET_DIR", paths::cargo_target())
        .stdin(Stdio::null());
    own_group(&mut command);
    command
}

/// `cargo` with these arguments.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(arguments);
    cargo
}

/// `node` with a script of an npm package.
pub(crate) fn node(script: &str) -> Command {
    let mut node = command("node");
    node.arg(paths::npm_script(script));
    node
}

/// Runs a command to its end under a progress line. Error: it can't be started, or all was asked to end.
pub(crate) fn watch(title: &str, command: &mut Command) -> Result<Finished> {
    let mut progress = Progress::new(title);
    let mut child = spawn(command.stdout(Stdio::piped()).stderr(Stdio::piped()))?;
    let (sender, lines) = channel();
    forward(child.stdout.take(), sender.clone());
    forward(child.stderr.take(), sender);
    let mut output = String::new();
    let mut last = String::new();
    loop {
        match lines.recv_timeout(BEAT) {
            Ok(line) => {
                output.push_str(&line);
                output.push('\n');
                if !line.trim().is_empty() {
                    last = line.trim().to_owned();
                }
            }
            // A grandchild that outlives the child may hold the pipes open.
            Err(RecvTimeoutError::Timeout) if child.try_wait()?.is_some() => break,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        progress.tick(&last);
        if stop::asked() {
            end(&mut child)?;
            progress.end("stopped");
            bail!("stopped");
        }
    }
    let success = child.wait()?.success();
    progress.end(if success { "done" } else { "failed" });
    Ok(Finished { success, output })
}

/// Runs a command that has to succeed. Error: it doesn't; what it printed is printed first.
pub(crate) fn must(title: &str, command: &mut Command) -> Result<Finished> {
    let finished = watch(title, command)?;
    if !finished.success {
        eprintln!("{}", finished.output.trim_end());
        bail!("{title} failed: {}", shown(command));
    }
    Ok(finished)
}

/// What a short command printed; none where it can't be run or fails.
pub(crate) fn ask(program: &str, arguments: &[&str]) -> Option<String> {
    let output = command(program).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Starts a child.
pub(crate) fn spawn(command: &mut Command) -> Result<Child> {
    command.spawn().with_context(|| format!("can't start {}", command.get_program().to_string_lossy()))
}

/// Runs a command to its end that prints for itself; whether it ended well. Error: it can't be started, or all was asked to end.
pub(crate) fn aloud(command: &mut Command) -> Result<bool> {
    wait(&mut spawn(command)?)?.context("stopped")
}

/// Waits for a child's end, or ends it when all is asked to end: then `None`.
pub(crate) fn wait(child: &mut Child) -> Result<Option<bool>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if stop::asked() {
            end(child)?;
            return Ok(None);
        }
        thread::sleep(BEAT);
    }
}

/// Asks a child and its own children to end, and makes it end where it doesn't or where somebody insists.
pub(crate) fn end(child: &mut Child) -> Result<()> {
    let heard = stop::times();
    let asked = Instant::now();
    signal_group(child, "TERM");
    while child.try_wait()?.is_none() {
        if asked.elapsed() > GRACE || stop::times() > heard {
            signal_group(child, "KILL");
            child.kill()?;
            child.wait()?;
            break;
        }
        thread::sleep(BEAT);
    }
    Ok(())
}

fn forward(pipe: Option<impl Read + Send + 'static>, lines: Sender<String>) {
    let Some(pipe) = pipe else { return };
    thread::spawn(move || {
        for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            if lines.send(line.trim_end_matches('\r').to_owned()).is_err() {
                break;
            }
        }
    });
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// A process group of its own: a Ctrl-C in the terminal then reaches the child once, from here, and a signal to the
/// group reaches its own children too.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

#[cfg(unix)]
fn signal_group(child: &Child, signal: &str) {
    let script = format!("kill -{signal} -{}", child.id());
    // The group may be gone by now, which is what is wanted.
    let _ = Command::new("sh").args(["-c", &script]).stderr(Stdio::null()).status();
}

#[cfg(not(unix))]
fn signal_group(child: &Child, _: &str) {
    let id = child.id().to_string();
    let _ = Command::new("taskkill").args(["/T", "/F", "/PID", &id]).stdout(Stdio::null()).status();
}
