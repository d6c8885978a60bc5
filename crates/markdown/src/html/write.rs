//! A tree of blocks as HTML. What is written here is all the markup that there is.

use std::fmt::Write as _;

use citecore::{VerdictStatus, safe_url};

use super::{
    entries::{Entries, Entry},
    escape::{escape, escaped},
    labels::{HtmlLabels, numbered},
    letters::letters,
};
use crate::{
    block::{Alignment, Block, Inline, Item},
    marked::write_mark,
};

/// Writes one answer.
pub(super) struct Writer<'a> {
    out: String,
    /// What ids begin with, escaped.
    prefix: String,
    entries: Entries<'a>,
    /// A verdict a citation; none where there are no verdicts at all.
    statuses: &'a [Option<VerdictStatus>],
    labels: &'a HtmlLabels,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        prefix: &str,
        entries: Entries<'a>,
        statuses: &'a [Option<VerdictStatus>],
        labels: &'a HtmlLabels,
    ) -> Self {
        Self { out: String::new(), prefix: escaped(prefix), entries, statuses, labels }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }

    pub(super) fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.block(block);
            self.out.push('\n');
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Paragraph(content) => self.element("p", content),
            Block::Plain(content) => self.inlines(content),
            Block::Heading { level, content } => {
                const NAMES: [&str; 6] = ["h1", "h2", "h3", "h4", "h5", "h6"];
                self.element(NAMES[usize::from(*level).clamp(1, NAMES.len()) - 1], content);
            }
            Block::Code { language, text } => self.code(language, text),
            Block::Quote(blocks) => {
                self.out.push_str("<blockquote>\n");
                self.blocks(blocks);
                self.out.push_str("</blockquote>");
            }
            Block::List { start, items } => self.list(*start, items),
            Block::Table { alignments, head, rows } => self.table(alignments, head, rows),
            Block::Rule => self.out.push_str("<hr>"),
        }
    }

    fn element(&mut self, name: &str, content: &[Inline]) {
        let _ = write!(self.out, "<{name}>");
        self.inlines(content);
        let _ = write!(self.out, "</{name}>");
    }

    /// A language is the name of a class, which a page may give a meaning to: one that isn't made of the letters of such
    /// names is left out.
    fn code(&mut self, language: &str, text: &str) {
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '+' | '-' | '#' | '_' | '.');
        if !language.is_empty() && language.chars().all(is_name) {
            let _ = write!(self.out, "<pre><code class=\"language-{language}\">");
        } else {
            self.out.push_str("<pre><code>");
        }
        escape(text, &mut self.out);
        self.out.push_str("</code></pre>");
    }

    fn list(&mut self, start: Option<u64>, items: &[Item]) {
        let name = match start {
            None => "<ul>",
            Some(1) => "<ol>",
            Some(_) => "",
        };
        self.out.push_str(name);
        if let Some(start) = start.filter(|&start| start != 1) {
            let _ = write!(self.out, "<ol start=\"{start}\">");
        }
        self.out.push('\n');
        for item in items {
            self.out.push_str("<li>");
            match item.checked {
                Some(true) => self.out.push_str("☑ "),
                Some(false) => self.out.push_str("☐ "),
                None => {}
            }
            match &item.blocks[..] {
                [Block::Plain(content)] => self.inlines(content),
                blocks => {
                    self.out.push('\n');
                    self.blocks(blocks);
                }
            }
            self.out.push_str("</li>\n");
        }
        self.out.push_str(if start.is_some() { "</ol>" } else { "</ul>" });
    }

    fn table(&mut self, alignments: &[Alignment], head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) {
        self.out.push_str("<table>\n<thead>\n");
        self.row("th scope=\"col\"", "</th>", alignments, head);
        self.out.push_str("</thead>\n");
        if !rows.is_empty() {
            self.out.push_str("<tbody>\n");
            rows.iter().for_each(|row| self.row("td", "</td>", alignments, row));
            self.out.push_str("</tbody>\n");
        }
        self.out.push_str("</table>");
    }

    fn row(&mut self, opening: &str, closing: &str, alignments: &[Alignment], cells: &[Vec<Inline>]) {
        self.out.push_str("<tr>");
        for (index, cell) in cells.iter().enumerate() {
            // An attribute, as old as it is: many pages forbid styles within markup.
            let align = match alignments.get(index).copied().unwrap_or_default() {
                Alignment::Unset => "",
                Alignment::Start => " align=\"left\"",
                Alignment::Center => " align=\"center\"",
                Alignment::End => " align=\"right\"",
            };
            let _ = write!(self.out, "<{opening}{align}>");
            self.inlines(cell);
            self.out.push_str(closing);
        }
        self.out.push_str("</tr>\n");
    }

    fn inlines(&mut self, content: &[Inline]) {
        for inline in content {
            match inline {
                Inline::Text(text) => escape(text, &mut self.out),
                Inline::Code(text) => {
                    self.out.push_str("<code>");
                    escape(text, &mut self.out);
                    self.out.push_str("</code>");
                }
                Inline::Emphasis(content) => self.element("em", content),
                Inline::Strong(content) => self.element("strong", content),
                Inline::Strikethrough(content) => self.element("del", content),
                Inline::Link { url, content } => {
                    let linked = self.open_link(url);
                    self.inlines(content);
                    self.out.push_str(if linked { "</a>" } else { "" });
                }
                Inline::Citation { number, occurrence, index } => self.citation(*number, *occurrence, *index),
                Inline::Break => self.out.push_str("<br>\n"),
            }
        }
    }

    /// Opens a link, unless the url is none that HTML from elsewhere may have: a path would lead somewhere else on every
    /// page that the HTML is inserted into.
    fn open_link(&mut self, url: &str) -> bool {
        let Some(url) = safe_url(url).filter(|url| !url.starts_with('/')) else { return false };
        self.out.push_str("<a href=\"");
        escape(&url, &mut self.out);
        self.out.push_str("\" rel=\"noopener nofollow\">");
        true
    }

    fn citation(&mut self, number: usize, occurrence: usize, index: usize) {
        let Some(Entry { name, .. }) = self.entries.cite(number) else {
            return write_mark(&mut self.out, number);
        };
        let (prefix, out, labels) = (&self.prefix, &mut self.out, self.labels);
        let _ = write!(
            out,
            "<sup><a role=\"doc-biblioref\" href=\"#{prefix}ref-{number}\" id=\"{prefix}cite-{number}-{occurrence}\""
        );
        let (status, said) = match self.statuses.get(index).copied().flatten() {
            None => ("", ""),
            Some(VerdictStatus::Accurate) => ("accurate", &*labels.accurate),
            Some(VerdictStatus::Inaccurate) => ("inaccurate", &*labels.inaccurate),
            Some(VerdictStatus::Uncertain) => ("uncertain", &*labels.uncertain),
        };
        if !status.is_empty() {
            let _ = write!(out, " data-status=\"{status}\"");
        }
        out.push_str(" aria-label=\"");
        escape(&numbered(&labels.reference, number), out);
        let _ = write!(out, ": {name}");
        if !said.is_empty() {
            out.push_str("; ");
            escape(said, out);
        }
        let _ = write!(out, "\">[{number}]</a></sup>");
    }

    /// The references, where there are any.
    pub(super) fn references(&mut self) {
        let entries = std::mem::replace(&mut self.entries, Entries::none());
        if entries.iter().len() == 0 {
            return;
        }
        let (prefix, heading) = (self.prefix.clone(), escaped(&self.labels.references));
        let _ = write!(
            self.out,
            "<section role=\"doc-bibliography\" aria-labelledby=\"{prefix}references\">\n\
             <h2 id=\"{prefix}references\">{heading}</h2>\n<ol>\n"
        );
        entries.iter().for_each(|entry| self.entry(&prefix, entry));
        self.out.push_str("</ol>\n</section>\n");
    }

    fn entry(&mut self, prefix: &str, entry: &Entry<'_>) {
        let Entry { reference, name, cited } = entry;
        let number = reference.number;
        let _ = write!(self.out, "<li id=\"{prefix}ref-{number}\" value=\"{number}\">");
        let linked = reference.passage.url.as_deref().is_some_and(|url| self.open_link(url));
        // Its letters may run the other way, or turn what follows them around.
        let (open, close) = if name.contains(turns) { ("<bdi>", "</bdi>") } else { ("", "") };
        let _ = write!(self.out, "{open}{name}{close}");
        self.out.push_str(if linked { "</a>" } else { "" });
        if let Some(year) = reference.passage.year.map(|year| format!("({year})"))
            && !name.ends_with(&year)
        {
            let _ = write!(self.out, " {year}");
        }
        let pages = reference.pages();
        for (index, page) in pages.iter().enumerate() {
            let label = match (index, pages.len()) {
                (0, 1) => &*self.labels.page,
                (0, _) => &*self.labels.pages,
                _ => "",
            };
            self.out.push_str(", ");
            escape(label, &mut self.out);
            let _ = write!(self.out, "{page}");
        }
        let back = escaped(&numbered(&self.labels.back, number));
        for occurrence in 1..=*cited {
            // With what makes it text, where some readers would show a picture.
            let arrow = "↩\u{fe0e}";
            let letters = if *cited > 1 { letters(occurrence) } else { String::new() };
            let comma = if *cited > 1 { ", " } else { "" };
            let _ = write!(
                self.out,
                " <a role=\"doc-backlink\" href=\"#{prefix}cite-{number}-{occurrence}\" \
                 aria-label=\"{back}{comma}{letters}\">{arrow}{letters}</a>"
            );
        }
        self.out.push_str("</li>\n");
    }
}

/// Runs a character from right to left, or may it turn the direction of others?
fn turns(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}
