//! The widget and its proxy, whose part `fetch` plays here.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use js_sys::{Array, Function, JSON, Reflect};
use support::{PASSAGES, Page, get, set};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The proxy of one page; the browser's own `fetch` is back when it is dropped.
struct Proxy {
    page: Page,
    /// Address and body of every request.
    requests: Array,
    fetch: JsValue,
}

impl Proxy {
    /// A proxy that answers with these expressions, each a `Response`.
    fn new(search: &str, answer: &str) -> Self {
        let window = web_sys::window().unwrap();
        let fetch = Reflect::get(&window, &"fetch".into()).unwrap();
        let requests = Array::new();
        let body = format!(
            "return async (address, init) => {{
                requests.push([address, JSON.parse(init.body)]);
                return address.endsWith('/v1/search') ? {search} : {answer};
            }}"
        );
        let ours = Function::new_with_args("requests", &body).call1(&JsValue::NULL, &requests).unwrap();
        set(&window, "fetch", &ours);
        let attributes =
            [("mode", "inline"), ("verify", "off"), ("proxy", "https://proxy.test/"), ("locale", "en")];
        let page = Page::new(&attributes, "");
        set(&page.host, "search", &JsValue::UNDEFINED);
        set(&page.host, "complete", &JsValue::UNDEFINED);
        Self { page, requests, fetch }
    }

    fn request(&self, index: u32) -> (String, JsValue) {
        let request: Array = self.requests.get(index).unchecked_into();
        (request.get(0).as_string().unwrap(), request.get(1))
    }

    async fn code(&self) -> String {
        let error = self.page.ask("Which way?").await.unwrap_err();
        get(&error, "code").as_string().unwrap()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        set(&web_sys::window().unwrap(), "fetch", &self.fetch);
    }
}

fn found() -> String {
    format!("new Response(JSON.stringify({{passages: {PASSAGES}}}))")
}

