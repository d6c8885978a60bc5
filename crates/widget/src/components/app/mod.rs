//! The whole widget.

use web_sys::Node;

use crate::{
    components::{launcher::launcher, panel::panel},
    dom::{add, el, follow, text},
    state::Kept,
    ui::Ui,
    verifying,
};

/// The button, unless the panel is in the flow of the page, the panel, and what is announced.
pub(crate) fn app(ui: Ui, container: &Node) {
    if !ui.is_inline() {
        add(container, &[&launcher(ui)]);
    }
    let status = el("div", &[("class", "announcement"), ("role", "status")], &[]);
    add(container, &[&panel(ui), &status]);
    follow(move || {
        status.set_text_content(None);
        for line in ui.conversation.announcement.get().lines() {
            add(&status, &[&el("p", &[], &[&text(line)])]);
        }
    });
    let changed = move || ui.page_verifies();
    Kept::new(ui.host.with(|host| host.watch(verifying::ATTRIBUTE, changed)));
}
