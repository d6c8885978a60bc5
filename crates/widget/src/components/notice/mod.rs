//! What an answer lacks, and what went wrong.

mod countdown;

use citecore::Outcome;
use web_sys::HtmlElement;

use crate::{
    conversation::Turn,
    dom::{add, button, el, text},
    state::Kept,
    strings::{Strings, Word},
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("notice.css");

/// What the answer of a turn lacks, if anything.
pub(crate) fn lacking(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let lacks = lacks(turn.outcome.get()?.as_ref(), &ui.text());
    if lacks.is_empty() {
        return None;
    }
    let notice = el("div", &[("class", "notice"), ("role", "note")], &[]);
    for lack in lacks {
        add(&notice, &[&el("p", &[], &[&text(&lack)])]);
    }
    Some(notice)
}

/// What went wrong with a turn, and another try, once it may succeed.
pub(crate) fn failed(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let failure = turn.failure.get()?;
    let waiting = Kept::new(None::<HtmlElement>);
    let again = button(&[], &ui.say(Word::TryAgain), move || {
        let waits = waiting.get().is_some_and(|button| button.has_attribute("aria-disabled"));
        if !waits {
            ui.retry(turn);
            // The button goes with its turn.
            ui.focus_input();
        }
    });
    if failure.is_stopped() {
        let said = el("p", &[("role", "note")], &[&text(&ui.say(Word::Stopped))]);
        return Some(el("div", &[("class", "notice")], &[&said, &again]));
    }
    waiting.set(Some(again.clone()));
    let said = el("p", &[("role", "alert")], &[&text(&ui.text().failure(&failure))]);
    let notice = el("div", &[("class", "notice error")], &[&said]);
    if let Some(seconds) = failure.retry_after.filter(|&seconds| seconds > 0) {
        let told = [" ", &ui.text().retry_in(seconds)].concat();
        add(&said, &[&el("span", &[("class", "unseen")], &[&text(&told)])]);
        add(&notice, &[&countdown::countdown(ui, seconds, &again)]);
    }
    add(&notice, &[&again]);
    Some(notice)
}

/// What an outcome lacks, in sentences.
fn lacks(outcome: &Outcome, text: &Strings) -> Vec<String> {
    if outcome.incomplete {
        return vec![text.get(Word::Incomplete)];
    }
    let needing = || outcome.answer.statements.iter().filter(|statement| statement.needs_citation());
    let cited = needing().filter(|statement| !statement.citations().is_empty()).count();
    let problems = outcome.validation.problems.iter();
    problems.filter_map(|problem| text.problem(problem.code, cited, needing().count())).collect()
}
