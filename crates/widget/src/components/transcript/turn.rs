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

/// The question, what is being done about it, and what came of that. A new one scrolls to the top of the transcript, and of the window where
/// it begins out of sight.
pub(crate) fn turn_view(ui: Ui, turn: Turn) -> HtmlElement {
    let question = text(&turn.question.get());
    let question = el("h3", &[("class", "question"), ("part", "question"), ("dir", "auto")], &[&question]);
    ui.mark_language(&question);
    let article = el("article", &[("class", "turn")], &[&question]);
    show(&article, move || {
        let (class, doing) = match turn.phase.get() {
            Phase::Searching => ("progress", Word::Searching),
            Phase::Answering => ("progress writing", Word::Answering),
            Phase::Improving => ("progress", Word::Improving),
            Phase::Restored | Phase::Done => return None,
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
    let asked = ui.conversation.running.untracked().get();
    request_animation_frame(move || {
        if let Some(transcript) = scrolled.parent_element() {
            transcript.set_scroll_top(scrolled.offset_top());
        }
        if asked && !begins_within_sight(&scrolled) {
            scrolled.scroll_into_view_with_bool(true);
        }
    });
    article
}

/// Is the beginning in the upper half of the window? In a page, earlier answers may push it out below.
fn begins_within_sight(article: &HtmlElement) -> bool {
    let top = article.get_bounding_client_rect().top();
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    top >= 0.0 && height.is_none_or(|height| top <= height / 2.0)
}
