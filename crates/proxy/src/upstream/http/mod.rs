//! Models behind HTTP, whatever their format ([`super::format`]): requests, patience, trying again, reading the stream.

mod again;
mod declined;
mod kind;
mod patience;
mod probe;
mod tally;

use std::{sync::Arc, time::Duration};

use async_stream::try_stream;
use citecore::Role;
use citecore_wire::EventStream;
use futures_util::{TryStreamExt, future::BoxFuture};
use reqwest::{Client, Request, Response, redirect};
use secrecy::SecretString;
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout_at};

use self::{declined::Learnt, kind::Kind, patience::Bytes};
use super::{
    Conversation, Job, Piece, Pieces, Upstream, UpstreamError,
    format::{Format, Written, is_filtered},
};
use crate::{
    error::causes,
    for_log::MOST_READ,
    limits::{Bill, Gate},
};

pub(super) use declined::Declined;
pub(super) use patience::Patience;
pub(super) use tally::Tally;

/// How long a connection may take, and the answer to a probe.
const CONNECT: Duration = Duration::from_secs(10);
const PROBE: Duration = Duration::from_secs(5);

/// A model behind HTTP.
#[derive(Clone)]
pub(super) struct Http(Arc<Inner>);

struct Inner {
    client: Client,
    format: Box<dyn Format>,
    /// What is sent for an answer, but for its body. Putting its address together takes longer than copying it.
    ask: Request,
    patience: Patience,
    /// What a conversation has that sets none of its own.
    temperature: Option<f64>,
    max_tokens: Option<u32>,
    /// How often a request that failed before its first byte is sent again.
    retries: u32,
    /// Kept out of the log.
    key: Option<SecretString>,
    learnt: Learnt,
    tally: Tally,
    gate: Gate,
}

/// What all models have in common.
pub(super) struct Manner {
    pub(super) patience: Patience,
    pub(super) temperature: Option<f64>,
    pub(super) max_tokens: Option<u32>,
    pub(super) retries: u32,
    pub(super) key: Option<SecretString>,
    pub(super) tally: Tally,
    /// Counts the tokens.
    pub(super) gate: Gate,
}

impl Http {
    /// A model that is spoken to in that format. Errors: no TLS can be set up, or its address can't be asked.
    pub(super) fn new(format: impl Format + 'static, manner: Manner) -> Result<Self, reqwest::Error> {
        let Manner { patience, temperature, max_tokens, retries, key, tally, gate } = manner;
        let client = Client::builder()
            .connect_timeout(patience.first_byte.min(CONNECT))
            // A redirect would carry the question, and could carry the key, to somebody else.
            .redirect(redirect::Policy::none())
            .build()?;
        let (ask, learnt) = (format.ask(&client).build()?, Learnt::default());
        Ok(Self(Arc::new(Inner {
            client,
            format: Box::new(format),
            ask,
            patience,
            temperature,
            max_tokens,
            retries,
            key,
            learnt,
            tally,
            gate,
        })))
    }

    /// Lets it write; `question` is what the conversation is about, where that is known.
    fn pieces(&self, conversation: Conversation, question: Option<String>, until: Instant) -> Pieces {
        let (upstream, cleaner) = (Arc::clone(&self.0), Arc::clone(&self.0));
        let told = conversation.messages.iter().filter(|message| message.role != Role::System);
        let asked: Arc<[String]> =
            question.into_iter().chain(told.map(|message| message.content.clone())).collect();
        let quotable = Arc::clone(&asked);
        let pieces = try_stream! {
            let mut bill = Bill::of(&conversation.messages, upstream.gate.clone());
            let mut bytes = upstream.begin(conversation, until, &asked).await?;
            bill.begin();
            let mut written = Written::default();
            if bytes.kind == Kind::Json {
                upstream.format.message(&bytes.all().await?, &mut written)?;
            } else {
                let (mut events, mut any) = (EventStream::default(), false);
                while let Some(arrived) = bytes.next(written.is_finished()).await? {
                    let mut read = Ok(());
                    for event in events.push(&arrived) {
                        any = true;
                        read = upstream.format.event(&event, &mut written);
                        if read.is_err() || written.is_over() {
                            break;
                        }
                    }
                    // What came before an error was said all the same.
                    if let Some(text) = written.take_text() {
                        bill.written(&text);
                        yield Piece::Delta(text);
                    }
                    read?;
                    if written.is_over() {
                        break;
                    }
                }
                if !any {
                    Err::<(), UpstreamError>(bytes.kind.without_events())?;
                }
            }
            if let Some(text) = written.take_text() {
                bill.written(&text);
                yield Piece::Delta(text);
            }
            let done = written.done()?;
            upstream.tally.spent(done.usage);
            bill.reported(done.usage);
            yield Piece::Done(done);
        };
        Box::pin(pieces.map_err(move |error: UpstreamError| {
            cleaner.tally.failed(&error);
            cleaner.cleaned(error, &quotable)
        }))
    }
}

