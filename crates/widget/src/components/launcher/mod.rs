//! The floating button.

use web_sys::HtmlElement;

use crate::{
    components::panel,
    dom::{button, follow},
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("launcher.css");

/// Opens the panel; out of the way while that is open.
pub(crate) fn launcher(ui: Ui) -> HtmlElement {
    let attributes = [
        ("class", "launcher"),
        ("part", "button"),
        ("aria-haspopup", "dialog"),
        ("aria-controls", panel::ID),
    ];
    let launcher = button(&attributes, "", move || ui.show());
    panel::head(ui, launcher.clone());
    ui.launcher.set(Some(launcher.clone()));
    let shown = launcher.clone();
    follow(move || {
        let open = ui.open.get();
        let _ = shown.set_attribute("aria-expanded", if open { "true" } else { "false" });
        shown.set_hidden(open);
    });
    launcher
}
