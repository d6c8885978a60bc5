//! The words of the sources, which mistyped ones of the question are read by.

use std::{
    collections::{HashMap, HashSet},
    convert::Infallible,
};

use citecore::Source;

use super::quote::strings;
use crate::{
    language::Language,
    mistyped::{Vocabulary, as_meant, typed},
};

/// The language of each locale, and what is asked in it: the terms of the question as its sources' words tell that it was meant.
pub(super) fn languages<'l>(
    question: &str,
    sources: &[Source],
    locales: &[&'l str],
) -> HashMap<&'l str, (Language, HashSet<String>)> {
    let mut known: HashMap<&str, (Language, Known)> = HashMap::new();
    for (source, &locale) in sources.iter().zip(locales) {
        let (language, known) =
            known.entry(locale).or_insert_with(|| (Language::of(locale), Known::default()));
        known.take_in(source, language);
    }
    let asked = known.into_iter().map(|(locale, (language, known))| {
        let Ok(meant) = as_meant(question, &language, &known);
        let asked = language.asked(&meant);
        (locale, (language, asked))
    });
    asked.collect()
}

/// The words of the sources in one language.
#[derive(Default)]
struct Known {
    terms: HashSet<String>,
    /// By their first letters.
    words: HashMap<char, HashSet<String>>,
}

impl Known {
    /// Takes in a source with what stands over it.
    fn take_in(&mut self, source: &Source, language: &Language) {
        let texts = source.passage.title.as_deref().into_iter().chain(strings(source, "headings"));
        for text in texts.chain([source.passage.text.as_str()]) {
            self.terms.extend(language.terms(text));
            for word in typed(text) {
                self.words.entry(word.chars().next().unwrap_or_default()).or_default().insert(word);
            }
        }
    }
}

impl Vocabulary for Known {
    type Error = Infallible;

    fn holds(&self, term: &str) -> Result<bool, Infallible> {
        Ok(self.terms.contains(term))
    }

    fn each(&self, first: char, take: &mut dyn FnMut(&str)) -> Result<(), Infallible> {
        self.words.get(&first).into_iter().flatten().for_each(|word| take(word));
        Ok(())
    }
}
