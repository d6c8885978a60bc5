//! What is downloaded, in bytes, held against its limits and against the committed figures.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{build::compress::COPIES, files, paths};

/// Something that is downloaded.
pub(crate) struct Package {
    /// What it is called.
    pub(crate) name: &'static str,
    /// The file with its committed figures.
    pub(crate) committed: &'static str,
    /// Its parts, as they are called in tables and in that file; the last, "total", is all of them.
    pub(crate) parts: &'static [&'static str],
    /// The most that parts may have, in bytes by Brotli.
    pub(crate) limits: &'static [(&'static str, u64)],
}

/// One part's bytes as they are, by gzip and by Brotli.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// The sizes of each part of a package, and of all of them.
pub(crate) struct Sizes {
    package: &'static Package,
    parts: BTreeMap<&'static str, Size>,
}

impl Sizes {
    fn none(package: &'static Package) -> Self {
        Self { package, parts: BTreeMap::new() }
    }

    fn of(&self, part: &str) -> Size {
        self.parts.get(part).copied().unwrap_or_default()
    }

    fn add(&mut self, part: &'static str, size: Size) {
        for key in [part, "total"] {
            let sum = self.parts.entry(key).or_default();
            sum.raw += size.raw;
            sum.gzip += size.gzip;
            sum.brotli += size.brotli;
        }
    }

    /// A table of all parts, with the change against the committed figures.
    pub(crate) fn table(&self, committed: Option<&Self>) -> String {
        let mut table = format!(
            "{:<8}{:>12}{:>12}{:>12}   against size.json\n",
            self.package.name, "raw", "gzip", "brotli"
        );
        for part in self.package.parts {
            let size = self.of(part);
            let change = match committed.map(|sizes| sizes.of(part).brotli) {
                Some(before) if before > 0 => format!("{:+.2} %", percent(before, size.brotli)),
                _ => "new".to_owned(),
            };
            table += &format!(
                "{part:<8}{:>12}{:>12}{:>12}   {change}\n",
                grouped(size.raw),
                grouped(size.gzip),
                grouped(size.brotli)
            );
        }
        let limits = self.package.limits.iter().map(|(part, limit)| format!("{part} {}", grouped(*limit)));
        table + &format!("Limits (Brotli): {}", limits.collect::<Vec<_>>().join(", "))
    }

    /// What is too heavy: by the limits, or by more than 1 % of the committed figures; or that there are none.
    pub(crate) fn complaints(&self, committed: Option<&Self>) -> Vec<String> {
        let file = self.package.committed;
        let mut complaints = Vec::new();
        for &(part, limit) in self.package.limits {
            let (now, called) = (self.of(part).brotli, format!("{}, {part}", self.package.name));
            if now > limit {
                complaints.push(format!(
                    "{called}: {} bytes, above the limit of {}",
                    grouped(now),
                    grouped(limit)
                ));
            }
            let before = committed.map_or(0, |sizes| sizes.of(part).brotli);
            if before > 0 && now * 100 > before * 101 {
                complaints.push(format!(
                    "{called}: {} bytes, {:.2} % above the {} of {file}; where that is meant, \
                     `cargo xtask size --update` writes the new figure",
                    grouped(now),
                    percent(before, now),
                    grouped(before)
                ));
            }
        }
        if committed.is_none() {
            complaints.push(format!("{file} is missing: write it with `cargo xtask size --update`"));
        }
        complaints
    }

    fn to_json(&self) -> Value {
        let part = |part: &&str| {
            let Size { raw, gzip, brotli } = self.of(part);
            ((*part).to_owned(), json!({ "raw": raw, "gzip": gzip, "brotli": brotli }))
        };
        Value::Object(self.package.parts.iter().map(part).collect())
    }

    fn from_json(package: &'static Package, json: &Value) -> Result<Self> {
        let mut sizes = Self::none(package);
        for part in package.parts {
            let figure = |form: &str| {
                let figure = json.get(part).and_then(|part| part.get(form)).and_then(Value::as_u64);
                figure.with_context(|| format!("{}: {part}.{form} is no number of bytes", package.committed))
            };
            let size = Size { raw: figure("raw")?, gzip: figure("gzip")?, brotli: figure("brotli")? };
            sizes.parts.insert(part, size);
        }
        Ok(sizes)
    }

