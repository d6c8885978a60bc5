//! What the figures were measured on.

use std::{env::consts, fs, thread};

/// The machine in one line: processors, system, and how busy it is where the system tells.
///
/// ```
/// assert!(citecore_bench::machine().contains("processor"));
/// ```
pub fn machine() -> String {
    let count = thread::available_parallelism().map_or(1, usize::from);
    let model = first_of("/proc/cpuinfo", |text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(format!(" ({})", line.split_once(':')?.1.trim()))
    });
    let load = first_of("/proc/loadavg", |text| {
        Some(format!(", load {} when it began", text.split_whitespace().next()?))
    });
    let (system, architecture) = (consts::OS, consts::ARCH);
    format!("{count} processor(s){model}, {system} on {architecture}{load}")
}

/// What a file of the system says; nothing where there is no such file.
fn first_of(path: &str, read: impl Fn(&str) -> Option<String>) -> String {
    fs::read_to_string(path).ok().as_deref().and_then(read).unwrap_or_default()
}
