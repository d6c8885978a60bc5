//! Where a question is typed.

use leptos::{ev, html, prelude::*};

use crate::ui::Ui;

pub(crate) const STYLE: &str = include_str!("composer.css");

/// The field and its button, which stops the answer that is under way.
pub(crate) fn composer(ui: Ui) -> impl IntoView + use<> {
    let placeholder = ui.host.with_value(|host| host.attribute("placeholder"));
    let running = ui.conversation.running;
    let send = move || {
        let Some(input) = ui.input.get_untracked() else { return };
        let question = input.value().trim().to_owned();
        if running.get_untracked() || question.is_empty() {
            return;
        }
        input.set_value("");
        ui.ask(question);
    };
    let press = move || {
        if running.get_untracked() {
            ui.conversation.stop();
        } else {
            send();
        }
        ui.focus_input();
    };
    html::form()
        .class("composer")
        .attr("part", "composer")
        .on(ev::submit, move |event| {
            event.prevent_default();
            press();
        })
        .child(
            html::textarea()
                .attr("part", "input")
                .attr("rows", "1")
                .attr("maxlength", "4000")
                .attr("aria-label", ui.text.field)
                .attr("placeholder", placeholder.unwrap_or_else(|| ui.text.placeholder.to_owned()))
                .attr("enterkeyhint", "send")
                .node_ref(ui.input)
                .on(ev::keydown, move |event| {
                    // While an input method composes, Enter is the method's.
                    let enters = event.key() == "Enter" && !event.shift_key() && !event.is_composing();
                    if enters {
                        event.prevent_default();
                        send();
                    }
                }),
        )
        .child(
            html::button()
                .class(move || if running.get() { "send stop" } else { "send" })
                .attr("part", "send")
                .attr("type", "submit")
                .child(move || if running.get() { ui.text.stop } else { ui.text.ask }),
        )
}
