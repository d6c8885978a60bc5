//! Which quotes bear on the question, and how much.

use std::collections::HashMap;

use citecore::Source;

use super::{
    above::Above,
    asked::Asked,
    known, price,
    quote::{Kind, Quote, read},
    torn::{is_fragment, leans},
    wanted::Wanted,
};
use crate::knowledge::Rarity;

/// The best source has to hold more than this share of the question; up to it, what is there concerns something else, as a worm gear's
/// period does, which is one word in two of "the warranty period".
const LEAST_COVERAGE: f64 = 0.5;
/// What a term of the question is worth that stands in a heading over the quote: the heading speaks of all that is below it, and tells
/// less of a single sentence than its own words do.
const ABOVE: f64 = 0.35;

/// What of a quote's worth is its own.
const OWN: f64 = 0.4;
/// What its source adds that holds all of the question.
const BY_SOURCE: f64 = 0.3;
/// What one adds that was found nearest. With the two before it makes 1: no source lifts a quote above the share of the question that
/// it holds.
const BY_NEARNESS: f64 = 0.3;
/// What a quote is worth the more at the beginning of its source, where articles say what they are about.
const FIRST: f64 = 1.1;

/// Quotes with fewer terms say little.
const FEW_TERMS: usize = 3;
/// Longer ones than this say too much.
const MANY_CHARACTERS: usize = 400;

/// What is left of the worth of a quote that says little.
const LITTLE: f64 = 0.5;
/// Of one that is very long.
const VERY_LONG: f64 = 0.6;
/// Of a fragment, which is no sentence by itself.
const FRAGMENT: f64 = 0.5;
/// Of one that leans on the sentence before it. More than of a fragment: it is a sentence, and is quoted behind that one as well.
const LEANING: f64 = 0.75;
/// Of one that doesn't tell what is asked for.
const NOT_WANTED: f64 = 0.5;
/// Of one that points to another document: least of all, since that document says more itself.
const ELSEWHERE: f64 = 0.2;

/// From this likeness of their terms on, two quotes say the same where their figures do.
const SAME: f64 = 0.6;

/// The quotes of all sources with what they are worth.
pub(super) struct Evidence<'a> {
    /// The sources, by index.
    pub(super) sources: &'a [Source],
    /// The quotes, by source and place.
    pub(super) quotes: Vec<Quote>,
    /// What each quote is worth, from 0.
    pub(super) worth: Vec<f64>,
    /// The share of the question that each source holds, 0..1.
    pub(super) held: Vec<f64>,
    /// The question asks for a way to do something.
    pub(super) asks_how: bool,
    /// It asks for something that can be seen to be told.
    pub(super) wanted: Wanted,
    /// What stands over the quotes of each source.
    above: Vec<Above>,
    asked: Asked,
    rarity: Rarity,
    /// What the terms of each quote weigh together.
    weights: Vec<f64>,
    /// Which document each source belongs to: the first source of it.
    documents: Vec<usize>,
}

impl<'a> Evidence<'a> {
    /// Reads the sources. Their language is the one that the index says, else `language`.
    ///
    /// What is sent decides how long this takes, and no product of two things that are sent: anybody may send it.
    pub(super) fn gather(question: &str, sources: &'a [Source], language: Option<&str>) -> Self {
        let locales: Vec<&str> =
            sources.iter().map(|source| locale(source).or(language).unwrap_or("en")).collect();
        let languages = known::languages(question, sources, &locales);
        let asks_how = languages.values().any(|(language, _)| language.asks_how(question));
        let mut asked = Asked::of(locales.iter().map(|&locale| &languages[locale].1));
        let price = price::asking(question).collect::<Vec<_>>().join(" ");
        asked.set_prices(&languages.values().flat_map(|(language, _)| language.terms(&price)).collect());
        let (mut quotes, mut above) = (Vec::new(), Vec::new());
        for (index, (source, &locale)) in sources.iter().zip(&locales).enumerate() {
            let (own, over) = read(index, source, &languages[locale].0, &asked);
            quotes.extend(own);
            above.push(over);
        }
        let rarity = Rarity::of(quotes.iter().map(|quote: &Quote| &quote.terms));
        asked.weigh(&rarity);
        let weight = |quote: &Quote| quote.terms.iter().map(|term| rarity.weight(term)).sum();
        let weights = quotes.iter().map(weight).collect();
        let (worth, held, documents) = (Vec::new(), Vec::new(), documents(sources));
        let wanted = Wanted::of(question);
        let mut evidence =
            Self { sources, quotes, worth, held, asks_how, wanted, above, asked, rarity, weights, documents };
        evidence.held = evidence.held_by_sources();
        evidence.worth = evidence.worths();
        evidence
    }

