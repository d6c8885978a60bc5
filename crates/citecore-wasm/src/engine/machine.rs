//! One stream of an answer or one exchange, and the methods that JavaScript calls on it, by number.

use citecore::{AnswerStream, Error, Exchange, ReadOptions, Reference, Source, Step};
use serde_json::Value;

use super::{named, slate::Slate};
use crate::packed::{Pack, Packer, Response, Unpacker, pack_answer, pack_outcome, respond, within};

/// Takes in pieces of an answer, and whatever else its part of the way needs. One type for both of them: what is exported for it would be
/// downloaded twice.
pub struct Machine {
    part: Part,
    slate: Slate,
}

enum Part {
    Stream(Box<AnswerStream>),
    Exchange(Box<Exchange>),
    /// Why there is neither.
    Refused(Error),
}

/// A method of it: takes in its arguments, packed one behind the other, and packs what comes of them.
type Method = fn(&mut Machine, &mut Unpacker<'_>, &mut Packer) -> Result<(), Error>;

/// All of them; `npm/src/calls.ts` has them in this order too.
const METHODS: [Method; 11] =
    [error, finish, step, found, responded, completed, verify, judged, failed, outcome, references];

// What comes next; `npm/src/calls.ts` has them too.
const SEARCH: u8 = 0;
const COMPLETE: u8 = 1;
const DONE: u8 = 2;
const VERIFY: u8 = 3;
const JUDGE: u8 = 4;

impl Machine {
    /// Takes in whether it is an exchange, then its arguments. A stream: sources and options; its deltas must be whole characters, so that
    /// the caller joins surrogate pairs. An exchange: the question, whether there is a judge, and a profile or its name; if one of them is
    /// wrong, the first step says so.
    pub fn new(request: &[u8]) -> Self {
        Self::unpacked(&mut Unpacker::new(request))
    }

    pub(super) fn unpacked(from: &mut Unpacker<'_>) -> Self {
        let part = if from.flag() { exchange(from) } else { stream(from) };
        Self { part, slate: Slate::new() }
    }

    /// Where the next delta is to be written, and where segments are.
    pub fn room(&mut self, length: usize) -> usize {
        self.slate.room(length)
    }

    /// Where the rows are that tell segments apart.
    pub fn rows(&self) -> usize {
        self.slate.rows()
    }

    /// Takes in the next piece of the answer, of so many bytes, and writes the segments that are final now.
    pub fn push(&mut self, length: usize) -> u32 {
        let text = self.slate.text(length);
        let error = match &mut self.part {
            Part::Stream(stream) => match stream.push(text) {
                Ok(mut segments) => return self.slate.write(&mut || segments.next()),
                Err(error) => error,
            },
            part => match running(part).and_then(|exchange| exchange.delta(text)) {
                Ok(segments) => return self.slate.write_all(segments),
                Err(error) => error,
            },
        };
        self.slate.failed(error)
    }

    /// Calls a method, by its place.
    pub fn call(&mut self, which: usize, request: &[u8]) -> Response {
        respond(|to| METHODS[which](self, &mut Unpacker::new(request), to))
    }
}

fn stream(from: &mut Unpacker<'_>) -> Part {
    let sources: Vec<Source> = from.value();
    Part::Stream(Box::new(AnswerStream::new(&sources, &from.value())))
}

fn exchange(from: &mut Unpacker<'_>) -> Part {
    let (question, judges) = (from.str(), from.flag());
    let profile = if from.flag() { named(from) } else { from.value() };
    match Exchange::new(question, profile) {
        Ok(exchange) => Part::Exchange(Box::new(if judges { exchange.with_judge() } else { exchange })),
        // Beside the question, it is the profile that may be wrong, which is one of the options here.
        Err(error) if error.path() != Some("question") => Part::Refused(within("options", &error)),
        Err(error) => Part::Refused(error),
    }
}

fn running(part: &mut Part) -> Result<&mut Exchange, Error> {
    match part {
        Part::Exchange(exchange) => Ok(exchange),
        Part::Refused(error) => Err(error.clone()),
        Part::Stream(_) => Err(Error::finished("the exchange")),
    }
}

/// The error that the last delta has come to, which is told once.
fn error(machine: &mut Machine, _: &mut Unpacker<'_>, _: &mut Packer) -> Result<(), Error> {
    machine.slate.error()
}

/// Writes a stream's last segments, and gives what [`push`](Machine::push) says of them with the whole answer.
fn finish(machine: &mut Machine, _: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let Part::Stream(stream) = &mut machine.part else { return Err(Error::finished("the answer")) };
    let (last, whole) = stream.finish()?;
    to.whole(machine.slate.write_all(last));
    pack_answer(whole, false, to);
    Ok(())
}

/// What has to happen next: a search for queries, a completion of messages, verification, a judge's reply to messages, nothing
/// more.
fn step(machine: &mut Machine, _: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    match running(&mut machine.part)?.step() {
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
}

/// Takes in the passages that the search found.
fn found(machine: &mut Machine, from: &mut Unpacker<'_>, _: &mut Packer) -> Result<(), Error> {
    running(&mut machine.part)?.found(from.value())
}

/// Takes in the response of a search engine.
fn responded(machine: &mut Machine, from: &mut Unpacker<'_>, _: &mut Packer) -> Result<(), Error> {
    let response: Value = from.value();
    running(&mut machine.part)?.responded(&response, &ReadOptions::default())
}

/// The model's answer is whole. Writes the last segments, and gives what [`push`](Machine::push) says of them.
fn completed(machine: &mut Machine, _: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let last = running(&mut machine.part)?.completed()?;
    to.whole(machine.slate.write_all(last));
    Ok(())
}

/// Holds the answer against its sources.
fn verify(machine: &mut Machine, _: &mut Unpacker<'_>, _: &mut Packer) -> Result<(), Error> {
    running(&mut machine.part)?.verify()
}

/// Takes in what the judge replied.
fn judged(machine: &mut Machine, from: &mut Unpacker<'_>, _: &mut Packer) -> Result<(), Error> {
    running(&mut machine.part)?.judged(from.str())
}

/// The search, the model or the judge failed, or the reader stopped it. Takes in why, and writes and gives what `completed` does.
fn failed(machine: &mut Machine, from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let last = running(&mut machine.part)?.failed(from.str())?;
    to.whole(machine.slate.write_all(last));
    Ok(())
}

/// The outcome, where the exchange is done. It is gone then.
fn outcome(machine: &mut Machine, _: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    running(&mut machine.part)?;
    let part = std::mem::replace(&mut machine.part, Part::Refused(Error::finished("the exchange")));
    let Part::Exchange(exchange) = part else { return Ok(()) };
    let outcome = exchange.into_outcome();
    pack_outcome(outcome.ok_or_else(|| Error::invalid_input("outcome", "the exchange isn't done"))?, to);
    Ok(())
}

/// The references behind the numbers given out so far.
fn references(machine: &mut Machine, _: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let references: Vec<&Reference> = match &mut machine.part {
        Part::Stream(stream) => stream.references().collect(),
        part => running(part)?.references().collect(),
    };
    to.whole(references.len() as u32);
    for reference in references {
        reference.pack(to);
    }
    Ok(())
}
