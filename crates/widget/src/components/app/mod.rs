//! The whole widget.

use leptos::{html, prelude::*};

use crate::{
    components::{launcher::launcher, panel::panel},
    ui::Ui,
};

/// The button, unless the panel is in the flow of the page, the panel, and what is announced.
pub(crate) fn app(ui: Ui) -> impl IntoView + use<> {
    let launcher = (!ui.is_inline()).then(|| launcher(ui));
    let status = html::div()
        .class("announcement")
        .attr("role", "status")
        .child(move || ui.conversation.announcement.get());
    (launcher, panel(ui), status)
}
