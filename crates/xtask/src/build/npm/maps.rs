//! Source maps: they name the sources as the repository does, and leave out the wasm, which is no source.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::files;

/// What the names of wasm as JavaScript end with.
const BASE64: &str = "base64.js";

/// Rewrites every map of a folder.
pub(super) fn tidy(folder: &Path) -> Result<()> {
    for path in files::entries(folder)? {
        if path.extension().is_some_and(|ending| ending == "map") {
            let text = files::text(&path)?;
            let map = serde_json::from_str(&text).with_context(|| format!("{} is no map", path.display()))?;
            files::write(&path, tidied(map).to_string())?;
        }
    }
    Ok(())
}

fn tidied(mut map: Value) -> Value {
    let names: Vec<String> =
        map["sources"].as_array().into_iter().flatten().filter_map(Value::as_str).map(named).collect();
    if let Some(contents) = map["sourcesContent"].as_array_mut() {
        for (content, _) in contents.iter_mut().zip(&names).filter(|(_, name)| name.ends_with(BASE64)) {
            *content = Value::Null;
        }
    }
    map["sources"] = names.into();
    map
}

/// `../../npm/src/load/compile.ts` is `src/load/compile.ts`.
fn named(source: &str) -> String {
    source.rsplit_once("npm/src/").map_or_else(|| source.to_owned(), |(_, name)| format!("src/{name}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn sources_have_the_names_of_the_repository() {
        let map = json!({ "sources": ["../../npm/src/load/a.ts", "../../npm/src/base64.js"], "sourcesContent": ["a", "b"] });
        let expected =
            json!({ "sources": ["src/load/a.ts", "src/base64.js"], "sourcesContent": ["a", null] });
        assert_eq!(tidied(map), expected);
    }
}
