//! What lies where, how long it is, and what may not stand in it.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use crate::repository::{assert_none, files, manifests, read, root, text};

/// Lines that a file of code may have: past that, it holds more than one idea.
const LINES: usize = 450;

const CODE: [&str; 6] = ["rs", "js", "mjs", "ts", "css", "html"];

/// The top of the repository, folders and files, beside what Git is told to ignore.
const TOP: [&str; 20] = [
    ".cargo",
    ".ci",
    ".editorconfig",
    ".github",
    ".gitignore",
    ".prettierignore",
    ".prettierrc.json",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "Trunk.toml",
    "clippy.toml",
    "crates",
    "rustfmt.toml",
    "tests",
    "www",
];

fn ending(path: &Path) -> &str {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

fn code() -> impl Iterator<Item = (PathBuf, String)> {
    let folders = ["crates", "tests", "www"];
    folders
        .into_iter()
        .flat_map(files)
        .filter(|path| CODE.contains(&ending(path)))
        .map(|path| (path.clone(), text(&path).unwrap_or_else(|| panic!("{} is no text", path.display()))))
}

#[test]
fn no_file_of_code_is_long() {
    let long = code().map(|(path, text)| (path, text.lines().count())).filter(|&(_, lines)| lines > LINES);
    assert_none(long.map(|(path, lines)| format!("{}: {lines} lines of {LINES}", path.display())).collect());
}

#[test]
fn the_code_map_names_every_gate() {
    let map = read("ARCHITECTURE.md");
    let (_, behind) = map.split_once("`verify/gate/` has").unwrap();
    let rows = behind.lines().skip_while(|line| !line.starts_with('|'));
    let (mut folder, mut named) = ("gate", BTreeSet::new());
    for row in rows.take_while(|line| line.starts_with('|')) {
        // A folder's row stands before those of its files.
        let of_folder = row.strip_prefix("| **").and_then(|row| row.split_once("/**"));
        folder = of_folder.map_or(folder, |(name, _)| name);
        let names = row.split('`').skip(1).step_by(2).filter(|name| name.ends_with(".rs"));
        named.extend(names.map(|name| Path::new(folder).join(name)));
    }
    let gates = files("crates/citecore/src/verify/gate").into_iter().filter(|path| !path.ends_with("mod.rs"));
    let gates: BTreeSet<PathBuf> = gates
        .map(|path| {
            Path::new(path.parent().and_then(Path::file_name).unwrap()).join(path.file_name().unwrap())
        })
        .collect();
    let missing =
        gates.difference(&named).map(|path| format!("ARCHITECTURE.md doesn't name {}", path.display()));
    let gone = named.difference(&gates).map(|path| format!("ARCHITECTURE.md names {}", path.display()));
    assert_none(missing.chain(gone).collect());
}

/// Cargo cleans by names: what it has compiled of such a crate would go along with what it has of the test, whenever the compiled
/// crates come to be another checkout's, and all that depends on it would be compiled anew.
#[test]
fn no_test_has_a_dependencys_name() {
    let lock = read("Cargo.lock");
    let names = lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    let crates: BTreeSet<String> = names.map(|name| name.replace('-', "_")).collect();
    let programs = files("crates").into_iter().filter_map(|path| {
        let mut above = path.iter().rev().skip(1).map(|folder| folder.to_string_lossy().into_owned());
        let (folder, over) = (above.next()?, above.next()?);
        let is_of_programs = |folder: &str| ["tests", "examples", "benches"].contains(&folder);
        let name = match path.file_name()?.to_str()? {
            "main.rs" if is_of_programs(&over) => folder,
            name if is_of_programs(&folder) => name.strip_suffix(".rs")?.to_owned(),
            _ => return None,
        };
        Some((name, path))
    });
    let wrong = programs.filter(|(name, _)| crates.contains(name));
    assert_none(wrong.map(|(name, path)| format!("{}: a crate is called {name}", path.display())).collect());
}

#[test]
fn the_top_holds_what_it_should() {
    let ignored = ["target", "dist", ".git", "citecore-feedback.jsonl"];
    let mut wrong = Vec::new();
    for entry in std::fs::read_dir(root()).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        if !TOP.contains(&name.as_str()) && !ignored.contains(&name.as_str()) {
            wrong.push(format!("{name}: not among the entries of the top folder"));
        }
    }
    for name in TOP {
        if !root().join(name).exists() {
            wrong.push(format!("{name}: missing"));
        }
    }
    assert_none(wrong);
}

