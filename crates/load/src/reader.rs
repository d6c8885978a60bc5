//! A reader: asks over a connection of its own, and watches the answer come.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context, Result};
use bytes::Bytes;
use citecore_wire::{Event, EventStream};
use http_body_util::{BodyExt, Full};
use hyper::{Request, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tokio::{
    net::TcpStream,
    task::JoinHandle,
    time::{Instant, timeout},
};

use crate::{plan::Plan, request::Dialect, samples::Samples, wire::Lines};

/// How long a reader waits for the next piece.
const PATIENCE: Duration = Duration::from_secs(15);

/// How an answer ended, as a reader is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// "That is all."
    Done,
    /// "Something went wrong."
    Error,
    /// The response ended, as if that was all, without a word.
    Silent,
    /// The connection broke.
    Broken,
    /// Nothing came any more, and nothing was said.
    Waiting,
}

/// An answer as it came.
#[derive(Debug)]
pub(crate) struct Came {
    /// From the question to the first delta, in microseconds.
    pub(crate) first: Option<u32>,
    /// Deltas that came.
    pub(crate) count: u32,
    /// One was missing, doubled or out of its order.
    pub(crate) disordered: bool,
    /// How long each delta was on its way, in microseconds.
    pub(crate) ways: Samples,
    pub(crate) ending: Ending,
}

impl Came {
    /// Everything came as the model wrote it.
    pub(crate) fn is_whole(&self, plan: &Plan) -> bool {
        self.count == plan.deltas && !self.disordered && self.ending == Ending::Done
    }
}

/// A connection that is kept from one question to the next.
pub(crate) struct Reader {
    sender: http1::SendRequest<Full<Bytes>>,
    connection: JoinHandle<()>,
    dialect: Dialect,
    host: String,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

impl Reader {
    /// Connects. Errors: nobody listens.
    pub(crate) async fn connect(address: SocketAddr, dialect: &Dialect) -> Result<Self> {
        let stream = TcpStream::connect(address).await.context("can't connect")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        let connection = tokio::spawn(async move {
            // Whoever waits for the response hears of it.
            let _ = connection.await;
        });
        Ok(Self { sender, connection, dialect: dialect.clone(), host: address.to_string() })
    }

    /// Asks and reads until the answer ends, or `leave_after` so many deltas. Errors: there is no answer, or a refusal.
    pub(crate) async fn read(&mut self, plan: &Plan, leave_after: Option<u32>) -> Result<Came> {
        let mut request = Request::post(self.dialect.path())
            .header(header::HOST, &self.host)
            .header(header::CONTENT_TYPE, "application/json");
        for (name, value) in self.dialect.headers() {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(Bytes::from(self.dialect.body(plan))))?;
        let began = Instant::now();
        self.sender.ready().await?;
        let response =
            timeout(PATIENCE, self.sender.send_request(request)).await.context("no response")??;
        anyhow::ensure!(response.status().is_success(), "refused with {}", response.status());
        let mut body = response.into_body();
        let (mut events, mut lines, mut ways) =
            (EventStream::default(), Lines::default(), Samples::default());
        let (mut first, mut told) = (None, None);
        let ending = loop {
            let frame = match timeout(PATIENCE, body.frame()).await {
                Err(_) => break told.unwrap_or(Ending::Waiting),
                Ok(None) => break told.unwrap_or(Ending::Silent),
                Ok(Some(Err(_))) => break told.unwrap_or(Ending::Broken),
                Ok(Some(Ok(frame))) => frame,
            };
            for event in frame.data_ref().map(|data| events.push(data)).unwrap_or_default() {
                match heard(&self.dialect, &event) {
                    Heard::Text(text) if !text.is_empty() => {
                        first.get_or_insert_with(|| micros(began.elapsed()));
                        lines.push(&text, |way| ways.push(way));
                    }
                    Heard::Text(_) => {}
                    // An error after "done", or the reverse: the first counts, as it does for a page.
                    Heard::End(ending) => told = told.or(Some(ending)),
                }
            }
            if leave_after.is_some_and(|most| lines.count >= most) {
                break Ending::Waiting;
            }
        };
        Ok(Came { first, count: lines.count, disordered: lines.disordered, ways, ending })
    }
}

fn micros(duration: Duration) -> u32 {
    u32::try_from(duration.as_micros()).unwrap_or(u32::MAX)
}

enum Heard {
    Text(String),
    End(Ending),
}

#[derive(Deserialize)]
struct Delta {
    text: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Chunk {
    choices: Vec<Choice>,
    error: Option<serde::de::IgnoredAny>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Choice {
    delta: Content,
    finish_reason: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Content {
    content: Option<String>,
}

fn heard(dialect: &Dialect, event: &Event) -> Heard {
    match dialect {
        Dialect::Citecore => match event.name.as_str() {
            "delta" => {
                Heard::Text(serde_json::from_str(&event.data).map(|Delta { text }| text).unwrap_or_default())
            }
            "done" => Heard::End(Ending::Done),
            "error" => Heard::End(Ending::Error),
            _ => Heard::Text(String::new()),
        },
        Dialect::Chat(_) if event.data.trim() == "[DONE]" => Heard::End(Ending::Done),
        Dialect::Chat(_) => match serde_json::from_str::<Chunk>(&event.data) {
            Err(_) => Heard::Text(String::new()),
            Ok(Chunk { error: Some(_), .. }) => Heard::End(Ending::Error),
            Ok(chunk) => match chunk.choices.into_iter().next() {
                Some(Choice { finish_reason: Some(_), .. }) => Heard::End(Ending::Done),
                Some(choice) => Heard::Text(choice.delta.content.unwrap_or_default()),
                None => Heard::Text(String::new()),
            },
        },
    }
}
