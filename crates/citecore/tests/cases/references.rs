//! `references.json`: the list of the cited sources.

use citecore::{ReferenceStyle, format_references};
use serde::Deserialize;

use crate::{case::read, tables::none_fails};

#[derive(Deserialize)]
struct Table {
    #[serde(default)]
    style: ReferenceStyle,
    heading: Option<String>,
    expect: Expectation,
}

#[derive(Deserialize)]
struct Expectation {
    markdown: String,
}

#[test]
fn references_are_written_as_the_table_says() {
    let mut failures = Vec::new();
    for case in read::<Table>("references.json") {
        let heading = case.table.heading.as_deref().unwrap_or(ReferenceStyle::HEADING);
        let found = format_references(&case.answer(), case.table.style, heading);
        if found != case.table.expect.markdown {
            failures.push(format!("{}: {found:?}", case.name));
        }
    }
    none_fails(failures);
}