fn events(events: &str) -> String {
    format!("new Response({})", JSON::stringify(&events.into()).unwrap())
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

#[wasm_bindgen_test]
async fn a_question_goes_to_the_proxy_and_its_answer_comes_back() {
    let answer = events(
        "event: later\ndata: -\n\nevent: delta\ndata: {\"text\": \"Level the tripod [1]. \"}\n\n\
         event: delta\ndata: {\"text\": \"Choose two stars [2].\"}\n\n\
         event: done\ndata: {\"finish_reason\": \"stop\", \"usage\": {\"prompt_tokens\": 7}}\n\n",
    );
    let proxy = Proxy::new(&found(), &answer);
    let outcome = proxy.page.ask("Which way?").await.unwrap();
    let read = get(&outcome, "answer.text").as_string().unwrap();
    assert_eq!(read, "Level the tripod [1]. Choose two stars [2].");
    assert_eq!(proxy.requests.length(), 2);
    let (address, body) = proxy.request(0);
    assert_eq!(address, "https://proxy.test/v1/search");
    assert_eq!(text(&body), r#"{"question":"Which way?","locale":"en"}"#);
    let (address, body) = proxy.request(1);
    assert_eq!(address, "https://proxy.test/v1/answer");
    assert_eq!(text(&get(&body, "context")), text(&get(&outcome, "context")));
    assert_eq!((get(&body, "attempt").as_f64(), get(&body, "previous")), (Some(0.0), JsValue::UNDEFINED));
}

#[wasm_bindgen_test]
async fn a_problem_keeps_its_code() {
    let problem = r#"new Response('{"status": 429, "code": "rate-limited"}', {status: 429})"#;
    let proxy = Proxy::new(problem, "undefined");
    assert_eq!(proxy.code().await, "rate-limited");
    drop(proxy);
    let proxy = Proxy::new("new Response('<html>', {status: 502})", "undefined");
    assert_eq!(proxy.code().await, "http-502");
    drop(proxy);
    let problem = r#"event: error
data: {"status": 502, "code": "upstream-failed"}

"#;
    let proxy = Proxy::new(&found(), &events(problem));
    assert_eq!(proxy.code().await, "upstream-failed");
}

#[wasm_bindgen_test]
async fn the_time_of_another_try_comes_from_the_body_or_the_header() {
    let limited =
        |body: &str| format!("new Response('{body}', {{status: 429, headers: {{'Retry-After': '17'}}}})");
    for (body, seconds) in [
        ("", "17"),
        (r#"{"code": "rate-limited"}"#, "17"),
        (r#"{"code": "rate-limited", "retry_after": 12}"#, "12"),
    ] {
        let proxy = Proxy::new(&limited(body), "undefined");
        let _ = proxy.page.ask("Which way?").await;
        let told = proxy.page.text("[role=alert]");
        assert!(told.contains(seconds), "{body}: {told}");
    }
}

#[wasm_bindgen_test]
async fn what_cannot_be_read_is_an_error() {
    let searches = ["new Response('<html>')", "new Response('{}')", r#"new Response('{"passages": [7]}')"#];
    for search in searches {
        let proxy = Proxy::new(search, "undefined");
        assert_eq!(proxy.code().await, "unreadable", "{search}");
    }
    for data in ["<html>", "{}", r#"{"text": 7}"#] {
        let proxy = Proxy::new(&found(), &events(&format!("event: delta\ndata: {data}\n\n")));
        assert_eq!(proxy.code().await, "unreadable", "{data}");
    }
    let proxy = Proxy::new(&found(), &events("event: ping\ndata: {}\n\n"));
    assert_eq!(proxy.code().await, "cut");
}

#[wasm_bindgen_test]
async fn the_question_is_among_what_is_searched_for() {
    let proxy = Proxy::new(&found(), &events("event: done\ndata: {\"finish_reason\": \"stop\"}\n\n"));
    proxy.page.host.set_attribute("profile", "diverse").unwrap();
    let _ = proxy.page.ask("How is the economy?").await;
    let (_, body) = proxy.request(0);
    let question = "How is the economy?";
    assert_eq!(get(&body, "question").as_string().as_deref(), Some(question));
    let queries = ["", " GDP", " population", " trade"].map(|word| format!("{question}{word}"));
    assert_eq!(
        text(&get(&body, "queries")),
        text(&queries.map(JsValue::from).into_iter().collect::<Array>())
    );
}

/// An answer that begins with these events and goes on for ever. It counts how often it is cancelled.
fn endless(events: &str) -> String {
    let events = JSON::stringify(&events.into()).unwrap();
    format!(
        "new Response(new ReadableStream({{
            start: (stream) => stream.enqueue(new TextEncoder().encode({events})),
            cancel: () => requests.push('cancelled'),
        }}))"
    )
}

#[wasm_bindgen_test]
async fn an_answer_that_nobody_reads_to_its_end_is_cancelled() {
    let answer = endless("event: delta\ndata: {}\n\n");
    let proxy = Proxy::new(&found(), &answer);
    assert_eq!(proxy.code().await, "unreadable");
    assert_eq!(proxy.requests.length(), 3);
    assert_eq!(proxy.requests.get(2), "cancelled");
}

/// A response without an end, and half a second later a clock that is so many milliseconds ahead.
fn silent(ahead: u32) -> String {
    format!(
        "(setTimeout(() => {{
            const now = Date.now;
            requests.push(() => (Date.now = now));
            Date.now = () => now.call(Date) + {ahead};
        }}, 500), new Response(new ReadableStream()))"
    )
}

#[wasm_bindgen_test]
async fn a_text_that_never_ends_is_given_up() {
    let proxy = Proxy::new(&silent(120_000), "undefined");
    assert_eq!(proxy.code().await, "stalled");
    proxy.requests.get(1).unchecked_into::<Function>().call0(&JsValue::NULL).unwrap();
}
