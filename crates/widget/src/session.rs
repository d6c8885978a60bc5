//! The conversation in the tab's session, so that it is still there on the next page. What an exchange got to know of the world
//! is kept, not what it came to: the engine comes to that again.

use js_sys::{Array, JsString};
use leptos::prelude::request_animation_frame;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Storage;

use crate::{
    conversation::{Phase, Turn},
    drive::again,
    host::property,
    io::{Record, Stop},
    js::{parse, read, stringify, write},
    later::later,
    pause::moment,
    ui::Ui,
};

/// The entry has so many UTF-16 code units at most; where it would have more, the oldest turns are forgotten. Browsers have
/// room for five million of a whole site.
const LONGEST: u32 = 1_000_000;

/// What is kept of a turn beside its question.
pub(crate) struct Remembered {
    pub(crate) record: Record,
    pub(crate) helpful: Option<bool>,
}

/// Keeps the conversation as it is now; nothing is left of an empty one.
pub(crate) fn remember(ui: &Ui) {
    let Some(storage) = storage() else { return };
    let (name, profile) = ui.host.with(|host| (host.session().to_owned(), host.profile()));
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

/// What is kept of a turn: of one that isn't settled, what was kept before; of one that takes the place of another and has come to
/// nothing yet, what that has come to; of one under way, what it has got to know so far. Nothing of one that has failed.
fn body(turn: Turn) -> Option<JsValue> {
    if let Some(finished) = turn.finished.get() {
        return Some(write::remembered(
            &turn.question.get(),
            &finished.record,
            turn.helpful.untracked().get(),
        ));
    }
    let before = turn.kept.get().or_else(|| body(turn.replaced.get()?));
    before.or_else(|| {
        let record = match turn.phase.untracked().get() {
            Phase::Searching => Record::unsearched(),
            Phase::Answering | Phase::Improving => turn.record.get(),
            Phase::Restored | Phase::Done => return None,
        };
        Some(write::remembered(&turn.question.get(), &record, None))
    })
}

/// Shows the questions of the conversation that was kept, and what they came to once the rest of the widget is here; nothing of
/// a conversation that can't be read, or was led by other settings.
pub(crate) fn recall(ui: Ui) {
    let turns = kept(&ui);
    let Some(stop) = Stop::new().filter(|_| !turns.is_empty()) else { return };
    for (question, turn) in turns {
        ui.restore(&question, turn);
    }
    // After the panel is painted, as where there is nothing to recall.
    request_animation_frame(move || {
        leptos::task::spawn_local(async move {
            if ui.is_gone() {
                return;
            }
            // Err: the next question has the rest fetched again, and settles them.
            if ui.rest.come(&stop).await.is_ok() && !ui.is_gone() {
                (later().settle)(ui).await;
            }
        });
    });
}

/// The turns that were kept, with their questions.
fn kept(ui: &Ui) -> Vec<(String, JsValue)> {
    let (name, profile) = ui.host.with(|host| (host.session().to_owned(), host.profile()));
    let entry = storage().and_then(|storage| storage.get_item(&name).ok().flatten());
    let Some(entry) = entry.and_then(|entry| parse(&entry).ok()) else { return Vec::new() };
    let of = property(&entry, "profile").and_then(|profile| profile.as_string());
    let turns = property(&entry, "turns").filter(Array::is_array).filter(|_| of == profile);
    let question = |turn: &JsValue| property(turn, "question")?.as_string();
    let turns = turns.map(|turns| Array::from(&turns)).unwrap_or_default();
    turns.iter().filter_map(|turn| Some((question(&turn)?, turn))).collect()
}

/// How often one who waits looks whether the turns of an earlier page are settled, in milliseconds.
const LOOK: i32 = 10;

/// Comes once more to what the turns of an earlier page came to, and waits for what others have begun with.
pub(crate) async fn settle(ui: Ui) {
    while let Some(turn) = ui.conversation.next_unsettled() {
        // None: it can't be read, or the conversation was cleared.
        let came = match turn.kept.get().and_then(|kept| read::remembered(kept).ok()) {
            Some(Remembered { record, helpful }) => {
                turn.helpful.set(helpful);
                Some(again(ui, turn, record).await)
            }
            None => None,
        };
        if ui.is_gone() {
            return;
        }
        ui.settle_restored(turn, came);
    }
    while !ui.is_gone() && ui.conversation.is_settling() {
        let _ = JsFuture::from(moment(LOOK)).await;
    }
}

/// Forgets the conversation.
pub(crate) fn forget(ui: &Ui) {
    if let Some(storage) = storage() {
        // Err: it isn't there.
        let _ = ui.host.with(|host| storage.remove_item(host.session()));
    }
}

/// None where the page may store nothing.
pub(crate) fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}
