//! Marks: what the model types to cite, told from everything that only looks like it.
//!
//! | what | where |
//! |---|---|
//! | cut an answer into pieces, line by line, and the prose in a line | [`scan`], [`inline`] |
//! | tell what a line is | [`block`], with [`columns`], [`leaf`], [`list`] and [`table`]; [`leading`] where marks that it begins with are left out |
//! | read a mark | [`syntax`], [`bracketed`] with brackets around it; [`digits`], [`joining`] between two numbers, [`pages`] behind one |
//! | tell which sources it can mean | [`known`] |
//! | tell it from what only looks like it | [`index`], [`exponent`], [`link`], [`enclosed`] in a link's text or math |
//! | tell the model's own references | [`own_list`], [`definition`] |
//! | pass over all that can be none of these | [`bytes`] |
//!
//! All of them read by a [`cursor`], which says where the text that is there doesn't tell yet.

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
mod exponent;
mod index;
mod inline;
mod joining;
mod known;
mod leading;
mod leaf;
mod link;
mod list;
mod own_list;
mod pages;
mod scan;
mod syntax;
mod table;

use std::ops::Range;

pub(crate) use block::{Blocks, Kind};
pub(crate) use bytes::{
    Beginnings, Bytes, each_but_letters, floor_boundary, last_bytes, line_end, pass, told_from_words,
    with_first_bytes,
};
pub(crate) use cursor::{Cursor, Stop, bounded};
pub(crate) use digits::digit;
pub(crate) use index::{ends_in_word, reads_as_index};
pub(crate) use joining::{AND, JOINING_BEGINNINGS, OR, is_dash, is_separator};
pub(crate) use known::Known;
pub(crate) use link::{begins_address, ends_address, read_target};
pub(crate) use own_list::heads_section;
pub(crate) use scan::{Piece, Received, Scanner};
pub(crate) use syntax::{Form, Item, is_label};
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
