//! The declarations, for `import` and for `require`.

use std::{collections::BTreeSet, path::Path};

use anyhow::Result;

use crate::{files, paths, run};

/// What the declarations of the package begin with.
const ENTRIES: [&str; 4] = ["html", "index", "inline", "remark"];

/// Checks the TypeScript, and writes the declarations of what users get into `types`.
pub(super) fn declare(package: &Path) -> Result<()> {
    let all = paths::scratch().join("npm/types");
    files::remove(&all)?;
    let mut tsc = run::command("node");
    let source = paths::npm_source();
    tsc.arg(source.join("node_modules/typescript/bin/tsc")).arg("--project").arg(source);
    run::must("checking the TypeScript", tsc.arg("--outDir").arg(&all))?;
    let types = package.join("types");
    files::make(&types)?;
    let mut names: Vec<String> = ENTRIES.map(str::to_owned).into();
    let mut written = BTreeSet::new();
    while let Some(name) = names.pop() {
        if written.insert(name.clone()) {
            let text = files::text(&all.join(format!("{name}.d.ts")))?;
            names.extend(imports(&text).map(str::to_owned));
            let write = |ending: &str, text: &str| {
                let path = types.join(format!("{name}{ending}"));
                files::write(&path, text)
            };
            write(
                ".d.cts",
                &imports(&text).fold(text.clone(), |text, name| {
                    text.replace(&format!("\"./{name}.js\""), &format!("\"./{name}.cjs\""))
                }),
            )?;
            write(".d.ts", &text)?;
        }
    }
    Ok(())
}

/// The names of the files beside it that a declaration is made of.
fn imports(declaration: &str) -> impl Iterator<Item = &str> {
    declaration.split("from \"./").skip(1).filter_map(|rest| Some(rest.split_once(".js\"")?.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found() {
        let text =
            "export * from \"./api.js\";\nimport type { A } from \"./types.js\";\nimport x from \"y\";\n";
        assert_eq!(imports(text).collect::<Vec<_>>(), ["api", "types"]);
    }
}
