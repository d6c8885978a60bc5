//! The guide to the profiles names tests and settings that there are.

use std::{collections::BTreeSet, fs, path::Path};

use citecore::Profile;
use serde_json::Value;

const GUIDE: &str = include_str!("../../docs/profiles.md");

/// What stands in backticks in the last, or the middle, column of the tables.
fn named(column: usize) -> Vec<&'static str> {
    let rows = GUIDE.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| --"));
    let cells = rows.filter_map(|row| row.split('|').nth(column));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

fn functions(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            functions(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let tests = text.split("#[test]").skip(1).filter_map(|test| test.split("fn ").nth(1));
            found.extend(tests.filter_map(|test| test.split('(').next()).map(str::to_owned));
        }
    }
}

#[test]
fn every_test_of_the_guide_is_there() {
    let mut tests = BTreeSet::new();
    functions(Path::new(env!("CARGO_MANIFEST_DIR")), &mut tests);
    let named = named(3);
    assert!(named.len() > 60, "the tables are read: {}", named.len());
    for test in named {
        assert!(tests.contains(test), "there is no test {test}");
    }
}

#[test]
fn every_setting_of_the_guide_is_one_and_has_the_value_that_it_names() {
    let mut read = 0;
    let sections = GUIDE.split("\n## ");
    for section in sections {
        let name = section.split(':').next().unwrap().to_lowercase();
        let Some(profile) = Profile::named(&name) else { continue };
        let profile = serde_json::to_value(profile).unwrap();
        for line in section.lines().filter(|line| line.starts_with("| ")) {
            let Some(cell) = line.split('|').nth(2) else { continue };
            for part in cell.split(", ") {
                let mut words = part.trim().splitn(2, "` ");
                let setting = words.next().unwrap().trim_matches('`');
                let Some(value) = words.next().filter(|_| setting.contains('.') || setting == "references")
                else {
                    continue;
                };
                let pointer = format!("/{}", setting.replace('.', "/"));
                let set = profile.pointer(&pointer).unwrap_or(&Value::Null);
                assert_eq!(set.to_string(), value.trim(), "{name}: {setting}");
                read += 1;
            }
        }
    }
    assert!(read > 15, "values are read: {read}");
}
