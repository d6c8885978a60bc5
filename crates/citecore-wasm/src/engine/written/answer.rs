//! Answers as values of JavaScript.

use citecore::{Answer, DropReason, Reference, Source};
use js_sys::Uint32Array;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::{set, units::Units};
use crate::error::CiteError;

/// An answer as [`written`] writes it, but for its rows.
#[derive(Serialize)]
struct WrittenAnswer<'a> {
    text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    raw: Option<&'a str>,
    references: &'a [Reference],
    uncited: &'a [Source],
    dropped: Vec<WrittenDrop<'a>>,
    prefix: bool,
    refusal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<usize>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    refusals: &'a [String],
}

#[derive(Serialize)]
struct WrittenDrop<'a> {
    raw: &'a str,
    at: u32,
    reason: DropReason,
}

/// In a row: there is no statement.
const NONE: u32 = u32::MAX;

/// An answer with rows of numbers for its citations and statements, of which there may be very many. Offsets are UTF-16 code
/// units. `raw` is for those who don't have it already.
///
/// A citation is `start, end, number, statement`; a statement is `start, end, flags, first, behind`, where bit 0 of `flags`
/// says that it needs a citation, and bit 1 that it inherits the citations `first..behind`.
pub(crate) fn written(answer: &Answer, raw: bool) -> Result<JsValue, CiteError> {
    let mut offsets = Units::of(&answer.text);
    let mut at = |byte| offsets.at(byte);
    let mut citations = Vec::with_capacity(4 * answer.citations.len());
    for citation in &answer.citations {
        let statement = citation.statement().map_or(NONE, |index| index as u32);
        citations.extend([at(citation.start()), at(citation.end()), citation.number() as u32, statement]);
    }
    let mut statements = Vec::with_capacity(5 * answer.statements.len());
    for statement in &answer.statements {
        let (range, own, inherited) = (statement.range(), statement.citations(), statement.inherited());
        let flags = u32::from(statement.needs_citation()) | u32::from(!inherited.is_empty()) << 1;
        let cited = if own.is_empty() { inherited } else { own };
        statements.extend([at(range.start), at(range.end), flags, cited.start as u32, cited.end as u32]);
    }
    let mut raw_offsets = Units::of(&answer.raw);
    let dropped = answer.dropped.iter();
    let object = super::written(&WrittenAnswer {
        text: &answer.text,
        raw: raw.then_some(answer.raw.as_str()),
        references: &answer.references,
        uncited: &answer.uncited,
        dropped: dropped
            .map(|dropped| WrittenDrop {
                raw: &dropped.raw,
                at: raw_offsets.at(dropped.at),
                reason: dropped.reason,
            })
            .collect(),
        prefix: answer.prefix,
        refusal: answer.refusal,
        known: Some(answer.known).filter(|&known| known > 0),
        refusals: &answer.refusals,
    })?;
    set(&object, "citations", &Uint32Array::from(&citations[..]));
    set(&object, "statements", &Uint32Array::from(&statements[..]));
    Ok(object)
}
