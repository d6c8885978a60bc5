//! Where a preview stands. Places and lengths are the window's: where the page is zoomed by its style, what is written there, and
//! what an element says of its own lengths, are others.

use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use crate::host::property;

/// Between the citation and its preview, in pixels.
const GAP: f64 = 6.0;
/// Between the preview and the edges of the window, in pixels.
const MARGIN: f64 = 8.0;

/// Side of the citation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Above,
    Below,
}

/// Chooses the side with room for all of the preview, below first; else the one with more room.
pub(crate) fn choose(trigger: &HtmlElement, popover: &HtmlElement) -> Side {
    let Some((_, height)) = window_size() else { return Side::Below };
    let rect = trigger.get_bounding_client_rect();
    let (above, below) = (rect.top() - GAP - MARGIN, height - rect.bottom() - GAP - MARGIN);
    let own = popover.get_bounding_client_rect().height();
    if own <= below || below >= above { Side::Below } else { Side::Above }
}

/// Puts the preview beside its citation, on that side, all of it within the window.
pub(crate) fn put(trigger: &HtmlElement, popover: &HtmlElement, side: Side) {
    let Some((width, height)) = window_size() else { return };
    let rect = trigger.get_bounding_client_rect();
    let room = match side {
        Side::Above => rect.top() - GAP - MARGIN,
        Side::Below => height - rect.bottom() - GAP - MARGIN,
    };
    set(popover, "max-height", room.max(120.0));
    set(popover, "max-width", width - 2.0 * MARGIN);
    let own = popover.get_bounding_client_rect();
    let top = match side {
        Side::Above => rect.top() - GAP - own.height(),
        Side::Below => rect.bottom() + GAP,
    };
    let middle = f64::midpoint(rect.left(), rect.right());
    set(popover, "top", within(top, own.height(), height));
    set(popover, "left", within(middle - own.width() / 2.0, own.width(), width));
}

fn within(start: f64, length: f64, whole: f64) -> f64 {
    start.min(whole - length - MARGIN).max(MARGIN)
}

fn set(popover: &HtmlElement, name: &str, pixels: f64) {
    let zoom = property(popover, "currentCSSZoom").and_then(|zoom| zoom.as_f64()).unwrap_or(1.0);
    // By the object model: a `style` attribute needs a looser policy than the widget asks for.
    let _ = popover.style().set_property(name, &format!("{}px", (pixels / zoom).round() as i32));
}

fn window_size() -> Option<(f64, f64)> {
    let window = web_sys::window()?;
    let pixels = |value: Result<JsValue, JsValue>| value.ok()?.as_f64();
    Some((pixels(window.inner_width())?, pixels(window.inner_height())?))
}
