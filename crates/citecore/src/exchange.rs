//! One question and all that leads to its outcome, as a machine without I/O.
//!
//! [`Exchange::step`] says what has to happen next in the world; whoever drives the machine does it and tells it what
//! came of it. The widget, the proxy and the npm package drive the same machine.

use serde::{Deserialize, Serialize};

use crate::{
    answer::Answer,
    context::{Context, prepare_context},
    counts::Counts,
    error::Error,
    passage::Passage,
    profile::Profile,
    prompt::{Message, build_prompt},
    refusal::POLITE_REFUSAL,
    segment::Segment,
    select::select_passages,
    stream::{AnswerStream, process_answer},
    validate::{Validation, validate_answer},
};

/// How often an answer that lacks citations is asked for again.
pub const REPAIRS: u8 = 2;

/// What has to happen next.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Search for passages with these queries, then call [`Exchange::found`].
    Search {
        /// The question, and variants of it.
        queries: Vec<String>,
    },
    /// Let a model answer, call [`Exchange::delta`] with every piece of it and [`Exchange::completed`] at its end.
    Complete(Completion),
    /// [`Exchange::into_outcome`] has the outcome.
    Done,
}

/// What a model is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Completion {
    /// 0 the first answer, 1 and 2 the requests to repair it.
    pub attempt: u8,
    /// The answer to repair.
    pub previous: Option<String>,
    /// The whole conversation, for those who ask the model themselves.
    pub messages: Vec<Message>,
}

/// What came of an exchange. Its answer is never empty.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The best answer there was.
    pub answer: Answer,
    /// The first answer, before any repair.
    pub original: Answer,
    /// What `answer` lacks.
    pub validation: Validation,
    /// What the model was shown.
    pub context: Context,
    /// How many answers the model was asked for.
    pub attempts: u8,
    /// `answer` is the polite refusal, for want of any other.
    pub fallback: bool,
    /// The model broke off, or was stopped, before `answer` was whole.
    pub incomplete: bool,
    /// What each stage did.
    pub trace: Vec<TraceEntry>,
}

/// A stage of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Passages came back from the search.
    Retrieved,
    /// Some were chosen for the model.
    Selected,
    /// An answer came to its end.
    Answered,
    /// It was checked.
    Validated,
}

/// What a stage did, for logs and dashboards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceEntry {
    /// The stage.
    pub stage: Stage,
    /// The attempt that it belongs to.
    pub attempt: u8,
    /// What it counted.
    pub counts: Counts,
    /// Passages of each source.
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub sources: Counts,
    /// What a person should look at.
    pub warnings: Vec<String>,
}

/// The machine of one exchange.
///
/// ```
/// use citecore::{Exchange, Passage, Profile, Step};
///
/// let mut exchange = Exchange::new("Which way?", Profile::default())?;
/// assert_eq!(exchange.step(), Step::Search { queries: vec!["Which way?".into()] });
/// exchange.found(vec![Passage::new("Point the mount north.")])?;
/// let Step::Complete(completion) = exchange.step() else { panic!() };
/// assert_eq!(completion.attempt, 0);
/// exchange.delta("Point the mount no")?;
/// exchange.delta("rth [1].")?;
/// exchange.completed()?;
/// assert_eq!(exchange.step(), Step::Done);
/// assert_eq!(exchange.into_outcome().unwrap().answer.text, "Point the mount north [1].");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Debug)]
pub struct Exchange {
    question: String,
    profile: Profile,
    context: Context,
    state: State,
    /// Whole answers with what they lack, in the order of their attempts.
    answers: Vec<(Answer, Validation)>,
    attempts: u8,
    incomplete: bool,
    trace: Vec<TraceEntry>,
}

#[derive(Debug)]
enum State {
    Searching,
    Answering(Box<AnswerStream>),
    Done,
}

impl Exchange {
    /// An exchange about a question. Errors: `question` is empty.
    pub fn new(question: impl Into<String>, profile: Profile) -> Result<Self, Error> {
        let question = question.into();
        if question.trim().is_empty() {
            return Err(Error::invalid_input("question", "expected some text, found none"));
        }
        Ok(Self {
            question,
            context: Context { style: profile.context.style, ..Context::default() },
            profile,
            state: State::Searching,
            answers: Vec::new(),
            attempts: 0,
            incomplete: false,
            trace: Vec::new(),
        })
    }

    /// The question.
    pub fn question(&self) -> &str {
        &self.question
    }

    /// The context; empty before [`Exchange::found`].
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The references behind the numbers of the segments given out in this attempt; their occurrences aren't counted yet.
    pub fn references(&self) -> impl Iterator<Item = &crate::Reference> {
        let stream = match &self.state {
            State::Answering(stream) => Some(stream),
            State::Searching | State::Done => None,
        };
        stream.into_iter().flat_map(|stream| stream.references())
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        match &self.state {
            State::Searching => Step::Search { queries: vec![self.question.clone()] },
            State::Answering(_) => Step::Complete(self.completion()),
            State::Done => Step::Done,
        }
    }

    fn completion(&self) -> Completion {
        let attempt = self.attempts - 1;
        let previous = self.answers.last().map(|(answer, _)| answer.raw.clone());
        let options = crate::PromptOptions {
            attempt,
            previous: previous.clone(),
            min_sources: Some(self.profile.validate.min_distinct_sources).filter(|&least| least > 1),
            ..self.profile.prompt.clone()
        };
        Completion { attempt, previous, messages: build_prompt(&self.question, &self.context, &options) }
    }

