//! What a reader can do with an answer.

use citecore::{Answer, ReferenceStyle, format_references};
use leptos::{ev, html, prelude::*};
use wasm_bindgen_futures::JsFuture;

use crate::{conversation::Turn, ui::Ui};

pub(crate) const STYLE: &str = include_str!("actions.css");

/// Copy and regenerate, once the answer is whole.
pub(crate) fn actions(ui: Ui, turn: Turn) -> impl IntoView + use<> {
    move || {
        let outcome = turn.outcome.get()?;
        let copied = RwSignal::new(false);
        let copy = html::button()
            .attr("type", "button")
            .on(ev::click, move |_| {
                let text = markdown(ui, &outcome.answer);
                leptos::task::spawn_local(async move {
                    if write(&text).await.is_some() && !ui.is_gone() {
                        let _ = copied.try_set(true);
                        ui.conversation.announcement.set(ui.text.copied.to_owned());
                    }
                });
            })
            .child(move || if copied.get() { ui.text.copied } else { ui.text.copy });
        let regenerate = html::button()
            .attr("type", "button")
            .on(ev::click, move |_| {
                ui.retry(turn);
                // The button goes with its turn.
                ui.focus_input();
            })
            .child(ui.text.regenerate);
        Some(html::div().class("actions").child((copy, regenerate)))
    }
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
