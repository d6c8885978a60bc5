//! What verification says of an answer once what doesn't hold is left out of it.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{
    verdict::{Verdict, VerdictStatus},
    verification::{StatementStatus, StatementVerdict, Verification, Verifying, quoted},
};
use crate::{answer::Answer, error::Error, profile::VerifyOptions};

/// What verification says of an answer from which inaccurate citations were left out: its `citation`, `number` and `statement` are
/// those of what is left.
///
/// ```
/// use citecore::{Exchange, Passage, Profile, StatementStatus};
///
/// let mut exchange = Exchange::new("How heavy is the mount?", Profile::named("verified").unwrap())?;
/// exchange.found(vec![Passage::new("The mount weighs 14 kg.")])?;
/// exchange.delta("The mount weighs 41 kg [1]. It weighs 14 kg [1].")?;
/// exchange.completed()?;
/// exchange.verify()?;
/// let outcome = exchange.into_outcome().unwrap();
/// let corrected = outcome.verification.unwrap().corrected.unwrap();
/// assert_eq!(corrected.verdicts.len(), 1);
/// assert_eq!(corrected.statements[0].status, StatementStatus::Uncited);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Corrected {
    /// One for each citation that stays, in their order: what to show beside each.
    pub verdicts: Vec<Verdict>,
    /// One for each statement that has citations or needs one, in their order. A statement that lost all of its citations is
    /// [`StatementStatus::Uncited`], unless it inherits others that support it.
    pub statements: Vec<StatementVerdict>,
}

impl Corrected {
    /// Carries the verdicts on `verified` over to `left`, which is what [`apply_verdicts`](crate::apply_verdicts) made of it by
    /// them. Statements that lost a citation are held against the sources that they still cite. Errors: `options.threshold` is out of its range.
    pub(crate) fn of(
        verification: &Verification,
        verified: &Answer,
        left: &Answer,
        options: &VerifyOptions,
    ) -> Result<Self, Error> {
        let mut stays = vec![true; verified.citations.len()];
        for verdict in &verification.verdicts {
            if let Some(stays) = stays.get_mut(verdict.citation) {
                *stays &= verdict.status != VerdictStatus::Inaccurate;
            }
        }
        // Citations keep their order. Behind them all stands how many are left.
        let mut next = 0;
        let mut places = vec![0; stays.len() + 1];
        for (place, &stays) in places[1..].iter_mut().zip(&stays) {
            next += usize::from(stays);
            *place = next;
        }
        let mut verdicts = Vec::new();
        for verdict in &verification.verdicts {
            if stays.get(verdict.citation) != Some(&true) {
                continue;
            }
            let citation = places[verdict.citation];
            let Some(cited) = left.citations.get(citation) else { continue };
            let statement = cited.statement().and_then(|index| left.statements.get(index));
            let text = statement.and_then(|statement| {
                Some(quoted(left.text.get(statement.range())?, statement.citations().len()))
            });
            let mut verdict = verdict.clone();
            verdict.citation = citation;
            verdict.number = cited.number();
            verdict.statement = text.unwrap_or_default().to_owned();
            verdicts.push(verdict);
        }
        let alike = verified.statements.len() == left.statements.len();
        let keeps_all = |index: usize| {
            let Some(statement) = verified.statements.get(index).filter(|_| alike) else { return false };
            let stay =
                |citations: Range<usize>| places[citations.end] - places[citations.start] == citations.len();
            stay(statement.citations()) && stay(statement.inherited())
        };
        let mut verifying = Verifying::begin(left, options)?;
        for index in 0..left.statements.len() {
            if keeps_all(index) {
                let told = verification.statements.binary_search_by_key(&index, |told| told.statement);
                verifying.skip_with(told.ok().map(|place| verification.statements[place]));
            } else {
                verifying.next();
            }
        }
        let Verification { verdicts, mut statements, .. } = verifying.end().with_verdicts(verdicts, left);
        for told in &mut statements {
            if has_lost_all(verified, left, told.statement) && told.status != StatementStatus::Supported {
                (told.status, told.confidence) = (StatementStatus::Uncited, 1.0);
            }
        }
        Ok(Self { verdicts, statements })
    }
}

/// Had a statement of the answer that is left citations, none of which is left?
fn has_lost_all(verified: &Answer, left: &Answer, statement: usize) -> bool {
    let cites = |answer: &Answer| {
        answer.statements.get(statement).is_some_and(|statement| !statement.citations().is_empty())
    };
    // What was nothing but a mark is no statement any more, and those behind it can't be told by their index.
    !cites(left) && (cites(verified) || verified.statements.len() != left.statements.len())
}
