//! Putting an answer's text together from its pieces: marks in canonical form, what is left out taken out cleanly.

use crate::{
    answer::{Citation, Segment},
    mark::{last_bytes, reads_as_index},
};

/// The longest run of spaces and opening brackets that a mark which is left out can take along, in bytes.
const LONGEST_GLUE: usize = 16;
/// The longest thematic break with blank lines behind it that goes with the model's own references, in bytes.
const LONGEST_BREAK: usize = 64;

/// How far back a line is looked at, in bytes.
const REACH: usize = 200;

/// Writes the text of an answer, holding back what the next piece may take along.
#[derive(Clone, Debug)]
pub(crate) struct Composer {
    /// What has been given out.
    pub(crate) text: String,
    pub(crate) citations: Vec<Citation>,
    segments: Vec<Segment>,
    state: State,
    /// A thematic break and the blank lines behind it.
    pause: String,
    /// Nothing but the line's indentation and markers is written since its beginning.
    fresh_line: bool,
}

#[derive(Clone, Debug)]
enum State {
    /// In text that ends in spaces and opening brackets.
    Text { glue: String },
    /// Behind a citation, and what may separate it from the next.
    Cited { run: Vec<usize>, separator: String, exposed: bool },
    /// Behind marks that were left out; `before` is what stood before them.
    LeftOut { before: String, separator: String },
}

impl Composer {
    pub(crate) fn new() -> Self {
        Self {
            text: String::new(),
            citations: Vec::new(),
            segments: Vec::new(),
            state: State::Text { glue: String::new() },
            pause: String::new(),
            fresh_line: true,
        }
    }

    /// What became final since the last call.
    pub(crate) fn take_segments(&mut self) -> Vec<Segment> {
        std::mem::take(&mut self.segments)
    }

    /// Numbers that stand right before the place, with nothing but separators between.
    pub(crate) fn run(&self) -> &[usize] {
        match &self.state {
            State::Cited { run, .. } => run,
            _ => &[],
        }
    }

    /// The end of what is written of the line so far, as far as it matters to a mark: looking farther back at every mark
    /// would take a long line's time squared.
    pub(crate) fn line(&self) -> &str {
        let end = last_bytes(&self.text, REACH);
        &end[end.rfind('\n').map_or(0, |at| at + 1)..]
    }

    /// Writes text.
    pub(crate) fn text(&mut self, piece: &str) {
        self.end_pause();
        let mut rest = piece;
        while let Some(c) = rest.chars().next() {
            match &mut self.state {
                State::Text { glue } => {
                    glue.push_str(rest);
                    self.give_out_but_glue();
                    return;
                }
                State::Cited { separator, .. } | State::LeftOut { separator, .. } => {
                    rest = &rest[c.len_utf8()..];
                    separator.push(c);
                    if !separates(separator) {
                        self.end_group();
                    }
                }
            }
        }
    }

    /// Writes what no mark takes along.
    pub(crate) fn firm(&mut self, piece: &str) {
        self.end_pause();
        let left_out = matches!(self.state, State::LeftOut { .. });
        self.settle();
        if left_out && self.text.ends_with('`') && piece.starts_with('`') {
            // Two runs of backticks with a mark between them aren't one.
            self.give_out(" ");
        }
        self.give_out(piece);
    }

    /// Writes the end of a line, or the markers at the beginning of one.
    pub(crate) fn line_edge(&mut self, piece: &str) {
        if self.pause.is_empty() || !piece.trim().is_empty() {
            self.end_pause();
            self.settle();
            self.give_out(piece);
            self.fresh_line = true;
        } else {
            self.pause.push_str(piece);
            if self.pause.len() > LONGEST_BREAK {
                self.end_pause();
            }
        }
    }

    /// Holds a thematic break back.
    pub(crate) fn thematic_break(&mut self, piece: &str) {
        self.end_pause();
        self.settle();
        if piece.len() > LONGEST_BREAK {
            self.give_out(piece)
        } else {
            self.pause.push_str(piece)
        }
        self.fresh_line = true;
    }

    /// Leaves out a thematic break that stands right before the place.
    pub(crate) fn drop_break(&mut self) {
        self.settle();
        self.pause.clear();
    }

    /// Writes a citation. `plain`: the model typed it in the canonical form's brackets, so that what follows was read with
    /// them already.
    pub(crate) fn cite(&mut self, numbers: Vec<usize>, plain: bool) {
        self.end_pause();
        let mut run = Vec::new();
        match std::mem::replace(&mut self.state, State::Text { glue: String::new() }) {
            State::Text { glue } => self.give_out(&glue),
            State::LeftOut { before, .. } => self.give_out(&before),
            State::Cited { run: before, separator, .. } => {
                run = before;
                if !separator.trim().is_empty() {
                    self.give_out(&separator);
                }
            }
        }
        if self.runs_into_what_is_before(plain) {
            self.give_out(" ");
        }
        let mut text = String::new();
        for &number in &numbers {
            let start = self.text.len() + text.len();
            text.push_str(&format!("[{number}]"));
            let end = self.text.len() + text.len();
            self.citations.push(Citation { start, end, number, statement: None });
        }
        self.text.push_str(&text);
        run.extend(&numbers);
        self.segments.push(Segment::Citation { text, numbers });
        self.fresh_line = false;
        self.state = State::Cited { run, separator: String::new(), exposed: !plain };
    }

    /// Would a mark here read as an index or as a part of an address? One behind the bracket of an index does, and one that
    /// the model wrote in another form behind what looks like code or an address.
    fn runs_into_what_is_before(&self, plain: bool) -> bool {
        let line = self.line();
        let behind_citation = self.citations.last().is_some_and(|citation| citation.end == self.text.len());
        !behind_citation
            && (ends_in_index(line) || (!plain && (reads_as_index(line) || ends_in_address(line))))
    }

