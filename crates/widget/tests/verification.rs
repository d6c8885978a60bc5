//! What verification says of an answer, on the page.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use support::{Page, get, press, settle};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The second citation's source says nothing of the kind.
const ANSWER: &str = "Choose two stars 30° to 90° apart [2]. Whales sing to each other in 7 voices [1].";

async fn page(verify: &str) -> Page {
    let page = Page::writing(&[("mode", "inline"), ("verify", verify)], ANSWER);
    page.ask("Which way?").await.unwrap();
    page
}

fn signs(page: &Page) -> Vec<String> {
    let signs = page.all("[part=answer] svg");
    signs.iter().map(|sign| sign.get_attribute("aria-label").unwrap()).collect()
}

#[wasm_bindgen_test]
async fn a_citation_is_described_by_its_verdict_and_named_by_its_source() {
    let page = page("on").await;
    assert_eq!(
        page.text("[part=answer]"),
        "Choose two stars 30° to 90° apart 1. Whales sing to each other in 7 voices."
    );
    let citation = page.get("a[role=doc-biblioref]");
    assert_eq!(citation.get_attribute("aria-label").unwrap(), "Reference 1: Two stars");
    let sign = page.get(&format!("#{}", citation.get_attribute("aria-describedby").unwrap()));
    assert_eq!(sign.get_attribute("aria-label").unwrap(), "Accurate: the source says this");
    assert_eq!(sign.get_attribute("role").unwrap(), "img");
    assert_eq!(citation.text_content().unwrap(), "1");
}

#[wasm_bindgen_test]
async fn what_was_removed_is_told() {
    let page = page("on").await;
    assert_eq!(page.text(".share"), "1 of 2 citations confirmed by their source");
    assert_eq!(page.text("summary"), "1 citation removed");
    let told = page.text("details li");
    assert!(told.starts_with("Whales sing to each other in 7 voices."), "{told}");
    assert!(told.contains("“Setting up” doesn’t say this"), "{told}");
    let announced = page.all("[role=status] p");
    assert_eq!(announced[0].text_content().unwrap(), "Answer ready, 1 reference");
    assert!(announced[1].text_content().unwrap().contains("1 citation removed"));
}

#[wasm_bindgen_test]
async fn a_preview_says_the_verdict() {
    let page = page("on").await;
    page.get("a[role=doc-biblioref]").click();
    assert!(page.text("[part=popover] [part=verdict]").starts_with("The source says this"));
    let marked = page.text("[part=popover] mark");
    assert!(marked.contains("Choose two stars 30° to 90° apart."), "{marked}");
    let link = page.get("[part=popover] .source-link").get_attribute("href").unwrap();
    assert!(link.starts_with("/hc/en/articles/stars#:~:text=Choose"), "{link}");
}

#[wasm_bindgen_test]
async fn off_there_is_none_of_it() {
    let page = page("off").await;
    assert_eq!(
        page.text("[part=answer]"),
        "Choose two stars 30° to 90° apart 1. Whales sing to each other in 7 voices 2."
    );
    assert!(page.find("[part=answer] svg, [part=verification]").is_none());
    page.get("a[role=doc-biblioref]").click();
    assert!(page.find("[part=verdict]").is_none());
    assert!(page.find("[part=popover] mark").is_some(), "the sentence is marked all the same");
}

#[wasm_bindgen_test]
async fn the_switch_is_there_where_the_page_says_so() {
    let page = page("on").await;
    let switch = page.get("[role=switch]");
    assert!(switch.hidden());
    page.host.set_attribute("verify", "toggle").unwrap();
    settle().await;
    assert!(!switch.hidden());
    assert_eq!(switch.text_content().unwrap(), "Verify citations");

    switch.click();
    settle().await;
    assert_eq!(switch.get_attribute("aria-checked").unwrap(), "false");
    assert_eq!(page.all("a[role=doc-biblioref]").len(), 2);
    assert!(page.find("[part=answer] svg, [part=verification]").is_none());
    let outcome = page.ask("And now?").await.unwrap();
    assert!(get(&outcome, "verification").is_null());

    switch.click();
    settle().await;
    assert_eq!(signs(&page), ["Accurate: the source says this"; 2]);
    page.host.remove_attribute("verify").unwrap();
    settle().await;
    assert!(switch.hidden());
}

#[wasm_bindgen_test]
async fn the_choice_outlives_the_widget() {
    let mut first = page("toggle").await;
    first.get("[role=switch]").click();
    first.widget.unmount();
    let second = page("toggle").await;
    assert_eq!(second.get("[role=switch]").get_attribute("aria-checked").unwrap(), "false");
    assert_eq!(second.all("a[role=doc-biblioref]").len(), 2);
    second.get("[role=switch]").click();
    settle().await;
    assert_eq!(second.all("a[role=doc-biblioref]").len(), 1);
}

#[wasm_bindgen_test]
async fn a_change_under_an_open_preview_closes_it() {
    let page = page("toggle").await;
    page.get("a[role=doc-biblioref]").click();
    assert!(page.preview().is_some());
    page.get("[role=switch]").click();
    assert!(page.preview().is_none());
    press(&page.input(), "Escape");
    page.get("[role=switch]").click();
}
