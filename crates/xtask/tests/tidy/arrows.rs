//! Which crate may use which, and what the engine may not use.

use std::{collections::BTreeSet, path::PathBuf};

use crate::repository::{assert_none, files, manifests, read, text};

/// Folders of the workspace's crates, their names, and the crates of the workspace that they may use.
const ARROWS: [(&str, &str, &[&str]); 13] = [
    ("crates/bench", "citecore-bench", &["citecore"]),
    ("crates/citecore", "citecore", &[]),
    ("crates/citecore-wasm", "citecore-wasm", &["citecore", "citecore-markdown"]),
    ("crates/citecore/fuzz", "citecore-fuzz", &["citecore"]),
    ("crates/citecore/tests", "citecore-tests", &["citecore"]),
    ("crates/load", "citecore-load", &["citecore-bench", "citecore-wire"]),
    ("crates/markdown", "citecore-markdown", &["citecore"]),
    ("crates/proxy", "citecore-proxy", &["citecore", "citecore-wire"]),
    ("crates/unicase", "unicase", &["citecore"]),
    ("crates/widget", "citecore-widget", &["citecore", "citecore-markdown", "citecore-wire"]),
    ("crates/wire", "citecore-wire", &["citecore"]),
    ("crates/xtask", "xtask", &[]),
    ("tests/eval", "citecore-eval", &["citecore"]),
];

/// All that the engine is built on. None of it does I/O, reads a clock, or knows of JavaScript or async.
const ENGINE_USES: [&str; 2] = ["serde", "serde_json"];

/// What the engine may not reach for in the standard library.
const ENGINE_AVOIDS: [&str; 8] = ["env", "fs", "io", "net", "os", "process", "thread", "time"];

/// What of that it may: a length of time is read from no clock.
const ENGINE_MAY: &str = "time::Duration";

const TABLES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

fn manifest(folder: &str) -> toml::Table {
    read(&format!("{folder}/Cargo.toml")).parse().unwrap()
}

/// The names of a crate's dependencies, each with the table that it stands in; those of a platform too.
fn dependencies(manifest: &toml::Table) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let mut add = |tables: &toml::Table| {
        for table in TABLES {
            for (name, value) in tables.get(table).and_then(toml::Value::as_table).into_iter().flatten() {
                let package = value.get("package").and_then(toml::Value::as_str);
                found.insert((package.unwrap_or(name).to_owned(), table.to_owned()));
            }
        }
    };
    add(manifest);
    for target in manifest.get("target").and_then(toml::Value::as_table).into_iter().flatten() {
        add(target.1.as_table().unwrap());
    }
    found
}

#[test]
fn every_crate_is_known() {
    let mut folders: Vec<String> =
        manifests().map(|path| path.parent().unwrap().display().to_string()).collect();
    folders.sort();
    assert_eq!(folders, ARROWS.map(|(folder, ..)| folder));
}

#[test]
fn arrows_point_as_designed() {
    let ours = ARROWS.map(|(_, name, _)| name);
    let mut wrong = Vec::new();
    for (folder, name, allowed) in ARROWS {
        let manifest = manifest(folder);
        assert_eq!(manifest["package"]["name"].as_str(), Some(name), "{folder}");
        for (used, table) in dependencies(&manifest) {
            if ours.contains(&used.as_str()) && !allowed.contains(&used.as_str()) {
                wrong.push(format!("{folder}: {name} may not use {used} ([{table}])"));
            }
        }
    }
    assert_none(wrong);
}

/// Cargo finds no tests in a package's own folder: one that isn't named there would never run.
#[test]
fn every_test_of_the_engine_is_named() {
    const FOLDER: &str = "crates/citecore/tests";
    let manifest = manifest(FOLDER);
    let named =
        manifest["test"].as_array().unwrap().iter().map(|test| test["path"].as_str().unwrap().to_owned());
    let all = files(FOLDER).into_iter().filter_map(|path| {
        let path = path.strip_prefix(FOLDER).unwrap().to_str().unwrap().to_owned();
        let is_program = path.ends_with("/main.rs") || path.ends_with(".rs") && !path.contains('/');
        is_program.then_some(path)
    });
    assert_eq!(named.collect::<BTreeSet<_>>(), all.collect::<BTreeSet<_>>());
}

#[test]
fn the_engine_uses_what_has_no_world() {
    let used = dependencies(&manifest("crates/citecore")).into_iter();
    let used: Vec<String> = used.filter(|(_, table)| table == "dependencies").map(|(name, _)| name).collect();
    assert_eq!(used, ENGINE_USES);
}

