//! Marks that a line begins with, and that are left out. The line is told by what is behind them, as whoever reads the text without
//! them does: `[9] # Heading` is a heading, and a line of nothing else is none.

use super::{
    block::{Kind, LONGEST_START, ToldLine},
    bytes::floor_boundary,
    cursor::{Stop, optional},
    scan::{Piece, Received, Scanner},
    syntax::may_begin,
};
use crate::place;

/// Marks that a line begins with, and that are left out, as far as they are read.
#[derive(Clone, Debug, Default)]
pub(super) struct Leading {
    /// What the line began with before them: indentation, quote and list markers.
    markers: String,
    /// Is the last in brackets of its own, `([9])`?
    enclosed: bool,
}

impl Scanner {
    /// Tells the line that begins here, and how much of its prefix is yet to be read.
    pub(super) fn tell(&mut self, rest: &str, last: bool) -> Result<(ToldLine, usize), Stop> {
        let Some(Leading { markers, .. }) = &self.leading else {
            let told = self.blocks.tell(rest, last)?;
            return Ok((told, told.line.prefix));
        };
        let line = joined!(markers, &rest[..floor_boundary(rest, LONGEST_START)]);
        let told = self.blocks.tell(&line, last)?;
        Ok((told, told.line.prefix.saturating_sub(markers.len())))
    }

    /// Reads a mark that is left out where the line's text begins with one, after what stands before it.
    pub(super) fn read_left_out(
        &mut self,
        received: &Received<'_>,
        kind: Kind,
        prefix: usize,
    ) -> Result<Option<Piece>, Stop> {
        let &Received { raw, last, known } = received;
        let (line, text) = (self.at, self.at + prefix);
        let enclosed = raw[text..].starts_with('(');
        let at = text + usize::from(enclosed);
        if !matches!(kind, Kind::Prose | Kind::Continued) || self.inline.is_inert() {
            return Ok(None);
        }
        match raw.as_bytes().get(at) {
            Some(&byte) if may_begin(byte) => {}
            None if !last => return Err(Stop::More),
            _ => return Ok(None),
        }
        self.at = at;
        let read = self.read_mark(received, &raw[at..]);
        let end = std::mem::replace(&mut self.at, line);
        let Some(mark @ Piece::Mark(_)) = optional(read)? else { return Ok(None) };
        if enclosed && end == raw.len() && !last {
            return Err(Stop::More);
        }
        if !known.leaves_out(&self.items) || (enclosed && !raw[end..].starts_with(')')) {
            return Ok(None);
        }
        let leading = self.leading.get_or_insert_default();
        leading.markers.push_str(&raw[line..text]);
        leading.enclosed = enclosed;
        Ok(Some(if prefix > 0 {
            self.at = text;
            Piece::LineEdge
        } else if enclosed {
            self.at = at;
            self.behind_text = Some((mark, end));
            Piece::Text
        } else {
            self.at = end;
            mark
        }))
    }

    /// Passes what goes with marks that are left out: their bracket, spaces, and the end of a line that has nothing else.
    pub(super) fn pass_behind_left_out(&mut self, rest: &str) -> Option<Piece> {
        let leading = self.leading.as_mut()?;
        let length = if std::mem::take(&mut leading.enclosed) && rest.starts_with(')') {
            1
        } else {
            place::run_end(rest, 0, |c| matches!(c, ' ' | '\t' | '\r'))
        };
        if length > 0 {
            self.at += length;
            return Some(Piece::Text);
        }
        if rest.starts_with('\n') && leading.markers.is_empty() {
            self.at += 1;
            self.end_line();
            return Some(Piece::LineEdge);
        }
        None
    }
}
