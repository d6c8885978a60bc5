//! The text of an answer, while it streams and after.

pub(crate) mod citation;
mod write;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use citecore_markdown::answer_blocks;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;

use crate::{
    components::answer::write::Writer,
    conversation::{Draft, Phase, Turn},
    strings::Strings,
    ui::Ui,
};

pub(crate) const STYLE: &str = include_str!("answer.css");

/// The answer of a turn. A growing draft is written once a frame at most.
pub(crate) fn answer(ui: Ui, turn: Turn) -> impl IntoView + use<> {
    let root = NodeRef::<html::Div>::new();
    let writer = StoredValue::new_local(None::<Writer>);
    root.on_load(move |root| writer.set_value(Writer::new(root.unchecked_into(), turn.id)));

    let write = move || {
        // None: the answer left the page between the request for a frame and the frame.
        let _ = writer.try_update_value(|writer| {
            if let Some(writer) = writer {
                write(writer, turn, ui.text);
            }
        });
    };
    let requested = Arc::new(AtomicBool::new(false));
    Effect::new(move |_| {
        turn.grown.track();
        if turn.outcome.with(Option::is_some) {
            write();
        } else if !requested.swap(true, Ordering::Relaxed) {
            let requested = Arc::clone(&requested);
            request_animation_frame(move || {
                requested.store(false, Ordering::Relaxed);
                write();
            });
        }
    });

    html::div()
        .class("answer")
        .attr("part", "answer")
        .attr("aria-busy", move || (turn.phase.get() != Phase::Done).to_string())
        .node_ref(root)
}

/// Shows the outcome's answer where there is one, else what there is of the draft.
fn write(writer: &mut Writer, turn: Turn, text: &'static Strings) {
    writer.name(&turn.references(), text);
    match turn.outcome.get_untracked() {
        Some(outcome) => writer.finish(answer_blocks(&outcome.answer)),
        None => turn.draft.with_value(|draft| {
            let Draft { attempt, stream, settled, .. } = &mut *draft.borrow_mut();
            writer.draft(*attempt, std::mem::take(settled), stream.tail());
        }),
    }
}
