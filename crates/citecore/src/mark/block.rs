//! The blocks of a Markdown text, line by line: what a line begins, goes on with or ends.
//!
//! Follows CommonMark's block structure as far as marks and statements depend on it. A line is told by as little of it
//! as possible, so that a stream needn't wait for its end.

use super::{
    bytes::{floor_boundary, line_end},
    columns::Columns,
    cursor::Stop,
    list,
};

/// Lines are told by so many bytes at the most; what goes on after that is prose.
pub(crate) const LONGEST_START: usize = 200;

/// What a line is, behind its prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing but white space.
    Blank,
    /// Code, or the fence around it; kept to the letter.
    Code,
    /// A thematic break.
    Break,
    /// The underline of a heading, whose text is the paragraph before it.
    Underline,
    /// `# Heading`
    Heading,
    /// Text that begins a paragraph, list item or table row.
    Prose,
    /// Text that goes on with the paragraph of the line before.
    Continued,
}

/// A line's prefix (indentation, quote and list markers), in bytes, and what is behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) prefix: usize,
    pub(crate) kind: Kind,
    /// A list marker is part of the prefix.
    pub(crate) item: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Container {
    Quote,
    /// A list item whose text is indented by so many columns.
    Item {
        indent: usize,
        /// Nothing is in it yet: a blank line ends it.
        empty: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Leaf {
    None,
    Paragraph,
    Fence { fence: char, length: usize },
    Indented,
}

/// The open blocks of a text.
#[derive(Clone, Debug)]
pub(crate) struct Blocks {
    containers: Vec<Container>,
    leaf: Leaf,
    /// What the line that was told last opens.
    opened: Vec<Container>,
}

/// A line that was told, and how it changes the open blocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    pub(crate) line: Line,
    /// How many of the containers go on.
    kept: usize,
    leaf: Leaf,
}

/// Nested deeper than this, quote and list markers are text: it bounds the work a line can make.
const DEEPEST: usize = 32;

impl Blocks {
    pub(crate) fn new() -> Self {
        Self { containers: Vec::new(), leaf: Leaf::None, opened: Vec::new() }
    }

    /// Tells the line that `text` begins with; [`Blocks::enter`] goes into it.
    pub(crate) fn tell(&mut self, text: &str, last: bool) -> Result<Told, Stop> {
        self.opened.clear();
        if let Some(told) = self.plain(text) {
            return Ok(told);
        }
        let window = &text[..floor_boundary(text, LONGEST_START)];
        let end = line_end(window, 0).map(|at| at + 1);
        let whole = last || window.len() < text.len() || end.is_some();
        match self.classify(&window[..end.unwrap_or(window.len())], whole) {
            Err(Stop::No) => {
                self.opened.clear();
                let line = Line { prefix: 0, kind: Kind::Prose, item: false };
                Ok(Told { line, kept: 0, leaf: Leaf::None })
            }
            told => told,
        }
    }

    /// Goes into the line that was told last.
    pub(crate) fn enter(&mut self, told: Told) {
        self.containers.truncate(told.kept);
        self.containers.append(&mut self.opened);
        self.leaf = told.leaf;
        if told.line.kind != Kind::Blank {
            for container in &mut self.containers {
                if let Container::Item { empty, .. } = container {
                    *empty = false;
                }
            }
        }
    }

    /// Most lines are told by their first bytes: spaces, a bullet perhaps, a letter.
    fn plain(&mut self, text: &str) -> Option<Told> {
        let bytes = text.as_bytes();
        let paragraph = match self.leaf {
            Leaf::None => false,
            Leaf::Paragraph => true,
            Leaf::Fence { .. } | Leaf::Indented => return None,
        };
        let spaces = bytes.iter().position(|&byte| byte != b' ')?;
        let (mut kept, mut indent) = (0, spaces);
        for container in &self.containers {
            match *container {
                Container::Quote => return None,
                Container::Item { indent: own, .. } if own <= indent => indent -= own,
                Container::Item { .. } => break,
            }
            kept += 1;
        }
        if indent >= 4 && kept == 0 {
            return None;
        }
        let letter = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
        let told = |prefix, kind, item, kept| {
            Some(Told { line: Line { prefix, kind, item }, kept, leaf: Leaf::Paragraph })
        };
        match &bytes[spaces..] {
            [b'-' | b'*' | b'+', b' ', first, ..] if letter(first) && kept < DEEPEST => {
                self.opened.push(Container::Item { indent: indent + 2, empty: false });
                told(spaces + 2, Kind::Prose, true, kept)
            }
            [first, ..] if letter(first) && paragraph => {
                told(spaces, Kind::Continued, false, self.containers.len())
            }
            [first, ..] if letter(first) => told(spaces, Kind::Prose, false, kept),
            [b'\n', ..] if self.containers.is_empty() => {
                let line = Line { prefix: 0, kind: Kind::Blank, item: false };
                Some(Told { line, kept: 0, leaf: Leaf::None })
            }
            _ => None,
        }
    }

    fn classify(&mut self, text: &str, last: bool) -> Result<Told, Stop> {
        let mut cursor = Columns::new(text, last);
        let mut matched = 0;
        let mut blank = cursor.is_blank()?;
        let mut spaces = cursor.cursor.spaces();
        for container in &self.containers {
            match *container {
                Container::Quote => {
                    if !cursor.quote()? {
                        break;
                    }
                    blank = cursor.is_blank()?;
                    spaces = 0;
                }
                // Deep lists are told by their spaces, which are counted once.
                Container::Item { indent, .. } if indent <= spaces => {
                    cursor.take_spaces(indent);
                    spaces -= indent;
                }
                Container::Item { indent, .. } => {
                    if !blank && !cursor.indent(indent)? {
                        break;
                    }
                    spaces = 0;
                }
            }
            matched += 1;
        }
        let all = matched == self.containers.len();

        if all && let Leaf::Fence { fence, length } = self.leaf {
            let leaf = if cursor.closes_fence(fence, length)? { Leaf::None } else { self.leaf };
            let line = Line { prefix: cursor.cursor.at, kind: Kind::Code, item: false };
            return Ok(Told { line, kept: matched, leaf });
        }
        if blank {
            let leaf = if all && self.leaf == Leaf::Indented { Leaf::Indented } else { Leaf::None };
            let line = Line { prefix: 0, kind: Kind::Blank, item: false };
            return Ok(Told { line, kept: self.kept_by_blank(matched), leaf });
        }

        let interrupts = self.leaf == Leaf::Paragraph;
        let is_item = |container: &Container| matches!(container, Container::Item { .. });
        let mut in_list = self.containers[..matched].iter().any(is_item);
        let mut item = false;
        let told =
            |prefix, kind, item, leaf| Ok(Told { line: Line { prefix, kind, item }, kept: matched, leaf });
        let first = loop {
            let mut ahead = cursor;
            let indent = ahead.skip_indent()?;
            let first = ahead.cursor.peek()?;
            if indent >= 4 && !in_list {
                if interrupts && self.opened.is_empty() {
                    break first;
                }
                return told(cursor.cursor.at, Kind::Code, item, Leaf::Indented);
            }
            if !first.is_some_and(begins_container) || matched + self.opened.len() >= DEEPEST {
                break first;
            }
            if first == Some('>') {
                if !cursor.quote()? {
                    break first;
                }
                self.opened.push(Container::Quote);
                if cursor.is_blank()? {
                    return told(cursor.cursor.at, Kind::Blank, item, Leaf::None);
                }
                continue;
            }
            if cursor.is_break()? {
                break first;
            }
            let Some(width) = list::marker(&mut cursor, interrupts && all && self.opened.is_empty())? else {
                break first;
            };
            let empty = cursor.is_blank()?;
            self.opened.push(Container::Item { indent: width, empty });
            (item, in_list) = (true, true);
            if empty {
                return told(cursor.cursor.at, Kind::Blank, item, Leaf::None);
            }
        };
        let opened = !self.opened.is_empty();
        let content = cursor;
        cursor.skip_indent()?;
        let prefix = cursor.cursor.at;
        if first.is_some_and(begins_leaf) {
            if let Some((fence, length)) = cursor.opens_fence()? {
                return told(prefix, Kind::Code, item, Leaf::Fence { fence, length });
            }
            if cursor.is_heading()? {
                return told(prefix, Kind::Heading, item, Leaf::None);
            }
            if interrupts && !opened && all && cursor.underlines()? {
                return told(prefix, Kind::Underline, item, Leaf::None);
            }
            if content.is_break()? {
                return told(prefix, Kind::Break, item, Leaf::None);
            }
        }
        if interrupts && !opened {
            // Text goes on with the paragraph even where the markers of its quote or list are left out.
            let line = Line { prefix, kind: Kind::Continued, item };
            return Ok(Told { line, kept: self.containers.len(), leaf: Leaf::Paragraph });
        }
        told(prefix, Kind::Prose, item, Leaf::Paragraph)
    }

    /// How many containers go on behind a blank line. A quote ends at a line without its marker; a list item may go on, but
    /// for one that nothing is in yet.
    fn kept_by_blank(&self, matched: usize) -> usize {
        let ended = self.containers[matched..].iter().position(|container| *container == Container::Quote);
        let kept = ended.map_or(self.containers.len(), |at| matched + at);
        let empty = matches!(self.containers[..kept].last(), Some(Container::Item { empty: true, .. }));
        kept - usize::from(empty)
    }
}

/// May a quote or list marker begin with this character?
fn begins_container(c: char) -> bool {
    matches!(c, '>' | '-' | '*' | '+' | '0'..='9')
}

/// May a fence, heading, underline or thematic break begin with this character?
fn begins_leaf(c: char) -> bool {
    matches!(c, '`' | '~' | '#' | '=' | '-' | '*' | '_')
}
