//! What every component needs, and what a reader or the page can do.

use std::rc::Rc;

use citecore::Outcome;
use leptos::{prelude::*, reactive::owner::WeakOwner};
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use crate::{
    components::Preview,
    conversation::{Conversation, Finished, Turn},
    host::Host,
    io::{Failure, Stop, code},
    js::write,
    later::later,
    pause::Pause,
    rest::Rest,
    session,
    state::{Kept, Watched},
    strings::{Strings, Word},
    verdicts::Share,
    verification_choice::VerificationChoice,
};

/// An element to come back to.
type Made = Kept<Option<HtmlElement>>;

/// The state of one widget. It may outlive the widget: whoever holds it asks [`Ui::is_gone`].
#[derive(Clone, Copy)]
pub(crate) struct Ui {
    pub(crate) host: Kept<Host>,
    text: Kept<Rc<Strings>>,
    /// Counts how often the page has changed what the widget is built from.
    pub(crate) revision: Watched<usize>,
    /// Notified when the page has changed an attribute that is shown as it is.
    pub(crate) attributes: Trigger,
    pub(crate) conversation: Conversation,
    pub(crate) preview: Preview,
    pub(crate) verification: VerificationChoice,
    /// Is the dialog open? What is in the flow of the page is shown in any case.
    pub(crate) open: Watched<bool>,
    pub(crate) rest: Rest,
    /// The field and the button, once they are there.
    pub(crate) input: Made,
    pub(crate) launcher: Made,
    /// Of the signals of turns, which live as long as the widget does, wherever they were asked for.
    owner: Kept<WeakOwner>,
}

impl Ui {
    /// To be called under the owner that the widget's signals belong to.
    pub(crate) fn new(host: Host, text: Strings, rest: Rest) -> Self {
        let owner = Owner::current().unwrap_or_default();
        Self {
            text: Kept::new(Rc::new(text)),
            revision: Watched::new(0),
            attributes: Trigger::new(),
            conversation: Conversation::new(),
            preview: Preview::new(),
            verification: VerificationChoice::new(&host),
            open: Watched::new(false),
            rest,
            input: Kept::new(None),
            launcher: Kept::new(None),
            owner: Kept::new(owner.downgrade()),
            host: Kept::new(host),
        }
    }

    /// Is the widget unmounted?
    pub(crate) fn is_gone(&self) -> bool {
        self.host.is_gone()
    }

    /// The words of the page's language, as they are now.
    pub(crate) fn text(&self) -> Rc<Strings> {
        self.text.get()
    }

    /// From now on everything is said with these words.
    pub(crate) fn localize(&self, text: Strings) {
        self.text.set(Rc::new(text));
        self.revision.update(|revision| *revision += 1);
    }

