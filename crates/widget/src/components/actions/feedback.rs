//! Did an answer help?

use std::rc::Rc;

use citecore::Outcome;
use web_sys::HtmlElement;

use crate::{
    conversation::Turn,
    dom::{add, button, el, follow, text},
    io::{Stop, send_feedback},
    js::write,
    session,
    state::Watched,
    strings::Word,
    ui::Ui,
};

/// What came of what the reader said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    Thanks,
    Failed,
}

/// Two buttons, one of which is pressed at most, and what came of pressing it. A reader may think again.
pub(super) fn feedback(ui: Ui, turn: Turn, outcome: &Rc<Outcome>, actions: &HtmlElement) {
    let said = turn.helpful;
    let told = Watched::new(if said.untracked().get().is_some() { Told::Thanks } else { Told::Nothing });
    for (word, helpful) in [(Word::Helpful, true), (Word::NotHelpful, false)] {
        let outcome = Rc::clone(outcome);
        let button = button(&[], &ui.say(word), move || {
            if said.untracked().get() != Some(helpful) {
                say(ui, turn, helpful, &outcome, told);
            }
        });
        let pressed = button.clone();
        follow(move || {
            let is = if said.get() == Some(helpful) { "true" } else { "false" };
            // Only a name that is none is refused.
            let _ = pressed.set_attribute("aria-pressed", is);
        });
        add(actions, &[&button]);
    }
    let line = el("p", &[("class", "told")], &[]);
    add(actions, &[&line]);
    follow(move || {
        let (role, word) = match told.get() {
            Told::Nothing => ("note", None),
            Told::Thanks => ("note", Some(Word::Thanks)),
            Told::Failed => ("alert", Some(Word::FeedbackFailed)),
        };
        let _ = line.set_attribute("role", role);
        line.set_text_content(None);
        if let Some(word) = word {
            add(&line, &[&text(&ui.say(word))]);
        }
        line.set_hidden(word.is_none());
    });
}

/// Tells the page, and the proxy unless the page has another way.
fn say(ui: Ui, turn: Turn, helpful: bool, outcome: &Outcome, told: Watched<Told>) {
    let before = turn.helpful.untracked().get();
    turn.helpful.set(Some(helpful));
    told.set(Told::Nothing);
    let goes_on = ui.emit_cancelable("feedback", &[("helpful", helpful.into())]);
    let thank = move || {
        session::remember(&ui);
        told.set(Told::Thanks);
        ui.conversation.announcement.set(ui.say(Word::Thanks));
    };
    let host = ui.host.get();
    // Where the page answers by itself, there may be no proxy.
    if !goes_on || host.function("complete").is_some() {
        return thank();
    }
    let Some(stop) = Stop::new() else { return };
    let body = write::feedback(&turn.question.get(), outcome, helpful);
    leptos::task::spawn_local(async move {
        let sent = send_feedback(&host, &stop, &body).await;
        // Err for what was said since, or for a widget that is gone.
        if ui.is_gone() || turn.helpful.untracked().try_get().flatten() != Some(helpful) {
            return;
        }
        if sent.is_ok() {
            thank();
        } else {
            turn.helpful.set(before);
            told.set(Told::Failed);
        }
    });
}
