//! One question and all that leads to its outcome, as a machine without I/O.
//!
//! [`Exchange::step`] says what has to happen next in the world; whoever drives the machine does it and tells it what
//! came of it. The widget, the proxy and the npm package drive the same machine.

mod answers;
mod log;
mod outcome;
mod searching;
mod step;
mod trace;
mod verifying;

use crate::{
    answer::Answer,
    context::Context,
    error::Error,
    expand::{expand_queries, follow_up},
    numbering::cited,
    profile::Profile,
    prompt::{messages, polite_refusal},
    references::Reference,
    refusal::POLITE_REFUSAL,
    segment::Segment,
    stream::{AnswerStream, process_answer},
    validate::{Validation, validate_answer},
    verify::Verification,
};
use answers::{Answers, can_be_mended, states_nothing};
use trace::Trace;
use verifying::{Asking, Verified};

pub use log::LogEntry;
pub use outcome::Outcome;
pub use step::{Completion, Step};
pub use trace::{Stage, TraceEntry};

/// How often an answer that lacks citations is asked for again.
pub const REPAIRS: u8 = 2;

/// The machine of one exchange.
///
/// ```
/// use citecore::{Exchange, Passage, Profile, Step};
///
/// let mut exchange = Exchange::new("Which way?", Profile::default())?;
/// assert_eq!(exchange.step(), Step::Search { queries: vec!["Which way?".into()], per_query: None });
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
    queries: Vec<String>,
    profile: Profile,
    context: Context,
    state: State,
    answers: Answers,
    /// By the answer that came to its end last, until the next one begins.
    cited: Vec<Reference>,
    attempts: u8,
    repairs: u8,
    incomplete: bool,
    judge: Option<Asking>,
    verified: Option<Verified>,
    trace: Trace,
}

#[derive(Debug)]
enum State {
    Searching,
    Answering(Box<AnswerStream>),
    Verifying,
    /// A judge is asked about what is uncertain in it.
    Judging(Verification),
    Done,
}

impl Exchange {
    /// An exchange about a question. Errors: `question` is blank, or a setting of the profile is out of its range.
    pub fn new(question: impl Into<String>, profile: Profile) -> Result<Self, Error> {
        let question = question.into();
        if question.trim().is_empty() {
            return Err(Error::invalid_input("question", "expected some text, found none"));
        }
        profile.check()?;
        let profile = profile.with_refusal_known();
        let mut queries = expand_queries(&question, &profile.search.expand);
        if let Some(query) = follow_up(&question, &profile.prompt.history) {
            queries.insert(1, query);
        }
        let mut trace = Trace::default();
        trace.note((Stage::Expanded, 0), "queries", &[queries.len()]);
        Ok(Self {
            question,
            queries,
            context: Context { style: profile.context.style, ..Context::default() },
            profile,
            state: State::Searching,
            answers: Answers::default(),
            cited: Vec::new(),
            attempts: 0,
            repairs: REPAIRS,
            incomplete: false,
            judge: None,
            verified: None,
            trace,
        })
    }

    /// The same, but no answer is asked for again: whoever writes them would write the same.
    #[must_use]
    pub fn without_repairs(self) -> Self {
        Self { repairs: 0, ..self }
    }

    /// The question.
    pub fn question(&self) -> &str {
        &self.question
    }

