//! What a reader can do with an answer.

mod copy;
mod feedback;
mod handoff;
mod reason;

use web_sys::HtmlElement;

use crate::{
    conversation::Turn,
    dom::{add, button, el},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("actions.css");

/// Copy, regenerate, say whether it helped and go on to people, once the answer is whole.
pub(crate) fn actions(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let outcome = turn.outcome.get()?;
    let regenerate = button(&[], &ui.say(Word::Regenerate), move || {
        ui.retry(turn);
        // The button goes with its turn.
        ui.focus_input();
    });
    let actions = el("div", &[("class", "actions")], &[&copy::copy(ui, &outcome), &regenerate]);
    feedback::feedback(ui, turn, &actions);
    add(&actions, &[&handoff::handoff(ui, turn, &outcome)]);
    Some(actions)
}
