//! Memory that both sides write in: JavaScript a piece of an answer, the engine the segments that come of it. For pieces of a
//! few characters, to make values of JavaScript would take longer than to read them.

use citecore::{Error, Segment};

use crate::units::Units;

/// Bytes that there are from the start: more than most pieces have.
const ROOM: usize = 256;

/// In place of what [`Slate::write`] says: there was an error.
const FAILED: u32 = u32::MAX;

/// The memory of one stream.
pub(crate) struct Slate {
    bytes: Vec<u8>,
    rows: Vec<u32>,
    error: Option<Error>,
}

impl Slate {
    pub(crate) fn new() -> Self {
        Self { bytes: vec![0; ROOM], rows: Vec::new(), error: None }
    }

    /// Where the text is, in bytes, which has room for as many. It may move only where there was less room before.
    pub(crate) fn room(&mut self, length: usize) -> usize {
        if self.bytes.len() < length {
            self.bytes.resize(length, 0);
        }
        self.bytes.as_ptr() as usize
    }

    /// Where the rows are, in bytes. The first says how many follow.
    pub(crate) fn rows(&self) -> usize {
        self.rows.as_ptr() as usize
    }

    /// What JavaScript wrote.
    pub(crate) fn text(&self, length: usize) -> &str {
        // It is whole characters always: JavaScript's own encoder wrote it.
        let written = self.bytes.get(..length).map(str::from_utf8);
        written.and_then(Result::ok).unwrap_or_default()
    }

    /// Writes the texts of the segments that `next` gives one behind the other, and says how many bytes they have, doubled.
    ///
    /// Where they are more than a single text, one is added, and rows tell them apart: for a text twice its UTF-16 code
    /// units; for a citation twice how many numbers it has, plus one, and then these. A citation's text follows from them.
    pub(crate) fn write<'s>(&mut self, next: &mut dyn FnMut() -> Option<Segment<'s>>) -> u32 {
        let (mut end, mut count, mut cites) = (0, 0, false);
        self.rows.clear();
        self.rows.push(0);
        while let Some(segment) = next() {
            count += 1;
            match segment {
                Segment::Text { text } => {
                    self.room(end + text.len());
                    self.bytes[end..end + text.len()].copy_from_slice(text.as_bytes());
                    end += text.len();
                    self.rows.push(Units::of(&text).at(text.len()) * 2);
                }
                Segment::Citation { numbers, .. } => {
                    cites = true;
                    self.rows.push(numbers.len() as u32 * 2 + 1);
                    for &number in &numbers {
                        self.rows.push(number as u32);
                    }
                }
            }
        }
        self.rows[0] = self.rows.len() as u32 - 1;
        end as u32 * 2 + u32::from(cites || count > 1)
    }

    /// Writes segments that are there already, as [`Slate::write`] does.
    pub(crate) fn write_all(&mut self, segments: Vec<Segment<'_>>) -> u32 {
        let mut segments = segments.into_iter();
        self.write(&mut || segments.next())
    }

    /// Keeps an error for [`Slate::error`].
    pub(crate) fn failed(&mut self, error: Error) -> u32 {
        self.error = Some(error);
        FAILED
    }

    /// The error that was kept.
    pub(crate) fn error(&mut self) -> Result<(), Error> {
        self.error.take().map_or(Ok(()), Err)
    }
}
