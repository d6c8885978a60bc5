//! What the widget says in other languages than English: a file a language, of which a page loads one at most.

use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

use super::names::named;
use crate::{build::stage::Stage, paths};

/// Where the tables are, English among them, which is a part of the widget itself.
const TABLES: &str = "crates/widget/strings";
const ENGLISH: &str = "en";

/// What the names of the files begin with.
const NAME: &str = "citecore-words-";

/// What stands for the language in the name that the loader is told.
const ANY: &str = "~";

/// Writes the tables, and gives the name that they all have but for the language.
pub(crate) fn stage(stage: &Stage) -> Result<String> {
    let tables = tables()?;
    let content: Vec<&[u8]> = tables.iter().map(|(_, table)| table.as_bytes()).collect();
    // One digest of all: the loader tells the files apart by their language alone.
    let name = named(&[NAME, ANY].concat(), &content, "json");
    for (language, table) in &tables {
        stage.write(&name.replace(ANY, language), table.as_bytes())?;
    }
    Ok(name)
}

/// Is that the name of one of the files?
pub(crate) fn are_in(name: &str) -> bool {
    name.starts_with(NAME) && name.ends_with(".json")
}

/// Languages with their tables without white space, in the order of their names.
fn tables() -> Result<Vec<(String, String)>> {
    let folder = paths::root().join(TABLES);
    let mut tables = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        let language = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if language == ENGLISH {
            continue;
        }
        let told = || format!("can't read {}", path.display());
        let table: Value =
            serde_json::from_str(&fs::read_to_string(&path).with_context(told)?).with_context(told)?;
        tables.push((language, table.to_string()));
    }
    tables.sort();
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_but_the_english_one_is_a_file() {
        let languages: Vec<String> = tables().unwrap().into_iter().map(|(language, _)| language).collect();
        assert_eq!(languages, ["ar", "de", "es", "fr", "ja", "ko", "zh"]);
    }
}
