//! What verification found of the answer that is shown, and of what was left out of it.

use citecore::{Answer, Outcome, Reference, Verdict, VerdictStatus};
use citecore_markdown::plain_text;

use crate::{components::Place, marks::without_marks};

/// The verdicts on the citations of the answer that is shown.
pub(crate) fn shown(outcome: &Outcome) -> &[Verdict] {
    let found = outcome.verification.as_ref();
    let corrected = found.and_then(|found| found.corrected.as_ref()).map(|corrected| &corrected.verdicts);
    corrected.or(found.map(|found| &found.verdicts)).map_or(&[], Vec::as_slice)
}

/// The verdict on the citation at a place; none where there is none.
pub(crate) fn of(outcome: &Outcome, place: Place) -> Option<&Verdict> {
    let citation = citation(&outcome.answer, place)?;
    shown(outcome).iter().find(|verdict| verdict.citation == citation)
}

/// Which of the answer's citations stands at a place.
pub(crate) fn citation(answer: &Answer, place: Place) -> Option<usize> {
    let mut same =
        (0..answer.citations.len()).filter(|&index| answer.citations[index].number() == place.number);
    same.nth(place.occurrence.checked_sub(1)?)
}

/// What the verdicts on the citations say: for each number, for each of its occurrences.
pub(crate) struct Statuses(Vec<Vec<Option<VerdictStatus>>>);

impl Statuses {
    /// None where the answer wasn't verified.
    pub(crate) fn of(outcome: &Outcome) -> Option<Self> {
        outcome.verification.as_ref()?;
        let mut of_citations = vec![None; outcome.answer.citations.len()];
        for verdict in shown(outcome) {
            if let Some(status) = of_citations.get_mut(verdict.citation) {
                *status = Some(verdict.status);
            }
        }
        let mut of_numbers = Vec::new();
        for (citation, status) in outcome.answer.citations.iter().zip(of_citations) {
            let number = citation.number();
            if of_numbers.len() <= number {
                of_numbers.resize_with(number + 1, Vec::new);
            }
            of_numbers[number].push(status);
        }
        Some(Self(of_numbers))
    }

    /// None for a citation that stands for no statement.
    pub(crate) fn at(&self, place: Place) -> Option<VerdictStatus> {
        *self.0.get(place.number)?.get(place.occurrence.checked_sub(1)?)?
    }
}

/// How many citations there are of each kind, of all that were verified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) accurate: usize,
    pub(crate) uncertain: usize,
    pub(crate) removed: usize,
}

impl Share {
    /// None where there is no citation to tell of.
    pub(crate) fn of(outcome: &Outcome) -> Option<Self> {
        let verdicts = &outcome.verification.as_ref()?.verdicts;
        let count = |status| verdicts.iter().filter(|verdict| verdict.status == status).count();
        (!verdicts.is_empty()).then(|| Self {
            accurate: count(VerdictStatus::Accurate),
            uncertain: count(VerdictStatus::Uncertain),
            removed: count(VerdictStatus::Inaccurate),
        })
    }

    pub(crate) fn all(&self) -> usize {
        self.accurate + self.uncertain + self.removed
    }
}

/// A citation that was left out of the answer.
pub(crate) struct Removed<'a> {
    pub(crate) verdict: &'a Verdict,
    /// What it stood for, without marks and markup: as much of it as its verdict quotes. A statement that goes on for pages may have a
    /// thousand of them.
    pub(crate) statement: String,
    /// The source that it named.
    pub(crate) reference: Option<&'a Reference>,
}

/// What was left out of the answer, in the order of its text.
pub(crate) fn removed(outcome: &Outcome) -> Vec<Removed<'_>> {
    let Some((found, answer)) = outcome.verification.as_ref().zip(outcome.verified.as_ref()) else {
        return Vec::new();
    };
    let refuted = found.verdicts.iter().filter(|verdict| verdict.status == VerdictStatus::Inaccurate);
    let told = refuted.map(|verdict| Removed {
        verdict,
        statement: plain_text(&quoted(answer, verdict).unwrap_or_default()),
        reference: answer.references.iter().find(|reference| reference.number == verdict.number),
    });
    told.collect()
}

/// What a verdict quotes of its statement, without marks.
fn quoted(answer: &Answer, verdict: &Verdict) -> Option<String> {
    Some(without_marks(answer, verdict.quoted_in(answer)?))
}

/// What a citation stands for, without marks.
pub(crate) fn statement(answer: &Answer, citation: usize) -> Option<String> {
    let statement = answer.citations.get(citation)?.statement()?;
    Some(without_marks(answer, answer.statements.get(statement)?.range()))
}
