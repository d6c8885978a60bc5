//! From the Markdown of one top-level block to its tree.

use std::ops::Range;

use citecore::{Answer, safe_url};
use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag, TagEnd};

use crate::{
    block::{Alignment, Block, Inline, Item},
    marked::{Cited, Marked, STAND_IN, write_mark},
};

/// Deeper nesting is shown flat: whoever walks a tree may do so by recursion.
const DEPTH: usize = 32;

/// How often each reference was cited so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occurrences(Vec<(usize, usize)>);

impl Occurrences {
    /// Counts one more of a number, gives how many there are of it. Numbers mostly come in their order, so that a new one is
    /// put at the end.
    fn count(&mut self, number: usize) -> usize {
        let at = match self.0.binary_search_by_key(&number, |(known, _)| *known) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (number, 0));
                at
            }
        };
        self.0[at].1 += 1;
        self.0[at].1
    }
}

pub(crate) fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS)
}

/// Offsets of the lines on which the top-level blocks of the text begin.
///
/// A link definition counts as a paragraph: without `[` there is none. Blocks have to begin in the same place whether
/// what stands before them is still there or not, and behind a definition the parser begins them otherwise.
pub(crate) fn starts(text: &str) -> Vec<usize> {
    let text = &text.replace('[', "(");
    let mut starts = Vec::new();
    let mut depth = 0_usize;
    for (event, range) in parser(text).into_offset_iter() {
        match event {
            Event::Start(_) if depth == 0 => starts.push(line_start(text, range.start)),
            Event::Rule if depth == 0 => starts.push(line_start(text, range.start)),
            _ => {}
        }
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
    }
    starts.dedup();
    starts
}

fn line_start(text: &str, offset: usize) -> usize {
    text[..offset].rfind(['\n', '\r']).map_or(0, |end| end + 1)
}

/// The tree of a part of the text that begins where a top-level block does. Link definitions hold within the part.
///
/// `text` is the part as it is to be shown: up to `limit`, counted from its start, it is what `marked` holds at `start`;
/// after it come delimiters that close what is still open, which are never shown themselves.
pub(crate) fn parse(
    text: &str,
    limit: usize,
    marked: &Marked,
    start: usize,
    occurrences: &mut Occurrences,
) -> Vec<Block> {
    let mut builder = Builder {
        text,
        marked,
        start,
        occurrences,
        frames: vec![Frame::new(Kind::Document)],
        skipped: 0,
        links: 0,
        empty: 0,
    };
    let mut ignored = 0_usize;
    for (event, range) in parser(text).into_offset_iter() {
        match event {
            Event::Start(_) if ignored > 0 || range.start >= limit => ignored += 1,
            Event::End(_) if ignored > 0 => ignored -= 1,
            Event::End(_) => builder.take(event, range),
            _ if ignored > 0 || range.start >= limit => {}
            _ => builder.take(event, range),
        }
    }
    builder.finish()
}

/// The tree of an answer that is whole. Link definitions hold throughout it, which they can't while it streams.
pub(crate) fn whole(answer: &Answer) -> Vec<Block> {
    let marked = Marked::of_answer(answer);
    parse(&marked.text, marked.text.len(), &marked, 0, &mut Occurrences::default())
}

struct Builder<'a> {
    text: &'a str,
    marked: &'a Marked,
    start: usize,
    occurrences: &'a mut Occurrences,
    frames: Vec<Frame>,
    /// Open elements that are too deep to have a frame.
    skipped: usize,
    /// Open links and images.
    links: usize,
    /// How many cells stand empty at the ends of rows.
    empty: usize,
}

/// So many cells are made of what rows lack beside the head. With a head of hundreds, all that they lack would be a hundred times what the
/// model wrote, and a page would be laid out for minutes.
const MOST_EMPTY: usize = 1000;

/// An element that is still open, and what it holds so far.
struct Frame {
    kind: Kind,
    blocks: Vec<Block>,
    inlines: Vec<Inline>,
}

enum Kind {
    Document,
    Paragraph,
    Heading(u8),
    Code(String),
    Quote,
    List(Option<u64>, Vec<Item>),
    Item(Option<bool>),
    Table(Vec<Alignment>, Vec<Vec<Vec<Inline>>>),
    Row(Vec<Vec<Inline>>),
    Cell,
    Emphasis,
    Strong,
    Strikethrough,
    /// A link or an image; none where the url is refused.
    Link(Option<String>),
    /// What it holds goes to the element around it.
    Passed,
}

impl Frame {
    fn new(kind: Kind) -> Self {
        Self { kind, blocks: Vec::new(), inlines: Vec::new() }
    }

