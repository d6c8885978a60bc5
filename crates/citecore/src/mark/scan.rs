//! Cutting an answer into text, marks and what must not be touched, as far as it is there.

use super::{
    block::{Blocks, Kind},
    cursor::{Cursor, Stop},
    enclosed::{Enclosures, encloses},
    index::{is_exponent, is_index},
    known::Known,
    link::{begins_address, ends_address, read_tag, read_target},
    own_list,
    syntax::{Form, Mark, may_begin, read_mark},
};

/// What a stretch of an answer is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Text; a mark that is left out may take white space and brackets at its end along.
    Text,
    /// Kept to the letter whatever comes: code, links, escapes.
    Firm,
    /// The end of a line, or the indentation and markers at the beginning of one.
    LineEdge,
    /// A thematic break, which goes with the model's own references where it stands right before them.
    Break,
    /// A mark.
    Mark(Mark),
    /// A part of the model's own references.
    OwnList,
}

/// Reads an answer from its beginning, piece by piece.
///
/// Every decision hangs on the text alone, never on how much of it is there: where what is there doesn't tell, nothing
/// is given out until more is, and each of these waits is bounded.
#[derive(Clone, Debug)]
pub(crate) struct Scanner {
    /// How far the answer is read, in bytes.
    pub(crate) at: usize,
    blocks: Blocks,
    line: LineState,
    inline: Inline,
    line_start: usize,
    /// Leave out the model's own references.
    own_lists: bool,
    own_list: OwnList,
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
}

/// What is open in the paragraph.
#[derive(Clone, Debug, Default)]
struct Inline {
    /// Length of the run of backticks that opened a code span.
    code: Option<usize>,
    /// Backticks of a run that may go on.
    run: usize,
    /// The end tag that closes code written as HTML.
    tag: Option<String>,
    /// Parentheses open in an address.
    address: Option<usize>,
    enclosures: Enclosures,
}

impl Scanner {
    pub(crate) fn new(own_lists: bool) -> Self {
        Self {
            at: 0,
            blocks: Blocks::new(),
            line: LineState::Start,
            inline: Inline::default(),
            line_start: 0,
            own_lists,
            own_list: OwnList::Outside,
        }
    }

    /// Begins at that place, before which nothing is read.
    pub(crate) fn skip_to(&mut self, at: usize) {
        self.at = at;
        self.line_start = at;
    }

    /// The next piece of `raw`, which begins where the one before it ended; none until more is there.
    /// `last`: nothing comes after `raw`.
    pub(crate) fn next(&mut self, raw: &str, last: bool, known: &Known) -> Option<(usize, Piece)> {
        if self.at >= raw.len() {
            return None;
        }
        let from = self.at;
        let read = match self.line {
            LineState::Start => self.begin_line(raw, last, known),
            LineState::Prose => self.read_prose(raw, last, known),
            LineState::Verbatim => Ok(self.rest_of_line(raw, Piece::Firm)),
            LineState::OwnList => Ok(self.rest_of_line(raw, Piece::OwnList)),
            LineState::Blank => Ok(self.read_blank(raw)),
        };
        match read {
            Ok(piece) => Some((from, piece)),
            Err(Stop::More) if !last => None,
            Err(_) => Some((from, self.read_text(raw))),
        }
    }

    fn begin_line(&mut self, raw: &str, last: bool, known: &Known) -> Result<Piece, Stop> {
        let rest = &raw[self.at..];
        let mut blocks = self.blocks.clone();
        let line = blocks.line(rest, last)?;
        let content = &rest[line.prefix..];
        if self.own_lists {
            if self.goes_on(rest, last, line.kind)? {
                self.blocks = blocks;
                self.own_list = if line.kind == Kind::Blank { OwnList::Gap } else { OwnList::Entry };
                return Ok(self.rest_of_line(raw, Piece::OwnList));
            }
            if matches!(line.kind, Kind::Heading | Kind::Prose) && !line.item {
                let own = match own_list::read_heading(content, last, line.kind) {
                    Ok(length) => {
                        self.own_list = OwnList::Entry;
                        Some(length)
                    }
                    Err(Stop::More) => return Err(Stop::More),
                    Err(Stop::No) => None,
                };
                let own = match own {
                    None if line.kind == Kind::Prose => match own_list::read_definition(content, last, known)
                    {
                        Ok(length) => Some(length),
                        Err(Stop::More) => return Err(Stop::More),
                        Err(Stop::No) => None,
                    },
                    own => own,
                };
                if let Some(length) = own {
                    // A paragraph that it would begin is none.
                    self.blocks = Blocks::new();
                    self.at += line.prefix + length;
                    self.line_start = self.at;
                    return Ok(Piece::OwnList);
                }
            }
            self.own_list = OwnList::Outside;
        }
        self.blocks = blocks;
        if line.kind != Kind::Continued || content.starts_with('|') {
            self.inline = Inline::default();
        }
        if line.kind == Kind::Break {
            return Ok(self.rest_of_line(raw, Piece::Break));
        }
        self.line = match line.kind {
            Kind::Blank => LineState::Blank,
            Kind::Code | Kind::Underline | Kind::Break => LineState::Verbatim,
            Kind::Heading | Kind::Prose | Kind::Continued => LineState::Prose,
        };
        self.at += line.prefix;
        if line.prefix > 0 {
            return Ok(Piece::LineEdge);
        }
        match self.line {
            LineState::Prose => self.read_prose(raw, last, known),
            LineState::Blank => Ok(self.read_blank(raw)),
            _ => Ok(self.rest_of_line(raw, Piece::Firm)),
        }
    }

