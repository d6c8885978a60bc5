//! The blocks of a Markdown text, line by line: what a line begins, goes on with or ends.
//!
//! Follows CommonMark's block structure as far as marks and statements depend on it. A line is told by as little of it
//! as possible, so that a stream needn't wait for its end.

use super::{
    cursor::{Cursor, Stop},
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

#[derive(Clone, Debug, PartialEq)]
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
}

/// Nested deeper than this, quote and list markers are text: it bounds the work a line can make.
const DEEPEST: usize = 32;

impl Blocks {
    pub(crate) fn new() -> Self {
        Self { containers: Vec::new(), leaf: Leaf::None }
    }

    /// Tells the line that `text` begins with.
    pub(crate) fn line(&mut self, text: &str, last: bool) -> Result<Line, Stop> {
        let window = floor_boundary(text, LONGEST_START);
        let cut = window < text.len();
        let end = text[..window].find('\n').map_or(window, |at| at + 1);
        let (line, next) = match self.classify(&text[..end], last || cut || text[..end].ends_with('\n')) {
            Ok(told) => told,
            Err(Stop::More) => return Err(Stop::More),
            Err(Stop::No) => (Line { prefix: 0, kind: Kind::Prose, item: false }, Self::new()),
        };
        *self = next;
        Ok(line)
    }

    /// The line, and the open blocks behind it.
    fn classify(&self, text: &str, last: bool) -> Result<(Line, Self), Stop> {
        let mut cursor = Columns::new(text, last);
        let mut matched = 0;
        for container in &self.containers {
            let before = cursor;
            let fits = match container {
                Container::Quote => cursor.quote()?,
                Container::Item { indent, .. } => cursor.is_blank()? || cursor.indent(*indent)?,
            };
            if !fits {
                cursor = before;
                break;
            }
            matched += 1;
        }
        let all = matched == self.containers.len();
        let mut next = self.clone();

        if all && let Leaf::Fence { fence, length } = self.leaf {
            if cursor.closes_fence(fence, length)? {
                next.leaf = Leaf::None;
            }
            return Ok((Line { prefix: cursor.cursor.at, kind: Kind::Code, item: false }, next));
        }
        if cursor.is_blank()? {
            next.leaf = if all && self.leaf == Leaf::Indented { Leaf::Indented } else { Leaf::None };
            // A quote ends at a line without its marker; a list item may go on after a blank one.
            let ended =
                self.containers[matched..].iter().position(|container| *container == Container::Quote);
            next.containers.truncate(ended.map_or(self.containers.len(), |at| matched + at));
            if matches!(next.containers.last(), Some(Container::Item { empty: true, .. })) {
                next.containers.pop();
            }
            return Ok((Line { prefix: 0, kind: Kind::Blank, item: false }, next));
        }

        let interrupts = self.leaf == Leaf::Paragraph;
        next.containers.truncate(matched);
        let mut item = false;
        loop {
            let in_list = next.containers.iter().any(|container| matches!(container, Container::Item { .. }));
            let indent = cursor.indentation()?;
            if indent >= 4 && !in_list {
                if interrupts && matched == next.containers.len() {
                    break;
                }
                next.leaf = Leaf::Indented;
                return Ok((Line { prefix: cursor.cursor.at, kind: Kind::Code, item }, next));
            }
            if next.containers.len() >= DEEPEST {
                break;
            }
            if cursor.quote()? {
                next.containers.push(Container::Quote);
                if cursor.is_blank()? {
                    next.leaf = Leaf::None;
                    return Ok((Line { prefix: cursor.cursor.at, kind: Kind::Blank, item }, next));
                }
                continue;
            }
            if cursor.is_break()? {
                break;
            }
            let Some(width) =
                list::marker(&mut cursor, interrupts && all && matched == next.containers.len())?
            else {
                break;
            };
            let empty = cursor.is_blank()?;
            next.containers.push(Container::Item { indent: width, empty });
            item = true;
            if empty {
                next.leaf = Leaf::None;
                return Ok((Line { prefix: cursor.cursor.at, kind: Kind::Blank, item }, next));
            }
        }
        for container in &mut next.containers {
            if let Container::Item { empty, .. } = container {
                *empty = false;
            }
        }
        let opened = next.containers.len() > matched;
        let content = cursor;
        cursor.skip_indent()?;
        let prefix = cursor.cursor.at;
        let told = |kind, leaf, mut next: Self| {
            next.leaf = leaf;
            Ok((Line { prefix, kind, item }, next))
        };
        if let Some((fence, length)) = cursor.opens_fence()? {
            return told(Kind::Code, Leaf::Fence { fence, length }, next);
        }
        if cursor.is_heading()? {
            return told(Kind::Heading, Leaf::None, next);
        }
        if interrupts && !opened && all && cursor.underlines()? {
            return told(Kind::Underline, Leaf::None, next);
        }
        if content.is_break()? {
            return told(Kind::Break, Leaf::None, next);
        }
        if interrupts && !opened {
            // Text goes on with the paragraph even where the markers of its quote or list are left out.
            next.containers.clone_from(&self.containers);
            return told(Kind::Continued, Leaf::Paragraph, next);
        }
        told(Kind::Prose, Leaf::Paragraph, next)
    }
}

