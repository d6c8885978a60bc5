//! The whole widget.

use std::cell::RefCell;

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, HtmlTextAreaElement, NodeList};

use crate::{
    components::{launcher::launcher, panel::panel},
    dom::{add, el, follow, text},
    host::{Host, property},
    state::Kept,
    strings::Word,
    ui::Ui,
    verifying,
};

/// Attributes that are read when the widget is built.
const READ_ONCE: [&str; 5] = ["heading", "placeholder", "suggestions", "handoff", "mode"];

/// The property of a field with the place of its cursor.
const CURSOR: &str = "selectionEnd";

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
            field.restore(ui, &container);
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

/// What a reader has in the field, and where the focus is in the widget.
struct Field {
    text: String,
    focused: bool,
    /// Which of the fields for reasons has the focus, and where its cursor is.
    reason: Option<(u32, JsValue)>,
}

impl Field {
    /// Takes the widget as it was built off the page.
    fn of(ui: Ui, container: &HtmlElement, built: Built) -> Self {
        ui.preview.close();
        let focused = ui.host.with(Host::has_focus);
        let text = ui.input.get().map(|input| input.unchecked_into::<HtmlTextAreaElement>().value());
        let focused_reason = container.query_selector(".reason textarea:focus").ok().flatten();
        let reason = focused_reason.zip(reasons(container)).and_then(|(field, all)| {
            let at = (0..all.length()).find(|&at| all.get(at).as_ref() == Some(&field))?;
            Some((at, property(&field, CURSOR)?))
        });
        drop(built);
        container.set_text_content(None);
        Self { text: text.unwrap_or_default(), focused, reason }
    }

    fn restore(self, ui: Ui, container: &HtmlElement) {
        if let Some(input) = ui.input.get() {
            input.unchecked_into::<HtmlTextAreaElement>().set_value(&self.text);
        }
        if let Some((at, cursor)) = self.reason
            && let Some(field) = reasons(container).and_then(|fields| fields.get(at))
        {
            // At once: what is typed next belongs there.
            let _ = field.unchecked_ref::<HtmlElement>().focus();
            // Each field takes a cursor.
            let _ = Reflect::set(&field, &CURSOR.into(), &cursor);
        } else if self.focused {
            ui.focus();
        }
    }
}

/// The fields for reasons, in the order of their turns.
fn reasons(container: &HtmlElement) -> Option<NodeList> {
    container.query_selector_all(".reason textarea").ok()
}
