//! Every citation of an answer against its source, every statement against all of its sources together.

use serde::{Deserialize, Serialize};

use super::{
    corrected::Corrected,
    verdict::{Verdict, VerdictStatus, confidence},
    verifier::Verifier,
};
use crate::{
    answer::Answer, error::Error, mark::floor_boundary, profile::VerifyOptions, statement::only_cites,
};

/// What all sources cited for a statement, taken together, say of it.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, StatementStatus, VerifyOptions, process_answer, verify_answer};
///
/// let sources = [Source::new(1, Passage::new("The mount weighs 14 kg."))];
/// let answer = "The mount weighs 14 kg [1]. It follows the stars by itself.";
/// let answer = process_answer(answer, &sources, &AnswerOptions::default());
/// let statements = verify_answer(&answer, &VerifyOptions::default())?.statements;
/// assert_eq!(statements[0].status, StatementStatus::Supported);
/// assert_eq!(statements[1].status, StatementStatus::Uncited);
/// # Ok::<(), citecore::Error>(())
/// ```
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
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, VerifyOptions, process_answer, verify_answer};
///
/// let sources = [Source::new(1, Passage::new("The mount weighs 14 kg."))];
/// let answer = process_answer("# Weight\n\nThe mount weighs 14 kg [1].", &sources, &AnswerOptions::default());
/// let told = verify_answer(&answer, &VerifyOptions::default())?.statements[0];
/// assert_eq!(&answer.text[answer.statements[told.statement].range()], "The mount weighs 14 kg [1].");
/// assert!(told.confidence > 0.9);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatementVerdict {
    /// Index into [`Answer::statements`].
    pub statement: usize,
    /// What its sources say of it.
    pub status: StatementStatus,
    /// How sure that is, 0.5..1; 1 where it is uncited.
    pub confidence: f64,
}

/// What verification says of an answer: its `citation`, `number` and `statement` are those of the answer that was verified.
///
/// An exchange goes on to leave out of the answer what is inaccurate. Its verdicts still are those on all citations that the answer
/// had, since `accuracy_rate` counts them all, and a reader can be told what was left out and why; `corrected` has them for the
/// answer that the reader sees.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, VerifyOptions, process_answer, verify_answer};
///
/// let sources = [Source::new(1, Passage::new("The mount weighs 14 kg."))];
/// let answer = process_answer("It weighs 14 kg [1]. It weighs 41 kg [1].", &sources, &AnswerOptions::default());
/// let verification = verify_answer(&answer, &VerifyOptions::default())?;
/// assert_eq!(verification.verdicts.len(), 2);
/// assert_eq!(verification.accuracy_rate, 0.5);
/// assert_eq!(verification.corrected, None);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Verification {
    /// One for each citation, in their order.
    pub verdicts: Vec<Verdict>,
    /// One for each statement that has citations or needs one, in their order.
    pub statements: Vec<StatementVerdict>,
    /// Accurate citations among those that are accurate or inaccurate; 1 where there is neither.
    pub accuracy_rate: f64,
    /// What verification says of the answer without its inaccurate citations; none where there is none, and where nobody has left them out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<Corrected>,
}

/// Holds every citation against its source, and every statement against all of its sources together, titles included. Where a citation isn't
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
    Ok(Verifying::begin(answer, options)?.at_once())
}

/// Verification on its way, for those who have something else to do meanwhile: a page has to be drawn, and a long answer takes
/// longer than a frame. Each item of this iterator is a statement that was held against its sources.
///
/// ```
/// use citecore::{Exchange, Passage, Profile};
///
/// let mut exchange = Exchange::new("How heavy is the mount?", Profile::named("verified").unwrap())?;
/// exchange.found(vec![Passage::new("The mount weighs 14 kg.")])?;
/// exchange.delta("The mount weighs 14 kg [1].")?;
/// exchange.completed()?;
/// let mut verifying = exchange.verifying()?;
/// while verifying.next().is_some() {
///     // Draw the page.
/// }
/// assert_eq!(verifying.end().accuracy_rate, 1.0);
/// # Ok::<(), citecore::Error>(())
/// ```
pub struct Verifying<'a> {
    verifier: Verifier<'a>,
    next: usize,
    statements: Vec<StatementVerdict>,
}

