//! Did an answer help?

use web_sys::HtmlElement;

use super::reason::reason;
use crate::{
    conversation::Turn,
    dom::{add, button, el, follow, show, text},
    io::{Live, Said, Stop, send_feedback},
    js::write,
    session,
    state::{Kept, Watched},
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

/// What a reader says of the answer of a turn.
#[derive(Clone, Copy)]
pub(super) struct Feedback {
    ui: Ui,
    pub(super) turn: Turn,
    told: Watched<Told>,
    /// The button "Not helpful".
    no: Kept<Option<HtmlElement>>,
}

/// Two buttons, one of which is pressed at most, what came of pressing it, and room for a reason. A reader may think again.
pub(super) fn feedback(ui: Ui, turn: Turn, actions: &HtmlElement) {
    let said = turn.helpful;
    let told = Watched::new(if said.untracked().get().is_some() { Told::Thanks } else { Told::Nothing });
    let no = Kept::new(None);
    let feedback = Feedback { ui, turn, told, no };
    for (word, helpful) in [(Word::Helpful, true), (Word::NotHelpful, false)] {
        let button = button(&[], &ui.say(word), move || {
            if said.untracked().get() != Some(helpful) {
                // Who thinks again says more of the same answer.
                feedback.tell(Said { helpful, reason: None, amends: turn.feedback.get() });
            }
        });
        let pressed = button.clone();
        follow(move || {
            let is = if said.get() == Some(helpful) { "true" } else { "false" };
            // Only a name that is none is refused.
            let _ = pressed.set_attribute("aria-pressed", is);
        });
        add(actions, &[&button]);
        no.set(Some(button));
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
    show(actions, move || turn.asked_why.get().then(|| reason(ui, feedback)));
}

impl Feedback {
    /// Why it didn't help, beside that it didn't: the proxy has got that already, keeps both, and counts one.
    pub(super) fn explain(self, why: String) {
        // Else it is being sent.
        if self.told.untracked().get() != Told::Nothing {
            self.tell(Said { helpful: false, reason: Some(why), amends: self.turn.feedback.get() });
        }
    }

    /// The reader says no more of it.
    pub(super) fn leave(self) {
        // First, since the focus goes with the field.
        if let Some(no) = self.no.try_get().flatten() {
            let _ = no.focus();
        }
        self.turn.why.set(String::new());
        self.turn.asked_why.set(false);
    }

    /// Tells the page, and the proxy unless the page has another way.
    fn tell(self, said: Said) {
        let Self { ui, turn, told, .. } = self;
        let before = turn.helpful.untracked().get();
        turn.helpful.set(Some(said.helpful));
        told.set(Told::Nothing);
        let mut detail = vec![("helpful", said.helpful.into())];
        detail.extend(said.reason.as_ref().map(|reason| ("reason", reason.into())));
        let goes_on = ui.emit_cancelable("feedback", &detail);
        let host = ui.host.get();
        // Where the page answers by itself, there may be no proxy.
        if !goes_on || host.function("complete").is_some() {
            return self.sent(&said, String::new());
        }
        let (Some(stop), Some(outcome)) = (Stop::new(), turn.outcome.untracked().get()) else { return };
        let body = write::feedback(&turn.question.get(), &outcome, &said);
        leptos::task::spawn_local(async move {
            let sent = send_feedback(&Live::new(host, stop), &body).await;
            // Err for what was said since, or for a widget that is gone.
            if ui.is_gone() || turn.helpful.untracked().try_get().flatten() != Some(said.helpful) {
                return;
            }
            match sent {
                Ok(id) => self.sent(&said, id),
                Err(_) => {
                    turn.helpful.set(before);
                    told.set(Told::Failed);
                }
            }
        });
    }

    /// It was sent, and is kept under this id. Of an answer that didn't help, the reader may say why.
    fn sent(self, said: &Said, id: String) {
        let Self { ui, turn, told, .. } = self;
        if said.reason.is_some() {
            self.leave();
        } else {
            turn.feedback.set(id);
            session::remember(&ui);
            turn.asked_why.set(!said.helpful);
        }
        told.set(Told::Thanks);
        ui.conversation.announcement.set(ui.say(Word::Thanks));
    }
}
