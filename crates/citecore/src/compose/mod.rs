//! Putting an answer's text together from its pieces: marks in canonical form, what is left out taken out cleanly.
//!
//! What is written when a piece comes, by what it stands behind. Glue are the comma, spaces, opening brackets and signs of
//! emphasis that text ends in, separators the spaces and the comma or the word that may stand between two marks; both are held back.
//!
//! | behind          | text                       | a citation      | a mark left out | anything else               |
//! | --------------- | -------------------------- | --------------- | --------------- | --------------------------- |
//! | text            | glue, text                 | glue, citation  | nothing yet     | glue, piece                 |
//! | a citation      | separators, text           | comma, citation | nothing         | separators, piece           |
//! | a mark left out | brackets of the glue, text | glue, citation  | nothing         | brackets of the glue, piece |
//!
//! What isn't named there is gone: spaces between two citations, separators around what is left out, the spaces before it,
//! brackets or emphasis that it leaves empty, with the word that led to it there, and the line that it leaves empty. Where these stood right behind a citation, what follows them stands behind it too.
//! A separator between a citation and a mark that is left out stays where the sentence goes on with a word: "[1], and [9] says". There
//! a mark stays, too, that repeats what is cited before it ([`repeated`]).
//!
//! A thematic break waits with the blank lines behind it until something else than the model's own references comes.

mod canonical;
mod cite;
mod glue;
mod left_out;
mod repeated;

pub(crate) use cite::Typed;
pub(crate) use glue::separates;
use glue::{ends_marks, glue_start, goes_on_with_word, is_blank};
use repeated::Repeated;

use crate::{
    citation::Citation,
    mark::last_bytes,
    place,
    segment::{Segments, Span},
};

/// The longest thematic break with blank lines behind it that goes with the model's own references, in bytes.
const LONGEST_BREAK: usize = 64;

/// How far back a line is looked at, in bytes.
const LINE_REACH: usize = 200;

/// Writes the text of an answer, holding back what the next piece may take along.
#[derive(Clone, Debug)]
pub(crate) struct Composer {
    /// What has been given out, and behind that the glue.
    pub(crate) text: String,
    pub(crate) citations: Vec<Citation>,
    /// What was given out since [`Composer::begin_segments`]; nobody asks for it where a whole answer is read.
    spans: Option<Vec<Span>>,
    /// Text and citations that were given out before that.
    passed: (usize, usize),
    state: State,
    /// Held back in text: the comma, spaces, opening brackets and signs of emphasis that it ends in, in bytes.
    glue: usize,
    /// Held back behind a mark: what may separate it from the next.
    held: String,
    /// What stood before marks that were left out.
    before: String,
    /// What separated them from the citation before them.
    separated: String,
    /// Marks among them that repeat what is cited before them.
    repeated: Option<Repeated>,
    /// Those that came back, of what was left out.
    pub(crate) brought_back: Vec<usize>,
    /// A thematic break and the blank lines behind it.
    held_break: String,
    /// Nothing but the line's indentation and markers is written since its beginning.
    fresh_line: bool,
    /// The run of marks, with nothing but separators between, in which each reference was last cited.
    last_run: Vec<usize>,
    runs: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    /// In text.
    Text,
    /// Behind a citation. `exposed`: it, or what was left out beside it, didn't read as `[1]` to the model.
    Cited { exposed: bool },
    /// Behind marks that were left out.
    LeftOut,
}

impl Composer {
    /// `capacity`: bytes of text to expect. Without `segments`, only the text as a whole is kept.
    pub(crate) fn new(capacity: usize, segments: bool) -> Self {
        Self {
            text: String::with_capacity(capacity),
            citations: Vec::new(),
            spans: segments.then(Vec::new),
            passed: (0, 0),
            state: State::Text,
            glue: 0,
            held: String::new(),
            before: String::new(),
            separated: String::new(),
            repeated: None,
            brought_back: Vec::new(),
            held_break: String::new(),
            fresh_line: true,
            last_run: Vec::new(),
            runs: 0,
        }
    }

