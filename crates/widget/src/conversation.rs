//! Questions with their answers, and the exchange that is under way.

use std::rc::Rc;

use citecore::{Outcome, Reference, Segment, ValidateOptions};
use citecore_markdown::{Block, BlockStream};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::{
    io::{Failure, Record, Stop},
    state::{Kept, Watched},
    verdicts::without_marks,
    verifying::unverified,
};

/// How far an exchange is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
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
    pub(crate) came: Kept<Option<Rc<Came>>>,
    pub(crate) failure: Watched<Option<Failure>>,
    /// What the reader said of the answer.
    pub(crate) helpful: Watched<Option<bool>>,
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
            came: Kept::new(None),
            failure: Watched::new(None),
            helpful: Watched::new(None),
            grown: Trigger::new(),
            draft: Kept::new(Draft::default()),
        }
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
    pub(crate) fn settle(&self, came: Came, verified: bool) {
        self.came.set(Some(Rc::new(came)));
        self.show(verified);
    }

    /// Shows what the exchange came to, with what verification found or without it.
    pub(crate) fn show(&self, verified: bool) {
        let Some(came) = self.came.get() else { return };
        let outcome = match &*came {
            Came { outcome, validate, .. } if !verified => Rc::new(unverified(outcome, validate)),
            Came { outcome, .. } => Rc::clone(outcome),
        };
        let shown = self.outcome.untracked().get();
        if shown.is_none_or(|shown| shown.verification.is_some() != outcome.verification.is_some()) {
            self.outcome.set(Some(outcome));
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
        self.came.set(None);
        self.failure.untracked().set(None);
        self.draft.set(Draft::default());
    }

    /// Another attempt begins; what is shown stays until it has something to show.
    pub(crate) fn restart(&self, attempt: u8) {
        self.draft.set(Draft { attempt, ..Draft::default() });
    }
}

/// What an exchange came to.
pub(crate) struct Came {
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
            count: Kept::new(0),
            owners: Kept::new(Vec::new()),
        }
    }

    /// A new turn behind the others.
    pub(crate) fn add(&self, question: &str) -> Turn {
        self.count.try_update(|count| *count += 1);
        let owner = Owner::new();
        let turn = owner.with(|| Turn::new(self.count.get(), question));
        self.owners.try_update(|owners| owners.push((turn.id, owner)));
        self.turns.update(|turns| turns.push(turn));
        turn
    }

    /// A new turn, under way until [`end`](Self::end); whatever was under way is stopped.
    pub(crate) fn begin(&self, question: &str, stop: &Stop) -> Turn {
        self.stop();
        self.stop.set(Some(stop.clone()));
        self.running.set(true);
        self.add(question)
    }

    /// The turn is over, and so is the exchange, unless another has begun.
    pub(crate) fn end(&self, turn: Turn, announcement: String) {
        turn.phase.set(Phase::Done);
        if self.turn(turn.id).is_none() {
            self.forget(turn);
        }
        let last = self.turns.untracked().with(|turns| turns.last().is_none_or(|last| last.id == turn.id));
        if last {
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
        if turn.phase.untracked().get() != Phase::Done {
            return;
        }
        let owners = self.owners;
        let over = move || {
            owners.try_update(|owners| owners.retain(|(id, _)| *id != turn.id));
        };
        Timeout::new(0, over).forget();
    }

    pub(crate) fn turn(&self, id: usize) -> Option<Turn> {
        self.turns.untracked().with(|turns| turns.iter().find(|turn| turn.id == id).copied())
    }

    /// The last whole turns, without their marks: the numbers belong to sources that the model won't see again.
    pub(crate) fn history(&self, most: usize) -> Vec<citecore::Turn> {
        let turns = self.turns.untracked().get();
        let whole = turns.iter().filter_map(|turn| {
            let outcome = turn.outcome.untracked().get().filter(|outcome| !outcome.fallback)?;
            let answer = &outcome.answer;
            Some(citecore::Turn {
                question: turn.question.get(),
                answer: without_marks(answer, 0..answer.text.len()),
            })
        });
        let whole: Vec<citecore::Turn> = whole.collect();
        whole[whole.len().saturating_sub(most)..].to_vec()
    }
}
