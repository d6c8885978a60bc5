//! A server of the tests' own, which keeps what it was asked and answers as it is told.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Router,
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderMap, Response},
};
use serde_json::Value;
use tokio::net::TcpListener;

/// A request that came in.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) method: String,
    /// With its query.
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Received {
    /// A header; "" without it.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The body as JSON; null without any.
    pub(crate) fn json(&self) -> Value {
        if self.body.is_empty() { Value::Null } else { serde_json::from_slice(&self.body).unwrap() }
    }

    /// The lines of the body as JSON.
    pub(crate) fn lines(&self) -> Vec<Value> {
        let text = std::str::from_utf8(&self.body).unwrap();
        assert!(text.ends_with('\n'), "a body of lines ends with one");
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// What is answered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
    pub(crate) after: Duration,
}

impl Reply {
    pub(crate) fn json(value: &Value) -> Self {
        Self { status: 200, body: value.to_string().into_bytes(), ..Self::default() }
    }

    pub(crate) fn status(status: u16, body: &str) -> Self {
        Self { status, body: body.into(), ..Self::default() }
    }
}

/// The server.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    asked: Arc<Mutex<Vec<Received>>>,
}

impl Server {
    /// A server that answers each request as the function says.
    pub(crate) async fn start(answer: impl Fn(&Received) -> Reply + Clone + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let asked: Arc<Mutex<Vec<Received>>> = Arc::default();
        let record = Arc::clone(&asked);
        let handle = move |request: Request| {
            let (record, answer) = (Arc::clone(&record), answer.clone());
            async move {
                let (parts, body) = request.into_parts();
                let request = Received {
                    method: parts.method.to_string(),
                    path: parts.uri.to_string(),
                    headers: parts.headers,
                    body: axum::body::to_bytes(body, usize::MAX).await.unwrap(),
                };
                record.lock().unwrap().push(request.clone());
                let reply = answer(&request);
                tokio::time::sleep(reply.after).await;
                let mut response = Response::builder().status(reply.status);
                for (name, value) in &reply.headers {
                    response = response.header(*name, value);
                }
                response.body(Body::from(reply.body)).unwrap()
            }
        };
        let router = Router::new().fallback(handle);
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { address, asked }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What it was asked so far.
    pub(crate) fn requests(&self) -> Vec<Received> {
        self.asked.lock().unwrap().clone()
    }
}
