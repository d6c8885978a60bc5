//! Markdown as plain text: what a reader sees of it, with lists, tables and code kept as text.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::html;

/// The extensions of CommonMark that articles may use.
pub(crate) const EXTENSIONS: Options =
    Options::ENABLE_TABLES.union(Options::ENABLE_STRIKETHROUGH).union(Options::ENABLE_TASKLISTS);

/// The plain text of an article with its outline.
#[derive(Debug, Default)]
pub(crate) struct Plain {
    /// Headings as `## Heading`, items as `- item` and `1. item`, tables with pipes, code in fences; links, emphasis and
    /// images are their text alone.
    pub(crate) text: String,
    /// The headings, in order.
    pub(crate) headings: Vec<Heading>,
    /// The texts of links to other articles.
    pub(crate) links: Vec<Range<usize>>,
    /// Where the text can be cut, in order, better places with the smaller [`Cut`].
    pub(crate) cuts: Vec<(usize, Cut)>,
}

/// A heading of the plain text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Heading {
    /// From 1.
    pub(crate) level: usize,
    /// Without the number signs.
    pub(crate) title: String,
    /// Its whole line in the text.
    pub(crate) range: Range<usize>,
}

/// How good a place to cut is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Cut {
    /// Between two blocks.
    Block,
    /// Between two items or rows.
    Item,
    /// Between two sentences.
    Sentence,
    /// Between two lines of code.
    Line,
}

impl Plain {
    /// The plain text of Markdown.
    pub(crate) fn of(markdown: &str) -> Self {
        let mut writer = Writer::default();
        for event in Parser::new_ext(markdown, EXTENSIONS) {
            writer.event(event);
        }
        writer.finish()
    }
}

#[derive(Default)]
struct Writer {
    plain: Plain,
    /// Next number of each open list; none for bullets.
    lists: Vec<Option<u64>>,
    /// What begins the next line: an item's marker, and the indentation under it.
    marker: Option<String>,
    block: usize,
    in_code: bool,
    html: String,
    cells: usize,
    /// Where the open link to another article began.
    link: Option<usize>,
}

impl Writer {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.in_code => self.code_lines(&text),
            Event::Text(text) => self.push(&text),
            Event::Code(code) => self.inline_code(&code),
            Event::SoftBreak => self.push(" "),
            Event::HardBreak => self.line(),
            Event::Html(html) => self.html.push_str(&html),
            Event::TaskListMarker(done) => self.push(if done { "[x] " } else { "[ ] " }),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { level, .. } => {
                self.open();
                self.push(&"#".repeat(depth(level)));
                self.push(" ");
            }
            Tag::Paragraph | Tag::Table(_) => self.open(),
            Tag::List(first) => self.lists.push(first),
            Tag::Item => {
                let marker = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "- ".to_owned(),
                };
                self.marker = Some(marker);
            }
            Tag::CodeBlock(kind) => {
                self.open();
                self.in_code = true;
                let language = match &kind {
                    CodeBlockKind::Fenced(language) => language.as_ref(),
                    CodeBlockKind::Indented => "",
                };
                self.push("```");
                self.push(language);
                self.line();
            }
            Tag::TableHead | Tag::TableRow => {
                self.line_unless_fresh();
                self.block = self.plain.text.len();
                self.cells = 0;
                self.push("|");
            }
            Tag::TableCell => self.push(" "),
            Tag::HtmlBlock => self.html.clear(),
            Tag::Link { dest_url, .. } => {
                self.link = (!dest_url.contains(':')).then_some(self.plain.text.len())
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                let range = self.block..self.plain.text.len();
                let title = self.plain.text[range.clone()].trim_start_matches(['#', ' ']).to_owned();
                self.plain.headings.push(Heading { level: depth(level), title, range });
            }
            TagEnd::Paragraph => self.sentences(),
            TagEnd::Link => {
                if let Some(start) = self.link.take() {
                    self.plain.links.push(start..self.plain.text.len());
                }
            }
            TagEnd::List(_) => {
                self.lists.pop();
                self.marker = None;
            }
            TagEnd::Item => {
                self.marker = None;
                self.sentences();
                self.cut(Cut::Item);
            }
            TagEnd::CodeBlock => {
                self.in_code = false;
                self.line_unless_fresh();
                self.push("```");
            }
            TagEnd::TableCell => {
                self.cells += 1;
                self.push(" |");
            }
            TagEnd::TableHead => {
                self.line();
                self.push("|");
                self.push(&"---|".repeat(self.cells));
            }
            TagEnd::TableRow => self.cut(Cut::Item),
            TagEnd::HtmlBlock => {
                let markdown = html::to_markdown(&std::mem::take(&mut self.html));
                if !markdown.trim().is_empty() {
                    self.open();
                    self.push(&Plain::of(&markdown).text);
                    self.sentences();
                }
            }
            _ => {}
        }
    }

    fn push(&mut self, text: &str) {
        if self.marker.is_some() && !self.in_code {
            // A tight list: its items have no paragraph that would have begun the block.
            self.open();
        }
        self.plain.text.push_str(text);
    }

    fn inline_code(&mut self, code: &CowStr<'_>) {
        let longest = code.split(|c| c != '`').map(str::len).max().unwrap_or(0);
        let fence = "`".repeat(longest + 1);
        let pad = if longest > 0 { " " } else { "" };
        self.push(&format!("{fence}{pad}{code}{pad}{fence}"));
    }

    fn code_lines(&mut self, text: &str) {
        let mut lines = text.split('\n');
        self.plain.text.push_str(lines.next().unwrap_or_default());
        for line in lines {
            self.line();
            self.cut(Cut::Line);
            self.plain.text.push_str(line);
        }
    }

    /// Begins a block: an empty line before it, or a mere line end between the items of a list.
    fn open(&mut self) {
        let depth = self.lists.len();
        let marker = self.marker.take();
        if !self.plain.text.is_empty() {
            if !self.plain.text.ends_with('\n') {
                self.plain.text.push('\n');
            }
            let tight = depth > 0 && (marker.is_none() || self.follows_item());
            if !tight {
                self.plain.text.push('\n');
                if depth == 0 {
                    self.cut(Cut::Block);
                }
            }
        }
        self.indent(if marker.is_some() { depth.saturating_sub(1) } else { depth });
        self.plain.text.push_str(marker.as_deref().unwrap_or_default());
        self.block = self.plain.text.len();
    }

    /// Is the last line that of an item, so that the next item goes right under it?
    fn follows_item(&self) -> bool {
        let last = self.plain.text.trim_end_matches('\n').rsplit('\n').next().unwrap_or_default();
        let bare = last.trim_start();
        last.starts_with("   ") || bare.starts_with("- ") || is_numbered(bare)
    }

    fn indent(&mut self, depth: usize) {
        for _ in 0..depth {
            self.plain.text.push_str("   ");
        }
    }

    fn line(&mut self) {
        self.plain.text.push('\n');
        let depth = self.lists.len();
        self.indent(depth);
    }

    fn line_unless_fresh(&mut self) {
        if !self.plain.text.is_empty() && !self.plain.text.trim_end_matches(' ').ends_with('\n') {
            self.line();
        }
    }

    fn cut(&mut self, kind: Cut) {
        self.plain.cuts.push((self.plain.text.len(), kind));
    }

    fn sentences(&mut self) {
        let block = self.block.min(self.plain.text.len());
        let ends: Vec<usize> = citecore::sentences(&self.plain.text[block..])
            .into_iter()
            .map(|sentence| block + sentence.end)
            .collect();
        self.plain.cuts.extend(ends.into_iter().map(|end| (end, Cut::Sentence)));
    }

    fn finish(mut self) -> Plain {
        self.plain.text.truncate(self.plain.text.trim_end().len());
        let length = self.plain.text.len();
        self.plain.cuts.retain(|(at, _)| *at < length);
        self.plain.cuts.sort_unstable();
        self.plain
    }
}

