//! Where a question is typed.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlTextAreaElement, KeyboardEvent, UiEvent};

use crate::{
    dom::{el, follow, on},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = concat!(include_str!("composer.css"), include_str!("stop.css"));

/// The field and its button, which stops the answer that is under way.
pub(crate) fn composer(ui: Ui) -> HtmlElement {
    let placeholder = ui.host.with(|host| host.attribute("placeholder"));
    let placeholder = placeholder.unwrap_or_else(|| ui.say(Word::Placeholder));
    let attributes = [
        ("part", "input"),
        ("rows", "1"),
        ("maxlength", "4000"),
        ("aria-label", &ui.say(Word::Field)),
        ("placeholder", &placeholder),
        ("enterkeyhint", "send"),
    ];
    let input = el("textarea", &attributes, &[]);
    on(&input, "keydown", move |event| {
        let key: &KeyboardEvent = event.unchecked_ref();
        // While an input method composes, Enter is the method's.
        if key.key() == "Enter" && !key.shift_key() && !key.is_composing() {
            event.prevent_default();
            send(ui);
        }
    });
    let button = el("button", &[("part", "send"), ("type", "submit")], &[]);
    on(&button, "click", |event| {
        // The second of a double click would stop what the first has asked.
        if event.unchecked_ref::<UiEvent>().detail() > 1 {
            event.prevent_default();
        }
    });
    let composer = el("form", &[("class", "composer"), ("part", "composer")], &[&input, &button]);
    on(&composer, "submit", move |event| {
        event.prevent_default();
        if ui.conversation.running.untracked().get() {
            ui.conversation.stop();
        } else {
            send(ui);
        }
        ui.focus_input();
    });
    ui.input.set(Some(input));
    follow(move || {
        let (class, label) =
            if ui.conversation.running.get() { ("send stop", Word::Stop) } else { ("send", Word::Ask) };
        button.set_class_name(class);
        button.set_text_content(Some(&ui.say(label)));
    });
    composer
}

/// Asks what is in the field, unless an answer is under way.
fn send(ui: Ui) {
    let Some(input) = ui.input.get() else { return };
    let input: HtmlTextAreaElement = input.unchecked_into();
    let question = input.value().trim().to_owned();
    if ui.conversation.running.untracked().get() || question.is_empty() {
        return;
    }
    input.set_value("");
    ui.ask(question);
}
