//! What holds the conversation: a dialog, modal only where it covers the page, or a region in the flow of the page.

mod modal;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use self::modal::Modal;
use crate::{
    components::{composer::composer, switch::switch, transcript::transcript},
    dom::{add, button, el, follow, on, presses},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("panel.css");

/// Ids of the panel and its heading.
pub(crate) const ID: &str = "panel";
const HEADING: &str = "heading";

/// Says what the panel is called.
pub(crate) fn head(ui: Ui, element: HtmlElement) {
    follow(move || {
        let heading = ui.attribute("heading").unwrap_or_else(|| ui.say(Word::Heading));
        element.set_text_content(Some(&heading));
    });
}

/// Heading, transcript and composer. Escape closes a dialog.
pub(crate) fn panel(ui: Ui) -> HtmlElement {
    let inline = ui.is_inline();
    let heading = el("h2", &[("id", HEADING)], &[]);
    let bar = el("div", &[("class", "bar")], &[&heading]);
    head(ui, heading);
    let clear = button(&[("class", "quiet")], &ui.say(Word::Clear), move || {
        ui.clear();
        ui.focus_input();
    });
    let close = ui.say(Word::Close);
    let close = button(&[("class", "icon close"), ("aria-label", &close)], "", move || ui.hide(true));
    add(&bar, &[&clear]);
    if !inline {
        add(&bar, &[&close]);
    }
    add(&bar, &[&switch(ui)]);
    let without_turns = clear.clone();
    follow(move || without_turns.set_hidden(ui.conversation.turns.with(Vec::is_empty)));
    let attributes = [
        ("class", if inline { "panel inline" } else { "panel floating" }),
        ("id", ID),
        ("part", "panel"),
        ("role", if inline { "region" } else { "dialog" }),
        ("aria-labelledby", HEADING),
    ];
    let (composer, transcript) = (composer(ui), transcript(ui));
    let panel = if inline {
        // As on the loader's field, which stood there before: nothing moves when the widget takes its place.
        el("section", &attributes, &[&composer, &bar, &transcript])
    } else {
        el("section", &attributes, &[&bar, &transcript, &composer])
    };
    if inline {
        return panel;
    }
    let modal = Modal { panel: panel.clone(), first: [clear, close], last: composer };
    let shown = modal.clone();
    follow(move || {
        shown.panel.set_hidden(!ui.open.get());
        shown.tell();
    });
    // The window may have been turned, or made narrower, since it was opened.
    let focused = modal.clone();
    on(&panel, "focusin", move |_| focused.tell());
    on(&panel, "keydown", move |event| {
        if presses(event, "Escape") {
            // Else it would close a dialog of the page's that the widget is in, too.
            event.stop_propagation();
            event.prevent_default();
            ui.hide(true);
        } else if presses(event, "Tab") {
            modal.keep(event.unchecked_ref());
        }
    });
    panel
}
