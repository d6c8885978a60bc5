//! Doing in the world what an exchange asks for: by the proxy, by the help center that the page belongs to, or by functions that
//! the page gives the element. What was done once can be done again without the world.

mod failure;
mod feedback;
mod fetch;
mod fitted;
mod page;
mod pieces;
mod proxy;
mod record;
mod stop;
mod token;
mod unlisted;
mod zendesk;

use citecore::{Completion, Context, Passage};

pub(crate) use failure::{Failure, code};
pub(crate) use feedback::{Said, send_feedback};
pub(crate) use record::{Record, Written};
pub(crate) use stop::Stop;
pub(crate) use zendesk::Article;

use self::token::Token;
use crate::host::{Host, Knowledge};

/// Where an exchange happens.
pub(crate) enum World {
    /// Now.
    Live(Live),
    /// As it has happened.
    Kept(Record),
}

/// The world as it is.
pub(crate) struct Live {
    host: Host,
    stop: Stop,
    token: Token,
}

impl Live {
    pub(crate) fn new(host: Host, stop: Stop) -> Self {
        Self { host, stop, token: Token::default() }
    }
}

impl World {
    /// The passages that bear on the queries, the first of which is the question.
    pub(crate) async fn search(
        &self,
        queries: &[String],
        per_query: Option<usize>,
    ) -> Result<Vec<Passage>, Failure> {
        let live = match self {
            Self::Kept(record) => return record.search(),
            Self::Live(live) => live,
        };
        match live.host.knowledge() {
            Knowledge::Page(search) => page::search(live, search.as_ref(), queries).await,
            Knowledge::Zendesk => zendesk::search(live, queries).await,
            Knowledge::Proxy => proxy::search(live, queries, per_query).await,
        }
    }

    /// Lets the model answer and gives every piece of the answer to `take`, which says whether to go on.
    pub(crate) async fn complete(
        &self,
        asked: &Asked<'_>,
        take: &mut dyn FnMut(&str) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let live = match self {
            Self::Kept(record) => return record.complete(asked.completion.attempt, take),
            Self::Live(live) => live,
        };
        match live.host.function("complete") {
            Some(complete) => page::complete(live, &complete, asked, take).await,
            None => proxy::complete(live, asked, take).await,
        }
    }
}

/// What the model is asked.
pub(crate) struct Asked<'a> {
    pub(crate) question: &'a str,
    pub(crate) context: &'a Context,
    pub(crate) completion: Completion,
    pub(crate) history: &'a [citecore::Turn],
}
