//! What names a source in the line over its text.

use std::borrow::Cow;

use super::neutralise::neutralise;
use crate::passage::{Passage, on_one_line};

/// The data set, collection or file of a passage, else its title, else its id, on one line; none where there is none of it.
pub(super) fn name(passage: &Passage) -> Option<String> {
    let names = [&passage.source, &passage.title, &passage.id];
    names.into_iter().find_map(|name| Some(one_line(name.as_ref()?)).filter(|name| !name.is_empty()))
}

/// A text of someone else's on one line, in which nothing passes for structure.
pub(crate) fn one_line(text: &str) -> String {
    let line = on_one_line(text);
    match neutralise(&line) {
        Cow::Borrowed(_) => line,
        Cow::Owned(kept) => kept,
    }
}
