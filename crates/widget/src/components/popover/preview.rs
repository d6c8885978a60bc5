//! When a preview opens and closes.

use citecore::Reference;
use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget, FocusEvent, HtmlElement, KeyboardEvent, PointerEvent};

use crate::{
    components::{
        answer::citation::{Place, SELECTOR},
        popover::{Card, ID, place, popover},
    },
    conversation::Turn,
    dom::{add, presses},
    host::property,
    js::write,
    later::later,
    state::Kept,
    ui::Ui,
};

/// How long the pointer rests on a citation before its preview opens, in milliseconds.
const REST: u32 = 150;
/// How long the preview stays when the pointer has left, in milliseconds.
const GRACE: u32 = 300;

/// The preview of a conversation; one is open at a time.
#[derive(Clone, Copy)]
pub(crate) struct Preview {
    state: Kept<State>,
}

#[derive(Default)]
struct State {
    open: Option<Open>,
    /// Opens a preview soon, or closes the open one.
    timer: Option<Timeout>,
    /// The focus comes back to a citation, from its preview or with the window: the preview isn't to open for that.
    returning: bool,
}

struct Open {
    trigger: HtmlElement,
    popover: HtmlElement,
    side: place::Side,
    /// Number of the source in the context: the citation's own number may become that of another.
    original: usize,
    /// By click, tap or Enter: it stays until the reader closes it.
    pinned: bool,
    /// It was written while the answer was, and has no verdict.
    is_draft: bool,
    _listeners: Vec<EventListener>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.popover.remove();
    }
}

impl Open {
    /// Is the element the citation, the preview or in it?
    fn holds(&self, element: &Element) -> bool {
        self.trigger.contains(Some(element)) || self.popover.contains(Some(element))
    }

    fn has_focus(&self) -> bool {
        focused(&self.trigger).is_some_and(|focused| self.holds(&focused))
    }

    /// Writes it anew, where it stands. What the reader has the focus in stays as it is.
    fn rewrite(&mut self, ui: Ui) {
        if focused(&self.trigger).is_some_and(|focused| self.popover.contains(Some(&focused))) {
            return;
        }
        let Some(Written { popover, is_draft, .. }) = Written::of(ui, &self.trigger) else { return };
        self.is_draft = is_draft;
        self.popover.set_text_content(None);
        while let Some(part) = popover.first_child() {
            add(&self.popover, &[&part]);
        }
        place::put(&self.trigger, &self.popover, self.side);
        show_mark(&self.popover);
    }
}

/// What has the focus, where it is in the widget that an element is in.
fn focused(element: &Element) -> Option<Element> {
    let root: JsValue = element.get_root_node().into();
    property(&root, "activeElement")?.dyn_into().ok()
}

impl Preview {
    pub(crate) fn new() -> Self {
        Self { state: Kept::new(State::default()) }
    }

