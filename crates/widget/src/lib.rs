//! citecore's element for a help center: a question, the answer as it streams, the sources that it rests on.
//!
//! The loader (`www/widget/citecore-widget.js`) defines the element, gives it an open shadow root and calls [`mount`]
//! once a reader shows an interest.

#![forbid(unsafe_code)]

mod components;
mod conversation;
mod dom;
mod drive;
mod host;
mod io;
mod js;
mod later;
mod marks;
mod pause;
mod rest;
mod session;
mod sources;
mod state;
mod strings;
mod style;
mod ui;
mod verdicts;
mod verification_choice;

use std::{any::Any, cell::Cell, rc::Rc};

use gloo_events::EventListener;
use js_sys::Promise;
use leptos::mount::mount_to_renderer;
use wasm_bindgen::{JsCast, prelude::*};
use wasm_bindgen_futures::future_to_promise;
use web_sys::{CssStyleSheet, HtmlElement, ShadowRoot};

use crate::{components::app, host::Host, rest::Rest, strings::Strings, ui::Ui};

/// A widget that is mounted.
#[wasm_bindgen]
pub struct Handle {
    ui: Ui,
    root: ShadowRoot,
    sheet: Option<CssStyleSheet>,
    container: HtmlElement,
    /// Takes the widget off the page when dropped.
    view: Option<Box<dyn Any>>,
    /// Hears that the page is left.
    leaving: Option<EventListener>,
}

/// Mounts the widget in the shadow root of its element. `options.proxy` is the proxy's address where the element names
/// none, `options.session` what its conversation is called in the tab's session, `options.language` the page's language
/// (BCP 47), `options.words` the table of its words, where there is one; `options.rest()` comes to the end once the rest of
/// the wasm is there, and may be called again; `options.copy(markdown, html)` copies both by the browser's own command, and says
/// whether it did. Errors: the document refuses to make an element.
#[wasm_bindgen]
pub fn mount(root: ShadowRoot, host: HtmlElement, options: JsValue) -> Result<Handle, JsValue> {
    let sheet = style::adopt(&root);
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    let container: HtmlElement = document.create_element("div")?.unchecked_into();
    container.set_class_name("citecore");
    root.append_child(&container)?;
    let text = Strings::of(&host, &options);
    let host = Host::new(host, &options);
    let made = Rc::new(Cell::new(None));
    let making = Rc::clone(&made);
    let content = container.clone();
    let view = mount_to_renderer(&container, move || {
        let ui = Ui::new(host, text, Rest::new(&options));
        making.set(Some(ui));
        app(ui, &content);
    });
    let ui = made.get().ok_or("nothing was mounted")?;
    session::recall(ui);
    ui.emit("ready", &[]);
    let leaving = EventListener::new(&window, "pagehide", move |_| ui.leave());
    Ok(Handle { ui, root, sheet, container, view: Some(Box::new(view)), leaving: Some(leaving) })
}

#[wasm_bindgen]
impl Handle {
    /// Shows the panel and puts the cursor into its field.
    pub fn open(&self) {
        if !self.ui.is_gone() {
            self.ui.show();
        }
    }

    /// Hides the panel; one in the flow of the page stays, as does a focus that is elsewhere on the page.
    pub fn close(&self) {
        if !self.ui.is_gone() {
            self.ui.hide(self.ui.host.with(Host::has_focus));
        }
    }

    /// Asks a question. The promise comes to the outcome; it is rejected with an error that has a `code` where there is
    /// nothing to show, and where it is no text.
    pub fn ask(&self, question: JsValue) -> Promise {
        future_to_promise(self.ui.answer(question.as_string().unwrap_or_default(), None))
    }

    /// Stops the answer that is under way; what there is of it stays.
    pub fn stop(&self) {
        if !self.ui.is_gone() {
            self.ui.conversation.stop();
        }
    }

    /// Forgets the conversation.
    pub fn clear(&self) {
        if !self.ui.is_gone() {
            self.ui.clear();
        }
    }

    /// From now on everything is said in another language: `options` as for [`mount`].
    pub fn localize(&self, options: JsValue) {
        if !self.ui.is_gone() {
            self.ui.localize(self.ui.host.with(|host| Strings::of(host.element(), &options)));
        }
    }

    /// Stops what is under way and takes the widget off the page.
    pub fn unmount(&mut self) {
        if self.view.is_none() {
            return;
        }
        self.ui.leave();
        self.ui.preview.close();
        self.ui.conversation.stop();
        self.leaving = None;
        self.view = None;
        self.container.remove();
        if let Some(sheet) = self.sheet.take() {
            style::abandon(&self.root, &sheet);
        }
    }
}

#[cfg(test)]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