    /// Blocks, loose inlines among them.
    fn into_blocks(mut self) -> Vec<Block> {
        self.flush();
        self.blocks
    }

    fn task_box(&mut self) -> Option<&mut Option<bool>> {
        match &mut self.kind {
            Kind::Item(checked) => Some(checked),
            _ => None,
        }
    }

    fn flush(&mut self) {
        if !self.inlines.is_empty() {
            self.blocks.push(Block::Plain(std::mem::take(&mut self.inlines)));
        }
    }

    fn push_text(&mut self, text: &str) {
        match self.inlines.last_mut() {
            Some(Inline::Text(before)) => before.push_str(text),
            _ if text.is_empty() => {}
            _ => self.inlines.push(Inline::Text(text.to_owned())),
        }
    }
}

impl Builder<'_> {
    fn take(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) => self.text(&text, range),
            Event::Html(text) => self.text(&text, range),
            Event::InlineHtml(tag) if is_line_break(&tag) => self.top().inlines.push(Inline::Break),
            Event::InlineHtml(text) => self.text(&text, range),
            Event::Code(code) => {
                let code = self.written_out(&code, range);
                self.top().inlines.push(Inline::Code(code));
            }
            Event::SoftBreak => self.top().push_text("\n"),
            Event::HardBreak => self.top().inlines.push(Inline::Break),
            Event::Rule => self.block(Block::Rule),
            Event::TaskListMarker(checked) => {
                if let Some(item) = self.frames.iter_mut().rev().find_map(Frame::task_box) {
                    *item = Some(checked);
                }
            }
            // Not asked of the parser.
            Event::FootnoteReference(_) | Event::InlineMath(_) | Event::DisplayMath(_) => {}
        }
    }

    fn open(&mut self, tag: Tag<'_>) {
        if matches!(tag, Tag::Link { .. } | Tag::Image { .. }) {
            self.links += 1;
        }
        if self.skipped > 0 || self.frames.len() > DEPTH {
            self.skipped += 1;
            return;
        }
        let kind = match tag {
            Tag::Paragraph | Tag::HtmlBlock => Kind::Paragraph,
            Tag::Heading { level, .. } => Kind::Heading(level as u8),
            Tag::BlockQuote(_) => Kind::Quote,
            Tag::CodeBlock(CodeBlockKind::Fenced(info)) => {
                let language = info.split([' ', ',', '{']).next().unwrap_or_default();
                Kind::Code(language.replace(STAND_IN, ""))
            }
            Tag::CodeBlock(CodeBlockKind::Indented) => Kind::Code(String::new()),
            Tag::List(start) => Kind::List(start, Vec::new()),
            Tag::Item => Kind::Item(None),
            Tag::Table(alignments) => {
                Kind::Table(alignments.into_iter().map(alignment).collect(), Vec::new())
            }
            Tag::TableHead | Tag::TableRow => Kind::Row(Vec::new()),
            Tag::TableCell => Kind::Cell,
            Tag::Emphasis => Kind::Emphasis,
            Tag::Strong => Kind::Strong,
            Tag::Strikethrough => Kind::Strikethrough,
            Tag::Link { link_type: LinkType::Email, dest_url: address, .. } => {
                self.link(&format!("mailto:{address}"))
            }
            // An image would be a request to whoever the model names; its description, linked, leaves that to the reader.
            Tag::Link { dest_url: url, .. } | Tag::Image { dest_url: url, .. } => self.link(&url),
            _ => Kind::Passed,
        };
        self.frames.push(Frame::new(kind));
    }

    /// A link; where it stands in another, or its url is refused, there is none.
    fn link(&self, url: &str) -> Kind {
        Kind::Link(safe_url(url).filter(|url| self.links == 1 && !url.contains(STAND_IN)).map(Into::into))
    }

    fn close(&mut self, tag: TagEnd) {
        if matches!(tag, TagEnd::Link | TagEnd::Image) {
            self.links -= 1;
        }
        if self.skipped > 0 {
            self.skipped -= 1;
            if !is_inline(tag) {
                self.top().push_text("\n");
            }
            return;
        }
        let Some(mut frame) = self.frames.pop() else { return };
        let inlines = std::mem::take(&mut frame.inlines);
        match std::mem::replace(&mut frame.kind, Kind::Passed) {
            Kind::Document => self.frames.push(frame),
            Kind::Paragraph => self.block(Block::Paragraph(inlines)),
            Kind::Heading(level) => self.block(Block::Heading { level, content: inlines }),
            Kind::Code(language) => {
                let text = inlines.into_iter().map(literal).collect();
                self.block(Block::Code { language, text });
            }
            Kind::Quote => {
                frame.inlines = inlines;
                let blocks = frame.into_blocks();
                self.block(Block::Quote(blocks));
            }
            Kind::List(start, items) => self.block(Block::List { start, items }),
            Kind::Item(checked) => {
                frame.inlines = inlines;
                let item = Item { checked, blocks: frame.into_blocks() };
                if let Kind::List(_, items) = &mut self.top().kind {
                    items.push(item);
                }
            }
            Kind::Table(alignments, mut rows) => {
                let head = if rows.is_empty() { Vec::new() } else { rows.remove(0) };
                self.block(Block::Table { alignments, head, rows });
            }
            Kind::Row(cells) => self.row(cells),
            Kind::Cell => {
                if let Kind::Row(cells) = &mut self.top().kind {
                    cells.push(inlines);
                }
            }
            Kind::Emphasis => self.top().inlines.push(Inline::Emphasis(inlines)),
            Kind::Strong => self.top().inlines.push(Inline::Strong(inlines)),
            Kind::Strikethrough => self.top().inlines.push(Inline::Strikethrough(inlines)),
            Kind::Link(Some(url)) => self.top().inlines.push(Inline::Link { url, content: inlines }),
            Kind::Link(None) | Kind::Passed => {
                for inline in inlines {
                    self.inline(inline);
                }
            }
        }
    }

    /// A row of the table that is open, without the cells that stand empty at its end where there were too many of these.
    fn row(&mut self, mut cells: Vec<Vec<Inline>>) {
        let filled = cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
        self.empty += cells.len() - filled;
        if self.empty > MOST_EMPTY {
            cells.truncate(filled);
        }
        if let Kind::Table(_, rows) = &mut self.top().kind {
            rows.push(cells);
        }
    }

    fn block(&mut self, block: Block) {
        let frame = self.top();
        frame.flush();
        frame.blocks.push(block);
    }

    fn inline(&mut self, inline: Inline) {
        match inline {
            Inline::Text(text) => self.top().push_text(&text),
            inline => self.top().inlines.push(inline),
        }
    }

    /// Text, cut where citations stand in it.
    fn text(&mut self, text: &str, range: Range<usize>) {
        let here = self.start + range.start;
        let in_code = matches!(self.top().kind, Kind::Code(_));
        if in_code || self.links > 0 || self.text.get(range.clone()) != Some(text) {
            let text = self.written_out(text, range);
            return self.top().push_text(&text);
        }
        let mut at = 0;
        for (offset, stand_in) in text.match_indices(STAND_IN) {
            if let Some(Cited { number, index }) = self.marked.cited_at(here + offset) {
                self.top().push_text(&text[at..offset]);
                let occurrence = self.occurrences.count(number);
                self.top().inlines.push(Inline::Citation { number, occurrence, index });
                at = offset + stand_in.len();
            }
        }
        self.top().push_text(&text[at..]);
    }

    fn written_out(&self, text: &str, range: Range<usize>) -> String {
        let source = &self.text[range.clone()];
        self.marked.written_out(text, source, self.start + range.start).into_owned()
    }

    fn top(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Frame::new(Kind::Document));
        }
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    fn finish(mut self) -> Vec<Block> {
        std::mem::replace(self.top(), Frame::new(Kind::Document)).into_blocks()
    }
}

fn is_inline(tag: TagEnd) -> bool {
    matches!(tag, TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image)
}

/// Models write it in the cells of tables, which Markdown gives no other line break.
fn is_line_break(tag: &str) -> bool {
    let name = tag.trim_start_matches('<').trim_end_matches('>').trim_end_matches('/').trim();
    name.eq_ignore_ascii_case("br")
}

fn alignment(alignment: pulldown_cmark::Alignment) -> Alignment {
    match alignment {
        pulldown_cmark::Alignment::None => Alignment::Unset,
        pulldown_cmark::Alignment::Left => Alignment::Start,
        pulldown_cmark::Alignment::Center => Alignment::Center,
        pulldown_cmark::Alignment::Right => Alignment::End,
    }
}

fn literal(inline: Inline) -> String {
    match inline {
        Inline::Text(text) | Inline::Code(text) => text,
        Inline::Citation { number, .. } => {
            let mut mark = String::new();
            write_mark(&mut mark, number);
            mark
        }
        Inline::Break => "\n".to_owned(),
        Inline::Emphasis(_) | Inline::Strong(_) | Inline::Strikethrough(_) | Inline::Link { .. } => {
            String::new()
        }
    }
}
