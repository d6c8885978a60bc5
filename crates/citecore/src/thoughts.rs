//! `<think>…</think>`, with which models that think aloud begin, where whoever serves them passes it on. Marks in it cite nothing that
//! a reader sees.

use crate::{
    mark::{Cursor, Stop, bounded, floor_boundary},
    place::find,
};

/// The longest tag with white space before it, in bytes.
const LONGEST_TAG: usize = 80;

/// What thoughts end with, but for what both names of the tag end in.
const END: &str = "</think";

/// Reads the tag that thoughts begin with, and the white space before it; gives its length.
pub(crate) fn read_tag(text: &str, last: bool) -> Result<usize, Stop> {
    bounded(text, last, LONGEST_TAG, |cursor: &mut Cursor<'_>| {
        cursor.skip_while(char::is_whitespace)?;
        cursor.expect("<think")?;
        cursor.eat("ing")?;
        cursor.expect(">")
    })
    .map(|(length, ())| length)
}

/// Where thoughts end, behind their tag. Errors with how much of the text needn't be looked at again, where they don't end in it.
pub(crate) fn end(text: &str) -> Result<usize, usize> {
    let mut from = 0;
    while let Some(at) = find(&text[from..], END) {
        let tag = from + at;
        from = tag + END.len();
        for rest in [">", "ing>"] {
            if text[from..].starts_with(rest) {
                return Ok(from + rest.len());
            }
            if rest.starts_with(&text[from..]) {
                return Err(tag);
            }
        }
    }
    Err(floor_boundary(text, text.len().saturating_sub(END.len() - 1)).max(from))
}
