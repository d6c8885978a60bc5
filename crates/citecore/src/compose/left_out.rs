//! Taking a mark out cleanly: what goes with it, and what must not run together without it.

use super::{
    Composer, State,
    canonical::ends_in_address,
    glue::{emphasizes, is_blank, without_lead, without_opening},
};
use crate::{
    mark::{ends_address, is_separator},
    place,
};

impl Composer {
    /// Leaves a mark out, with what it takes along.
    pub(crate) fn leave_out(&mut self) {
        self.end_break();
        match self.state {
            State::Text => {
                let end = self.text.len() - std::mem::take(&mut self.glue);
                self.before.push_str(&self.text[end..]);
                self.text.truncate(end);
                self.state = State::LeftOut;
            }
            State::LeftOut => {}
            State::Cited { .. } => {
                self.state = State::Cited { exposed: true };
                if self.separated.is_empty() {
                    self.separated.push_str(&self.held);
                }
            }
        }
        self.held.clear();
    }

    /// Leaves out what Gemini puts before a sentence: no mark that text could be glued to. At the beginning of a line the spaces behind it
    /// go along, or they would be the line's indentation.
    pub(crate) fn leave_out_start(&mut self) {
        if self.fresh_line {
            self.begin_mark();
            self.leave_out();
        }
    }

    /// May what is held back go on to close the emphasis that marks left empty?
    pub(super) fn may_close(&self) -> bool {
        let going_on =
            |(_, close): (&str, &str)| self.held.len() < close.len() && close.starts_with(&*self.held);
        self.state == State::LeftOut && self.opening(&self.before).is_some_and(going_on)
    }

    /// What stands before marks that were left out, without the opening bracket at its end or the emphasis that begins there, and what
    /// closes that.
    fn opening<'b>(&self, before: &'b str) -> Option<(&'b str, &'b str)> {
        let (kept, close) = without_opening(place::without_last(before, is_blank))?;
        let begins = || {
            let last = kept.chars().next_back().or_else(|| self.text.chars().next_back());
            kept.len() + close.len() == before.len() && last.is_none_or(|c| c.is_whitespace() || c == '(')
        };
        (!close.starts_with(emphasizes) || begins()).then_some((kept, close))
    }

    /// Text came that doesn't separate marks.
    pub(super) fn end_left_out(&mut self) {
        if let Some((kept, close)) = self.opening(without_lead(&self.before, false)) {
            let separator = place::without_first(&self.held, is_blank);
            // Emphasis doesn't end behind a space.
            let spaced = close.starts_with(emphasizes) && separator.len() < self.held.len();
            if separator.starts_with(close) && !spaced {
                // The brackets are empty now. What is behind them is read as if they had never been.
                self.before.truncate(kept.len());
                self.held.clear();
                if place::has(&self.before, |c| !is_blank(c)) || !self.ends_in_citation() {
                    return;
                }
                self.before.clear();
                self.state = State::Cited { exposed: true };
                self.runs = self.runs.saturating_sub(1);
                return;
            }
        }
        self.give_out_before();
        self.end_held();
    }

    pub(super) fn ends_in_citation(&self) -> bool {
        self.citations.last().is_some_and(|citation| citation.end() == self.text.len())
    }

    /// Gives out what stood before the marks that were left out.
    pub(super) fn give_out_before(&mut self) {
        let before = std::mem::take(&mut self.before);
        if self.opening(&before).is_some() {
            self.held = place::without_first(&self.held, |c| is_separator(c) || is_blank(c)).to_owned();
        }
        let is_of_word = |c: char| c.is_ascii_alphanumeric();
        let mut bare = place::without_last(&before, is_blank);
        let behind = place::run_end(&self.held, 0, is_blank);
        if place::begins(&self.held, behind, |c| is_separator(c) || ends_clause(c)) {
            // What separated it from the words before separates nothing now: "(A, [9])", "A, [9], B".
            bare = place::without_last(bare, is_separator);
        }
        let last = if bare.is_empty() { &self.text } else { bare };
        let parts_words = place::begins(&self.held, 0, is_of_word) && place::ends(last, is_of_word);
        // A backslash takes the sign behind it for a letter, and without a space a heading's signs are none.
        let needs_space =
            || place::ends(last, |c| c == '\\') || bare.is_empty() && behind == 0 && self.opens_line();
        let stays = if parts_words || needs_space() { &before } else { bare };
        self.give_out_text(stays);
        if !place::begins(&self.held, 0, ends_sentence) && self.goes_on_with_address(&self.held) {
            self.give_out(" ");
        }
        // At the beginning of a line, what followed the marks loses its spaces.
        if self.fresh_line {
            self.held = place::without_first(&self.held, is_blank).to_owned();
        }
    }

    /// Is there nothing on the line but markers and what makes a heading or a task of it?
    fn opens_line(&self) -> bool {
        let opened = place::without_first(self.line(), |c| matches!(c, ' ' | '>' | '-' | '*' | '+'));
        matches!(opened, "[ ]" | "[x]" | "[X]")
            || !opened.is_empty() && opened.bytes().all(|byte| byte == b'#')
    }

    /// Would an address that was just written go on with this text?
    pub(super) fn goes_on_with_address(&self, text: &str) -> bool {
        place::begins(text, 0, |c| !ends_address(c, &mut 0)) && ends_in_address(self.line())
    }
}

/// Does a sentence end in this, or what stands in brackets?
fn ends_clause(c: char) -> bool {
    matches!(c, '.' | '!' | '?' | ')' | '。' | '！' | '？' | '）')
}

/// May a sentence or a part of it end in this?
fn ends_sentence(c: char) -> bool {
    matches!(c, '.' | ',' | ';' | ':' | '!' | '?')
}
