//! Passages: what a search returned.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{place, record::Record};

/// One chunk of text that a search returned.
///
/// ```
/// use citecore::Passage;
///
/// let passage = Passage { title: Some("Aperture".into()), ..Passage::new("A 130 mm mirror gathers light.") };
/// assert_eq!(passage.text, "A 130 mm mirror gathers light.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", try_from = "Record")]
pub struct Passage {
    /// Plain text or Markdown.
    pub text: String,
    /// The passage's own name in its index.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What a reader knows the document by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Where a reader can open it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Similarity to the question, 0..1, higher is closer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// Data set, collection or file that the passage comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Of what year the passage's document is; a reference shows it behind the name. With `source`, the group of the passage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub year: Option<i32>,
    /// Page in the document, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
    /// When the document was last changed, ISO 8601.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
    /// The embedding of `text`, of whatever length the index uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub embedding: Option<Vec<f32>>,
    /// Whatever else the index knows.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub metadata: Map<String, Value>,
}

impl Passage {
    /// A passage that is its text alone.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// What it is called: the first of title, data set and id that is more than white space and control characters.
    ///
    /// ```
    /// use citecore::Passage;
    ///
    /// let passage = Passage { title: Some(" ".into()), id: Some("p-7".into()), ..Passage::new("text") };
    /// assert_eq!(passage.name(), Some("p-7"));
    /// ```
    pub fn name(&self) -> Option<&str> {
        [&self.title, &self.source, &self.id].into_iter().find_map(shown)
    }

    /// What it is counted under beside its like: the data set, else the title.
    pub(crate) fn collection(&self) -> Option<&str> {
        [&self.source, &self.title].into_iter().find_map(shown)
    }
}

/// What a field holds, unless it's blank: an index that knows no url or id of a passage may say so by an empty one.
pub(crate) fn given(field: &Option<String>) -> Option<&str> {
    field.as_deref().filter(|text| !text.trim().is_empty())
}

/// A name without the white space around it, where a page shows more of it than that.
pub(crate) fn shown(name: &Option<String>) -> Option<&str> {
    let name = name.as_deref()?.trim();
    place::has(name, |c| !c.is_whitespace() && !c.is_control() && !turns(c)).then_some(name)
}

/// A text on one line: line ends, tabs and runs of white space are a space each. Signs that set the direction of writing are left
/// out, since they would reach beyond its end.
pub(crate) fn on_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if turns(c) => {}
            c if c.is_whitespace() || c.is_control() => {
                if !line.is_empty() && !line.ends_with(' ') {
                    line.push(' ');
                }
            }
            c => line.push(c),
        }
    }
    line.truncate(line.trim_end().len());
    line
}

/// Does it set the direction of writing behind it?
fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_data_set_counts_under_the_title() {
        let of = |source: &str, title: &str| Passage {
            source: Some(source.to_owned()),
            title: Some(title.to_owned()),
            ..Passage::new("text")
        };
        assert_eq!(of("manuals", "Mount").collection(), Some("manuals"));
        assert_eq!(of(" ", "Mount").collection(), Some("Mount"));
        assert_eq!(of("", "\n").collection(), None);
    }
}
