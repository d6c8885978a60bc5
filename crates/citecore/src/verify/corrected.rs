//! What verification says of an answer once what doesn't hold is left out of it.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{
    verdict::Verdict,
    verification::{StatementStatus, StatementVerdict, Verification, Verifying, claimed, quoted},
};
use crate::{answer::Answer, correct::refuted, error::Error, profile::VerifyOptions};

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
    /// Carries the verdicts on `verified` over to `corrected`, which is what [`apply_verdicts`](crate::apply_verdicts) made of it by
    /// them. Statements that lost a citation are held against the sources that they still cite. Errors: `options.threshold` is out of its range.
    pub(crate) fn of(
        verification: &Verification,
        verified: &Answer,
        corrected: &Answer,
        options: &VerifyOptions,
    ) -> Result<Self, Error> {
        let refuted = refuted(verified, &verification.verdicts);
        // Citations keep their order. Behind them all stands how many are left.
        let mut next = 0;
        let mut places = vec![0; refuted.len() + 1];
        for (place, &refuted) in places[1..].iter_mut().zip(&refuted) {
            next += usize::from(!refuted);
            *place = next;
        }
        let mut verdicts = Vec::new();
        for verdict in &verification.verdicts {
            if !verdict.is_of(verified) || refuted[verdict.citation] {
                continue;
            }
            let citation = places[verdict.citation];
            let Some(cited) = corrected.citations.get(citation) else { continue };
            let index = cited.statement().unwrap_or(usize::MAX);
            let citations = corrected.statements.get(index).map_or(0, |own| own.citations().len());
            let mut verdict = verdict.clone();
            verdict.citation = citation;
            verdict.number = cited.number();
            verdict.statement = quoted(claimed(corrected, index), citations).to_owned();
            verdicts.push(verdict);
        }
        let alike = verified.statements.len() == corrected.statements.len();
        let keeps_all = |index: usize| {
            let Some(statement) = verified.statements.get(index).filter(|_| alike) else { return false };
            let stay =
                |citations: Range<usize>| places[citations.end] - places[citations.start] == citations.len();
            stay(statement.citations()) && stay(statement.inherited())
        };
        let mut verifying = Verifying::begin(corrected, options)?;
        for index in 0..corrected.statements.len() {
            if keeps_all(index) {
                let told = verification.statements.binary_search_by_key(&index, |told| told.statement);
                verifying.skip_with(told.ok().map(|place| verification.statements[place]));
            } else {
                verifying.next();
            }
        }
        let Verification { verdicts, mut statements, .. } =
            verifying.end().with_verdicts(verdicts, corrected);
        for told in &mut statements {
            if has_lost_all(verified, corrected, told.statement) && told.status != StatementStatus::Supported
            {
                (told.status, told.confidence) = (StatementStatus::Uncited, 1.0);
            }
        }
        Ok(Self { verdicts, statements })
    }
}

/// Had a statement of the corrected answer citations, none of which is left?
fn has_lost_all(verified: &Answer, corrected: &Answer, statement: usize) -> bool {
    let cites = |answer: &Answer| {
        answer.statements.get(statement).is_some_and(|statement| !statement.citations().is_empty())
    };
    // What was nothing but a mark is no statement any more, and those behind it can't be told by their index.
    !cites(corrected) && (cites(verified) || verified.statements.len() != corrected.statements.len())
}
