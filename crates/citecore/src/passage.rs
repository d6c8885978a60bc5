//! Passages, and the sources that they become when a context numbers them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One chunk of text that a search returned.
///
/// ```
/// use citecore::Passage;
///
/// let passage = Passage { title: Some("Aperture".into()), ..Passage::new("A 130 mm mirror gathers light.") };
/// assert_eq!(passage.text, "A 130 mm mirror gathers light.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Passage {
    /// Plain text or Markdown.
    pub text: String,
    /// The passage's own name in its index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What a reader knows the document by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Where a reader can open it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Similarity to the question, 0..1, higher is closer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// Data set, collection or file that the passage comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// With `source`, the group of the passage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<i32>,
    /// Page in the document, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
    /// When the document was last changed, ISO 8601.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
    /// The embedding of `text`, of whatever length the index uses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub embedding: Option<Vec<f32>>,
    /// Whatever else the index knows.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub metadata: Map<String, Value>,
}

impl Passage {
    /// A passage that is its text alone.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

/// How near a passage is to the question, in three steps.
///
/// The steps are those of [`Relevance::of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relevance {
    /// Above 0.95.
    High,
    /// Above 0.9.
    Medium,
    /// Everything else.
    Low,
}

impl Relevance {
    /// The step of a score.
    ///
    /// ```
    /// use citecore::Relevance;
    ///
    /// assert_eq!(Relevance::of(0.96), Relevance::High);
    /// assert_eq!(Relevance::of(0.95), Relevance::Medium);
    /// assert_eq!(Relevance::of(0.9), Relevance::Low);
    /// ```
    pub fn of(score: f64) -> Self {
        match score {
            s if s > 0.95 => Self::High,
            s if s > 0.9 => Self::Medium,
            _ => Self::Low,
        }
    }

    /// The word that prompts and previews show.
    pub fn name(self) -> &'static str {
        match self {
            Self::High => "High",
            Self::Medium => "Medium",
            Self::Low => "Low",
        }
    }
}

/// A passage numbered in a context.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Source {
    /// The passage itself, shared with all that cite it.
    #[serde(flatten)]
    pub passage: Arc<Passage>,
    /// Position in the context, from 1.
    pub number: usize,
    /// The step of its score; none where it has no score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relevance: Option<Relevance>,
}

impl Source {
    /// The passage as source `number` of a context.
    pub fn new(number: usize, passage: impl Into<Arc<Passage>>) -> Self {
        let passage = passage.into();
        let relevance = passage.score.map(Relevance::of);
        Self { passage, number, relevance }
    }

    /// What a reader knows the source by: its title, else its data set, else its id, else "Source 3".
    ///
    /// ```
    /// use citecore::{Passage, Source};
    ///
    /// assert_eq!(Source::new(3, Passage::new("text")).name(), "Source 3");
    /// ```
    pub fn name(&self) -> String {
        display_name(&self.passage).map_or_else(|| format!("Source {}", self.number), str::to_owned)
    }
}

/// The first of title, data set and id that is more than white space and control characters.
pub(crate) fn display_name(passage: &Passage) -> Option<&str> {
    [&passage.title, &passage.source, &passage.id]
        .into_iter()
        .filter_map(|name| name.as_deref().map(str::trim))
        .find(|name| name.contains(|c: char| !c.is_whitespace() && !c.is_control()))
}
