//! Questions with their answers, and the exchange that is under way.

use std::rc::Rc;

use citecore::{Outcome, Reference, Segment, ValidateOptions};
use citecore_markdown::{Block, BlockStream};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::{
    io::{Failure, Record, Stop},
    marks::without_marks,
    state::{Kept, Watched},
    verification_choice::unverified,
};

/// So much of earlier turns is told to a model, in bytes: what a proxy takes has room for the passages and an answer, too.
const MOST_HISTORY: usize = 12 << 10;

/// Less of a longer answer tells a model nothing, in bytes.
const LEAST_OF_AN_ANSWER: usize = 200;

/// How far an exchange is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// It is a turn of an earlier page, whose answer will be there soon: nothing is searched or written for it.
    Restored,
    Searching,
    Answering,
    Improving,
    Done,
}

/// One question and what came of it.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) id: usize,
    pub(crate) question: Kept<String>,
    pub(crate) phase: Watched<Phase>,
    /// The outcome as it is shown.
    pub(crate) outcome: Watched<Option<Rc<Outcome>>>,
    /// What the exchange came to.
    pub(crate) finished: Kept<Option<Rc<Finished>>>,
    /// What the exchange has got to know of the world so far; nothing once it has come to something.
    pub(crate) record: Kept<Record>,
    pub(crate) failure: Watched<Option<Failure>>,
    /// What the tab's session has of it, until it is settled.
    pub(crate) kept: Kept<Option<JsValue>>,
    /// The turn with an answer that it takes the place of, until it has come to something itself.
    pub(crate) replaced: Kept<Option<Turn>>,
    /// What the reader said of the answer.
    pub(crate) helpful: Watched<Option<bool>>,
    /// Is the reader asked why it didn't help?
    pub(crate) asked_why: Watched<bool>,
    /// The reason, as far as it is typed.
    pub(crate) why: Kept<String>,
    /// What the proxy keeps it under that it didn't help; empty where it doesn't say.
    pub(crate) feedback: Kept<String>,
    /// Notified when `draft` has more to show.
    pub(crate) grown: Trigger,
    pub(crate) draft: Kept<Draft>,
}

impl Turn {
    fn new(id: usize, question: &str) -> Self {
        Self {
            id,
            question: Kept::new(question.to_owned()),
            phase: Watched::new(Phase::Searching),
            outcome: Watched::new(None),
            finished: Kept::new(None),
            record: Kept::new(Record::default()),
            failure: Watched::new(None),
            kept: Kept::new(None),
            replaced: Kept::new(None),
            helpful: Watched::new(None),
            asked_why: Watched::new(false),
            why: Kept::new(String::new()),
            feedback: Kept::new(String::new()),
            grown: Trigger::new(),
            draft: Kept::new(Draft::default()),
        }
    }

    /// Is there something to show of it that doesn't grow any more?
    pub(crate) fn has_outcome(&self) -> bool {
        self.outcome.untracked().try_with(Option::is_some) == Some(true)
    }

    /// One of the references that its citations may name.
    pub(crate) fn reference(&self, number: usize) -> Option<Reference> {
        let find = |references: &[Reference]| {
            references.iter().find(|reference| reference.number == number).cloned()
        };
        match self.outcome.untracked().get() {
            Some(outcome) => find(&outcome.answer.references),
            None => self.draft.with(|draft| find(&draft.references)),
        }
    }

    /// The exchange is over: shows what it came to, with what verification found or without it.
    pub(crate) fn settle(&self, finished: Finished, verified: bool) {
        self.finished.set(Some(Rc::new(finished)));
        self.kept.set(None);
        self.show(verified);
    }

    /// Shows what the exchange came to, with what verification found or without it. Where that isn't known yet, the turn whose
    /// place it takes is ready to be shown so again.
    pub(crate) fn show(&self, verified: bool) {
        let Some(finished) = self.finished.get() else {
            return self.replaced.get().iter().for_each(|old| old.show(verified));
        };
        let outcome = match &*finished {
            Finished { outcome, validate, .. } if !verified => Rc::new(unverified(outcome, validate)),
            Finished { outcome, .. } => Rc::clone(outcome),
        };
        let shown = self.outcome.untracked().get();
        if shown.is_none_or(|shown| shown.verification.is_some() != outcome.verification.is_some()) {
            self.outcome.set(Some(outcome));
        }
    }

