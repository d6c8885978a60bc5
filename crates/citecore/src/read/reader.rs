//! What engines hand their hits to, and what makes passages of them.

use std::borrow::Cow;

use serde_json::Value;

use super::{
    Skipped,
    date::date,
    fields::{Field, Fields},
    hit::{Form, Hit, Layout, unpacked},
    html, marked,
    path::{Place, at, first},
    scale::{Best, Figure, Scale},
    shape::{found, keys, objects, quoted},
    value,
};
use crate::{joined::Part, json::parse, passage::Passage};

/// Why a hit is skipped whose text says nothing.
pub(super) const BLANK: &str = "its text says nothing";

/// Passages in the making: their scores are known once the best of them is.
pub(super) struct Reader<'o> {
    fields: &'o Fields,
    passages: Vec<Passage>,
    /// One for each of the passages.
    figures: Vec<Option<Figure>>,
    skipped: Vec<Skipped>,
    searches: Vec<Best>,
}

impl<'o> Reader<'o> {
    pub(super) fn new(fields: &'o Fields) -> Self {
        Self {
            fields,
            passages: Vec::new(),
            figures: Vec::new(),
            skipped: Vec::new(),
            searches: vec![Best::at_least(None)],
        }
    }

    /// What follows is another search of the response, with a best figure of its own.
    pub(super) fn next_search(&mut self, best: Option<f64>) {
        self.searches.push(Best::at_least(best));
    }

    /// Reads a list of hits.
    pub(super) fn list(&mut self, list: &str, hits: &[Value], layout: &'static Layout) {
        for (index, hit) in hits.iter().enumerate() {
            self.one(Place { list, index: Some(index) }, hit, layout);
        }
    }

    /// Reads the hits at the first of these paths that a list stands at. None where there is no list, or one of other things.
    pub(super) fn first(
        &mut self,
        response: &Value,
        paths: &[&'static str],
        layout: &'static Layout,
    ) -> Option<()> {
        let (path, hits) = first(response, paths).filter(|(_, hits)| objects(hits))?;
        self.list(path, hits, layout);
        Some(())
    }

    /// Reads a hit.
    pub(super) fn one(&mut self, place: Place<'_>, hit: &Value, layout: &'static Layout) {
        self.scored(place, hit, None, layout);
    }

    /// Reads a hit whose score stands beside it.
    pub(super) fn scored(
        &mut self,
        place: Place<'_>,
        value: &Value,
        score: Option<&Value>,
        layout: &'static Layout,
    ) {
        let unpacked = unpacked(value, layout);
        match self.hit_of(unpacked.as_ref().unwrap_or(value), layout) {
            Some(hit) => self.hit(place, hit, score),
            None => self.skip(place, joined!("expected an object, found ", found(value))),
        }
    }

    /// The hit that a value is; none where it is no object.
    pub(super) fn hit_of<'a>(&self, value: &'a Value, layout: &'static Layout) -> Option<Hit<'a>>
    where
        'o: 'a,
    {
        Hit::new(value, self.fields, layout)
    }

    /// Reports a hit that can't be read.
    pub(super) fn skip(&mut self, place: Place<'_>, reason: String) {
        self.skipped.push(Skipped { path: place.text(), reason });
    }

    /// Makes a passage of a hit.
    pub(super) fn hit(&mut self, place: Place<'_>, mut hit: Hit<'_>, score: Option<&Value>) {
        let figure = self.figure(&mut hit, score);
        let mut parts = match text(&mut hit) {
            Ok(text) => parts(text, hit.layout.text),
            Err(reason) => return self.skip(place, reason),
        };
        let Some((passage, others)) =
            parts.split_first_mut().filter(|(passage, _)| !passage.text.trim().is_empty())
        else {
            return self.skip(place, BLANK.to_owned());
        };
        let marked = passage.source.clone();
        describe(passage, hit);
        for other in others.iter_mut().filter(|other| other.source == marked) {
            lend(passage, other);
        }
        // The figure of a hit that is skipped says nothing of the others.
        if let Some(figure) = &figure {
            self.searches[figure.search].note(figure);
        }
        // What else stands in the hit isn't said of the other sources that its text is of: not its url, and its id of none but the first.
        for part in parts {
            self.passages.push(part);
            self.figures.push(figure.clone());
        }
    }

    fn figure(&self, hit: &mut Hit<'_>, score: Option<&Value>) -> Option<Figure> {
        let beside = score.map(|value| (value, Scale::Beside));
        let (value, scale) = beside.or_else(|| hit.take_score())?;
        let search = self.searches.len() - 1;
        Figure::new(value, scale, search)
    }

    /// The passages read so far.
    pub(super) fn passages(&mut self) -> impl ExactSizeIterator<Item = &mut Passage> {
        self.passages.iter_mut()
    }

    /// The passages with their scores, and what was skipped.
    pub(super) fn finish(self) -> (Vec<Passage>, Vec<Skipped>) {
        let Self { mut passages, figures, skipped, searches, .. } = self;
        for (passage, figure) in passages.iter_mut().zip(figures) {
            let Some(figure) = figure else { continue };
            let score = searches[figure.search].similarity(&figure);
            passage.score = Some(score);
            if !figure.is(score) {
                passage.metadata.insert("rawScore".to_owned(), figure.into_written());
            }
        }
        (passages, skipped)
    }
}

/// The text of a hit. Errors: why it has none.
fn text<'a>(hit: &mut Hit<'a>) -> Result<Cow<'a, str>, String> {
    if let Some(text) = hit.take(Field::Text, value::text) {
        return Ok(text);
    }
    let node = hit.take_named(NODE, Value::is_string).filter(|_| hit.fields.text.is_none());
    if let Some(text) = node.and_then(node_text) {
        return Ok(Cow::Owned(text));
    }
    let is_text = |value: &Value| (!value.is_object()).then_some(());
    let stands = hit.take(Field::Text, is_text).is_some();
    Err(if stands { BLANK.to_owned() } else { no_text(hit) })
}

