//! The floating button.

use leptos::{ev, html, prelude::*};

use crate::{components::panel, ui::Ui};

pub(crate) const STYLE: &str = include_str!("launcher.css");

/// Opens the panel; out of the way while that is open.
pub(crate) fn launcher(ui: Ui) -> impl IntoView + use<> {
    html::button()
        .class("launcher")
        .attr("part", "button")
        .attr("type", "button")
        .attr("aria-haspopup", "dialog")
        .attr("aria-expanded", move || ui.open.get().to_string())
        .attr("aria-controls", panel::ID)
        .attr("hidden", move || ui.open.get())
        .node_ref(ui.launcher)
        .on(ev::click, move |_| ui.show())
        .child(panel::heading(ui))
}
