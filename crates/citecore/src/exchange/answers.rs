//! The answers of an exchange, of which it keeps the best.

use crate::{
    answer::Answer,
    numbering::Numbering,
    place::{has, without_last},
    refusal::is_courtesy,
    statement::Statement,
    validate::{Problem, ProblemCode, Validation},
    words::is_question_mark,
};

/// Whole answers with what they lack, in the order of their attempts.
#[derive(Debug, Default)]
pub(super) struct Answers(Vec<(Answer, Validation)>);

impl Answers {
    pub(super) fn push(&mut self, answer: Answer, validation: Validation) {
        self.0.push((answer, validation));
    }

    /// Has the model written nothing yet?
    pub(super) fn is_blank(&self) -> bool {
        self.0.iter().all(|(answer, _)| answer.is_blank())
    }

    /// The last answer as the model wrote it, which it may be asked to repair.
    pub(super) fn to_repair(&self) -> Option<&str> {
        self.0.last().map(|(answer, _)| answer.raw.as_str()).filter(|raw| !raw.trim().is_empty())
    }

    /// The best of those that aren't blank, with its attempt.
    pub(super) fn best(&self) -> Option<(u8, &Answer)> {
        let place = self.place_of_best()?;
        Some((place as u8, &self.0[place].0))
    }

    /// The first answer, and the best of those that aren't blank.
    pub(super) fn into_first_and_best(mut self) -> (Option<Answer>, Option<(Answer, Validation)>) {
        let first = self.0.first().map(|(answer, _)| answer.clone());
        let best = self.place_of_best().map(|place| self.0.swap_remove(place));
        (first, best)
    }

    fn place_of_best(&self) -> Option<usize> {
        let mut best: Option<(f64, usize)> = None;
        for (place, written) in self.0.iter().enumerate() {
            let rank = rank(written);
            if !written.0.is_blank() && best.is_none_or(|(most, _)| rank >= most) {
                best = Some((rank, place));
            }
        }
        best.map(|(_, place)| place)
    }
}

/// Could another attempt of the model mend what the answer lacks? An unknown number is left out already, and asking again for that alone
/// would cost the reader more than it gains; nor can the model cite more documents than it was shown.
pub(super) fn can_be_mended(answer: &Answer, validation: &Validation) -> bool {
    let lacks = |problem: &Problem| match problem.code {
        ProblemCode::UnknownSource => false,
        ProblemCode::LowDiversity => {
            let cited = Numbering::new(true, &answer.references);
            answer.uncited.iter().any(|source| !cited.has_document(&source.passage))
        }
        _ => true,
    };
    validation.problems.iter().any(lacks)
}

/// Is all of it greetings, thanks and questions back?
pub(super) fn states_nothing(answer: &Answer) -> bool {
    let is_nothing = |statement: &Statement| {
        let text = answer.text.get(statement.range()).unwrap_or_default();
        let said = without_last(text, |c| !c.is_alphanumeric());
        has(&text[said.len()..], is_question_mark) || is_courtesy(said)
    };
    let ends = answer.statements.last().is_some_and(|last| last.range().end >= answer.text.trim_end().len());
    ends && answer.citations.is_empty() && answer.statements.iter().all(is_nothing)
}

/// An answer that nothing needs to be repaired in comes before one with the higher coverage, and that before one that cites nothing,
/// which may be covered since it says nothing; of equals the later attempt is taken. A refusal, which a model may
/// give up with where it was asked for a repair, comes before those alone of which less than half is cited.
fn rank((answer, validation): &(Answer, Validation)) -> f64 {
    const REFUSAL: f64 = 0.49;
    if answer.refusal {
        return REFUSAL;
    }
    let whole = f64::from(u8::from(!can_be_mended(answer, validation)));
    let covered = if answer.citations.is_empty() { 0.0 } else { validation.coverage };
    whole * 2.0 + covered
}
