//! Short names for what wasm and script take from each other: wasm-opt gives them, the script is told here.

use std::collections::HashMap;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// New names by the old ones.
#[derive(Default)]
pub(crate) struct Names {
    /// Modules, of which there is one: the script itself.
    modules: HashMap<String, String>,
    /// Functions of the script.
    imports: HashMap<String, String>,
    /// Functions, tables and memory of the wasm.
    exports: HashMap<String, String>,
}

impl Names {
    /// The names as wasm-opt prints them (`--minify-imports-and-exports-and-modules`).
    pub(crate) fn parse(output: &str) -> Result<Self> {
        let json = output.find('{').map(|at| &output[at..]).context("wasm-opt printed no names")?;
        let map: Value = serde_json::from_str(json).context("wasm-opt printed names that are no JSON")?;
        let mut names = Self::default();
        for row in rows(&map, "imports")? {
            let [module, old, new] = row[..] else { anyhow::bail!("an import of {} parts", row.len()) };
            // Words of this kind have no other meaning in the script.
            ensure!(old.starts_with("__wb"), "the import {old} isn't of wasm-bindgen's kind");
            names.modules.insert(module.to_owned(), MODULE.to_owned());
            names.imports.insert(old.to_owned(), new.to_owned());
        }
        for row in rows(&map, "exports")? {
            let [old, new] = row[..] else { anyhow::bail!("an export of {} parts", row.len()) };
            names.exports.insert(old.to_owned(), new.to_owned());
        }
        Ok(names)
    }

    /// The script with the new names. Error: it lacks one of the old ones.
    pub(crate) fn in_script(&self, script: &str) -> Result<String> {
        let mut renamed = String::with_capacity(script.len());
        let mut found: Vec<&str> = Vec::new();
        let mut rest = script;
        while let Some(start) = rest.find(is_of_word) {
            let (between, tail) = rest.split_at(start);
            let (word, tail) = tail.split_at(tail.find(|next| !is_of_word(next)).unwrap_or(tail.len()));
            renamed.push_str(between);
            let member = between.ends_with('.').then(|| self.exports.get_key_value(word)).flatten();
            match self.imports.get_key_value(word).or(member) {
                Some((old, new)) => {
                    found.push(old);
                    renamed.push_str(new);
                }
                None => renamed.push_str(word),
            }
            rest = tail;
        }
        renamed.push_str(rest);
        for old in self.imports.keys().chain(self.exports.keys()) {
            ensure!(found.contains(&old.as_str()), "the script has no {old}");
        }
        for (old, new) in &self.modules {
            let quoted = format!("\"{old}\"");
            ensure!(renamed.contains(&quoted), "the script has no module {old}");
            renamed = renamed.replace(&quoted, &format!("\"{new}\""));
        }
        Ok(renamed)
    }
}

/// What wasm-opt calls every module.
const MODULE: &str = "a";

fn rows<'a>(map: &'a Value, key: &str) -> Result<Vec<Vec<&'a str>>> {
    let rows =
        map.get(key).and_then(Value::as_array).with_context(|| format!("wasm-opt printed no {key}"))?;
    Ok(rows
        .iter()
        .map(|row| row.as_array().into_iter().flatten().filter_map(Value::as_str).collect())
        .collect())
}

fn is_of_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_' || character == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: &str = r#"{
 "imports": [
  ["./app_bg.js", "__wbg_now_1f", "$a"]
 ],
"exports": [
  ["memory", "b"],
  ["mount", "c"]
 ]
}
"#;

    #[test]
    fn imports_are_renamed_anywhere_and_exports_as_members() {
        let names = Names::parse(MAP).unwrap();
        let script =
            "x={\"./app_bg.js\":{__wbg_now_1f:()=>w.memory.buffer}};mount=()=>w.mount(__wbg_now_1f2)";
        let renamed = names.in_script(script).unwrap();
        assert_eq!(renamed, "x={\"a\":{$a:()=>w.b.buffer}};mount=()=>w.c(__wbg_now_1f2)");
    }

    #[test]
    fn a_name_that_the_script_lacks_is_an_error() {
        let names = Names::parse(MAP).unwrap();
        let error = names.in_script("x={\"./app_bg.js\":{__wbg_now_1f:1}};w.memory").err().unwrap();
        assert_eq!(error.to_string(), "the script has no mount");
    }

    #[test]
    fn other_kinds_of_imports_are_errors() {
        assert!(Names::parse(&MAP.replace("__wbg_now_1f", "now")).is_err());
        assert!(Names::parse("no names").is_err());
        assert!(Names::parse("{}").is_err());
    }
}
