//! Passages out of what a search engine answered. An engine is a file of `engine/` and a row of its table.

mod date;
mod engine;
mod fields;
mod hit;
mod html;
mod marked;
mod path;
mod reader;
mod scale;
mod shape;
mod value;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{error::Error, passage::Passage};
pub use engine::Engine;
pub use fields::Fields;
pub use html::text as html_text;
use reader::{BLANK, Reader};

/// How a response is read.
///
/// ```
/// use citecore::{ReadOptions, read_passages};
///
/// let response = serde_json::json!([{ "_id": 1, "plot": "A mirror is ground." }]);
/// let options = r#"{"engine": "mongodb", "fields": {"text": "plot"}}"#;
/// let options: ReadOptions = serde_json::from_str(options).unwrap();
/// assert_eq!(read_passages(&response, &options)?.passages[0].text, "A mirror is ground.");
/// assert_eq!(read_passages(&response, &ReadOptions::default())?.skipped.len(), 1);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ReadOptions {
    /// Whose response it is; left out, it is recognised by its shape.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<Engine>,
    /// Where the index has names of its own.
    pub fields: Fields,
}

/// What [`read_passages`] read.
///
/// ```
/// use citecore::{Engine, ReadOptions, read_passages};
///
/// let response = serde_json::json!({ "matches": [
///     { "id": "1", "score": 0.9, "metadata": { "text": "Point the mount north." } },
///     { "id": "2", "score": 0.8, "metadata": { "title": "Draft" } },
/// ] });
/// let reading = read_passages(&response, &ReadOptions::default())?;
/// assert_eq!((reading.engine, reading.passages.len()), (Engine::Pinecone, 1));
/// assert_eq!(reading.skipped[0].path, "matches[1]");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reading {
    /// Whose response it is.
    pub engine: Engine,
    /// Its hits, in the order of the response.
    pub passages: Vec<Passage>,
    /// Hits that no passage could be made of.
    pub skipped: Vec<Skipped>,
}

impl Reading {
    /// The passages, for those who don't look at what was skipped. Errors: [`Error::is_unknown_shape`] at the first of the hits, where
    /// all of them lack what their text should stand in. One whose text is there, but says nothing, is no error.
    ///
    /// ```
    /// use citecore::{Fields, ReadOptions, read_passages};
    ///
    /// let response = serde_json::json!([{ "_id": 1, "plot": "A mirror is ground." }]);
    /// let fields = Fields { text: Some("plott".into()), ..Fields::default() };
    /// let reading = read_passages(&response, &ReadOptions { fields, engine: Some(citecore::Engine::MongoDb) })?;
    /// let error = reading.into_passages().unwrap_err();
    /// assert_eq!(error.path(), Some("response[0]"));
    /// assert_eq!(error.message(), "no text under `plott`; found an object with the keys `_id`, `plot`");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn into_passages(self) -> Result<Vec<Passage>, Error> {
        match self.skipped.first() {
            Some(hit) if self.passages.is_empty() && self.skipped.iter().all(|hit| hit.reason != BLANK) => {
                let dot = if hit.path.is_empty() || hit.path.starts_with('[') { "" } else { "." };
                Err(Error::unknown_shape(joined!("response", dot, hit.path), &*hit.reason))
            }
            _ => Ok(self.passages),
        }
    }
}

/// A hit that no passage could be made of.
///
/// ```
/// use citecore::{ReadOptions, Skipped, read_passages};
///
/// let response = serde_json::json!([{ "text": "Point the mount north." }, { "text": " " }]);
/// let reading = read_passages(&response, &ReadOptions::default())?;
/// assert_eq!(reading.skipped, [Skipped { path: "[1]".into(), reason: "its text says nothing".into() }]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Skipped {
    /// Where it stands in the response: `hits.hits[3]`.
    pub path: String,
    /// What it lacks, in a sentence.
    pub reason: String,
}

/// Reads the passages out of a search engine's response, as parsed JSON (or LightRAG's context string).
///
/// - `score` is 0..1 afterwards: a distance `d` becomes `1 - d`, or `1 / (1 + d)` where the nearest has 1 and more; what has no bound,
///   or is the sum that ranks are fused to (up to 4/61), is divided by the best of the response. Figures that rise from
///   hit to hit are distances in LangChain's pairs, and those of Pinecone and Qdrant too where they exceed 1 or are three at the least;
///   of three or more that fall and are called `distance`, in a mere list of no engine's, each is a similarity, as Milvus gives them. The
///   engine's own figure stays in `metadata.rawScore`.
///   The chunks of LightRAG's context string come without any: theirs is 0.4 · (1 for the first of n, 1/n less for each that
///   follows) + 0.4 · (length / the longest) + 0.2 · (chunks of the same source / those of the source with the most).
/// - Text, title, url, id, source, year, page and the date of the last change are looked for under their usual names, in the
///   hit and in its `metadata`; [`ReadOptions::fields`] names others. A `source` that is an address is the url, where
///   no other is given. Whatever else the hit knows goes to `metadata`, flat, without what is null.
/// - HTML is made plain text where the engine gives HTML, and where a text is laid out by HTML's blocks.
/// - A hit without text is [skipped](Reading::skipped), and the others are read.
///
/// Time is linear in the length of the response. Errors: [`Error::is_unknown_shape`] where the response is none of the named engine's, or of
/// no engine's at all.
///
/// ```
/// use citecore::{Engine, ReadOptions, read_passages};
/// use serde_json::json;
///
/// let response = json!({ "hits": { "max_score": 8.0, "hits": [
///     { "_id": "avx", "_score": 8.0, "_source": { "content": "Level the tripod.", "title": "Aligning" } },
///     { "_id": "wifi", "_score": 4.0, "_source": { "content": "Join its network.", "lang": "en" } },
///     { "_id": "none", "_score": 2.0, "_source": { "title": "Draft" } },
/// ] } });
/// let reading = read_passages(&response, &ReadOptions::default())?;
/// assert_eq!(reading.engine, Engine::Elasticsearch);
/// assert_eq!(reading.passages[0].title.as_deref(), Some("Aligning"));
/// assert_eq!(reading.passages[1].score, Some(0.5));
/// assert_eq!(reading.passages[1].metadata["rawScore"], 4.0);
/// assert_eq!(reading.skipped[0].path, "hits.hits[2]");
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn read_passages(response: &Value, options: &ReadOptions) -> Result<Reading, Error> {
    let row = match options.engine {
        Some(engine) => engine.row(),
        None => engine::recognise(response, &options.fields).ok_or_else(|| engine::none_fits(response))?,
    };
    let mut reader = Reader::new(&options.fields);
    (row.read)(response, &mut reader).ok_or_else(|| row.does_not_fit(response))?;
    let (passages, skipped) = reader.finish();
    Ok(Reading { engine: row.engine, passages, skipped })
}
