//! The way from an answer to people.

use std::rc::Rc;

use citecore::{Outcome, ReferenceStyle, format_references};
use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, Url};

use crate::{
    conversation::Turn,
    dom::button,
    host::{Knowledge, property},
    strings::Word,
    ui::Ui,
    verdicts::without_marks,
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
pub(super) fn handoff(ui: Ui, turn: Turn, outcome: &Rc<Outcome>) -> HtmlElement {
    let outcome = Rc::clone(outcome);
    button(&[("class", "handoff")], &ui.say(Word::AskSupport), move || {
        let (question, answer) = (turn.question.get(), &outcome.answer);
        let told = without_marks(answer, 0..answer.text.len());
        let detail = [("question", question.as_str().into()), ("answer", told.as_str().into())];
        if !ui.emit_cancelable("handoff", &detail) {
            return;
        }
        let address = ui.host.with(|host| {
            let own = if matches!(host.knowledge(), Knowledge::Zendesk) { HELP_CENTER_FORM } else { LETTER };
            host.attribute("handoff").unwrap_or_else(|| own.to_owned())
        });
        match address.as_str() {
            MESSENGER => open_messenger(),
            address => open_form(ui, address, &question, &outcome),
        }
    })
}

fn open_messenger() {
    let messenger = property(&js_sys::global(), MESSENGER).and_then(|call| call.dyn_into::<Function>().ok());
    if let Some(messenger) = messenger {
        // Err: a fault of the messenger's own.
        let _ = messenger.call2(&JsValue::UNDEFINED, &"messenger".into(), &"open".into());
    }
}

/// Opens the form with the question and the answer in it, as Zendesk's request form takes them; or a letter.
fn open_form(ui: Ui, address: &str, question: &str, outcome: &Outcome) {
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
    let mut letter = letter(ui, question, outcome);
    fit(&mut letter);
    let before = url.search();
    let joint = if before.is_empty() { "?" } else { "&" };
    let fields = [subject, "=", &encoded(&short), "&", description, "=", &encoded(&letter)].concat();
    url.set_search(&[&before, joint, &fields].concat());
    // Err: the browser opens no window. Without an opener, the form can't reach back to this page.
    let _ = window.open_with_url_and_target_and_features(&url.href(), "_blank", "noopener");
}

/// What the people are told: the question, the answer, and what it rests on.
fn letter(ui: Ui, question: &str, outcome: &Outcome) -> String {
    let references = format_references(&outcome.answer, ReferenceStyle::Numbered, &ui.say(Word::References));
    let question = [&ui.say(Word::MyQuestion), ":\n", question].concat();
    let answer = [&ui.say(Word::TheAnswer), ":\n", outcome.answer.text.trim_end()].concat();
    [question, answer, references].join("\n\n").trim_end().to_owned()
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
