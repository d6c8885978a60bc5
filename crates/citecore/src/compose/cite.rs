//! Writing a citation in canonical form, so that it reads as one where it stands.

use super::{
    Composer, LINE_REACH, State,
    canonical::{LONGEST_CITATION, ends_in_address, ends_in_index, ends_in_target, push_mark},
};
use crate::{
    citation::Citation,
    mark::{ends_in_word, is_dash, last_bytes, reads_as_index},
    offset::{make_room, push},
    segment::Span,
};

/// A mark as the model typed it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typed<'a> {
    /// In the canonical form's brackets, so that what follows was read with them already.
    pub(crate) plain: bool,
    /// The word that was indexed from 0 last.
    pub(crate) counted: &'a str,
    /// Before what would make an index of it.
    pub(crate) before_code: bool,
}

impl Composer {
    /// Writes a citation of these numbers, for the mark that the model typed.
    #[cfg_attr(hot_paths, optimize(speed))]
    pub(crate) fn cite(&mut self, numbers: &[usize], typed: &Typed<'_>) {
        let plain = typed.plain;
        self.end_break();
        let behind_left_out = self.state == State::LeftOut;
        let plain_alone = plain && numbers.len() == 1;
        if !plain_alone {
            self.part_from_link();
        }
        match self.state {
            State::LeftOut => {
                let before = std::mem::take(&mut self.before);
                self.give_out(&before);
            }
            State::Cited { .. } if self.held.trim().is_empty() => {
                // "[1] and [9][2] agree": the word joins what is left.
                if self.is_joined() {
                    let separated = std::mem::take(&mut self.separated);
                    self.give_out(&separated);
                }
            }
            State::Text | State::Cited { .. } => self.give_out_held(),
        }
        self.held.clear();
        self.separated.clear();
        self.repeated = None;
        if self.runs_into_what_is_before(typed)
            || (!plain_alone
                && !self.ends_in_citation()
                && ends_in_target(last_bytes(&self.text, LINE_REACH)))
        {
            self.give_out(" ");
        }
        for &number in numbers {
            // Numbers alone make a text longer than what the model wrote.
            make_room(&mut self.text, LONGEST_CITATION);
            let start = self.text.len();
            push_mark(&mut self.text, number);
            push(&mut self.citations, Citation::new(start..self.text.len(), number));
        }
        if let Some(spans) = &mut self.spans {
            spans.push(Span { end: self.text.len(), citations: numbers.len() });
        }
        self.fresh_line = false;
        self.state = State::Cited { exposed: !plain || behind_left_out };
    }

    /// Keeps what is held back from reading as a link's address with the canonical mark behind it, which has no spaces: `[text]([1, 2])`.
    fn part_from_link(&mut self) {
        let blank = self.text.bytes().rev().take_while(|&byte| byte == b' ').count();
        let opened = self.text.len() - blank;
        if self.glue > blank && self.text[..opened].ends_with("](") {
            self.text.insert(opened - 1, ' ');
        }
    }

    /// Would a mark here read as an index, as a part of an address or as a range's end? One behind the bracket of an index does, one
    /// that the model wrote in another form behind what looks like code or an address or before what does, and one with but a dash between it
    /// and another mark.
    #[cfg_attr(hot_paths, optimize(speed))]
    fn runs_into_what_is_before(&self, typed: &Typed<'_>) -> bool {
        let &Typed { plain, counted, before_code } = typed;
        let end = self.citations.last().map_or(0, Citation::end);
        let mut between = self.text[end..].chars();
        match between.next() {
            None => return false,
            Some(sign) if end > 0 && is_dash(sign) && between.next().is_none() => return true,
            Some(_) => {}
        }
        if before_code && ends_in_word(self.line()) {
            return true;
        }
        if self.text.as_bytes().last() == Some(&b' ') || (plain && !self.text.ends_with(']')) {
            return false;
        }
        let line = self.line();
        ends_in_index(line) || reads_as_index(line, counted) || (!plain && ends_in_address(line))
    }
}
