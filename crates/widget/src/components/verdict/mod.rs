//! A verdict as a reader sees it: a sign, and words.

use citecore::{Outcome, Verdict, VerdictReason, VerdictStatus};
use web_sys::{Element, HtmlElement};

use crate::{
    components::popover::link_to,
    dom::{add, drawing, el, text},
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("verdict.css");

/// What finds a sign.
pub(crate) const SIGN: &str = ".sign";

/// The sign of a verdict, or of none. It says nothing to those who don't see it: words stand beside it, or in its label.
pub(crate) fn sign(status: Option<VerdictStatus>) -> Element {
    let (name, path) = match status {
        Some(VerdictStatus::Accurate) => ("accurate", "M2.5 8.5 6.5 12.5 13.5 4"),
        Some(VerdictStatus::Uncertain) => {
            ("uncertain", "M5 5.2a3.2 3.2 0 1 1 4.6 2.9C8.5 8.7 8 9.3 8 10.4M8 13.8v.1")
        }
        Some(VerdictStatus::Inaccurate) => ("inaccurate", "M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5"),
        None => ("unknown", "M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0"),
    };
    let sign = drawing(path);
    for (attribute, value) in [("class", ["sign ", name].concat().as_str()), ("aria-hidden", "true")] {
        let _ = sign.set_attribute(attribute, value);
    }
    sign
}

/// The same with a text in its place, by which an element can be described.
pub(crate) fn labelled_sign(status: Option<VerdictStatus>, id: &str, label: &str) -> Element {
    let sign = sign(status);
    let _ = sign.remove_attribute("aria-hidden");
    for (attribute, value) in [("role", "img"), ("id", id), ("aria-label", label)] {
        let _ = sign.set_attribute(attribute, value);
    }
    sign
}

/// A verdict in words: what it is, how sure, and why.
pub(crate) fn told(ui: Ui, outcome: &Outcome, verdict: &Verdict) -> HtmlElement {
    let said = el("strong", &[], &[&text(&ui.text().verdict(verdict.status))]);
    let sure = el("span", &[("class", "sure")], &[&text(&ui.text().confidence(verdict))]);
    let words = el("span", &[], &[&said, &text(" · "), &sure]);
    let line = el("p", &[("class", "verdict-line")], &[&sign(Some(verdict.status)), &words]);
    let told = el("div", &[("class", "verdict"), ("part", "verdict")], &[&line]);
    let reasons = reasons(ui, outcome, verdict);
    if verdict.evidence.is_none() {
        add(&reasons, &[&el("li", &[], &[&text(&ui.say(Word::NotFound))])]);
        reasons.set_hidden(false);
    }
    add(&told, &[&reasons]);
    told
}

/// Why a verdict is what it is, and which source would be the right one.
pub(crate) fn reasons(ui: Ui, outcome: &Outcome, verdict: &Verdict) -> HtmlElement {
    let reasons = el("ul", &[("class", "reasons")], &[]);
    let said = ui.text();
    let words = verdict.reasons.iter().filter_map(|reason| said.reason(*reason));
    for reason in words {
        add(&reasons, &[&el("li", &[], &[&text(&reason)])]);
    }
    if verdict.reasons.contains(&VerdictReason::BetterSource) {
        add(&reasons, &[&better(ui, outcome, verdict)]);
    }
    reasons.set_hidden(reasons.child_element_count() == 0);
    reasons
}

/// The source that supports what the cited one doesn't, with a link to where it says so.
fn better(ui: Ui, outcome: &Outcome, verdict: &Verdict) -> HtmlElement {
    let told = el("li", &[], &[&text(&ui.say(Word::BetterSource))]);
    let evidence = verdict.better.as_ref();
    let source = evidence.and_then(|evidence| {
        outcome.context.sources.iter().find(|source| source.number == evidence.original)
    });
    if let Some(source) = source {
        let (name, url) = link_to(ui, source, evidence);
        let name = text(&name);
        let source = match &url {
            Some(url) => el("a", &[("href", url)], &[&name]),
            None => el("span", &[], &[&name]),
        };
        add(&told, &[&text(" "), &source]);
    }
    told
}
