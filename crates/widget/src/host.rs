//! The element on the page: its attributes, the functions that the page gives it, the events it sends.

use citecore::Profile;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{CustomEvent, CustomEventInit, HtmlElement, MutationObserver, MutationObserverInit, Url};

use crate::strings::canonical;

/// The `<citecore-widget>` element.
#[derive(Clone)]
pub(crate) struct Host {
    element: HtmlElement,
    /// The proxy where the element names none.
    origin: String,
    /// What its conversation is called in the tab's session.
    session: String,
    /// What the page's script gives it.
    options: JsValue,
}

impl Host {
    /// `options.proxy` is the address that the loader came from, `options.session` what it calls the conversation.
    pub(crate) fn new(element: HtmlElement, options: &JsValue) -> Self {
        let text = |name| property(options, name)?.as_string();
        let session = text("session").unwrap_or_else(|| "citecore-conversation".to_owned());
        Self { element, origin: text("proxy").unwrap_or_default(), session, options: options.clone() }
    }

    /// A function of the page's script.
    pub(crate) fn given(&self, name: &str) -> Option<Function> {
        property(&self.options, name)?.dyn_into().ok()
    }

    /// The element itself.
    pub(crate) fn element(&self) -> &HtmlElement {
        &self.element
    }

    /// What its conversation is called in the tab's session: no other element of the page has that name.
    pub(crate) fn session(&self) -> &str {
        &self.session
    }

    /// An attribute that says something.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        self.element
            .get_attribute(name)
            .map(|value| value.trim().to_owned())
            .filter(|value| !value.is_empty())
    }

    /// The language that the page wants, in its own letter case, by which an engine of its own may know it; none where it is no
    /// tag of BCP 47, of which the page's script warns.
    pub(crate) fn locale(&self) -> Option<String> {
        let tag = self.attribute("locale")?.replace('_', "-");
        canonical(&tag).map(|_| tag)
    }

    /// The profile that the page wants; none where there is none of that name, of which the page's script warns.
    pub(crate) fn profile(&self) -> Option<String> {
        self.attribute("profile").filter(|name| Profile::NAMES.contains(&name.as_str()))
    }

    /// Is the focus in the element?
    pub(crate) fn has_focus(&self) -> bool {
        self.element.matches(":focus-within").unwrap_or(false)
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

    /// Where passages come from. A `search` of the page's own replaces the proxy's.
    pub(crate) fn knowledge(&self) -> Knowledge {
        match (self.attribute("knowledge").as_deref(), self.function("search")) {
            (Some("zendesk"), _) => Knowledge::Zendesk,
            (Some("page"), search) => Knowledge::Page(search),
            (_, Some(search)) => Knowledge::Page(Some(search)),
            _ => Knowledge::Proxy,
        }
    }

    /// A source's url as the page can link to it: absolute paths are of whoever found the source.
    pub(crate) fn resolve(&self, url: &str) -> String {
        if url.starts_with('/') && matches!(self.knowledge(), Knowledge::Proxy) {
            self.endpoint(url)
        } else {
            url.to_owned()
        }
    }

    /// An address as it is known anywhere.
    pub(crate) fn absolute(&self, url: &str) -> String {
        let base = self.element.base_uri().ok().flatten();
        let whole = base.and_then(|base| Url::new_with_base(url, &base).ok());
        whole.map_or_else(|| url.to_owned(), |url| url.href())
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

    /// Calls `then` when the page changes one of the attributes, as long as what this gives is kept. None where the browser can't tell.
    pub(crate) fn watch(&self, names: &[&str], then: impl FnMut() + 'static) -> Option<Watch> {
        let changed = Closure::<dyn FnMut()>::new(then);
        let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        let options = MutationObserverInit::new();
        options.set_attribute_filter(&names.iter().map(|&name| JsValue::from(name)).collect::<Array>());
        observer.observe_with_options(&self.element, &options).ok()?;
        Some(Watch { observer, _changed: changed })
    }

    /// Sends `citecore:{name}`, which leaves the shadow root. False: it can be cancelled, and somebody has.
    pub(crate) fn emit(&self, name: &str, detail: &[(&str, JsValue)], cancelable: bool) -> bool {
        let init = CustomEventInit::new();
        init.set_bubbles(true);
        init.set_composed(true);
        init.set_cancelable(cancelable);
        init.set_detail(&object(detail));
        let event = CustomEvent::new_with_event_init_dict(&format!("citecore:{name}"), &init);
        // Err: the element is gone, and so is everybody who listens.
        event.and_then(|event| self.element.dispatch_event(&event)).unwrap_or(true)
    }
}

/// Where passages come from.
pub(crate) enum Knowledge {
    /// The proxy's `/v1/search`.
    Proxy,
    /// The help center that the page belongs to.
    Zendesk,
    /// The element's property `search`; none where the page hasn't set it.
    Page(Option<Function>),
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