    /// The settings that lead it.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The context; empty before [`Exchange::found`].
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The references behind the numbers of the segments given out last, and before them in the same attempt. Their occurrences aren't
    /// counted before its end.
    ///
    /// ```
    /// let mut exchange = citecore::Exchange::new("Which way?", citecore::Profile::default())?;
    /// exchange.found(vec![citecore::Passage::new("Level it."), citecore::Passage::new("Point the mount north.")])?;
    /// exchange.delta("Point it north [2]. Then")?;
    /// let cited: Vec<usize> = exchange.references().map(|reference| reference.original).collect();
    /// assert_eq!(cited, [2]);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        match &self.state {
            State::Answering(stream) if self.cited.is_empty() => stream.cited(),
            _ => cited(&self.cited),
        }
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        match &self.state {
            State::Searching => {
                Step::Search { queries: self.queries.clone(), per_query: self.profile.search.per_query }
            }
            State::Answering(_) => Step::Complete(self.completion()),
            State::Verifying => Step::Verify { attempt: self.attempt() },
            State::Judging(verification) => Step::Judge { messages: self.judge_messages(verification) },
            State::Done => Step::Done,
        }
    }

    fn completion(&self) -> Completion {
        let attempt = self.attempt();
        let previous = self.answers.to_repair().map(str::to_owned);
        let options = self.profile.prompt_for(attempt, previous.clone());
        Completion {
            attempt,
            previous,
            messages: messages(&self.question, &self.context, &options),
            temperature: self.profile.model.temperature(attempt),
            max_tokens: self.profile.model.max_tokens,
        }
    }

    /// The attempt that is on, from 0.
    fn attempt(&self) -> u8 {
        self.attempts.saturating_sub(1)
    }

    fn ask(&mut self) {
        self.attempts += 1;
        let stream = AnswerStream::new(&self.context.sources, &self.profile.answer);
        self.state = State::Answering(Box::new(stream));
    }

    /// Takes in a piece of the model's answer and gives the segments that are final. Errors: no answer is waited for; it is longer
    /// than 4 GiB.
    ///
    /// ```
    /// let mut exchange = citecore::Exchange::new("Which way?", citecore::Profile::default())?;
    /// exchange.found(vec![citecore::Passage::new("Point the mount north.")])?;
    /// assert_eq!(exchange.delta("Point it north [")?[0].text(), "Point it north");
    /// assert_eq!(exchange.delta("1]. Then")?[1].text(), "[1]");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn delta(&mut self, text: &str) -> Result<Vec<Segment<'static>>, Error> {
        let mut segments = Vec::new();
        for segment in self.stream("delta")?.push(text)? {
            segments.push(segment.into_owned());
        }
        self.cited.clear();
        Ok(segments)
    }

    /// The model's answer is whole. Gives the last segments; [`Exchange::step`] tells whether it is asked again. Errors: no answer is
    /// waited for.
    pub fn completed(&mut self) -> Result<Vec<Segment<'static>>, Error> {
        let (segments, answer) = self.stream("completed")?.finish()?;
        let validation = self.validate(&answer);
        // A greeting or a question back may be all that there is to say, but not to who has asked for a repair.
        let suffices = self.attempts == 1 && states_nothing(&answer);
        let again = self.attempts <= self.repairs && !suffices && can_be_mended(&answer, &validation);
        self.answers.push(answer, validation);
        if again {
            self.ask();
        } else {
            self.end_answering();
        }
        Ok(segments)
    }

    /// What an answer that has come to its end lacks.
    fn validate(&mut self, answer: &Answer) -> Validation {
        self.cited = answer.references.clone();
        let validation = validate_answer(answer, &self.profile.validate);
        self.trace.note_answer(self.attempt(), answer, &validation);
        validation
    }

    /// No more answers come: the best one is verified, if there is any and it should be.
    fn end_answering(&mut self) {
        let verifies = self.profile.verify.is_some() && self.answers.best().is_some();
        self.state = if verifies { State::Verifying } else { State::Done };
    }

    /// The search, the model or the judge failed, or the reader stopped it. What came of an answer is kept as incomplete where it
    /// is the first with any text; a repair that failed leaves the answers before it; without a judge, what is uncertain stays
    /// so. Gives the last segments; [`Exchange::step`] tells whether the answer that is left is to be verified.
    /// Errors: the exchange is done already.
    ///
    /// ```
    /// let mut exchange = citecore::Exchange::new("Which way?", citecore::Profile::default())?;
    /// exchange.found(vec![citecore::Passage::new("Point the mount north.")])?;
    /// exchange.delta("Point it north [1]. Then")?;
    /// exchange.failed("the connection was lost")?;
    /// let outcome = exchange.into_outcome().unwrap();
    /// assert_eq!((outcome.answer.text.as_str(), outcome.incomplete), ("Point it north [1]. Then", true));
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn failed(&mut self, why: &str) -> Result<Vec<Segment<'static>>, Error> {
        let mut segments = Vec::new();
        match std::mem::replace(&mut self.state, State::Done) {
            State::Searching => {
                self.trace.note((Stage::Retrieved, 0), "passages", &[0]);
                self.trace.warn(why);
            }
            State::Answering(mut stream) => {
                let (last, answer) = stream.finish()?;
                segments = last;
                let validation = self.validate(&answer);
                self.trace.warn(why);
                if self.answers.is_blank() && !answer.is_blank() {
                    self.incomplete = true;
                    self.answers.push(answer, validation);
                }
                self.end_answering();
            }
            State::Verifying => self.trace.warn(why),
            State::Judging(verification) => self.correct(verification, Some(why))?,
            State::Done => return Err(Error::finished("the exchange")),
        }
        Ok(segments)
    }

    /// The outcome, once [`Exchange::step`] is [`Step::Done`]; none before.
    pub fn into_outcome(self) -> Option<Outcome> {
        let State::Done = self.state else { return None };
        let (first, best) = self.answers.into_first_and_best();
        // Of an answer of nothing but marks that don't hold, nothing is left.
        let is_blank = self.verified.as_ref().is_some_and(Verified::is_blank);
        let best = best.filter(|_| !is_blank);
        let fallback = best.is_none();
        let (answer, validation) = best.unwrap_or_else(|| {
            // That sources were there and no answer came of them is no fault of theirs, which the Korean one would say.
            let prompt = &self.profile.prompt;
            let refusal = if self.context.sources.is_empty() || prompt.refusal.is_some() {
                polite_refusal(&self.question, prompt)
            } else {
                POLITE_REFUSAL
            };
            let answer = process_answer(refusal, &self.context.sources, &self.profile.answer);
            let validation = validate_answer(&answer, &self.profile.validate);
            (answer, validation)
        });
        let mut outcome = Outcome {
            original: first.unwrap_or_else(|| answer.clone()),
            answer,
            validation,
            verification: None,
            verified: None,
            context: self.context,
            attempts: self.attempts,
            fallback,
            incomplete: self.incomplete,
            trace: self.trace.into_entries(),
        };
        if !is_blank && let Some(Verified { verification, corrected }) = self.verified {
            outcome.verification = Some(verification);
            if let Some((answer, validation)) = corrected {
                outcome.verified = Some(std::mem::replace(&mut outcome.answer, answer));
                outcome.validation = validation;
            }
        }
        Some(outcome)
    }

    fn stream(&mut self, called: &str) -> Result<&mut AnswerStream, Error> {
        match self.state {
            State::Answering(ref mut stream) => Ok(stream),
            _ => Err(self.out_of_turn(called)),
        }
    }

    /// The error of a call that something else has to come before.
    fn out_of_turn(&self, called: &str) -> Error {
        let does = match self.state {
            State::Searching => "searching",
            State::Answering(_) => "answering",
            State::Verifying => "verifying",
            State::Judging(_) => "judging",
            State::Done => return Error::finished("the exchange"),
        };
        Error::invalid_input(called, joined!("the exchange is still ", does))
    }
}
