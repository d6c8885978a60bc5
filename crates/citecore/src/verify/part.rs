//! What a text has of a claim, and what several have together.

use super::{
    text::Text,
    window::{Best, Has, Search, WINDOW},
};

/// What was found of a claim in a text.
pub(super) struct Part<'t> {
    pub(super) text: &'t Text<'t>,
    /// What each sentence has; those that have nothing are left out.
    pub(super) sentences: Vec<(usize, Has)>,
    /// The best windows of one, two and three sentences.
    pub(super) windows: [Option<Best>; WINDOW],
}

impl<'t> Part<'t> {
    pub(super) fn new(search: &Search, text: &'t Text<'t>) -> Self {
        let sentences = search.hold(text);
        let windows = [1, 2, 3].map(|count| search.best(&sentences, count));
        Self { text, sentences, windows }
    }
}

/// What the best windows of so many sentences have together.
pub(super) fn window(parts: &[&Part<'_>], sentences: usize) -> Has {
    let windows = parts.iter().filter_map(|part| part.windows[sentences - 1]);
    windows.fold(Has::default(), |all, window| all.with(window.has))
}

/// What all sentences have together.
pub(super) fn whole(parts: &[&Part<'_>]) -> Has {
    let sentences = parts.iter().flat_map(|part| &part.sentences);
    sentences.fold(Has::default(), |all, &(_, has)| all.with(has))
}

/// What the best sentences anywhere have together: of one, of two …, each chosen for what the ones before it lack.
pub(super) fn greedy(search: &Search, parts: &[&Part<'_>], count: usize) -> Vec<Has> {
    let mut all = Has::default();
    let mut steps = Vec::new();
    for _ in 0..count {
        let mut best = (search.share(all), all);
        for &(_, has) in parts.iter().flat_map(|part| &part.sentences) {
            let with = all.with(has);
            let share = search.share(with);
            if share > best.0 + 1e-12 {
                best = (share, with);
            }
        }
        all = best.1;
        steps.push(all);
    }
    steps
}
