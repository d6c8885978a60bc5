//! References: cited sources with their final numbers.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    passage::Passage,
    record::Record,
    source::{Relevance, Source},
};

/// A cited source with its final number.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
///
/// let page = |page| Passage { url: Some("/manual".into()), page: Some(page), ..Passage::new("text") };
/// let sources = [Source::new(1, page(3)), Source::new(2, page(10))];
/// let answer = process_answer("It tracks [2]. It floats [1].", &sources, &AnswerOptions::default());
/// let reference = &answer.references[0];
/// assert_eq!((reference.number, reference.original, reference.occurrences), (1, 2, 2));
/// assert_eq!((reference.passage.page, reference.pages()), (Some(10), vec![3, 10]));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", try_from = "Record")]
pub struct Reference {
    /// The passage first cited under this number.
    #[serde(flatten)]
    pub passage: Arc<Passage>,
    /// The number it has in [`Answer::text`](crate::Answer::text).
    pub number: usize,
    /// The step of its score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relevance: Option<Relevance>,
    /// Its number in the context.
    pub original: usize,
    /// How often the answer cites it.
    pub occurrences: usize,
    /// Every cited passage that this number stands for: one, unless several share its url.
    pub passages: Vec<Source>,
}

impl Reference {
    /// What a reader knows the source by: its title, else its data set, else its id, else "Source 3".
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, process_answer};
    ///
    /// let titled = Source::new(1, Passage { title: Some("Aligning".into()), ..Passage::new("Go north.") });
    /// let sources = [titled, Source::new(3, Passage::new("Mirrors gather light."))];
    /// let answer = process_answer("Light [3], then north [1].", &sources, &AnswerOptions::default());
    /// assert_eq!([answer.references[0].name(), answer.references[1].name()], ["Source 3", "Aligning"]);
    /// ```
    pub fn name(&self) -> String {
        self.passage.name().map_or_else(|| joined!("Source ", self.original), str::to_owned)
    }

    /// The pages of every passage that its number stands for, in order.
    pub fn pages(&self) -> Vec<u32> {
        let mut pages = Vec::new();
        let own = self.passages.iter().filter_map(|source| source.passage.page);
        for page in own {
            if let Err(at) = pages.binary_search(&page) {
                pages.insert(at, page);
            }
        }
        if pages.is_empty()
            && let Some(page) = self.passage.page
        {
            pages.push(page);
        }
        pages
    }
}
