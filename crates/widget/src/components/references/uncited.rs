//! The sources that were read for an answer, and that it doesn't cite.

use citecore::{Outcome, Source};
use web_sys::HtmlElement;

use crate::{
    conversation::Turn,
    dom::{add, el, text},
    sources::linked,
    strings::Word,
    ui::Ui,
};

/// The list, once the answer is whole; nothing where it cites all that was read. An article is named once.
pub(crate) fn uncited(ui: Ui, turn: Turn) -> Option<HtmlElement> {
    let outcome = turn.outcome.get()?;
    let others = others(&outcome);
    if others.is_empty() {
        return None;
    }
    let list = el("ul", &[], &[]);
    for source in others {
        let name = linked(ui, &source.passage, source.number, None);
        add(&list, &[&el("li", &[], &[&name])]);
    }
    let id = format!("uncited-{}", turn.id);
    let heading = el("h4", &[("id", &id)], &[&text(&ui.say(Word::ReadNotCited))]);
    Some(el("section", &[("class", "uncited"), ("aria-labelledby", &id)], &[&heading, &list]))
}

/// One source of each article that the answer cites nothing of.
fn others(outcome: &Outcome) -> Vec<&Source> {
    let key = |source: &Source| source.passage.url.clone().unwrap_or_else(|| source.name());
    let cited = outcome
        .answer
        .references
        .iter()
        .map(|reference| reference.passage.url.clone().unwrap_or_else(|| reference.name()));
    let mut known: Vec<String> = cited.collect();
    let mut others = Vec::new();
    for source in &outcome.answer.uncited {
        let key = key(source);
        if !known.contains(&key) {
            known.push(key);
            others.push(source);
        }
    }
    others
}