/// The passages that a text is of: several where it has the marks of documents and pages in it.
fn parts(text: Cow<'_, str>, form: Form) -> Vec<Passage> {
    if form == Form::Marked {
        return marked::parts(&text);
    }
    let is_html = form == Form::Html || html::is_html(&text);
    vec![Passage::new(if is_html { html::text(&text) } else { text.into_owned() })]
}

/// Says of a passage what its hit does beside the text.
fn describe(passage: &mut Passage, mut hit: Hit<'_>) {
    let url = hit.layout.url;
    let mut take = |field, read: fn(&Value) -> Option<String>| hit.take(field, read);
    passage.title = take(Field::Title, value::label);
    passage.url = take(Field::Url, url);
    passage.id = take(Field::Id, value::id);
    passage.updated = take(Field::Updated, date);
    if passage.source.is_none() {
        take_source(passage, &mut hit);
    }
    if passage.page.is_none() {
        passage.page = hit.take(Field::Page, value::page);
    }
    passage.year = hit.take(Field::Year, value::year);
    let embedding = hit.take(Field::Embedding, value::embedding);
    passage.embedding = embedding.filter(|numbers| !numbers.is_empty());
    passage.metadata = {
        let told = [&passage.title, &passage.url, &passage.id, &passage.source, &passage.updated];
        hit.into_metadata(|text| {
            text == passage.text || told.iter().any(|field| field.as_deref() == Some(text))
        })
    };
}

/// What is called a hit's source. An address under that name is the passage's url, where it has no other.
fn take_source(passage: &mut Passage, hit: &mut Hit<'_>) {
    let fields = hit.fields;
    passage.source = hit.take(Field::Source, value::label);
    let is_address = |source: &String| fields.source.is_none() && value::is_address(source);
    if let Some(address) = passage.source.take_if(|source| is_address(source)) {
        match &passage.url {
            None => passage.url = Some(address),
            Some(url) if *url == address => {}
            Some(_) => passage.source = Some(address),
        }
    }
}

/// Longer names and addresses aren't copied for every page: of a text that has very many, the copies would take more than its length.
const LONGEST_LENT: usize = 1000;

/// Lends another page of a document what is said of the whole document.
fn lend(passage: &Passage, other: &mut Passage) {
    let lent = |field: &Option<String>| field.as_ref().filter(|text| text.len() <= LONGEST_LENT).cloned();
    other.source = lent(&passage.source);
    other.title = lent(&passage.title);
    other.url = lent(&passage.url);
    other.updated = lent(&passage.updated);
    other.year = passage.year;
}

/// Where LlamaIndex keeps a node, as JSON, in the vector stores of others.
const NODE: &str = "_node_content";

fn node_text(node: &Value) -> Option<String> {
    let node: Value = parse(node.as_str()?)?;
    let text = ["text", "text_resource.text"].iter().find_map(|path| value::text(at(&node, path)?))?;
    Some(text.into_owned())
}

fn no_text(hit: &Hit<'_>) -> String {
    let looked_for = match &hit.fields.text {
        Some(name) => joined!("no text under ", quoted(name)),
        None => "no text".to_owned(),
    };
    joined!(looked_for, "; found ", keys(hit.own()))
}
