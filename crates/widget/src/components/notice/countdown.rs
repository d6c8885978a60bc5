//! The seconds until another try may succeed.

use gloo_timers::callback::Interval;
use js_sys::Date;
use web_sys::HtmlElement;

use crate::{
    dom::el,
    state::{Kept, Watched},
    ui::Ui,
};

/// A line that counts down, and the button that waits for its end. It is for the eyes: what is said aloud is said once.
pub(super) fn countdown(ui: Ui, seconds: u64, button: &HtmlElement) -> HtmlElement {
    let line = el("p", &[("class", "countdown"), ("aria-hidden", "true")], &[]);
    let end = Date::now() + seconds as f64 * 1_000.0;
    let left = move || ((end - Date::now()) / 1_000.0).ceil().max(0.0) as u64;
    let timer = Kept::new(None::<Interval>);
    let shown = Watched::new(left());
    let tick = Interval::new(250, move || {
        let left = left();
        if shown.untracked().try_get().is_some_and(|shown| shown != left) {
            shown.set(left);
        }
        if left == 0 {
            // It is dropped when this call is over: it can't be while it runs.
            timer.try_update(|timer| timer.take().map(Interval::cancel));
        }
    });
    timer.set(Some(tick));
    let (counted, waiting) = (line.clone(), button.clone());
    crate::dom::follow(move || {
        let left = shown.get();
        counted.set_text_content(Some(&ui.text().retry_in(left)));
        counted.set_hidden(left == 0);
        // Disabled in the way that keeps the focus, and is told.
        let _ = match left {
            0 => waiting.remove_attribute("aria-disabled"),
            _ => waiting.set_attribute("aria-disabled", "true"),
        };
    });
    line
}
