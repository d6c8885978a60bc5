//! Doing in the world what an exchange asks for: by the proxy, or by functions that the page gives the element.

mod failure;
mod page;
mod proxy;
mod stop;

use citecore::{Completion, Context, Passage};

pub(crate) use failure::Failure;
pub(crate) use stop::Stop;

use crate::host::Host;

/// Where an exchange happens.
pub(crate) struct World<'a> {
    pub(crate) host: &'a Host,
    pub(crate) stop: &'a Stop,
}

impl World<'_> {
    /// The passages that bear on the queries, the first of which is the question.
    pub(crate) async fn search(
        &self,
        queries: &[String],
        per_query: Option<usize>,
    ) -> Result<Vec<Passage>, Failure> {
        match self.host.function("search") {
            Some(search) => page::search(self, &search, queries).await,
            None => proxy::search(self, queries, per_query).await,
        }
    }

    /// Lets the model answer and gives every piece of the answer to `take`, which says whether to go on.
    pub(crate) async fn complete(
        &self,
        asked: &Asked<'_>,
        take: &mut dyn FnMut(&str) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self.host.function("complete") {
            Some(complete) => page::complete(self, &complete, asked, take).await,
            None => proxy::complete(self, asked, take).await,
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