/// Does a line begin as an item of a numbered list?
pub(crate) fn is_numbered(line: &str) -> bool {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    digits > 0 && line[digits..].starts_with(". ")
}

fn depth(level: HeadingLevel) -> usize {
    level as usize
}

#[cfg(test)]
mod tests {
    use super::Plain;

    #[test]
    fn markdown_reads_as_plain_text() {
        let table = [
            ("A *star* is [far](polar-alignment).", "A star is far."),
            ("# One\n\ntext\nmore\n\n## Two `x`\n", "# One\n\ntext more\n\n## Two `x`"),
            ("Do:\n\n1. first\n2. second\n   more\n\nEnd.", "Do:\n\n1. first\n2. second more\n\nEnd."),
            ("3. first\n\n4. second\n\n   next", "3. first\n4. second\n   next"),
            ("- a\n  - b\n  - c\n- d", "- a\n   - b\n   - c\n- d"),
            ("| A | B |\n|---|---|\n| 1 | `x[0]` |\n", "| A | B |\n|---|---|\n| 1 | `x[0]` |"),
            ("- a\n\n  | A |\n  |---|\n  | 1 |", "- a\n   | A |\n   |---|\n   | 1 |"),
            (
                "Text\n\n```python\nif a[0]:\n    b()\n```\n\nEnd",
                "Text\n\n```python\nif a[0]:\n    b()\n```\n\nEnd",
            ),
            ("Press [Enter], see ![panel](p.png) <b>now</b>.", "Press [Enter], see panel now."),
            ("- [x] done\n- [ ] open", "- [x] done\n- [ ] open"),
            ("a\n\n<div><p>In a box.</p></div>\n\nb", "a\n\nIn a box.\n\nb"),
            ("``a`b``", "`` a`b ``"),
            ("", ""),
        ];
        for (markdown, expected) in table {
            assert_eq!(Plain::of(markdown).text, expected, "{markdown:?}");
        }
    }

    #[test]
    fn headings_lie_where_they_say() {
        let plain = Plain::of("intro\n\n## The *first*\n\ntext\n\n### Second\n");
        let found: Vec<(usize, &str, &str)> = plain
            .headings
            .iter()
            .map(|heading| (heading.level, heading.title.as_str(), &plain.text[heading.range.clone()]))
            .collect();
        assert_eq!(found, [(2, "The first", "## The first"), (3, "Second", "### Second")]);
    }
}