/// The greatest character boundary that is not behind `at`.
pub(crate) fn floor_boundary(text: &str, at: usize) -> usize {
    if at >= text.len() {
        return text.len();
    }
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// The end of a text: so many bytes, up to three more where a character would be cut.
pub(crate) fn last_bytes(text: &str, length: usize) -> &str {
    &text[floor_boundary(text, text.len().saturating_sub(length))..]
}

/// A cursor over one line that counts columns, tabs to the next multiple of four.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns<'t> {
    pub(super) cursor: Cursor<'t>,
    column: usize,
    /// Columns of a tab that a marker took only a part of.
    spare: usize,
}

impl<'t> Columns<'t> {
    fn new(text: &'t str, last: bool) -> Self {
        Self { cursor: Cursor::new(text, last), column: 0, spare: 0 }
    }

    /// Columns of white space ahead.
    pub(super) fn indentation(&self) -> Result<usize, Stop> {
        let mut ahead = *self;
        ahead.skip_indent()
    }

    pub(super) fn skip_indent(&mut self) -> Result<usize, Stop> {
        let mut columns = std::mem::take(&mut self.spare);
        loop {
            let width = match self.cursor.peek()? {
                Some(' ') => 1,
                Some('\t') => 4 - self.column % 4,
                _ => return Ok(columns),
            };
            self.cursor.next()?;
            self.column += width;
            columns += width;
        }
    }

    /// Reads exactly so many columns of white space, where there are as many.
    fn indent(&mut self, columns: usize) -> Result<bool, Stop> {
        let before = *self;
        let mut left = columns;
        while left > 0 {
            if self.spare > 0 {
                let taken = self.spare.min(left);
                self.spare -= taken;
                left -= taken;
                continue;
            }
            let width = match self.cursor.peek()? {
                Some(' ') => 1,
                Some('\t') => 4 - self.column % 4,
                _ => {
                    *self = before;
                    return Ok(false);
                }
            };
            self.cursor.next()?;
            self.column += width;
            self.spare = width;
        }
        Ok(true)
    }

    pub(super) fn is_blank(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        ahead.skip_indent()?;
        Ok(matches!(ahead.cursor.peek()?, None | Some('\n' | '\r')))
    }

    /// Reads `>` and one column behind it.
    fn quote(&mut self) -> Result<bool, Stop> {
        let before = *self;
        if self.skip_indent()? < 4 && self.cursor.peek()? == Some('>') {
            self.take(1)?;
            if matches!(self.cursor.peek()?, Some(' ' | '\t')) {
                self.indent(1)?;
            }
            return Ok(true);
        }
        *self = before;
        Ok(false)
    }

    /// Reads so many characters that are one column wide.
    pub(super) fn take(&mut self, characters: usize) -> Result<(), Stop> {
        for _ in 0..characters {
            self.cursor.next()?;
            self.column += 1;
        }
        Ok(())
    }

    fn closes_fence(&self, fence: char, length: usize) -> Result<bool, Stop> {
        let mut ahead = *self;
        if ahead.skip_indent()? >= 4 || ahead.cursor.skip_while(|c| c == fence)? < length {
            return Ok(false);
        }
        ahead.is_blank()
    }

    /// The character and length of a code fence ahead.
    fn opens_fence(&self) -> Result<Option<(char, usize)>, Stop> {
        let mut ahead = self.cursor;
        let Some(fence @ ('`' | '~')) = ahead.peek()? else { return Ok(None) };
        let length = ahead.skip_while(|c| c == fence)?;
        if length < 3 {
            return Ok(None);
        }
        if fence == '`' {
            // With a backtick behind them, they enclose a code span.
            ahead.skip_while(|c| c != '`' && c != '\n')?;
            if ahead.peek()? == Some('`') {
                return Ok(None);
            }
        }
        Ok(Some((fence, length)))
    }

    fn is_heading(&self) -> Result<bool, Stop> {
        let mut ahead = self.cursor;
        let level = ahead.skip_while(|c| c == '#')?;
        Ok((1..=6).contains(&level) && matches!(ahead.peek()?, None | Some(' ' | '\t' | '\n' | '\r')))
    }

    /// `===` or `---` under a paragraph.
    fn underlines(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        let Some(line @ ('=' | '-')) = ahead.cursor.peek()? else { return Ok(false) };
        ahead.cursor.skip_while(|c| c == line)?;
        ahead.is_blank()
    }

    /// `***`, `---` or `___`, spaced or not.
    fn is_break(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        if ahead.skip_indent()? >= 4 {
            return Ok(false);
        }
        let Some(mark @ ('*' | '-' | '_')) = ahead.cursor.peek()? else { return Ok(false) };
        let mut marks = 0;
        ahead.cursor.skip_while(|c| {
            marks += usize::from(c == mark);
            c == mark || c == ' ' || c == '\t'
        })?;
        Ok(marks >= 3 && matches!(ahead.cursor.peek()?, None | Some('\n' | '\r')))
    }
}
