//! What the proxy, the functions of the page and its listeners get.

use std::{cell::RefCell, ops::Range};

use citecore::{
    Answer, Citation, Context, ContextStyle, Counts, DropReason, Dropped, Message, Outcome, Passage, Problem,
    ProblemCode, Reference, Relevance, Role, Source, Stage, Statement, TraceEntry, Turn, Utf16Offsets,
    Validation,
};
use citecore_wire::{AnswerRequest, SearchRequest};
use js_sys::{Array, Object, Reflect};
use serde_json::{Map, Value};
use wasm_bindgen::JsValue;

use super::verdicts;
use crate::{
    io::{Record, Said, Written},
    pause::Pause,
};

pub(crate) fn search_request(request: &SearchRequest) -> JsValue {
    let SearchRequest { question, queries, locale, limit } = request;
    object(&[
        ("question", question.into()),
        ("queries", (!queries.is_empty()).then(|| texts(queries)).into()),
        ("locale", locale.as_ref().into()),
        ("limit", limit.map(count).into()),
    ])
}

pub(crate) fn answer_request(request: &AnswerRequest) -> JsValue {
    let AnswerRequest { question, context: sources, attempt, previous, history, language, profile } = request;
    object(&[
        ("question", question.into()),
        ("context", context(sources)),
        ("attempt", (*attempt).into()),
        ("previous", previous.as_ref().into()),
        ("history", (!history.is_empty()).then(|| list(history, turn)).into()),
        ("language", language.as_ref().into()),
        ("profile", profile.as_ref().into()),
    ])
}

/// What a reader says of an answer, with what it rests on.
pub(crate) fn feedback(question: &str, outcome: &Outcome, said: &Said) -> JsValue {
    let of = &outcome.answer;
    let source = |reference: &Reference| {
        object(&[
            ("number", count(reference.number)),
            ("title", reference.name().into()),
            ("url", reference.passage.url.as_ref().into()),
        ])
    };
    object(&[
        ("question", question.into()),
        ("answer", of.text.as_str().into()),
        ("helpful", said.helpful.into()),
        ("reason", said.reason.as_ref().into()),
        ("amends", (!said.amends.is_empty()).then_some(&said.amends).into()),
        ("references", (!of.references.is_empty()).then(|| list(&of.references, source)).into()),
    ])
}

/// A turn as the tab's session keeps it.
pub(crate) fn remembered(question: &str, record: &Record, helpful: Option<bool>) -> JsValue {
    let Record { passages, answers } = record;
    let written =
        |Written { text, cut }: &Written| object(&[("text", text.into()), ("cut", cut.as_ref().into())]);
    object(&[
        ("question", question.into()),
        ("passages", list(passages, passage)),
        ("answers", list(answers, written)),
        ("helpful", helpful.into()),
    ])
}

/// A conversation as the tab's session keeps it.
pub(crate) fn session(profile: Option<&str>, turns: &Array) -> JsValue {
    object(&[("profile", profile.into()), ("turns", turns.into())])
}

pub(crate) fn texts(texts: &[String]) -> JsValue {
    list(texts, |text| text.into())
}

pub(crate) fn messages(messages: &[Message]) -> JsValue {
    list(messages, |Message { role, content }| {
        let role = match role {
            Role::System => "system",
            Role::User => "user",
            Role::Assistant => "assistant",
        };
        object(&[("role", role.into()), ("content", content.into())])
    })
}

/// The outcome as the interface gives it: offsets in UTF-16 code units, and every promised field. That of a long answer takes
/// longer than a frame: the page has its turn in between.
pub(crate) async fn outcome(outcome: &Outcome, pause: &mut Pause) -> JsValue {
    let Outcome {
        answer: best,
        original,
        validation: found,
        verification: _,
        verified,
        context: shown,
        attempts,
        fallback,
        incomplete,
        trace,
    } = outcome;
    let mut answers = Vec::new();
    for one in [Some(best), Some(original), verified.as_ref()] {
        answers.push(JsValue::from(one.map(answer)));
        pause.when_due().await;
    }
    let verification = outcome.verification_in_utf16();
    object(&[
        ("answer", answers[0].clone()),
        ("original", answers[1].clone()),
        ("validation", validation(found)),
        ("verification", verification.map_or(JsValue::NULL, |found| verdicts::verification(&found))),
        ("verified", answers[2].clone()),
        ("context", context(shown)),
        ("attempts", (*attempts).into()),
        ("fallback", (*fallback).into()),
        ("incomplete", (*incomplete).into()),
        ("trace", list(trace, trace_entry)),
    ])
}

