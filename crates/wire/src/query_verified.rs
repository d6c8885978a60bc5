//! `POST /query/verified`: an answer whose citations were held against their sources, before and after.

use citecore::LogEntry;
use serde::{Deserialize, Serialize};

/// A question.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VerifiedQuery {
    /// What the reader asked.
    pub question: String,
    /// How LightRAG should search: `naive`, `local`, `global`, `hybrid` or `mix`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// From which confidence a verdict is sure, 0..1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confidence_threshold: Option<f64>,
}

/// An answer, verified and corrected. In both of its texts marks are written `[†1]`, and a section `### References` ends them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct VerifiedReply {
    /// As the model wrote it, numbered by first appearance.
    pub original_answer: String,
    /// Without the citations found inaccurate, numbered anew.
    pub corrected_answer: String,
    /// That which LightRAG was asked with. Where other knowledge is asked, that of the question, and `hybrid` where it names none.
    pub mode: String,
    /// What `corrected_answer` cites, in the order of its numbers.
    pub sources: Vec<VerifiedSource>,
    /// Numbers of `original_answer` of which all citations were left out, in its order.
    pub removed_citations: Vec<usize>,
    /// What the model cited that is no source, as it wrote that, in its order: a mark, or of a mark that names others too the number alone.
    /// None of it is in either text. Left out where there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown_citations: Vec<String>,
    /// Accurate citations of those that are accurate or inaccurate; 1 where there is neither.
    pub accuracy_rate: f64,
    /// What was found of each citation of `original_answer`.
    pub verification_log: Vec<LogEntry>,
    /// Milliseconds.
    pub processing_time_ms: f64,
    /// The model stopped before its end: its answer was too long, a part of it was withheld, or nobody knows why. Left out where that
    /// isn't so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub incomplete: bool,
}

/// A source of a verified answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VerifiedSource {
    /// Its number in `corrected_answer`.
    pub citation_number: usize,
    /// Where it comes from: data set or file, else the title.
    pub source_file: Option<String>,
    /// Its page.
    pub source_page: Option<u32>,
    /// What a reader knows it by.
    pub title: String,
    /// Where a reader can open it.
    pub url: Option<String>,
    /// Similarity to the question, 0..1.
    pub relevance: Option<f64>,
    /// What its cited passages say, in the order in which they are cited, a blank line between them.
    pub excerpt: String,
}
