//! What the widget says in other languages than English, which is a part of the widget itself.

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use crate::{files, paths};

/// Where the tables are, a file a language.
const TABLES: &str = "crates/widget/strings";
const ENGLISH: &str = "en";

/// Languages with their tables as JSON without white space, in the order of their names.
pub(crate) fn tables() -> Result<Vec<(String, String)>> {
    let folder = paths::root().join(TABLES);
    let mut tables = Vec::new();
    for path in files::entries(&folder)? {
        let language = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if language == ENGLISH {
            continue;
        }
        let table: Value = serde_json::from_str(&files::text(&path)?)
            .with_context(|| format!("{} is no JSON", path.display()))?;
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

    fn script(name: &str) -> String {
        files::text(&paths::root().join("www/widget").join(name)).unwrap()
    }

    #[test]
    fn the_scripts_speak_the_same_languages() {
        let languages: Vec<String> = tables().unwrap().into_iter().map(|(language, _)| language).collect();
        let listed = format!("const LANGUAGES = {languages:?};");
        assert!(script("words.js").contains(&listed), "words.js hasn't {listed}");
        let plain = script("plain.js");
        for language in languages.iter().map(String::as_str).chain([ENGLISH]) {
            assert!(plain.contains(&format!("\n  {language}: [\n")), "plain.js says nothing in {language}");
        }
    }

    #[test]
    fn what_is_said_before_the_widget_is_there_is_what_it_says_itself() {
        let path = paths::root().join(TABLES).join("en.json");
        let table: Value = serde_json::from_str(&files::text(&path).unwrap()).unwrap();
        let script = script("language.js");
        let (said, _) = script.split_once("ENGLISH = {\n").unwrap().1.split_once("};").unwrap();
        let mut words = 0;
        for line in said.lines() {
            let (name, word) = line.trim().split_once(": ").unwrap();
            assert_eq!(table[name].to_string(), word.trim_end_matches(','), "{name}");
            words += 1;
        }
        assert_eq!(words, 4);
    }
}
