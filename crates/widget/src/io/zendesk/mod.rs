//! The help center that the page belongs to: it searches its own articles, which readers who are signed in may see more of.

mod article;
mod rank;
mod token;

use citecore::Passage;

use self::article::passages;
use crate::{
    host::Host,
    io::{
        Failure, Live, code,
        fetch::{get, text},
    },
    js::read,
    pause::moment,
};
pub(super) use token::{forget, token};

/// Where a help center searches.
const SEARCH: &str = "/api/v2/help_center/articles/search.json";

/// How long a help center may have a reader wait before it is asked again, in seconds; more is told.
const PATIENCE: u64 = 5;

/// An article as the help center's interface gives it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Article {
    pub(crate) id: String,
    pub(crate) title: String,
    /// HTML.
    pub(crate) body: String,
    pub(crate) url: Option<String>,
    pub(crate) updated: Option<String>,
}

/// The chunks of the articles found, each with how much of the question it holds.
pub(super) async fn search(world: &Live, queries: &[String]) -> Result<Vec<Passage>, Failure> {
    let locale = locale(&world.host);
    let mut articles: Vec<Article> = Vec::new();
    for query in queries {
        for article in found(world, query, locale.as_deref()).await? {
            if !articles.iter().any(|known| known.id == article.id) {
                articles.push(article);
            }
        }
    }
    let question = queries.first().map(String::as_str).unwrap_or_default();
    let chunks = articles
        .iter()
        .enumerate()
        .flat_map(|(place, article)| passages(article).into_iter().map(move |passage| (place, passage)));
    Ok(rank::rank(question, chunks.collect()))
}

/// The first page of what is found, asked for a second time where the help center wants a moment.
async fn found(world: &Live, query: &str, locale: Option<&str>) -> Result<Vec<Article>, Failure> {
    let mut address = [SEARCH, "?query=", &encoded(query)].concat();
    if let Some(locale) = locale {
        address += &["&locale=", &encoded(locale)].concat();
    }
    let response = match get(&world.stop, &address).await {
        Err(Failure { status: 429, retry_after: Some(seconds), .. }) if seconds <= PATIENCE => {
            pause(world, seconds).await?;
            get(&world.stop, &address).await
        }
        other => other,
    };
    let body = text(&world.stop, &response?).await?;
    read::articles(&body).map_err(|why| Failure::new(code::UNREADABLE, why))
}

async fn pause(world: &Live, seconds: u64) -> Result<(), Failure> {
    let milliseconds = i32::try_from(seconds * 1_000).unwrap_or(i32::MAX);
    world.stop.wait(&moment(milliseconds), Failure::of_page).await.map(drop)
}

/// The locale as the help center calls it: what the page says, else what its address says.
fn locale(host: &Host) -> Option<String> {
    host.locale().map(|locale| locale.to_ascii_lowercase()).or_else(|| {
        let path = web_sys::window()?.location().pathname().ok()?;
        let locale = path.strip_prefix("/hc/")?.split('/').next()?;
        let is_locale = !locale.is_empty() && locale.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        (is_locale && locale.len() <= 12 && locale != "articles").then(|| locale.to_owned())
    })
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