    /// Is there nothing but citations on the line, markers aside?
    fn only_cites(&self) -> bool {
        let marker = |c: char| c.is_ascii_digit() || " \t>-*+.)".contains(c);
        self.line().trim_start_matches(marker).starts_with('[')
    }

    /// Leaves a mark out, with what it takes along.
    pub(crate) fn leave_out(&mut self) {
        self.end_pause();
        match &mut self.state {
            State::Text { glue } => {
                let before = std::mem::take(glue);
                self.state = State::LeftOut { before, separator: String::new() };
            }
            State::LeftOut { separator, .. } => separator.clear(),
            State::Cited { separator, exposed, .. } => {
                separator.clear();
                *exposed = true;
            }
        }
    }

    /// Gives out everything that is held back.
    pub(crate) fn finish(&mut self) {
        self.end_pause();
        self.settle();
    }

    /// A character came that doesn't separate marks: the group of marks is at its end.
    fn end_group(&mut self) {
        match std::mem::replace(&mut self.state, State::Text { glue: String::new() }) {
            State::Cited { separator, exposed, .. } => {
                // `[1](` may begin a link that the model didn't write, `[1]:` a definition.
                let definition = exposed && separator.starts_with(':') && self.only_cites();
                if separator.starts_with('(') || definition {
                    self.give_out(" ");
                }
                self.state = State::Text { glue: separator };
                self.give_out_but_glue();
            }
            State::LeftOut { before, separator } => self.end_left_out(before, separator),
            text => self.state = text,
        }
    }

    fn end_left_out(&mut self, before: String, mut separator: String) {
        let open = before.trim_end_matches(BLANKS);
        let closed = separator.trim_start_matches(BLANKS);
        if let Some((kept, close)) = without_opening(open)
            && closed.starts_with(close)
        {
            // The brackets are empty now. What is behind them is read as if they had never been.
            let kept = kept.to_owned();
            self.state = State::LeftOut { before: kept, separator: String::new() };
            return;
        }
        if without_opening(open).is_some() {
            separator =
                separator.trim_start_matches(|c| SEPARATORS.contains(c) || BLANKS.contains(&c)).to_owned();
        }
        let open = open.to_owned();
        self.give_out_text(&open);
        if self.fresh_line {
            separator = separator.trim_start_matches(BLANKS).to_owned();
        }
        self.state = State::Text { glue: separator };
        self.give_out_but_glue();
    }

    /// Gives out what is held back of the marks and the text before the place.
    fn settle(&mut self) {
        match std::mem::replace(&mut self.state, State::Text { glue: String::new() }) {
            State::Text { glue } => self.give_out_text(&glue),
            State::Cited { separator, .. } => self.give_out_text(&separator),
            State::LeftOut { before, separator } => {
                let open = before.trim_end_matches(BLANKS);
                let kept = if self.fresh_line { separator.trim_start_matches(BLANKS) } else { &separator };
                let (open, kept) = (open.to_owned(), kept.to_owned());
                self.give_out_text(&open);
                self.give_out_text(&kept);
            }
        }
    }

    fn end_pause(&mut self) {
        let pause = std::mem::take(&mut self.pause);
        if !pause.is_empty() {
            self.give_out(&pause);
            self.fresh_line = true;
        }
    }

    /// Gives text out up to the spaces and opening brackets at its end.
    fn give_out_but_glue(&mut self) {
        let State::Text { glue } = &mut self.state else { return };
        let held = std::mem::take(glue);
        let (text, glue) = held.split_at(glue_start(&held));
        self.give_out_text(text);
        self.state = State::Text { glue: glue.to_owned() };
    }

    fn give_out_text(&mut self, text: &str) {
        self.fresh_line &= text.is_empty();
        self.give_out(text);
    }

    fn give_out(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.text.push_str(text);
        match self.segments.last_mut() {
            Some(Segment::Text { text: before }) => before.push_str(text),
            _ => self.segments.push(Segment::Text { text: text.to_owned() }),
        }
    }
}

const BLANKS: [char; 2] = [' ', '\t'];
const SEPARATORS: &str = ",;、，；،؛";

/// Does a text separate two marks, or may it yet?
fn separates(text: &str) -> bool {
    let rest = text.trim_start_matches(BLANKS);
    let rest = rest.strip_prefix(|c| SEPARATORS.contains(c)).unwrap_or(rest);
    text.len() <= LONGEST_GLUE && rest.trim_start_matches(BLANKS).is_empty()
}

/// Does a text end in an address?
fn ends_in_address(text: &str) -> bool {
    let word = text.rsplit(char::is_whitespace).next().unwrap_or_default();
    ["http://", "https://", "www."].iter().any(|scheme| word.contains(scheme))
}

/// Does a text end in a bracket that holds a number?
fn ends_in_index(text: &str) -> bool {
    let inner = text.strip_suffix(']').and_then(|rest| rest.rsplit_once('['));
    inner.is_some_and(|(_, inner)| inner.starts_with(|c: char| c.is_ascii_digit()))
}

/// A text without the opening bracket at its end, and what closes that.
fn without_opening(text: &str) -> Option<(&str, char)> {
    [('(', ')'), ('（', '）')].into_iter().find_map(|(open, close)| Some((text.strip_suffix(open)?, close)))
}

/// Where the spaces and opening brackets begin that a text ends in.
fn glue_start(text: &str) -> usize {
    let mut start = text.len();
    for (at, c) in text.char_indices().rev() {
        if !(BLANKS.contains(&c) || matches!(c, '(' | '（')) || text.len() - at > LONGEST_GLUE {
            break;
        }
        start = at;
    }
    start
}
