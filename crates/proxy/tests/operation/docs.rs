//! The page about operation: its examples are settings, its tables name what there is.

use std::collections::BTreeSet;

use citecore_proxy::{FeedbackKind, LogFormat};

use crate::{
    exposition::Exposition,
    support::{
        binary::command,
        page::{examples, rows, settings},
        start,
    },
};

const PAGE: &str = include_str!("../../docs/operation.md");

#[test]
fn every_example_is_read() {
    let read: Vec<_> = examples(PAGE).into_iter().map(settings).collect();
    assert!(read.iter().any(|settings| settings.log.format == LogFormat::Json));
    for kind in [FeedbackKind::File, FeedbackKind::Postgres] {
        assert!(read.iter().any(|settings| settings.feedback.kind == kind), "{kind:?} has no example");
    }
}

#[test]
fn the_settings_of_the_page_are_those_of_the_help() {
    let output = command(&std::env::temp_dir(), &["--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let rooms = ["feedback.", "log."];
    let of = |name: &&str| rooms.iter().any(|room| name.starts_with(room));
    let page: BTreeSet<&str> = rows(PAGE).into_iter().filter(of).collect();
    let told: BTreeSet<&str> =
        help.lines().filter_map(|line| line.split_whitespace().next()).filter(of).collect();
    assert_eq!(page, told);
}

#[tokio::test]
async fn the_metrics_of_the_page_are_those_that_are_exposed() {
    let running = start(|_| {}).await;
    let exposed = Exposition::read(&running.get("/metrics").await.text().await.unwrap());
    let page: BTreeSet<&str> = rows(PAGE).into_iter().filter(|name| name.starts_with("citecore_")).collect();
    for name in exposed.types.keys() {
        assert!(page.contains(name.as_str()), "{name} isn't on the page");
    }
    // What stands in the alerts is there too, with the endings that histograms have.
    for word in
        PAGE.split(|c: char| !c.is_ascii_lowercase() && c != '_').filter(|word| word.starts_with("citecore_"))
    {
        let endings = ["", "_bucket", "_sum", "_count"];
        let known =
            endings.iter().any(|ending| word.strip_suffix(ending).is_some_and(|name| page.contains(name)));
        assert!(known || word == "citecore_feedback" || word == "citecore_proxy", "{word} is no metric");
    }
    let source = include_str!("../../src/metrics.rs");
    for name in page {
        assert!(source.contains(&format!("\"{name}\"")), "{name} isn't found in the source");
    }
}