    /// What the page says in an attribute that is shown as it is. Followed.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        self.attributes.track();
        self.host.with(|host| host.attribute(name))
    }

    /// Something in the page's language, as it is now.
    pub(crate) fn say(&self, word: Word) -> String {
        self.text().get(word)
    }

    /// Says of an element with a question, an answer or a source's text that it is in the page's language, where the widget
    /// speaks another.
    pub(crate) fn mark_language(&self, element: &HtmlElement) {
        if let Some(tag) = self.text().foreign() {
            // Only a name that is none is refused.
            let _ = element.set_attribute("lang", tag);
        }
    }

    pub(crate) fn emit(&self, name: &str, detail: &[(&str, JsValue)]) {
        self.host.with(|host| host.emit(name, detail, false));
    }

    /// The same with an event that the page may cancel. False: it has.
    pub(crate) fn emit_cancelable(&self, name: &str, detail: &[(&str, JsValue)]) -> bool {
        self.host.with(|host| host.emit(name, detail, true))
    }

    pub(crate) fn progress(&self, stage: &str, attempt: u8) {
        self.emit("progress", &[("stage", stage.into()), ("attempt", attempt.into())]);
    }

    pub(crate) fn is_inline(&self) -> bool {
        self.host.with(Host::is_inline)
    }

    /// Shows the panel and puts the cursor into its field.
    pub(crate) fn show(&self) {
        if !self.is_shown() {
            self.open.set(true);
            self.emit("open", &[]);
        }
        self.focus_input();
    }

    /// Is there a panel to be seen?
    fn is_shown(&self) -> bool {
        self.is_inline() || self.open.untracked().get()
    }

    /// Hides the panel, unless it is in the flow of the page; `focus`: the button gets the focus.
    pub(crate) fn hide(&self, focus: bool) {
        if self.is_inline() || !self.open.untracked().get() {
            return;
        }
        self.preview.close();
        self.open.set(false);
        self.emit("close", &[]);
        if focus {
            self.focus();
        }
    }

    /// Forgets the conversation, in the tab's session too.
    pub(crate) fn clear(&self) {
        self.preview.close();
        self.conversation.clear();
        session::forget(self);
    }

    /// The page is left, or the widget taken off it: keeps what there is.
    pub(crate) fn leave(&self) {
        if !self.is_gone() && self.rest.is_here_untracked() && self.conversation.running.untracked().get() {
            (later().remember)(self);
        }
    }

    pub(crate) fn focus_input(&self) {
        focus_soon(self.input);
    }

    /// Puts the focus where a reader goes on: into the field, or on the button where no more is shown.
    pub(crate) fn focus(&self) {
        focus_soon(if self.is_shown() { self.input } else { self.launcher });
    }

    /// Asks, without waiting for what comes of it: the transcript shows that.
    pub(crate) fn ask(self, question: String) {
        self.ask_for(question, None);
    }

    /// Asks the question of a turn again, in its place.
    pub(crate) fn retry(self, turn: Turn) {
        self.preview.close();
        self.ask_for(turn.question.get(), Some(turn));
    }

    fn ask_for(self, question: String, old: Option<Turn>) {
        leptos::task::spawn_local(async move {
            // An error is in the transcript.
            let _ = self.answer(question, old).await;
        });
    }

    /// Asks at once, in the place of an earlier turn where one is given; comes to the outcome as the page gets it. Errors: a
    /// JavaScript error with a `code`.
    pub(crate) fn answer(
        self,
        question: String,
        old: Option<Turn>,
    ) -> impl Future<Output = Result<JsValue, JsValue>> {
        // What the page says next, as that it is to be stopped, is said of a question that is asked.
        let begun = self.begin(&question, old);
        async move {
            let (turn, stop) = begun?;
            // Whoever listens may have taken the widget off at once.
            if !self.is_gone() {
                let finished = match self.rest.come(&stop).await {
                    Ok(()) => (later().answering)(self, turn, stop).await,
                    Err(failure) => Err(failure),
                };
                if !self.is_gone() {
                    return finished.map_err(|failure| self.fail(turn, failure));
                }
            }
            Err(Failure::stopped().to_error("the widget was unmounted"))
        }
    }

    fn begin(&self, question: &str, old: Option<Turn>) -> Result<(Turn, Stop), JsValue> {
        let question = question.trim();
        let started = Stop::new().zip(self.owner.try_get().and_then(|owner| owner.upgrade()));
        let Some((stop, owner)) = started else {
            return Err(Failure::new(code::UNMOUNTED, "").to_error("the widget is unmounted"));
        };
        if question.is_empty() {
            return Err(
                Failure::new("invalid-input", "").to_error("question: expected some text, found none")
            );
        }
        let turn = owner.with(|| self.conversation.begin(question, &stop, old));
        // Held on to, it would keep the signals of a widget that is gone.
        drop(owner);
        self.conversation.announcement.set(self.say(Word::Generating));
        self.emit("ask", &[("question", question.into())]);
        Ok((turn, stop))
    }

    /// Shows a turn of an earlier page, whose answer will be there with [`settle_restored`](Self::settle_restored).
    pub(crate) fn restore(self, question: &str, kept: JsValue) {
        let owner = self.owner.try_get().and_then(|owner| owner.upgrade()).unwrap_or_default();
        owner.with(|| self.conversation.restore(question, kept));
    }

    /// Shows what a turn of an earlier page came to, or that it was stopped; nothing of one that comes to nothing any more.
    pub(crate) fn settle_restored(
        self,
        turn: Turn,
        finished: Option<Result<(Finished, Option<Failure>), Failure>>,
    ) {
        match finished {
            Some(Ok((finished, failure))) => {
                turn.failure.set(failure.filter(|_| finished.outcome.incomplete));
                turn.settle(finished, self.verification.is_shown());
            }
            Some(Err(failure)) if failure.is_stopped() => turn.failure.set(Some(failure)),
            _ => self.conversation.remove(turn),
        }
        self.conversation.end(turn, String::new());
    }

    /// The exchange of a turn has come to something to show; gives it as the page gets it. What takes long for a long answer is
    /// done one after the other, and the page has its turn in between. Errors: the widget was unmounted meanwhile.
    pub(crate) async fn succeed(
        self,
        turn: Turn,
        finished: Finished,
        failure: Option<Failure>,
    ) -> Result<JsValue, Failure> {
        let mut pause = Pause::begin();
        // A repair that failed leaves a whole answer, of which there is nothing to complain.
        let reported = failure.clone().filter(|_| finished.outcome.incomplete);
        turn.settle(finished, self.verification.is_shown());
        let outcome = turn.outcome.untracked().get();
        let references = outcome.as_ref().map_or(0, |outcome| outcome.answer.references.len());
        let announcement = match &failure {
            Some(failure) if failure.is_stopped() => self.say(Word::Stopped),
            _ if outcome.as_ref().is_some_and(|outcome| outcome.incomplete) => self.say(Word::Incomplete),
            _ => [&self.text().ready(references), "\n", &self.verification(outcome.as_deref())].concat(),
        };
        if let Some(failure) = &reported {
            self.report(failure);
        }
        turn.failure.set(reported);
        self.conversation.end(turn, announcement);
        pause.rest().await;
        if !self.is_gone() {
            session::remember(&self);
        }
        let shown = match &outcome {
            Some(outcome) => write::outcome(outcome, &mut pause).await,
            None => JsValue::NULL,
        };
        if self.is_gone() {
            return Err(Failure::stopped());
        }
        self.emit("answer", &[("outcome", shown.clone())]);
        Ok(shown)
    }

    /// What verification says of an answer, in a sentence or two; nothing where it wasn't verified.
    fn verification(&self, outcome: Option<&Outcome>) -> String {
        outcome.and_then(Share::of).map(|share| self.text().verification(&share)).unwrap_or_default()
    }

    /// The reader has answers shown with what verification makes of them, or without.
    pub(crate) fn choose_verification(&self, on: bool) {
        self.verification.choose(on);
        if self.rest.is_here_untracked() {
            (later().show_turns)(self);
            (later().announce_verification)(self);
        }
    }

    /// By [`later`].
    pub(crate) fn announce_verification(&self) {
        let last = self.conversation.turns.untracked().with(|turns| turns.last().copied());
        let outcome = last.and_then(|turn| turn.outcome.untracked().get());
        self.conversation.announcement.set(self.verification(outcome.as_deref()));
    }

    /// The page has changed what it says of verification.
    pub(crate) fn page_changed_verification(&self) {
        self.host.with(|host| self.verification.read(host));
        if self.rest.is_here_untracked() {
            (later().show_turns)(self);
        }
    }

    /// By [`later`].
    pub(crate) fn show_turns(&self) {
        self.preview.close();
        for turn in self.conversation.turns.untracked().get() {
            turn.show(self.verification.is_shown());
        }
    }

    fn fail(&self, turn: Turn, failure: Failure) -> JsValue {
        let announcement = if failure.is_stopped() { self.say(Word::Stopped) } else { String::new() };
        let message =
            if failure.is_stopped() { announcement.clone() } else { self.text().failure_whole(&failure) };
        let error = failure.to_error(&message);
        self.report(&failure);
        let shown = self.conversation.give_way(turn);
        // To stop the search for another answer takes nothing from the one that is there.
        if shown.id == turn.id || !failure.is_stopped() {
            shown.failure.set(Some(failure));
        }
        self.conversation.end(turn, announcement);
        error
    }

    fn report(&self, failure: &Failure) {
        if !failure.is_stopped() {
            let message = self.text().failure_whole(failure);
            self.emit("error", &[("code", failure.code.as_str().into()), ("message", message.into())]);
        }
    }
}

/// Soon, since what is only about to be shown takes no focus.
fn focus_soon(element: Made) {
    request_animation_frame(move || {
        if let Some(element) = element.try_get().flatten() {
            let _ = element.focus();
        }
    });
}
