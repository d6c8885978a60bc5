//! The switch by which a reader has answers verified, where the page leaves that to them.

use web_sys::HtmlElement;

use crate::{
    dom::{button, follow},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("switch.css");

/// Off the page unless the page's attribute says `toggle`.
pub(crate) fn switch(ui: Ui) -> HtmlElement {
    let press = move || ui.choose_verification(!ui.verification.is_shown());
    let switch = button(&[("class", "quiet switch"), ("role", "switch")], &ui.say(Word::Verify), press);
    let shown = switch.clone();
    follow(move || {
        let _ =
            shown.set_attribute("aria-checked", if ui.verification.is_chosen() { "true" } else { "false" });
        shown.set_hidden(!ui.verification.is_switched());
    });
    switch
}
