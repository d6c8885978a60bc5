//! What a reader downloads, in bytes, held against its limits and against the committed figures.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{build::compress::COPIES, build::names::LOADER, paths};

/// Brotli bytes of the loader, which every page loads.
const LOADER_LIMIT: u64 = 3_000;
/// Brotli bytes of all of it, which a page loads whose reader asks something.
const TOTAL_LIMIT: u64 = 180_000;

/// The parts, as they are called in tables and in `size.json`.
const PARTS: [&str; 4] = ["loader", "script", "wasm", "total"];

/// One part's bytes as they are, by gzip and by Brotli.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// The sizes of each part, and of all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sizes(BTreeMap<&'static str, Size>);

impl Sizes {
    fn of(&self, part: &str) -> Size {
        self.0.get(part).copied().unwrap_or_default()
    }

    fn add(&mut self, part: &'static str, size: Size) {
        for key in [part, "total"] {
            let sum = self.0.entry(key).or_default();
            sum.raw += size.raw;
            sum.gzip += size.gzip;
            sum.brotli += size.brotli;
        }
    }

    /// A table of all parts, with the change against the committed figures.
    pub(crate) fn table(&self, committed: Option<&Self>) -> String {
        let mut table =
            format!("{:<8}{:>12}{:>12}{:>12}   against size.json\n", "bytes", "raw", "gzip", "brotli");
        for part in PARTS {
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
        table + &format!("Limits (Brotli): loader {}, total {}", grouped(LOADER_LIMIT), grouped(TOTAL_LIMIT))
    }

    /// What is too heavy: by the limits, or by more than 1 % of the committed figures.
    pub(crate) fn complaints(&self, committed: Option<&Self>) -> Vec<String> {
        let mut complaints = Vec::new();
        for (part, limit) in [("loader", LOADER_LIMIT), ("total", TOTAL_LIMIT)] {
            let now = self.of(part).brotli;
            if now > limit {
                complaints.push(format!(
                    "{part}: {} bytes, above the limit of {}",
                    grouped(now),
                    grouped(limit)
                ));
            }
            let before = committed.map_or(0, |sizes| sizes.of(part).brotli);
            if before > 0 && now * 100 > before * 101 {
                complaints.push(format!(
                    "{part}: {} bytes, {:.2} % above the {} of crates/widget/size.json; where that is meant, \
                     `cargo xtask size --update` writes the new figure",
                    grouped(now),
                    percent(before, now),
                    grouped(before)
                ));
            }
        }
        complaints
    }

    fn to_json(&self) -> Value {
        let part = |part| {
            let Size { raw, gzip, brotli } = self.of(part);
            (part.to_owned(), json!({ "raw": raw, "gzip": gzip, "brotli": brotli }))
        };
        Value::Object(PARTS.map(part).into_iter().collect())
    }

    fn from_json(json: &Value) -> Result<Self> {
        let mut sizes = Self::default();
        for part in PARTS {
            let figure = |form: &str| {
                let figure = json.get(part).and_then(|part| part.get(form)).and_then(Value::as_u64);
                figure
                    .with_context(|| format!("crates/widget/size.json: {part}.{form} is no number of bytes"))
            };
            sizes
                .0
                .insert(part, Size { raw: figure("raw")?, gzip: figure("gzip")?, brotli: figure("brotli")? });
        }
        Ok(sizes)
    }
}

/// Measures the widget in place.
pub(crate) fn measure() -> Result<Sizes> {
    let mut sizes = Sizes::default();
    let folder = paths::widget();
    for entry in fs::read_dir(&folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if COPIES.iter().any(|copy| name.ends_with(&format!(".{copy}"))) {
            continue;
        }
        let bytes = |ending: &str| {
            let path = folder.join(format!("{name}{ending}"));
            fs::metadata(&path)
                .map(|file| file.len())
                .with_context(|| format!("can't read {}", path.display()))
        };
        let size = Size { raw: bytes("")?, gzip: bytes(".gz")?, brotli: bytes(".br")? };
        sizes.add(part_of(&name)?, size);
    }
    Ok(sizes)
}

fn part_of(name: &str) -> Result<&'static str> {
    Ok(match name {
        LOADER => "loader",
        _ if name.ends_with(".wasm") => "wasm",
        _ if name.ends_with(".js") => "script",
        _ => bail!("target/widget has a file that the build doesn't know: {name}"),
    })
}

