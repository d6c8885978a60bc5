//! The index over the articles of one locale.

use std::collections::HashSet;

use tantivy::{
    Index, IndexReader, TantivyDocument,
    collector::TopDocs,
    directory::RamDirectory,
    indexer::SingleSegmentIndexWriter,
    query::{BooleanQuery, BoostQuery, Occur, Query, TermQuery},
    schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
};

use super::{
    article::Article,
    plain::is_numbered,
    score::{Rarity, score},
};
use crate::language::Language;

/// The memory that the writer may use before it has to flush, in bytes.
const WRITER_MEMORY: usize = 32 * 1024 * 1024;
/// How many chunks BM25 hands over to be scored.
const CANDIDATES: usize = 100;
/// Fields with their boosts.
const FIELDS: [(&str, f32); 3] = [("title", 2.5), ("headings", 1.5), ("body", 1.0)];

/// A chunk found, by its place in the knowledge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hit {
    /// Index of the article.
    pub(crate) article: usize,
    /// Index of the chunk in the article.
    pub(crate) chunk: usize,
    /// 0..1, see [`score`].
    pub(crate) score: f64,
}

struct Entry {
    article: usize,
    chunk: usize,
    terms: HashSet<String>,
    /// Does it hold numbered steps?
    steps: bool,
}

/// The chunks of one locale, searched by BM25 over title, headings and body and scored by [`score`].
pub(crate) struct Shelf {
    language: Language,
    /// In the order in which they were added: with one segment, that is their number in the index too.
    entries: Vec<Entry>,
    rarity: Rarity,
    fields: Vec<(Field, f32)>,
    reader: IndexReader,
}

impl Shelf {
    /// Indexes the articles of a locale; `articles` come with their index in the knowledge. Errors: those of the index.
    pub(crate) fn new<'a>(
        locale: &str,
        articles: impl IntoIterator<Item = (usize, &'a Article)>,
    ) -> tantivy::Result<Self> {
        let language = Language::of(locale);
        let (schema, fields) = schema();
        let mut writer: SingleSegmentIndexWriter = Index::builder()
            .schema(schema)
            .single_segment_index_writer(RamDirectory::create(), WRITER_MEMORY)?;
        let mut entries = Vec::new();
        for (number, article) in articles {
            let title = language.terms(&article.title);
            for (index, chunk) in article.chunks.iter().enumerate() {
                let headings = language.terms(&[&chunk.path[..], &chunk.headings[..]].concat().join("\n"));
                let body = language.terms(&article.text[chunk.range.clone()]);
                let mut document = TantivyDocument::default();
                for ((field, _), terms) in fields.iter().zip([&title, &headings, &body]) {
                    document.add_text(*field, terms.join(" "));
                }
                writer.add_document(document)?;
                let terms = title.iter().cloned().chain(headings).chain(body).collect();
                let steps =
                    article.text[chunk.range.clone()].lines().filter(|line| is_numbered(line)).count() > 1;
                entries.push(Entry { article: number, chunk: index, terms, steps });
            }
        }
        let reader = writer.finalize()?.reader()?;
        let rarity = Rarity::of(entries.iter().map(|entry| &entry.terms));
        Ok(Self { language, entries, rarity, fields, reader })
    }

    /// How many chunks there are.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The chunks that hold a term of the question, best first. Errors: those of the index.
    pub(crate) fn search(&self, question: &str) -> tantivy::Result<Vec<Hit>> {
        let asked = self.language.asked(question);
        if asked.is_empty() {
            return Ok(Vec::new());
        }
        let found = self
            .reader
            .searcher()
            .search(&self.query(&asked), &TopDocs::with_limit(CANDIDATES).order_by_score())?;
        let asks_how = self.language.asks_how(question);
        let best = found.first().map_or(0.0, |(bm25, _)| f64::from(*bm25));
        let mut hits: Vec<Hit> = found
            .iter()
            .filter_map(|(bm25, address)| {
                let entry = self.entries.get(address.doc_id as usize)?;
                let coverage = self.rarity.coverage(&asked, &entry.terms);
                let score = score(coverage, f64::from(*bm25), best, !asks_how || entry.steps);
                Some(Hit { article: entry.article, chunk: entry.chunk, score })
            })
            .collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        Ok(hits)
    }

    fn query(&self, asked: &HashSet<String>) -> BooleanQuery {
        let clauses = asked.iter().flat_map(|term| {
            self.fields.iter().map(move |(field, boost)| {
                let term = tantivy::Term::from_field_text(*field, term);
                let query = TermQuery::new(term, IndexRecordOption::WithFreqs);
                (Occur::Should, Box::new(BoostQuery::new(Box::new(query), *boost)) as Box<dyn Query>)
            })
        });
        BooleanQuery::new(clauses.collect())
    }
}

/// The fields hold terms of [`Language::terms`] with spaces between, so that index and question are told apart alike.
fn schema() -> (Schema, Vec<(Field, f32)>) {
    let mut schema = Schema::builder();
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("whitespace")
        .set_index_option(IndexRecordOption::WithFreqs);
    let options = TextOptions::default().set_indexing_options(indexing);
    let fields =
        FIELDS.iter().map(|(name, boost)| (schema.add_text_field(name, options.clone()), *boost)).collect();
    (schema.build(), fields)
}
