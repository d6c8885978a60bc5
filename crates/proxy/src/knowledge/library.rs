//! The articles and the index over them, as they are at one time.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    path::{Path, PathBuf},
};

use citecore::Passage;
use serde_json::json;
use thiserror::Error;

use super::{
    DEFAULT_LOCALE, MOST_HITS,
    article::Article,
    card::Card,
    folder::{self, FolderError},
    shelf::{Extent, Filling, Hit, Shelf},
};
use crate::language::language_of;

/// No article takes more places than this among the passages of a search.
const PER_ARTICLE: usize = 3;
/// A passage below this holds a word of the question by chance.
const LEAST_SCORE: f64 = 0.2;
/// What a passage of another locale than the reader's is worth: it never passes for the best.
const FOREIGN: f64 = 0.9;

/// Why the embedded index can't be built, opened or searched.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum IndexError {
    /// The folder has no articles that can be read.
    #[error("setting `knowledge.path`: {0}")]
    Folder(#[from] FolderFailure),
    /// The index failed.
    #[error("the index failed: {0}")]
    Search(#[from] tantivy::TantivyError),
    /// Its folder can't be read or written.
    #[error("{}: {source}", path.display())]
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// Somebody else is building it.
    #[error("{}: another process is indexing", .0.display())]
    Locked(PathBuf),
    /// What its folder holds is no index of this version.
    #[error("{}: {reason}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// Why a folder can't be read.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct FolderFailure(#[from] FolderError);

impl From<FolderError> for IndexError {
    fn from(error: FolderError) -> Self {
        Self::Folder(FolderFailure(error))
    }
}

/// The articles and the index over them, in memory or on disk. It doesn't change: what replaces it is another one.
///
/// ```no_run
/// use citecore_proxy::Library;
///
/// let library = Library::read("www/help-center".as_ref(), None)?;
/// let passages = library.search(&["Which eyepiece first?"], Some("en"), 5)?;
/// assert!(passages.len() <= 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Library {
    cards: Vec<Card>,
    /// Index of each card by locale and id.
    by_name: HashMap<String, HashMap<String, usize>>,
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

/// An article's card, and what its shelf has of it.
pub(super) type Listed = (Card, Extent);

/// A library that is being put together, an article at a time: of the articles themselves none stays in memory.
pub(super) struct Shelving {
    listed: Vec<Listed>,
    filling: BTreeMap<String, Filling>,
    /// The folder of a shelf; none in memory.
    folder: Option<PathBuf>,
}

impl Shelving {
    /// An empty library whose shelves are folders of `folder`, in memory without one.
    pub(super) fn new(folder: Option<&Path>) -> Self {
        Self { listed: Vec::new(), filling: BTreeMap::new(), folder: folder.map(Path::to_owned) }
    }

    /// Adds an article, unless there is no text in it. Errors: those of the index.
    pub(super) fn add(&mut self, article: Article) -> Result<(), IndexError> {
        if article.chunks.is_empty() {
            return Ok(());
        }
        let locale = &article.card.locale;
        if !self.filling.contains_key(locale) {
            let folder = self.folder.as_ref().map(|folder| folder.join(shelf_name(self.filling.len())));
            if let Some(folder) = &folder {
                std::fs::create_dir_all(folder)
                    .map_err(|source| IndexError::Disk { path: folder.clone(), source })?;
            }
            self.filling.insert(locale.clone(), Filling::new(locale, folder.as_deref())?);
        }
        if let Some(filling) = self.filling.get_mut(locale) {
            let extent = filling.add(self.listed.len(), &article)?;
            self.listed.push((article.card, extent));
        }
        Ok(())
    }

    /// The library, and the list that opens its folder anew. Errors: those of the index.
    pub(super) fn finish(self, origin: Option<String>) -> Result<(Library, Vec<Listed>), IndexError> {
        let mut library = Library::of_cards(&self.listed, origin);
        for (locale, filling) in self.filling {
            library.shelves.insert(locale, filling.finish()?);
        }
        Ok((library, self.listed))
    }
}

/// The folder of the shelf that was begun as the n-th.
fn shelf_name(number: usize) -> String {
    format!("shelf-{number}")
}

impl Library {
    /// Reads and indexes a folder, in memory. Passages carry addresses under `origin`, or within the proxy's own without one.
    /// Errors: the folder can't be read or holds no article; the index fails.
    pub fn read(root: &Path, origin: Option<String>) -> Result<Self, IndexError> {
        let mut shelving = Shelving::new(None);
        let skipped = folder::read(root, |article| shelving.add(article))?;
        let (library, _) = shelving.finish(origin)?;
        Ok(library.with_skipped(skipped))
    }

    /// Opens the shelves that were filled in a folder, by the list that came with them. Errors: those of the index.
    pub(super) fn open(folder: &Path, listed: &[Listed], origin: Option<String>) -> Result<Self, IndexError> {
        let mut library = Self::of_cards(listed, origin);
        // Shelves are begun in the order in which their locales are met first.
        let mut locales: Vec<&str> = Vec::new();
        for (card, _) in listed {
            if !locales.contains(&card.locale.as_str()) {
                locales.push(&card.locale);
            }
        }
        for (number, locale) in locales.into_iter().enumerate() {
            let own = listed.iter().enumerate().filter(|(_, (card, _))| card.locale == locale);
            let extents = own.map(|(number, (_, extent))| (number, extent));
            let shelf = Shelf::open(locale, &folder.join(shelf_name(number)), extents)?;
            library.shelves.insert(locale.to_owned(), shelf);
        }
        Ok(library)
    }

    fn of_cards(listed: &[Listed], origin: Option<String>) -> Self {
        let mut library = Self { origin, ..Self::default() };
        for (number, (card, _)) in listed.iter().enumerate() {
            library.by_name.entry(card.locale.clone()).or_default().insert(card.id.clone(), number);
            library.cards.push(card.clone());
        }
        library
    }

    pub(super) fn with_skipped(self, skipped: Vec<(PathBuf, String)>) -> Self {
        Self { skipped, ..self }
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

    /// Files passed over when it was built, each with the reason.
    pub fn skipped(&self) -> &[(PathBuf, String)] {
        &self.skipped
    }

    /// Is there no article in it?
    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty()
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
    ) -> Result<Vec<Passage>, IndexError> {
        let (home, english) = (self.locale_for(locale), self.locale_for(None));
        let mut hits = self.hits(home, queries)?;
        if home != english {
            self.add_foreign(&mut hits, &[english], queries)?;
        }
        if locale.is_none() || hits.is_empty() {
            let others: Vec<&str> = self
                .shelves
                .keys()
                .map(String::as_str)
                .filter(|name| ![home, english].contains(name))
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
        hits.truncate(limit.min(MOST_HITS));
        hits.into_iter().map(|hit| self.passage(hit)).collect()
    }

    /// The locale to serve a reader of `wanted`: that one, its language, English, else any that there is.
    pub(crate) fn locale_for(&self, wanted: Option<&str>) -> &str {
        let wanted = wanted.unwrap_or(DEFAULT_LOCALE);
        let named = |name: &str| self.shelves.keys().find(|known| known.eq_ignore_ascii_case(name));
        let of_language = |name: &str| {
            let language = language_of(name);
            let alike = |known: &&String| language_of(known) == language;
            named(&language).or_else(|| self.shelves.keys().find(alike))
        };
        named(wanted)
            .or_else(|| of_language(wanted))
            .or_else(|| of_language(DEFAULT_LOCALE))
            .or_else(|| self.shelves.keys().next())
            .map_or(DEFAULT_LOCALE, String::as_str)
    }

    /// All locales, English first, then by name.
    pub(crate) fn locales(&self) -> impl Iterator<Item = &str> {
        let english = self.locale_for(None);
        let names = || self.shelves.keys().map(String::as_str);
        names().filter(move |name| *name == english).chain(names().filter(move |name| *name != english))
    }

    /// The articles of a locale, in the order of their paths.
    pub(crate) fn articles_in<'a>(&'a self, locale: &'a str) -> impl Iterator<Item = &'a Card> {
        self.cards.iter().filter(move |card| card.locale == locale)
    }

    /// The article in that very locale.
    pub(crate) fn article(&self, locale: &str, id: &str) -> Option<&Card> {
        self.number(locale, id).map(|number| &self.cards[number])
    }

    /// The Markdown of an article, without its title. Errors: those of the index.
    pub(crate) fn markdown(&self, card: &Card) -> Result<String, IndexError> {
        let missing = || tantivy::TantivyError::InternalError(format!("{} isn't there", card.path()));
        let number = self.number(&card.locale, &card.id).ok_or_else(missing)?;
        Ok(self.shelves.get(&card.locale).ok_or_else(missing)?.markdown(number)?)
    }

    fn number(&self, locale: &str, id: &str) -> Option<usize> {
        self.by_name.get(locale)?.get(id).copied()
    }

    /// The articles nearest to one, without itself, best first.
    pub(crate) fn related(&self, article: &Card, limit: usize) -> Vec<&Card> {
        let Some(shelf) = self.shelves.get(&article.locale) else { return Vec::new() };
        let mut seen = HashSet::from([article.id.as_str()]);
        let hits = shelf.search(&article.title).unwrap_or_default();
        hits.into_iter()
            .map(|hit| &self.cards[hit.article])
            .filter(|other| seen.insert(&other.id))
            .take(limit)
            .collect()
    }

    /// The best score of each chunk over all queries.
    fn hits(&self, locale: &str, queries: &[impl AsRef<str>]) -> Result<Vec<Hit>, IndexError> {
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
    ) -> Result<(), IndexError> {
        let known: HashSet<&str> = hits.iter().map(|hit| self.cards[hit.article].id.as_str()).collect();
        let mut foreign = Vec::new();
        for locale in locales {
            foreign.extend(self.hits(locale, queries)?);
        }
        foreign.retain(|hit| !known.contains(self.cards[hit.article].id.as_str()));
        foreign.iter_mut().for_each(|hit| hit.score *= FOREIGN);
        hits.extend(foreign);
        Ok(())
    }

    fn passage(&self, hit: Hit) -> Result<Passage, IndexError> {
        let card = &self.cards[hit.article];
        let shelf = self.shelves.get(&card.locale);
        let shelf =
            shelf.ok_or_else(|| tantivy::TantivyError::InternalError("a hit without its shelf".into()))?;
        let kept = shelf.kept(&hit)?;
        let mut passage = Passage::new(kept.text);
        passage.id = Some(format!("{}/{}#{}", card.locale, card.id, hit.chunk));
        passage.title = Some(card.title.clone());
        let page = || format!("{}{}", self.origin.as_deref().unwrap_or_default(), card.path());
        passage.url = Some(card.url.clone().unwrap_or_else(page));
        // Four decimals are more than the formula is worth, and keep the rounding of floats out of the responses.
        passage.score = Some((hit.score * 10_000.0).round() / 10_000.0);
        passage.updated = card.updated.clone();
        passage.metadata = [
            ("article", json!(card.id)),
            ("locale", json!(card.locale)),
            ("section", json!(card.section)),
            ("headings", json!(kept.path)),
            ("links", json!(kept.links)),
            ("start", json!(kept.start)),
            ("end", json!(kept.end)),
        ]
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
        Ok(passage)
    }
}
