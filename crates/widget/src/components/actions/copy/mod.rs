//! An answer with its references, for whatever it is pasted into.

mod html;

use std::sync::Arc;

use citecore::{Answer, ReferenceStyle, format_references};
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Clipboard, HtmlElement};

use crate::{
    conversation::Turn,
    dom::button,
    host::{object, property},
    sources::name,
    state::Kept,
    strings::Word,
    ui::Ui,
};

/// How long the button says what came of it, in milliseconds.
const TOLD: u32 = 2_500;

/// The button that copies. It says so for a moment.
pub(super) fn copy(ui: Ui, turn: Turn) -> HtmlElement {
    let (label, timer) = (Kept::new(None::<HtmlElement>), Kept::new(None::<Timeout>));
    let copy = button(&[], &ui.say(Word::Copy), move || {
        let Some(outcome) = turn.outcome.untracked().get() else { return };
        let answer = portable(ui, &outcome.answer);
        let shown = label.get().as_ref().and_then(html::shown);
        let markdown = markdown(ui, &answer);
        let html = shown.map(|shown| html::html(&shown, &answer, &ui.say(Word::References)));
        leptos::task::spawn_local(async move {
            let said = if write(ui, &markdown, html.as_deref()).await.is_some() {
                Word::Copied
            } else {
                Word::CopyFailed
            };
            if ui.is_gone() {
                return;
            }
            ui.conversation.announcement.set(ui.say(said));
            if let Some(label) = label.try_get().flatten() {
                label.set_text_content(Some(&ui.say(said)));
                let back = move || label.set_text_content(Some(&ui.say(Word::Copy)));
                timer.set(Some(Timeout::new(TOLD, back)));
            }
        });
    });
    label.set(Some(copy.clone()));
    copy
}

/// The answer as it can leave the page: its sources have names in the page's language, and addresses that lead to them from
/// anywhere.
pub(super) fn portable(ui: Ui, answer: &Answer) -> Answer {
    let mut answer = answer.clone();
    for reference in &mut answer.references {
        let title = name(&ui.text(), &reference.passage, reference.original);
        let passage = Arc::make_mut(&mut reference.passage);
        passage.title = Some(title);
        passage.url = passage.url.take().map(|url| ui.host.with(|host| host.absolute(&host.resolve(&url))));
    }
    answer
}

/// The answer with its references, as Markdown.
pub(super) fn markdown(ui: Ui, answer: &Answer) -> String {
    let references = format_references(answer, ReferenceStyle::Numbered, &ui.say(Word::References));
    [answer.text.trim_end(), "\n\n", &references].concat().trim_end().to_owned()
}

/// Puts both into the clipboard, or the Markdown alone where the browser takes no more. None where the reader refuses.
async fn write(ui: Ui, markdown: &str, html: Option<&str>) -> Option<()> {
    let clipboard = web_sys::window()?.navigator().clipboard();
    // There is none on pages without https, and in frames it may be shut.
    if !clipboard.is_undefined() {
        if let Some(both) = html.and_then(|html| write_both(&clipboard, markdown, html))
            && JsFuture::from(both).await.is_ok()
        {
            return Some(());
        }
        if JsFuture::from(clipboard.write_text(markdown)).await.is_ok() {
            return Some(());
        }
    }
    let copy = ui.host.try_get()?.given("copy")?;
    copy.call2(&JsValue::UNDEFINED, &markdown.into(), &html.into()).ok()?.is_truthy().then_some(())
}

fn write_both(clipboard: &Clipboard, markdown: &str, html: &str) -> Option<js_sys::Promise> {
    let item: Function = property(&js_sys::global(), "ClipboardItem")?.dyn_into().ok()?;
    let blob = |text: &str, kind: &str| -> Option<JsValue> {
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        Some(Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()?.into())
    };
    let kinds = [("text/plain", blob(markdown, "text/plain")?), ("text/html", blob(html, "text/html")?)];
    let item = Reflect::construct(&item, &Array::of1(&object(&kinds))).ok()?;
    let write: Function = property(clipboard, "write")?.dyn_into().ok()?;
    write.call1(clipboard, &Array::of1(&item)).ok()?.dyn_into().ok()
}
