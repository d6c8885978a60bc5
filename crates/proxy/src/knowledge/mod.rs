//! What the proxy knows: the articles of a folder, and the index that finds the passages which bear on a question.

mod article;
mod chunk;
mod folder;
mod html;
pub(crate) mod plain;
mod score;
mod shelf;

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    ops::Range,
    path::{Path, PathBuf},
};

use citecore::Passage;
use serde_json::json;
use thiserror::Error;

pub(crate) use article::{Article, article_path, slug};
pub(crate) use score::Rarity;

use folder::FolderError;
use shelf::{Hit, Shelf};

/// The locale of articles that name none, and the one to fall back on.
pub(crate) const DEFAULT_LOCALE: &str = "en";
/// How many passages a search returns that names no limit.
pub(crate) const DEFAULT_LIMIT: usize = 8;
/// How many passages a search returns at most.
pub(crate) const MAX_LIMIT: usize = 50;
/// No article takes more places than this among the passages of a search.
const PER_ARTICLE: usize = 3;
/// A passage below this holds a word of the question by chance.
const LEAST_SCORE: f64 = 0.2;
/// What a passage of another locale than the reader's is worth: it never passes for the best.
const FOREIGN: f64 = 0.9;

/// Why the knowledge can't be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum KnowledgeError {
    /// The folder has no articles that can be read.
    #[error(transparent)]
    Folder(#[from] FolderFailure),
    /// The index failed.
    #[error("the index failed: {0}")]
    Index(#[from] tantivy::TantivyError),
}

/// Why a folder can't be read.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct FolderFailure(#[from] FolderError);

/// The articles of a folder and the index over them, in memory.
///
/// ```no_run
/// use citecore_proxy::Knowledge;
///
/// let knowledge = Knowledge::read("www/help-center".as_ref(), None)?;
/// let passages = knowledge.search(&["Which eyepiece first?"], Some("en"), 5)?;
/// assert!(passages.len() <= 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Knowledge {
    articles: Vec<Article>,
    /// Index of each article by locale and id.
    by_name: HashMap<(String, String), usize>,
    shelves: BTreeMap<String, Shelf>,
    skipped: Vec<(PathBuf, String)>,
    /// The origin that addresses of articles begin with; none for addresses within the proxy's own.
    origin: Option<String>,
}

/// How much there is of each locale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// BCP 47.
    pub locale: String,
    /// Number of articles.
    pub articles: usize,
    /// Number of chunks.
    pub chunks: usize,
}

impl Knowledge {
    /// Reads and indexes a folder. Passages carry addresses under `origin`, or within the proxy's own without one.
    /// Errors: the folder can't be read or holds no article; the index fails.
    pub fn read(root: &Path, origin: Option<String>) -> Result<Self, KnowledgeError> {
        let folder = folder::read(root).map_err(FolderFailure)?;
        let articles = folder.articles;
        let locales: HashSet<&str> = articles.iter().map(|article| article.locale.as_str()).collect();
        let mut shelves = BTreeMap::new();
        for locale in locales {
            let own = articles.iter().enumerate().filter(|(_, article)| article.locale == locale);
            shelves.insert(locale.to_owned(), Shelf::new(locale, own)?);
        }
        let by_name = articles
            .iter()
            .enumerate()
            .map(|(index, article)| ((article.locale.clone(), article.id.clone()), index))
            .collect();
        Ok(Self { articles, by_name, shelves, skipped: folder.skipped, origin })
    }

    /// How much there is of each locale, by its name.
    pub fn holdings(&self) -> Vec<Holdings> {
        self.shelves
            .iter()
            .map(|(locale, shelf)| Holdings {
                locale: locale.clone(),
                articles: self.articles_in(locale).count(),
                chunks: shelf.len(),
            })
            .collect()
    }

    /// Files passed over, each with the reason.
    pub fn skipped(&self) -> &[(PathBuf, String)] {
        &self.skipped
    }

    /// The passages that bear most on the queries, best first, at most three of an article and `limit` in all.
    ///
    /// The articles of the reader's locale come first, then English ones; where neither says anything, or no locale is
    /// named, those of all locales. Errors: the index fails.
    pub fn search(
        &self,
        queries: &[impl AsRef<str>],
        locale: Option<&str>,
        limit: usize,
    ) -> Result<Vec<Passage>, KnowledgeError> {
        let home = self.locale_for(locale);
        let mut hits = self.hits(home, queries)?;
        if home != DEFAULT_LOCALE {
            self.add_foreign(&mut hits, &[DEFAULT_LOCALE], queries)?;
        }
        if locale.is_none() || hits.is_empty() {
            let others: Vec<&str> = self
                .shelves
                .keys()
                .map(String::as_str)
                .filter(|name| ![home, DEFAULT_LOCALE].contains(name))
                .collect();
            self.add_foreign(&mut hits, &others, queries)?;
        }
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        let mut taken: HashMap<usize, usize> = HashMap::new();
        hits.retain(|hit| {
            let count = taken.entry(hit.article).or_insert(0);
            *count += 1;
            *count <= PER_ARTICLE
        });
        hits.truncate(limit.min(MAX_LIMIT));
        Ok(hits.into_iter().map(|hit| self.passage(hit)).collect())
    }

