//! A question with its answer.

use leptos::{html, prelude::*};

use crate::{
    components::{actions::actions, answer::answer, notice::notices, references::references},
    conversation::{Phase, Turn},
    ui::Ui,
};

/// The question, what is being done about it, and what came of that. A new one scrolls to the top of the transcript.
pub(crate) fn turn_view(ui: Ui, turn: Turn) -> impl IntoView + use<> {
    let root = NodeRef::<html::Article>::new();
    root.on_load(|article| {
        request_animation_frame(move || {
            if let Some(transcript) = article.parent_element() {
                transcript.set_scroll_top(article.offset_top());
            }
        });
    });
    let doing = move || match turn.phase.get() {
        Phase::Searching => Some(ui.text.searching),
        Phase::Answering => Some(ui.text.answering),
        Phase::Improving => Some(ui.text.improving),
        Phase::Done => None,
    };
    html::article()
        .class("turn")
        .node_ref(root)
        .child(html::h3().class("question").attr("part", "question").child(turn.question.get_value()))
        .child(move || doing().map(|doing| html::p().class("progress").child(doing)))
        .child(answer(ui, turn))
        .child(notices(ui, turn))
        .child(references(ui, turn))
        .child(actions(ui, turn))
}
