//! The same claims through the npm package, in Node: the support has to be the same to the last bit.

use std::{
    io::{BufReader, BufWriter, Read, Write},
    path::Path,
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/claims.mjs");

/// What Node is given, a line each.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Asked {
    pub(crate) claim: String,
    pub(crate) text: String,
}

/// What it answers, a line each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answered {
    pub(crate) support: f64,
    /// How long it took, in microseconds.
    pub(crate) micros: f64,
}

#[derive(Deserialize)]
struct Line {
    /// The bits of a float of 8 bytes, in hexadecimal: no printer or reader of decimals stands between.
    support: String,
    micros: f64,
}

/// Holds claims against texts in the package that lies in a folder. Errors: Node can't be run, or the package fails or has no
/// `verifyClaim`.
pub(crate) fn verify(package: &Path, asked: &[Asked]) -> Result<Vec<Answered>> {
    let mut node = Command::new("node")
        .arg(SCRIPT)
        .arg(package)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("can't start Node")?;
    let (stdin, stdout, stderr) = (node.stdin.take(), node.stdout.take(), node.stderr.take());
    let (written, said, errors) = thread::scope(|scope| {
        // Node reads, answers and complains as it likes: a pipe that is full on one side may not stop the others.
        let writer = scope.spawn(move || write(stdin, asked));
        let complaints = scope.spawn(move || read(stderr));
        let said = read(stdout);
        (writer.join(), said, complaints.join())
    });
    let status = node.wait().context("Node is gone")?;
    let errors = errors.unwrap_or_default();
    if !status.success() {
        bail!("the npm package in {} failed: {}", package.display(), errors.trim());
    }
    if let Ok(written) = written {
        written.context("can't write to Node")?;
    }
    let answered: Vec<Answered> = said.lines().map(answered).collect::<Result<_>>()?;
    ensure!(answered.len() == asked.len(), "Node answered {} of {} claims", answered.len(), asked.len());
    Ok(answered)
}

fn write(stdin: Option<impl Write>, asked: &[Asked]) -> std::io::Result<()> {
    let Some(stdin) = stdin else { return Ok(()) };
    let mut stdin = BufWriter::new(stdin);
    for asked in asked {
        serde_json::to_writer(&mut stdin, asked)?;
        stdin.write_all(b"\n")?;
    }
    stdin.flush()
}

fn read(from: Option<impl Read>) -> String {
    let mut text = Vec::new();
    if let Some(from) = from {
        // What can't be read is missing from the answers, and they are counted.
        let _ = BufReader::new(from).read_to_end(&mut text);
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn answered(line: &str) -> Result<Answered> {
    let Line { support, micros } =
        serde_json::from_str(line).with_context(|| format!("Node printed no figures: {line}"))?;
    let bits = u64::from_str_radix(&support, 16).with_context(|| format!("no bits: {support}"))?;
    Ok(Answered { support: f64::from_bits(bits), micros })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn package(code: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("node.js"), code).unwrap();
        fs::write(folder.path().join("package.json"), r#"{"type": "module"}"#).unwrap();
        folder
    }

    fn asked(claims: &[&str]) -> Vec<Asked> {
        claims
            .iter()
            .map(|&claim| Asked { claim: claim.to_owned(), text: "Ein Text.\n好".to_owned() })
            .collect()
    }

    #[test]
    fn support_comes_back_to_the_last_bit_and_in_order() {
        let folder = package(
            "export default async () => {};\n\
             export const verifyClaim = (claim, passages) => ({ support: Number(claim) / passages[0].length });\n",
        );
        let answered = verify(folder.path(), &asked(&["1", "3", "0.1"])).unwrap();
        let support: Vec<f64> = answered.iter().map(|answered| answered.support).collect();
        assert_eq!(support, [1.0 / 11.0, 3.0 / 11.0, 0.1 / 11.0]);
        assert!(answered.iter().all(|answered| answered.micros >= 0.0));
    }

    #[test]
    fn a_package_without_the_function_says_so() {
        let folder = package("export default async () => {};\n");
        let error = format!("{:#}", verify(folder.path(), &asked(&["1"])).unwrap_err());
        assert!(error.contains("has no verifyClaim"), "{error}");
        let missing = format!("{:#}", verify(Path::new("/nowhere/at/all"), &asked(&["1"])).unwrap_err());
        assert!(missing.contains("/nowhere/at/all"), "{missing}");
    }

    #[test]
    fn what_is_no_figure_is_shown() {
        assert!(answered("hello").unwrap_err().to_string().contains("hello"));
        assert!(answered(r#"{"support": "0.5", "micros": 1}"#).unwrap_err().to_string().contains("0.5"));
    }
}