    /// What is given out from now on is new.
    pub(crate) fn begin_segments(&mut self) {
        self.passed = (self.text.len() - self.glue, self.citations.len());
        if let Some(spans) = &mut self.spans {
            spans.clear();
        }
    }

    /// What became final since then.
    pub(crate) fn segments(&self) -> Segments<'_> {
        let (text, citations) = self.passed;
        Segments::new(
            &self.text,
            text,
            self.spans.as_deref().unwrap_or_default(),
            &self.citations[citations..],
        )
    }

    /// A mark is about to be told reference by reference. Behind a citation it goes on with that one's run, behind marks that were
    /// left out with theirs.
    pub(crate) fn begin_mark(&mut self) {
        if self.state == State::Text {
            self.runs += 1;
        }
    }

    /// Is the reference in the run of marks already? It is from now on.
    pub(crate) fn repeats(&mut self, reference: usize) -> bool {
        if reference >= self.last_run.len() {
            self.last_run.resize(reference + 1, 0);
        }
        std::mem::replace(&mut self.last_run[reference], self.runs) == self.runs
    }

    /// The end of what is written of the line so far, as far as it matters to a mark: looking farther back at every mark
    /// would take a long line's time squared.
    fn line(&self) -> &str {
        let end = last_bytes(&self.text, LINE_REACH);
        &end[place::run_start(end, end.len(), |c| c != '\n')..]
    }

    /// Writes text.
    pub(crate) fn text(&mut self, piece: &str) {
        self.end_break();
        let mut rest = piece;
        while self.state != State::Text {
            let bare = self.held.is_empty() && self.separated.is_empty();
            if bare && matches!(self.state, State::Cited { .. }) && ends_marks(rest) {
                self.state = State::Text;
                break;
            }
            let Some(c) = rest.chars().next() else { return };
            rest = &rest[c.len_utf8()..];
            self.held.push(c);
            if !separates(&self.held) && !self.may_close() {
                self.end_group();
            }
        }
        self.give_out_but_glue(rest);
    }

    /// Writes what no mark takes along.
    pub(crate) fn firm(&mut self, piece: &str) {
        self.end_break();
        let left_out = self.state == State::LeftOut;
        self.settle();
        let joins_code = self.text.ends_with('`') && piece.starts_with('`');
        if left_out && (joins_code || self.goes_on_with_address(piece)) {
            // Two runs of backticks with a mark between them aren't one.
            self.give_out(" ");
        }
        self.give_out(piece);
        self.fresh_line = piece.ends_with('\n');
    }

    /// Writes the end of a line, or the markers at the beginning of one.
    pub(crate) fn line_edge(&mut self, piece: &str) {
        if self.held_break.is_empty() || !piece.trim().is_empty() {
            self.end_break();
            // A line of nothing but marks that are left out goes with them: an empty one would end the paragraph.
            let written =
                place::has(&self.before, |c| !is_blank(c)) || place::has(&self.held, |c| !is_blank(c));
            let begins = matches!(self.text.as_bytes(), [.., b'\n'] | []);
            if self.state == State::LeftOut && piece == "\n" && begins && !written {
                self.before.clear();
                self.held.clear();
                self.state = State::Text;
            } else {
                self.settle();
                self.give_out(piece);
            }
            self.fresh_line = true;
        } else {
            self.held_break.push_str(piece);
            if self.held_break.len() > LONGEST_BREAK {
                self.end_break();
            }
        }
    }

    /// Holds a thematic break back.
    pub(crate) fn thematic_break(&mut self, piece: &str) {
        self.end_break();
        self.settle();
        if piece.len() > LONGEST_BREAK {
            self.give_out(piece)
        } else {
            self.held_break.push_str(piece)
        }
        self.fresh_line = true;
    }

    /// Leaves out a thematic break that stands right before the place.
    pub(crate) fn drop_break(&mut self) {
        self.settle();
        self.held_break.clear();
    }

    /// Is there nothing but citations on the line, markers aside?
    fn only_cites(&self) -> bool {
        let marker = |byte: &u8| byte.is_ascii_digit() || b" \t>-*+.)".contains(byte);
        self.line().as_bytes().iter().find(|byte| !marker(byte)) == Some(&b'[')
    }

    /// Gives out everything that is held back.
    pub(crate) fn finish(&mut self) {
        self.end_break();
        self.settle();
    }

    /// A character came that doesn't separate marks: the group of marks is at its end.
    fn end_group(&mut self) {
        match self.state {
            State::Text => {}
            State::Cited { exposed } => {
                let separated = std::mem::take(&mut self.separated);
                let repeated = self.repeated.take();
                if goes_on_with_word(&self.held) {
                    if let Some(repeated) = repeated {
                        self.bring_back(repeated, separated);
                        return self.end_held();
                    }
                    // "[1], and [9] says": they separate clauses.
                    self.held.insert_str(0, place::without_last(&separated, is_blank));
                }
                // `[1](` may begin a link that the model didn't write, `[1]:` a definition.
                let definition = exposed && self.held.starts_with(':') && self.only_cites();
                if self.held.starts_with('(') || definition {
                    // Held with it, so that it goes too where the brackets hold nothing that stays.
                    self.held.insert(0, ' ');
                }
                self.end_held();
            }
            State::LeftOut => self.end_left_out(),
        }
    }

    /// Gives out what is held back of the marks and the text before the place.
    fn settle(&mut self) {
        if self.state == State::LeftOut {
            self.give_out_before();
        }
        self.state = State::Text;
        self.separated.clear();
        self.repeated = None;
        self.give_out_held();
    }

    #[inline]
    fn end_break(&mut self) {
        if !self.held_break.is_empty() {
            self.give_out_break();
        }
    }

    fn give_out_break(&mut self) {
        let held_break = std::mem::take(&mut self.held_break);
        self.give_out(&held_break);
        self.fresh_line = true;
    }

    /// What was held back behind a mark is text.
    fn end_held(&mut self) {
        self.state = State::Text;
        let held = std::mem::take(&mut self.held);
        self.give_out_but_glue(&held);
    }

    /// Gives out text with the glue before it, but for the spaces and opening brackets that it ends in: they are the glue now.
    #[cfg_attr(hot_paths, optimize(speed))]
    fn give_out_but_glue(&mut self, text: &str) {
        self.text.push_str(text);
        let glue = self.glue + text.len();
        // A word that may lead to a mark is glue as it comes bit by bit, and none when it becomes another.
        self.glue = (self.text.len() - glue_start(&self.text)).min(glue);
        self.fresh_line &= self.glue == glue;
        self.end_span();
    }

    /// Gives out what is held back.
    fn give_out_held(&mut self) {
        if self.glue > 0 || !self.held.is_empty() {
            self.fresh_line = false;
            self.text.push_str(&self.held);
            self.held.clear();
            self.glue = 0;
            self.end_span();
        }
    }

    fn give_out_text(&mut self, text: &str) {
        self.fresh_line &= text.is_empty();
        self.give_out(text);
    }

    fn give_out(&mut self, text: &str) {
        self.text.push_str(text);
        self.end_span();
    }

    /// What was added to the text is given out, but for the glue.
    fn end_span(&mut self) {
        let end = self.text.len() - self.glue;
        let Some(spans) = &mut self.spans else { return };
        let given_out = spans.last().map_or(self.passed.0, |span| span.end);
        match spans.last_mut() {
            Some(span) if span.citations == 0 => span.end = end,
            _ if given_out < end => spans.push(Span { end, citations: 0 }),
            _ => {}
        }
    }
}
