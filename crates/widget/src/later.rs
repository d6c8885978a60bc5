//! The door to what no reader needs before a question is asked: what drives an exchange, reads its answer, verifies it and
//! shows it.
//!
//! The build takes the wasm apart here: what can only be reached through [`LATER`] comes in a file of its own, after the
//! panel is there. So nothing of it may be called before [`Rest`](crate::rest::Rest) is here.

use std::{hint::black_box, pin::Pin};

use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use crate::{
    components,
    conversation::Turn,
    drive::drive,
    io::{Failure, Stop},
    session,
    ui::Ui,
};

/// What asking comes to, in the end.
type Answering = Pin<Box<dyn Future<Output = Result<JsValue, Failure>>>>;

type Settling = Pin<Box<dyn Future<Output = ()>>>;

/// Makes a part of a turn's article, where there is something to show.
pub(crate) type View = fn(Ui, Turn) -> Option<HtmlElement>;

/// What is behind the door.
pub(crate) struct Later {
    /// Drives the exchange of a turn to its outcome, and shows that. Errors: there is nothing to show.
    pub(crate) answering: fn(Ui, Turn, Stop) -> Answering,
    /// The text of an answer.
    pub(crate) answer: View,
    /// What verification says of it.
    pub(crate) verification: View,
    /// What it lacks.
    pub(crate) lacking: View,
    /// The sources that it cites.
    pub(crate) references: View,
    /// Those that were read for it, and that it doesn't cite.
    pub(crate) uncited: View,
    /// What a reader can do with it.
    pub(crate) actions: View,
    /// Shows all turns anew, with what verification makes of them or without.
    pub(crate) show_turns: fn(&Ui),
    /// Announces what verification says of the last answer.
    pub(crate) announce_verification: fn(&Ui),
    /// Keeps the conversation in the tab's session as it is now.
    pub(crate) remember: fn(&Ui),
    /// Comes once more to what turns of an earlier page came to.
    pub(crate) settle: fn(Ui) -> Settling,
    /// Opens the preview of a citation, until it is closed or until the pointer leaves it.
    pub(crate) open_preview: fn(Ui, HtmlElement, bool),
}

/// The build knows it by this name.
static LATER: Later = Later {
    answering: |ui, turn, stop| {
        Box::pin(async move {
            // They may be what the question follows up on.
            (later().settle)(ui).await;
            if ui.is_gone() {
                return Err(Failure::stopped());
            }
            let (came, failure) = drive(ui, turn, &stop).await?;
            if ui.is_gone() {
                return Err(Failure::stopped());
            }
            ui.succeed(turn, came, failure).await
        })
    },
    answer: |ui, turn| Some(components::answer(ui, turn)),
    verification: components::verification,
    lacking: components::lacking,
    references: components::references,
    uncited: components::uncited,
    actions: components::actions,
    show_turns: Ui::show_turns,
    announce_verification: Ui::announce_verification,
    remember: session::remember,
    settle: |ui| Box::pin(session::settle(ui)),
    open_preview: |ui, citation, pinned| ui.preview.open(ui, citation, pinned),
};

/// What is behind the door, through which the compiler doesn't see: it would put some of it before.
pub(crate) fn later() -> &'static Later {
    black_box(&LATER)
}
