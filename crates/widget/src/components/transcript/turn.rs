//! A question with its answer.

use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::{
    components::notice::failed,
    conversation::{Phase, Turn},
    dom::{el, show, text},
    later::{Later, View, later},
    strings::Word,
    ui::Ui,
};

/// The question, what is being done about it, and what came of that. A new one scrolls to the top of the transcript.
pub(crate) fn turn_view(ui: Ui, turn: Turn) -> HtmlElement {
    let question = text(&turn.question.get());
    let question = el("h3", &[("class", "question"), ("part", "question"), ("dir", "auto")], &[&question]);
    let article = el("article", &[("class", "turn")], &[&question]);
    show(&article, move || {
        let (class, doing) = match turn.phase.get() {
            Phase::Searching => ("progress", Word::Searching),
            Phase::Answering => ("progress writing", Word::Answering),
            Phase::Improving => ("progress", Word::Improving),
            Phase::Done => return None,
        };
        Some(el("p", &[("class", class)], &[&text(&ui.say(doing))]))
    });
    let show_later = |view: fn(&Later) -> View| {
        show(&article, move || if ui.rest.is_here() { view(later())(ui, turn) } else { None });
    };
    show_later(|later| later.answer);
    show_later(|later| later.verification);
    show_later(|later| later.lacking);
    show(&article, move || failed(ui, turn));
    show_later(|later| later.references);
    show_later(|later| later.uncited);
    show_later(|later| later.actions);
    let scrolled = article.clone();
    request_animation_frame(move || {
        if let Some(transcript) = scrolled.parent_element() {
            transcript.set_scroll_top(scrolled.offset_top());
        }
    });
    article
}
