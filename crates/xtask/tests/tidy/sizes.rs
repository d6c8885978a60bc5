//! What documents say of sizes is what the committed files say, about.

use serde_json::Value;

use crate::repository::text;

/// A document, what stands in it before a number of KB, and the file and the part that has the figure.
const SIZES: &[(&str, &str, &str, &str)] = &[
    ("README.md", "The script is a loader of ", "crates/widget/size.json", "loader"),
    ("README.md", "When a reader turns to the widget, ", "crates/widget/size.json", "first"),
    ("crates/citecore-wasm/npm/README.md", "A page loads about ", "crates/citecore-wasm/size.json", "total"),
    (
        "crates/citecore-wasm/npm/docs/install.md",
        "A page loads about ",
        "crates/citecore-wasm/size.json",
        "total",
    ),
    (
        "crates/citecore-wasm/npm/docs/install.md",
        "`citecore/html` is about ",
        "crates/citecore-wasm/size-html.json",
        "total",
    ),
];

/// How far a document may be off: so many KB, or such a part of the figure.
const KILOBYTES: f64 = 0.5;
const PART: f64 = 0.02;

#[test]
fn documents_say_how_large_things_are() {
    for (document, before, file, part) in SIZES {
        let written = text(document.as_ref()).unwrap();
        let (_, behind) = written.split_once(before).unwrap_or_else(|| panic!("{document}: no {before:?}"));
        let said: f64 = behind.split(' ').next().unwrap().parse().unwrap();
        let sizes: Value = serde_json::from_str(&text(file.as_ref()).unwrap()).unwrap();
        let measured = sizes[part]["brotli"].as_f64().unwrap() / 1000.0;
        let off = (said - measured).abs();
        assert!(
            off <= KILOBYTES.max(measured * PART),
            "{document}: {before}{said} KB, and {measured} in {file}"
        );
    }
}
