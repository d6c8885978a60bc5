//! What the knowledge brings for a list of questions, and what to change where it brings too little.

mod advice;
mod questions;
mod table;

use std::{collections::BTreeMap, fmt};

use citecore::{Exchange, Passage, Step};
use serde::Serialize;

pub use advice::Advice;
pub use questions::{Asked, QuestionsError, read_questions};

use crate::{
    app::App,
    error::Failure,
    knowledge::{DEFAULT_LIMIT, Search},
};

/// What the knowledge brings for a list of questions. Displayed, it's a table of 100 columns at most.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Survey {
    /// Each question with what was found.
    pub questions: Vec<Found>,
    /// All of them together.
    pub totals: Totals,
}

impl Survey {
    pub(crate) async fn of(app: &App, asked: Vec<Asked>) -> Self {
        let mut questions = Vec::new();
        for one in asked {
            questions.push(Found::of(app, one).await);
        }
        let totals = Totals::of(&questions);
        Self { questions, totals }
    }
}

impl fmt::Display for Survey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        table::write(self, formatter)
    }
}

/// A question with what was found, searched as an exchange searches: with the variants that the profile asks for.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Found {
    /// What was asked.
    #[serde(flatten)]
    pub asked: Asked,
    /// How many passages were found.
    pub passages: usize,
    /// How many sources they are of: data sets, else documents.
    pub sources: usize,
    /// How many passages the model would be shown.
    pub shown: usize,
    /// The source with the most passages; none where nothing was found.
    pub main: Option<Main>,
    /// Scores of the passages; none where they have none.
    pub scores: Option<Scores>,
    /// Why nothing could be searched.
    pub failure: Option<String>,
    /// What to change, the most pressing first.
    pub advice: Vec<Advice>,
}

impl Found {
    async fn of(app: &App, asked: Asked) -> Self {
        match search(app, &asked).await {
            Ok((passages, shown)) => {
                let sources = by_source(&passages);
                let main = sources.iter().map(|(name, count)| Main { name: name.clone(), passages: *count });
                let found = Self {
                    asked,
                    passages: passages.len(),
                    sources: sources.len(),
                    shown,
                    // Of those that have as many, the first by name: the same at each run.
                    main: main.rev().max_by_key(|main| main.passages),
                    scores: Scores::of(&passages),
                    ..Self::default()
                };
                let advice = Advice::on(&found, &app.settings);
                Self { advice, ..found }
            }
            Err(error) => Self { asked, failure: Some(error), ..Self::default() },
        }
    }
}

/// The source that most passages are of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Main {
    /// Its name, with its year.
    pub name: String,
    /// How many passages are of it.
    pub passages: usize,
}

/// Scores of passages, 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Scores {
    /// That of the best passage.
    pub best: f64,
    /// As many are above it as below.
    pub median: f64,
    /// From the worst to the best.
    pub spread: f64,
}

impl Scores {
    fn of(passages: &[Passage]) -> Option<Self> {
        let mut scores: Vec<f64> = passages.iter().filter_map(|passage| passage.score).collect();
        scores.sort_by(f64::total_cmp);
        let (worst, best) = (*scores.first()?, *scores.last()?);
        Some(Self { best, median: median(&scores), spread: best - worst })
    }
}

/// All questions together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Totals {
    /// How many there are.
    pub questions: usize,
    /// For so many the search failed.
    pub failed: usize,
    /// For so many nothing was found.
    pub nothing: usize,
    /// For so many only a word or two was found.
    pub little: usize,
    /// For so many all passages are of one source.
    pub one_source: usize,
    /// For so many one source has more than two thirds of the passages.
    pub ruled: usize,
    /// The median of the best scores.
    pub best: Option<f64>,
}

