//! Where a question is typed.

use citecore_wire::limits;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlTextAreaElement, KeyboardEvent, UiEvent};

use crate::{
    dom::{el, follow, on, presses},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str =
    concat!(include_str!("composer.css"), include_str!("field.css"), include_str!("stop.css"));

/// The field and its button, which stops the answer that is under way.
pub(crate) fn composer(ui: Ui) -> HtmlElement {
    let attributes =
        [("part", "input"), ("rows", "1"), ("aria-label", &ui.say(Word::Field)), ("enterkeyhint", "send")];
    let input = el("textarea", &attributes, &[]);
    let empty = input.clone();
    follow(move || {
        let placeholder = ui.attribute("placeholder").unwrap_or_else(|| ui.say(Word::Placeholder));
        // Only a name that is none is refused.
        let _ = empty.set_attribute("placeholder", &placeholder);
    });
    on(&input, "keydown", move |event| {
        if presses(event, "Enter") && !event.unchecked_ref::<KeyboardEvent>().shift_key() {
            event.prevent_default();
            send(ui);
        }
    });
    on(&input, "input", |event| {
        if let Some(input) = event.current_target() {
            input.unchecked_into::<HtmlTextAreaElement>().set_custom_validity("");
        }
    });
    let button = el("button", &[("part", "send"), ("type", "submit")], &[]);
    on(&button, "click", |event| {
        // The second of a double click would stop what the first has asked.
        if event.unchecked_ref::<UiEvent>().detail() > 1 {
            event.prevent_default();
        }
    });
    // A field that holds too much must not keep its button from stopping an answer.
    let attributes = [("class", "composer"), ("part", "composer"), ("novalidate", "")];
    let composer = el("form", &attributes, &[&input, &button]);
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

/// Asks what is in the field, unless an answer is under way or it is longer than a proxy takes. A field with such a limit of its own would
/// cut what is pasted without a word.
fn send(ui: Ui) {
    let Some(input) = ui.input.get() else { return };
    let input: HtmlTextAreaElement = input.unchecked_into();
    let question = input.value().trim().to_owned();
    if ui.conversation.running.untracked().get() || question.is_empty() {
        return;
    }
    if question.chars().count() > limits::QUESTION {
        input.set_custom_validity(&ui.text().longest_question(limits::QUESTION));
        input.report_validity();
        return;
    }
    input.set_value("");
    ui.ask(question);
}
