//! An answer as HTML that is safe to insert.

mod entries;
mod escape;
mod labels;
mod letters;
mod write;

use citecore::{Answer, Error, Verdict};

use crate::parse::whole;
pub use labels::HtmlLabels;
pub use letters::letters;

use entries::Entries;
use write::Writer;

/// How an answer becomes HTML.
///
/// ```
/// use citecore_markdown::HtmlOptions;
///
/// let options = HtmlOptions::default();
/// assert!(options.references && options.id_prefix.is_empty() && options.verdicts.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct HtmlOptions {
    /// What every id begins with, so that two answers on a page have none in common. Any characters but white
    /// space and control characters.
    pub id_prefix: String,
    /// Write the references behind the answer.
    pub references: bool,
    /// What verification says of the citations: each is marked with its verdict. Of two verdicts on a citation the later
    /// holds; those on citations that the answer hasn't are passed over, and those on another statement than the citation's: they
    /// are of the answer before it was corrected.
    pub verdicts: Vec<Verdict>,
    /// What is said beside the answer's own words.
    pub labels: HtmlLabels,
}

impl Default for HtmlOptions {
    fn default() -> Self {
        Self {
            id_prefix: String::new(),
            references: true,
            verdicts: Vec::new(),
            labels: HtmlLabels::default(),
        }
    }
}

/// The answer as HTML: its Markdown, each citation a link to its reference, and behind it the references with a way back to
/// every citation.
///
/// It is safe to insert. Raw HTML of the model or of a source is shown as text; what is linked is `http`, `https` or `mailto`;
/// an image is a link to it, or it would be a request to whoever the model names. Attributes that run or style something
/// are none of its own.
///
/// The n-th citation of reference 3 has the id `cite-3-n`, the reference `ref-3`, each behind the prefix. A citation
/// that has no reference among the answer's is text.
///
/// Errors: white space or a control character in [`HtmlOptions::id_prefix`], which no id may have.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, process_answer};
/// use citecore_markdown::{HtmlOptions, render_html};
///
/// let sources = [Source::new(1, Passage::new("It points north."))];
/// let answer = process_answer("**North** <b>[1]</b>", &sources, &AnswerOptions::default());
/// let options = HtmlOptions { references: false, ..HtmlOptions::default() };
/// let citation = r##"<sup><a role="doc-biblioref" href="#ref-1" id="cite-1-1" aria-label="Reference 1: Source 1">[1]</a></sup>"##;
/// assert_eq!(
///     render_html(&answer, &options)?,
///     format!("<p><strong>North</strong> &lt;b&gt;{citation}&lt;/b&gt;</p>\n")
/// );
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn render_html(answer: &Answer, options: &HtmlOptions) -> Result<String, Error> {
    if options.id_prefix.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(Error::invalid_input("idPrefix", "expected no white space and no control characters"));
    }
    let mut statuses = vec![None; if options.verdicts.is_empty() { 0 } else { answer.citations.len() }];
    for verdict in &options.verdicts {
        if let Some(status) = statuses.get_mut(verdict.citation)
            && verdict.quoted_in(answer).is_some()
        {
            *status = Some(verdict.status);
        }
    }
    let mut writer =
        Writer::new(&options.id_prefix, Entries::of(answer, &options.labels), &statuses, &options.labels);
    writer.blocks(&whole(answer));
    if options.references {
        writer.references();
    }
    Ok(writer.finish())
}
