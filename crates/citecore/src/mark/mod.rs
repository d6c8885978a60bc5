//! Marks: what the model types to cite, told from everything that only looks like it.
//!
//! [`scan`] cuts an answer into pieces, line by line, [`inline`] the prose in a line; [`syntax`] knows the ways to write a mark,
//! [`block`] and [`table`] the lines of Markdown, [`own_list`] the model's own lists of references and [`definition`] its
//! definitions of links. [`index`], [`link`] and [`enclosed`] tell what makes a bracket something else than a mark, [`uncovered`] what a line is once the marks at its beginning are left out, and [`bytes`] passes over all that can be neither.

mod block;
mod bracketed;
mod bytes;
mod columns;
mod cursor;
mod definition;
#[cfg(test)]
mod differential;
mod digits;
mod enclosed;
mod index;
mod inline;
mod joining;
mod known;
mod leaf;
mod link;
mod list;
mod own_list;
mod scan;
mod syntax;
mod table;
mod uncovered;

use std::ops::Range;

pub(crate) use block::{Blocks, Kind};
pub(crate) use bytes::{
    Beginnings, Bytes, each_but_letters, floor_boundary, last_bytes, line_end, pass, told_from_words,
    with_first_bytes,
};
pub(crate) use cursor::{Cursor, Stop, bounded};
pub(crate) use digits::digit;
pub(crate) use index::{ends_in_word, reads_as_index};
pub(crate) use joining::{AND, JOINING_BEGINNINGS, OR, is_separator};
pub(crate) use known::Known;
pub(crate) use link::{begins_address, ends_address, read_target};
pub(crate) use own_list::heads_section;
pub(crate) use scan::{Piece, Received, Scanner};
pub(crate) use syntax::{Form, Item, is_dash, is_label};
pub(crate) use table::is_table_rule;

/// Where a text has marks of these sources.
pub(crate) fn find(text: &str, known: &Known) -> Vec<Range<usize>> {
    let received = Received { raw: text, last: true, known };
    let mut scanner = Scanner::new(false);
    let mut found = Vec::new();
    while let Some((from, piece)) = scanner.next(&received) {
        if matches!(piece, Piece::Mark(_)) {
            found.push(from..scanner.at);
        }
    }
    found
}
