//! Questions with their answers, and the exchange that is under way.

use std::{cell::RefCell, rc::Rc, sync::Arc};

use citecore::{Outcome, Reference, Segment};
use citecore_markdown::{Block, BlockStream};
use leptos::prelude::*;

use crate::io::{Failure, Stop};

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
    pub(crate) question: StoredValue<String>,
    pub(crate) phase: RwSignal<Phase>,
    pub(crate) outcome: RwSignal<Option<Arc<Outcome>>>,
    pub(crate) failure: RwSignal<Option<Failure>>,
    /// Notified when `draft` has more to show.
    pub(crate) grown: Trigger,
    pub(crate) draft: StoredValue<Rc<RefCell<Draft>>, LocalStorage>,
}

impl Turn {
    fn new(id: usize, question: &str) -> Self {
        Self {
            id,
            question: StoredValue::new(question.to_owned()),
            phase: RwSignal::new(Phase::Searching),
            outcome: RwSignal::new(None),
            failure: RwSignal::new(None),
            grown: Trigger::new(),
            draft: StoredValue::new_local(Rc::default()),
        }
    }

    /// The references that its citations may name.
    pub(crate) fn references(&self) -> Vec<Reference> {
        match self.outcome.get_untracked() {
            Some(outcome) => outcome.answer.references.clone(),
            None => self.draft.with_value(|draft| draft.borrow().references.clone()),
        }
    }

    /// Takes in what an attempt has come to.
    pub(crate) fn grow(&self, segments: &[Segment], references: impl Iterator<Item = Reference>) {
        self.draft.with_value(|draft| draft.borrow_mut().take(segments, references));
        self.grown.notify();
    }

    /// Another attempt begins; what is shown stays until it has something to show.
    pub(crate) fn restart(&self, attempt: u8) {
        self.draft.with_value(|draft| *draft.borrow_mut() = Draft { attempt, ..Draft::default() });
    }
}

/// An attempt that is under way, on its way to the page.
#[derive(Default)]
pub(crate) struct Draft {
    pub(crate) attempt: u8,
    pub(crate) stream: BlockStream,
    /// Settled blocks that aren't on the page yet.
    pub(crate) settled: Vec<Block>,
    pub(crate) references: Vec<Reference>,
}

impl Draft {
    fn take(&mut self, segments: &[Segment], references: impl Iterator<Item = Reference>) {
        self.settled.extend(self.stream.push(segments));
        let known = self.references.len();
        self.references.extend(references.skip(known));
    }
}

/// All turns, and the exchange that is under way.
#[derive(Clone, Copy)]
pub(crate) struct Conversation {
    pub(crate) turns: RwSignal<Vec<Turn>>,
    pub(crate) running: RwSignal<bool>,
    pub(crate) announcement: RwSignal<String>,
    stop: StoredValue<Option<Stop>, LocalStorage>,
    count: StoredValue<usize>,
}

impl Conversation {
    pub(crate) fn new() -> Self {
        Self {
            turns: RwSignal::new(Vec::new()),
            running: RwSignal::new(false),
            announcement: RwSignal::new(String::new()),
            stop: StoredValue::new_local(None),
            count: StoredValue::new(0),
        }
    }

    /// A new turn, under way until [`end`](Self::end); whatever was under way is stopped.
    pub(crate) fn begin(&self, question: &str, stop: &Stop) -> Turn {
        self.stop();
        self.count.update_value(|count| *count += 1);
        let turn = Turn::new(self.count.get_value(), question);
        self.stop.set_value(Some(stop.clone()));
        self.turns.update(|turns| turns.push(turn));
        self.running.set(true);
        turn
    }

    /// The turn is over, and so is the exchange, unless another has begun.
    pub(crate) fn end(&self, turn: Turn, announcement: String) {
        turn.phase.set(Phase::Done);
        let last = self.turns.with_untracked(|turns| turns.last().is_none_or(|last| last.id == turn.id));
        if last {
            self.stop.set_value(None);
            self.running.set(false);
            self.announcement.set(announcement);
        }
    }

    pub(crate) fn stop(&self) {
        if let Some(stop) = self.stop.get_value() {
            stop.stop();
        }
    }

    pub(crate) fn clear(&self) {
        self.stop();
        self.turns.set(Vec::new());
        self.announcement.set(String::new());
    }

    pub(crate) fn remove(&self, turn: Turn) {
        self.turns.update(|turns| turns.retain(|other| other.id != turn.id));
    }

    pub(crate) fn turn(&self, id: usize) -> Option<Turn> {
        self.turns.with_untracked(|turns| turns.iter().find(|turn| turn.id == id).copied())
    }

    /// The last whole turns, without their marks: the numbers belong to sources that the model won't see again.
    pub(crate) fn history(&self, most: usize) -> Vec<citecore::Turn> {
        let turns = self.turns.get_untracked();
        let whole = turns.iter().filter_map(|turn| {
            let outcome = turn.outcome.get_untracked().filter(|outcome| !outcome.fallback)?;
            Some(citecore::Turn { question: turn.question.get_value(), answer: without_marks(&outcome) })
        });
        let whole: Vec<citecore::Turn> = whole.collect();
        whole[whole.len().saturating_sub(most)..].to_vec()
    }
}

fn without_marks(outcome: &Outcome) -> String {
    let mut text = String::new();
    let mut at = 0;
    for citation in &outcome.answer.citations {
        text.push_str(
            outcome.answer.text.get(at..citation.start()).unwrap_or_default().trim_end_matches(' '),
        );
        at = citation.end();
    }
    text.push_str(outcome.answer.text.get(at..).unwrap_or_default());
    text
}
