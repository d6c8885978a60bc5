//! Which of the found passages the model gets to see.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::{passage::Passage, words::words};

/// By what two passages are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dedupe {
    /// Their text, white space and case aside.
    #[default]
    Text,
    /// Their url; passages without one are all kept.
    Url,
    /// Their data set (or title) and page.
    SourcePage,
    /// Nothing: all are kept.
    None,
}

/// Adds to the score for every word of the question that a passage holds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Hybrid {
    /// How much a word adds.
    pub keyword_weight: f64,
}

/// How passages are selected.
///
/// ```
/// use citecore::{Passage, SelectOptions, select_passages};
///
/// let near = Passage { score: Some(0.9), ..Passage::new("Point the mount north.") };
/// let far = Passage { score: Some(0.2), ..Passage::new("Mirrors gather light.") };
/// let options = SelectOptions { min_score: Some(0.4), ..SelectOptions::default() };
/// assert_eq!(select_passages("Which way?", vec![far, near.clone()], &options), [near]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SelectOptions {
    /// Passages scoring less are left out; those without a score stay.
    pub min_score: Option<f64>,
    /// Passages of fewer characters are left out.
    pub min_text_length: Option<usize>,
    /// At most so many passages.
    pub max_passages: Option<usize>,
    /// Scoring by words beside the search's own score.
    pub hybrid: Option<Hybrid>,
    /// By what two passages are the same.
    pub dedupe: Dedupe,
}

/// Scores, filters and dedupes passages, best first. Passages of equal score keep their order.
pub fn select_passages(question: &str, mut passages: Vec<Passage>, options: &SelectOptions) -> Vec<Passage> {
    passages.retain(|passage| {
        let length = passage.text.trim().chars().count();
        length > 0 && options.min_text_length.is_none_or(|least| length >= least)
    });
    if let Some(hybrid) = options.hybrid {
        add_keyword_scores(question, &mut passages, hybrid);
    }
    passages.retain(|passage| match (passage.score, options.min_score) {
        (Some(score), Some(least)) => score >= least,
        _ => true,
    });
    passages.sort_by(|a, b| {
        let score = |passage: &Passage| passage.score.unwrap_or(f64::NEG_INFINITY);
        score(b).total_cmp(&score(a))
    });
    dedupe(&mut passages, options.dedupe);
    passages.truncate(options.max_passages.unwrap_or(usize::MAX));
    passages
}

fn add_keyword_scores(question: &str, passages: &mut [Passage], hybrid: Hybrid) {
    let asked: HashSet<String> = words(question).collect();
    for passage in passages {
        let held: HashSet<String> = words(&passage.text).collect();
        let found = asked.intersection(&held).count();
        if let Some(score) = &mut passage.score {
            *score += hybrid.keyword_weight * found as f64;
        }
    }
}

fn dedupe(passages: &mut Vec<Passage>, by: Dedupe) {
    let mut seen = HashSet::new();
    passages.retain(|passage| match key(passage, by) {
        Some(key) => seen.insert(key),
        None => true,
    });
}

/// What makes a passage the same as another; none where it can't be told.
fn key(passage: &Passage, by: Dedupe) -> Option<String> {
    match by {
        Dedupe::Text => {
            let folded: Vec<&str> = passage.text.split_whitespace().collect();
            Some(folded.join(" ").to_lowercase())
        }
        Dedupe::Url => passage.url.clone(),
        Dedupe::SourcePage => {
            let source = passage.source.as_ref().or(passage.title.as_ref())?;
            Some(format!("{source}\n{}", passage.page.map_or_else(String::new, |page| page.to_string())))
        }
        Dedupe::None => None,
    }
}
