//! A help center of Zendesk's, as far as its articles go: lists by cursor, changes by time, translations.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use serde_json::{Value, json};

use crate::support::server::{Received, Reply, Server};

/// `agent@example.com/token:zd-secret`
pub(crate) const AGENT: &str = "Basic YWdlbnRAZXhhbXBsZS5jb20vdG9rZW46emQtc2VjcmV0";

/// An article.
#[derive(Clone, Debug, Default)]
pub(crate) struct Article {
    pub(crate) id: u64,
    /// Title and body by locale.
    pub(crate) texts: BTreeMap<String, (String, String)>,
    /// Locales in which it isn't published.
    pub(crate) drafts: Vec<String>,
    /// Who alone may read it.
    pub(crate) segment: Option<u64>,
    /// When it was last changed, in seconds since 1970.
    pub(crate) changed: u64,
}

impl Article {
    pub(crate) fn new(id: u64, changed: u64, texts: &[(&str, &str, &str)]) -> Self {
        let texts = texts
            .iter()
            .map(|(locale, title, body)| ((*locale).to_owned(), ((*title).to_owned(), (*body).to_owned())));
        Self { id, texts: texts.collect(), changed, ..Self::default() }
    }
}

/// What the help center holds.
#[derive(Debug, Default)]
pub(crate) struct Shelves {
    pub(crate) articles: Vec<Article>,
    /// Articles of a page, whatever the request says.
    pub(crate) per_page: usize,
    /// Answers that come first.
    pub(crate) first: VecDeque<Reply>,
    /// How long an answer takes.
    pub(crate) after: Duration,
}

/// The help center.
pub(crate) struct HelpCenter {
    pub(crate) server: Server,
    shelves: Arc<Mutex<Shelves>>,
}

impl HelpCenter {
    pub(crate) async fn start(shelves: Shelves) -> Self {
        let shelves = Arc::new(Mutex::new(shelves));
        let held = Arc::clone(&shelves);
        let server = Server::start(move |request: &Received| {
            let mut shelves = held.lock().unwrap();
            let reply = shelves.first.pop_front().unwrap_or_else(|| answer(&shelves, request));
            Reply { after: shelves.after, ..reply }
        })
        .await;
        Self { server, shelves }
    }

    pub(crate) fn shelves(&self) -> MutexGuard<'_, Shelves> {
        self.shelves.lock().unwrap()
    }

    /// The paths that were asked for.
    pub(crate) fn paths(&self) -> Vec<String> {
        self.server.requests().into_iter().map(|request| request.path).collect()
    }
}

fn answer(shelves: &Shelves, request: &Received) -> Reply {
    let is_agent = match request.header("authorization") {
        "" => false,
        AGENT => true,
        _ => return Reply::status(401, "{\"error\":\"Couldn't authenticate you\"}"),
    };
    let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
    let Some(path) = path.strip_prefix("/api/v2/help_center/") else { return Reply::status(404, "{}") };
    let parameter = |name: &str| {
        query
            .split('&')
            .find_map(|pair| pair.split_once('=').filter(|(key, _)| *key == name))
            .map(|(_, value)| value)
    };
    match path.split('/').collect::<Vec<_>>()[..] {
        ["locales"] => Reply::json(&json!({ "locales": ["en-us", "ko"], "default_locale": "en-us" })),
        ["incremental", "articles"] if is_agent => {
            changes(shelves, parameter("start_time").unwrap().parse().unwrap())
        }
        ["incremental", "articles"] => Reply::status(401, "{}"),
        ["articles", id, "translations"] => translations(shelves, id.parse().unwrap()),
        [locale, "articles"] => {
            assert_eq!(parameter("page[size]"), Some("100"));
            list(shelves, &locale.replace("%2D", "-"), parameter("page[after]"), is_agent)
        }
        _ => Reply::status(404, "{}"),
    }
}

fn as_json(article: &Article, locale: &str) -> Value {
    let (title, body) = article.texts[locale].clone();
    json!({
        "id": article.id,
        "locale": locale,
        "source_locale": article.texts.keys().next(),
        "title": title,
        "body": body,
        "draft": article.drafts.iter().any(|draft| draft == locale),
        "html_url": format!("https://help.example/hc/{locale}/articles/{}", article.id),
        "url": format!("https://help.example/api/v2/help_center/{locale}/articles/{}.json", article.id),
        "section_id": 7,
        "user_segment_id": article.segment,
        "user_segment_ids": article.segment.into_iter().collect::<Vec<_>>(),
        "edited_at": format!("2026-01-01T00:00:{:02}Z", article.changed % 60),
        "updated_at": "2026-02-02T00:00:00Z",
    })
}

fn list(shelves: &Shelves, locale: &str, after: Option<&str>, is_agent: bool) -> Reply {
    let shown = |article: &&Article| {
        article.texts.contains_key(locale)
            && (is_agent
                || (article.segment.is_none() && !article.drafts.iter().any(|draft| draft == locale)))
    };
    let all: Vec<&Article> = shelves.articles.iter().filter(shown).collect();
    let begin: usize = after.map_or(0, |after| after.strip_prefix("cursor").unwrap().parse().unwrap());
    let end = (begin + shelves.per_page).min(all.len());
    let has_more = end < all.len();
    let articles: Vec<Value> =
        all.get(begin..end).unwrap_or_default().iter().map(|article| as_json(article, locale)).collect();
    Reply::json(&json!({
        "articles": articles,
        "sections": [{ "id": 7, "name": format!("Mounts in {locale}") }],
        "meta": { "has_more": has_more, "after_cursor": has_more.then(|| format!("cursor{end}")), "before_cursor": null },
        "links": { "next": null, "prev": null },
    }))
}

fn changes(shelves: &Shelves, since: u64) -> Reply {
    let mut changed: Vec<&Article> =
        shelves.articles.iter().filter(|article| article.changed >= since).collect();
    changed.sort_by_key(|article| article.changed);
    changed.truncate(shelves.per_page);
    let end = changed.last().map_or(since, |article| article.changed);
    let own = |article: &&Article| as_json(article, article.texts.keys().next().unwrap());
    let next = (!changed.is_empty()).then(|| {
        format!("https://help.example/api/v2/help_center/incremental/articles.json?start_time={end}")
    });
    Reply::json(&json!({
        "articles": changed.iter().map(own).collect::<Vec<_>>(),
        "count": changed.len(),
        "end_time": end,
        "next_page": next,
    }))
}

fn translations(shelves: &Shelves, id: u64) -> Reply {
    let Some(article) = shelves.articles.iter().find(|article| article.id == id) else {
        return Reply::status(404, "{\"error\":\"RecordNotFound\"}");
    };
    let each = article.texts.keys().map(|locale| {
        let mut translation = as_json(article, locale);
        translation["source_id"] = json!(id);
        translation["hidden"] = json!(false);
        translation
    });
    Reply::json(&json!({ "translations": each.collect::<Vec<_>>(), "meta": { "has_more": false } }))
}
