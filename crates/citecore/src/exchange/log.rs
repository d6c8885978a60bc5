//! What verification found, one entry a citation: a flat form for logs.

use serde::Serialize;

use super::outcome::Outcome;
use crate::{
    correct::{named_sources, refuted, staying},
    passage::Passage,
    references::Reference,
    verify::{Verdict, VerdictStatus, explained},
};

/// What verification found of one citation.
///
/// ```
/// use citecore::{Exchange, Passage, Profile, VerdictStatus, VerifyOptions};
///
/// let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
/// let mut exchange = Exchange::new("How heavy is it?", profile)?;
/// exchange.found(vec![Passage::new("The mount weighs 14 kg.")])?;
/// exchange.delta("The mount weighs 41 kg [1].")?;
/// exchange.completed()?;
/// exchange.verify()?;
/// let entry = exchange.into_outcome().unwrap().verification_log().remove(0);
/// assert_eq!((entry.is_accurate, entry.status), (false, VerdictStatus::Inaccurate));
/// assert_eq!(entry.statement, "The mount weighs 41 kg [1].");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogEntry {
    /// Its number before anything was left out.
    pub citation_number: usize,
    /// The statement that it stands for, marks and all.
    pub statement: String,
    /// Where its source comes from: data set or file, else the title.
    pub source_file: Option<String>,
    /// The page of the passage that the model's mark names, though others of its document share the number.
    pub source_page: Option<u32>,
    /// Is it more likely than not that the source says it: is the support 0.5 or more?
    pub is_accurate: bool,
    /// How sure that is, 0.5..1.
    pub confidence: f64,
    /// What the judge said of it, else why, in a sentence or two.
    pub explanation: String,
    /// The verdict's status, by its support and the profile's threshold.
    pub status: VerdictStatus,
}

impl Outcome {
    /// One entry for each citation of the answer that was verified, in their order; none where there was no verification.
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile, VerdictStatus, VerifyOptions};
    ///
    /// let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
    /// let mut exchange = Exchange::new("How heavy is it?", profile)?;
    /// let page = Passage { source: Some("mount.pdf".into()), page: Some(3), ..Passage::new("The mount weighs 14 kg.") };
    /// exchange.found(vec![page])?;
    /// exchange.delta("The mount weighs 14 kg [1].")?;
    /// exchange.completed()?;
    /// exchange.verify()?;
    /// let log = exchange.into_outcome().unwrap().verification_log();
    /// assert_eq!((log[0].source_file.as_deref(), log[0].source_page), (Some("mount.pdf"), Some(3)));
    /// assert_eq!((log[0].citation_number, log[0].status), (1, VerdictStatus::Accurate));
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn verification_log(&self) -> Vec<LogEntry> {
        if self.verification.is_none() {
            return Vec::new();
        }
        let answer = self.verified.as_ref().unwrap_or(&self.answer);
        let named = named_sources(answer);
        let entry = |verdict: &Verdict| {
            let source = answer.references.iter().find(|reference| reference.number == verdict.number);
            let numbers = named.get(verdict.citation).map_or(&[][..], Vec::as_slice);
            let passage = source.map(|reference| cited(reference, numbers));
            let source_file = passage.and_then(Passage::collection).map(str::to_owned);
            LogEntry {
                citation_number: verdict.number,
                statement: verdict.statement.clone(),
                source_file,
                source_page: passage.and_then(|passage| passage.page),
                is_accurate: verdict.support >= 0.5,
                confidence: verdict.confidence,
                explanation: verdict.explanation.clone().unwrap_or_else(|| explained(&verdict.reasons)),
                status: verdict.status,
            }
        };
        self.verification.iter().flat_map(|found| &found.verdicts).map(entry).collect()
    }

    /// The numbers that lost all of their citations, each once, in the order of the text. One that lost only some is still cited, and not
    /// among them.
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile, VerifyOptions};
    ///
    /// let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
    /// let mut exchange = Exchange::new("How heavy is it?", profile)?;
    /// exchange.found(vec![Passage::new("Point it north."), Passage::new("The mount weighs 14 kg.")])?;
    /// exchange.delta("Point it north [1]. The mount weighs 41 kg [2].")?;
    /// exchange.completed()?;
    /// exchange.verify()?;
    /// let outcome = exchange.into_outcome().unwrap();
    /// assert_eq!(outcome.removed_citations(), [2]);
    /// assert_eq!(outcome.answer.text, "Point it north [1]. The mount weighs 41 kg.");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn removed_citations(&self) -> Vec<usize> {
        let answer = self.verified.as_ref().unwrap_or(&self.answer);
        let citations = &answer.citations;
        let Some(verification) = &self.verification else { return Vec::new() };
        let stay = staying(citations, &refuted(answer, &verification.verdicts));
        let all = staying(citations, &vec![false; citations.len()]);
        let mut removed = Vec::new();
        for (index, citation) in citations.iter().enumerate() {
            let number = citation.number();
            if stay.get(number).is_none() && all.get(number) == Some(index) {
                removed.push(number);
            }
        }
        removed
    }
}

/// Which passage of a reference a citation is of that names these sources.
fn cited<'a>(reference: &'a Reference, numbers: &[usize]) -> &'a Passage {
    let named = reference.passages.iter().find(|source| numbers.contains(&source.number));
    named.map_or(&*reference.passage, |source| &*source.passage)
}
