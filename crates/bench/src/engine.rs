//! The engine, as a reader: the only file here that calls it.

use std::hint::black_box;

use citecore::{AnswerOptions, AnswerStream, Passage, Source, process_answer};

use crate::reader::Reader;

/// How many sources an answer may cite.
pub const SOURCES: usize = 20;

/// The engine with [`SOURCES`] sources, each with a title and an address of its own.
///
/// ```
/// use citecore_bench::{Engine, Reader};
///
/// assert_eq!(Engine::new().whole("A fact [7], another [2][9]."), 3);
/// ```
pub struct Engine {
    sources: Vec<Source>,
    options: AnswerOptions,
}

impl Engine {
    /// The engine as it is without settings of one's own.
    #[expect(clippy::new_without_default, reason = "what is measured is made on purpose")]
    pub fn new() -> Self {
        let sources = (1..=SOURCES).map(|number| {
            let passage = Passage {
                title: Some(format!("Observer's handbook, chapter {number}")),
                url: Some(format!("https://help.example/handbook/chapter-{number}")),
                ..Passage::new("The mount follows the sky once its axis points at the pole. ".repeat(12))
            };
            Source::new(number, passage)
        });
        Self { sources: sources.collect(), options: AnswerOptions::default() }
    }

    /// What becomes of an answer's text.
    ///
    /// ```
    /// assert_eq!(citecore_bench::Engine::new().text("A fact [7]."), "A fact [1].");
    /// ```
    pub fn text(&self, answer: &str) -> String {
        process_answer(answer, &self.sources, &self.options).text
    }
}

impl Reader for Engine {
    fn whole(&self, answer: &str) -> usize {
        black_box(process_answer(answer, &self.sources, &self.options)).citations.len()
    }

    fn streamed<'a>(&self, deltas: impl Iterator<Item = &'a str>) -> usize {
        let mut stream = AnswerStream::new(&self.sources, &self.options);
        for delta in deltas {
            for segment in stream.push(delta).expect("the stream isn't finished") {
                black_box(segment.text());
            }
        }
        let (segments, answer) = stream.finish().expect("the stream isn't finished");
        for segment in segments {
            black_box(segment.text());
        }
        black_box(answer).citations.len()
    }
}