    /// The locale to serve a reader of `wanted`: that one, its language, English, else any that there is.
    pub(crate) fn locale_for(&self, wanted: Option<&str>) -> &str {
        let wanted = wanted.unwrap_or(DEFAULT_LOCALE);
        let language = wanted.split(['-', '_']).next().unwrap_or_default();
        let named = |name: &str| self.shelves.keys().find(|known| known.eq_ignore_ascii_case(name));
        named(wanted)
            .or_else(|| named(language))
            .or_else(|| named(DEFAULT_LOCALE))
            .or_else(|| self.shelves.keys().next())
            .map_or(DEFAULT_LOCALE, String::as_str)
    }

    /// All locales, English first, then by name.
    pub(crate) fn locales(&self) -> impl Iterator<Item = &str> {
        let names = || self.shelves.keys().map(String::as_str);
        names().filter(|name| *name == DEFAULT_LOCALE).chain(names().filter(|name| *name != DEFAULT_LOCALE))
    }

    /// The articles of a locale, in the order of their paths.
    pub(crate) fn articles_in<'a>(&'a self, locale: &'a str) -> impl Iterator<Item = &'a Article> {
        self.articles.iter().filter(move |article| article.locale == locale)
    }

    /// The article in that very locale.
    pub(crate) fn article(&self, locale: &str, id: &str) -> Option<&Article> {
        self.by_name.get(&(locale.to_owned(), id.to_owned())).map(|&index| &self.articles[index])
    }

    /// The articles nearest to one, without itself, best first.
    pub(crate) fn related(&self, article: &Article, limit: usize) -> Vec<&Article> {
        let Some(shelf) = self.shelves.get(&article.locale) else { return Vec::new() };
        let mut seen = HashSet::from([article.id.as_str()]);
        let hits = shelf.search(&article.title).unwrap_or_default();
        hits.into_iter()
            .map(|hit| &self.articles[hit.article])
            .filter(|other| seen.insert(&other.id))
            .take(limit)
            .collect()
    }

    /// The best score of each chunk over all queries.
    fn hits(&self, locale: &str, queries: &[impl AsRef<str>]) -> Result<Vec<Hit>, KnowledgeError> {
        let Some(shelf) = self.shelves.get(locale) else { return Ok(Vec::new()) };
        let mut best: BTreeMap<(usize, usize), Hit> = BTreeMap::new();
        for query in queries {
            for hit in shelf.search(query.as_ref())? {
                let known = best.entry((hit.article, hit.chunk)).or_insert(hit);
                known.score = known.score.max(hit.score);
            }
        }
        Ok(best.into_values().filter(|hit| hit.score >= LEAST_SCORE).collect())
    }

    /// Adds what other locales say, but no article that is found in the reader's own already.
    fn add_foreign(
        &self,
        hits: &mut Vec<Hit>,
        locales: &[&str],
        queries: &[impl AsRef<str>],
    ) -> Result<(), KnowledgeError> {
        let known: HashSet<&str> = hits.iter().map(|hit| self.articles[hit.article].id.as_str()).collect();
        let mut foreign = Vec::new();
        for locale in locales {
            foreign.extend(self.hits(locale, queries)?);
        }
        foreign.retain(|hit| !known.contains(self.articles[hit.article].id.as_str()));
        hits.extend(foreign.into_iter().map(|hit| Hit { score: hit.score * FOREIGN, ..hit }));
        Ok(())
    }

    fn passage(&self, hit: Hit) -> Passage {
        let article = &self.articles[hit.article];
        let chunk = &article.chunks[hit.chunk];
        let mut passage = Passage::new(&article.text[chunk.range.clone()]);
        let inside = |link: &&Range<usize>| chunk.range.start <= link.start && link.end <= chunk.range.end;
        let links: Vec<&str> =
            article.links.iter().filter(inside).map(|link| &article.text[link.clone()]).collect();
        passage.id = Some(format!("{}/{}#{}", article.locale, article.id, hit.chunk));
        passage.title = Some(article.title.clone());
        passage.url = Some(format!("{}{}", self.origin.as_deref().unwrap_or_default(), article.path()));
        // Four decimals are more than the formula is worth, and keep the rounding of floats out of the responses.
        passage.score = Some((hit.score * 10_000.0).round() / 10_000.0);
        passage.updated = article.updated.clone();
        passage.metadata = [
            ("article", json!(article.id)),
            ("locale", json!(article.locale)),
            ("section", json!(article.section)),
            ("headings", json!(chunk.path)),
            ("links", json!(links)),
            ("start", json!(chunk.range.start)),
            ("end", json!(chunk.range.end)),
        ]
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
        passage
    }
}

#[cfg(test)]
mod tests;