    /// The committed figures; none where the file isn't there yet.
    pub(crate) fn committed(&self) -> Result<Option<Self>> {
        let file = self.package.committed;
        let path = paths::root().join(file);
        if !path.exists() {
            return Ok(None);
        }
        let text = files::text(&path)?;
        let json = serde_json::from_str(&text).with_context(|| format!("{file} is no JSON"))?;
        Self::from_json(self.package, &json).map(Some)
    }

    /// Writes the figures to be committed.
    pub(crate) fn commit(&self) -> Result<()> {
        let path = paths::root().join(self.package.committed);
        let text = serde_json::to_string_pretty(&self.to_json())?;
        files::write(&path, text + "\n")
    }
}

/// Measures a folder whose files have their copies beside them. `part_of` says which part each belongs to, if any.
pub(crate) fn measure(
    package: &'static Package,
    folder: &Path,
    part_of: fn(&str) -> Result<Option<&'static str>>,
) -> Result<Sizes> {
    let mut sizes = Sizes::none(package);
    for path in files::entries(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if COPIES.iter().any(|copy| name.ends_with(&format!(".{copy}"))) {
            continue;
        }
        let Some(part) = part_of(&name)? else { continue };
        let bytes = |ending: &str| {
            let path = folder.join(format!("{name}{ending}"));
            fs::metadata(&path)
                .map(|file| file.len())
                .with_context(|| format!("can't read {}", path.display()))
        };
        sizes.add(part, Size { raw: bytes("")?, gzip: bytes(".gz")?, brotli: bytes(".br")? });
    }
    Ok(sizes)
}

fn percent(before: u64, now: u64) -> f64 {
    (now as f64 / before as f64 - 1.0) * 100.0
}

/// `180000` as `180,000`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACKAGE: Package = Package {
        name: "widget",
        committed: "crates/widget/size.json",
        parts: &["loader", "wasm", "total"],
        limits: &[("loader", 3_000), ("total", 180_000)],
    };

    fn sizes(loader: u64, wasm: u64) -> Sizes {
        let mut sizes = Sizes::none(&PACKAGE);
        sizes.add("loader", Size { raw: loader * 2, gzip: loader + 10, brotli: loader });
        sizes.add("wasm", Size { raw: wasm * 3, gzip: wasm + 20_000, brotli: wasm });
        sizes
    }

    #[test]
    fn parts_add_up() {
        assert_eq!(sizes(2_000, 100_000).of("total").brotli, 102_000);
    }

    #[test]
    fn within_limits_and_figures_nothing_is_wrong() {
        let committed = sizes(2_000, 100_000);
        assert!(sizes(2_000, 100_000).complaints(Some(&committed)).is_empty());
        assert!(sizes(1_000, 50_000).complaints(Some(&committed)).is_empty(), "less is fine");
        assert!(sizes(2_020, 101_000).complaints(Some(&committed)).is_empty(), "one per cent is fine");
    }

    #[test]
    fn more_than_one_per_cent_is_too_much() {
        let complaints = sizes(2_021, 100_000).complaints(Some(&sizes(2_000, 100_000)));
        assert_eq!(complaints.len(), 1);
        assert!(
            complaints[0].starts_with("widget, loader: 2,021 bytes, 1.05 % above the 2,000"),
            "{complaints:?}"
        );
    }

    #[test]
    fn the_limits_hold_without_committed_figures() {
        let complaints = sizes(3_001, 180_000).complaints(None);
        assert_eq!(complaints.len(), 3);
        assert_eq!(complaints[0], "widget, loader: 3,001 bytes, above the limit of 3,000");
        assert!(complaints[1].starts_with("widget, total: "), "{complaints:?}");
        assert!(complaints[2].starts_with("crates/widget/size.json is missing"), "{complaints:?}");
    }

    #[test]
    fn figures_survive_their_file() {
        let sizes = sizes(2_000, 100_000);
        assert_eq!(Sizes::from_json(&PACKAGE, &sizes.to_json()).unwrap().parts, sizes.parts);
        let json = json!({ "loader": { "raw": 1, "gzip": "x" } });
        let error = Sizes::from_json(&PACKAGE, &json).err().unwrap();
        assert!(error.to_string().contains("loader.gzip"), "{error}");
    }

    #[test]
    fn the_table_shows_the_change() {
        let table = sizes(2_000, 102_000).table(Some(&sizes(2_000, 100_000)));
        assert!(table.contains("total        310,000     124,010     104,000   +1.96 %"), "{table}");
        assert!(table.ends_with("Limits (Brotli): loader 3,000, total 180,000"), "{table}");
        assert!(sizes(2_000, 1).table(None).contains("new"));
    }
}
