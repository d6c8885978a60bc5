//! Questions to begin with.

use leptos::{ev, html, prelude::*};

use crate::ui::Ui;

/// What the page suggests, one a line of its attribute, until something was asked.
pub(crate) fn suggestions(ui: Ui) -> impl IntoView + use<> {
    let suggested = ui.host.with_value(|host| host.attribute("suggestions")).unwrap_or_default();
    let suggested: Vec<String> =
        suggested.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    move || {
        let wanted = !suggested.is_empty() && ui.conversation.turns.with(Vec::is_empty);
        wanted.then(|| {
            let items = suggested.iter().cloned().map(|question| {
                let asked = question.clone();
                let button = html::button()
                    .attr("type", "button")
                    .on(ev::click, move |_| {
                        ui.ask(asked.clone());
                        ui.focus_input();
                    })
                    .child(question);
                html::li().child(button)
            });
            html::ul()
                .class("suggestions")
                .attr("aria-label", ui.text.suggestions)
                .child(items.collect_view())
        })
    }
}