    /// The quotes that may stand in prose, by index.
    pub(super) fn sentences(&self) -> impl Iterator<Item = usize> {
        (0..self.quotes.len()).filter(|&index| self.quotes[index].kind != Kind::Table)
    }

    /// The nearest heading over a quote.
    pub(super) fn heading(&self, quote: usize) -> &str {
        let quote = &self.quotes[quote];
        self.above[quote.source].heading(quote.section)
    }

    /// The share of the question that quotes hold with the headings over them, but without their title.
    pub(super) fn coverage_without_title(&self, quotes: &[usize]) -> f64 {
        self.share(quotes.iter().copied(), false)
    }

    /// The share of the question that a quote's own words hold.
    pub(super) fn holds_by_itself(&self, quote: &Quote) -> f64 {
        self.asked.share(quote.source, self.own(quote))
    }

    fn own(&self, quote: &Quote) -> f64 {
        quote.held.iter().map(|&number| self.asked.weight(quote.source, number)).sum()
    }

    /// What quotes hold together; what stands over many of them is taken in once for those that follow each other.
    fn share(&self, quotes: impl Iterator<Item = usize>, with_title: bool) -> f64 {
        let mut quotes = quotes.peekable();
        let Some(&first) = quotes.peek() else { return 0.0 };
        let mut together = self.asked.together(self.quotes[first].source);
        let (mut source, mut section) = (None, None);
        for quote in quotes.map(|quote| &self.quotes[quote]) {
            let above = &self.above[quote.source];
            if source.replace(quote.source) != Some(quote.source) {
                together.add(above.headings());
                if with_title {
                    together.add(above.title());
                }
            }
            if section.replace((quote.source, quote.section)) != Some((quote.source, quote.section)) {
                together.add(above.section(quote.section));
            }
            together.add(&quote.held);
        }
        together.share()
    }

    /// Where a source begins in its document, as far as the index says.
    pub(super) fn start(&self, source: usize) -> u64 {
        self.sources[source].passage.metadata.get("start").and_then(|start| start.as_u64()).unwrap_or(0)
    }

    /// A source of the document that holds most of the question in all its sources together.
    pub(super) fn nearest(&self) -> usize {
        let together = |source: usize| -> f64 {
            (0..self.sources.len())
                .filter(|&other| self.same_document(source, other))
                .map(|other| self.held[other])
                .sum()
        };
        // Of two that hold as much, the one that the search found nearer.
        (0..self.sources.len())
            .rev()
            .max_by(|&one, &other| together(one).total_cmp(&together(other)))
            .unwrap_or(0)
    }

    /// How near a source is to the question, 0..1: as the search says, else by what it holds.
    pub(super) fn nearness(&self, source: usize) -> f64 {
        self.sources[source].passage.score.unwrap_or(self.held[source]).clamp(0.0, 1.0)
    }

    /// The nearness of a document's nearest source.
    pub(super) fn nearness_of_document(&self, source: usize) -> f64 {
        let own = (0..self.sources.len()).filter(|&other| self.same_document(source, other));
        own.map(|other| self.nearness(other)).fold(0.0, f64::max)
    }

    /// The order of quotes within their document.
    pub(super) fn place(&self, quote: usize) -> (u64, usize, usize) {
        let quote = &self.quotes[quote];
        (self.start(quote.source), quote.source, quote.place)
    }

    /// Is the question about what the sources treat?
    pub(super) fn is_answerable(&self) -> bool {
        self.held.iter().any(|&held| held > LEAST_COVERAGE)
    }

