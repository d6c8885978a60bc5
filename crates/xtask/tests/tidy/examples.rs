//! What the engine exports is shown: each type has an example, which runs as a test of its documentation.

use std::collections::BTreeSet;

use crate::repository::{assert_none, files, read, text};

const ENGINE: &str = "crates/citecore/src";

/// The types that the engine exports, by their names.
fn exported() -> BTreeSet<String> {
    let lib = read(&format!("{ENGINE}/lib.rs"));
    let mut types = BTreeSet::new();
    for exports in lib.split("\npub use ").skip(1) {
        let (exports, _) = exports.split_once(';').unwrap();
        for path in exports.split(['{', '}', ',']) {
            let name = path.trim().rsplit([':', ' ']).next().unwrap_or_default();
            // Functions are written small all through, constants large.
            if name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase) {
                types.insert(name.to_owned());
            }
        }
    }
    types
}

/// The name of the public type that a line begins to define.
fn defined(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ")?;
    let name = ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| rest.strip_prefix(kind))?;
    name.split(|c: char| !c.is_alphanumeric()).next()
}

/// Has the item below these lines an example that runs? Of the fences in its doc comment, every other one opens; what is
/// written behind it, as `text` or `ignore`, keeps the block from running.
fn has_example(above: &[&str]) -> bool {
    let is_of_item = |line: &&&str| line.starts_with("///") || line.starts_with(['#', ' ', ')']);
    let of_item = above.iter().rev().take_while(is_of_item).filter_map(|line| line.strip_prefix("///"));
    let mut fences: Vec<&str> = of_item.filter_map(|line| line.trim().strip_prefix("```")).collect();
    fences.reverse();
    fences.into_iter().step_by(2).any(str::is_empty)
}

#[test]
fn every_exported_type_has_an_example() {
    let mut unseen = exported();
    let all = unseen.clone();
    assert!(all.contains("Answer") && all.contains("Citation"), "the exports of lib.rs can't be read");
    let mut wrong = Vec::new();
    for path in files(ENGINE) {
        let text = text(&path).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let Some(name) = defined(line).filter(|&name| all.contains(name)) else { continue };
            unseen.remove(name);
            if !has_example(&lines[..number]) {
                wrong.push(format!("{}:{}: {name} has no example", path.display(), number + 1));
            }
        }
    }
    wrong.extend(unseen.into_iter().map(|name| format!("{name} is exported, and nowhere defined")));
    assert_none(wrong);
}
