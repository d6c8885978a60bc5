//! Sources: what passages become when a context numbers them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{context::Thresholds, passage::Passage, record::Record};

/// How near a passage is to the question, in three steps.
///
/// The steps are those of [`Thresholds`].
///
/// ```
/// use citecore::{Passage, Relevance, Source};
///
/// let near = Passage { score: Some(0.93), ..Passage::new("Point the mount north.") };
/// assert_eq!(Source::new(1, near).relevance, Some(Relevance::Medium));
/// assert_eq!(Source::new(2, Passage::new("Without a score")).relevance, None);
/// assert_eq!(Relevance::Medium.name(), "Medium");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relevance {
    /// Above 0.95, as a rule.
    High,
    /// Above 0.9, as a rule.
    Medium,
    /// Everything else.
    Low,
}

impl Relevance {
    /// The step of a score, by the thresholds that most contexts have.
    ///
    /// ```
    /// use citecore::Relevance;
    ///
    /// assert_eq!(Relevance::of(0.96), Relevance::High);
    /// assert_eq!(Relevance::of(0.95), Relevance::Medium);
    /// assert_eq!(Relevance::of(0.9), Relevance::Low);
    /// ```
    pub fn of(score: f64) -> Self {
        Thresholds::default().relevance(score)
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
///
/// ```
/// use citecore::{Passage, Source};
///
/// let passage = Passage { title: Some("Aligning".into()), score: Some(0.97), ..Passage::new("Go north.") };
/// let source = Source::new(2, passage);
/// assert_eq!((source.number, source.name().as_str()), (2, "Aligning"));
/// let written = serde_json::json!({
///     "text": "Go north.", "title": "Aligning", "score": 0.97, "number": 2, "relevance": "High",
/// });
/// assert_eq!(serde_json::to_value(&source)?, written);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", try_from = "Record")]
pub struct Source {
    /// The passage itself, shared with all that cite it.
    #[serde(flatten)]
    pub passage: Arc<Passage>,
    /// Position in the context, from 1.
    pub number: usize,
    /// The step of its score; none where it has no score.
    #[serde(skip_serializing_if = "Option::is_none")]
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
        self.passage.name().map_or_else(|| joined!("Source ", self.number), str::to_owned)
    }
}
