//! The element on the page: its attributes, the functions that the page gives it, the events it sends.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{CustomEvent, CustomEventInit, HtmlElement, MutationObserver, MutationObserverInit};

/// The `<citecore-widget>` element.
#[derive(Clone)]
pub(crate) struct Host {
    element: HtmlElement,
    /// The proxy where the element names none.
    origin: String,
}

impl Host {
    /// `options.proxy` is the address that the loader came from.
    pub(crate) fn new(element: HtmlElement, options: &JsValue) -> Self {
        let origin = property(options, "proxy").and_then(|origin| origin.as_string()).unwrap_or_default();
        Self { element, origin }
    }

    /// An attribute that says something.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        self.element
            .get_attribute(name)
            .map(|value| value.trim().to_owned())
            .filter(|value| !value.is_empty())
    }

    /// Is the panel in the flow of the page, rather than behind a button?
    pub(crate) fn is_inline(&self) -> bool {
        self.attribute("mode").as_deref() == Some("inline")
    }

    /// Address of an endpoint of the proxy.
    pub(crate) fn endpoint(&self, path: &str) -> String {
        let proxy = self.attribute("proxy").unwrap_or_else(|| self.origin.clone());
        format!("{}{path}", proxy.trim_end_matches('/'))
    }

    /// A source's url as the page can link to it: absolute paths are the proxy's, unless the page searches itself.
    pub(crate) fn resolve(&self, url: &str) -> String {
        if url.starts_with('/') && self.function("search").is_none() {
            self.endpoint(url)
        } else {
            url.to_owned()
        }
    }

    /// A function that the page has given the element, in place of an endpoint of the proxy.
    pub(crate) fn function(&self, name: &str) -> Option<Function> {
        property(&self.element, name)?.dyn_into().ok()
    }

    /// Calls such a function.
    pub(crate) fn call(
        &self,
        function: &Function,
        first: &JsValue,
        second: &JsValue,
    ) -> Result<JsValue, JsValue> {
        function.call2(&self.element, first, second)
    }

    /// Calls `then` when the page changes the attribute, as long as what this gives is kept. None where the browser can't tell.
    pub(crate) fn watch(&self, name: &str, then: impl FnMut() + 'static) -> Option<Watch> {
        let changed = Closure::<dyn FnMut()>::new(then);
        let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        let options = MutationObserverInit::new();
        options.set_attribute_filter(&Array::of1(&name.into()));
        observer.observe_with_options(&self.element, &options).ok()?;
        Some(Watch { observer, _changed: changed })
    }

    /// Sends `citecore:{name}`, which leaves the shadow root.
    pub(crate) fn emit(&self, name: &str, detail: &[(&str, JsValue)]) {
        let init = CustomEventInit::new();
        init.set_bubbles(true);
        init.set_composed(true);
        init.set_detail(&object(detail));
        if let Ok(event) = CustomEvent::new_with_event_init_dict(&format!("citecore:{name}"), &init) {
            // Err: the element is gone, and so is everybody who listens.
            let _ = self.element.dispatch_event(&event);
        }
    }
}

/// What is called when an attribute changes, until it is dropped.
pub(crate) struct Watch {
    observer: MutationObserver,
    _changed: Closure<dyn FnMut()>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// A property that is there.
pub(crate) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// An object with these properties.
pub(crate) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A fresh object takes every property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
