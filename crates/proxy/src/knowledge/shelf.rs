//! The index over the articles of one locale.

use std::path::Path;

use serde::{Deserialize, Serialize};
use tantivy::{
    DocAddress, DocSet, Index, IndexReader, ReloadPolicy, Searcher, TERMINATED, TantivyDocument,
    TantivyError,
    collector::TopDocs,
    directory::{Directory, MmapDirectory, RamDirectory},
    indexer::SingleSegmentIndexWriter,
    query::{BooleanQuery, BoostQuery, Occur, Query, TermQuery},
    schema::{Field, IndexRecordOption, STORED, Schema, TextFieldIndexing, TextOptions, Value},
};

use super::{
    article::Article,
    plain::is_numbered,
    score::{score, weight},
    typed::{self, Known},
};
use crate::{language::Language, mistyped::as_meant};

/// The memory that the writer sets out with, in bytes; it takes more where it needs more.
const WRITER_MEMORY: usize = 32 * 1024 * 1024;
/// How many chunks BM25 hands over to be scored.
const CANDIDATES: usize = 100;
/// Fields with their boosts.
const FIELDS: [(&str, f32); 3] = [("title", 2.5), ("headings", 1.5), ("body", 1.0)];
/// All terms of a chunk, its title's and headings' included.
const TERMS: &str = "terms";
/// The words of a chunk as they are typed, by which mistyped ones are read.
const WORDS: &str = "words";
/// What a search hands out of a chunk, as JSON.
const CHUNK: &str = "chunk";
/// The article's Markdown, beside its first chunk.
const MARKDOWN: &str = "markdown";

/// A chunk found, by its place in the library.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hit {
    /// Index of the article's card.
    pub(crate) article: usize,
    /// Index of the chunk in the article.
    pub(crate) chunk: usize,
    /// 0..1, see [`score`].
    pub(crate) score: f64,
    /// Where the shelf has it.
    place: DocAddress,
}

/// Which chunks an article has on its shelf.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Extent {
    /// How many.
    pub(crate) chunks: u32,
    /// Those that hold numbered steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) steps: Vec<u32>,
}

/// What a shelf keeps of a chunk.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Kept {
    /// The chunk's text.
    pub(crate) text: String,
    /// The headings over it, outermost first.
    pub(crate) path: Vec<String>,
    /// Texts of its links to other articles.
    pub(crate) links: Vec<String>,
    /// Where it begins in the article's plain text, in bytes.
    pub(crate) start: usize,
    /// Where it ends there.
    pub(crate) end: usize,
}

struct Entry {
    article: u32,
    chunk: u32,
    steps: bool,
}

/// The chunks of one locale, searched by BM25 over title, headings and body and scored by [`score`].
pub(crate) struct Shelf {
    language: Language,
    /// In the order in which they were added: with one segment, that is their number in the index too.
    entries: Vec<Entry>,
    fields: Fields,
    reader: IndexReader,
}

/// A shelf that is being filled.
pub(crate) struct Filling {
    language: Language,
    entries: Vec<Entry>,
    fields: Fields,
    writer: SingleSegmentIndexWriter,
}

impl Filling {
    /// An empty shelf in a folder, in memory without one. Errors: the folder can't be written to.
    pub(crate) fn new(locale: &str, folder: Option<&Path>) -> tantivy::Result<Self> {
        let directory: Box<dyn Directory> = match folder {
            Some(folder) => Box::new(MmapDirectory::open(folder)?),
            None => Box::new(RamDirectory::create()),
        };
        let (schema, fields) = schema();
        let writer = Index::builder().schema(schema).single_segment_index_writer(directory, WRITER_MEMORY)?;
        Ok(Self { language: Language::of(locale), entries: Vec::new(), fields, writer })
    }

