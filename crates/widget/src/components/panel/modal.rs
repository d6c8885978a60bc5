//! A dialog that covers the page keeps the focus: nobody sees what else could have it.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// A dialog, and what takes the focus at its two ends.
#[derive(Clone)]
pub(super) struct Modal {
    pub(super) panel: HtmlElement,
    /// The first of these that is shown.
    pub(super) first: [HtmlElement; 2],
    /// What the last child of this is.
    pub(super) last: HtmlElement,
}

impl Modal {
    /// Tells assistive technology whether there is anything beside the dialog.
    pub(super) fn tell(&self) {
        // Only a name that is none is refused.
        let _ = if self.covers_the_page() {
            self.panel.set_attribute("aria-modal", "true")
        } else {
            self.panel.remove_attribute("aria-modal")
        };
    }

    /// Leads the focus from one end of the dialog to the other, where it covers the page.
    pub(super) fn keep(&self, tab: &KeyboardEvent) {
        let first = self.first.iter().find(|first| !first.hidden()).map(|first| first.unchecked_ref());
        let last = self.last.last_element_child();
        let (Some(first), Some(last)): (Option<&Element>, _) = (first, last) else { return };
        let (from, to) = if tab.shift_key() { (first, &last) } else { (&last, first) };
        if tab.target().as_deref() == Some(from) && self.covers_the_page() {
            tab.prevent_default();
            // An element that is gone takes no focus, and needs none.
            let _ = to.unchecked_ref::<HtmlElement>().focus();
        }
    }

    fn covers_the_page(&self) -> bool {
        let page = document().document_element();
        page.is_some_and(|page| self.panel.offset_width() >= page.client_width())
    }
}
