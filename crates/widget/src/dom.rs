//! What the reader sees, made one element at a time: typed views would be a type, and its code, for every element.

use gloo_events::{EventListener, EventListenerOptions};
use leptos::{
    prelude::{RenderEffect, document},
    tachys::renderer::dom::Dom,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, Node};

use crate::state::Kept;

/// The code that keys have for an input method.
const COMPOSED: u32 = 229;

/// An element with these attributes and children.
pub(crate) fn el(name: &str, attributes: &[(&str, &str)], children: &[&Node]) -> HtmlElement {
    let element: HtmlElement = Dom::create_element(name, None).unchecked_into();
    for (name, value) in attributes {
        // Only a name that is none is refused.
        let _ = element.set_attribute(name, value);
    }
    add(&element, children);
    element
}

/// A drawing of one line, on a field of 16 by 16.
pub(crate) fn drawing(path: &str) -> Element {
    let drawn = |name, attribute, value| {
        let element = Dom::create_element(name, Some("http://www.w3.org/2000/svg"));
        let _ = element.set_attribute(attribute, value);
        element
    };
    let drawing = drawn("svg", "viewBox", "0 0 16 16");
    add(&drawing, &[&drawn("path", "d", path)]);
    drawing
}

/// Text, which is never read as markup.
pub(crate) fn text(text: &str) -> Node {
    document().create_text_node(text).into()
}

/// A button that sends no form.
pub(crate) fn button(attributes: &[(&str, &str)], label: &str, press: impl Fn() + 'static) -> HtmlElement {
    let button = el("button", attributes, &[&text(label)]);
    let _ = button.set_attribute("type", "button");
    on(&button, "click", move |_| press());
    button
}

/// Puts an element that scrolls within reach of the keyboard, under a name. It is no region: of those, none may be called as another.
pub(crate) fn scrolls(element: &HtmlElement, name: &str) {
    for (attribute, value) in [("tabindex", "0"), ("role", "group"), ("aria-label", name)] {
        let _ = element.set_attribute(attribute, value);
    }
}

/// Puts these at the end of an element.
pub(crate) fn add(parent: &Node, children: &[&Node]) {
    for child in children {
        // What was made here holds none of its parents.
        let _ = parent.append_child(child);
    }
}

/// Listens as long as the current owner lives.
pub(crate) fn on(element: &HtmlElement, event: &'static str, listener: impl Fn(&Event) + 'static) {
    listen(element, event, Box::new(listener));
}

fn listen(element: &HtmlElement, event: &'static str, listener: Box<dyn Fn(&Event)>) {
    let options = EventListenerOptions::enable_prevent_default();
    keep(EventListener::new_with_options(element, event, options, listener));
}

/// Is that key pressed, for none but the widget? While an input method composes, all keys are the method's, which Safari says of
/// the one that ends a composition by its code alone.
pub(crate) fn presses(event: &Event, key: &str) -> bool {
    let event: &KeyboardEvent = event.unchecked_ref();
    event.key() == key && !event.is_composing() && event.key_code() != COMPOSED
}

/// Writes now, and again whenever a signal changes that was read for it, as long as the current owner lives.
pub(crate) fn follow(write: impl Fn() + 'static) {
    run(Box::new(move |_| {
        write();
        None
    }));
}

/// Shows at the end of an element, as it has children now, what is made of signals: anew whenever one of them changes.
pub(crate) fn show(parent: &Node, make: impl Fn() -> Option<HtmlElement> + 'static) {
    show_made(parent, Box::new(make));
}

fn show_made(parent: &Node, make: Box<dyn Fn() -> Option<HtmlElement>>) {
    let place = text("");
    add(parent, &[&place]);
    run(Box::new(move |before| {
        if let Some(before) = before {
            before.remove();
        }
        let made = make()?;
        place.parent_node()?.insert_before(&made, Some(&place)).ok()?;
        Some(made)
    }));
}

/// One type of effect for all of them.
fn run(effect: Box<dyn Fn(Option<HtmlElement>) -> Option<HtmlElement>>) {
    keep(RenderEffect::new(move |before: Option<Option<_>>| effect(before.flatten())));
}

/// Drops it with the current owner.
fn keep<T: 'static>(kept: T) {
    Kept::new(kept);
}
