//! What verification says of a whole answer: how much of it holds, and what was left out.

use citecore::{Outcome, VerdictStatus};
use web_sys::HtmlElement;

use crate::{
    components::verdict::{reasons, sign},
    conversation::Turn,
    dom::{add, el, text},
    sources::name,
    ui::Ui,
    verdicts::{Removed, Share, removed},
};

pub(crate) const STYLE: &str = include_str!("verification.css");

/// The share of citations that hold, once the answer is whole and where it was verified.
pub(crate) fn verification(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let outcome = turn.outcome.get()?;
    let share = Share::of(&outcome)?;
    let status =
        if share.accurate == share.all() { VerdictStatus::Accurate } else { VerdictStatus::Uncertain };
    let line = el("p", &[("class", "share")], &[&sign(Some(status)), &text(&ui.text().share(&share))]);
    let verification = el("div", &[("class", "verification"), ("part", "verification")], &[&line]);
    let removed = removed(&outcome);
    if !removed.is_empty() {
        let summary = el("summary", &[], &[&text(&ui.text().removed(removed.len()))]);
        let list = el("ul", &[], &[]);
        for citation in &removed {
            add(&list, &[&entry(ui, &outcome, citation)]);
        }
        add(&verification, &[&el("details", &[], &[&summary, &list])]);
    }
    Some(verification)
}

fn entry(ui: Ui, outcome: &Outcome, removed: &Removed) -> HtmlElement {
    let statement = el("q", &[], &[&text(&removed.statement)]);
    ui.mark_language(&statement);
    let said = ui.text();
    let name = removed.reference.map(|reference| name(&said, &reference.passage, reference.original));
    let why =
        [sign(Some(VerdictStatus::Inaccurate)).into(), text(&said.not_said_by(&name.unwrap_or_default()))];
    let why = el("p", &[("class", "verdict-line")], &[&why[0], &why[1]]);
    el("li", &[], &[&statement, &why, &reasons(ui, outcome, removed.verdict)])
}
