//! The text of an answer, while it streams and after.

pub(crate) mod citation;
mod pace;
mod stall;
mod write;

use std::rc::Rc;

use citecore::Outcome;
use citecore_markdown::answer_blocks;
use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::{
    components::answer::{pace::Pace, stall::Stall, write::Writer},
    conversation::{Phase, Turn},
    dom::{el, follow},
    pause::Pause,
    state::{Kept, Watched},
    strings::Word,
    ui::Ui,
    verdicts::Statuses,
};

pub(crate) const STYLE: &str = include_str!("answer.css");

/// The answer of a turn. A growing draft is written twenty times a second at most.
pub(crate) fn answer(ui: Ui, turn: Turn) -> HtmlElement {
    let root = el("div", &[("class", stall::CLASS), ("part", "answer"), ("dir", "auto")], &[]);
    ui.mark_language(&root);
    let writer = Kept::new(Writer::new(root.clone().into(), turn.id, ui.say(Word::Scrollable)));
    let stall = Stall::new(root.clone());
    let growing = stall.clone();
    let pace = Pace::new(move || draw(writer, &growing, ui, turn));
    let finishing = Watched::new(0_u32);
    follow(move || {
        turn.grown.track();
        match turn.outcome.get() {
            Some(outcome) => finish(writer, finishing, ui, outcome),
            None => pace.ask(),
        }
    });
    let busy = root.clone();
    follow(move || {
        let done = turn.phase.get() == Phase::Done;
        if done {
            stall.end();
        }
        let is_whole = done && finishing.get() == 0;
        let _ = busy.set_attribute("aria-busy", if is_whole { "false" } else { "true" });
    });
    root
}

/// Shows what there is of the draft, unless there is an outcome, or the answer left the page between the request for a frame and
/// the frame.
fn draw(writer: Kept<Writer>, stall: &Stall, ui: Ui, turn: Turn) {
    if turn.outcome.untracked().try_with(Option::is_none) != Some(true) {
        return;
    }
    // What failed without an outcome may be drawn once more, and isn't waited for.
    if turn.phase.untracked().try_get() != Some(Phase::Done) {
        stall.grew();
    }
    writer.try_update(|writer| {
        turn.draft.try_update(|draft| {
            draft.is_told = false;
            writer.awaits_verdicts(ui.verification.is_expected());
            writer.name(Some(draft.attempt), &draft.references, &ui.text());
            let settled = std::mem::take(&mut draft.settled);
            writer.draft(draft.attempt, settled, draft.stream.tail());
        })
    });
    ui.preview.look_again(ui);
}

/// Shows the outcome's answer, a long one piece by piece, unless the answer left the page meanwhile.
fn finish(writer: Kept<Writer>, finishing: Watched<u32>, ui: Ui, outcome: Rc<Outcome>) {
    finishing.update(|times| *times += 1);
    leptos::task::spawn_local(async move {
        let mut pause = Pause::begin();
        writer.try_update(|writer| {
            writer.name(None, &outcome.answer.references, &ui.text());
            writer.finish(answer_blocks(&outcome.answer), Statuses::of(&outcome), ui.text());
        });
        while writer.try_update(Writer::go_on) == Some(true) {
            pause.when_due().await;
        }
        finishing.update(|times| *times -= 1);
        ui.preview.look_again(ui);
    });
}
