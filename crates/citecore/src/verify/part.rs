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
    /// The best sentence.
    pub(super) sentence: Option<Best>,
    /// The best window.
    pub(super) window: Option<Best>,
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

    /// How like the claim the sentence is that is most like it: what part of the words of both is in both (Dice's coefficient), every
    /// word counting the same. A sentence that says much besides is less like it than one that says this alone.
    pub(super) fn likeness(&self, search: &Search) -> f64 {
        let like = |&(sentence, has): &(usize, Has)| {
            let both = has.terms.count_ones();
            let said = self.text.of_sentence(sentence).iter().filter(|term| !term.entry.common).count();
            let all = search.sought.len() + said.max(both as usize);
            f64::from(2 * both) / all.max(1) as f64
        };
        self.sentences.iter().map(like).fold(0.0, f64::max)
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