impl Totals {
    fn of(found: &[Found]) -> Self {
        let with = |wanted: fn(&Advice) -> bool| {
            found.iter().filter(|found| found.advice.iter().any(wanted)).count()
        };
        let mut best: Vec<f64> = found.iter().filter_map(|found| found.scores).map(|it| it.best).collect();
        best.sort_by(f64::total_cmp);
        Self {
            questions: found.len(),
            failed: found.iter().filter(|found| found.failure.is_some()).count(),
            nothing: with(|advice| advice.code == "nothing-found"),
            little: with(|advice| advice.code == "little-found"),
            one_source: with(|advice| advice.code == "one-source"),
            ruled: with(|advice| advice.code == "one-rules"),
            best: (!best.is_empty()).then(|| median(&best)),
        }
    }
}

/// The passages, and how many of them a model would be shown. Errors: what those who run the server are to know.
async fn search(app: &App, asked: &Asked) -> Result<(Vec<Passage>, usize), String> {
    let profile = app.profile(None).map_err(|Failure(problem)| problem.detail)?;
    let mut exchange = Exchange::new(asked.question.clone(), profile).map_err(|error| error.to_string())?;
    let Step::Search { queries, per_query } = exchange.step() else {
        return Err("the exchange doesn't search".into());
    };
    let limit = per_query.map_or(DEFAULT_LIMIT, |each| each * queries.len());
    let search = Search { queries, locale: asked.locale.clone(), per_query, mode: None, limit };
    let passages = app.knowledge.search(search).await.map_err(|error| error.to_string())?;
    exchange.found(passages.clone()).map_err(|error| error.to_string())?;
    Ok((passages, exchange.context().sources.len()))
}

/// How many passages there are of each source. What tells nothing of its source is one of its own.
fn by_source(passages: &[Passage]) -> BTreeMap<String, usize> {
    let mut sources = BTreeMap::new();
    for (number, passage) in (1..).zip(passages) {
        let names = [&passage.source, &passage.title, &passage.url, &passage.id];
        let name = names.into_iter().flatten().map(|name| name.trim()).find(|name| !name.is_empty());
        let name = name.map_or_else(|| format!("passage {number}"), str::to_owned);
        let name = passage.year.map_or_else(|| name.clone(), |year| format!("{name} ({year})"));
        *sources.entry(name).or_default() += 1;
    }
    sources
}

/// Of scores that are sorted; there has to be one.
fn median(sorted: &[f64]) -> f64 {
    let middle = sorted.len() / 2;
    if sorted.len() % 2 == 1 { sorted[middle] } else { (sorted[middle - 1] + sorted[middle]) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passage(source: &str, score: f64) -> Passage {
        Passage { source: Some(source.into()), score: Some(score), ..Passage::new("text") }
    }

    #[test]
    fn scores_are_summed_up() {
        let scores =
            |scores: &[f64]| Scores::of(&scores.iter().map(|score| passage("a", *score)).collect::<Vec<_>>());
        assert_eq!(scores(&[0.5, 1.0, 0.25]), Some(Scores { best: 1.0, median: 0.5, spread: 0.75 }));
        assert_eq!(scores(&[0.5, 1.0]), Some(Scores { best: 1.0, median: 0.75, spread: 0.5 }));
        assert_eq!(scores(&[]), None);
        assert_eq!(Scores::of(&[Passage::new("text")]), None);
    }

    #[test]
    fn sources_are_told_apart_by_name_and_year() {
        let of = |year| Passage { year: Some(year), ..passage("EPR", 0.5) };
        let unnamed = Passage::new("text");
        let titled = Passage { source: Some(" ".into()), title: Some("A".into()), ..Passage::new("text") };
        let sources = by_source(&[of(2021), of(2021), of(2022), unnamed.clone(), unnamed, titled]);
        let counts: Vec<_> = sources.iter().map(|(name, count)| (name.as_str(), *count)).collect();
        assert_eq!(
            counts,
            [("A", 1), ("EPR (2021)", 2), ("EPR (2022)", 1), ("passage 4", 1), ("passage 5", 1)]
        );
    }
}
