//! What the widget says in other languages than English, which is a part of the widget itself.

use std::fs;

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use crate::paths;

/// Where the tables are, a file a language.
const TABLES: &str = "crates/widget/strings";
const ENGLISH: &str = "en";

/// Languages with their tables as JSON without white space, in the order of their names.
pub(crate) fn tables() -> Result<Vec<(String, String)>> {
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

/// All of them as one JSON object, by language.
pub(crate) fn in_one(tables: &[(String, String)]) -> Result<String> {
    let mut all = Map::new();
    for (language, table) in tables {
        all.insert(language.clone(), serde_json::from_str(table)?);
    }
    Ok(Value::Object(all).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_but_the_english_one_is_there() {
        let tables = tables().unwrap();
        let languages: Vec<&str> = tables.iter().map(|(language, _)| language.as_str()).collect();
        assert_eq!(languages, ["ar", "de", "es", "fr", "ja", "ko", "zh"]);
        let all: Value = serde_json::from_str(&in_one(&tables).unwrap()).unwrap();
        assert_eq!(all["de"]["ask"], "Fragen");
    }
}
