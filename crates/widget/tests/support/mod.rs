//! A widget on a page of its own, whose page searches and answers.

// Every test file is a crate of its own, and none uses all of this.
#![allow(dead_code, clippy::unwrap_used)]

use citecore_widget::{Handle, mount};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, JSON, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Document, Element, HtmlElement, HtmlTextAreaElement, KeyboardEvent, KeyboardEventInit, ShadowRoot,
    ShadowRootInit, ShadowRootMode,
};

pub(crate) const PASSAGES: &str = r#"[
    {"text": "Level the tripod. The home position points the bar down.", "title": "Setting up", "url": "/hc/en/articles/setup", "score": 0.97},
    {"text": "Choose two stars 30° to 90° apart. Keep them above the horizon.", "title": "Two stars", "url": "/hc/en/articles/stars", "score": 0.93}
]"#;

/// An element with a widget in it; both go when it is dropped.
pub(crate) struct Page {
    pub(crate) host: HtmlElement,
    pub(crate) root: ShadowRoot,
    pub(crate) widget: Handle,
}

impl Page {
    /// A page whose `complete` runs this body, in which `messages` and `signal` are known.
    pub(crate) fn new(attributes: &[(&str, &str)], complete: &str) -> Self {
        forget_conversations();
        let host: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        for (name, value) in attributes {
            host.set_attribute(name, value).unwrap();
        }
        let search =
            Function::new_with_args("queries, signal", &format!("return Promise.resolve({PASSAGES})"));
        set(&host, "search", &search);
        set(&host, "complete", &Function::new_with_args("messages, signal", complete));
        document().body().unwrap().append_child(&host).unwrap();
        let root = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
        let widget = mount(root.clone(), host.clone(), JsValue::UNDEFINED).unwrap();
        Self { host, root, widget }
    }

    /// A page whose model writes this answer, a few letters at a time. It is shown as it is written, whatever its sources say.
    pub(crate) fn answering(answer: &str) -> Self {
        Self::writing(&[("mode", "inline"), ("verify", "off")], answer)
    }

    /// The same with attributes of its own.
    pub(crate) fn writing(attributes: &[(&str, &str)], answer: &str) -> Self {
        let answer = JSON::stringify(&answer.into()).unwrap();
        let complete = format!(
            "return (async function* () {{ for (const piece of {answer}.match(/[^]{{1,5}}/g)) yield piece; }})()"
        );
        Self::new(attributes, &complete)
    }

    /// Asks, and gives the outcome; Err where the promise was rejected.
    pub(crate) async fn ask(&self, question: &str) -> Result<JsValue, JsValue> {
        let outcome = JsFuture::from(self.widget.ask(question.into())).await;
        settle().await;
        outcome
    }

    pub(crate) fn find(&self, selector: &str) -> Option<HtmlElement> {
        self.root.query_selector(selector).unwrap().map(JsCast::unchecked_into)
    }

    pub(crate) fn get(&self, selector: &str) -> HtmlElement {
        self.find(selector).unwrap_or_else(|| panic!("there is no {selector}"))
    }

    pub(crate) fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length()).filter_map(|index| found.get(index)).map(JsCast::unchecked_into).collect()
    }

    /// The text of an element, its white space as single spaces.
    pub(crate) fn text(&self, selector: &str) -> String {
        let text = self.get(selector).text_content().unwrap_or_default();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits for an element's text, which is drawn a while after it has come.
    pub(crate) async fn until(&self, selector: &str, expected: &str) {
        for _ in 0..100 {
            if self.find(selector).is_some() && self.text(selector) == expected {
                return;
            }
            pause(20).await;
        }
        assert_eq!(self.text(selector), expected);
    }

    pub(crate) fn input(&self) -> HtmlTextAreaElement {
        self.get("textarea").unchecked_into()
    }

    pub(crate) fn button(&self, name: &str) -> HtmlElement {
        self.all("button")
            .into_iter()
            .find(|button| button.text_content().as_deref() == Some(name))
            .unwrap_or_else(|| panic!("there is no button {name}"))
    }

    /// Has the element, or what is in it, the focus?
    pub(crate) fn has_focus(&self, element: &Element) -> bool {
        self.root.active_element().is_some_and(|active| element.contains(Some(&active)))
    }

    /// The preview that is open.
    pub(crate) fn preview(&self) -> Option<HtmlElement> {
        self.find("[role=dialog][part=popover]")
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.widget.unmount();
        self.host.remove();
    }
}

/// What tests before have left in the tab's session.
fn forget_conversations() {
    let storage = web_sys::window().unwrap().session_storage().unwrap().unwrap();
    let names = js_sys::Object::keys(storage.unchecked_ref::<js_sys::Object>());
    for name in names.iter().filter_map(|name| name.as_string()) {
        if name.starts_with("citecore-conversation") {
            storage.remove_item(&name).unwrap();
        }
    }
}

pub(crate) fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

pub(crate) fn set(object: &JsValue, name: &str, value: &JsValue) {
    Reflect::set(object, &name.into(), value).unwrap();
}

pub(crate) fn get(object: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(object.clone(), |value, name| Reflect::get(&value, &name.into()).unwrap())
}

/// Waits until what was asked for is on the page: a frame, and whatever it has set off.
pub(crate) async fn settle() {
    JsFuture::from(Promise::new(&mut |resolve, _| {
        web_sys::window().unwrap().request_animation_frame(&resolve).unwrap();
    }))
    .await
    .unwrap();
    pause(20).await;
}

pub(crate) async fn pause(milliseconds: u32) {
    TimeoutFuture::new(milliseconds).await;
}

pub(crate) fn press(target: &Element, key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    init.set_composed(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    target.dispatch_event(&event).unwrap();
}

/// Collects the names of the events that the element sends.
pub(crate) fn record(host: &HtmlElement) -> js_sys::Array {
    let names = js_sys::Array::new();
    for name in ["ask", "progress", "answer", "citation", "error", "open", "close"] {
        let body = format!("names.push('{name}')");
        let listener = Function::new_with_args("names", &format!("return () => {body}"));
        let listener: Function = listener.call1(&JsValue::NULL, &names).unwrap().unchecked_into();
        host.add_event_listener_with_callback(&format!("citecore:{name}"), &listener).unwrap();
    }
    names
}
