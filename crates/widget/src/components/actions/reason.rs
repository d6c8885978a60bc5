//! Why didn't an answer help?

use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlTextAreaElement, KeyboardEvent};

use super::feedback::Feedback;
use crate::{
    dom::{button, el, on, presses, text},
    strings::Word,
    ui::Ui,
};

/// A reason has so many UTF-16 code units at most: a proxy takes 4,000 characters, unless its operator wants less.
const LONGEST: &str = "1000";

/// The field for a reason, which nobody has to fill in.
pub(super) fn reason(ui: Ui, feedback: Feedback) -> HtmlElement {
    let field = el("textarea", &[("rows", "2"), ("maxlength", LONGEST), ("enterkeyhint", "send")], &[]);
    let label = el("label", &[], &[&text(&ui.say(Word::Reason)), &field]);
    let send = el("button", &[("type", "submit")], &[&text(&ui.say(Word::SendReason))]);
    let leave = button(&[("class", "quiet")], &ui.say(Word::NoReason), move || feedback.leave());
    let form = el("form", &[("class", "reason")], &[&label, &el("div", &[], &[&send, &leave])]);
    let field: HtmlTextAreaElement = field.unchecked_into();
    let (typed, why) = (field.clone(), feedback.turn.why);
    field.set_value(&why.get());
    on(&field, "input", move |_| why.set(typed.value()));
    on(&form, "submit", move |event| {
        event.prevent_default();
        match why.get().trim() {
            "" => feedback.leave(),
            why => feedback.explain(why.to_owned()),
        }
    });
    on(&field, "keydown", move |event| {
        if presses(event, "Enter") && !event.unchecked_ref::<KeyboardEvent>().shift_key() {
            event.prevent_default();
            send.click();
        }
    });
    on(&form, "keydown", move |event| {
        if presses(event, "Escape") {
            // Else it would close the panel, and a dialog of the page's.
            event.stop_propagation();
            event.prevent_default();
            feedback.leave();
        }
    });
    let shown = form.clone();
    request_animation_frame(move || shown.scroll_into_view_with_bool(false));
    form
}
