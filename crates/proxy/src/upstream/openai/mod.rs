//! Any server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp …

mod completion;

use std::time::Duration;

use async_stream::try_stream;
use citecore_wire::EventStream;
use futures_util::future::BoxFuture;
use reqwest::{Client, Response, Url, header, redirect};
use secrecy::{ExposeSecret, SecretString};
use serde_json::json;
use tokio::time::{Instant, sleep, timeout_at};

use self::completion::Completion;
use super::{Job, Piece, Pieces, Upstream, UpstreamError};

/// An answer with more bytes than this on the wire is no answer.
const MOST_BYTES: usize = 8 * 1024 * 1024;
/// How much of an upstream's error goes into the log, in characters.
const MOST_SAID: usize = 500;
/// The longest wait before the second try, in milliseconds; the shortest is a third of it.
const JITTER: u64 = 600;

/// How long an upstream may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Until the first byte of its answer.
    pub(crate) first_byte: Duration,
    /// Between two pieces.
    pub(crate) idle: Duration,
    /// For the whole answer.
    pub(crate) whole: Duration,
}

/// An OpenAI-compatible server.
#[derive(Clone)]
pub(crate) struct OpenAi {
    client: Client,
    base: Url,
    model: String,
    temperature: Option<f64>,
    key: Option<SecretString>,
    patience: Patience,
}

impl OpenAi {
    /// The server at `base`, which ends in a version (`https://api.openai.com/v1`). Errors: no TLS can be set up.
    pub(crate) fn new(
        base: Url,
        model: String,
        temperature: Option<f64>,
        key: Option<SecretString>,
        patience: Patience,
    ) -> Result<Self, reqwest::Error> {
        let client = Client::builder()
            .connect_timeout(patience.first_byte.min(Duration::from_secs(10)))
            // A redirect would carry the question, and could carry the key, to somebody else.
            .redirect(redirect::Policy::none())
            .build()?;
        Ok(Self { client, base, model, temperature, key, patience })
    }

    fn endpoint(&self, path: &str) -> String {
        format!("{}/{path}", self.base.as_str().trim_end_matches('/'))
    }

    fn authorised(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.key {
            Some(key) => request.bearer_auth(key.expose_secret()),
            None => request,
        }
    }

    /// The response to a job with the first bytes of its body. What fails before them is tried once more.
    async fn begin(&self, job: &Job, end: Instant) -> Result<(Response, Vec<u8>), UpstreamError> {
        match self.try_once(job, end).await {
            Err(error) if may_pass(&error) => {
                tracing::warn!(%error, "trying once more");
                let wait = Duration::from_millis(fastrand::u64(JITTER / 3..=JITTER));
                timeout_at(end, sleep(wait)).await.map_err(|_| UpstreamError::Slow("whole"))?;
                self.try_once(job, end).await
            }
            begun => begun,
        }
    }

    async fn try_once(&self, job: &Job, end: Instant) -> Result<(Response, Vec<u8>), UpstreamError> {
        let mut body = json!({ "model": self.model, "messages": job.messages, "stream": true });
        if let (Some(fields), Some(temperature)) = (body.as_object_mut(), self.temperature) {
            fields.insert("temperature".into(), json!(temperature));
        }
        let request = self.authorised(self.client.post(self.endpoint("chat/completions"))).json(&body);
        let first = end.min(Instant::now() + self.patience.first_byte);
        let begin = async {
            let mut response = request.send().await.map_err(unreachable)?;
            if !response.status().is_success() {
                return Err(self.refusal(response).await);
            }
            let bytes = response.chunk().await.map_err(|_| UpstreamError::BrokeOff)?;
            let bytes = bytes.ok_or(UpstreamError::BrokeOff)?.to_vec();
            Ok((response, bytes))
        };
        timeout_at(first, begin).await.map_err(|_| UpstreamError::Slow("first_byte"))?
    }

    async fn refusal(&self, mut response: Response) -> UpstreamError {
        let status = response.status().as_u16();
        if status == 429 || status == 503 {
            let wait = response.headers().get(header::RETRY_AFTER);
            let retry_after = wait.and_then(|value| value.to_str().ok()?.trim().parse().ok());
            return UpstreamError::Busy { retry_after };
        }
        let mut body = Vec::new();
        while let (true, Ok(Some(bytes))) = (body.len() < MOST_SAID * 4, response.chunk().await) {
            body.extend_from_slice(&bytes);
        }
        UpstreamError::Refused { status, said: self.for_the_log(&String::from_utf8_lossy(&body)) }
    }

