//! The list of cited sources, as Markdown.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Reference};

/// How a reference's number is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReferenceStyle {
    /// `1. Title (2021)` under a rule and a bold heading.
    #[default]
    Numbered,
    /// `- [†1] file.pdf, p.10`.
    Dagger,
    /// `- [1] Title`.
    Bracket,
}

/// A References section as Markdown; "" where nothing is cited. Titles are linked where they have a url.
///
/// ```
/// use citecore::{AnswerOptions, Passage, ReferenceStyle, Source, format_references, process_answer};
///
/// let passage = Passage { source: Some("manual.pdf".into()), page: Some(10), ..Passage::new("Point north.") };
/// let answer = process_answer("Point it north [1].", &[Source::new(1, passage)], &AnswerOptions::default());
/// let section = format_references(&answer, ReferenceStyle::Dagger, "References");
/// assert_eq!(section, "### References\n- [†1] manual.pdf, p.10\n");
/// ```
pub fn format_references(answer: &Answer, style: ReferenceStyle, heading: &str) -> String {
    if answer.references.is_empty() {
        return String::new();
    }
    let mut section = match style {
        ReferenceStyle::Numbered => format!("---\n**{heading}**\n"),
        ReferenceStyle::Dagger | ReferenceStyle::Bracket => format!("### {heading}\n"),
    };
    for reference in &answer.references {
        let number = reference.number;
        let label = match style {
            ReferenceStyle::Numbered => format!("{number}."),
            ReferenceStyle::Dagger => format!("- [†{number}]"),
            ReferenceStyle::Bracket => format!("- [{number}]"),
        };
        let _ = writeln!(section, "{label} {}", entry(reference));
    }
    section
}

fn entry(reference: &Reference) -> String {
    let name = escape(&reference.name());
    let mut entry = match &reference.passage.url {
        Some(url) => format!("[{name}](<{}>)", url.replace(['<', '>', '\n', '\r'], "")),
        None => name,
    };
    if let Some(year) = reference.passage.year {
        let _ = write!(entry, " ({year})");
    }
    if let Some(page) = reference.passage.page {
        let _ = write!(entry, ", p.{page}");
    }
    entry
}

/// A name on one line that Markdown takes for text.
fn escape(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        if matches!(c, '\\' | '[' | ']' | '*' | '`' | '<' | '>') {
            out.push('\\');
        }
        out.push(if c == '\n' || c == '\r' { ' ' } else { c });
    }
    out
}
