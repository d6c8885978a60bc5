//! The questions with their answers.

mod suggestions;
mod turn;

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::{
    dom::{el, follow, on, show},
    strings::Word,
    ui::Ui,
};
use suggestions::suggestions;
use turn::turn_view;

pub(crate) const STYLE: &str = include_str!("transcript.css");

/// All turns. It is not live: what matters is announced elsewhere, once.
pub(crate) fn transcript(ui: Ui) -> HtmlElement {
    let preview = ui.preview;
    let attributes = [
        ("class", "transcript"),
        ("part", "transcript"),
        ("role", "log"),
        ("aria-live", "off"),
        ("aria-label", &ui.say(Word::Transcript)),
        // What scrolls has to be within reach of the keyboard.
        ("tabindex", "0"),
    ];
    let transcript = el("div", &attributes, &[]);
    on(&transcript, "pointerover", move |event| preview.pointer_over(ui, event.unchecked_ref()));
    on(&transcript, "pointerout", move |event| preview.pointer_out(event.unchecked_ref()));
    on(&transcript, "focusin", move |event| preview.focus_in(ui, event));
    on(&transcript, "focusout", move |event| preview.focus_out(event.unchecked_ref()));
    on(&transcript, "click", move |event| preview.click(ui, event));
    show(&transcript, move || suggestions(ui));
    turns(ui, &transcript);
    transcript
}

/// A turn on the page, which goes when it is dropped.
struct Shown {
    id: usize,
    article: HtmlElement,
    /// Of what the article listens to and follows.
    _owner: Owner,
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.article.remove();
    }
}

/// Shows the turns, one that takes the place of another there.
fn turns(ui: Ui, transcript: &HtmlElement) {
    // Held on to, it would keep alive what holds it.
    let (transcript, owner) = (transcript.clone(), Owner::current().unwrap_or_default().downgrade());
    let shown = RefCell::new(Vec::<Shown>::new());
    follow(move || {
        let (turns, mut shown) = (ui.conversation.turns.get(), shown.borrow_mut());
        shown.retain(|shown| turns.iter().any(|turn| turn.id == shown.id));
        for (at, turn) in turns.into_iter().enumerate() {
            if shown.get(at).is_some_and(|shown| shown.id == turn.id) {
                continue;
            }
            let Some(owner) = owner.upgrade() else { return };
            let owner = owner.with(Owner::new);
            let article = owner.with(|| turn_view(ui, turn));
            let next = shown.get(at).map(|shown| &*shown.article);
            // What is shown stands in the transcript.
            let _ = transcript.insert_before(&article, next.map(AsRef::as_ref));
            shown.insert(at, Shown { id: turn.id, article, _owner: owner });
        }
    });
}
