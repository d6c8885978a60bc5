//! The questions with their answers.

mod suggestions;
mod turn;

use leptos::{ev, html, prelude::*};

use crate::ui::Ui;
use suggestions::suggestions;
use turn::turn_view;

pub(crate) const STYLE: &str = include_str!("transcript.css");

/// All turns. It is not live: what matters is announced elsewhere, once.
pub(crate) fn transcript(ui: Ui) -> impl IntoView + use<> {
    let preview = ui.preview;
    let turns = ui.conversation.turns;
    html::div()
        .class("transcript")
        .attr("part", "transcript")
        .attr("role", "log")
        .attr("aria-live", "off")
        .attr("aria-label", ui.text.transcript)
        // What scrolls has to be within reach of the keyboard.
        .attr("tabindex", "0")
        .on(ev::pointerover, move |event| preview.pointer_over(ui, &event))
        .on(ev::pointerout, move |event| preview.pointer_out(&event))
        .on(ev::focusin, move |event| preview.focus_in(ui, &event))
        .on(ev::focusout, move |event| preview.focus_out(&event))
        .on(ev::click, move |event| preview.click(ui, &event))
        .child(suggestions(ui))
        .child(For(ForProps::builder()
            .each(move || turns.get())
            .key(|turn| turn.id)
            .children(move |turn| turn_view(ui, turn))
            .build()))
}
