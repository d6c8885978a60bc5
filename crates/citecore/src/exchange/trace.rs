//! What each stage of an exchange did.

use serde::{Deserialize, Serialize};

use crate::{
    answer::Answer,
    counts::Counts,
    passage::Passage,
    phrases::Phrases,
    validate::Validation,
    verify::{StatementStatus, StatementVerdict, Verdict, VerdictReason},
};

/// A stage of an exchange.
///
/// ```
/// use citecore::{Exchange, Passage, Profile, Stage};
///
/// let mut exchange = Exchange::new("Which way?", Profile::default())?;
/// exchange.found(vec![Passage::new("Point the mount north.")])?;
/// exchange.delta("Point it north [1].")?;
/// exchange.completed()?;
/// let trace = exchange.into_outcome().unwrap().trace;
/// let stages: Vec<Stage> = trace.iter().map(|entry| entry.stage).collect();
/// assert_eq!(stages[..3], [Stage::Expanded, Stage::Retrieved, Stage::Selected]);
/// assert_eq!(stages[3..], [Stage::Answered, Stage::Validated]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Variants of the question were made.
    Expanded,
    /// Passages came back from the search.
    Retrieved,
    /// Some were chosen for the model.
    Selected,
    /// An answer came to its end.
    Answered,
    /// It was checked.
    Validated,
    /// The best one was held against its sources.
    Verified,
    /// What doesn't hold was left out of it.
    Corrected,
}

/// What a stage did, for logs and dashboards.
///
/// ```
/// use citecore::{Exchange, Passage, Profile};
///
/// let mut exchange = Exchange::new("Which way?", Profile::default())?;
/// exchange.found(vec![Passage { source: Some("manual.pdf".into()), ..Passage::new("Point it north.") }])?;
/// exchange.delta("Point it north [1][9].")?;
/// exchange.completed()?;
/// let trace = exchange.into_outcome().unwrap().trace;
/// let [.., answered, validated] = &trace[..] else { panic!() };
/// assert_eq!((answered.counts.get("citations"), answered.counts.get("dropped")), (1, 1));
/// assert_eq!(answered.sources.get("manual.pdf"), 1);
/// assert_eq!(validated.warnings, ["[9] names no source."]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceEntry {
    /// The stage.
    pub stage: Stage,
    /// The attempt that it belongs to.
    pub attempt: u8,
    /// What it counted.
    pub counts: Counts,
    /// Passages of each source, by its name, and its year where it has one: `EPR_2021`.
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub sources: Counts,
    /// What a person should look at.
    pub warnings: Vec<String>,
}

/// The entries of an exchange, written as it goes.
#[derive(Debug, Default)]
pub(super) struct Trace(Vec<TraceEntry>);

impl Trace {
    /// A stage's entry: what it counted, by names that are [`Phrases`].
    pub(super) fn note(&mut self, (stage, attempt): (Stage, u8), names: &'static str, counts: &[usize]) {
        let mut entry = TraceEntry {
            stage,
            attempt,
            counts: Counts::default(),
            sources: Counts::default(),
            warnings: Vec::new(),
        };
        for (name, count) in Phrases(names).zip(counts) {
            entry.counts.add(name, *count as u64);
        }
        self.0.push(entry);
    }

    /// Notes that the last stage had a passage of that source.
    pub(super) fn note_source(&mut self, passage: &Passage) {
        let Some(entry) = self.0.last_mut() else { return };
        let name = passage.collection().unwrap_or("unnamed");
        // The years of a data set take turns as sources of their own, and are counted so.
        match passage.year {
            Some(year) => entry.sources.add(&joined!(name, "_", year), 1),
            None => entry.sources.add(name, 1),
        }
    }

    fn note_references(&mut self, answer: &Answer) {
        for reference in &answer.references {
            self.note_source(&reference.passage);
        }
    }

    /// Two entries: what the answer cites, and what it lacks.
    pub(super) fn note_answer(&mut self, attempt: u8, answer: &Answer, validation: &Validation) {
        let counts = [answer.citations.len(), answer.references.len(), answer.dropped.len()];
        self.note((Stage::Answered, attempt), "citations|references|dropped", &counts);
        self.note_references(answer);
        let mut needing = 0;
        for statement in &answer.statements {
            needing += usize::from(statement.needs_citation());
        }
        let counts = [needing, validation.problems.len()];
        self.note((Stage::Validated, attempt), "statements|problems", &counts);
        for problem in &validation.problems {
            self.warn(&problem.message);
        }
    }

    /// What verification found, and how many of the citations a judge told of.
    pub(super) fn note_verified(&mut self, attempt: u8, verdicts: &[Verdict]) {
        // Those of the statuses in their order.
        let mut counts = [0; 4];
        for verdict in verdicts {
            counts[verdict.status as usize] += 1;
            counts[3] += usize::from(verdict.rests_on(VerdictReason::Judged));
        }
        self.note((Stage::Verified, attempt), "accurate|inaccurate|uncertain|judged", &counts);
    }

    /// How many citations were left out, and what there is of the answer without them.
    pub(super) fn note_corrected(
        &mut self,
        attempt: u8,
        removed: usize,
        answer: &Answer,
        statements: &[StatementVerdict],
    ) {
        let mut uncited = 0;
        for told in statements {
            uncited += usize::from(told.status == StatementStatus::Uncited);
        }
        let counts = [removed, answer.citations.len(), answer.references.len(), uncited];
        self.note((Stage::Corrected, attempt), "removed|citations|references|uncited", &counts);
        self.note_references(answer);
    }

    /// Adds to the last entry what a person should look at.
    pub(super) fn warn(&mut self, warning: &str) {
        if let Some(entry) = self.0.last_mut() {
            entry.warnings.push(warning.to_owned());
        }
    }

    pub(super) fn into_entries(self) -> Vec<TraceEntry> {
        self.0
    }
}
