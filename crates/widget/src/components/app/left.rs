//! Where a reader was when the widget is built anew.

use js_sys::Reflect;
use leptos::prelude::request_animation_frame;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlTextAreaElement};

use super::Built;
use crate::{
    host::{Host, property},
    ui::Ui,
};

/// What may have the focus and is there again afterwards, in the same order.
const FOCUSABLE: [&str; 3] = [".composer textarea", ".reason textarea", ".turn :is(a, button, summary)"];

const TRANSCRIPT: &str = ".transcript";

/// An answer of which more is to come.
const WRITTEN: &str = "[part=answer][aria-busy=true]";

/// How many frames a reader's place is looked for: ten seconds.
const PATIENCE: u32 = 600;

/// The properties of a field with what is selected in it.
const SELECTION: [&str; 2] = ["selectionStart", "selectionEnd"];

/// What a reader has in the field, where the focus is in the widget, and how far down the transcript is.
pub(super) struct Left {
    text: String,
    has_focus: bool,
    focused: Option<Focused>,
    scroll: i32,
}

impl Left {
    /// Takes the widget as it was built off the page.
    pub(super) fn of(ui: Ui, container: &HtmlElement, built: Built) -> Self {
        ui.preview.close();
        let input = ui.input.get().map(|input| input.unchecked_into::<HtmlTextAreaElement>().value());
        let left = Self {
            text: input.unwrap_or_default(),
            has_focus: ui.host.with(Host::has_focus),
            focused: Focused::of(container),
            scroll: find(container, TRANSCRIPT).map_or(0, |transcript| transcript.scroll_top()),
        };
        drop(built);
        container.set_text_content(None);
        left
    }

    pub(super) fn restore(self, ui: Ui, container: &HtmlElement) {
        if let Some(input) = ui.input.get() {
            input.unchecked_into::<HtmlTextAreaElement>().set_value(&self.text);
        }
        let Self { has_focus, focused, scroll, .. } = self;
        // At once: what is typed next belongs there.
        let is_back = !has_focus || focused.as_ref().is_some_and(|focused| focused.restore(container));
        Place { container: container.clone(), focused, is_back, scroll }.seek(ui, 0);
    }
}

/// Where the reader was in answers that are written piece by piece.
struct Place {
    container: HtmlElement,
    focused: Option<Focused>,
    /// The focus is where it was, or where the reader has put it since.
    is_back: bool,
    scroll: i32,
}

impl Place {
    /// Looks for it in each frame until all answers are there.
    fn seek(mut self, ui: Ui, frames: u32) {
        request_animation_frame(move || {
            if ui.is_gone() {
                return;
            }
            self.is_back |= frames > 0 && ui.host.with(Host::has_focus);
            self.is_back =
                self.is_back || self.focused.as_ref().is_some_and(|focused| focused.restore(&self.container));
            // Behind the turns, each of which comes into sight as if it were new.
            if let Some(transcript) = find(&self.container, TRANSCRIPT) {
                transcript.set_scroll_top(self.scroll);
            }
            if frames < PATIENCE && find(&self.container, WRITTEN).is_some() {
                self.seek(ui, frames + 1);
            } else if !self.is_back {
                ui.focus();
            }
        });
    }
}

/// Which of those that match the selector has the focus, and what is selected in it.
struct Focused {
    selector: &'static str,
    at: u32,
    of: u32,
    selection: [Option<JsValue>; 2],
}

impl Focused {
    fn of(container: &HtmlElement) -> Option<Self> {
        let focused = container.query_selector(":focus").ok()??;
        let selector = FOCUSABLE.into_iter().find(|&selector| focused.matches(selector) == Ok(true))?;
        let all = container.query_selector_all(selector).ok()?;
        let of = all.length();
        let at = (0..of).find(|&at| all.get(at).as_ref() == Some(&focused))?;
        Some(Self { selector, at, of, selection: SELECTION.map(|name| property(&focused, name)) })
    }

    /// False: it isn't there, or takes no focus.
    fn restore(&self, container: &HtmlElement) -> bool {
        let all = container.query_selector_all(self.selector).ok();
        let all = all.filter(|all| all.length() == self.of);
        let Some(element) = all.and_then(|all| all.get(self.at)) else { return false };
        let element: &HtmlElement = element.unchecked_ref();
        let _ = element.focus();
        for (name, value) in SELECTION.iter().zip(&self.selection) {
            if let Some(value) = value {
                // Each field takes what another has given.
                let _ = Reflect::set(element, &(*name).into(), value);
            }
        }
        element.matches(":focus") == Ok(true)
    }
}

fn find(container: &HtmlElement, selector: &str) -> Option<Element> {
    container.query_selector(selector).ok()?
}
