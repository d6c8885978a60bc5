//! What stands in a line of prose: text, marks, and what must not be touched.

use super::{
    bracketed::{read_any, read_bracketed},
    bytes::{Bytes, pass, told_from_words, with_first_bytes},
    cursor::{Cursor, Stop, bounded, optional},
    enclosed::{Enclosures, Math, encloses},
    exponent::is_exponent,
    index::{holds_values, indexed_word, is_index, runs_into_code},
    known::Known,
    link::{ends_address, ends_in_scheme, read_tag, read_target},
    scan::{Piece, Received, Scanner},
    syntax::{Form, LONGEST_MARK, may_begin, opens, read_far_end, read_mark},
};
use crate::{phrases, place};

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
    /// Where the last index ended: a bracket right behind it is one too.
    index_end: Option<usize>,
    enclosures: Enclosures,
}

/// What a character that may be more than text is read as.
enum ReadAs {
    /// Text of so many bytes.
    Text(usize),
    /// A piece up to where the scanner is now.
    Piece(Piece),
}

impl Scanner {
    /// Reads up to the end of the next piece that isn't text. Where text stands before it, that comes first.
    #[cfg_attr(hot_paths, optimize(speed))]
    pub(super) fn read_prose(&mut self, received: &Received<'_>) -> Result<Piece, Stop> {
        let raw = received.raw;
        let from = self.at;
        while self.at < raw.len() {
            let text_end = self.at;
            match self.read_special(received) {
                Ok(ReadAs::Text(length)) => self.at = plain_end(raw, self.at + length),
                Ok(ReadAs::Piece(piece)) if text_end > from => {
                    self.behind_text = Some((piece, self.at));
                    self.at = text_end;
                    return Ok(Piece::Text);
                }
                Ok(ReadAs::Piece(piece)) => return Ok(piece),
                Err(Stop::More) if text_end == from => return Err(Stop::More),
                Err(_) => break,
            }
        }
        Ok(Piece::Text)
    }

    /// Tells the character at the place.
    fn read_special(&mut self, received: &Received<'_>) -> Result<ReadAs, Stop> {
        let &Received { raw, last, .. } = received;
        let rest = &raw[self.at..];
        let first = rest.as_bytes()[0];
        if self.inline.run > 0 && first != b'`' {
            self.end_run();
        }
        if self.inline.is_inert()
            && let Some(piece) = self.read_inert(rest, last)?
        {
            return Ok(ReadAs::Piece(piece));
        }
        let read = match first {
            b'\n' => {
                self.at += 1;
                self.end_line();
                Ok(Piece::LineEdge)
            }
            b'`' => Ok(self.read_backticks(rest)),
            b'\\' => self.read_escape(rest, last),
            b'$' => self.read_dollars(raw, rest, last),
            b']' => return self.read_closing(rest, last),
            b'!' => self.read_image(rest, last),
            b'<' if !rest.starts_with("<<") => self.read_angle(received, rest),
            b':' | b'.' => self.read_scheme(raw, last),
            byte if may_begin(byte) => match self.pass_run(rest) {
                0 => self.read_mark(received, rest),
                length => return Ok(ReadAs::Text(length)),
            },
            _ => Err(Stop::No),
        };
        match read {
            Ok(piece) => Ok(ReadAs::Piece(piece)),
            Err(Stop::More) => Err(Stop::More),
            Err(Stop::No) => {
                if first == b'[' {
                    self.inline.enclosures.open_brackets(1);
                }
                let length =
                    if first.is_ascii() { 1 } else { place::char_at(rest, 0).map_or(0, char::len_utf8) };
                Ok(ReadAs::Text(length))
            }
        }
    }