pub(crate) fn reference(reference: &Reference) -> JsValue {
    let Reference { passage: first, number, relevance: step, original, occurrences, passages } = reference;
    with(
        passage(first),
        &[
            ("number", count(*number)),
            ("relevance", relevance(*step)),
            ("original", count(*original)),
            ("occurrences", count(*occurrences)),
            ("passages", list(passages, source)),
        ],
    )
}

fn turn(turn: &Turn) -> JsValue {
    let Turn { question, answer } = turn;
    object(&[("question", question.into()), ("answer", answer.into())])
}

fn context(context: &Context) -> JsValue {
    let Context { text, sources, style } = context;
    let style = match style {
        ContextStyle::Bracket => "bracket",
        ContextStyle::Tag => "tag",
        ContextStyle::Dagger => "dagger",
        ContextStyle::Labelled => "labelled",
    };
    object(&[("text", text.into()), ("sources", list(sources, source)), ("style", style.into())])
}

fn source(source: &Source) -> JsValue {
    let Source { passage: own, number, relevance: step } = source;
    with(passage(own), &[("number", count(*number)), ("relevance", relevance(*step))])
}

fn passage(passage: &Passage) -> JsValue {
    let Passage { text, id, title, url, score, source, year, page, updated, embedding, metadata } = passage;
    let embedding = embedding.as_deref().map(|numbers| list(numbers, |&value| number(decimal(value))));
    let metadata = (!metadata.is_empty()).then(|| fields(metadata));
    object(&[
        ("text", text.into()),
        ("id", id.as_ref().into()),
        ("title", title.as_ref().into()),
        ("url", url.as_ref().into()),
        ("score", score.map(number).into()),
        ("source", source.as_ref().into()),
        ("year", (*year).into()),
        ("page", (*page).into()),
        ("updated", updated.as_ref().into()),
        ("embedding", embedding.into()),
        ("metadata", metadata.into()),
    ])
}

fn relevance(step: Option<Relevance>) -> JsValue {
    step.map(Relevance::name).into()
}

fn answer(answer: &Answer) -> JsValue {
    let Answer { text, raw, citations, references, uncited, statements, dropped, .. } = answer;
    let Answer { prefix, refusal, known, refusals, .. } = answer;
    let (in_text, in_raw) = (Utf16Offsets::of(text), Utf16Offsets::of(raw));
    let known = (*known > 0).then(|| count(*known));
    let refusals = (!refusals.is_empty()).then(|| list(refusals, |phrase| phrase.into()));
    object(&[
        ("text", text.into()),
        ("raw", raw.into()),
        ("citations", list(citations, |own| citation(own, &in_text))),
        ("references", list(references, reference)),
        ("uncited", list(uncited, source)),
        ("statements", list(statements, |own| statement(own, text, &in_text))),
        ("dropped", list(dropped, |own| drop_of(own, &in_raw))),
        ("prefix", (*prefix).into()),
        ("refusal", (*refusal).into()),
        ("known", known.into()),
        ("refusals", refusals.into()),
    ])
}

fn citation(citation: &Citation, offsets: &Utf16Offsets) -> JsValue {
    object(&[
        ("start", count(offsets.at(citation.start()))),
        ("end", count(offsets.at(citation.end()))),
        ("number", count(citation.number())),
        ("statement", citation.statement().map_or(JsValue::NULL, count)),
    ])
}

fn statement(statement: &Statement, text: &str, offsets: &Utf16Offsets) -> JsValue {
    let Range { start, end } = statement.range();
    object(&[
        ("start", count(offsets.at(start))),
        ("end", count(offsets.at(end))),
        ("text", text.get(start..end).into()),
        ("needsCitation", statement.needs_citation().into()),
        ("citations", indexes(statement.citations())),
        ("inherited", indexes(statement.inherited())),
    ])
}

fn indexes(range: Range<usize>) -> JsValue {
    range.map(count).collect::<Array>().into()
}

fn drop_of(dropped: &Dropped, offsets: &Utf16Offsets) -> JsValue {
    let Dropped { raw, at, reason } = dropped;
    let reason = match reason {
        DropReason::UnknownSource => "unknown-source",
        DropReason::ModelReferences => "model-references",
        DropReason::Inaccurate => "inaccurate",
        DropReason::Duplicate => "duplicate",
    };
    object(&[("raw", raw.into()), ("at", count(offsets.at(*at))), ("reason", reason.into())])
}

