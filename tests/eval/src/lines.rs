//! JSON lines: a file of the data, or a list of labels.

use std::{fs, path::Path};

use anyhow::{Context, Result};

/// The lines of a file.
pub(crate) fn of_file(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("can't read {}", file.display()))
}

/// What is read from each line that isn't blank. Errors name the file and the line.
pub(crate) fn read_each<T>(lines: &str, file: &str, read: impl Fn(&str) -> Result<T>) -> Result<Vec<T>> {
    let filled = lines.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    filled.map(|(line, number)| read(line).with_context(|| format!("{file}, line {number}"))).collect()
}