    /// Takes in what the search found, in the engine's order. Where nothing is left after selection, the exchange is
    /// done: no model is asked to answer from nothing.
    pub fn found(&mut self, passages: Vec<Passage>) -> Result<(), Error> {
        if !matches!(self.state, State::Searching) {
            return Err(Error::invalid_input("found", "the exchange isn't searching"));
        }
        self.note(Stage::Retrieved, &[("passages", passages.len())], &passages);
        let selected = select_passages(&self.question, passages, &self.profile.select);
        self.note(Stage::Selected, &[("passages", selected.len())], &selected);
        self.context = prepare_context(selected, &self.profile.context);
        if self.context.sources.is_empty() {
            self.warn("nothing was found that bears on the question");
            self.state = State::Done;
        } else {
            self.ask();
        }
        Ok(())
    }

    fn ask(&mut self) {
        self.attempts += 1;
        let stream = AnswerStream::new(&self.context.sources, &self.profile.answer);
        self.state = State::Answering(Box::new(stream));
    }

    /// Takes in a piece of the model's answer and gives the segments that are final.
    pub fn delta(&mut self, text: &str) -> Result<Vec<Segment<'static>>, Error> {
        Ok(self.stream("delta")?.push(text)?.map(Segment::into_owned).collect())
    }

    /// The model's answer is whole. Gives the last segments; [`Exchange::step`] tells whether it is asked again.
    pub fn completed(&mut self) -> Result<Vec<Segment<'static>>, Error> {
        let (segments, answer) = self.stream("completed")?.finish()?;
        let validation = validate_answer(&answer, &self.profile.validate);
        self.note_answer(&answer, &validation);
        let again = validation.wants_repair() && self.attempts <= REPAIRS;
        self.answers.push((answer, validation));
        if again {
            self.ask();
        } else {
            self.state = State::Done;
        }
        Ok(segments)
    }

    /// The search or the model failed, or the reader stopped it. What came of a first answer is kept as incomplete;
    /// a repair that failed leaves the answers before it. Gives the last segments.
    pub fn failed(&mut self, why: &str) -> Result<Vec<Segment<'static>>, Error> {
        let mut segments = Vec::new();
        match std::mem::replace(&mut self.state, State::Done) {
            State::Searching => self.note(Stage::Retrieved, &[("passages", 0)], &[]),
            State::Answering(mut stream) => {
                let (last, answer) = stream.finish()?;
                segments = last;
                let validation = validate_answer(&answer, &self.profile.validate);
                self.note_answer(&answer, &validation);
                if self.answers.is_empty() && !answer.text.trim().is_empty() {
                    self.incomplete = true;
                    self.answers.push((answer, validation));
                }
            }
            State::Done => return Err(Error::finished("the exchange")),
        }
        self.warn(why);
        Ok(segments)
    }

    /// The outcome, once [`Exchange::step`] is [`Step::Done`]; none before.
    pub fn into_outcome(self) -> Option<Outcome> {
        let State::Done = self.state else { return None };
        let original = self.answers.first().map(|(answer, _)| answer.clone());
        let best = self
            .answers
            .into_iter()
            .filter(|(answer, _)| !answer.text.trim().is_empty())
            .max_by(|(_, a), (_, b)| rank(a).total_cmp(&rank(b)));
        let fallback = best.is_none();
        let (answer, validation) = best.unwrap_or_else(|| {
            let answer = process_answer(POLITE_REFUSAL, &self.context.sources, &self.profile.answer);
            let validation = validate_answer(&answer, &self.profile.validate);
            (answer, validation)
        });
        Some(Outcome {
            original: original.unwrap_or_else(|| answer.clone()),
            answer,
            validation,
            context: self.context,
            attempts: self.attempts,
            fallback,
            incomplete: self.incomplete,
            trace: self.trace,
        })
    }

    fn stream(&mut self, called: &str) -> Result<&mut AnswerStream, Error> {
        match &mut self.state {
            State::Answering(stream) => Ok(stream),
            _ => Err(Error::invalid_input(called, "the exchange isn't answering")),
        }
    }

    fn note(&mut self, stage: Stage, counts: &[(&str, usize)], passages: &[Passage]) {
        let mut entry = TraceEntry {
            stage,
            attempt: self.attempts.saturating_sub(1),
            counts: Counts::default(),
            sources: Counts::default(),
            warnings: Vec::new(),
        };
        for (name, count) in counts {
            entry.counts.add(name, *count as u64);
        }
        for passage in passages {
            let name = passage.source.as_ref().or(passage.title.as_ref());
            entry.sources.add(name.map_or("unnamed", String::as_str), 1);
        }
        self.trace.push(entry);
    }

    fn note_answer(&mut self, answer: &Answer, validation: &Validation) {
        let counts = [
            ("citations", answer.citations.len()),
            ("references", answer.references.len()),
            ("dropped", answer.dropped.len()),
        ];
        self.note(Stage::Answered, &counts, &[]);
        let needing = answer.statements.iter().filter(|statement| statement.needs_citation()).count();
        self.note(Stage::Validated, &[("statements", needing), ("problems", validation.problems.len())], &[]);
        for problem in &validation.problems {
            self.warn(&problem.message);
        }
    }

    fn warn(&mut self, warning: &str) {
        if let Some(entry) = self.trace.last_mut() {
            entry.warnings.push(warning.to_owned());
        }
    }
}

/// An answer that nothing needs to be repaired in comes before one with the higher coverage; of equals the later
/// attempt is taken, which `max_by` does.
fn rank(validation: &Validation) -> f64 {
    f64::from(u8::from(!validation.wants_repair())) * 2.0 + validation.coverage
}