    /// Adds an article, whose card has that index. Errors: those of the index.
    pub(crate) fn add(&mut self, number: usize, article: &Article) -> tantivy::Result<Extent> {
        let title = self.language.terms(&article.card.title);
        let mut extent = Extent::default();
        for (index, chunk) in (0..).zip(&article.chunks) {
            let text = &article.text[chunk.range.clone()];
            let over = [&chunk.path[..], &chunk.headings[..]].concat().join("\n");
            let headings = self.language.terms(&over);
            let body = self.language.terms(text);
            let mut document = TantivyDocument::default();
            for ((field, _), terms) in self.fields.searched.iter().zip([&title, &headings, &body]) {
                document.add_text(*field, terms.join(" "));
            }
            let mut terms: Vec<&str> =
                [&title, &headings, &body].into_iter().flatten().map(String::as_str).collect();
            terms.sort_unstable();
            terms.dedup();
            document.add_text(self.fields.terms, terms.join(" "));
            document.add_text(self.fields.words, typed::words(&[&article.card.title, &over, text]));
            let kept = kept(article, chunk.range.clone(), &chunk.path);
            document.add_text(self.fields.chunk, serde_json::to_string(&kept).unwrap_or_default());
            if index == 0 {
                document.add_text(self.fields.markdown, &article.markdown);
            }
            self.writer.add_document(document)?;
            if text.lines().filter(|line| is_numbered(line)).count() > 1 {
                extent.steps.push(index);
            }
            extent.chunks += 1;
        }
        push_entries(&mut self.entries, number, &extent);
        Ok(extent)
    }

    /// The filled shelf; what it writes to a folder is there to the last byte afterwards, though not yet flushed to the disk.
    /// Errors: those of the index.
    pub(crate) fn finish(self) -> tantivy::Result<Shelf> {
        let reader = reader(&self.writer.finalize()?)?;
        Ok(Shelf { language: self.language, entries: self.entries, fields: self.fields, reader })
    }
}

fn kept(article: &Article, range: std::ops::Range<usize>, path: &[String]) -> Kept {
    let links = article.links.iter().filter(|link| range.start <= link.start && link.end <= range.end);
    Kept {
        text: article.text[range.clone()].to_owned(),
        path: path.to_vec(),
        links: links.map(|link| article.text[link.clone()].to_owned()).collect(),
        start: range.start,
        end: range.end,
    }
}

fn push_entries(entries: &mut Vec<Entry>, number: usize, extent: &Extent) {
    let article = u32::try_from(number).unwrap_or(u32::MAX);
    let steps = |chunk| extent.steps.contains(&chunk);
    entries.extend((0..extent.chunks).map(|chunk| Entry { article, chunk, steps: steps(chunk) }));
}

/// A reader of what is there once and for all.
fn reader(index: &Index) -> tantivy::Result<IndexReader> {
    index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()
}

impl Shelf {
    /// Opens a shelf that was filled in a folder, by the extents of its articles in their order. Errors: those of the index;
    /// it isn't what the extents say.
    pub(crate) fn open<'a>(
        locale: &str,
        folder: &Path,
        extents: impl IntoIterator<Item = (usize, &'a Extent)>,
    ) -> tantivy::Result<Self> {
        let index = Index::open(MmapDirectory::open(folder)?)?;
        let (schema, fields) = schema();
        let mut entries = Vec::new();
        for (number, extent) in extents {
            push_entries(&mut entries, number, extent);
        }
        let reader = reader(&index)?;
        if index.schema() != schema || reader.searcher().num_docs() != entries.len() as u64 {
            let place = folder.display();
            return Err(TantivyError::SchemaError(format!("{place}: isn't the shelf that was listed")));
        }
        Ok(Self { language: Language::of(locale), entries, fields, reader })
    }

    /// How many chunks there are.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The chunks that hold a term of the question, best first. Errors: those of the index.
    pub(crate) fn search(&self, question: &str) -> tantivy::Result<Vec<Hit>> {
        let searcher = self.reader.searcher();
        let known = Known { searcher: &searcher, terms: self.fields.terms, words: self.fields.words };
        let meant = as_meant(question, &self.language, &known)?;
        let mut asked: Vec<String> = self.language.asked(&meant).into_iter().collect();
        // The sum of the weights is the same to the last bit in whatever order a set has them.
        asked.sort_unstable();
        if asked.is_empty() {
            return Ok(Vec::new());
        }
        let best = TopDocs::with_limit(CANDIDATES).order_by_score();
        let found = searcher.search(&self.query(&asked), &best)?;
        let places: Vec<DocAddress> = found.iter().map(|(_, place)| *place).collect();
        let coverage = self.coverage(&searcher, &asked, &places)?;
        let asks_how = self.language.asks_how(question);
        let best = found.first().map_or(0.0, |(bm25, _)| f64::from(*bm25));
        let mut hits: Vec<Hit> = found
            .iter()
            .zip(coverage)
            .filter_map(|((bm25, place), coverage)| {
                let entry = self.entries.get(place.doc_id as usize)?;
                let score = score(coverage, f64::from(*bm25), best, !asks_how || entry.steps);
                let (article, chunk) = (entry.article as usize, entry.chunk as usize);
                Some(Hit { article, chunk, score, place: *place })
            })
            .collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        Ok(hits)
    }

