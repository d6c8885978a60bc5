//! A question with its answer.

use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::{
    components::{
        actions::actions,
        answer::answer,
        notice::{failed, lacking},
        references::{references, uncited},
        verification::verification,
    },
    conversation::{Phase, Turn},
    dom::{add, el, show, text},
    strings::Word,
    ui::Ui,
};

/// The question, what is being done about it, and what came of that. A new one scrolls to the top of the transcript.
pub(crate) fn turn_view(ui: Ui, turn: Turn) -> HtmlElement {
    let question = text(&turn.question.get());
    let question = el("h3", &[("class", "question"), ("part", "question")], &[&question]);
    let article = el("article", &[("class", "turn")], &[&question]);
    show(&article, move || {
        let doing = match turn.phase.get() {
            Phase::Searching => Word::Searching,
            Phase::Answering => Word::Answering,
            Phase::Improving => Word::Improving,
            Phase::Done => return None,
        };
        Some(el("p", &[("class", "progress")], &[&text(&ui.say(doing))]))
    });
    add(&article, &[&answer(ui, turn)]);
    show(&article, move || verification(ui, turn));
    show(&article, move || lacking(ui, turn));
    show(&article, move || failed(ui, turn));
    show(&article, move || references(ui, turn));
    show(&article, move || uncited(ui, turn));
    show(&article, move || actions(ui, turn));
    let scrolled = article.clone();
    request_animation_frame(move || {
        if let Some(transcript) = scrolled.parent_element() {
            transcript.set_scroll_top(scrolled.offset_top());
        }
    });
    article
}
