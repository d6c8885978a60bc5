//! The machine of one exchange.

use citecore::{Error, ReadOptions, Step};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{named, slate::Slate};
use crate::{
    json::read_by_javascript,
    packed::{Pack, Response, Unpacker, respond},
};

/// Says what has to happen next, and takes in what came of it.
#[wasm_bindgen]
pub struct Exchange {
    /// Or why there is none.
    exchange: Result<citecore::Exchange, Error>,
    slate: Slate,
}

// What comes next; `npm/src/ask.ts` has them too.
const SEARCH: u8 = 0;
const COMPLETE: u8 = 1;
const DONE: u8 = 2;
const VERIFY: u8 = 3;
const JUDGE: u8 = 4;

#[wasm_bindgen]
impl Exchange {
    /// An exchange about a question. Takes in the question, whether there is a judge, and the name of a profile or a profile. Where one of
    /// them is wrong, the first step says so.
    #[wasm_bindgen(constructor)]
    pub fn new(request: &[u8]) -> Exchange {
        read_by_javascript();
        let mut from = Unpacker::new(request);
        let (question, judges) = (from.str(), from.flag());
        let profile = if from.flag() { named(&mut from) } else { from.value() };
        let exchange = citecore::Exchange::new(question, profile);
        let exchange = exchange.map(|exchange| if judges { exchange.with_judge() } else { exchange });
        Self { exchange, slate: Slate::new() }
    }

    /// What has to happen next: a search for queries, a completion of messages, verification, a judge's reply to messages, nothing
    /// more.
    pub fn step(&self) -> Response {
        respond(|to| {
            match self.exchange.as_ref().map_err(Error::clone)?.step() {
                Step::Search { queries, per_query } => {
                    to.byte(SEARCH);
                    queries.pack(to);
                    per_query.pack(to);
                }
                Step::Complete(completion) => {
                    to.byte(COMPLETE);
                    completion.messages.pack(to);
                    completion.attempt.pack(to);
                    completion.temperature.pack(to);
                    completion.max_tokens.pack(to);
                }
                Step::Verify { attempt } => {
                    to.byte(VERIFY);
                    attempt.pack(to);
                }
                Step::Judge { messages } => {
                    to.byte(JUDGE);
                    messages.pack(to);
                }
                Step::Done => to.byte(DONE),
            }
            Ok(())
        })
    }

    /// Takes in the passages that the search found.
    pub fn found(&mut self, request: &[u8]) -> Response {
        respond(|_| running(&mut self.exchange)?.found(Unpacker::new(request).value()))
    }

    /// Takes in the response of a search engine.
    pub fn responded(&mut self, request: &[u8]) -> Response {
        respond(|_| {
            let response: Value = Unpacker::new(request).value();
            running(&mut self.exchange)?.responded(&response, &ReadOptions::default())
        })
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
        let segments =
            running(&mut self.exchange).and_then(|exchange| exchange.delta(self.slate.text(length)));
        self.slate.written(segments)
    }

    /// The error that a call has come to.
    pub fn error(&mut self) -> Response {
        self.slate.error()
    }

    /// The model's answer is whole. Writes the last segments.
    pub fn completed(&mut self) -> u32 {
        self.slate.written(running(&mut self.exchange).and_then(citecore::Exchange::completed))
    }

    /// Holds the answer against its sources.
    pub fn verify(&mut self) -> Response {
        respond(|_| running(&mut self.exchange)?.verify())
    }

    /// Takes in what the judge replied.
    pub fn judged(&mut self, request: &[u8]) -> Response {
        respond(|_| running(&mut self.exchange)?.judged(Unpacker::new(request).str()))
    }

    /// The search, the model or the judge failed, or the reader stopped it. Takes in why. Writes the last segments.
    pub fn failed(&mut self, request: &[u8]) -> u32 {
        let why = Unpacker::new(request).str();
        self.slate.written(running(&mut self.exchange).and_then(|exchange| exchange.failed(why)))
    }

    /// The outcome, where the exchange is done.
    pub fn outcome(self) -> Response {
        respond(|to| {
            let outcome = self.exchange?.into_outcome();
            outcome.ok_or_else(|| Error::invalid_input("outcome", "the exchange isn't done"))?.pack(to);
            Ok(())
        })
    }
}

fn running(exchange: &mut Result<citecore::Exchange, Error>) -> Result<&mut citecore::Exchange, Error> {
    exchange.as_mut().map_err(|error| error.clone())
}
