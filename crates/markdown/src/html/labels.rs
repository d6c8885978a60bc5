//! What is said beside the answer's own words.

/// What readers are told beside the answer's own words, in their language. `{number}` stands for a number.
///
/// ```
/// use citecore_markdown::HtmlLabels;
///
/// let labels = HtmlLabels { references: "Quellen".into(), source: "Quelle {number}".into(), ..HtmlLabels::default() };
/// assert_eq!(labels.back, "Back to citation {number}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HtmlLabels {
    /// Over the references.
    pub references: String,
    /// A citation's name, before that of its source.
    pub reference: String,
    /// A source that has no name: its number is that in the context.
    pub source: String,
    /// The name of a way back.
    pub back: String,
    /// Before a page.
    pub page: String,
    /// Before pages.
    pub pages: String,
    /// What [`VerdictStatus::Accurate`](citecore::VerdictStatus) says.
    pub accurate: String,
    /// What [`VerdictStatus::Inaccurate`](citecore::VerdictStatus) says.
    pub inaccurate: String,
    /// What [`VerdictStatus::Uncertain`](citecore::VerdictStatus) says.
    pub uncertain: String,
}

impl Default for HtmlLabels {
    fn default() -> Self {
        Self {
            references: "References".to_owned(),
            reference: "Reference {number}".to_owned(),
            source: "Source {number}".to_owned(),
            back: "Back to citation {number}".to_owned(),
            page: "p.".to_owned(),
            pages: "pp.".to_owned(),
            accurate: "checked: it supports this".to_owned(),
            inaccurate: "checked: it does not support this".to_owned(),
            uncertain: "checked: it may not support this".to_owned(),
        }
    }
}

/// A label with its number.
pub(super) fn numbered(label: &str, number: usize) -> String {
    label.replace("{number}", &number.to_string())
}