fn validation(validation: &Validation) -> JsValue {
    let Validation { ok, coverage, distinct_sources, problems } = validation;
    object(&[
        ("ok", (*ok).into()),
        ("coverage", number(*coverage)),
        ("distinctSources", count(*distinct_sources)),
        ("problems", list(problems, problem)),
    ])
}

fn problem(problem: &Problem) -> JsValue {
    let Problem { code, message, statement } = problem;
    let code = match code {
        ProblemCode::Empty => "empty",
        ProblemCode::MissingPrefix => "missing-prefix",
        ProblemCode::NoCitations => "no-citations",
        ProblemCode::LowCoverage => "low-coverage",
        ProblemCode::UnknownSource => "unknown-source",
        ProblemCode::LowDiversity => "low-diversity",
    };
    object(&[("code", code.into()), ("message", message.into()), ("statement", statement.map(count).into())])
}

fn trace_entry(entry: &TraceEntry) -> JsValue {
    let TraceEntry { stage, attempt, counts: counted, sources, warnings } = entry;
    let stage = match stage {
        Stage::Expanded => "expanded",
        Stage::Retrieved => "retrieved",
        Stage::Selected => "selected",
        Stage::Answered => "answered",
        Stage::Validated => "validated",
        Stage::Verified => "verified",
        Stage::Corrected => "corrected",
    };
    object(&[
        ("stage", stage.into()),
        ("attempt", (*attempt).into()),
        ("counts", counts(counted)),
        ("sources", (!sources.is_empty()).then(|| counts(sources)).into()),
        ("warnings", texts(warnings)),
    ])
}

fn counts(counts: &Counts) -> JsValue {
    map(counts.iter().map(|(name, count)| (name, number(count as f64))))
}

fn any(value: &Value) -> JsValue {
    match value {
        Value::Null => JsValue::NULL,
        Value::Bool(yes) => (*yes).into(),
        Value::Number(value) => value.as_f64().map_or(JsValue::NULL, number),
        Value::String(text) => text.into(),
        Value::Array(items) => list(items, any),
        Value::Object(object) => fields(object),
    }
}

/// What else is known of a passage.
pub(crate) fn fields(object: &Map<String, Value>) -> JsValue {
    map(object.iter().map(|(name, value)| (name.as_str(), any(value))))
}

/// JSON has no other numbers than finite ones.
pub(super) fn number(number: f64) -> JsValue {
    if number.is_finite() { number.into() } else { JsValue::NULL }
}

pub(super) fn count(count: usize) -> JsValue {
    (count as f64).into()
}

/// The double with the fewest decimals that reads back as the same number: 0.1 rather than 0.10000000149011612, which
/// would double the length of an embedding as JSON. Numbers next to nothing stay as they are.
fn decimal(value: f32) -> f64 {
    let exact = f64::from(value);
    let mut scale = 1.0;
    // Powers of ten up to here are exact.
    while scale <= 1e22 {
        let near = (exact * scale).round_ties_even() / scale;
        if near as f32 == value {
            return near;
        }
        scale *= 10.0;
    }
    exact
}

pub(super) fn list<T>(items: &[T], write: impl Fn(&T) -> JsValue) -> JsValue {
    items.iter().map(write).collect::<Array>().into()
}

/// An object with names from anywhere: each becomes its own property, `__proto__` too.
fn map<'a>(fields: impl Iterator<Item = (&'a str, JsValue)>) -> JsValue {
    let entries: Array = fields.map(|(name, value)| Array::of2(&name.into(), &value)).collect();
    // Pairs make an object.
    Object::from_entries(&entries).map_or(JsValue::NULL, JsValue::from)
}

/// An object with those of the fields that aren't undefined.
pub(super) fn object(fields: &[(&'static str, JsValue)]) -> JsValue {
    with(Object::new().into(), fields)
}

/// A fresh object with more fields.
fn with(object: JsValue, fields: &[(&'static str, JsValue)]) -> JsValue {
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_undefined()) {
        // A fresh object takes every property.
        let _ = Reflect::set(&object, &name_of(name), value);
    }
    object
}

thread_local! {
    /// Names of fields as JavaScript has them, in the order of where they stand in memory. There are a few, of thousands of
    /// objects: to make them anew each time would take half of all the time.
    static NAMES: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(Vec::new()) };
}

fn name_of(name: &'static str) -> JsValue {
    let place = |name: &str| (name.as_ptr(), name.len());
    NAMES.with_borrow_mut(|names| {
        let at = names.binary_search_by_key(&place(name), |(known, _)| place(known));
        let at = at.unwrap_or_else(|at| {
            names.insert(at, (name, name.into()));
            at
        });
        names[at].1.clone()
    })
}