/// The committed figures; none where the file isn't there yet.
pub(crate) fn committed() -> Result<Option<Sizes>> {
    let path = paths::root().join("crates/widget/size.json");
    if !path.exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
    let json = serde_json::from_str(&text).context("crates/widget/size.json is no JSON")?;
    Sizes::from_json(&json).map(Some)
}

/// Writes the figures to be committed.
pub(crate) fn commit(sizes: &Sizes) -> Result<()> {
    let path = paths::root().join("crates/widget/size.json");
    let text = serde_json::to_string_pretty(&sizes.to_json())?;
    fs::write(&path, text + "\n").with_context(|| format!("can't write {}", path.display()))
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

    fn sizes(loader: u64, wasm: u64) -> Sizes {
        let mut sizes = Sizes::default();
        sizes.add("loader", Size { raw: loader * 2, gzip: loader + 10, brotli: loader });
        sizes.add("script", Size { raw: 30_000, gzip: 8_000, brotli: 7_000 });
        sizes.add("wasm", Size { raw: wasm * 3, gzip: wasm + 20_000, brotli: wasm });
        sizes
    }

    #[test]
    fn parts_add_up() {
        assert_eq!(sizes(2_000, 100_000).of("total").brotli, 109_000);
    }

    #[test]
    fn within_limits_and_figures_nothing_is_wrong() {
        let committed = sizes(2_000, 100_000);
        assert!(sizes(2_000, 100_000).complaints(Some(&committed)).is_empty());
        assert!(sizes(1_000, 50_000).complaints(Some(&committed)).is_empty(), "less is fine");
        assert!(sizes(2_020, 101_000).complaints(Some(&committed)).is_empty(), "one per cent is fine");
        assert!(sizes(2_000, 100_000).complaints(None).is_empty());
    }

    #[test]
    fn more_than_one_per_cent_is_too_much() {
        let complaints = sizes(2_021, 100_000).complaints(Some(&sizes(2_000, 100_000)));
        assert_eq!(complaints.len(), 1);
        assert!(complaints[0].starts_with("loader: 2,021 bytes, 1.05 % above the 2,000"), "{complaints:?}");
    }

    #[test]
    fn the_limits_hold_without_committed_figures() {
        let complaints = sizes(LOADER_LIMIT + 1, TOTAL_LIMIT).complaints(None);
        assert_eq!(complaints.len(), 2);
        assert_eq!(complaints[0], "loader: 3,001 bytes, above the limit of 3,000");
        assert!(complaints[1].starts_with("total: "), "{complaints:?}");
    }

    #[test]
    fn figures_survive_their_file() {
        let sizes = sizes(2_000, 100_000);
        assert_eq!(Sizes::from_json(&sizes.to_json()).unwrap(), sizes);
        let error = Sizes::from_json(&json!({ "loader": { "raw": 1, "gzip": "x" } })).unwrap_err();
        assert!(error.to_string().contains("loader.gzip"), "{error}");
    }

    #[test]
    fn the_table_shows_the_change() {
        let table = sizes(2_000, 102_000).table(Some(&sizes(2_000, 100_000)));
        assert!(table.contains("total        340,000     132,010     111,000   +1.83 %"), "{table}");
        assert!(sizes(2_000, 1).table(None).contains("new"));
    }

    #[test]
    fn unknown_files_are_errors() {
        assert!(part_of("snippet.txt").is_err());
        assert_eq!(part_of("citecore-widget-00.js").unwrap(), "script");
    }
}
