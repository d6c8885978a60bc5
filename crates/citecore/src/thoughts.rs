//! `<think>…</think>`, with which models that think aloud begin, where whoever serves them passes it on. Marks in it cite nothing that
//! a reader sees.

use crate::{
    find::find,
    mark::{Cursor, Stop, bounded},
};

/// The longest tag with white space before it, in bytes.
const LONGEST_TAG: usize = 80;

/// Reads the tag that thoughts begin with, and the white space before it; gives its length.
pub(crate) fn read_tag(text: &str, last: bool) -> Result<usize, Stop> {
    bounded(text, last, LONGEST_TAG, |cursor| {
        cursor.skip_while(char::is_whitespace)?;
        read_name(cursor, "<think")
    })
    .map(|(length, ())| length)
}

/// Where thoughts end, behind their tag. Errors with how much of the text needn't be looked at again, where they don't end in it.
pub(crate) fn end(text: &str) -> Result<usize, usize> {
    let mut from = 0;
    while let Some(at) = find(&text[from..], "</") {
        let tag = from + at;
        match bounded(&text[tag..], false, LONGEST_TAG, |cursor| read_name(cursor, "</think")) {
            Ok((length, ())) => return Ok(tag + length),
            Err(Stop::More) => return Err(tag),
            Err(Stop::No) => from = tag + "</".len(),
        }
    }
    Err(text.len() - usize::from(text.ends_with('<')))
}

/// What stands behind all thoughts of a text.
pub(crate) fn behind(text: &str) -> &str {
    let mut rest = text;
    while let Ok(end) = end(rest) {
        rest = &rest[end..];
    }
    rest
}

fn read_name(cursor: &mut Cursor<'_>, name: &'static str) -> Result<(), Stop> {
    cursor.expect(name)?;
    cursor.eat("ing")?;
    cursor.expect(">")
}
