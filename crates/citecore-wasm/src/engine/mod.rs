//! The engine's functions and machines.

mod json;
mod machine;
mod machines;
mod slate;
mod verify;

use citecore::{Error, Evidence, Passage, Profile, Reading, Reference, ReferenceStyle, Source};
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::packed::{Pack, Packer, Response, Unpacker, answer, pack_answer, respond};
use machines::begin;
use verify::{judge_prompt, read_judgement, verify_answer, verify_claim};

pub use {
    json::{given, read_by},
    machine::Machine,
    machines::{ask, end, on},
};

/// A function of the engine: takes in its arguments, packed one behind the other, and packs what comes of them.
type Call = fn(&mut Unpacker<'_>, &mut Packer) -> Result<(), Error>;

/// All of them; `npm/src/calls.ts` has them in this order too. One export for each would be downloaded with a script around it.
const CALLS: [Call; 16] = [
    read_passages,
    expand_queries,
    select_passages,
    prepare_context,
    build_prompt,
    process_answer,
    validate_answer,
    verify_answer,
    verify_claim,
    judge_prompt,
    read_judgement,
    apply_verdicts,
    format_references,
    deep_link,
    profile,
    begin,
];

/// Calls one of them, by its place.
#[wasm_bindgen]
pub fn call(which: usize, request: &[u8]) -> Response {
    respond(|to| CALLS[which](&mut Unpacker::new(request), to))
}

/// Reads the passages out of a search engine's response. Takes in the response and options.
fn read_passages(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let response: Value = from.value();
    let reading = citecore::read_passages(&response, &from.value())?;
    Reading::into_passages(reading)?.pack(to);
    Ok(())
}

/// The question and variants of it. Takes in the question and options.
fn expand_queries(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    citecore::expand_queries(from.str(), &from.value()).pack(to);
    Ok(())
}

/// Scores, filters, dedupes and diversifies passages, best first. Takes in the question, passages and options.
fn select_passages(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let (question, passages): (_, Vec<Passage>) = (from.str(), from.value());
    citecore::select_passages(question, passages, &from.value())?.pack(to);
    Ok(())
}

/// Numbers the passages and lays them out for a model. Takes in passages and options.
fn prepare_context(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    citecore::prepare_context(from.value(), &from.value())?.pack(to);
    Ok(())
}

/// The messages that ask a model to answer the question from the context. Takes in the question, the context and options.
fn build_prompt(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    citecore::build_prompt(from.str(), &from.value(), &from.value())?.pack(to);
    Ok(())
}

/// Reads a whole answer at once. Takes in its text, sources and options.
fn process_answer(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let (text, sources): (_, Vec<Source>) = (from.str(), from.value());
    to.given(&sources);
    pack_answer(citecore::process_answer(text, &sources, &from.value()), false, to);
    Ok(())
}

/// Checks coverage, prefix, unknown numbers and diversity. Takes in an answer and options.
fn validate_answer(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    citecore::validate_answer(&answer(from)?, &from.value()).pack(to);
    Ok(())
}

/// The answer without the citations that were found inaccurate. Takes in an answer and verdicts.
fn apply_verdicts(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let answer = answer(from)?;
    pack_answer(citecore::apply_verdicts(&answer, &from.value::<Vec<_>>()), false, to);
    Ok(())
}

/// A References section as Markdown; "" where nothing is cited. Takes in an answer, `style` and `heading`.
fn format_references(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let (answer, style) = (answer(from)?, from.or_default());
    let heading: Option<String> = from.or_default();
    to.str(&citecore::format_references(
        &answer,
        style,
        heading.as_deref().unwrap_or(ReferenceStyle::HEADING),
    ));
    Ok(())
}

/// The source's url with a text fragment that leads to the evidence; nothing where there is no url to link to. Takes in a
/// reference and evidence.
fn deep_link(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    let (reference, evidence): (Reference, Option<Evidence>) = (from.value(), from.value());
    citecore::deep_link(&reference.passage, evidence.as_ref()).pack(to);
    Ok(())
}

/// The settings of a kind of system. Takes in its name.
fn profile(from: &mut Unpacker<'_>, to: &mut Packer) -> Result<(), Error> {
    named(from).pack(to);
    Ok(())
}

/// The profile whose name comes next, as its place among all names.
fn named(from: &mut Unpacker<'_>) -> Profile {
    let name = Profile::NAMES.get(usize::from(from.byte()));
    name.and_then(|name| Profile::named(name)).unwrap_or_default()
}
