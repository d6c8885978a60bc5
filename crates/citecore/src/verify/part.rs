//! What a text has of a claim, and what several have together.

use super::{
    search::{Has, Search, WINDOW, Window},
    set::Set,
    text::Text,
};

/// What was found of a claim in a text.
pub(super) struct Part<'t> {
    pub(super) text: &'t Text<'t>,
    /// What each sentence has; those that have nothing are left out.
    pub(super) sentences: Vec<(usize, Has)>,
    /// The best sentence.
    pub(super) sentence: Option<Window>,
    /// The best window.
    pub(super) window: Option<Window>,
    /// What part of the claim its longest run of words is that the text has.
    pub(super) run: f64,
}

impl<'t> Part<'t> {
    pub(super) fn new(search: &Search, text: &'t Text<'t>) -> Self {
        let sentences = search.hold(text);
        let (sentence, window) = (search.best(&sentences, 1), search.best(&sentences, WINDOW));
        let run = search.words.longest_run(&text.terms);
        Self { text, sentences, sentence, window, run }
    }
}

impl Part<'_> {
    /// The best sentence, if it has so much of the claim.
    pub(super) fn nearest(&self, share: f64) -> Option<&Window> {
        self.sentence.as_ref().filter(|best| best.share >= share)
    }

    /// The words of the claim of which a sentence has the very one or one of its family.
    pub(super) fn families(&self, sentence: usize) -> Set {
        let at = self.sentences.partition_point(|(other, _)| *other < sentence);
        match self.sentences.get(at) {
            Some((other, has)) if *other == sentence => has.families,
            _ => 0,
        }
    }
}

/// What the best windows have together.
pub(super) fn window(parts: &[&Part<'_>]) -> Has {
    let mut all = Has::default();
    for window in parts.iter().filter_map(|part| part.window.as_ref()) {
        all.add(&window.has);
    }
    all
}

/// What all sentences have together.
pub(super) fn whole(parts: &[&Part<'_>]) -> Has {
    let mut all = Has::default();
    for part in parts {
        for (_, has) in &part.sentences {
            all.add(has);
        }
    }
    all
}