    /// Goes on with what is open and touches nothing: a code span, code in tags, an address.
    fn read_inert(&mut self, rest: &str, last: bool) -> Result<Option<Piece>, Stop> {
        if self.inline.code.is_some() && !place::begins(rest, 0, |c| matches!(c, '`' | '\n')) {
            self.at += place::run_end(rest, 0, |c| !matches!(c, '`' | '\n'));
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

    /// Brackets of a run that can't begin a mark, in bytes: all but the last two.
    fn pass_run(&mut self, rest: &str) -> usize {
        if matches!(rest.as_bytes(), [b'[', next, ..] if *next != b'[') {
            return 0;
        }
        let Some(bracket) = place::char_at(rest, 0) else { return 0 };
        let run = rest.len() - rest.trim_start_matches(bracket).len();
        let passed = run.saturating_sub(2 * bracket.len_utf8());
        if bracket == '[' {
            self.inline.enclosures.open_brackets(passed);
        }
        passed
    }

    /// `:` behind `https` or `.` behind `www`, which begins an address that stands for itself.
    fn read_scheme(&mut self, raw: &str, last: bool) -> Result<Piece, Stop> {
        let next = raw.as_bytes()[self.at];
        if !ends_in_scheme(&raw[self.line_start..self.at], next) {
            return Err(Stop::No);
        }
        let mut cursor = Cursor::new(&raw[self.at..], last);
        cursor.expect(if next == b'.' { "." } else { "://" })?;
        self.inline.address = Some(0);
        self.at += cursor.at;
        Ok(Piece::Firm)
    }

    fn read_backticks(&mut self, rest: &str) -> Piece {
        let length = place::run_end(rest, 0, |c| c == '`');
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
            Some('(') => self.inline.enclosures.open(Math::Parentheses),
            Some('[') => self.inline.enclosures.open(Math::Brackets),
            Some(')') => self.inline.enclosures.close(Math::Parentheses),
            Some(']') => self.inline.enclosures.close(Math::Brackets),
            _ => {}
        }
        if cursor.peek()?.is_some_and(|c| c.is_ascii_punctuation() || matches!(c, '【' | '［')) {
            cursor.next()?;
        }
        self.at += cursor.at;
        Ok(Piece::Firm)
    }

    /// `$$` or `$`, which begins or ends math.
    fn read_dollars(&mut self, raw: &str, rest: &str, last: bool) -> Result<Piece, Stop> {
        let mut cursor = Cursor::new(rest, last);
        cursor.next()?;
        let next = cursor.peek()?;
        if next != Some('$') {
            self.inline.enclosures.pass_dollar(&raw[self.line_start..self.at], next);
            return Err(Stop::No);
        }
        let pairs = place::run_end(rest, 0, |c| c == '$') / 2;
        if pairs % 2 == 1 {
            self.inline.enclosures.toggle(Math::Dollars);
        }
        self.at += 2 * pairs;
        Ok(Piece::Firm)
    }

    /// `]`, which may end a link's text.
    fn read_closing(&mut self, rest: &str, last: bool) -> Result<ReadAs, Stop> {
        if self.inline.enclosures.brackets() == 0 {
            return Ok(ReadAs::Text(1));
        }
        let target = read_target(&rest[1..], last);
        if target != Err(Stop::More) {
            self.inline.enclosures.close_bracket();
        }
        match target {
            Ok((length, _)) => {
                self.at += 1 + length;
                Ok(ReadAs::Piece(Piece::Firm))
            }
            Err(Stop::More) => Err(Stop::More),
            Err(Stop::No) => Ok(ReadAs::Text(1)),
        }
    }

    /// `![`, which begins an image or stands before a mark: "Look![1]".
    fn read_image(&mut self, rest: &str, last: bool) -> Result<Piece, Stop> {
        Cursor::new(rest, last).expect("![")?;
        let mark = optional(read_mark(&rest[1..], last, &Known::Any, &mut self.items))?;
        let Some((mark, _)) = mark else {
            if optional(read_bracketed(&rest[1..], last, &Known::Any, &mut self.items))?.is_some() {
                return Err(Stop::No);
            }
            self.inline.enclosures.open_brackets(1);
            self.at += 2;
            return Ok(Piece::Firm);
        };
        let (target, _) = read_target(&rest[1 + mark..], last)?;
        self.at += 1 + mark + target;
        Ok(Piece::Firm)
    }

    /// `<`, which begins a mark, a tag or an address.
    fn read_angle(&mut self, received: &Received<'_>, rest: &str) -> Result<Piece, Stop> {
        let begins = |byte: &u8| byte.is_ascii_alphabetic() || matches!(byte, b'/' | b'!');
        if !rest.as_bytes().get(1).is_none_or(begins) {
            return Err(Stop::No);
        }
        match self.read_mark(received, rest) {
            Err(Stop::No) => {}
            told => return told,
        }
        let mut cursor = Cursor::new(rest, received.last);
        if cursor.eat("<!--")? {
            self.inline.tag = Some("-->".to_owned());
            self.at += cursor.at;
            return Ok(Piece::Firm);
        }
        let (length, name) = read_tag(rest, received.last)?;
        const CODE: &str = "code pre kbd samp script style textarea";
        self.inline.tag = name.filter(|name| phrases::is_among(CODE, name)).map(|name| joined!("</", name));
        self.at += length;
        Ok(Piece::Firm)
    }

    /// `rest`: what of the text is read now.
    pub(super) fn read_mark(&mut self, received: &Received<'_>, rest: &str) -> Result<Piece, Stop> {
        let &Received { raw, last, known } = received;
        if self.inline.index_end == Some(self.at) {
            // What is chained to an index is one too: `rows[1][2]`.
            if let Some(length) = optional(chained(rest, last))? {
                return Ok(self.pass_index(length));
            }
        }
        let (mut length, mut form) = read_any(rest, last, known, &mut self.items)?;
        if self.label == Some(self.at) {
            form = Form::Certain;
        }
        let before = &raw[self.line_start..self.at];
        let after = &rest[length..];
        let first = self.items.first().map_or(0, |item| item.from);
        let inert = match form {
            Form::Certain => false,
            Form::BareSup => is_exponent(before, first),
            Form::Bracket => match optional(read_target(after, last))? {
                Some((target, url)) => {
                    length += target;
                    !known.is_url_of_all(&self.items, &url)
                }
                None => {
                    let numeric = rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
                    if numeric && self.items.len() > 1 && holds_values(before) {
                        return Ok(self.pass_index(length));
                    }
                    if numeric && is_index(before, after, last, first, &self.counted)? {
                        if first == 0 {
                            self.counted = indexed_word(before).to_owned();
                        }
                        return Ok(self.pass_index(length));
                    }
                    if numeric || rest[1..].starts_with('†') {
                        length += self.read_far_end(after, last, known)?;
                    }
                    false
                }
            },
        };
        if inert || encloses(&self.inline.enclosures, &rest[length..], last)? {
            self.at += length;
            return Ok(Piece::Firm);
        }
        self.before_code = runs_into_code(before, &rest[length..], last, known)?;
        self.at += length;
        Ok(Piece::Mark(form))
    }

    /// Makes the number of the mark that was just read the first of a range, where another mark behind a dash ends it. Gives the length
    /// of what makes it one.
    fn read_far_end(&mut self, after: &str, last: bool, known: &Known) -> Result<usize, Stop> {
        let [item] = &mut self.items[..] else { return Ok(0) };
        match optional(read_far_end(after, last, known))? {
            Some((length, to)) if item.from == item.to && item.from < to => {
                (item.to, item.end) = (to, item.end + length);
                Ok(length)
            }
            _ => Ok(0),
        }
    }

    fn pass_index(&mut self, length: usize) -> Piece {
        self.at += length;
        self.inline.index_end = Some(self.at);
        Piece::Firm
    }
}

impl Inline {
    /// Is code or an address open?
    pub(super) fn is_inert(&self) -> bool {
        self.code.is_some() || self.address.is_some() || self.tag.is_some()
    }
}

/// Bytes at which there may be more than text: `:` and `.` may stand in an address.
const SPECIAL: Bytes = {
    let mut bytes = with_first_bytes([false; 256], &['\n', '`', '\\', '$', '<', '[', ']', '!', ':', '.']);
    let mut byte = 0;
    while byte < 256 {
        bytes[byte] |= may_begin(byte as u8);
        byte += 1;
    }
    told_from_words(bytes)
};

/// Where the text ends that begins at a place: before the next character that may be more than that.
fn plain_end(raw: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        at = pass(raw.as_bytes(), at, &SPECIAL);
        match raw.as_bytes().get(at) {
            Some(&next @ (b':' | b'.')) if !ends_in_scheme(&raw[..at], next) => at += 1,
            // Other characters begin with the same byte as one that opens a mark.
            Some(0x80..) if !opens(&raw[at..]) => at += 1,
            _ => return at,
        }
    }
}

/// The length of the bracket with numbers that a text begins with.
fn chained(text: &str, last: bool) -> Result<usize, Stop> {
    let read = bounded(text, last, LONGEST_MARK, |cursor| {
        cursor.expect("[")?;
        if cursor.skip_while(|c| c.is_ascii_digit() || matches!(c, ' ' | ',' | ';' | '-' | ':'))? == 0 {
            return Err(Stop::No);
        }
        cursor.expect("]")
    });
    read.map(|(length, ())| length)
}
