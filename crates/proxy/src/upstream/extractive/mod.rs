//! Answers without a model: the sentences of the sources that bear most on the question, each cited.
//!
//! | step | where |
//! |---|---|
//! | read the question: its terms, and what it asks for | [`asked`], mended by the words that are [`known`]; [`wanted`], with [`price`] and [`amount`] |
//! | read the sources | [`quote`], [`above`] for titles and headings, [`torn`] for sentences that lean on others |
//! | tell what each quote is worth | [`rank`] |
//! | choose | [`choose`], and [`steps`] for a way to do something |
//! | write | [`write`](mod@write) |

mod above;
mod amount;
mod asked;
mod choose;
mod known;
mod price;
mod quote;
mod rank;
mod steps;
#[cfg(test)]
mod tests;
mod torn;
mod wanted;
#[cfg(test)]
mod work;
mod write;

use std::time::Duration;

use async_stream::try_stream;
use citecore::{PREFIX, PromptOptions, Source, polite_refusal};
use citecore_wire::Done;
use futures_util::future::{BoxFuture, ready};
use tokio::time::Instant;

use self::rank::Evidence;
use super::{Conversation, Job, Piece, Pieces, Upstream, UpstreamError};

/// A piece has about so many characters, and comes so long after the one before it: a pace that can be read along.
const PIECE: usize = 14;
const PAUSE: Duration = Duration::from_millis(12);

/// Quotes the sources. Needs no model, no key and no network.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extractive;

impl Upstream for Extractive {
    fn answer(&self, job: Job) -> Pieces {
        Box::pin(try_stream! {
            let (question, sources, language) = (job.question, job.context.sources, job.language);
            let composed = tokio::task::spawn_blocking(move || {
                compose(&question, &sources, language.as_deref(), job.prefix)
            }).await;
            let answer = composed.map_err(|error| UpstreamError::Reported(error.to_string()))?;
            for piece in pieces(&answer) {
                if job.watched {
                    tokio::time::sleep(PAUSE).await;
                }
                yield Piece::Delta(piece.to_owned());
            }
            yield Piece::Done(Done { finish_reason: "stop".into(), usage: None });
        })
    }

    fn converse(&self, _: Conversation, _: Instant) -> Option<Pieces> {
        None
    }

    fn is_model(&self) -> bool {
        false
    }

    fn check(&self) -> BoxFuture<'_, Result<(), UpstreamError>> {
        Box::pin(ready(Ok(())))
    }
}

/// The answer to a question from its sources; a polite refusal where they don't bear on it. `language` is the reader's, and that of
/// sources which don't say theirs.
///
/// Every sentence stands in a source as it is quoted, and cites it; where two documents say the same, it cites both. A
/// question for a way to do something, and any that a step answers best, gets the steps of the procedure that is nearest to it,
/// a sentence before them that says what they are for, and what else bears on it after them; any other question gets a paragraph
/// for each document, and the table that it asks about. One for a price or an amount is refused unless it's told one. Where a second document bears on the question, it's heard.
///
/// With `prefix` the answer begins with [`PREFIX`], on a line of its own, as it may go on with a list; a refusal rests on no context.
pub(crate) fn compose(question: &str, sources: &[Source], language: Option<&str>, prefix: bool) -> String {
    let evidence = Evidence::gather(question, sources, language);
    match choose::choose(&evidence) {
        Some(plan) if prefix => format!("{PREFIX}\n\n{}", write::write(&evidence, &plan)),
        Some(plan) => write::write(&evidence, &plan),
        None => {
            let reader = PromptOptions { language: language.map(str::to_owned), ..PromptOptions::default() };
            polite_refusal(question, &reader).to_owned()
        }
    }
}

/// A text in pieces that end where a word does.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut end = rest.char_indices().nth(PIECE).map_or(rest.len(), |(at, _)| at);
        end += rest.as_bytes()[end..].iter().take(24).position(|byte| *byte == b' ').unwrap_or(0);
        let (piece, tail) = rest.split_at(end);
        rest = tail;
        (!piece.is_empty()).then_some(piece)
    })
}
