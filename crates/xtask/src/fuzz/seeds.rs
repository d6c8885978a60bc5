//! What fuzzing begins with: the texts of `tests/cases`.

use std::{collections::BTreeSet, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{files, paths};

/// Which of so many runs a run is, from 0: each begins with other texts.
#[derive(Clone, Copy)]
pub(super) struct Share {
    pub(super) which: usize,
    pub(super) of: usize,
}

/// Writes each text of a share of `tests/cases` that isn't longer into a file of its own, in a folder that then holds nothing else.
pub(super) fn write(folder: &Path, longest: usize, share: Share) -> Result<()> {
    files::make_empty(folder)?;
    let texts = texts()?;
    let short = texts.iter().filter(|text| text.len() <= longest);
    for (text, number) in share.among(short).zip(1..) {
        let path = folder.join(format!("{number:04}"));
        files::write(&path, text)?;
    }
    Ok(())
}

impl Share {
    fn among<T>(self, all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        all.skip(self.which).step_by(self.of)
    }
}

fn texts() -> Result<BTreeSet<String>> {
    let folder = paths::root().join("tests/cases");
    let mut texts = BTreeSet::new();
    for path in files::entries(&folder)? {
        if path.extension().is_some_and(|ending| ending == "json") {
            let table = files::text(&path)?;
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
    fn shares_are_all_together() {
        let share = |which| Share { which, of: 3 }.among(0..10).collect::<Vec<_>>();
        assert_eq!([share(0), share(1), share(2)], [vec![0, 3, 6, 9], vec![1, 4, 7], vec![2, 5, 8]]);
    }

    #[test]
    fn the_cases_are_many() {
        assert!(texts().unwrap().len() > 200);
    }
}
