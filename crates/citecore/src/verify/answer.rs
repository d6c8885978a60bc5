//! Every citation of an answer against its source, every statement against all of its sources together.

use serde::{Deserialize, Serialize};

use super::{
    claim::hold,
    corrected::Corrected,
    judgement::accuracy_rate,
    verdict::{Evidence, Verdict, VerdictReason, VerdictStatus},
};
use crate::{answer::Answer, error::Error, profile::VerifyOptions, references::Reference};

/// What all sources cited for a statement, taken together, say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StatementStatus {
    /// They support it.
    Supported,
    /// They don't.
    Unsupported,
    /// It can't be told without a judge.
    Uncertain,
    /// None is cited, and the statement needs one.
    Uncited,
}

/// What verification says of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatementVerdict {
    /// Index into [`Answer::statements`].
    pub statement: usize,
    /// What its sources say of it.
    pub status: StatementStatus,
    /// How sure that is, 0..1.
    pub confidence: f64,
}

/// What verification says of an answer: its `citation`, `number` and `statement` are those of the answer that was verified.
///
/// An exchange goes on to leave out of the answer what is inaccurate. Its verdicts still are those on all citations that the answer
/// had, since `accuracy_rate` counts them all, and a reader can be told what was left out and why; `corrected` has them for the
/// answer that the reader sees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Verification {
    /// One for each citation, in their order.
    pub verdicts: Vec<Verdict>,
    /// One for each statement that has citations or needs one, in their order.
    pub statements: Vec<StatementVerdict>,
    /// Accurate citations among those that are accurate or inaccurate; 1 where there is neither.
    pub accuracy_rate: f64,
    /// The same of the answer without its inaccurate citations; none where there is none, and where nobody has left them out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<Corrected>,
}

/// Holds every citation against its source, and every statement against all of its sources together. Where a citation isn't
/// supported, the other sources of the context ([`Answer::uncited`] and the other references) are looked at for one that
/// is. Errors: `options.threshold` is out of its range.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, VerdictStatus, VerifyOptions, process_answer, verify_answer};
///
/// let sources = [Source::new(1, Passage::new("The mount is simple. It weighs 14 kg without the tripod."))];
/// let answer = process_answer("The mount weighs 14 kg [1].", &sources, &AnswerOptions::default());
/// let verification = verify_answer(&answer, &VerifyOptions::default())?;
/// assert_eq!(verification.verdicts[0].status, VerdictStatus::Accurate);
/// assert_eq!(verification.accuracy_rate, 1.0);
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn verify_answer(answer: &Answer, options: &VerifyOptions) -> Result<Verification, Error> {
    options.check()?;
    let mut verdicts = Vec::new();
    let mut statements = Vec::new();
    for (index, statement) in answer.statements.iter().enumerate() {
        let claim = answer.text.get(statement.range()).unwrap_or_default();
        let cited = |citation: usize| {
            answer.citations.get(citation).and_then(|citation| reference(answer, citation.number()))
        };
        for citation in statement.citations() {
            let Some(reference) = cited(citation) else { continue };
            let passages = &reference.passages;
            let texts: Vec<&str> = passages.iter().map(|source| source.passage.text.as_str()).collect();
            let held = hold(claim, &texts);
            let sure = options.status(held.support) == VerdictStatus::Accurate;
            let better = if sure { None } else { better(answer, claim, reference, options) };
            let other = better.as_ref().map(|_| VerdictReason::BetterSource);
            verdicts.push(Verdict {
                citation,
                statement: claim.to_owned(),
                number: reference.number,
                support: held.support,
                status: options.status(held.support),
                confidence: held.support.max(1.0 - held.support),
                evidence: held
                    .evidence
                    .map(|(index, range)| Evidence::new(passages[index].number, texts[index], range)),
                reasons: held.reasons.into_iter().chain(other).collect(),
                better,
                explanation: None,
            });
        }
        let all =
            if statement.citations().is_empty() { statement.inherited() } else { statement.citations() };
        let texts: Vec<&str> = all
            .filter_map(cited)
            .flat_map(|reference| &reference.passages)
            .map(|source| source.passage.text.as_str())
            .collect();
        let status = if texts.is_empty() {
            if !statement.needs_citation() {
                continue;
            }
            (StatementStatus::Uncited, 1.0)
        } else {
            let support = hold(claim, &texts).support;
            let status = match options.status(support) {
                VerdictStatus::Accurate => StatementStatus::Supported,
                VerdictStatus::Inaccurate => StatementStatus::Unsupported,
                VerdictStatus::Uncertain => StatementStatus::Uncertain,
            };
            (status, support.max(1.0 - support))
        };
        statements.push(StatementVerdict { statement: index, status: status.0, confidence: status.1 });
    }
    Ok(Verification { accuracy_rate: accuracy_rate(&verdicts), verdicts, statements, corrected: None })
}

/// The part of another source of the context that supports a claim for sure, and best.
fn better(answer: &Answer, claim: &str, cited: &Reference, options: &VerifyOptions) -> Option<Evidence> {
    let others = answer.references.iter().filter(|other| other.number != cited.number);
    let sources = others.flat_map(|other| &other.passages).chain(&answer.uncited);
    let mut best: Option<(f64, Evidence)> = None;
    for source in sources {
        let held = hold(claim, &[&source.passage.text]);
        let sure = options.status(held.support) == VerdictStatus::Accurate;
        if let Some((_, range)) = held.evidence
            && sure
            && best.as_ref().is_none_or(|(most, _)| held.support > *most)
        {
            best = Some((held.support, Evidence::new(source.number, &source.passage.text, range)));
        }
    }
    best.map(|(_, evidence)| evidence)
}

fn reference(answer: &Answer, number: usize) -> Option<&Reference> {
    answer.references.iter().find(|reference| reference.number == number)
}