    /// The exchange is so far. Of one that is led over again, a reader needn't know.
    pub(crate) fn reach(&self, phase: Phase) {
        if self.phase.untracked().get() != Phase::Restored {
            self.phase.set(phase);
        }
    }

    /// Takes in what an attempt has come to.
    pub(crate) fn grow<'a>(&self, segments: &[Segment], references: impl Iterator<Item = &'a Reference>) {
        let was_told = self.draft.try_update(|draft| {
            draft.take(segments, references);
            std::mem::replace(&mut draft.is_told, true)
        });
        if was_told == Some(false) {
            self.grown.notify();
        }
    }

    /// Lets go of what it has come to.
    fn forget(&self) {
        self.outcome.untracked().set(None);
        self.finished.set(None);
        self.kept.set(None);
        self.failure.untracked().set(None);
        self.draft.set(Draft::default());
    }

    /// Another attempt begins; what is shown stays until it has something to show.
    pub(crate) fn restart(&self, attempt: u8) {
        self.draft.set(Draft { attempt, ..Draft::default() });
    }
}

/// What an exchange came to, once it is over.
pub(crate) struct Finished {
    pub(crate) outcome: Rc<Outcome>,
    /// What its answer has to hold.
    pub(crate) validate: ValidateOptions,
    /// What it got to know of the world.
    pub(crate) record: Record,
}

/// An attempt that is under way, on its way to the page.
#[derive(Default)]
pub(crate) struct Draft {
    pub(crate) attempt: u8,
    pub(crate) stream: BlockStream,
    /// Settled blocks that aren't on the page yet.
    pub(crate) settled: Vec<Block>,
    pub(crate) references: Vec<Reference>,
    /// Whoever shows it was told that there is more, and hasn't looked yet.
    pub(crate) is_told: bool,
}

impl Draft {
    fn take<'a>(&mut self, segments: &[Segment], references: impl Iterator<Item = &'a Reference>) {
        self.settled.extend(self.stream.push(segments));
        let known = self.references.len();
        self.references.extend(references.skip(known).cloned());
    }
}

/// All turns, and the exchange that is under way.
#[derive(Clone, Copy)]
pub(crate) struct Conversation {
    pub(crate) turns: Watched<Vec<Turn>>,
    pub(crate) running: Watched<bool>,
    pub(crate) announcement: Watched<String>,
    stop: Kept<Option<Stop>>,
    /// The turn that is under way, or was last.
    current: Kept<usize>,
    /// The turns of an earlier page that nobody has begun to settle.
    unsettled: Kept<Vec<Turn>>,
    count: Kept<usize>,
    /// Of the cells of each turn, by its id.
    owners: Kept<Vec<(usize, Owner)>>,
}

impl Conversation {
    pub(crate) fn new() -> Self {
        Self {
            turns: Watched::new(Vec::new()),
            running: Watched::new(false),
            announcement: Watched::new(String::new()),
            stop: Kept::new(None),
            current: Kept::new(0),
            unsettled: Kept::new(Vec::new()),
            count: Kept::new(0),
            owners: Kept::new(Vec::new()),
        }
    }

    /// A new turn: in the place of `old`, where there is one, else behind the others.
    fn add(&self, question: &str, old: Option<Turn>) -> Turn {
        self.count.try_update(|count| *count += 1);
        let owner = Owner::new();
        let turn = owner.with(|| Turn::new(self.count.get(), question));
        self.owners.try_update(|owners| owners.push((turn.id, owner)));
        match old {
            Some(old) => self.replace(old, turn),
            None => self.turns.update(|turns| turns.push(turn)),
        }
        turn
    }

    /// Shows another turn in the place of one.
    fn replace(&self, shown: Turn, other: Turn) {
        self.turns.update(|turns| {
            turns.iter_mut().filter(|turn| turn.id == shown.id).for_each(|turn| *turn = other);
        });
    }

    /// A turn of an earlier page behind the others: what the session has of it is kept until it is settled.
    pub(crate) fn restore(&self, question: &str, kept: JsValue) {
        let turn = self.add(question, None);
        turn.phase.set(Phase::Restored);
        turn.kept.set(Some(kept));
        self.unsettled.try_update(|turns| turns.push(turn));
    }

    /// The next turn of an earlier page that is to be settled.
    pub(crate) fn next_unsettled(&self) -> Option<Turn> {
        self.unsettled.try_update(|turns| (!turns.is_empty()).then(|| turns.remove(0))).flatten()
    }

