//! References, and the list of them as Markdown.

mod entry;
mod reference;

use serde::{Deserialize, Serialize};

pub use reference::Reference;

use crate::answer::Answer;
use entry::add_entry;

/// How a reference's number is written.
///
/// ```
/// use citecore::{AnswerOptions, Passage, ReferenceStyle, Source, format_references, process_answer};
///
/// let passage = Passage { title: Some("Aligning".into()), page: Some(10), ..Passage::new("Go north.") };
/// let source = Source::new(1, Passage { source: Some("manual.pdf".into()), ..passage });
/// let answer = process_answer("Go north [1].", &[source], &AnswerOptions::default());
/// let list = |style| format_references(&answer, style, "");
/// assert_eq!(list(ReferenceStyle::Numbered), "---\n1. Aligning, p.10\n");
/// assert_eq!(list(ReferenceStyle::Dagger), "- [†1] manual.pdf, p.10\n");
/// assert_eq!(list(ReferenceStyle::Bracket), "- [1] Aligning, p.10\n");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReferenceStyle {
    /// `1. EPR (2021)` under a rule and a bold heading: a data set with a year by its own name, everything else by its title.
    #[default]
    Numbered,
    /// `- [†1] file.pdf, p.10` under a heading: the file rather than its title, as over the text that the model read.
    Dagger,
    /// `- [1] Title` under a heading.
    Bracket,
}

impl ReferenceStyle {
    /// The heading where none is given: "References" in each style.
    pub const HEADING: &str = "References";
}

/// A References section as Markdown; "" where nothing is cited.
///
/// An entry is the source's name, its year and its page. A number that stands for several passages of one document has all
/// their pages: `pp.3, 10`. The name is linked where the url leads to a page of the web or of the same origin; no other
/// scheme is ever linked. Whatever a name or a url holds, it can't pass for Markdown of its own.
///
/// Markdown numbers a list on from its first number by itself. Where numbers of earlier turns leave gaps, each run of
/// numbers is a list of its own, told from the one before it by its delimiter: `2.` and then `5)`.
///
/// ```
/// use citecore::{AnswerOptions, Passage, ReferenceStyle, Source, format_references, process_answer};
///
/// let passage = Passage { source: Some("manual.pdf".into()), page: Some(10), ..Passage::new("Point north.") };
/// let answer = process_answer("Point it north [1].", &[Source::new(1, passage)], &AnswerOptions::default());
/// let section = format_references(&answer, ReferenceStyle::Dagger, ReferenceStyle::HEADING);
/// assert_eq!(section, "### References\n- [†1] manual.pdf, p.10\n");
/// ```
pub fn format_references(answer: &Answer, style: ReferenceStyle, heading: &str) -> String {
    let Some(first) = answer.references.first() else { return String::new() };
    // Over the list there is nothing but the numbered style's rule where the heading is empty.
    let (rule, [opens, closes], before, behind) = match style {
        ReferenceStyle::Numbered => ("---\n", ["**", "**\n"], "", [". ", ") "]),
        ReferenceStyle::Dagger => ("", ["### ", "\n"], "- [†", ["] "; 2]),
        ReferenceStyle::Bracket => ("", ["### ", "\n"], "- [", ["] "; 2]),
    };
    let mut section = rule.to_owned();
    if !heading.is_empty() {
        add!(&mut section, opens, heading, closes);
    }
    if style == ReferenceStyle::Numbered && first.number != 1 {
        // A list that doesn't begin with 1 can't follow the heading's line.
        section.push('\n');
    }
    let (mut run, mut expected) = (0, first.number);
    for reference in &answer.references {
        let number = reference.number;
        run += usize::from(number != expected);
        expected = number.saturating_add(1);
        add!(&mut section, before, number, behind[run % 2]);
        add_entry(reference, style, &mut section);
        section.push('\n');
    }
    section
}
