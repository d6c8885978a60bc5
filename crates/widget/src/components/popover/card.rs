//! What a preview shows.

use citecore::{
    Evidence, Outcome, Passage, Reference, Source, Verdict, VerifyOptions, deep_link, verify_claim,
};
use citecore_markdown::safe_url;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

use super::shown::shown;
use crate::{components::answer::citation::Place, ui::Ui, verdicts};

/// What a preview shows of a source.
pub(crate) struct Card {
    pub(crate) number: usize,
    pub(crate) name: String,
    /// Leads to what is marked.
    pub(crate) url: Option<String>,
    /// Section, relevance, date.
    pub(crate) meta: Vec<String>,
    /// The passage: up to what bears most on the statement, that part, the rest.
    pub(crate) before: String,
    pub(crate) marked: String,
    pub(crate) after: String,
    pub(crate) verdict: Option<Verdict>,
}

impl Card {
    /// The card of a citation. `outcome` tells which statement it belongs to; while there is none, nothing is marked.
    pub(crate) fn new(ui: Ui, place: Place, reference: &Reference, outcome: Option<&Outcome>) -> Self {
        let verdict = outcome.and_then(|outcome| verdicts::of(outcome, place)).cloned();
        let evidence = match &verdict {
            Some(verdict) => verdict.evidence.clone(),
            None => outcome.and_then(|outcome| evidence(outcome, place, reference)),
        };
        let cited = evidence
            .as_ref()
            .and_then(|evidence| reference.passages.iter().find(|source| source.number == evidence.original));
        let (passage, relevance) = cited
            .map_or((&reference.passage, reference.relevance), |source| (&source.passage, source.relevance));
        // What is of none of the passages has no place in them.
        let part = cited.and(evidence.as_ref()).map(|evidence| evidence.start..evidence.end);
        let (text, range) = shown(&passage.text, part);
        let range = range.unwrap_or(text.len()..text.len());
        let relevance = relevance.map(|step| ui.text().relevance(step));
        let meta = section(passage).into_iter().chain(relevance).chain(updated(ui, passage)).collect();
        let linked = Reference { passage: passage.clone(), ..reference.clone() };
        Self {
            number: reference.number,
            name: reference.name(),
            url: resolved(ui, deep_link(&linked, cited.and(evidence.as_ref()))),
            meta,
            before: text[..range.start].to_owned(),
            marked: text[range.clone()].to_owned(),
            after: text[range.end..].to_owned(),
            verdict,
        }
    }
}

/// The part of the cited passages that bears most on the statement, where no verdict says which.
fn evidence(outcome: &Outcome, place: Place, reference: &Reference) -> Option<Evidence> {
    let answer = &outcome.answer;
    let statement = verdicts::statement(answer, verdicts::citation(answer, place)?)?;
    let passages: Vec<Passage> =
        reference.passages.iter().map(|source| Passage::clone(&source.passage)).collect();
    // Err: the options are out of their range, which the engine's own aren't.
    let found = verify_claim(&statement, &passages, &VerifyOptions::default()).ok()?.evidence?;
    let original = reference.passages.get(found.original.checked_sub(1)?)?.number;
    Some(Evidence { original, ..found })
}

/// Where a reader can open the passage; none where a page must not link to it.
pub(crate) fn link(ui: Ui, passage: &Passage) -> Option<String> {
    resolved(ui, Some(safe_url(passage.url.as_deref()?)?.into()))
}

/// What a reader knows a source by, and where it can be opened, at the evidence.
pub(crate) fn link_to(ui: Ui, source: &Source, evidence: Option<&Evidence>) -> (String, Option<String>) {
    let reference = Reference {
        passage: source.passage.clone(),
        number: source.number,
        relevance: source.relevance,
        original: source.number,
        occurrences: 0,
        passages: Vec::new(),
    };
    (reference.name(), resolved(ui, deep_link(&reference, evidence)))
}

fn resolved(ui: Ui, url: Option<String>) -> Option<String> {
    url.map(|url| ui.host.with(|host| host.resolve(&url)))
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
    let text = ui.text();
    let date = date.to_locale_date_string(text.tag(), &JsValue::from(options));
    Some(text.updated(&date.as_string().unwrap_or_default()))
}
