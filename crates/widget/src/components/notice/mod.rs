//! What an answer lacks, and what went wrong.

use std::sync::Arc;

use citecore::Outcome;
use leptos::{ev, html, prelude::*};

use crate::{conversation::Turn, io::Failure, strings::Strings, ui::Ui};

pub(crate) const STYLE: &str = include_str!("notice.css");

/// The notices of a turn.
pub(crate) fn notices(ui: Ui, turn: Turn) -> impl IntoView + use<> {
    let lacking = move || {
        let outcome = turn.outcome.get()?;
        let notices = lacks(&outcome, ui.text).into_iter().map(|lack| html::p().child(lack)).collect_view();
        Some(html::div().class("notice").attr("role", "note").child(notices))
            .filter(|_| !lacks(&outcome, ui.text).is_empty())
    };
    let failed = move || turn.failure.get().map(|failure| failed(ui, turn, &failure));
    (lacking, failed)
}

fn failed(ui: Ui, turn: Turn, failure: &Failure) -> impl IntoView + use<> {
    let again = html::button()
        .attr("type", "button")
        .on(ev::click, move |_| {
            ui.retry(turn);
            // The button goes with its turn.
            ui.focus_input();
        })
        .child(ui.text.try_again);
    let stopped = failure.is_stopped();
    let said = if stopped { ui.text.stopped.to_owned() } else { ui.text.failure(failure) };
    html::div()
        .class(if stopped { "notice" } else { "notice error" })
        .attr("role", if stopped { "note" } else { "alert" })
        .child(html::p().child(said))
        .child(again)
}

/// What an outcome lacks, in sentences.
fn lacks(outcome: &Arc<Outcome>, text: &Strings) -> Vec<String> {
    if outcome.incomplete {
        return vec![text.incomplete.to_owned()];
    }
    let needing = || outcome.answer.statements.iter().filter(|statement| statement.needs_citation);
    let cited = needing().filter(|statement| !statement.citations.is_empty()).count();
    let problems = outcome.validation.problems.iter();
    problems.filter_map(|problem| text.problem(problem.code, cited, needing().count())).collect()
}
