//! What holds the conversation: a non-modal dialog, or a region in the flow of the page.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::{
    components::{composer::composer, switch::switch, transcript::transcript},
    dom::{add, button, el, follow, on, text},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("panel.css");

/// Ids of the panel and its heading.
pub(crate) const ID: &str = "panel";
const HEADING: &str = "heading";

/// What the panel is called.
pub(crate) fn heading(ui: Ui) -> String {
    let own = ui.host.with(|host| host.attribute("heading"));
    own.unwrap_or_else(|| ui.say(Word::Heading))
}

/// Heading, transcript and composer. Escape closes a dialog.
pub(crate) fn panel(ui: Ui) -> HtmlElement {
    let inline = ui.is_inline();
    let bar = el("div", &[("class", "bar")], &[&el("h2", &[("id", HEADING)], &[&text(&heading(ui))])]);
    let clear = button(&[("class", "quiet")], &ui.say(Word::Clear), move || {
        ui.clear();
        ui.focus_input();
    });
    add(&bar, &[&clear]);
    follow(move || clear.set_hidden(ui.conversation.turns.with(Vec::is_empty)));
    if !inline {
        let close = ui.say(Word::Close);
        let attributes = [("class", "icon close"), ("aria-label", &close)];
        add(&bar, &[&button(&attributes, "", move || ui.hide(true))]);
    }
    add(&bar, &[&switch(ui)]);
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
    on(&panel, "keydown", move |event| {
        let key: &KeyboardEvent = event.unchecked_ref();
        if key.key() == "Escape" && !key.is_composing() && !inline {
            event.stop_propagation();
            ui.hide(true);
        }
    });
    let shown = panel.clone();
    follow(move || shown.set_hidden(!inline && !ui.open.get()));
    panel
}