    /// Is a source about the question, as its quotes tell? One word alone is soon found somewhere: "Where is my order?" isn't answered by
    /// what is "in working order". It has to be in a title or a heading, or where a sentence says what it speaks of.
    fn is_about(&self, quotes: &[Quote]) -> bool {
        let source = quotes[0].source;
        let begins = || quotes.iter().any(|quote| quote.begins);
        self.asked.count(source) > 1 || self.above[source].is_about_any() || begins()
    }

    /// The share of the question in a set of quotes and over them, 0..1.
    pub(super) fn coverage(&self, quotes: &[usize]) -> f64 {
        self.share(quotes.iter().copied(), true)
    }

    /// Do quotes treat the question together with what stands over them?
    pub(super) fn is_treated_by(&self, quotes: &[usize]) -> bool {
        self.coverage(quotes) > LEAST_COVERAGE
    }

    /// The sentence behind a quote that tells of the same thing what is asked for, where the quote doesn't: "Its length is 2 m."
    pub(super) fn told_behind(&self, quote: usize) -> Option<usize> {
        let (one, next) = (&self.quotes[quote], self.quotes.get(quote + 1)?);
        let of_one_text = |quote: &Quote| (quote.source, quote.section, quote.kind == Kind::Sentence);
        let goes_on =
            of_one_text(one) == of_one_text(next) && next.kind == Kind::Sentence && leans(&next.text);
        (goes_on && !self.wanted.is_told(&one.text) && self.wanted.is_told(&next.text)).then_some(quote + 1)
    }

    /// Do two sources belong to one document?
    pub(super) fn same_document(&self, one: usize, other: usize) -> bool {
        self.documents[one] == self.documents[other]
    }

    /// Do two quotes state the same fact, with the same figures?
    pub(super) fn say_the_same(&self, one: usize, other: usize) -> bool {
        self.likeness(one, other) >= SAME && self.quotes[one].figures == self.quotes[other].figures
    }

    /// Likeness of two quotes, 0..1: the weight of the terms they share over that of all their terms. It takes time by
    /// the shorter one, so that a long quote may be compared to all others.
    pub(super) fn likeness(&self, one: usize, other: usize) -> f64 {
        let terms = self.quotes[one].terms.intersection(&self.quotes[other].terms);
        let shared: f64 = terms.map(|term| self.rarity.weight(term)).sum();
        let all = self.weights[one] + self.weights[other] - shared;
        if all > 0.0 { shared / all } else { 0.0 }
    }

    fn held_by_sources(&self) -> Vec<f64> {
        let mut held = vec![0.0; self.sources.len()];
        let mut at = 0;
        for own in self.quotes.chunk_by(|one, other| one.source == other.source) {
            if self.is_about(own) {
                held[own[0].source] = self.share(at..at + own.len(), true);
            }
            at += own.len();
        }
        held
    }

    fn worths(&self) -> Vec<f64> {
        let titles = self.titles();
        let mut worths = Vec::with_capacity(self.quotes.len());
        for own in self.quotes.chunk_by(|one, other| one.source == other.source) {
            let source = own[0].source;
            let above = self.above[source].weighed(source, &self.asked);
            worths.extend(own.iter().map(|quote| {
                let beside = above.beside(quote.section, &quote.held);
                self.worth_of(quote, beside, &titles)
            }));
        }
        worths
    }

    /// The share of the question that the quote holds, a part of it for what the headings hold; more where its source
    /// holds much or was found to be near, and at a source's beginning, where articles say what they are about; less for what says little, a
    /// lot, leans on a sentence that it would be torn from, or points to another document.
    fn worth_of(&self, quote: &Quote, beside: f64, titles: &[(usize, String)]) -> f64 {
        if self.held[quote.source] == 0.0 {
            return 0.0;
        }
        let held = self.asked.share(quote.source, self.own(quote) + beside * ABOVE);
        let mut worth =
            held * (OWN + BY_SOURCE * self.held[quote.source] + BY_NEARNESS * self.nearness(quote.source));
        for (applies, factor) in [
            (quote.place == 0 && quote.kind == Kind::Sentence, FIRST),
            (quote.terms.len() < FEW_TERMS, LITTLE),
            (quote.text.chars().count() > MANY_CHARACTERS, VERY_LONG),
            (quote.kind == Kind::Bullet && is_fragment(&quote.text), FRAGMENT),
            (leans(&quote.text), LEANING),
            (!self.wanted.is_told(&quote.text), NOT_WANTED),
            (self.points_elsewhere(quote, titles), ELSEWHERE),
        ] {
            if applies {
                worth *= factor;
            }
        }
        worth
    }
}

