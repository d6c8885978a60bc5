//! Columns of a line of Markdown.

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

    /// How far it has read, in bytes.
    pub(super) fn at(&self) -> usize {
        self.cursor.at
    }

    pub(super) fn peek(&self) -> Result<Option<char>, Stop> {
        self.cursor.peek()
    }

    /// How many spaces are ahead.
    pub(super) fn spaces(&self) -> usize {
        self.cursor.spaces()
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
}
