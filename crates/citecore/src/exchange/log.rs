//! What verification found, citation by citation, for logs and for those who built on such logs.

use serde::Serialize;

use super::outcome::Outcome;
use crate::{
    correct::named_sources,
    indexes::Indexes,
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
    /// Does the source rather say it than not?
    pub is_accurate: bool,
    /// How sure that is, 0.5..1.
    pub confidence: f64,
    /// What the judge said of it, else why, in a sentence or two.
    pub explanation: String,
    /// What follows from `is_accurate` and `confidence`.
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

    /// The numbers of which all citations were left out, each once, in the order of the text: those that only some were left out of are still
    /// cited.
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
        let mut inaccurate = vec![false; answer.citations.len()];
        for verdict in self.verification.iter().flat_map(|found| &found.verdicts) {
            if let Some(inaccurate) = inaccurate.get_mut(verdict.citation) {
                *inaccurate = verdict.status == VerdictStatus::Inaccurate;
            }
        }
        // Numbers once each: of more than a few, a list is gone through too often.
        let (mut stays, mut removed) = (Indexes::default(), Vec::new());
        for (citation, _) in answer.citations.iter().zip(&inaccurate).filter(|(_, inaccurate)| !**inaccurate)
        {
            stays.insert(citation.number().to_string(), 0);
        }
        for citation in &answer.citations {
            if stays.insert(citation.number().to_string(), 0) {
                removed.push(citation.number());
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