    /// What is kept of a chunk that a search found. Errors: those of the index.
    pub(crate) fn kept(&self, hit: &Hit) -> tantivy::Result<Kept> {
        let text = self.stored(hit.place, self.fields.chunk)?;
        serde_json::from_str(&text).map_err(|error| TantivyError::InternalError(error.to_string()))
    }

    /// The Markdown of the article whose card has that index. Errors: those of the index.
    pub(crate) fn markdown(&self, article: usize) -> tantivy::Result<String> {
        let number = self.entries.partition_point(|entry| (entry.article as usize) < article);
        self.stored(DocAddress::new(0, u32::try_from(number).unwrap_or(u32::MAX)), self.fields.markdown)
    }

    fn stored(&self, place: DocAddress, field: Field) -> tantivy::Result<String> {
        let document: TantivyDocument = self.reader.searcher().doc(place)?;
        let text = document.get_first(field).and_then(|value| value.as_str().map(str::to_owned));
        text.ok_or_else(|| TantivyError::InternalError(format!("nothing is kept at {place:?}")))
    }

    fn query(&self, asked: &[String]) -> BooleanQuery {
        let clauses = asked.iter().flat_map(|term| {
            self.fields.searched.iter().map(move |(field, boost)| {
                let term = tantivy::Term::from_field_text(*field, term);
                let query = TermQuery::new(term, IndexRecordOption::WithFreqs);
                (Occur::Should, Box::new(BoostQuery::new(Box::new(query), *boost)) as Box<dyn Query>)
            })
        });
        BooleanQuery::new(clauses.collect())
    }

    /// The share of the question that each chunk holds, 0..1: the [weights](weight) of the question's terms in it over those
    /// of all of them.
    fn coverage(
        &self,
        searcher: &Searcher,
        asked: &[String],
        places: &[DocAddress],
    ) -> tantivy::Result<Vec<f64>> {
        let mut held = vec![0.0; places.len()];
        let mut all = 0.0;
        // Postings are read forwards alone.
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_unstable_by_key(|&index| places[index]);
        for term in asked {
            let term = tantivy::Term::from_field_text(self.fields.terms, term);
            let weight = weight(self.entries.len() as u64, searcher.doc_freq(&term)?);
            all += weight;
            for (ordinal, segment) in (0..).zip(searcher.segment_readers()) {
                let index = segment.inverted_index(self.fields.terms)?;
                let Some(mut postings) = index.read_postings(&term, IndexRecordOption::Basic)? else {
                    continue;
                };
                for &place in order.iter().filter(|&&place| places[place].segment_ord == ordinal) {
                    let wanted = places[place].doc_id;
                    let mut at = postings.doc();
                    if at < wanted {
                        at = postings.seek(wanted);
                    }
                    if at == wanted {
                        held[place] += weight;
                    }
                    if at == TERMINATED {
                        break;
                    }
                }
            }
        }
        Ok(held.into_iter().map(|held| if all > 0.0 { held / all } else { 0.0 }).collect())
    }
}

struct Fields {
    searched: Vec<(Field, f32)>,
    terms: Field,
    words: Field,
    chunk: Field,
    markdown: Field,
}

/// The fields hold terms of [`Language::terms`] with spaces between, so that index and question are told apart alike.
fn schema() -> (Schema, Fields) {
    let mut schema = Schema::builder();
    let indexing = TextFieldIndexing::default().set_tokenizer("whitespace");
    let words = |indexing| TextOptions::default().set_indexing_options(indexing);
    let with_counts = words(indexing.clone().set_index_option(IndexRecordOption::WithFreqs));
    let searched = FIELDS
        .iter()
        .map(|(name, boost)| (schema.add_text_field(name, with_counts.clone()), *boost))
        .collect();
    let listed = words(indexing.set_index_option(IndexRecordOption::Basic).set_fieldnorms(false));
    let terms = schema.add_text_field(TERMS, listed.clone());
    let typed = schema.add_text_field(WORDS, listed);
    let (chunk, markdown) = (schema.add_text_field(CHUNK, STORED), schema.add_text_field(MARKDOWN, STORED));
    (schema.build(), Fields { searched, terms, words: typed, chunk, markdown })
}
