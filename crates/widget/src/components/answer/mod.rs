//! The text of an answer, while it streams and after.

pub(crate) mod citation;
mod pace;
mod write;

use citecore_markdown::answer_blocks;
use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::{
    components::answer::{pace::Pace, write::Writer},
    conversation::{Phase, Turn},
    dom::{el, follow},
    state::Kept,
    ui::Ui,
    verdicts::Statuses,
};

pub(crate) const STYLE: &str = include_str!("answer.css");

/// The answer of a turn. A growing draft is written twenty times a second at most.
pub(crate) fn answer(ui: Ui, turn: Turn) -> HtmlElement {
    let root = el("div", &[("class", "answer"), ("part", "answer"), ("dir", "auto")], &[]);
    let writer = Kept::new(Writer::new(root.clone().into(), turn.id));
    let write = move || {
        // None: the answer left the page between the request for a frame and the frame.
        let _ = writer.try_update(|writer| write(writer, ui, turn));
    };
    let pace = Pace::new(write);
    follow(move || {
        turn.grown.track();
        if turn.outcome.with(Option::is_some) {
            write();
        } else {
            pace.ask();
        }
    });
    let busy = root.clone();
    follow(move || {
        let done = turn.phase.get() == Phase::Done;
        let _ = busy.set_attribute("aria-busy", if done { "false" } else { "true" });
    });
    root
}

/// Shows the outcome's answer where there is one, else what there is of the draft.
fn write(writer: &mut Writer, ui: Ui, turn: Turn) {
    writer.name(&turn.references(), &ui.text(), ui.verifying.is_expected());
    match turn.outcome.untracked().get() {
        Some(outcome) => {
            writer.finish(answer_blocks(&outcome.answer), Statuses::of(&outcome).as_ref(), &ui.text());
        }
        None => {
            turn.draft.try_update(|draft| {
                let settled = std::mem::take(&mut draft.settled);
                writer.draft(draft.attempt, settled, draft.stream.tail());
            });
        }
    }
}
