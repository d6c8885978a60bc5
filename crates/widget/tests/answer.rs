//! An answer on the page: its citations, its references, what it lacks and what went wrong.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use js_sys::Reflect;
use support::{Page, get, record, settle};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const ANSWER: &str = "Level it [1].\n\n- Choose **two stars**.[2]\n- Home position [1][2].\n";

#[wasm_bindgen_test]
async fn citations_are_links_to_their_references() {
    let page = Page::answering(ANSWER);
    let outcome = page.ask("Which way?").await.unwrap();
    assert_eq!(get(&outcome, "answer.references.length"), 2);
    assert!(get(&outcome, "verification").is_null());
    let citations = page.all("sup > a[role=doc-biblioref]");
    let numbers: Vec<_> = citations.iter().map(|citation| citation.text_content().unwrap()).collect();
    assert_eq!(numbers, ["1", "2", "1", "2"]);
    assert_eq!(citations[1].get_attribute("aria-label").unwrap(), "Reference 2: Two stars");
    let mut ids: Vec<_> = citations.iter().map(|citation| citation.id()).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 4);
    for citation in &citations {
        let href = citation.get_attribute("href").unwrap();
        assert!(page.get(&href).matches("li[part=reference]").unwrap());
    }
}

#[wasm_bindgen_test]
async fn references_lead_back_to_every_citation() {
    let page = Page::answering(ANSWER);
    page.ask("Which way?").await.unwrap();
    let section = page.get("section[role=doc-bibliography]");
    let heading = section.get_attribute("aria-labelledby").unwrap();
    assert_eq!(page.text(&format!("#{heading}")), "References");
    assert_eq!(page.all("li[part=reference]").len(), 2);
    assert_eq!(page.get("li[part=reference] a").get_attribute("href").unwrap(), "/hc/en/articles/setup");
    let backlinks = page.all("a[role=doc-backlink]");
    let names: Vec<_> = backlinks.iter().map(|link| link.get_attribute("aria-label").unwrap()).collect();
    let expected = [(1, "a"), (1, "b"), (2, "a"), (2, "b")];
    let expected = expected.map(|(number, letter)| format!("Back to citation {number}, {letter}"));
    assert_eq!(names, expected);
    backlinks[1].click();
    assert!(page.has_focus(&page.all("a[role=doc-biblioref]")[2]));
}

#[wasm_bindgen_test]
async fn raw_html_and_images_of_an_answer_are_no_elements() {
    let page =
        Page::answering("A <script>x</script> <b onclick=x>bold</b> ![alt](https://a.example/x.png) [1].");
    page.ask("Which way?").await.unwrap();
    assert_eq!(page.text("[part=answer]"), "A <script>x</script> <b onclick=x>bold</b> alt 1.");
    assert!(page.find("[part=answer] :is(script, b, img)").is_none());
}

#[wasm_bindgen_test]
async fn what_no_source_says_is_no_longer_cited_where_the_profile_verifies() {
    let page = Page::new(
        &[("mode", "inline"), ("profile", "verified")],
        "return Promise.resolve('Whales sing to each other in winter [1]. Keep them above the horizon [2].')",
    );
    let events = record(&page.host);
    let outcome = page.ask("Which way?").await.unwrap();
    assert_eq!(
        page.text("[part=answer]"),
        "Whales sing to each other in winter. Keep them above the horizon 1."
    );
    assert_eq!(page.all("li[part=reference]").len(), 1);
    assert_eq!(get(&outcome, "verification.verdicts.0.status"), "inaccurate");
    assert_eq!(get(&outcome, "verification.corrected.verdicts.0.number"), 1);
    assert_eq!(get(&outcome, "verified.citations.length"), 2);
    assert_eq!(events.join(","), "ask,progress,progress,progress,answer", "it searches, answers, verifies");
}

#[wasm_bindgen_test]
async fn a_third_answer_without_citations_is_shown_with_what_it_lacks() {
    let page = Page::new(
        &[("mode", "inline")],
        "this.count = (this.count ?? 0) + 1; return Promise.resolve(`Answer number ${this.count} of the model.`)",
    );
    let outcome = page.ask("Which way?").await.unwrap();
    assert_eq!(get(&outcome, "attempts"), 3);
    assert_eq!(page.text("[part=answer]"), "Answer number 3 of the model.");
    assert!(page.text(".notice").contains("cites no source"));
    assert!(page.find("section[role=doc-bibliography]").is_none());
}

#[wasm_bindgen_test]
async fn a_failure_is_an_alert_with_another_try() {
    let page = Page::new(
        &[("mode", "inline"), ("verify", "off")],
        "if (this.count++) return Promise.resolve('North [1].'); this.count = 1; throw new Error('no model')",
    );
    let events = record(&page.host);
    let error = page.ask("Which way?").await.unwrap_err();
    assert_eq!(Reflect::get(&error, &"code".into()).unwrap(), "page");
    assert!(page.text("[role=alert]").contains("could not fetch"));
    assert_eq!(events.join(","), "ask,progress,progress,error");
    page.button("Try again").click();
    page.until("[part=answer]", "North 1.").await;
    assert!(page.find("[role=alert]").is_none());
    assert_eq!(page.all(".turn").len(), 1);
}

#[wasm_bindgen_test]
async fn what_came_before_a_stop_stays() {
    let page = Page::new(
        &[("mode", "inline"), ("verify", "off")],
        "return (async function* () { yield 'North [1]. And'; await new Promise(() => {}); })()",
    );
    let asked = page.widget.ask("Which way?".into());
    page.until("[part=answer]", "North 1. And").await;
    assert_eq!(page.text("[part=send]"), "Stop");
    page.get("[part=send]").click();
    let outcome = wasm_bindgen_futures::JsFuture::from(asked).await.unwrap();
    settle().await;
    assert_eq!(get(&outcome, "incomplete"), true);
    assert_eq!(page.text("[part=answer]"), "North 1. And");
    assert!(page.text(".notice").contains("incomplete"));
    assert_eq!(page.text("[part=send]"), "Ask");
    assert!(page.find("[role=alert]").is_none());
}

#[wasm_bindgen_test]
async fn one_region_announces() {
    let page = Page::answering(ANSWER);
    page.ask("Which way?").await.unwrap();
    assert_eq!(page.text("[role=status]"), "Answer ready, 2 references");
    assert_eq!(page.all("[role=status], [aria-live=polite], [aria-live=assertive]").len(), 1);
}

#[wasm_bindgen_test]
async fn a_question_without_text_and_one_after_another() {
    let page = Page::answering("North [1].");
    assert!(page.ask("  ").await.is_err());
    page.ask("First?").await.unwrap();
    page.ask("Second?").await.unwrap();
    assert_eq!(page.all(".turn").len(), 2);
    page.widget.clear();
    settle().await;
    assert_eq!(page.all(".turn").len(), 0);
}
