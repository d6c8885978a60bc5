//! The preview of a citation.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use support::{Page, document, pause, press, record, settle};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{HtmlElement, PointerEvent, PointerEventInit};

wasm_bindgen_test_configure!(run_in_browser);

async fn page() -> Page {
    let page = Page::answering("Level the tripod [1]. The stars are 30° to 90° apart [2].");
    page.ask("Which way?").await.unwrap();
    page
}

fn citation(page: &Page, index: usize) -> HtmlElement {
    page.all("a[role=doc-biblioref]").swap_remove(index)
}

fn point(target: &HtmlElement, event: &str) {
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    init.set_composed(true);
    init.set_pointer_type("mouse");
    target.dispatch_event(&PointerEvent::new_with_event_init_dict(event, &init).unwrap()).unwrap();
}

#[wasm_bindgen_test]
async fn a_click_opens_it_beside_its_citation() {
    let page = page().await;
    let events = record(&page.host);
    let citation = citation(&page, 1);
    citation.click();
    let preview = page.preview().unwrap();
    assert_eq!(preview.previous_element_sibling().as_ref(), Some(&*citation));
    assert_eq!(citation.get_attribute("aria-expanded").unwrap(), "true");
    let label = preview.get_attribute("aria-labelledby").unwrap();
    assert_eq!(page.text(&format!("#{label}")), "Two stars");
    assert!(page.text("[part=popover] mark").contains("Choose two stars 30° to 90° apart."));
    assert!(page.text("[part=popover]").contains("Relevance: Medium"));
    assert_eq!(page.get("[part=popover] a").get_attribute("href").unwrap(), "/hc/en/articles/stars");
    let (preview, window) = (preview.get_bounding_client_rect(), web_sys::window().unwrap());
    assert!(preview.left() >= 0.0 && preview.top() >= 0.0);
    assert!(preview.right() <= window.inner_width().unwrap().as_f64().unwrap());
    assert!(preview.bottom() <= window.inner_height().unwrap().as_f64().unwrap());
    assert_eq!(events.join(","), "citation");
    citation.click();
    assert!(page.preview().is_none());
}

#[wasm_bindgen_test]
async fn escape_closes_it_and_nothing_else() {
    let page = Page::new(&[("verify", "off")], "return Promise.resolve('Level it [1].')");
    page.widget.open();
    page.ask("Which way?").await.unwrap();
    let citation = citation(&page, 0);
    citation.click();
    page.get("[part=popover] a").focus().unwrap();
    press(&page.get("[part=popover] a"), "Escape");
    assert!(page.preview().is_none() && !page.get("[part=panel]").hidden());
    assert!(page.has_focus(&citation), "the focus was in the preview");
    press(&citation, "Escape");
    settle().await;
    assert!(page.get("[part=panel]").hidden());
}

#[wasm_bindgen_test]
async fn the_focus_opens_it_and_takes_it_along() {
    let page = page().await;
    press(&page.input(), "Tab");
    citation(&page, 0).focus().unwrap();
    assert_eq!(page.text("#preview-title"), "Setting up");
    citation(&page, 1).focus().unwrap();
    assert_eq!(page.text("#preview-title"), "Two stars");
    page.get("[part=popover] a").focus().unwrap();
    pause(400).await;
    assert!(page.preview().is_some(), "the focus is in it");
    page.input().focus().unwrap();
    pause(400).await;
    assert!(page.preview().is_none());
}

#[wasm_bindgen_test]
async fn the_pointer_opens_it_after_a_rest_and_closes_it_after_a_grace() {
    let page = page().await;
    let citation = citation(&page, 0);
    point(&citation, "pointerover");
    pause(60).await;
    assert!(page.preview().is_none());
    pause(160).await;
    assert!(page.preview().is_some());
    point(&citation, "pointerout");
    pause(100).await;
    point(&page.preview().unwrap(), "pointerover");
    pause(400).await;
    assert!(page.preview().is_some(), "the pointer is over it");
    point(&page.preview().unwrap(), "pointerout");
    pause(400).await;
    assert!(page.preview().is_none());
}

#[wasm_bindgen_test]
async fn a_press_outside_closes_what_a_tap_has_pinned() {
    let page = page().await;
    let citation = citation(&page, 0);
    citation.click();
    point(&citation, "pointerover");
    point(&citation, "pointerout");
    pause(400).await;
    assert!(page.preview().is_some(), "it is pinned");
    point(&page.get("[part=popover] .passage"), "pointerdown");
    assert!(page.preview().is_some());
    point(&document().body().unwrap(), "pointerdown");
    assert!(page.preview().is_none());
}