impl Evidence<'_> {
    /// The titles that a quote may point to, in small letters, with their sources.
    fn titles(&self) -> Vec<(usize, String)> {
        let titles = self.sources.iter().enumerate().filter_map(|(index, source)| {
            let title = source.passage.title.as_deref()?.trim();
            title.contains(' ').then(|| (index, title.to_lowercase()))
        });
        titles.collect()
    }

    /// Does the quote name another of the documents, as "see Polar alignment" does? The document itself says more.
    fn points_elsewhere(&self, quote: &Quote, titles: &[(usize, String)]) -> bool {
        let text = quote.text.to_lowercase();
        // A longer title isn't there, and isn't looked for: that would take time by its own length.
        titles
            .iter()
            .filter(|(_, title)| title.len() <= text.len())
            .any(|(index, title)| !self.same_document(*index, quote.source) && text.contains(title))
    }
}

/// The language that the index says a source is in.
fn locale(source: &Source) -> Option<&str> {
    source.passage.metadata.get("locale").and_then(|locale| locale.as_str())
}

/// What the document of a source is known by.
fn document(source: &Source) -> Option<&str> {
    let url = source.passage.url.as_deref().map(|url| url.split('#').next().unwrap_or(url));
    url.or(source.passage.title.as_deref())
}

/// The document of each source, as the index of its first one; sources that nothing is known of are documents of their own.
fn documents(sources: &[Source]) -> Vec<usize> {
    let mut firsts = HashMap::new();
    let first = |(index, source)| document(source).map_or(index, |name| *firsts.entry(name).or_insert(index));
    sources.iter().enumerate().map(first).collect()
}

#[cfg(test)]
mod tests {
    use citecore::Passage;

    use super::*;

    fn sources(texts: &[&str]) -> Vec<Source> {
        texts.iter().zip(1..).map(|(text, number)| Source::new(number, Passage::new(*text))).collect()
    }

    #[test]
    fn quotes_that_hold_more_of_the_question_are_worth_more() {
        let sources =
            sources(&["Clean the mirror with distilled water. The tripod is of steel. It dries in the air."]);
        let evidence = Evidence::gather("How do I clean a mirror?", &sources, None);
        assert!(evidence.is_answerable() && evidence.asks_how);
        assert!(evidence.worth[0] > 0.9);
        assert_eq!(evidence.worth[1], 0.0);
    }

    #[test]
    fn other_questions_are_not_answerable() {
        let sources =
            sources(&["The pole stands 48 degrees above the horizon in Munich.", "Clean the mirror."]);
        for question in ["What is the best pizza in Munich?", "What is the capital of France?", "asdf", "?"] {
            assert!(!Evidence::gather(question, &sources, None).is_answerable(), "{question}");
        }
        assert!(!Evidence::gather("How do I clean?", &[], None).is_answerable());
        let titled =
            Passage { title: Some("Periods of a gear".to_owned()), ..Passage::new("It turns slowly.") };
        let titled = [Source::new(1, titled)];
        let half = Evidence::gather("What is the warranty period?", &titled, None);
        assert_eq!((half.held[0], half.is_answerable()), (LEAST_COVERAGE, false));
    }

    #[test]
    fn the_same_fact_needs_the_same_figures() {
        let sources = sources(&[
            "The mirror of the telescope is 130 mm wide.",
            "The telescope's mirror is 130 mm wide.",
            "The telescope's mirror is 150 mm wide.",
            "The tripod is of steel.",
        ]);
        let evidence = Evidence::gather("mirror", &sources, None);
        assert!(evidence.say_the_same(0, 1));
        assert!(!evidence.say_the_same(0, 2));
        assert!(!evidence.say_the_same(0, 3));
    }
}
