//! What stands in a line of prose: text, marks, and what must not be touched.

use super::{
    cursor::{Cursor, Stop, bounded},
    enclosed::{Enclosures, encloses},
    index::{is_exponent, is_index},
    known::Known,
    link::{begins_address, ends_address, read_tag, read_target},
    scan::{Piece, Scanner},
    syntax::{Form, LONGEST_MARK, may_begin, read_mark},
};

/// What is open in the paragraph.
#[derive(Clone, Debug, Default)]
pub(super) struct Inline {
    /// Length of the run of backticks that opened a code span.
    code: Option<usize>,
    /// Backticks of a run that may go on.
    run: usize,
    /// The end tag that closes code written as HTML.
    tag: Option<String>,
    /// Parentheses open in an address.
    pub(super) address: Option<usize>,
    enclosures: Enclosures,
}

impl Scanner {
    pub(super) fn read_prose(&mut self, raw: &str, last: bool, known: &Known) -> Result<Piece, Stop> {
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
    pub(super) fn read_text(&mut self, raw: &str) -> Piece {
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
            Form::Bracket => match read_target(after, last) {
                Ok((target, url)) => {
                    length += target;
                    !mark.items.iter().all(|item| known.is_url_of(item.from, &url))
                }
                Err(Stop::More) => return Err(Stop::More),
                Err(Stop::No) => {
                    let numeric = rest[1..].starts_with(|c: char| c.is_ascii_digit());
                    let index = numeric && is_index(before, after, last, first)?;
                    if index {
                        // What is chained to an index is one too: `rows[1][2]`.
                        length += chained(after, last)?;
                    }
                    index
                }
            },
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
        let read = bounded(&text[length..], last, LONGEST_MARK, |cursor| {
            cursor.expect("[")?;
            if cursor.skip_while(|c| c.is_ascii_digit() || matches!(c, ' ' | ',' | ';' | '-' | ':'))? == 0 {
                return Err(Stop::No);
            }
            cursor.expect("]")
        });
        match read {
            Ok((bracket, ())) => length += bracket,
            Err(Stop::No) => return Ok(length),
            Err(Stop::More) => return Err(Stop::More),
        }
    }
}
