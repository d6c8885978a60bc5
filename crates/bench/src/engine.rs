//! The engine, as a reader: the only file here that calls it.

use std::hint::black_box;

use citecore::{
    AnswerOptions, AnswerStream, Boost, Dedupe, Error, Exchange, Hybrid, Mmr, Passage, Profile, ReadOptions,
    Recency, RoundRobin, SelectOptions, Source, Step, process_answer, select_passages,
};
use serde_json::Value;

use crate::{
    input::{Embedded, QUESTION},
    reader::Reader,
};

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

/// Thirty of all these, the best that differ; what the options leave out is left out here.
///
/// ```
/// assert_eq!(citecore_bench::select(citecore_bench::candidates(50)).len(), 30);
/// ```
pub fn select(candidates: Vec<Passage>) -> Vec<Passage> {
    let options = SelectOptions { max_passages: Some(30), ..SelectOptions::default() };
    select_passages(QUESTION, candidates, &options).expect("the options are right")
}

/// Thirty of all these, with the sources in turn: all have to be deduped first.
///
/// ```
/// assert_eq!(citecore_bench::select_in_turn(citecore_bench::candidates(400)).len(), 30);
/// ```
pub fn select_in_turn(candidates: Vec<Passage>) -> Vec<Passage> {
    let round_robin = Some(RoundRobin::default());
    let options = SelectOptions { max_passages: Some(30), round_robin, ..SelectOptions::default() };
    select_passages(QUESTION, candidates, &options).expect("the options are right")
}

/// Thirty of all these, by every step that there is.
///
/// ```
/// assert_eq!(citecore_bench::select_all(citecore_bench::candidates(400)).len(), 30);
/// ```
pub fn select_all(candidates: Vec<Passage>) -> Vec<Passage> {
    let recency = Recency { now: "2026-01-01".into(), half_life_days: 365.0 };
    let options = SelectOptions {
        min_score: Some(0.1),
        min_text_length: Some(20),
        max_text_length: Some(550),
        max_passages: Some(30),
        hybrid: Some(Hybrid { keyword_weight: 0.25 }),
        dedupe: Dedupe::Text,
        mmr: Some(Mmr { k: 60, ..Mmr::default() }),
        round_robin: Some(RoundRobin::default()),
        boost: Some(Boost { recency: Some(recency), ..Boost::default() }),
    };
    select_passages(QUESTION, candidates, &options).expect("the options are right")
}

impl Embedded {
    /// What the engine chooses, as indexes.
    ///
    /// ```
    /// use citecore_bench::{embedded, naive_mmr};
    ///
    /// let embedded = embedded(20, 32, 6);
    /// assert_eq!(embedded.choose(embedded.passages()), naive_mmr(&embedded));
    /// ```
    pub fn choose(&self, passages: Vec<Passage>) -> Vec<usize> {
        let mmr = Mmr { k: self.k, fetch_k: passages.len(), lambda: self.lambda };
        let options = SelectOptions { mmr: Some(mmr), dedupe: Dedupe::None, ..SelectOptions::default() };
        let chosen = select_passages(QUESTION, passages, &options).expect("the options are right");
        let index = |passage: &Passage| passage.id.as_ref()?.parse().ok();
        chosen.iter().map(|passage| index(passage).expect("the id is an index")).collect()
    }
}

/// How long the prompt is, in bytes, that a profile makes of a search's response; 0 where nothing is left to ask about.
///
/// Errors: the response has no shape that is known, or a setting of the profile is out of its range.
pub fn prompt(response: &Value, profile: Profile) -> Result<usize, Error> {
    let mut exchange = Exchange::new(QUESTION, profile)?;
    exchange.responded(response, &ReadOptions::default())?;
    Ok(match exchange.step() {
        Step::Complete(completion) => completion.messages.iter().map(|message| message.content.len()).sum(),
        _ => 0,
    })
}