impl Upstream for Http {
    fn answer(&self, job: Job) -> Pieces {
        self.pieces(job.conversation, Some(job.question), job.until)
    }

    fn converse(&self, conversation: Conversation, until: Instant) -> Option<Pieces> {
        Some(self.pieces(conversation, None, until))
    }

    fn is_model(&self) -> bool {
        true
    }

    fn check(&self) -> BoxFuture<'_, Result<(), UpstreamError>> {
        Box::pin(async {
            let inner = &self.0;
            inner.reach().await.map_err(|error| inner.cleaned(error, &[]))
        })
    }

    fn inspect(&self) -> BoxFuture<'_, Result<(), UpstreamError>> {
        Box::pin(async {
            let inner = &self.0;
            inner.inspect().await.map_err(|error| inner.cleaned(error, &[]))
        })
    }
}

impl Inner {
    /// The response to a conversation with the first bytes of its body. What fails before them is tried again.
    async fn begin(
        &self,
        conversation: Conversation,
        until: Instant,
        asked: &[String],
    ) -> Result<Bytes, UpstreamError> {
        let conversation = Conversation {
            temperature: conversation.temperature.or(self.temperature),
            max_tokens: conversation.max_tokens.or(self.max_tokens),
            ..conversation
        };
        let mut declined = self.learnt.get();
        let mut tries = 0;
        loop {
            let body = self.format.body(&conversation, declined);
            let error = match self.try_once(&body, until).await {
                Ok(bytes) => {
                    if declined != self.learnt.get() {
                        self.learnt.learn(declined);
                    }
                    return Ok(bytes);
                }
                Err(error) => error,
            };
            if let UpstreamError::Refused { status, said } = &error
                && let Some(without) = declined.with(*status, said, &body)
            {
                tracing::info!(?without, "the model doesn't take all that it was sent; trying without");
                declined = without;
                continue;
            }
            tries += 1;
            let Some(wait) = again::wait(&error, tries).filter(|_| tries <= self.retries) else {
                return Err(error);
            };
            self.tally.failed(&error);
            tracing::warn!(error = %self.cleaned(error, asked), tries, "trying once more");
            timeout_at(until, sleep(wait)).await.map_err(|_| UpstreamError::Slow("whole"))?;
        }
    }

    async fn try_once(&self, body: &Value, until: Instant) -> Result<Bytes, UpstreamError> {
        self.tally.tried();
        let request = self.client.post(self.ask.url().clone()).headers(self.ask.headers().clone()).json(body);
        let begin = async {
            let response = request.send().await.map_err(unreachable)?;
            if !response.status().is_success() {
                return Err(refusal(response).await);
            }
            Bytes::begin(response, self.patience, until).await
        };
        let first_byte = until.min(Instant::now() + self.patience.first_byte);
        timeout_at(first_byte, begin).await.map_err(|_| UpstreamError::Slow("first byte"))?
    }

    /// The same, fit for the log; nothing of what was asked is in it.
    fn cleaned(&self, error: UpstreamError, asked: &[String]) -> UpstreamError {
        error.for_the_log(self.key.as_ref(), asked)
    }
}

/// A status other than success, with what was said beside it.
async fn refusal(mut response: Response) -> UpstreamError {
    let status = response.status().as_u16();
    let retry_after = again::retry_after(response.headers());
    let said = read_beginning(&mut response, MOST_READ).await;
    let said = String::from_utf8_lossy(&said).into_owned();
    match status {
        // 529 is Anthropic's own: all its models are busy.
        429 | 503 | 529 => UpstreamError::Busy { retry_after, said },
        504 => UpstreamError::Slow("its own limit"),
        400..=499 if serde_json::from_str(&said).is_ok_and(|said| is_filtered(&said)) => {
            UpstreamError::Withheld(said)
        }
        _ => UpstreamError::Refused { status, said },
    }
}

/// What has come of a body by the chunk that brings it to so many bytes; less where it ends or breaks off.
async fn read_beginning(response: &mut Response, most: usize) -> Vec<u8> {
    let mut read = Vec::new();
    while let (true, Ok(Some(bytes))) = (read.len() < most, response.chunk().await) {
        read.extend_from_slice(&bytes);
    }
    read
}

fn unreachable(error: reqwest::Error) -> UpstreamError {
    if error.is_timeout() {
        return UpstreamError::Slow("connecting");
    }
    UpstreamError::Unreachable(causes(&error))
}
