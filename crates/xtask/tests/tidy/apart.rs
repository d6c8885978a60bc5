//! The fuzz targets are a workspace of their own, and say of themselves what the workspace says.

use crate::repository::{assert_none, read};

fn table(path: &str) -> toml::Table {
    read(path).parse().unwrap()
}

/// The version that a row of dependencies asks for, be it the row itself or a field of it.
fn version(row: &toml::Value) -> Option<&str> {
    row.as_str().or_else(|| row.get("version")?.as_str())
}

#[test]
fn the_fuzz_targets_are_built_as_the_workspace_is() {
    let (ours, all) = (table("crates/citecore/fuzz/Cargo.toml"), table("Cargo.toml"));
    let workspace = &all["workspace"];
    let mut wrong = Vec::new();
    for (key, value) in workspace["package"].as_table().unwrap() {
        if ours["package"].get(key) != Some(value) {
            wrong.push(format!("package.{key} is not the workspace's"));
        }
    }
    if ours["lints"] != workspace["lints"] {
        wrong.push("lints are not the workspace's".to_owned());
    }
    for (name, row) in ours["dependencies"].as_table().unwrap() {
        let theirs = workspace["dependencies"].get(name).and_then(version);
        if version(row).is_some_and(|version| theirs.is_some_and(|theirs| theirs != version)) {
            wrong.push(format!("{name} is not of the workspace's version"));
        }
    }
    if ours["package"].get("publish").and_then(toml::Value::as_bool) != Some(false) {
        wrong.push("package.publish is not false".to_owned());
    }
    assert_none(wrong);
}

#[test]
fn what_both_lock_is_of_one_version() {
    let packages = |path: &str| -> Vec<(String, String)> {
        let lock = table(path);
        let field = |package: &toml::Value, key: &str| package[key].as_str().unwrap().to_owned();
        let packages = lock["package"].as_array().unwrap().iter();
        packages.map(|package| (field(package, "name"), field(package, "version"))).collect()
    };
    let all = packages("Cargo.lock");
    let mut wrong = Vec::new();
    for (name, version) in packages("crates/citecore/fuzz/Cargo.lock") {
        let mut theirs =
            all.iter().filter(|(other, _)| *other == name).map(|(_, version)| version).peekable();
        if theirs.peek().is_some() && !theirs.any(|other| *other == version) {
            wrong.push(format!("crates/citecore/fuzz/Cargo.lock: {name} {version} is not the workspace's"));
        }
    }
    assert_none(wrong);
}