/// The engine's files, without what is compiled for its tests alone.
fn engine() -> Vec<(PathBuf, String)> {
    const TESTS: &str = "#[cfg(test)]\nmod ";
    let all: Vec<_> =
        files("crates/citecore/src").into_iter().map(|path| (path.clone(), text(&path).unwrap())).collect();
    let tests: Vec<PathBuf> = all
        .iter()
        .flat_map(|(path, text)| {
            let folder = path.parent().unwrap();
            let names = text.split(TESTS).skip(1).filter_map(|rest| rest.lines().next()?.strip_suffix(';'));
            names.map(move |name| folder.join(name).with_extension("rs"))
        })
        .collect();
    let mut shipped = Vec::new();
    for (path, text) in all {
        if !tests.contains(&path) {
            let end = text.find(&format!("{TESTS}tests {{")).unwrap_or(text.len());
            shipped.push((path, text[..end].to_owned()));
        }
    }
    shipped
}

#[test]
fn the_engine_reaches_for_nothing_outside() {
    let mut wrong = Vec::new();
    for (path, text) in engine() {
        for name in ENGINE_AVOIDS {
            if reaches_for(&text, name) {
                wrong.push(format!("{}: std::{name}", path.display()));
            }
        }
        for (number, line) in text.lines().enumerate() {
            if line.contains("async fn") || line.contains(".await") {
                wrong.push(format!("{}:{}: async", path.display(), number + 1));
            }
        }
    }
    assert_none(wrong);
}

/// Does a text name something of the standard library, or what is in it, as `std::fs` or in a `use` that goes over several lines?
fn reaches_for(text: &str, name: &str) -> bool {
    let is_within = |path: &str, name: &str| {
        path.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let mut paths = Vec::new();
    for tree in text.split("std::").skip(1) {
        add_paths("", tree, &mut paths);
    }
    paths.iter().any(|path| path == "*" || is_within(path, name) && !is_within(path, ENGINE_MAY))
}

/// Adds the paths of a tree as a `use` has it, each behind `before`: `{fmt, time::{self, Instant}}` has three. Gives back what stands
/// behind the tree.
fn add_paths<'t>(before: &str, tree: &'t str, paths: &mut Vec<String>) -> &'t str {
    let tree = tree.trim_start();
    let is_of_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '*');
    let (name, rest) = tree.split_at(tree.find(|c| !is_of_path(c)).unwrap_or(tree.len()));
    let path = format!("{before}{name}");
    let Some(mut rest) = rest.strip_prefix('{') else {
        if !name.is_empty() {
            paths.push(path);
        }
        return rest;
    };
    loop {
        rest = add_paths(&path, rest, paths);
        let end = rest.find([',', '}', ';']).unwrap_or(rest.len());
        match rest[end..].strip_prefix(',') {
            Some(next) => rest = next,
            None => return rest[end..].strip_prefix('}').unwrap_or(&rest[end..]),
        }
    }
}

#[test]
fn reaching_is_noticed() {
    assert!(reaches_for("use std::fs;", "fs"));
    assert!(reaches_for("let now = std::time::Instant::now();", "time"));
    assert!(reaches_for("use std::{collections::BTreeMap, fs::File};", "fs"));
    assert!(reaches_for("use std::{\n    collections::BTreeMap,\n    fs,\n};", "fs"));
    assert!(reaches_for("use std::time::{Duration, Instant};", "time"));
    assert!(reaches_for("use std::{time::{Duration, Instant}};", "time"));
    assert!(reaches_for(
        "use std::{\n    fmt::{self, Write},\n    time::{Duration, SystemTime as Clock},\n};",
        "time"
    ));
    assert!(reaches_for("use std::time;", "time"));
    assert!(reaches_for("use std::time::{self, Duration};", "time"));
    assert!(reaches_for("use std::time::*;", "time"));
    assert!(reaches_for("use std::*;", "fs"));
    assert!(!reaches_for("use std::{\n    fmt,\n    time::{\n        Duration,\n    },\n};", "time"));
    assert!(!reaches_for("use std::time::Duration;", "time"));
    assert!(!reaches_for("use std::{fmt::{self, Write}, time::Duration};\nuse crate::{fs};", "fs"));
    assert!(!reaches_for("use std::{\n    fmt,\n};\nuse crate::{fs};", "fs"));
    assert!(!reaches_for("use std::fmt;", "fs"));
    assert!(!reaches_for("use std::iter;", "io"));
}

#[test]
fn a_dependency_counts_in_each_of_its_tables() {
    let manifest = "[dependencies]\nserde = \"1\"\n[dev-dependencies]\nserde = \"1\"\n";
    let tables: Vec<String> =
        dependencies(&manifest.parse().unwrap()).into_iter().map(|(_, table)| table).collect();
    assert_eq!(tables, ["dependencies", "dev-dependencies"]);
}
