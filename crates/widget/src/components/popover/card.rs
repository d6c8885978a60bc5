//! What a preview shows.

use citecore::{Outcome, Passage, Reference};
use citecore_markdown::{plain_text, safe_url};
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::{components::answer::citation::Place, evidence::evidence, ui::Ui};

/// What a preview shows of a source.
pub(crate) struct Card {
    pub(crate) number: usize,
    pub(crate) name: String,
    pub(crate) url: Option<String>,
    /// Section, relevance, date.
    pub(crate) meta: Vec<String>,
    /// The passage: up to what bears most on the statement, that part, the rest.
    pub(crate) before: String,
    pub(crate) marked: String,
    pub(crate) after: String,
}

impl Card {
    /// The card of a citation. `outcome` tells which statement it belongs to; while there is none, nothing is marked.
    pub(crate) fn new(ui: Ui, place: Place, reference: &Reference, outcome: Option<&Outcome>) -> Self {
        let statement = outcome.and_then(|outcome| statement(outcome, place)).unwrap_or_default();
        let passages = reference.passages.iter().map(|source| (&source.passage, source.relevance));
        let mut best = (plain_text(&reference.passage.text), None, &reference.passage, reference.relevance);
        let mut most = 0.0;
        for (passage, relevance) in passages {
            let text = plain_text(&passage.text);
            if let Some((range, share)) = evidence(&text, statement).filter(|(_, share)| *share > most) {
                most = share;
                best = (text, Some(range), passage, relevance);
            }
        }
        let (text, range, passage, relevance) = best;
        let range = range.unwrap_or(text.len()..text.len());
        let relevance = relevance.map(|step| format!("{}: {}", ui.text.relevance, step.name()));
        Self {
            number: reference.number,
            name: reference.name(),
            url: link(ui, passage),
            meta: section(passage).into_iter().chain(relevance).chain(updated(ui, passage)).collect(),
            before: text[..range.start].to_owned(),
            marked: text[range.clone()].to_owned(),
            after: text[range.end..].to_owned(),
        }
    }
}

/// Where a reader can open the passage; none where a page must not link to it.
pub(crate) fn link(ui: Ui, passage: &Passage) -> Option<String> {
    let url = safe_url(passage.url.as_deref()?)?;
    Some(ui.host.with(|host| host.resolve(&url)))
}

/// The part of the article that the passage comes from.
pub(crate) fn section(passage: &Passage) -> Option<String> {
    ["heading", "section"]
        .iter()
        .find_map(|name| passage.metadata.get(*name)?.as_str())
        .filter(|section| !section.trim().is_empty())
        .map(str::to_owned)
}

/// When the source was last changed, as readers of the page's language write dates.
pub(crate) fn updated(ui: Ui, passage: &Passage) -> Option<String> {
    let date = Date::new(&passage.updated.as_deref()?.into());
    if date.get_time().is_nan() {
        return None;
    }
    let options = Object::new();
    for (name, value) in [("dateStyle", "long"), ("timeZone", "UTC")] {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let locale = ui.host.with(|host| host.attribute("locale"));
    let date = date.to_locale_date_string(locale.as_deref().unwrap_or("en-GB"), &JsValue::from(options));
    Some(ui.text.updated(&date.as_string().unwrap_or_default()))
}

/// The statement that a citation belongs to.
fn statement(outcome: &Outcome, place: Place) -> Option<&str> {
    let answer = &outcome.answer;
    let mut same = answer.citations.iter().filter(|citation| citation.number() == place.number);
    let citation = same.nth(place.occurrence.checked_sub(1)?)?;
    answer.text.get(answer.statements.get(citation.statement()?)?.range())
}
