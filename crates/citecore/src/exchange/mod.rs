//! One question and all that leads to its outcome, as a machine without I/O.
//!
//! [`Exchange::step`] says what has to happen next in the world; whoever drives the machine does it and tells it what
//! came of it. The widget, the proxy and the npm package drive the same machine.

mod answers;
mod log;
mod outcome;
mod step;
mod trace;
mod verifying;

use serde_json::Value;

use crate::{
    answer::Answer,
    context::{Context, lay_out},
    error::Error,
    expand::{expand_queries, follow_up},
    numbering::{Numbering, cited},
    passage::Passage,
    profile::Profile,
    prompt::{messages, polite_refusal},
    read::{Engine, ReadOptions, Reading, Skipped, read_passages},
    references::Reference,
    refusal::POLITE_REFUSAL,
    segment::Segment,
    select::select_passages,
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

    /// Takes in what the search answered, in the shape of its engine, or a list of such responses, one of each query; a hit that can't
    /// be read is warned of. As [`Exchange::found`] otherwise. Errors: the response has no shape that is known, and those of
    /// [`Exchange::found`].
    ///
    /// ```
    /// use citecore::{Exchange, Profile, ReadOptions};
    ///
    /// let response = serde_json::json!({ "matches": [
    ///     { "id": "1", "score": 0.9, "metadata": { "text": "Point the mount north." } },
    ///     { "id": "2", "score": 0.8, "metadata": {} },
    /// ] });
    /// let mut exchange = Exchange::new("Which way?", Profile::default())?;
    /// exchange.responded(&response, &ReadOptions::default())?;
    /// assert_eq!(exchange.context().sources.len(), 1);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn responded(&mut self, response: &Value, options: &ReadOptions) -> Result<(), Error> {
        self.expect_searching("responded")?;
        let whole = read_passages(response, options);
        let found = whole.as_ref().is_ok_and(|reading| !reading.passages.is_empty());
        let each = if found { None } else { self.read_each(response, options) };
        let Reading { passages, skipped, .. } = each.map_or(whole, Ok)?;
        self.retrieved(passages, &skipped)
    }

    /// Reads a list of responses, one of each query. Of several queries some may be missing in it; a list of more than one can't be
    /// the responses to one query, and is wrong in itself.
    fn read_each(&self, responses: &Value, options: &ReadOptions) -> Option<Reading> {
        let is_each = |all: &&Vec<Value>| !all.is_empty() && (self.queries.len() > 1 || all.len() == 1);
        let responses = responses.as_array().filter(is_each)?;
        let mut all = Reading { engine: Engine::Passages, passages: Vec::new(), skipped: Vec::new() };
        for response in responses {
            // A query may find nothing.
            if response.as_array().is_some_and(Vec::is_empty) {
                continue;
            }
            let mut reading = read_passages(response, options).ok()?;
            all.passages.append(&mut reading.passages);
            all.skipped.append(&mut reading.skipped);
        }
        Some(all)
    }

    /// Takes in the passages that the search found, in its order. Where nothing is left after selection, the exchange is
    /// done: no model is asked to answer from nothing. Errors: the search isn't what the exchange waits for; a passage's score isn't
    /// finite.
    ///
    /// ```
    /// let mut exchange = citecore::Exchange::new("Which way?", citecore::Profile::default())?;
    /// exchange.found(Vec::new())?;
    /// assert_eq!(exchange.step(), citecore::Step::Done);
    /// assert!(exchange.into_outcome().unwrap().fallback);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn found(&mut self, passages: Vec<Passage>) -> Result<(), Error> {
        self.expect_searching("found")?;
        self.retrieved(passages, &[])
    }

    fn retrieved(&mut self, passages: Vec<Passage>, skipped: &[Skipped]) -> Result<(), Error> {
        self.trace.note((Stage::Retrieved, 0), "passages|skipped", &[passages.len(), skipped.len()]);
        for passage in &passages {
            self.trace.note_source(passage);
        }
        for hit in skipped {
            self.trace.warn(&joined!(hit.path, " was skipped: ", hit.reason));
        }
        let selected = select_passages(&self.question, passages, &self.profile.select)?;
        self.trace.note((Stage::Selected, 0), "passages", &[selected.len()]);
        for passage in &selected {
            self.trace.note_source(passage);
        }
        self.context = lay_out(selected, &self.profile.context);
        if self.context.sources.is_empty() {
            self.trace.warn("nothing was found that bears on the question");
            self.state = State::Done;
            return Ok(());
        }
        let asked = self.profile.min_sources().unwrap_or(0);
        // As many as there would be references if all were cited: as they are counted of an answer.
        let mut numbering = Numbering::new(self.profile.answer.merge, &[]);
        for (index, source) in self.context.sources.iter().enumerate() {
            numbering.cite(index, source);
        }
        let sources = numbering.references().count();
        if sources < asked {
            let warning = joined!("different sources found: ", sources, "; the answer should cite ", asked);
            self.trace.warn(&warning);
        }
        self.ask();
        Ok(())
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

    fn expect_searching(&self, called: &str) -> Result<(), Error> {
        match self.state {
            State::Searching => Ok(()),
            _ => Err(self.out_of_turn(called)),
        }
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