    /// Is there a turn of an earlier page that isn't settled, though somebody may have begun to?
    pub(crate) fn is_settling(&self) -> bool {
        let is_restored = |turn: &Turn| turn.phase.untracked().get() == Phase::Restored;
        self.turns.untracked().with(|turns| turns.iter().any(is_restored))
    }

    /// A new turn, under way until [`end`](Self::end); whatever was under way is stopped. Where it is to take the place of `old`,
    /// that is shown no more, and its answer kept until there is another.
    pub(crate) fn begin(&self, question: &str, stop: &Stop, old: Option<Turn>) -> Turn {
        self.stop();
        self.stop.set(Some(stop.clone()));
        self.running.set(true);
        let turn = self.add(question, old);
        self.current.set(turn.id);
        if let Some(old) = old {
            match old.finished.with(Option::is_some) {
                true => turn.replaced.set(Some(old)),
                false => self.forget(old),
            }
        }
        turn
    }

    /// The turn has come to nothing: shows the one again whose place it has taken. Gives the one that is shown.
    pub(crate) fn give_way(&self, turn: Turn) -> Turn {
        let Some(old) = turn.replaced.try_update(Option::take).flatten() else { return turn };
        self.replace(turn, old);
        old
    }

    /// The turn is over, and so is the exchange, unless another has begun.
    pub(crate) fn end(&self, turn: Turn, announcement: String) {
        turn.phase.set(Phase::Done);
        if self.turn(turn.id).is_none() {
            self.forget(turn);
        }
        self.forget_replaced(turn);
        if self.current.get() == turn.id {
            self.stop.set(None);
            self.running.set(false);
            self.announcement.set(announcement);
        }
    }

    pub(crate) fn stop(&self) {
        if let Some(stop) = self.stop.get() {
            stop.stop();
        }
    }

    pub(crate) fn clear(&self) {
        self.stop();
        let turns = self.turns.untracked().get();
        self.turns.set(Vec::new());
        turns.into_iter().for_each(|turn| self.forget(turn));
        self.announcement.set(String::new());
    }

    pub(crate) fn remove(&self, turn: Turn) {
        self.turns.update(|turns| turns.retain(|other| other.id != turn.id));
        self.forget(turn);
    }

    /// Lets go of a turn that isn't shown any more, and of its cells once nobody can ask for them: its exchange is over, and what
    /// followed them has left the page.
    fn forget(&self, turn: Turn) {
        turn.forget();
        self.forget_replaced(turn);
        if turn.phase.untracked().get() != Phase::Done {
            return;
        }
        let owners = self.owners;
        let over = move || {
            owners.try_update(|owners| owners.retain(|(id, _)| *id != turn.id));
        };
        Timeout::new(0, over).forget();
    }

    fn forget_replaced(&self, turn: Turn) {
        if let Some(old) = turn.replaced.try_update(Option::take).flatten() {
            self.forget(old);
        }
    }

    pub(crate) fn turn(&self, id: usize) -> Option<Turn> {
        self.turns.untracked().with(|turns| turns.iter().find(|turn| turn.id == id).copied())
    }

    /// The last whole turns before this one, as far as there is room for them, without their marks: the numbers belong to sources that the model won't see again.
    pub(crate) fn history(&self, turn: Turn, most: usize) -> Vec<citecore::Turn> {
        let turns = self.turns.untracked().get();
        let whole = turns.iter().take_while(|other| other.id != turn.id).filter_map(|turn| {
            let replaced = || turn.replaced.get()?.outcome.untracked().get();
            let outcome = turn.outcome.untracked().get().or_else(replaced);
            let outcome = outcome.filter(|outcome| !outcome.fallback)?;
            let answer = &outcome.answer;
            Some(citecore::Turn {
                question: turn.question.get(),
                answer: without_marks(answer, 0..answer.text.len()),
            })
        });
        let mut whole: Vec<citecore::Turn> = whole.collect();
        let (mut first, mut left) = (whole.len(), MOST_HISTORY);
        for turn in whole.iter_mut().rev().take(most) {
            let least = turn.answer.len().min(LEAST_OF_AN_ANSWER);
            let room = left.checked_sub(turn.question.len()).filter(|&room| room >= least);
            let Some(room) = room else { break };
            turn.answer.truncate(turn.answer.floor_char_boundary(room));
            (first, left) = (first - 1, room - turn.answer.len());
        }
        whole.split_off(first)
    }
}
