//! The conversation in the tab's session, so that it is still there on the next page. What an exchange got to know of the world
//! is kept, not what it came to: the engine comes to that again.

use js_sys::{Array, JsString};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

use crate::{
    conversation::Turn,
    drive::again,
    host::Host,
    io::Record,
    js::{parse, read, stringify, write},
    ui::Ui,
};

/// What the name of the entry begins with.
const KEY: &str = "citecore-conversation";

/// The entry has so many UTF-16 code units at most; where it would have more, the oldest turns are forgotten. Browsers have
/// room for five million of a whole site.
const LONGEST: u32 = 1_000_000;

/// A turn as it is kept.
pub(crate) struct Remembered {
    pub(crate) question: String,
    pub(crate) record: Record,
    pub(crate) helpful: Option<bool>,
}

/// Keeps the conversation as it is now; nothing is left of an empty one.
pub(crate) fn remember(ui: &Ui) {
    let Some(storage) = storage() else { return };
    let (name, profile) = ui.host.with(|host| (name(host), host.attribute("profile")));
    let mut turns = Vec::new();
    let mut length = 0;
    for turn in ui.conversation.turns.untracked().get().into_iter().rev() {
        let Some(body) = body(turn) else { continue };
        // A body that is no JSON is of a page that has tampered with JSON.
        let Ok(text) = stringify(&body) else { return };
        length += text.length();
        if length > LONGEST {
            break;
        }
        turns.insert(0, body);
    }
    // Err: there is no room, and the conversation is kept as long as the page is.
    let _ = match turns.is_empty() {
        true => storage.remove_item(&name),
        false => {
            let entry = write::session(profile.as_deref(), &turns.iter().collect::<Array>());
            stringify(&entry)
                .map_err(JsValue::from)
                .and_then(|entry| storage.set_item(&name, &String::from(entry.unchecked_into::<JsString>())))
        }
    };
}

fn body(turn: Turn) -> Option<JsValue> {
    let came = turn.came.get()?;
    Some(write::remembered(&turn.question.get(), &came.record, turn.helpful.untracked().get()))
}

/// Shows the conversation that was kept, if it can be read and was led by the same settings.
pub(crate) fn recall(ui: Ui) {
    let (name, profile) = ui.host.with(|host| (name(host), host.attribute("profile")));
    let entry = storage().and_then(|storage| storage.get_item(&name).ok().flatten());
    let Some(turns) = entry.and_then(|entry| read::session(parse(&entry).ok()?, profile.as_deref()).ok())
    else {
        return;
    };
    let turns: Vec<(Turn, Remembered)> =
        turns.into_iter().map(|kept| (ui.restored(&kept.question), kept)).collect();
    leptos::task::spawn_local(async move {
        for (turn, Remembered { record, helpful, .. }) in turns {
            let came = again(ui, turn, record).await;
            if ui.is_gone() {
                return;
            }
            turn.helpful.set(helpful);
            ui.settle_restored(turn, came);
        }
    });
}

/// Widgets on the same page have a conversation each.
fn name(host: &Host) -> String {
    match host.place() {
        0 => KEY.to_owned(),
        place => format!("{KEY}-{place}"),
    }
}

/// None where the page may store nothing.
pub(crate) fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}
