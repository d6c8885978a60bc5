//! Cutting an answer into text, marks and what must not be touched, as far as it is there.

use super::{
    block::{Blocks, Kind, Line},
    cursor::{Stop, optional},
    definition::{Definition, note_goes_on, read_definition},
    inline::Inline,
    known::Known,
    leading::Leading,
    own_list,
    syntax::{Form, Item},
    table::is_table_rule,
};
use crate::place;

/// What a stretch of an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Text; a mark that is left out may take white space and brackets at its end along.
    Text,
    /// Kept to the letter whatever comes: code, links, escapes.
    Firm,
    /// The end of a line, or the indentation and markers at the beginning of one.
    LineEdge,
    /// A thematic break, which goes with the model's own references where it stands right before them.
    Break,
    /// A mark; [`Scanner::items`] has its numbers.
    Mark(Form),
    /// A part of the model's own references.
    OwnList,
}

/// An answer as far as it is there, and what its marks can mean.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Received<'t> {
    pub(crate) raw: &'t str,
    /// Nothing comes after it.
    pub(crate) last: bool,
    pub(crate) known: &'t Known,
}

/// Reads an answer from its beginning, piece by piece.
///
/// Every decision hangs on the text alone, never on how much of it is there: where what is there doesn't tell, nothing
/// is given out until more is, and each of these waits is bounded.
#[derive(Clone, Debug)]
pub(crate) struct Scanner {
    /// How far the answer is read, in bytes.
    pub(crate) at: usize,
    pub(super) blocks: Blocks,
    line: LineState,
    /// The line is a table's row, which no code span goes beyond.
    table: bool,
    pub(super) inline: Inline,
    /// The word that last had the index 0 (`rows[0]`): with another number in brackets it is indexed again.
    pub(crate) counted: String,
    /// The piece behind the text that was read last, and where it ends.
    pub(super) behind_text: Option<(Piece, usize)>,
    /// Does what is behind the mark that was read last look like code behind an index?
    pub(crate) before_code: bool,
    /// Those of the last mark.
    pub(super) items: Vec<Item>,
    pub(super) line_start: usize,
    /// Leave out the model's own references.
    own_lists: bool,
    own_list: OwnList,
    /// How many signs its heading has.
    own_level: usize,
    /// It stands right below a paragraph, which the first blank line behind it ends.
    own_below: bool,
    /// Marks at the line's beginning that are left out.
    pub(super) leading: Option<Leading>,
    /// Where a mark stands that must stay a mark: were those behind it left out, Markdown would read a link's definition.
    pub(super) label: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum LineState {
    /// The next character begins a line.
    Start,
    /// Marks are read.
    Prose,
    /// The rest of the line is kept to the letter.
    Verbatim,
    /// White space up to the line's end.
    Blank,
    /// The rest of the line belongs to the model's own references.
    OwnList,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum OwnList {
    Outside,
    Entry,
    /// Behind a blank line, where it may end.
    Gap,
    /// A footnote, with so many bytes before its label, in a quote or not.
    Note {
        prefix: usize,
        quoted: bool,
    },
}

impl Scanner {
    pub(crate) fn new(own_lists: bool) -> Self {
        Self {
            at: 0,
            blocks: Blocks::new(),
            line: LineState::Start,
            table: false,
            inline: Inline::default(),
            counted: String::new(),
            behind_text: None,
            before_code: false,
            items: Vec::new(),
            line_start: 0,
            own_lists,
            own_list: OwnList::Outside,
            own_level: 0,
            own_below: false,
            leading: None,
            label: None,
        }
    }

    /// The numbers of the mark that was read last, in order.
    pub(crate) fn items(&self) -> &[Item] {
        &self.items
    }

    /// Begins at that place, before which nothing is read.
    pub(crate) fn skip_to(&mut self, at: usize) {
        self.at = at;
        self.line_start = at;
    }

    /// The next piece, which begins where the one before it ended; none until more is there.
    #[cfg_attr(hot_paths, optimize(speed))]
    pub(crate) fn next(&mut self, received: &Received<'_>) -> Option<(usize, Piece)> {
        let &Received { raw, last, .. } = received;
        if self.at >= raw.len() {
            return None;
        }
        let from = self.at;
        if let Some((piece, end)) = self.behind_text.take() {
            self.at = end;
            return Some((from, piece));
        }
        let read = match self.line {
            LineState::Start => self.begin_line(received),
            LineState::Prose => self.read_prose(received),
            LineState::Verbatim => Ok(self.rest_of_line(raw, Piece::Firm)),
            LineState::OwnList => Ok(self.rest_of_line(raw, Piece::OwnList)),
            LineState::Blank => Ok(self.read_blank(raw)),
        };
        match read {
            Ok(piece) => Some((from, piece)),
            Err(Stop::More) if !last => None,
            Err(_) => {
                self.at = raw.len();
                Some((from, Piece::Text))
            }
        }
    }

    fn begin_line(&mut self, received: &Received<'_>) -> Result<Piece, Stop> {
        let &Received { raw, last, .. } = received;
        let rest = &raw[self.at..];
        if let Some(piece) = self.pass_behind_left_out(rest) {
            return Ok(piece);
        }
        let (told, prefix) = self.tell(rest, last)?;
        let line = told.line;
        let (markers, content) = rest.split_at(prefix);
        if self.own_lists {
            if let OwnList::Note { prefix, quoted } = self.own_list {
                if note_goes_on(rest, last, prefix, quoted, line.item)? {
                    return Ok(self.rest_of_line(raw, Piece::OwnList));
                }
                self.own_list = OwnList::Outside;
            }
            if self.goes_on(received, rest, line)? {
                self.blocks.enter(told);
                if line.kind == Kind::Blank {
                    self.own_list = OwnList::Gap;
                    let ends = std::mem::take(&mut self.own_below);
                    return Ok(self.rest_of_line(raw, if ends { Piece::LineEdge } else { Piece::OwnList }));
                }
                self.own_list = OwnList::Entry;
                return Ok(self.rest_of_line(raw, Piece::OwnList));
            }
            self.own_list = OwnList::Outside;
            if let Some(length) = self.begin_own_list(received, markers, content, line)? {
                self.at += prefix + length;
                self.end_line();
                return Ok(Piece::OwnList);
            }
        }
        let row = line.kind == Kind::Continued && (self.table || is_table_rule(content, last)?);
        if line.kind != Kind::Continued || row {
            self.inline = Inline::default();
        }
        if let Some(piece) = self.read_left_out(received, line.kind, prefix)? {
            return Ok(piece);
        }
        if self.leading.take().is_some() {
            self.line_start = self.at;
        }
        self.blocks.enter(told);
        self.table = row;
        self.line = match line.kind {
            Kind::Break => return Ok(self.rest_of_line(raw, Piece::Break)),
            Kind::Blank => LineState::Blank,
            Kind::Code | Kind::Underline => LineState::Verbatim,
            Kind::Heading | Kind::Prose | Kind::Continued => LineState::Prose,
        };
        self.at += prefix;
        if prefix > 0 {
            return Ok(Piece::LineEdge);
        }
        match self.line {
            LineState::Prose => self.read_prose(received),
            LineState::Blank => Ok(self.read_blank(raw)),
            _ => Ok(self.rest_of_line(raw, Piece::Firm)),
        }
    }

    /// The length, behind the prefix, of what begins the model's own references here: the heading of a list of them, or a definition.
    fn begin_own_list(
        &mut self,
        received: &Received<'_>,
        markers: &str,
        content: &str,
        line: Line,
    ) -> Result<Option<usize>, Stop> {
        let &Received { last, known, .. } = received;
        let may_head = match line.kind {
            // Code that is open in a paragraph goes on in its next line.
            Kind::Continued => !self.inline.is_inert(),
            kind => !line.item && matches!(kind, Kind::Heading | Kind::Prose),
        };
        if may_head && let Some(length) = optional(own_list::read_heading(content, last, line.kind, known))? {
            self.own_list = OwnList::Entry;
            self.own_level = own_list::level(content);
            self.own_below = line.kind == Kind::Continued;
            // A paragraph that it would begin is none.
            self.blocks = Blocks::new();
            return Ok(Some(length));
        }
        if line.kind != Kind::Prose {
            return Ok(None);
        }
        // Without its line, the blocks that are open stay as they are.
        let quoted = place::has_char(markers, '>');
        Ok(match optional(read_definition(content, last, quoted, known))? {
            Some(Definition::Link(length)) => Some(length),
            Some(Definition::Note(length)) => {
                self.own_list = OwnList::Note { prefix: line.prefix, quoted };
                Some(length)
            }
            Some(Definition::NotYet) => {
                self.label = Some(self.at + markers.len());
                None
            }
            None => None,
        })
    }

    /// Does the line go on with the model's own references?
    fn goes_on(&self, received: &Received<'_>, text: &str, line: Line) -> Result<bool, Stop> {
        let &Received { last, known, .. } = received;
        Ok(match (self.own_list, line.kind) {
            (OwnList::Outside | OwnList::Note { .. }, _) | (_, Kind::Break) => false,
            (_, Kind::Heading) => own_list::begins_part(&text[line.prefix..], last, self.own_level, known)?,
            (_, Kind::Blank) => true,
            _ if own_list::states(text, last, known)? => false,
            (OwnList::Entry, _) => !own_list::heads_section(text, last)?,
            (OwnList::Gap, _) => own_list::goes_on(text, last)?,
        })
    }

    pub(super) fn end_line(&mut self) {
        self.line = LineState::Start;
        self.line_start = self.at;
        self.leading = None;
        self.inline.address = None;
    }

    fn rest_of_line(&mut self, raw: &str, piece: Piece) -> Piece {
        match raw[self.at..].find('\n') {
            Some(end) => {
                self.at += end + 1;
                self.end_line();
            }
            None => {
                self.at = raw.len();
                self.line = if piece == Piece::OwnList { LineState::OwnList } else { LineState::Verbatim };
            }
        }
        piece
    }

    fn read_blank(&mut self, raw: &str) -> Piece {
        let rest = &raw[self.at..];
        let end = rest.find(|c: char| c == '\n' || !c.is_whitespace()).unwrap_or(rest.len());
        self.at += end;
        if rest[end..].starts_with('\n') {
            self.at += 1;
            self.end_line();
        } else if end < rest.len() {
            self.line = LineState::Prose;
        }
        Piece::LineEdge
    }
}
