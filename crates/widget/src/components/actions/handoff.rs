//! The way from an answer to people.

use citecore::Answer;
use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, Url};

use super::copy::{markdown, portable};
use crate::{
    conversation::Turn,
    dom::button,
    host::{Knowledge, property},
    marks::without_marks,
    strings::Word,
    ui::Ui,
};

/// The value of the attribute that opens Zendesk's messenger.
const MESSENGER: &str = "zE";

/// Where it leads where the page doesn't say: a letter, to whom the reader knows.
const LETTER: &str = "mailto:";

/// The same on a help center: its own form, in the reader's language.
const HELP_CENTER_FORM: &str = "/hc/requests/new";

/// What a server takes of an address at least, in bytes, less what the form's own address needs.
const LONGEST: usize = 6_000;

/// A subject has so many characters at most.
const SUBJECT: usize = 150;

/// The button.
pub(super) fn handoff(ui: Ui, turn: Turn) -> HtmlElement {
    button(&[("class", "handoff")], &ui.say(Word::AskSupport), move || {
        let Some(outcome) = turn.outcome.untracked().get() else { return };
        let (question, answer) = (turn.question.get(), &outcome.answer);
        let told = without_marks(answer, 0..answer.text.len());
        let detail = [("question", question.as_str().into()), ("answer", told.as_str().into())];
        if !ui.emit_cancelable("handoff", &detail) {
            return;
        }
        let named = ui.host.with(|host| host.attribute("handoff"));
        let by_messenger = named.as_deref() == Some(MESSENGER);
        if by_messenger && open_messenger().is_some() {
            return;
        }
        let is_help_center = ui.host.with(|host| matches!(host.knowledge(), Knowledge::Zendesk));
        let own = if is_help_center { HELP_CENTER_FORM } else { LETTER };
        let address = named.filter(|_| !by_messenger);
        open_form(ui, address.as_deref().unwrap_or(own), &question, answer);
    })
}

/// None where the page has no messenger, or not yet: blockers of trackers keep it from loading.
fn open_messenger() -> Option<()> {
    let messenger: Function = property(&js_sys::global(), MESSENGER)?.dyn_into().ok()?;
    // Err: a fault of the messenger's own.
    let _ = messenger.call2(&JsValue::UNDEFINED, &"messenger".into(), &"open".into());
    Some(())
}

/// Opens the form with the question and the answer in it, as Zendesk's request form takes them; or a letter.
fn open_form(ui: Ui, address: &str, question: &str, answer: &Answer) {
    let Some(window) = web_sys::window() else { return };
    let address = ui.host.with(|host| host.absolute(address));
    let Ok(url) = Url::new(&address) else { return };
    let [subject, description] = match url.protocol().as_str() {
        "http:" | "https:" => ["tf_subject", "tf_description"],
        "mailto:" => ["subject", "body"],
        _ => return,
    };
    let short: String =
        question.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(SUBJECT).collect();
    let mut letter = letter(ui, question, answer);
    fit(&mut letter);
    let before = url.search();
    let joint = if before.is_empty() { "?" } else { "&" };
    let fields = [subject, "=", &encoded(&short), "&", description, "=", &encoded(&letter)].concat();
    url.set_search(&[&before, joint, &fields].concat());
    // Err: the browser opens no window. Without an opener, the form can't reach back to this page.
    let _ = window.open_with_url_and_target_and_features(&url.href(), "_blank", "noopener");
}

/// What the people are told: the question, the answer, and what it rests on.
fn letter(ui: Ui, question: &str, answer: &Answer) -> String {
    let answer = markdown(ui, &portable(ui, answer));
    [&ui.say(Word::MyQuestion), ":\n", question, "\n\n", &ui.say(Word::TheAnswer), ":\n", &answer].concat()
}

/// Cuts a text that would make the address too long.
fn fit(text: &mut String) {
    let mut length = 0;
    let cut = text.char_indices().find(|(_, c)| {
        length += if c.is_ascii_alphanumeric() { 1 } else { 3 * c.len_utf8() };
        length > LONGEST
    });
    if let Some((at, _)) = cut {
        text.truncate(at);
        text.push('…');
    }
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
