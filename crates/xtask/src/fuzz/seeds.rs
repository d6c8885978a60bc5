//! What fuzzing begins with: the texts of `tests/cases`.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::paths;

/// Writes each text of `tests/cases` that isn't longer into a file of its own, in a folder that then holds nothing else.
pub(super) fn write(folder: &Path, longest: usize) -> Result<()> {
    if folder.is_dir() {
        fs::remove_dir_all(folder).with_context(|| format!("can't empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    for (text, number) in texts()?.iter().filter(|text| text.len() <= longest).zip(1..) {
        let path = folder.join(format!("{number:04}"));
        fs::write(&path, text).with_context(|| format!("can't write {}", path.display()))?;
    }
    Ok(())
}

fn texts() -> Result<BTreeSet<String>> {
    let folder = paths::root().join("tests/cases");
    let mut texts = BTreeSet::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "json") {
            let table =
                fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
            let table = serde_json::from_str(&table).with_context(|| format!("{}", path.display()))?;
            collect(&table, &mut texts);
        }
    }
    ensure!(!texts.is_empty(), "{} has no texts to begin with", folder.display());
    Ok(texts)
}

/// Every field "text", wherever it stands.
fn collect(value: &Value, texts: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, texts)),
        Value::Object(fields) => {
            texts.extend(fields.get("text").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| collect(field, texts));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_of_a_table_is_taken_once() {
        let table = serde_json::json!([
            { "name": "a", "text": "fact [1]", "sources": [{ "text": "passage" }], "expect": { "text": "fact [1]" } },
            { "name": "b", "text": "fact [2]", "sources": 2 },
        ]);
        let mut texts = BTreeSet::new();
        collect(&table, &mut texts);
        assert_eq!(texts.into_iter().collect::<Vec<_>>(), ["fact [1]", "fact [2]", "passage"]);
    }

    #[test]
    fn the_cases_are_many() {
        assert!(texts().unwrap().len() > 200);
    }
}