    /// Does the line go on with the model's own references?
    fn goes_on(&self, line: &str, last: bool, kind: Kind) -> Result<bool, Stop> {
        Ok(match (self.own_list, kind) {
            (OwnList::Outside, _) | (_, Kind::Heading | Kind::Break) => false,
            (_, Kind::Blank) | (OwnList::Entry, _) => true,
            (OwnList::Gap, _) => own_list::goes_on(line, last)?,
        })
    }

    fn end_line(&mut self) {
        self.line = LineState::Start;
        self.line_start = self.at;
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

    fn read_prose(&mut self, raw: &str, last: bool, known: &Known) -> Result<Piece, Stop> {
        let rest = &raw[self.at..];
        if self.inline.run > 0 && !rest.starts_with('`') {
            self.end_run();
        }
        if let Some(piece) = self.read_inert(rest, last)? {
            return Ok(piece);
        }
        let first = rest.as_bytes()[0];
        match first {
            b'\n' => {
                self.at += 1;
                self.end_line();
                return Ok(Piece::LineEdge);
            }
            b'`' => return Ok(self.read_backticks(rest)),
            b'\\' => return self.read_escape(rest, last),
            b'$' => {
                let mut cursor = Cursor::new(rest, last);
                if cursor.eat("$$")? {
                    self.inline.enclosures.toggle("$$");
                    self.at += 2;
                    return Ok(Piece::Firm);
                }
            }
            b']' => return self.read_closing(rest, last),
            b'!' => {
                let mut cursor = Cursor::new(rest, last);
                if cursor.eat("![")? {
                    return self.read_image(rest, last);
                }
            }
            b'<' => match self.read_angle(raw, last, known) {
                Err(Stop::No) => {}
                told => return told,
            },
            b'h' | b'H' | b'w' | b'W'
                if self.begins_word(raw) && begins_address(&mut Cursor::new(rest, last))? =>
            {
                self.inline.address = Some(0);
                return self.read_prose(raw, last, known);
            }
            byte if may_begin(byte) => match self.read_mark(raw, last, known) {
                Err(Stop::No) => {}
                told => return told,
            },
            _ => {}
        }
        if first == b'[' {
            self.inline.enclosures.open_bracket();
        }
        Ok(self.read_text(raw))
    }

    /// Goes on with what is open and touches nothing: a code span, code in tags, an address.
    fn read_inert(&mut self, rest: &str, last: bool) -> Result<Option<Piece>, Stop> {
        if self.inline.code.is_some() && !rest.starts_with(['`', '\n']) {
            self.at += rest.find(['`', '\n']).unwrap_or(rest.len());
            return Ok(Some(Piece::Firm));
        }
        if let Some(depth) = &mut self.inline.address {
            let end = rest.find(|c| ends_address(c, depth));
            self.at += end.unwrap_or(rest.len());
            if end.is_some() {
                self.inline.address = None;
            }
            if end != Some(0) {
                return Ok(Some(Piece::Firm));
            }
        }
        if let Some(close) = &self.inline.tag {
            if Cursor::new(rest, last).eat(close)? {
                self.inline.tag = None;
            } else if !rest.starts_with('\n') {
                let begins = close.chars().next();
                let begun = rest.char_indices().skip(1).find(|(_, c)| Some(*c) == begins || *c == '\n');
                self.at += begun.map_or(rest.len(), |(at, _)| at);
                return Ok(Some(Piece::Firm));
            }
        }
        Ok(None)
    }

    /// Text up to the next character that may be more than that.
    fn read_text(&mut self, raw: &str) -> Piece {
        let bytes = raw.as_bytes();
        let from = self.at;
        let mut at = from + 1;
        while at < bytes.len() {
            let byte = bytes[at];
            let special = matches!(byte, b'\n' | b'`' | b'\\' | b'$' | b'<' | b'[' | b']' | b'!')
                || (byte >= 0xe0 && may_begin(byte) && raw.is_char_boundary(at))
                || (matches!(byte, b'h' | b'H' | b'w' | b'W') && !bytes[at - 1].is_ascii_alphanumeric());
            if special {
                break;
            }
            at += 1;
        }
        while !raw.is_char_boundary(at) {
            at += 1;
        }
        self.at = at;
        Piece::Text
    }

    fn begins_word(&self, raw: &str) -> bool {
        !raw[self.line_start..self.at].ends_with(|c: char| c.is_ascii_alphanumeric())
    }

    fn read_backticks(&mut self, rest: &str) -> Piece {
        let length = rest.bytes().take_while(|&byte| byte == b'`').count();
        self.at += length;
        self.inline.run += length;
        Piece::Firm
    }

    fn end_run(&mut self) {
        let run = std::mem::take(&mut self.inline.run);
        match self.inline.code {
            None => self.inline.code = Some(run),
            Some(open) if open == run => self.inline.code = None,
            Some(_) => {}
        }
    }

    fn read_escape(&mut self, rest: &str, last: bool) -> Result<Piece, Stop> {
        let mut cursor = Cursor::new(rest, last);
        cursor.next()?;
        match cursor.peek()? {
            Some('(') => self.inline.enclosures.open("\\)"),
            Some('[') => self.inline.enclosures.open("\\]"),
            Some(')') => self.inline.enclosures.close("\\)"),
            Some(']') => self.inline.enclosures.close("\\]"),
            _ => {}
        }
        if cursor.peek()?.is_some_and(|c| c.is_ascii_punctuation() || matches!(c, '【' | '［')) {
            cursor.next()?;
        }
        self.at += cursor.at;
        Ok(Piece::Firm)
    }

    /// `]`, which may end a link's text.
    fn read_closing(&mut self, rest: &str, last: bool) -> Result<Piece, Stop> {
        let mut length = 1;
        if self.inline.enclosures.brackets() > 0 {
            match read_target(&rest[1..], last) {
                Ok((target, _)) => length += target,
                Err(Stop::More) => return Err(Stop::More),
                Err(Stop::No) => {}
            }
            self.inline.enclosures.close_bracket();
        }
        self.at += length;
        Ok(if length > 1 { Piece::Firm } else { Piece::Text })
    }

    /// `![`, which begins an image or stands before a mark: "Look![1]".
    fn read_image(&mut self, rest: &str, last: bool) -> Result<Piece, Stop> {
        let mark = match read_mark(&rest[1..], last, &Known::Any) {
            Ok((length, _)) => Some(1 + length),
            Err(Stop::More) => return Err(Stop::More),
            Err(Stop::No) => None,
        };
        let Some(mark) = mark else {
            self.inline.enclosures.open_bracket();
            self.at += 2;
            return Ok(Piece::Firm);
        };
        match read_target(&rest[mark..], last) {
            Ok((target, _)) => {
                self.at += mark + target;
                Ok(Piece::Firm)
            }
            Err(Stop::More) => Err(Stop::More),
            Err(Stop::No) => {
                self.at += 1;
                Ok(Piece::Text)
            }
        }
    }

    /// `<`, which begins a mark, a tag or an address.
    fn read_angle(&mut self, raw: &str, last: bool, known: &Known) -> Result<Piece, Stop> {
        match self.read_mark(raw, last, known) {
            Err(Stop::No) => {}
            told => return told,
        }
        let rest = &raw[self.at..];
        let mut cursor = Cursor::new(rest, last);
        if cursor.eat("<!--")? {
            self.inline.tag = Some("-->".to_owned());
            self.at += cursor.at;
            return Ok(Piece::Firm);
        }
        let (length, name) = read_tag(rest, last)?;
        const CODE: &[&str] = &["code", "pre", "kbd", "samp", "script", "style", "textarea"];
        self.inline.tag = name.filter(|name| CODE.contains(&name.as_str())).map(|name| format!("</{name}"));
        self.at += length;
        Ok(Piece::Firm)
    }

    fn read_mark(&mut self, raw: &str, last: bool, known: &Known) -> Result<Piece, Stop> {
        let rest = &raw[self.at..];
        let before = &raw[self.line_start..self.at];
        let (mut length, mark) = read_mark(rest, last, known)?;
        let after = &rest[length..];
        let first = mark.items.first().map_or(0, |item| item.from);
        let inert = match mark.form {
            Form::Certain => false,
            Form::BareSup => is_exponent(before, first),
            Form::Bracket => {
                let numeric = rest[1..].starts_with(|c: char| c.is_ascii_digit());
                if numeric && is_index(before, after, last, first)? {
                    // What is chained to an index is one too: `rows[1][2]`.
                    length += chained(after, last)?;
                    true
                } else {
                    match read_target(after, last) {
                        Ok((target, url)) => {
                            length += target;
                            !mark.items.iter().all(|item| known.is_url_of(item.from, &url))
                        }
                        Err(Stop::More) => return Err(Stop::More),
                        Err(Stop::No) => false,
                    }
                }
            }
        };
        if inert || encloses(&self.inline.enclosures, &rest[length..], last)? {
            self.at += length;
            return Ok(Piece::Firm);
        }
        self.at += length;
        Ok(Piece::Mark(mark))
    }
}

/// The length of the brackets with numbers that a text begins with.
fn chained(text: &str, last: bool) -> Result<usize, Stop> {
    let mut length = 0;
    loop {
        let mut cursor = Cursor::new(&text[length..], last);
        if !cursor.eat("[")? {
            return Ok(length);
        }
        let digits = cursor.skip_while(|c| c.is_ascii_digit())?;
        if digits == 0 || digits > 9 || !cursor.eat("]")? {
            return Ok(length);
        }
        length += cursor.at;
    }
}
