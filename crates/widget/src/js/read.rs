//! What the proxy sends, and what a page's `search` gives. As with serde: fields of other names are passed over, and an
//! error names the field, as in `passages[3].score`. Of passages, more is taken: what databases give.

use citecore::Passage;
use citecore_wire::{AnswerEvent, Delta, Done, Event, Problem, SearchResponse, Usage};
use wasm_bindgen::JsValue;

use crate::{
    io::{Article, Record, Written},
    js::{field::Field, parse},
    session::Remembered,
};

pub(crate) fn search_response(text: &str) -> Result<SearchResponse, String> {
    let body = Field::root(parse(text)?, "");
    Ok(SearchResponse { passages: body.object()?.get("passages").items(passage)? })
}

/// Passages, as JSON has them.
pub(crate) fn passages(value: JsValue) -> Result<Vec<Passage>, String> {
    Field::root(value, "passages").items(passage)
}

pub(crate) fn problem(text: &str) -> Result<Problem, String> {
    let body = Field::root(parse(text)?, "");
    let body = body.object()?;
    let text = |name| body.get(name).given(Field::text);
    let status = body.get("status").given(|status| status.whole(0.0, u16::MAX.into()))?;
    Ok(Problem {
        // Nobody is shown these two.
        kind: String::new(),
        title: String::new(),
        status: status.unwrap_or_default() as u16,
        detail: text("detail")?.unwrap_or_default(),
        code: text("code")?.unwrap_or_default(),
        retry_after: body.get("retry_after").optional(Field::count)?,
    })
}

/// An event of the answer. None for one of a name that this version doesn't know, which is to be passed over.
pub(crate) fn answer_event(event: &Event) -> Option<Result<AnswerEvent, String>> {
    match event.name.as_str() {
        "delta" => Some(delta(&event.data).map(AnswerEvent::Delta)),
        "done" => Some(done(&event.data).map(AnswerEvent::Done)),
        "error" => Some(problem(&event.data).map(AnswerEvent::Error)),
        _ => None,
    }
}

/// The articles that a help center's search has found.
pub(crate) fn articles(text: &str) -> Result<Vec<Article>, String> {
    let body = Field::root(parse(text)?, "");
    body.object()?.get("results").items(article)
}

fn article(field: &Field<'_>) -> Result<Article, String> {
    let field = field.object()?;
    let text = |name| field.get(name).optional(Field::text);
    let id = field.get("id").given(Field::count)?;
    let (edited, updated) = (text("edited_at")?, text("updated_at")?);
    Ok(Article {
        id: id.map(|id| id.to_string()).unwrap_or_default(),
        title: text("title")?.or(text("name")?).unwrap_or_default(),
        body: text("body")?.unwrap_or_default(),
        url: text("html_url")?,
        // Votes and labels change an article as well, but not its text.
        updated: edited.or(updated),
    })
}

/// The token that a help center gives its reader, if any.
pub(crate) fn token(text: &str) -> Option<String> {
    let token = Field::root(parse(text).ok()?, "").get("token").text().ok()?;
    (!token.is_empty()).then_some(token)
}

/// When the claims of a token say that it ends.
pub(crate) fn expiry(claims: &str) -> Option<f64> {
    Field::root(parse(claims).ok()?, "").object().ok()?.get("exp").number().ok()
}

/// What the tab's session keeps of a turn.
pub(crate) fn remembered(value: JsValue) -> Result<Remembered, String> {
    let field = Field::root(value, "");
    let field = field.object()?;
    let written = |field: &Field<'_>| {
        let field = field.object()?;
        Ok(Written { text: field.get("text").text()?, cut: field.get("cut").given(Field::text)? })
    };
    let record = Record {
        passages: field.get("passages").items(passage)?,
        answers: field.get("answers").items(written)?,
    };
    Ok(Remembered { record, helpful: field.get("helpful").given(Field::truth)? })
}

fn delta(text: &str) -> Result<Delta, String> {
    let body = Field::root(parse(text)?, "");
    Ok(Delta { text: body.object()?.get("text").text()? })
}

fn done(text: &str) -> Result<Done, String> {
    let body = Field::root(parse(text)?, "");
    let body = body.object()?;
    Ok(Done { finish_reason: body.get("finish_reason").text()?, usage: body.get("usage").optional(usage)? })
}

fn usage(field: &Field<'_>) -> Result<Usage, String> {
    let field = field.object()?;
    let count = |name| field.get(name).given(Field::count);
    Ok(Usage {
        prompt_tokens: count("prompt_tokens")?.unwrap_or_default(),
        completion_tokens: count("completion_tokens")?.unwrap_or_default(),
    })
}

fn passage(field: &Field<'_>) -> Result<Passage, String> {
    let field = field.object()?;
    let text = |name| field.get(name).optional(Field::text);
    let whole = |name, least, most| field.get(name).optional(|number| number.whole(least, most));
    Ok(Passage {
        text: field.get("text").text()?,
        id: field.get("id").optional(Field::name)?,
        title: text("title")?,
        url: text("url")?,
        score: field.get("score").optional(Field::number)?,
        source: text("source")?,
        year: whole("year", i32::MIN.into(), i32::MAX.into())?.map(|year| year as i32),
        page: whole("page", 0.0, u32::MAX.into())?.map(|page| page as u32),
        updated: text("updated")?,
        embedding: field
            .get("embedding")
            .optional(|list| list.items(|number| Ok(number.number()? as f32)))?,
        metadata: field.get("metadata").optional(Field::map)?.unwrap_or_default(),
    })
}
