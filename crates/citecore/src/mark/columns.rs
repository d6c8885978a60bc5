//! Columns of a line of Markdown, and what its first ones may be.

use super::cursor::{Cursor, Stop};

/// A cursor over one line that counts columns, tabs to the next multiple of four.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns<'t> {
    pub(super) cursor: Cursor<'t>,
    column: usize,
    /// Columns of a tab that a marker took only a part of.
    spare: usize,
}

impl<'t> Columns<'t> {
    pub(super) fn new(text: &'t str, last: bool) -> Self {
        Self { cursor: Cursor::new(text, last), column: 0, spare: 0 }
    }

    /// Columns of white space ahead.
    pub(super) fn indentation(&self) -> Result<usize, Stop> {
        let mut ahead = *self;
        ahead.skip_indent()
    }

    pub(super) fn skip_indent(&mut self) -> Result<usize, Stop> {
        let mut columns = std::mem::take(&mut self.spare);
        loop {
            let spaces = self.cursor.spaces();
            self.take_spaces(spaces);
            columns += spaces;
            if self.cursor.peek()? != Some('\t') {
                return Ok(columns);
            }
            let width = 4 - self.column % 4;
            self.cursor.next()?;
            self.column += width;
            columns += width;
        }
    }

    /// Reads exactly so many columns of white space, where there are as many.
    pub(super) fn indent(&mut self, columns: usize) -> Result<bool, Stop> {
        let before = *self;
        let mut left = columns;
        while left > 0 {
            if self.spare > 0 {
                let taken = self.spare.min(left);
                self.spare -= taken;
                left -= taken;
                continue;
            }
            let width = match self.cursor.peek()? {
                Some(' ') => 1,
                Some('\t') => 4 - self.column % 4,
                _ => {
                    *self = before;
                    return Ok(false);
                }
            };
            self.cursor.next()?;
            self.column += width;
            self.spare = width;
        }
        Ok(true)
    }

    pub(super) fn is_blank(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        ahead.skip_indent()?;
        Ok(matches!(ahead.cursor.peek()?, None | Some('\n' | '\r')))
    }

    /// Reads `>` and one column behind it.
    pub(super) fn quote(&mut self) -> Result<bool, Stop> {
        let before = *self;
        if self.skip_indent()? < 4 && self.cursor.peek()? == Some('>') {
            self.take(1)?;
            if matches!(self.cursor.peek()?, Some(' ' | '\t')) {
                self.indent(1)?;
            }
            return Ok(true);
        }
        *self = before;
        Ok(false)
    }

    /// Reads so many spaces, which are there.
    pub(super) fn take_spaces(&mut self, spaces: usize) {
        self.cursor.at += spaces;
        self.column += spaces;
    }

    /// Reads so many characters that are one column wide.
    pub(super) fn take(&mut self, characters: usize) -> Result<(), Stop> {
        for _ in 0..characters {
            self.cursor.next()?;
            self.column += 1;
        }
        Ok(())
    }

    pub(super) fn closes_fence(&self, fence: char, length: usize) -> Result<bool, Stop> {
        let mut ahead = *self;
        if ahead.skip_indent()? >= 4 || ahead.cursor.skip_while(|c| c == fence)? < length {
            return Ok(false);
        }
        ahead.is_blank()
    }

    /// The character and length of a code fence ahead.
    pub(super) fn opens_fence(&self) -> Result<Option<(char, usize)>, Stop> {
        let mut ahead = self.cursor;
        let Some(fence @ ('`' | '~')) = ahead.peek()? else { return Ok(None) };
        let length = ahead.skip_while(|c| c == fence)?;
        if length < 3 {
            return Ok(None);
        }
        if fence == '`' {
            // With a backtick behind them, they enclose a code span.
            ahead.skip_while(|c| c != '`' && c != '\n')?;
            if ahead.peek()? == Some('`') {
                return Ok(None);
            }
        }
        Ok(Some((fence, length)))
    }

    pub(super) fn is_heading(&self) -> Result<bool, Stop> {
        let mut ahead = self.cursor;
        let level = ahead.skip_while(|c| c == '#')?;
        Ok((1..=6).contains(&level) && matches!(ahead.peek()?, None | Some(' ' | '\t' | '\n' | '\r')))
    }

    /// `===` or `---` under a paragraph.
    pub(super) fn underlines(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        let Some(line @ ('=' | '-')) = ahead.cursor.peek()? else { return Ok(false) };
        ahead.cursor.skip_while(|c| c == line)?;
        ahead.is_blank()
    }

    /// `***`, `---` or `___`, spaced or not.
    pub(super) fn is_break(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        if ahead.skip_indent()? >= 4 {
            return Ok(false);
        }
        let Some(mark @ ('*' | '-' | '_')) = ahead.cursor.peek()? else { return Ok(false) };
        let mut marks = 0;
        ahead.cursor.skip_while(|c| {
            marks += usize::from(c == mark);
            c == mark || c == ' ' || c == '\t'
        })?;
        Ok(marks >= 3 && matches!(ahead.cursor.peek()?, None | Some('\n' | '\r')))
    }
}
