//! A real proxy on a loopback port, and a fake model server that misbehaves on demand.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub(crate) mod binary;
pub(crate) mod document;
pub(crate) mod format;
pub(crate) mod model;
pub(crate) mod page;
pub(crate) mod postgres;
pub(crate) mod server;

use std::{
    net::SocketAddr,
    sync::Mutex,
    time::{Duration, Instant},
};

use citecore_proxy::{GRACE, Proxy, Settings, serve_within};
use citecore_wire::{Event, EventStream};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle, time::sleep};

use format::Format;
use model::Model;

/// A running proxy; it stops when it's dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) client: Client,
    stop: Mutex<Option<oneshot::Sender<()>>>,
    server: JoinHandle<()>,
    _folder: tempfile::TempDir,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.tell_to_stop();
    }
}

impl Running {
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        held("GET", path, self.client.get(self.url(path)).send().await.unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Response {
        held("POST", path, self.client.post(self.url(path)).json(body).send().await.unwrap()).await
    }

    /// Asks, and goes away as soon as the model was asked; gives the time of that.
    pub(crate) async fn leave(&self, path: &str, body: &Value, model: &Model) -> Instant {
        let before = model.requests().len();
        let request = self.client.post(self.url(path)).json(body).send();
        let asked = async {
            while model.requests().len() == before {
                sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::select! {
            response = request => panic!("it was answered: {response:?}"),
            () = asked => Instant::now(),
        }
    }

    /// The events of an event stream, up to its end.
    pub(crate) async fn events(&self, path: &str, body: &Value) -> Vec<Event> {
        let request = self.client.post(self.url(path)).header("accept", "text/event-stream").json(body);
        let mut response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let (mut stream, mut events) = (EventStream::default(), Vec::new());
        while let Some(bytes) = response.chunk().await.unwrap() {
            events.extend(stream.push(&bytes));
        }
        events.iter().for_each(|event| document::hold_event(path, event));
        events
    }

    /// Tells it to stop.
    pub(crate) fn tell_to_stop(&self) {
        self.stop.lock().unwrap().take();
    }

    /// Tells it to stop; the handle ends with the server.
    pub(crate) fn stop(mut self) -> JoinHandle<()> {
        self.tell_to_stop();
        std::mem::replace(&mut self.server, tokio::spawn(async {}))
    }
}

/// The same response, read and held against the OpenAPI document; a stream is left as it is.
async fn held(method: &str, path: &str, mut response: Response) -> Response {
    let status = response.status();
    let headers = std::mem::take(response.headers_mut());
    let kind = headers.get("content-type").map_or("", |kind| kind.to_str().unwrap()).to_owned();
    let mut again = axum::http::Response::builder().status(status);
    *again.headers_mut().unwrap() = headers;
    if kind.starts_with("text/event-stream") {
        return again.body(reqwest::Body::from(response)).unwrap().into();
    }
    let body = response.bytes().await.unwrap();
    document::hold(method, path, status.as_u16(), &kind, &body);
    again.body(body).unwrap().into()
}

/// Five articles that a question about the mount finds, all of them alike.
pub(crate) fn five_articles() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ["alpha", "beta", "gamma", "delta", "epsilon"] {
        let text =
            format!("# {name}\n\nThe {name} mount turns around its polar axis once in a sidereal day.\n");
        std::fs::write(folder.path().join(format!("{name}.md")), text).unwrap();
    }
    folder
}

/// A question that finds them.
pub(crate) const QUESTION: &str = "Around which axis does the mount turn?";

/// A proxy over the five articles with the settings changed.
pub(crate) async fn start(change: impl FnOnce(&mut Settings)) -> Running {
    start_for(GRACE, change).await
}

/// A proxy that gives answers so much time to end.
pub(crate) async fn start_for(grace: Duration, change: impl FnOnce(&mut Settings)) -> Running {
    let folder = five_articles();
    let mut settings = Settings::default();
    settings.knowledge.path = folder.path().to_owned();
    settings.widget.path = folder.path().join("widget");
    settings.limits.per_minute = 1_000;
    settings.feedback.path = folder.path().join("feedback.jsonl");
    change(&mut settings);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    // The index takes a while to build, and tests have other proxies to wait for.
    let proxy = tokio::task::spawn_blocking(|| Proxy::new(settings)).await.unwrap().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(async move {
        let stopped = async {
            let _ = stopped.await;
        };
        serve_within(listener, proxy, stopped, grace).await.unwrap();
    });
    Running { address, client: Client::new(), stop: Mutex::new(Some(stop)), server, _folder: folder }
}

/// A proxy that lets the model answer, which speaks as OpenAI's servers do.
pub(crate) async fn start_with(model: &Model, change: impl FnOnce(&mut Settings)) -> Running {
    start_as(&format::openai::FORMAT, model, change).await
}

/// A proxy that lets the model answer, which speaks in this format.
pub(crate) async fn start_as(format: &Format, model: &Model, change: impl FnOnce(&mut Settings)) -> Running {
    let base = format!("http://{}{}", model.address, format.base);
    let kind = format.kind;
    start(move |settings| {
        settings.upstream.kind = kind;
        settings.upstream.base_url = Some(base);
        settings.upstream.model = "test-model".into();
        settings.upstream.api_key = Some("sk-secret".into());
        change(settings);
    })
    .await
}

/// So little patience that a test needn't wait for its end for long. What a test doesn't mean to run into stays as it is by default:
/// a machine may be slow.
pub(crate) fn impatient(settings: &mut Settings) {
    settings.limits.first_byte = 2.0;
    settings.limits.idle = 1.0;
}

/// A request to `/v1/answer` over two sources.
pub(crate) fn answer_request() -> Value {
    json!({
        "question": QUESTION,
        "context": {
            "text": "ignored",
            "style": "bracket",
            "sources": [
                { "number": 1, "text": "The mount turns around its polar axis." },
                { "number": 2, "text": "A mount has two axes." },
            ],
        },
    })
}

/// The problem that a response is.
pub(crate) async fn problem(response: Response, status: u16, code: &str) -> Value {
    assert_eq!(response.status(), status);
    assert_eq!(response.headers()["content-type"], "application/problem+json");
    let retry_after = response.headers().get("retry-after").cloned();
    let problem: Value = response.json().await.unwrap();
    assert_eq!((&problem["status"], &problem["code"]), (&json!(status), &json!(code)), "{problem}");
    for (other, title) in [(400, "Bad Request"), (500, "Internal Server Error")] {
        assert_eq!(
            problem["title"] == title,
            status == other,
            "the title of each status is its own: {problem}"
        );
    }
    let told = problem.get("retry_after").map(Value::to_string);
    assert_eq!(told.as_deref(), retry_after.as_ref().map(|value| value.to_str().unwrap()));
    problem
}

/// The text of all deltas.
pub(crate) fn text(events: &[Event]) -> String {
    let deltas = events.iter().filter(|event| event.name == "delta");
    deltas.map(|event| data(event)["text"].as_str().unwrap().to_owned()).collect()
}

/// The data of an event as JSON.
pub(crate) fn data(event: &Event) -> Value {
    serde_json::from_str(&event.data).unwrap()
}

/// The name and the data of the last event.
pub(crate) fn last(events: &[Event]) -> (&str, Value) {
    let last = events.last().unwrap();
    (last.name.as_str(), data(last))
}
