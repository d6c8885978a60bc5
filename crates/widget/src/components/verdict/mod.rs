//! A verdict as a reader sees it: a sign, and words.

use citecore::{Outcome, Verdict, VerdictReason, VerdictStatus};
use web_sys::{Element, HtmlElement};

use crate::{
    dom::{add, drawing, el, text},
    sources::linked,
    strings::Word,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("verdict.css");

/// The support of what is as likely supported as not.
const EVEN: f64 = 0.5;

/// What finds a sign.
pub(crate) const SIGN: &str = ".sign";

/// The sign of a verdict, or of none. It says nothing to those who don't see it: words stand beside it, or in its label.
pub(crate) fn sign(status: Option<VerdictStatus>) -> Element {
    let (name, path) = drawn(status);
    let sign = drawing(path);
    for (attribute, value) in [("class", name), ("aria-hidden", "true")] {
        let _ = sign.set_attribute(attribute, value);
    }
    sign
}

/// The class of a sign, and how it is drawn.
fn drawn(status: Option<VerdictStatus>) -> (&'static str, &'static str) {
    match status {
        Some(VerdictStatus::Accurate) => ("sign accurate", "M2.5 8.5 6.5 12.5 13.5 4"),
        Some(VerdictStatus::Uncertain) => {
            ("sign uncertain", "M5 5.2a3.2 3.2 0 1 1 4.6 2.9C8.5 8.7 8 9.3 8 10.4M8 13.8v.1")
        }
        Some(VerdictStatus::Inaccurate) => ("sign inaccurate", "M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5"),
        None => ("sign unknown", "M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0"),
    }
}

/// Makes of a sign that of another verdict.
pub(crate) fn change_sign(sign: &Element, status: Option<VerdictStatus>) {
    let (name, path) = drawn(status);
    let _ = sign.set_attribute("class", name);
    if let Some(drawn) = sign.first_element_child() {
        let _ = drawn.set_attribute("d", path);
    }
}

/// Puts a text in the place of a sign, by which an element can be described.
pub(crate) fn label_sign(sign: &Element, id: &str, label: &str) {
    let _ = sign.remove_attribute("aria-hidden");
    for (attribute, value) in [("role", "img"), ("id", id), ("aria-label", label)] {
        let _ = sign.set_attribute(attribute, value);
    }
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
    // Of what is rather supported than not, the source says more than less.
    let is_said = |reason: &&VerdictReason| **reason != VerdictReason::LowOverlap || verdict.support < EVEN;
    let words = verdict.reasons.iter().filter(is_said).filter_map(|reason| said.reason(*reason));
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
        add(&told, &[&text(" "), &linked(ui, &source.passage, source.number, evidence)]);
    }
    told
}
