//! What a preview shows.

use citecore::{Evidence, Outcome, Passage, Reference, Verdict, VerifyOptions, verify_claim};
use web_sys::HtmlElement;

use super::{TITLE, shown::shown};
use crate::{
    components::answer::citation::Place,
    sources::{address, named, section, updated},
    ui::Ui,
    verdicts,
};

/// What a preview shows of a source.
pub(crate) struct Card {
    pub(crate) number: usize,
    /// The element with its name.
    pub(crate) name: HtmlElement,
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
        Self {
            number: reference.number,
            name: named(ui, "span", &[("id", TITLE)], &reference.passage, reference.original),
            url: address(ui, passage, cited.and(evidence.as_ref())),
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
