//! What the first columns of a line may begin or end: code fences, headings, thematic breaks.

use super::{columns::Columns, cursor::Stop};

/// May a fence, heading, underline or thematic break begin with this character?
pub(super) fn begins_leaf(c: char) -> bool {
    matches!(c, '`' | '~' | '#' | '=' | '-' | '*' | '_')
}

impl Columns<'_> {
    /// Does a fence of that character and length end here?
    pub(super) fn closes_fence(&self, fence: char, length: usize) -> Result<bool, Stop> {
        let mut ahead = *self;
        if ahead.skip_indent()? >= 4 || ahead.cursor.skip_run(fence)? < length {
            return Ok(false);
        }
        ahead.is_blank()
    }

    /// The character and length of a code fence ahead.
    pub(super) fn opens_fence(&self) -> Result<Option<(char, usize)>, Stop> {
        let mut ahead = self.cursor;
        let Some(fence @ ('`' | '~')) = ahead.peek()? else { return Ok(None) };
        let length = ahead.skip_run(fence)?;
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

    /// `# Heading`
    pub(super) fn is_heading(&self) -> Result<bool, Stop> {
        let mut ahead = self.cursor;
        let level = ahead.skip_run('#')?;
        Ok((1..=6).contains(&level) && matches!(ahead.peek()?, None | Some(' ' | '\t' | '\n' | '\r')))
    }

    /// `===` or `---` under a paragraph.
    pub(super) fn underlines(&self) -> Result<bool, Stop> {
        let mut ahead = *self;
        let Some(line @ ('=' | '-')) = ahead.cursor.peek()? else { return Ok(false) };
        ahead.cursor.skip_run(line)?;
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
        loop {
            marks += ahead.cursor.skip_run(mark)?;
            if ahead.cursor.skip_blanks()? == 0 {
                break;
            }
        }
        // It is left out whole or not at all, with all of its line's end.
        ahead.cursor.eat("\r")?;
        Ok(marks >= 3 && matches!(ahead.cursor.peek()?, None | Some('\n')))
    }
}
