//! Questions to begin with.

use web_sys::HtmlElement;

use crate::{
    dom::{add, button, el},
    strings::Word,
    ui::Ui,
};

/// What the page suggests, one a line of its attribute, until something was asked.
pub(crate) fn suggestions(ui: Ui) -> Option<HtmlElement> {
    if !ui.conversation.turns.with(Vec::is_empty) {
        return None;
    }
    let suggested = ui.attribute("suggestions")?;
    let list = el("ul", &[("class", "suggestions"), ("aria-label", ui.say(Word::Suggestions).as_str())], &[]);
    for question in suggested.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let asked = question.to_owned();
        let ask = button(&[], question, move || {
            ui.ask(asked.clone());
            ui.focus_input();
        });
        add(&list, &[&el("li", &[], &[&ask])]);
    }
    Some(list)
}
