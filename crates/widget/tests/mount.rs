//! The widget comes to the page, and leaves it.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use js_sys::{Array, Reflect};
use support::{Page, document, press, record, settle};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn sheets(page: &Page) -> u32 {
    Reflect::get(&page.root, &"adoptedStyleSheets".into()).unwrap().unchecked_into::<Array>().length()
}

#[wasm_bindgen_test]
fn style_is_a_constructed_sheet() {
    let page = Page::answering("");
    assert_eq!(sheets(&page), 1);
    assert!(page.find("style, link").is_none() && page.find("[style]").is_none());
    let window = web_sys::window().unwrap();
    let style = window.get_computed_style(&page.get(".composer")).unwrap().unwrap();
    assert_eq!(style.get_property_value("display").unwrap(), "flex");
}

#[wasm_bindgen_test]
fn nothing_is_left_when_it_is_unmounted() {
    let mut page = Page::answering("");
    page.widget.unmount();
    assert_eq!(page.root.child_element_count(), 0);
    assert_eq!(sheets(&page), 0);
    page.widget.unmount();
    page.widget.open();
    page.widget.stop();
    page.widget.clear();
}

#[wasm_bindgen_test]
async fn an_answer_under_way_ends_with_the_widget() {
    let mut page =
        Page::new(&[], "return (async function* () { yield 'A'; await new Promise(() => {}); })()");
    let asked = page.widget.ask("Which way?".into());
    settle().await;
    page.widget.unmount();
    assert!(wasm_bindgen_futures::JsFuture::from(asked).await.is_err());
}

#[wasm_bindgen_test]
async fn a_button_opens_a_dialog_and_escape_closes_it() {
    let page = Page::new(&[("heading", "Ask us")], "return ''");
    let events = record(&page.host);
    let (button, panel) = (page.get("[part=button]"), page.get("[part=panel]"));
    assert!(panel.hidden() && !button.hidden());
    assert_eq!(button.text_content().unwrap(), "Ask us");
    assert_eq!(button.get_attribute("aria-expanded").unwrap(), "false");

    button.click();
    settle().await;
    assert!(!panel.hidden() && page.has_focus(&page.input()));
    assert_eq!(panel.get_attribute("role").unwrap(), "dialog");
    let label = document().get_element_by_id("heading");
    assert!(label.is_none(), "ids stay in the shadow root");
    assert_eq!(page.text(&format!("#{}", panel.get_attribute("aria-labelledby").unwrap())), "Ask us");

    press(&page.input(), "Escape");
    settle().await;
    assert!(panel.hidden() && page.has_focus(&button));
    assert_eq!(events.join(","), "open,close");
}

#[wasm_bindgen_test]
async fn suggestions_are_asked_at_a_click() {
    let page =
        Page::new(&[("mode", "inline"), ("suggestions", "First?\n\n Second? ")], "return 'North [1].'");
    assert_eq!(page.all(".suggestions button").len(), 2);
    page.button("Second?").click();
    support::pause(100).await;
    assert_eq!(page.text("[part=question]"), "Second?");
    assert!(page.find(".suggestions").is_none());
}

#[wasm_bindgen_test]
async fn enter_asks_and_shift_enter_does_not() {
    let page = Page::answering("North [1].");
    page.input().set_value("Which way?");
    let init = web_sys::KeyboardEventInit::new();
    init.set_key("Enter");
    init.set_shift_key(true);
    init.set_bubbles(true);
    let event = web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    page.input().dispatch_event(&event).unwrap();
    assert_eq!(page.input().value(), "Which way?");
    press(&page.input(), "Enter");
    support::pause(100).await;
    assert_eq!(page.input().value(), "");
    assert_eq!(page.text("[part=answer]"), "North 1.");
}
