//! The blocks of a Markdown text, line by line: what a line begins, goes on with or ends.
//!
//! Follows CommonMark's block structure as far as marks and statements depend on it. A line is told by as little of it
//! as possible, so that a stream needn't wait for its end.

use super::{
    bytes::{floor_boundary, line_end},
    columns::Columns,
    cursor::Stop,
    leaf::begins_leaf,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToldLine {
    pub(crate) line: Line,
    /// How many of the containers go on.
    kept: usize,
    leaf: Leaf,
}

/// What the markers at the beginning of a line end at.
enum Opened {
    /// Nothing is behind them.
    Blank,
    /// Indented code.
    Indented,
    Text,
}

/// Nested deeper than this, quote and list markers are text: it bounds the work a line can make.
const DEEPEST: usize = 32;

impl Blocks {
    pub(crate) fn new() -> Self {
        Self { containers: Vec::new(), leaf: Leaf::None, opened: Vec::new() }
    }

    /// Tells the line that `text` begins with; [`Blocks::enter`] goes into it.
    pub(crate) fn tell(&mut self, text: &str, last: bool) -> Result<ToldLine, Stop> {
        self.opened.clear();
        match self.plain(text) {
            Some(told) => Ok(told),
            None => self.tell_closely(text, last),
        }
    }

    fn tell_closely(&mut self, text: &str, last: bool) -> Result<ToldLine, Stop> {
        let window = &text[..floor_boundary(text, LONGEST_START)];
        let end = line_end(window, 0).map(|at| at + 1);
        let whole = last || window.len() < text.len() || end.is_some();
        match self.classify(&window[..end.unwrap_or(window.len())], whole) {
            Err(Stop::No) => {
                self.opened.clear();
                let line = Line { prefix: 0, kind: Kind::Prose, item: false };
                Ok(ToldLine { line, kept: 0, leaf: Leaf::None })
            }
            told => told,
        }
    }

    /// Goes into the line that was told last.
    pub(crate) fn enter(&mut self, told: ToldLine) {
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

    /// Most lines are told by their first bytes: spaces, a bullet perhaps, text.
    fn plain(&mut self, text: &str) -> Option<ToldLine> {
        let bytes = text.as_bytes();
        let paragraph = match self.leaf {
            Leaf::None => false,
            Leaf::Paragraph => true,
            Leaf::Fence { .. } | Leaf::Indented => return None,
        };
        let spaces = bytes.iter().position(|&byte| byte != b' ')?;
        if spaces > LONGEST_START - 3 {
            // What is behind them is too far away to tell the line by.
            return None;
        }
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
        let told = |prefix, kind, item, kept| {
            Some(ToldLine { line: Line { prefix, kind, item }, kept, leaf: Leaf::Paragraph })
        };
        match &bytes[spaces..] {
            [b'-' | b'*' | b'+', b' ', text @ ..] if is_plain(text) && kept < DEEPEST => {
                self.opened.push(Container::Item { indent: indent + 2, empty: false });
                told(spaces + 2, Kind::Prose, true, kept)
            }
            text if is_plain(text) && paragraph => {
                told(spaces, Kind::Continued, false, self.containers.len())
            }
            text if is_plain(text) => told(spaces, Kind::Prose, false, kept),
            [b'\n', ..] if self.containers.is_empty() => {
                let line = Line { prefix: 0, kind: Kind::Blank, item: false };
                Some(ToldLine { line, kept: 0, leaf: Leaf::None })
            }
            _ => None,
        }
    }

    fn classify(&mut self, text: &str, last: bool) -> Result<ToldLine, Stop> {
        let mut columns = Columns::new(text, last);
        let (kept, blank) = self.go_into_kept(&mut columns)?;
        let all = kept == self.containers.len();
        if all && let Leaf::Fence { fence, length } = self.leaf {
            let leaf = if columns.closes_fence(fence, length)? { Leaf::None } else { self.leaf };
            let line = Line { prefix: columns.at(), kind: Kind::Code, item: false };
            return Ok(ToldLine { line, kept, leaf });
        }
        if blank {
            let leaf = if all && self.leaf == Leaf::Indented { Leaf::Indented } else { Leaf::None };
            let line = Line { prefix: 0, kind: Kind::Blank, item: false };
            return Ok(ToldLine { line, kept: self.kept_by_blank(kept), leaf });
        }
        let (end, item) = self.open_containers(&mut columns, kept)?;
        let (kind, leaf) = match end {
            Opened::Blank => (Kind::Blank, Leaf::None),
            Opened::Indented => (Kind::Code, Leaf::Indented),
            Opened::Text => self.tell_leaf(&mut columns, all)?,
        };
        // Text goes on with the paragraph even where the markers of its quote or list are left out.
        let kept = if kind == Kind::Continued { self.containers.len() } else { kept };
        Ok(ToldLine { line: Line { prefix: columns.at(), kind, item }, kept, leaf })
    }

    /// Reads what lets the open containers go on: how many do, and whether there is nothing behind it.
    fn go_into_kept(&self, columns: &mut Columns<'_>) -> Result<(usize, bool), Stop> {
        let mut kept = 0;
        let mut blank = columns.is_blank()?;
        let mut spaces = columns.spaces();
        for container in &self.containers {
            match *container {
                Container::Quote => {
                    if !columns.quote()? {
                        break;
                    }
                    blank = columns.is_blank()?;
                    spaces = 0;
                }
                // Deep lists are told by their spaces, which are counted once.
                Container::Item { indent, .. } if indent <= spaces => {
                    columns.take_spaces(indent);
                    spaces -= indent;
                }
                Container::Item { indent, .. } => {
                    if !blank && !columns.indent(indent)? {
                        break;
                    }
                    spaces = 0;
                }
            }
            kept += 1;
        }
        Ok((kept, blank))
    }

    /// Reads the markers of quotes and list items that begin here, into `opened`: what is behind them, and whether an item is
    /// among them.
    fn open_containers(&mut self, columns: &mut Columns<'_>, kept: usize) -> Result<(Opened, bool), Stop> {
        let in_paragraph = self.leaf == Leaf::Paragraph;
        let is_item = |container: &Container| matches!(container, Container::Item { .. });
        let mut in_list = self.containers[..kept].iter().any(is_item);
        let mut item = false;
        loop {
            let mut ahead = *columns;
            let indent = ahead.skip_indent()?;
            let first = ahead.peek()?;
            let goes_on = in_paragraph && self.opened.is_empty();
            if indent >= 4 && !in_list {
                return Ok((if goes_on { Opened::Text } else { Opened::Indented }, item));
            }
            if !first.is_some_and(begins_container) || kept + self.opened.len() >= DEEPEST {
                return Ok((Opened::Text, item));
            }
            if first == Some('>') {
                if !columns.quote()? {
                    return Ok((Opened::Text, item));
                }
                self.opened.push(Container::Quote);
                if columns.is_blank()? {
                    return Ok((Opened::Blank, item));
                }
                continue;
            }
            if columns.is_break()? {
                return Ok((Opened::Text, item));
            }
            let interrupts = goes_on && kept == self.containers.len();
            let Some(indent) = list::marker(columns, interrupts)? else { return Ok((Opened::Text, item)) };
            let empty = columns.is_blank()?;
            self.opened.push(Container::Item { indent, empty });
            (item, in_list) = (true, true);
            if empty {
                return Ok((Opened::Blank, item));
            }
        }
    }

    /// Tells the text behind the markers, and reads up to it. `all`: every open container goes on.
    fn tell_leaf(&self, columns: &mut Columns<'_>, all: bool) -> Result<(Kind, Leaf), Stop> {
        let goes_on = self.leaf == Leaf::Paragraph && self.opened.is_empty();
        let indented = *columns;
        columns.skip_indent()?;
        if columns.peek()?.is_some_and(begins_leaf) {
            if let Some((fence, length)) = columns.opens_fence()? {
                return Ok((Kind::Code, Leaf::Fence { fence, length }));
            }
            if columns.is_heading()? {
                return Ok((Kind::Heading, Leaf::None));
            }
            if goes_on && all && columns.underlines()? {
                return Ok((Kind::Underline, Leaf::None));
            }
            if indented.is_break()? {
                return Ok((Kind::Break, Leaf::None));
            }
        }
        Ok((if goes_on { Kind::Continued } else { Kind::Prose }, Leaf::Paragraph))
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

/// Does a text begin in a way that begins nothing else? With a letter, that is, with a sign that means nothing at the beginning of a
/// line, or with a word in bold.
fn is_plain(text: &[u8]) -> bool {
    match text {
        [b'*', b'*', first, ..] => first.is_ascii_alphabetic(),
        [first, ..] => first.is_ascii_alphabetic() || !first.is_ascii() || b"|\"'([$".contains(first),
        [] => false,
    }
}

/// May a quote or list marker begin with this character?
fn begins_container(c: char) -> bool {
    matches!(c, '>' | '-' | '*' | '+' | '0'..='9')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PIECES: &[&str] = &[
        "a",
        "é",
        "\n",
        "\n\n",
        " ",
        "    ",
        "- ",
        "* ",
        "+ ",
        "-",
        "> ",
        "1. ",
        "9) ",
        "# ",
        "```",
        "~~~\n",
        "---",
        "===",
        "\t",
        "\r\n",
        "- a\n",
        "**",
        "|",
        "([",
        "    - b\n",
        "{long}",
    ];

    proptest! {
        #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn what_is_plain_is_told_as_it_is_closely(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..16)) {
            let text = pieces.concat().replace("{long}", &" ".repeat(LONGEST_START - 2));
            let mut blocks = Blocks::new();
            let mut rest = &*text;
            while !rest.is_empty() {
                let mut closely = blocks.clone();
                closely.opened.clear();
                let told = blocks.tell(rest, true).unwrap();
                prop_assert_eq!(told, closely.tell_closely(rest, true).unwrap(), "{:?} of {:?}", rest, text);
                prop_assert_eq!(&blocks.opened, &closely.opened, "{:?} of {:?}", rest, text);
                blocks.enter(told);
                rest = &rest[line_end(rest, 0).map_or(rest.len(), |end| end + 1)..];
            }
        }
    }
}
