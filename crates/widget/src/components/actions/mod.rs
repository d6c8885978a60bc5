//! What a reader can do with an answer.

use citecore::{Answer, ReferenceStyle, format_references};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

use crate::{
    conversation::Turn,
    dom::{button, el, on, text},
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("actions.css");

/// Copy and regenerate, once the answer is whole.
pub(crate) fn actions(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let outcome = turn.outcome.get()?;
    let copy = el("button", &[("type", "button")], &[&text(ui.text.copy)]);
    let label = copy.clone();
    on(&copy, "click", move |_| {
        let (text, label) = (markdown(ui, &outcome.answer), label.clone());
        leptos::task::spawn_local(async move {
            if write(&text).await.is_some() && !ui.is_gone() {
                label.set_text_content(Some(ui.text.copied));
                ui.conversation.announcement.set(ui.text.copied.to_owned());
            }
        });
    });
    let regenerate = button(&[], ui.text.regenerate, move || {
        ui.retry(turn);
        // The button goes with its turn.
        ui.focus_input();
    });
    Some(el("div", &[("class", "actions")], &[&copy, &regenerate]))
}

/// The answer with its references, as Markdown.
fn markdown(ui: Ui, answer: &Answer) -> String {
    let references = format_references(answer, ReferenceStyle::Numbered, ui.text.references);
    [answer.text.trim_end(), "\n\n", &references].concat().trim_end().to_owned()
}

/// None where the browser has no clipboard for this page, or the reader refuses.
async fn write(text: &str) -> Option<()> {
    let clipboard = web_sys::window()?.navigator().clipboard();
    if clipboard.is_undefined() {
        return None;
    }
    JsFuture::from(clipboard.write_text(text)).await.ok().map(drop)
}
