//! The machine of one exchange.

use citecore::{Outcome, Profile, ReadOptions, Step, TraceEntry, Validation};
use js_sys::Object;
use serde::Serialize;
use serde_json::Value;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{
    named,
    slate::Slate,
    written::{answer, set, written},
};
use crate::{
    error::CiteError,
    given::{given, is_array},
};

/// Says what has to happen next, and takes in what came of it.
#[wasm_bindgen]
pub struct Exchange {
    exchange: citecore::Exchange,
    slate: Slate,
}

/// Where `ask` takes it.
const PROFILE: &str = "options.profile";

/// What an outcome has beside its answers.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WrittenOutcome<'o> {
    validation: &'o Validation,
    context: &'o citecore::Context,
    attempts: u8,
    fallback: bool,
    incomplete: bool,
    trace: &'o [TraceEntry],
}

#[wasm_bindgen]
impl Exchange {
    /// An exchange about a question, with a profile, the name of one, or the default.
    #[wasm_bindgen(constructor)]
    pub fn new(question: &str, profile: &JsValue) -> Result<Exchange, CiteError> {
        let profile = if profile.is_undefined() {
            Profile::default()
        } else if let Some(name) = profile.as_string() {
            named(&name, PROFILE)?
        } else {
            given(profile, PROFILE)?
        };
        Ok(Self { exchange: citecore::Exchange::new(question, profile)?, slate: Slate::new() })
    }

    /// `{ step: "search", queries, perQuery }`, `{ step: "complete", attempt, messages }` or `{ step: "done" }`.
    pub fn step(&self) -> Result<JsValue, CiteError> {
        let object: JsValue = Object::new().into();
        let step = match self.exchange.step() {
            Step::Search { queries, per_query } => {
                set(&object, "queries", &written(&queries)?);
                set(&object, "perQuery", &per_query.into());
                "search"
            }
            Step::Complete(completion) => {
                set(&object, "attempt", &completion.attempt.into());
                set(&object, "messages", &written(&completion.messages)?);
                "complete"
            }
            Step::Done => "done",
        };
        set(&object, "step", &step.into());
        Ok(object)
    }

    /// Takes in what the search found: passages, or the response of a search engine.
    pub fn found(&mut self, found: &JsValue) -> Result<(), CiteError> {
        let wrong = match given(found, "passages") {
            Ok(passages) => return Ok(self.exchange.found(passages)?),
            Err(wrong) => wrong,
        };
        let response: Value = given(found, "passages")?;
        match self.exchange.responded(&response, &ReadOptions::default()) {
            // A list that is no engine's is meant as passages.
            Err(error) if error.is_unknown_shape() && is_array(found) => Err(wrong),
            told => Ok(told?),
        }
    }

    /// Where the next delta is to be written, and where segments are.
    pub fn room(&mut self, length: usize) -> usize {
        self.slate.room(length)
    }

    /// Where the rows are that tell segments apart.
    pub fn rows(&self) -> usize {
        self.slate.rows()
    }

    /// Takes in a piece of the model's answer, of so many bytes, and writes the segments that are final.
    pub fn push(&mut self, length: usize) -> u32 {
        match self.exchange.delta(&self.slate.text(length)) {
            Ok(segments) => self.slate.write(segments.into_iter()),
            Err(error) => self.slate.failed(error),
        }
    }

    /// Throws the error that a call has come to.
    pub fn fail(&mut self) -> Result<(), CiteError> {
        self.slate.fail()
    }

    /// The model's answer is whole. Writes the last segments.
    pub fn completed(&mut self) -> Result<u32, CiteError> {
        Ok(self.slate.write(self.exchange.completed()?.into_iter()))
    }

    /// The search or the model failed, or the reader stopped it. Writes the last segments.
    pub fn failed(&mut self, why: &str) -> Result<u32, CiteError> {
        Ok(self.slate.write(self.exchange.failed(why)?.into_iter()))
    }

    /// The outcome, where the exchange is done.
    pub fn outcome(self) -> Result<JsValue, CiteError> {
        let Some(outcome) = self.exchange.into_outcome() else {
            return Err(CiteError::invalid_input("outcome".to_owned(), "the exchange isn't done".to_owned()));
        };
        let Outcome { answer: whole, original, validation, context, attempts, fallback, incomplete, trace } =
            &outcome;
        let object = written(&WrittenOutcome {
            validation,
            context,
            attempts: *attempts,
            fallback: *fallback,
            incomplete: *incomplete,
            trace,
        })?;
        set(&object, "answer", &answer::written(whole, true)?);
        set(&object, "original", &answer::written(original, true)?);
        Ok(object)
    }
}
