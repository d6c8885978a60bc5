//! What holds the conversation: a non-modal dialog, or a region in the flow of the page.

use leptos::{either::Either, ev, html, prelude::*};

use crate::{
    components::{composer::composer, transcript::transcript},
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("panel.css");

/// Ids of the panel and its heading.
pub(crate) const ID: &str = "panel";
const HEADING: &str = "heading";

/// What the panel is called.
pub(crate) fn heading(ui: Ui) -> String {
    let own = ui.host.with_value(|host| host.attribute("heading"));
    own.unwrap_or_else(|| ui.text.heading.to_owned())
}

/// Heading, transcript and composer. Escape closes a dialog.
pub(crate) fn panel(ui: Ui) -> impl IntoView + use<> {
    let inline = ui.is_inline();
    let empty = move || ui.conversation.turns.with(Vec::is_empty);
    let clear = html::button()
        .class("quiet")
        .attr("type", "button")
        .attr("hidden", empty)
        .on(ev::click, move |_| {
            ui.preview.close();
            ui.conversation.clear();
            ui.focus_input();
        })
        .child(ui.text.clear);
    let close = (!inline).then(|| {
        html::button()
            .class("icon close")
            .attr("type", "button")
            .attr("aria-label", ui.text.close)
            .on(ev::click, move |_| ui.hide())
    });
    let bar = html::header().class("bar").child((html::h2().id(HEADING).child(heading(ui)), clear, close));
    let content = if inline {
        // As on the loader's field, which stood there before: nothing moves when the widget takes its place.
        Either::Left((composer(ui), bar, transcript(ui)))
    } else {
        Either::Right((bar, transcript(ui), composer(ui)))
    };
    html::section()
        .class(if inline { "panel inline" } else { "panel floating" })
        .id(ID)
        .attr("part", "panel")
        .attr("role", if inline { "region" } else { "dialog" })
        .attr("aria-labelledby", HEADING)
        .attr("hidden", move || !ui.open.get())
        .on(ev::keydown, move |event| {
            if event.key() == "Escape" && !event.is_composing() && !inline {
                event.stop_propagation();
                ui.hide();
            }
        })
        .child(content)
}
