//! What a text has of a claim, and what several have together.

use super::{
    search::{Has, Search, WINDOW, Window},
    set::Set,
};
use crate::verify::{number::Quantity, text::Text};

/// What each sentence of a text has of a claim: soon found, and enough to tell what the text can't support.
pub(in crate::verify) struct Glance<'t> {
    text: &'t Text<'t>,
    given: Vec<Set>,
    sentences: Vec<(usize, Has)>,
}

impl<'t> Glance<'t> {
    pub(in crate::verify) fn new(search: &Search, text: &'t Text<'t>) -> Self {
        let given: Vec<Set> = text.quantities.iter().map(|theirs| search.given(theirs)).collect();
        Self { text, sentences: search.hold(text, &given), given }
    }

    /// What all sentences have together.
    pub(in crate::verify) fn all(&self) -> Has {
        all_of(&self.sentences)
    }

    /// All that is to be found.
    pub(in crate::verify) fn look(self, search: &Search) -> Part<'t> {
        let Self { text, given, sentences } = self;
        let sentence = search.best(&sentences, 1);
        let window = search.best(&search.with_heads(text, &sentences), WINDOW);
        let run = search.words.longest_run(&text.terms);
        Part { text, given, sentences, sentence, window, run }
    }
}

/// What was found of a claim in a text.
pub(in crate::verify) struct Part<'t> {
    pub(in crate::verify) text: &'t Text<'t>,
    /// Which of the claim's numbers each number of the text gives.
    pub(in crate::verify) given: Vec<Set>,
    /// What each sentence has; those that have nothing are left out.
    pub(in crate::verify) sentences: Vec<(usize, Has)>,
    /// The best sentence.
    pub(in crate::verify) sentence: Option<Window>,
    /// The best window, with what its sentences stand under.
    pub(in crate::verify) window: Option<Window>,
    /// What part of the claim its longest run of words is that the text has.
    pub(in crate::verify) run: f64,
}

impl Part<'_> {
    /// The best sentence, if it has so much of the claim.
    pub(in crate::verify) fn nearest(&self, share: f64) -> Option<&Window> {
        self.sentence.as_ref().filter(|best| best.share >= share)
    }

    /// Does one of its numbers stand where it bears most on the claim?
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(in crate::verify) fn has_near(&self, number: &Quantity) -> bool {
        let sentence = self.text.sentence_at(number.start);
        self.window.as_ref().is_some_and(|window| window.contains(sentence))
    }

    /// The words of the claim of which a sentence has the very one or one of its family.
    pub(in crate::verify) fn families(&self, sentence: usize) -> Set {
        let at = self.sentences.partition_point(|(other, _)| *other < sentence);
        match self.sentences.get(at) {
            Some((other, has)) if *other == sentence => has.families,
            _ => 0,
        }
    }
}

/// What the best windows have together.
pub(in crate::verify) fn window(parts: &[&Part<'_>]) -> Has {
    let mut all = Has::default();
    for window in parts.iter().filter_map(|part| part.window.as_ref()) {
        all.add(&window.has);
    }
    all
}

/// What all sentences have together.
pub(in crate::verify) fn all_sentences(parts: &[&Part<'_>]) -> Has {
    let mut all = Has::default();
    for part in parts {
        all.add(&all_of(&part.sentences));
    }
    all
}

fn all_of(sentences: &[(usize, Has)]) -> Has {
    let mut all = Has::default();
    for (_, has) in sentences {
        all.add(has);
    }
    all
}