#[test]
fn nothing_is_put_off() {
    // Put together here, or this file would break its own rule.
    let words = [["TO", "DO"].concat(), ["FIX", "ME"].concat(), ["XX", "X:"].concat()];
    let mut wrong = Vec::new();
    for (path, text) in code() {
        for (number, line) in text.lines().enumerate() {
            if words.iter().any(|word| line.contains(word))
                || line.contains(&["unimplemented", "!("].concat())
            {
                wrong.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
            }
        }
    }
    assert_none(wrong);
}

#[test]
fn no_registry_is_named() {
    let hosts = [
        ["registry.npm", "js.org"],
        ["registry.yarn", "pkg.com"],
        ["index.crates", ".io"],
        ["static.crates", ".io"],
        ["files.python", "hosted.org"],
        ["deb.debian", ".org"],
        ["artifact", "ory"],
    ]
    .map(|parts| parts.concat());
    let mut wrong = Vec::new();
    for path in files("") {
        let Some(text) = text(&path) else { continue };
        for host in &hosts {
            if text.contains(host.as_str()) {
                wrong.push(format!("{}: {host}", path.display()));
            }
        }
        // What is taken from the repository itself has a place in it, and no registry.
        let named = text.lines().any(|line| line.contains("\"resolved\": ") && !line.contains("\": \"../"));
        if path.ends_with("package-lock.json") && named {
            wrong.push(format!("{}: write it with --omit-lockfile-registry-resolved", path.display()));
        }
    }
    assert_none(wrong);
}

#[test]
fn every_crate_forbids_unsafe_code() {
    let mut wrong = Vec::new();
    for path in ["crates", "tests"].into_iter().flat_map(files) {
        let name = path.components().skip(2).collect::<PathBuf>();
        let is_program = name.starts_with("src/bin") || name.starts_with("examples");
        // The fuzz crate lies in the engine's folder.
        let is_root =
            ["src/lib.rs", "src/main.rs", "fuzz/src/lib.rs"].iter().any(|root| name == Path::new(root))
                || is_program && name.extension().is_some_and(|ending| ending == "rs");
        if is_root && !text(&path).unwrap().contains("#![forbid(unsafe_code)]") {
            wrong.push(format!("{}: lacks #![forbid(unsafe_code)]", path.display()));
        }
    }
    assert_none(wrong);
}

#[test]
fn every_crate_takes_part_in_the_workspace() {
    let mut wrong = Vec::new();
    let workspace: toml::Table = read("Cargo.toml").parse().unwrap();
    let patched = |path: &Path| {
        let patches = workspace.get("patch").and_then(|patch| patch.get("crates-io"));
        let mut patches = patches.and_then(toml::Value::as_table).into_iter().flatten();
        let folder = path.parent().and_then(Path::to_str);
        patches.any(|(_, patch)| patch.get("path").and_then(toml::Value::as_str) == folder)
    };
    for path in manifests() {
        let manifest: toml::Table = text(&path).unwrap().parse().unwrap();
        if manifest.contains_key("workspace") {
            // A workspace of its own, which has rules of its own.
            continue;
        }
        let shared = |table: &str, key: &str| {
            let entry = manifest.get(table).and_then(|table| table.get(key));
            entry.is_some_and(|entry| entry.get("workspace").and_then(toml::Value::as_bool) == Some(true))
        };
        for key in ["version", "edition", "rust-version", "license", "repository", "authors"] {
            // What takes the place of another crate has that one's version.
            if !(shared("package", key) || key == "version" && patched(&path)) {
                wrong.push(format!("{}: package.{key} is not the workspace's", path.display()));
            }
        }
        let lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
        if lints.and_then(toml::Value::as_bool) != Some(true) {
            wrong.push(format!("{}: lints are not the workspace's", path.display()));
        }
        for table in ["dependencies", "dev-dependencies", "build-dependencies"] {
            for name in manifest
                .get(table)
                .and_then(toml::Value::as_table)
                .into_iter()
                .flatten()
                .map(|(name, _)| name)
            {
                if !shared(table, name) {
                    wrong.push(format!(
                        "{}: the version of {name} belongs into the top Cargo.toml",
                        path.display()
                    ));
                }
            }
        }
    }
    assert_none(wrong);
}

#[test]
fn the_licence_is_there_in_full() {
    assert!(read("LICENSE-MIT").contains("Permission is hereby granted, free of charge"));
    assert!(read("LICENSE-APACHE").contains("END OF TERMS AND CONDITIONS"));
    assert!(read("Cargo.toml").contains("license = \"MIT OR Apache-2.0\""));
}

#[test]
fn ci_runs_one_command() {
    let script = read(".ci/run");
    let commands: Vec<_> = script.lines().filter(|line| line.contains("cargo ")).collect();
    assert_eq!(commands, ["cargo xtask test"]);
    assert!(read(".github/workflows/ci.yml").contains("cargo xtask test"));
}