impl<'a> Verifying<'a> {
    /// Reads the sources of an answer. Errors: `options.threshold` is out of its range.
    pub(crate) fn begin(answer: &'a Answer, options: &VerifyOptions) -> Result<Self, Error> {
        options.check()?;
        let verifier = Verifier::new(answer, options);
        Ok(Self { verifier, next: 0, statements: Vec::new() })
    }

    /// What was found of the next statement already.
    pub(crate) fn skip_with(&mut self, told: Option<StatementVerdict>) {
        self.next += 1;
        if let Some(told) = told {
            self.statements.push(told);
        }
    }

    /// What is found of all statements.
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(crate) fn at_once(mut self) -> Verification {
        while self.next().is_some() {}
        self.end()
    }

    /// What was found. Of statements that weren't come to yet, it tells nothing.
    pub fn end(self) -> Verification {
        let (verdicts, statements) = (self.verifier.verdicts, self.statements);
        Verification { accuracy_rate: accuracy_rate(&verdicts), verdicts, statements, corrected: None }
    }
}

impl Iterator for Verifying<'_> {
    type Item = ();

    fn next(&mut self) -> Option<()> {
        let (index, answer) = (self.next, self.verifier.answer);
        let statement = answer.statements.get(index)?;
        self.next += 1;
        let cites = !statement.citations().is_empty();
        if !cites && !statement.needs_citation() {
            return Some(());
        }
        let written = claimed(answer, index);
        let support = self.verifier.hold(index, written, statement);
        let told = support.map(|support| (self.verifier.options.status(support).into(), support));
        let (status, confidence) = match told {
            Some((status, support)) if cites || status == StatementStatus::Supported => {
                (status, confidence(support))
            }
            // What it inherits stands for it only where it says the same.
            _ => (StatementStatus::Uncited, 1.0),
        };
        self.statements.push(StatementVerdict { statement: index, status, confidence });
        Some(())
    }
}

impl From<VerdictStatus> for StatementStatus {
    fn from(status: VerdictStatus) -> Self {
        match status {
            VerdictStatus::Accurate => Self::Supported,
            VerdictStatus::Inaccurate => Self::Unsupported,
            VerdictStatus::Uncertain => Self::Uncertain,
        }
    }
}

/// What a statement's citations are held against: its text, or that of the one before it where it only cites that one's source.
pub(super) fn claimed(answer: &Answer, index: usize) -> &str {
    let Some(statement) = answer.statements.get(index) else { return "" };
    let written = answer.text.get(statement.range()).unwrap_or_default();
    let before = index.checked_sub(1).map(|before| &answer.statements[before]).filter(|before| {
        !statement.citations().is_empty()
            && before.inherited() == statement.citations()
            && only_cites(written)
    });
    before.and_then(|before| answer.text.get(before.range())).unwrap_or(written)
}

/// How much of a statement its verdicts quote, in bytes, all together and each at the least: one that goes on for pages with a mark at every
/// word would be quoted in its length squared.
const QUOTED: usize = 1 << 18;
const LEAST_QUOTED: usize = 200;

/// What each of so many verdicts quotes of a statement.
pub(super) fn quoted(statement: &str, verdicts: usize) -> &str {
    &statement[..floor_boundary(statement, (QUOTED / verdicts.max(1)).max(LEAST_QUOTED))]
}

/// Accurate verdicts among those that are accurate or inaccurate; 1 where there is neither.
pub(super) fn accuracy_rate(verdicts: &[Verdict]) -> f64 {
    let (mut accurate, mut told) = (0.0, 0.0);
    for verdict in verdicts {
        if verdict.status != VerdictStatus::Uncertain {
            told += 1.0;
        }
        if verdict.status == VerdictStatus::Accurate {
            accurate += 1.0;
        }
    }
    if told > 0.0 { accurate / told } else { 1.0 }
}
