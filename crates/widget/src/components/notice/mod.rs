//! What an answer lacks, and what went wrong.

use citecore::Outcome;
use web_sys::HtmlElement;

use crate::{
    conversation::Turn,
    dom::{add, button, el, text},
    strings::Strings,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("notice.css");

/// What the answer of a turn lacks, if anything.
pub(crate) fn lacking(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let lacks = lacks(turn.outcome.get()?.as_ref(), ui.text);
    if lacks.is_empty() {
        return None;
    }
    let notice = el("div", &[("class", "notice"), ("role", "note")], &[]);
    for lack in lacks {
        add(&notice, &[&el("p", &[], &[&text(&lack)])]);
    }
    Some(notice)
}

/// What went wrong with a turn, and another try.
pub(crate) fn failed(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let failure = turn.failure.get()?;
    let again = button(&[], ui.text.try_again, move || {
        ui.retry(turn);
        // The button goes with its turn.
        ui.focus_input();
    });
    let (class, role, said) = if failure.is_stopped() {
        ("notice", "note", ui.text.stopped.to_owned())
    } else {
        ("notice error", "alert", ui.text.failure(&failure))
    };
    let said = el("p", &[], &[&text(&said)]);
    Some(el("div", &[("class", class), ("role", role)], &[&said, &again]))
}

/// What an outcome lacks, in sentences.
fn lacks(outcome: &Outcome, text: &Strings) -> Vec<String> {
    if outcome.incomplete {
        return vec![text.incomplete.to_owned()];
    }
    let needing = || outcome.answer.statements.iter().filter(|statement| statement.needs_citation());
    let cited = needing().filter(|statement| !statement.citations().is_empty()).count();
    let problems = outcome.validation.problems.iter();
    problems.filter_map(|problem| text.problem(problem.code, cited, needing().count())).collect()
}
