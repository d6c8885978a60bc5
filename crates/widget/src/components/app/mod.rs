//! The whole widget.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlTextAreaElement};

use crate::{
    components::{launcher::launcher, panel::panel},
    dom::{add, el, follow, text},
    host::Host,
    state::Kept,
    strings::Word,
    ui::Ui,
    verifying,
};

/// Attributes that are read when the widget is built.
const READ_ONCE: [&str; 5] = ["heading", "placeholder", "suggestions", "handoff", "mode"];

/// The widget as it is built from the words and attributes of a moment.
struct Built {
    revision: usize,
    /// Of what it listens to and follows.
    _owner: Owner,
}

/// Builds the widget, and anew when the page gives it other words or attributes. An answer that is under way comes to its end
/// before: nothing moves while it is read.
pub(crate) fn app(ui: Ui, container: &HtmlElement) {
    let (container, owner) = (container.clone(), Owner::current().unwrap_or_default().downgrade());
    let built = RefCell::new(None::<Built>);
    follow(move || {
        let (revision, running) = (ui.revision.get(), ui.conversation.running.get());
        let mut built = built.borrow_mut();
        if built.as_ref().is_some_and(|built| running || built.revision == revision) {
            return;
        }
        let Some(owner) = owner.upgrade().map(|owner| owner.with(Owner::new)) else { return };
        let kept = built.take().map(|built| Field::of(ui, &container, built));
        untrack(|| owner.with(|| build(ui, &container)));
        *built = Some(Built { revision, _owner: owner });
        if let Some(field) = kept {
            field.restore(ui);
        }
    });
    let anew = move || ui.revision.update(|revision| *revision += 1);
    Kept::new(ui.host.with(|host| host.watch(&READ_ONCE, anew)));
    Kept::new(ui.host.with(|host| host.watch(&[verifying::ATTRIBUTE], move || ui.page_verifies())));
}

/// The button, unless the panel is in the flow of the page, the panel, and what is announced.
fn build(ui: Ui, container: &HtmlElement) {
    let words = ui.text();
    for (name, value) in [("lang", words.language()), ("dir", &words.get(Word::Direction))] {
        // Only a name that is none is refused.
        let _ = container.set_attribute(name, value);
    }
    if !ui.is_inline() {
        add(container, &[&launcher(ui)]);
    }
    let status = el("div", &[("class", "announcement"), ("role", "status")], &[]);
    add(container, &[&panel(ui), &status]);
    follow(move || {
        status.set_text_content(None);
        for line in ui.conversation.announcement.get().lines() {
            add(&status, &[&el("p", &[], &[&text(line)])]);
        }
    });
}

/// What a reader has in the field, and whether the focus is in the widget.
struct Field {
    text: String,
    focused: bool,
}

impl Field {
    /// Takes the widget as it was built off the page.
    fn of(ui: Ui, container: &HtmlElement, built: Built) -> Self {
        ui.preview.close();
        let focused = ui.host.with(Host::has_focus);
        let text = ui.input.get().map(|input| input.unchecked_into::<HtmlTextAreaElement>().value());
        drop(built);
        container.set_text_content(None);
        Self { text: text.unwrap_or_default(), focused }
    }

    fn restore(self, ui: Ui) {
        if let Some(input) = ui.input.get() {
            input.unchecked_into::<HtmlTextAreaElement>().set_value(&self.text);
        }
        if self.focused {
            ui.focus();
        }
    }
}
