//! Laying passages out for a model, each under its number.

use std::{fmt::Write as _, ops::Range};

use serde::{Deserialize, Serialize};

use crate::{
    mark::{self, Known},
    passage::Passage,
    refusal::POLITE_REFUSAL,
    source::Source,
};

/// How the sources of a context are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ContextStyle {
    /// `[1] (Relevance: High)` over the text, `---` between two.
    #[default]
    Bracket,
    /// `<source id="1">text</source>`.
    Tag,
}

/// How a context is laid out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ContextOptions {
    /// How the sources are written.
    pub style: ContextStyle,
    /// Tell the model how near each source is.
    pub relevance: bool,
    /// Append the citation policy: every statement cites, only these numbers, what to say where nothing fits.
    pub policy: bool,
}

impl Default for ContextOptions {
    fn default() -> Self {
        Self { style: ContextStyle::Bracket, relevance: true, policy: true }
    }
}

/// Numbered sources and the text that shows them to a model.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Context {
    /// What the model reads; "" without sources.
    pub text: String,
    /// The sources by number, from 1.
    pub sources: Vec<Source>,
    /// How they are written.
    pub style: ContextStyle,
}

/// Numbers the passages in their order and lays them out for a model.
///
/// Text inside a passage can't pass for structure: closing tags, separators and marks of its own are escaped in
/// [`Context::text`]; [`Context::sources`] keep them as they are.
///
/// ```
/// use citecore::{ContextOptions, Passage, prepare_context};
///
/// let passage = Passage { score: Some(0.97), ..Passage::new("Point the mount north [3].") };
/// let context = prepare_context(vec![passage], &ContextOptions { policy: false, ..Default::default() });
/// assert_eq!(context.text, "[1] (Relevance: High)\nPoint the mount north \\[3].\n");
/// ```
pub fn prepare_context(passages: Vec<Passage>, options: &ContextOptions) -> Context {
    let sources: Vec<Source> =
        passages.into_iter().zip(1..).map(|(passage, number)| Source::new(number, passage)).collect();
    if sources.is_empty() {
        return Context { style: options.style, ..Context::default() };
    }
    let separator = match options.style {
        ContextStyle::Bracket => "\n---\n",
        ContextStyle::Tag => "\n",
    };
    let blocks: Vec<String> = sources.iter().map(|source| block(source, options)).collect();
    let mut text = blocks.join(separator);
    if options.policy {
        text.push_str(&policy(sources.len()));
    }
    Context { text, sources, style: options.style }
}

fn block(source: &Source, options: &ContextOptions) -> String {
    let number = source.number;
    let body = neutralise(source.passage.text.trim());
    let relevance = source.relevance.filter(|_| options.relevance).map(|relevance| relevance.name());
    match options.style {
        ContextStyle::Bracket => match relevance {
            Some(relevance) => format!("[{number}] (Relevance: {relevance})\n{body}\n"),
            None => format!("[{number}]\n{body}\n"),
        },
        ContextStyle::Tag => match relevance {
            Some(relevance) => format!("<source id=\"{number}\" relevance=\"{relevance}\">{body}</source>"),
            None => format!("<source id=\"{number}\">{body}</source>"),
        },
    }
}

fn policy(sources: usize) -> String {
    let mut numbers = String::new();
    for number in 1..=sources {
        let comma = if number == 1 { "" } else { ", " };
        let _ = write!(numbers, "{comma}[{number}]");
    }
    format!(
        "\n\nCitation Policy:\n\
         - Every statement cites at least one source, right where the statement ends.\n\
         - The only citations there are: {numbers}.\n\
         - If the sources don't hold the answer, reply: \"{POLITE_REFUSAL}\""
    )
}

/// Escapes what would pass for the structure around a passage, or for a mark, so that a model still understands it.
fn neutralise(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(neutralise_line).collect();
    let mut out = lines.join("\n");
    // What an escape leaves behind may read as a mark only now (an index isn't one while another follows it).
    for _ in 0..4 {
        let marks = mark::find(&out, &Known::Any);
        if marks.is_empty() {
            break;
        }
        out = escape(&out, marks);
    }
    out
}

/// Puts a backslash before every bracket that opens in the given ranges.
fn escape(text: &str, ranges: Vec<Range<usize>>) -> String {
    let mut out = String::with_capacity(text.len() + 2 * ranges.len());
    let mut at = 0;
    for range in ranges {
        out.push_str(&text[at..range.start]);
        at = range.end;
        for c in text[range].chars() {
            if matches!(c, '[' | '【' | '［' | '<') {
                out.push('\\');
            }
            out.push(c);
        }
    }
    out + &text[at..]
}

fn neutralise_line(line: &str) -> String {
    let bare = line.trim();
    if bare.len() >= 3 && bare.bytes().all(|byte| byte == b'-') {
        return line.replacen('-', "\\-", 1);
    }
    if bare.to_ascii_lowercase().starts_with("citation policy:") {
        return line.replacen(':', "\\:", 1);
    }
    escape_tags(line)
}

/// `<source` and `</source` open with `&lt;`, whatever their case.
fn escape_tags(line: &str) -> String {
    let lower = line.to_ascii_lowercase();
    let mut out = String::with_capacity(line.len());
    for (at, c) in line.char_indices() {
        let opens = c == '<' && {
            let tag = lower[at + 1..].trim_start();
            tag.strip_prefix('/').unwrap_or(tag).trim_start().starts_with("source")
        };
        out.push_str(if opens { "&lt;" } else { &line[at..at + c.len_utf8()] });
    }
    out
}
