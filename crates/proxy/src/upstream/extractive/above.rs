//! What stands over the quotes of a source, read once for all of them: one title or heading, of any length, may stand over
//! thousands.

use std::collections::HashSet;

use citecore::Source;

use super::{
    asked::{Asked, Together},
    quote::strings,
};
use crate::language::{Language, listed};

/// Headings that say no more than that steps follow.
const OF_STEPS: &str = "guide instructions method procedure process steps walkthrough ablauf anleitung schritte vorgehen vorgehensweise \
    procédure étapes instrucciones pasos procedimiento istruzioni passaggi procedura instruções passos procedimento stappen werkwijze \
    단계 방법 순서 절차 الخطوات الطريقة";

/// The title of a source and the headings over its quotes.
#[derive(Debug)]
pub(super) struct Above {
    /// The title.
    name: String,
    /// The headings of the text, in its order; the first is what stands over its beginning.
    sections: Vec<Section>,
    /// Which terms of the question the title holds.
    title: Vec<usize>,
    /// Which the headings over the whole source hold.
    headings: Vec<usize>,
}

#[derive(Debug)]
struct Section {
    heading: String,
    held: Vec<usize>,
    /// Are these more than half of its terms? Of "What matters, in order" they aren't.
    mostly: bool,
}

impl Above {
    /// Reads the title, the headings that the index tells, and those of the text. An empty one stands for what is over it.
    pub(super) fn read(source: &Source, headings: Vec<String>, language: &Language, asked: &Asked) -> Self {
        let terms = |text: &str| -> HashSet<String> { language.terms(text).into_iter().collect() };
        let held = |text: &str| asked.held(&terms(text));
        let title = source.passage.title.as_deref().unwrap_or_default();
        let over = strings(source, "headings").join("\n");
        let section = |heading: String| {
            let terms = terms(&heading);
            let held = asked.held(&terms);
            Section { mostly: 2 * held.len() > terms.len(), held, heading }
        };
        let mut sections: Vec<Section> = headings.into_iter().map(section).collect();
        if let Some(first) = sections.first_mut().filter(|first| first.heading.is_empty()) {
            over.lines().last().unwrap_or(title).clone_into(&mut first.heading);
        }
        Self { name: title.to_owned(), sections, title: held(title), headings: held(&over) }
    }

    /// What steps of a section are shown under: its heading, or the title where that says only that steps follow.
    pub(super) fn heading(&self, section: usize) -> &str {
        let heading = self.sections[section].heading.as_str();
        let bare = heading.trim_end_matches([':', '.']).trim().to_lowercase();
        if !self.name.is_empty() && listed(OF_STEPS, &bare) { &self.name } else { heading }
    }

    /// Which terms of the question the title holds.
    pub(super) fn title(&self) -> &[usize] {
        &self.title
    }

    /// Which the headings over the whole source hold.
    pub(super) fn headings(&self) -> &[usize] {
        &self.headings
    }

    /// Which a heading of the text holds.
    pub(super) fn section(&self, section: usize) -> &[usize] {
        &self.sections[section].held
    }

    /// Does the title hold any of them, or a heading little else?
    pub(super) fn is_about_any(&self) -> bool {
        !self.title.is_empty() || self.sections.iter().any(|section| section.mostly)
    }

    /// The same, weighed for the question as it's asked of the source.
    pub(super) fn weighed<'a>(&'a self, source: usize, asked: &'a Asked) -> Weighed<'a> {
        let mut whole = asked.together(source);
        whole.add(&self.title);
        whole.add(&self.headings);
        let own = |section: &Section| -> f64 {
            let own = section.held.iter().filter(|&&number| !whole.has(number));
            own.map(|&number| asked.weight(source, number)).sum()
        };
        let sections = self.sections.iter().map(|section| whole.weight() + own(section)).collect();
        Weighed { above: self, asked, source, whole, sections }
    }
}

/// What the sections of a source hold of the question with all that stands over them.
pub(super) struct Weighed<'a> {
    above: &'a Above,
    asked: &'a Asked,
    source: usize,
    whole: Together<'a>,
    sections: Vec<f64>,
}

impl Weighed<'_> {
    /// The weight of what stands over a quote and isn't in it. It takes time by the quote's length, whatever is over it.
    pub(super) fn beside(&self, section: usize, quote: &[usize]) -> f64 {
        let over = self.above.section(section);
        let both =
            quote.iter().filter(|&&number| self.whole.has(number) || over.binary_search(&number).is_ok());
        let both: f64 = both.map(|&number| self.asked.weight(self.source, number)).sum();
        (self.sections[section] - both).max(0.0)
    }
}
