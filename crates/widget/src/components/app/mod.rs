//! The whole widget.

mod left;

use std::cell::RefCell;

use leptos::prelude::*;
use web_sys::HtmlElement;

use self::left::Left;
use crate::{
    components::{launcher::launcher, panel::panel},
    dom::{add, el, follow, text},
    state::Kept,
    strings::Word,
    ui::Ui,
    verification_choice,
};

/// Attributes that are shown as they are.
const SHOWN: [&str; 3] = ["heading", "placeholder", "suggestions"];

/// The attribute that the widget is built by.
const MODE: &str = "mode";

/// The widget as it is built from the words and attributes of a moment.
struct Built {
    revision: usize,
    /// Of what it listens to and follows.
    _owner: Owner,
}

/// Builds the widget, and anew when the page gives it other words or another place. An answer that is under way comes to its end
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
        let left = built.take().map(|built| Left::of(ui, &container, built));
        untrack(|| owner.with(|| build(ui, &container)));
        *built = Some(Built { revision, _owner: owner });
        if let Some(left) = left {
            left.restore(ui, &container);
        }
    });
    let anew = move || ui.revision.update(|revision| *revision += 1);
    Kept::new(ui.host.with(|host| host.watch(&[MODE], anew)));
    Kept::new(ui.host.with(|host| host.watch(&SHOWN, move || ui.attributes.notify())));
    Kept::new(
        ui.host.with(|host| {
            host.watch(&[verification_choice::ATTRIBUTE], move || ui.page_changed_verification())
        }),
    );
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
