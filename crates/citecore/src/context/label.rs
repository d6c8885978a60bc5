//! What names a source in the line over its text.

use std::borrow::Cow;

use super::neutralise::neutralise;
use crate::passage::Passage;

/// The data set, collection or file of a passage, else its title, else its id, on one line; none where there is none of it.
pub(super) fn name(passage: &Passage) -> Option<String> {
    let names = [&passage.source, &passage.title, &passage.id];
    names.into_iter().find_map(|name| Some(one_line(name.as_ref()?)).filter(|name| !name.is_empty()))
}

/// A text of someone else's on one line, in which nothing passes for structure. Signs that set the direction of writing are left out,
/// since they would reach beyond its end.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            c if c.is_whitespace() || c.is_control() => {
                if !line.is_empty() && !line.ends_with(' ') {
                    line.push(' ');
                }
            }
            c => line.push(c),
        }
    }
    line.truncate(line.trim_end().len());
    match neutralise(&line) {
        Cow::Borrowed(_) => line,
        Cow::Owned(kept) => kept,
    }
}