    pub(crate) fn pointer_over(self, ui: Ui, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            return;
        }
        let Some(element) = target(event) else { return };
        if self.is_in_open(&element) {
            self.set_timer(None);
        } else if let Some(trigger) = trigger(&element)
            && self.with_open(|open| open.pinned) != Some(true)
        {
            self.set_timer(Some(Timeout::new(REST, move || (later().open_preview)(ui, trigger, false))));
        }
    }

    pub(crate) fn pointer_out(self, event: &PointerEvent) {
        if event.pointer_type() == "touch" || target(event).is_none() {
            return;
        }
        let leaves = self.with_open(|open| !open.pinned && !open.has_focus()).unwrap_or(false);
        self.set_timer(leaves.then(|| Timeout::new(GRACE, move || self.close())));
    }

    pub(crate) fn focus_in(self, ui: Ui, event: &Event) {
        let Some(element) = target(event) else { return };
        let returning = self.update(|state| std::mem::take(&mut state.returning)).unwrap_or(true);
        if self.is_in_open(&element) {
            return self.set_timer(None);
        }
        if let Some(trigger) = trigger(&element)
            && !returning
        {
            (later().open_preview)(ui, trigger, false);
        }
    }

    pub(crate) fn focus_out(self, event: &FocusEvent) {
        let next = event.related_target().and_then(|next| next.dyn_into::<Element>().ok());
        // What keeps the focus when the window loses it has it again when the window is back.
        let stays = target(event).is_some_and(|element| focused(&element).as_ref() == Some(&element));
        self.update(|state| state.returning |= stays);
        let left = self.with_open(|open| match &next {
            Some(next) => !open.holds(next),
            // The window has lost the focus, or nothing has it now.
            None => !open.pinned,
        });
        if left == Some(true) && target(event).is_some_and(|element| self.is_in_open(&element)) {
            self.set_timer(Some(Timeout::new(GRACE, move || self.close())));
        }
    }

    pub(crate) fn click(self, ui: Ui, event: &Event) {
        let Some(trigger) = target(event).as_ref().and_then(trigger) else { return };
        event.prevent_default();
        let open = self.with_open(|open| (open.trigger == trigger).then_some(open.pinned)).flatten();
        match open {
            Some(true) => self.close(),
            Some(false) => {
                self.set_timer(None);
                self.update(|state| {
                    if let Some(open) = &mut state.open {
                        open.pinned = true;
                    }
                });
            }
            None => (later().open_preview)(ui, trigger, true),
        }
    }

    /// Closes what is open. The focus goes back to the citation if it was in the preview.
    pub(crate) fn close(self) {
        let Some(open) = self
            .update(|state| {
                state.timer = None;
                state.open.take()
            })
            .flatten()
        else {
            return;
        };
        let inside = open.has_focus();
        let trigger = open.trigger.clone();
        let _ = trigger.set_attribute("aria-expanded", "false");
        let _ = trigger.remove_attribute("aria-controls");
        if inside {
            self.update(|state| state.returning = true);
            let _ = trigger.focus();
            self.update(|state| state.returning = false);
        }
        drop(open);
    }

    /// By [`later`].
    pub(crate) fn open(self, ui: Ui, trigger: HtmlElement, pinned: bool) {
        self.set_timer(None);
        self.close();
        let Some(Written { reference, popover, is_draft }) = Written::of(ui, &trigger) else { return };
        let Some(parent) = trigger.parent_element() else { return };
        add(&parent, &[&popover]);
        if let Some(show) =
            property(&popover, "showPopover").and_then(|show| show.dyn_into::<Function>().ok())
        {
            // Err: it is shown already. Without the method it stands where it is put, by its style.
            let _ = show.call0(&popover);
        }
        let side = place::choose(&trigger, &popover);
        place::put(&trigger, &popover, side);
        show_mark(&popover);
        let _ = trigger.set_attribute("aria-expanded", "true");
        let _ = trigger.set_attribute("aria-controls", ID);
        let original = reference.original;
        let open = Open { trigger, popover, side, original, pinned, is_draft, _listeners: self.listen() };
        self.update(|state| state.open = Some(open));
        ui.emit("citation", &[("reference", write::reference(&reference))]);
    }

    /// Closes what is open where its citation has left the answer, or stands for another source by now. Where it was opened before
    /// there was a verdict, and there is one by now, it says so.
    pub(crate) fn look_again(self, ui: Ui) {
        let stays = self.update(|state| {
            let open = state.open.as_mut()?;
            let cited = cited(ui, &open.trigger).filter(|_| open.trigger.is_connected());
            let stays = cited.filter(|(.., reference)| reference.original == open.original);
            if open.is_draft && stays.as_ref().is_some_and(|(_, turn, _)| turn.has_outcome()) {
                open.rewrite(ui);
            }
            Some(stays.is_some())
        });
        if stays.flatten() == Some(false) {
            self.close();
        }
    }

    /// Whatever happens on the page while a preview is open.
    fn listen(self) -> Vec<EventListener> {
        let Some(window) = web_sys::window() else { return Vec::new() };
        let window: EventTarget = window.into();
        // Before anyone else: Escape closes the preview and nothing else.
        let capture = EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
        vec![
            EventListener::new_with_options(&window, "keydown", capture, move |event| self.key_down(event)),
            EventListener::new_with_options(&window, "pointerdown", capture, move |event| {
                self.pointer_down(event)
            }),
            EventListener::new_with_options(&window, "scroll", capture, move |_| self.follow()),
            EventListener::new(&window, "resize", move |_| self.follow()),
        ]
    }

    fn key_down(self, event: &Event) {
        if event.has_type::<KeyboardEvent>() && presses(event, "Escape") {
            event.stop_propagation();
            event.prevent_default();
            self.close();
        }
    }

    fn pointer_down(self, event: &Event) {
        let path = event.composed_path();
        let inside =
            self.with_open(|open| path.includes(&open.trigger, 0) || path.includes(&open.popover, 0));
        if inside == Some(false) {
            self.close();
        }
    }

    fn follow(self) {
        self.with_open(|open| place::put(&open.trigger, &open.popover, open.side));
    }

    fn is_in_open(self, element: &Element) -> bool {
        self.with_open(|open| open.holds(element)).unwrap_or(false)
    }

    fn with_open<T>(self, read: impl FnOnce(&Open) -> T) -> Option<T> {
        self.state.try_with(|state| state.open.as_ref().map(read)).flatten()
    }

    fn set_timer(self, timer: Option<Timeout>) {
        self.update(|state| state.timer = timer);
    }

    /// None once the widget is unmounted.
    fn update<T>(self, change: impl FnOnce(&mut State) -> T) -> Option<T> {
        self.state.try_update(change)
    }
}

/// What a citation stands for.
fn cited(ui: Ui, trigger: &HtmlElement) -> Option<(Place, Turn, Reference)> {
    let place = Place::of(trigger)?;
    let turn = ui.conversation.turn(place.turn)?;
    Some((place, turn, turn.reference(place.number)?))
}

/// A preview as it is to be shown.
struct Written {
    reference: Reference,
    popover: HtmlElement,
    is_draft: bool,
}

impl Written {
    /// None where the citation stands for nothing.
    fn of(ui: Ui, trigger: &HtmlElement) -> Option<Self> {
        let (place, turn, reference) = cited(ui, trigger)?;
        let outcome = turn.outcome.untracked().get();
        let card = Card::new(ui, place, &reference, outcome.as_deref());
        let popover = popover(ui, &card, outcome.as_deref());
        Some(Self { reference, popover, is_draft: outcome.is_none() })
    }
}

/// Scrolls the passage to what is marked in it, and nothing around it.
fn show_mark(popover: &HtmlElement) {
    let Ok(Some(mark)) = popover.query_selector("mark") else { return };
    let (Some(passage), Some(mark)) = (mark.parent_element(), mark.dyn_ref::<HtmlElement>()) else { return };
    let (top, height) = (f64::from(mark.offset_top()), f64::from(passage.client_height()));
    passage.set_scroll_top((top - height / 3.0).max(0.0) as i32);
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn trigger(element: &Element) -> Option<HtmlElement> {
    element.closest(SELECTOR).ok()??.dyn_into().ok()
}