    /// What an upstream said, on one line, cut short and without the key.
    fn for_the_log(&self, said: &str) -> String {
        let line: String = said.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = match &self.key {
            Some(key) if !key.expose_secret().is_empty() => line.replace(key.expose_secret(), "(key)"),
            _ => line,
        };
        line.chars().take(MOST_SAID).collect()
    }
}

impl Upstream for OpenAi {
    fn answer(&self, job: Job) -> Pieces {
        let upstream = self.clone();
        Box::pin(try_stream! {
            let end = Instant::now() + upstream.patience.whole;
            let (mut response, first) = upstream.begin(&job, end).await?;
            let mut completion = Completion::default();
            if is_json(&response) {
                let body = whole_body(&mut response, first, end).await?;
                completion.message(&body)?;
            } else {
                let mut events = EventStream::default();
                let mut bytes = Some(first);
                let mut count = 0;
                while let Some(arrived) = bytes {
                    count += arrived.len();
                    if count > MOST_BYTES {
                        Err(UpstreamError::Unreadable("the answer doesn't end".into()))?;
                    }
                    for event in events.push(&arrived) {
                        completion.event(&event).map_err(|error| upstream.cleaned(error))?;
                    }
                    if let Some(text) = completion.take_text() {
                        yield Piece::Delta(text);
                    }
                    if completion.is_over() {
                        break;
                    }
                    bytes = next_bytes(&mut response, &completion, upstream.patience.idle, end).await?;
                }
            }
            if let Some(text) = completion.take_text() {
                yield Piece::Delta(text);
            }
            yield Piece::Done(completion.done()?);
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), UpstreamError>> {
        Box::pin(async {
            let request =
                self.authorised(self.client.get(self.endpoint("models"))).timeout(Duration::from_secs(5));
            let response = request.send().await.map_err(unreachable)?;
            // Some servers have no list of models; they were reached all the same.
            if response.status().is_success() || response.status().as_u16() == 404 {
                return Ok(());
            }
            Err(self.refusal(response).await)
        })
    }
}

impl OpenAi {
    fn cleaned(&self, error: UpstreamError) -> UpstreamError {
        match error {
            UpstreamError::Reported(said) => UpstreamError::Reported(self.for_the_log(&said)),
            UpstreamError::Unreadable(said) => UpstreamError::Unreadable(self.for_the_log(&said)),
            error => error,
        }
    }
}

/// Could the same request succeed in a moment?
fn may_pass(error: &UpstreamError) -> bool {
    match error {
        UpstreamError::Unreachable(_) | UpstreamError::BrokeOff => true,
        UpstreamError::Busy { retry_after } => retry_after.is_none_or(|seconds| seconds <= 1),
        UpstreamError::Refused { status, .. } => *status >= 500,
        UpstreamError::Slow(_) | UpstreamError::Reported(_) | UpstreamError::Unreadable(_) => false,
    }
}

fn unreachable(error: reqwest::Error) -> UpstreamError {
    if error.is_timeout() {
        return UpstreamError::Slow("connecting");
    }
    let mut said = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(error) = cause {
        said = format!("{said}: {error}");
        cause = error.source();
    }
    UpstreamError::Unreachable(said)
}

fn is_json(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.trim_start().to_ascii_lowercase().starts_with("application/json"))
}

/// The next bytes; none where the connection ended. An answer that is whole but for the end of its connection is whole.
async fn next_bytes(
    response: &mut Response,
    completion: &Completion,
    idle: Duration,
    end: Instant,
) -> Result<Option<Vec<u8>>, UpstreamError> {
    let quiet = Instant::now() + idle;
    match timeout_at(end.min(quiet), response.chunk()).await {
        Ok(Ok(bytes)) => Ok(bytes.map(|bytes| bytes.to_vec())),
        Ok(Err(_)) | Err(_) if completion.is_finished() => Ok(None),
        Ok(Err(_)) => Err(UpstreamError::BrokeOff),
        Err(_) => Err(UpstreamError::Slow(if quiet < end { "idle" } else { "whole" })),
    }
}

async fn whole_body(
    response: &mut Response,
    mut body: Vec<u8>,
    end: Instant,
) -> Result<Vec<u8>, UpstreamError> {
    loop {
        let next = timeout_at(end, response.chunk()).await.map_err(|_| UpstreamError::Slow("whole"))?;
        match next.map_err(|_| UpstreamError::BrokeOff)? {
            Some(bytes) => body.extend_from_slice(&bytes),
            None => return Ok(body),
        }
        if body.len() > MOST_BYTES {
            return Err(UpstreamError::Unreadable("the answer doesn't end".into()));
        }
    }
}
