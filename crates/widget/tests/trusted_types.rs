//! The widget on a page that lets no text become markup.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use support::{Page, document};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn nothing_is_written_as_markup() {
    // The page makes its functions from text, which the policy forbids too.
    let page = Page::answering("**Level** it [1].\n\n| a | b |\n|---|---|\n| 1 | `2` [2] |\n\n1. ~~x~~ [1]");
    let policy = document().create_element("meta").unwrap();
    policy.set_attribute("http-equiv", "Content-Security-Policy").unwrap();
    policy.set_attribute("content", "require-trusted-types-for 'script'; style-src 'self'").unwrap();
    document().head().unwrap().append_child(&policy).unwrap();
    let refused =
        js_sys::Reflect::set(&document().create_element("p").unwrap(), &"innerHTML".into(), &"<b>".into());
    assert!(refused.is_err(), "the policy is in force");

    page.widget.open();
    page.ask("Which way?").await.unwrap();
    assert_eq!(page.all("[part=answer] td").len(), 2);
    page.get("a[role=doc-biblioref]").click();
    assert!(page.preview().is_some());
}
