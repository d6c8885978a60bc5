//! Whoever calls the engine is told what it may refuse: the documentation of each function that may fail names its errors.

use crate::repository::{assert_none, files, text};

const ENGINE: &str = "crates/citecore/src";

/// The name of a public function that may fail and whose documentation doesn't say of what, for each there is.
fn silent(source: &str) -> Vec<&str> {
    let mut silent = Vec::new();
    for (at, begins) in source.match_indices("pub fn ") {
        let (before, rest) = (&source[..at], &source[at + begins.len()..]);
        let signature = rest.split_once(['{', ';']).map_or(rest, |(signature, _)| signature);
        let name = rest.split(['(', '<']).next().unwrap_or_default();
        let of_item = |line: &&str| line.starts_with("///") || line.starts_with("#[");
        let mut above =
            before.lines().rev().map(str::trim).skip_while(|line| line.is_empty()).take_while(of_item);
        if signature.contains("-> Result<") && !above.any(|line| line.contains("Errors:")) {
            silent.push(name);
        }
    }
    silent
}

#[test]
fn functions_of_the_engine_name_their_errors() {
    let mut wrong = Vec::new();
    for path in files(ENGINE) {
        let text = text(&path).unwrap_or_default();
        wrong.extend(silent(&text).into_iter().map(|name| format!("{}: {name}", path.display())));
    }
    assert_none(wrong);
}

#[test]
fn silence_is_noticed() {
    assert_eq!(silent("/// Opens it.\npub fn open(\n    at: u8,\n) -> Result<(), Error> {"), ["open"]);
    assert!(
        silent(
            "    /// Opens it. Errors: it is shut.\n    #[inline]\n    pub fn open() -> Result<(), Error> {"
        )
        .is_empty()
    );
    assert!(silent("/// Opens it.\npub fn open() -> Door {").is_empty());
}
