//! What a reader can do with an answer.

mod copy;
mod feedback;
mod handoff;
mod reason;

use web_sys::HtmlElement;

use crate::{
    conversation::{Phase, Turn},
    dom::{add, button, el},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("actions.css");

/// Copy, regenerate, say whether it helped and go on to people, once the answer is whole. They stay when it is shown in another
/// way: somebody may be writing there.
pub(crate) fn actions(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    if turn.phase.get() != Phase::Done || turn.outcome.untracked().with(Option::is_none) {
        return None;
    }
    let regenerate = button(&[], &ui.say(Word::Regenerate), move || {
        ui.retry(turn);
        // The button goes with its turn.
        ui.focus_input();
    });
    let actions = el("div", &[("class", "actions")], &[&copy::copy(ui, turn), &regenerate]);
    feedback::feedback(ui, turn, &actions);
    add(&actions, &[&handoff::handoff(ui, turn)]);
    Some(actions)
}
