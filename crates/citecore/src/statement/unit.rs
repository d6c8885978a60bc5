//! The paragraphs, list items, headings and table rows of a Markdown text.

use std::ops::Range;

use super::ending::is_pictograph;
use crate::{
    find,
    mark::{Blocks, Kind, is_table_rule, line_end},
    phrases, place,
};

/// A stretch of prose that sentences don't reach beyond.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    /// Without markers before it; its lines may have markers of their own.
    pub(super) range: Range<usize>,
    /// Headings, of texts and of tables, state nothing.
    pub(super) needs_citation: bool,
    /// It is one statement, however many sentences it has.
    pub(super) whole: bool,
    /// It begins a list item.
    pub(super) item: bool,
}

/// Gives the units of a text one by one, in order. Code and thematic breaks are in none.
#[cfg_attr(hot_paths, optimize(speed))]
pub(super) fn each_unit(text: &str, mut take: impl FnMut(Unit)) {
    let mut paragraph: Vec<Range<usize>> = Vec::new();
    let mut item = false;
    let mut blocks = Blocks::new();
    let mut at = 0;
    while at < text.len() {
        let end = line_end(text, at).map_or(text.len(), |end| end + 1);
        // The last bit of text is always told.
        let Ok(told) = blocks.tell(&text[at..end], true) else { break };
        blocks.enter(told);
        let line = told.line;
        let content = at + line.prefix..end;
        if line.kind != Kind::Continued {
            close(text, &paragraph, line.kind == Kind::Underline, item, &mut take);
            paragraph.clear();
            item = line.item;
        }
        match line.kind {
            Kind::Heading => {
                take(Unit { range: trim_heading(text, content), needs_citation: false, whole: true, item });
            }
            Kind::Prose | Kind::Continued => paragraph.push(content),
            Kind::Blank | Kind::Code | Kind::Break | Kind::Underline => {}
        }
        at = end;
    }
    close(text, &paragraph, false, item, &mut take);
}

fn trim_heading(text: &str, range: Range<usize>) -> Range<usize> {
    let title = place::without_first(&text[range.clone()], |c| c == '#');
    range.end - title.len()..range.end
}

/// Ends a paragraph: it is prose, a heading, or the lines of a table.
fn close(text: &str, lines: &[Range<usize>], heading: bool, item: bool, take: &mut impl FnMut(Unit)) {
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return };
    let ruled = |line: &Range<usize>| is_table_rule(&text[line.clone()], true) == Ok(true);
    if lines.get(1).is_some_and(ruled) && text.as_bytes()[first.clone()].contains(&b'|') {
        for (index, row) in lines.iter().enumerate().filter(|(index, _)| *index != 1) {
            take(Unit { range: row.clone(), needs_citation: index > 1, whole: true, item });
        }
        return;
    }
    let range = first.start + task_box(&text[first.clone()])..last.end;
    take(Unit {
        range,
        needs_citation: !heading && !is_bold_heading(&text[first.start..last.end]),
        whole: heading,
        item,
    });
}

/// A paragraph that is one bold phrase stands for a heading, with a picture beside it or without.
fn is_bold_heading(paragraph: &str) -> bool {
    let bold = place::trimmed(paragraph, |c| c.is_whitespace() || is_pictograph(c));
    let inner = bold.strip_prefix("**").and_then(|rest| rest.strip_suffix("**"));
    inner.is_some_and(|inner| {
        !find::holds(inner, "**")
            && !place::has_char(inner, '[')
            && !place::ends(inner, |c| matches!(c, '.' | '!' | '。' | '！'))
    })
}

/// The length of `[x] ` at the beginning of a list item.
fn task_box(item: &str) -> usize {
    phrases::phrase_at(item, 0, "[ ] |[x] |[X] ")
}
