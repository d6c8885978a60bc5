//! Holding the best answer against its sources, and leaving out of it what doesn't hold.

use super::{Exchange, State};
use crate::{
    answer::Answer,
    correct::apply_verdicts,
    error::Error,
    profile::VerifyOptions,
    prompt::{Message, judge_prompt},
    validate::{Validation, validate_answer},
    verify::{Corrected, Verdict, VerdictReason, Verification, asked, now, read_judgement, verify_resting},
};

/// What a judge is asked. An exchange knows it only where it has a judge: to a reader's page, which has none, none of it is
/// downloaded.
pub(super) type Asking = fn(&[Verdict], &Answer) -> Vec<Message>;

/// What verification came to.
#[derive(Debug)]
pub(super) struct Verified {
    pub(super) verification: Verification,
    /// The answer without what doesn't hold, and what that lacks; none where all of it stays.
    pub(super) left: Option<(Answer, Validation)>,
}

impl Verified {
    pub(super) fn is_blank(&self) -> bool {
        self.left.as_ref().is_some_and(|(answer, _)| answer.text.trim().is_empty())
    }
}

impl Exchange {
    /// Whoever drives it can ask a judge: where citations stay uncertain, [`Exchange::step`] comes to
    /// [`Step::Judge`](crate::Step::Judge).
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile, Step, VerdictStatus, VerifyOptions};
    ///
    /// let profile = Profile { verify: Some(VerifyOptions { threshold: 1.0 }), ..Profile::default() };
    /// let mut exchange = Exchange::new("How heavy is it?", profile)?.with_judge();
    /// exchange.found(vec![Passage::new("With its tripod, the mount is a load for two.")])?;
    /// exchange.delta("Nobody carries the mount with its tripod alone [1].")?;
    /// exchange.completed()?;
    /// assert_eq!(exchange.step(), Step::Verify { attempt: 0 });
    /// exchange.verify()?;
    /// let Step::Judge { messages } = exchange.step() else { panic!() };
    /// assert!(messages[1].content.contains("a load for two"));
    /// exchange.judged(r#"{"is_accurate": true, "confidence": 1}"#)?;
    /// assert_eq!(exchange.step(), Step::Done);
    /// let verification = exchange.into_outcome().unwrap().verification.unwrap();
    /// assert_eq!(verification.verdicts[0].status, VerdictStatus::Accurate);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    #[must_use]
    pub fn with_judge(mut self) -> Self {
        self.judge = Some(judge_prompt);
        self
    }

    /// Holds the best answer against its sources, as [`Step::Verify`](crate::Step::Verify) asks for. Without a judge, or where
    /// there is nothing to ask one, the answer is corrected at once. Errors: it isn't time for it.
    pub fn verify(&mut self) -> Result<(), Error> {
        now(self.verify_resting(async || ()))
    }

    /// [`Exchange::verify`] with a rest behind each statement, for those who have something else to do meanwhile: a page has
    /// to be drawn, and a long answer takes longer than a frame. What is dropped on its way has done nothing.
    pub async fn verify_resting(&mut self, mut rest: impl AsyncFnMut()) -> Result<(), Error> {
        let State::Verifying = self.state else { return Err(self.out_of_turn("verify")) };
        let Some((_, answer)) = self.answers.best() else { return Ok(()) };
        let verification = verify_resting(answer, &self.verify_options(), &mut rest).await?;
        if self.judge.is_some() && asked(&verification.verdicts).iter().any(Option::is_some) {
            self.state = State::Judging(verification);
            return Ok(());
        }
        let left = self.left(&verification, &mut rest).await?;
        self.settle(verification, left, None);
        Ok(())
    }

    /// Takes in what the judge replied, as [`read_judgement`] reads it, and corrects the answer. What the reply doesn't tell is
    /// warned of in the trace. Errors: no judge was asked.
    pub fn judged(&mut self, reply: &str) -> Result<(), Error> {
        let State::Judging(verification) = &self.state else { return Err(self.out_of_turn("judged")) };
        let Some((_, answer)) = self.answers.best() else { return Ok(()) };
        let verdicts = read_judgement(reply, &verification.verdicts, &self.verify_options())?;
        let asked = asked(&verification.verdicts).iter().flatten().count();
        let told = verdicts.iter().filter(|verdict| verdict.reasons.contains(&VerdictReason::Judged)).count();
        let lacks = (told < asked).then(|| format!("the judge's reply tells of {told} citations of {asked}"));
        let verification = verification.with_verdicts(verdicts, answer);
        self.correct(verification, lacks.as_deref())
    }

    /// Leaves out of the best answer what doesn't hold; what follows from it is made anew.
    pub(super) fn correct(&mut self, verification: Verification, warning: Option<&str>) -> Result<(), Error> {
        let left = now(self.left(&verification, &mut async || ()))?;
        self.settle(verification, left, warning);
        Ok(())
    }

    /// What is left of the best answer without what doesn't hold; none where all of it stays.
    async fn left(
        &self,
        verification: &Verification,
        rest: &mut impl AsyncFnMut(),
    ) -> Result<Option<(Answer, Corrected)>, Error> {
        let Some((_, answer)) = self.answers.best() else { return Ok(None) };
        let left = apply_verdicts(answer, &verification.verdicts);
        if left.citations.len() == answer.citations.len() {
            return Ok(None);
        }
        let corrected = Corrected::of(verification, answer, &left, &self.verify_options(), rest).await?;
        Ok(Some((left, corrected)))
    }

    fn settle(
        &mut self,
        verification: Verification,
        left: Option<(Answer, Corrected)>,
        warning: Option<&str>,
    ) {
        self.state = State::Done;
        let Some((attempt, answer)) = self.answers.best() else { return };
        self.trace.note_verified(attempt, &verification.verdicts);
        warning.into_iter().for_each(|warning| self.trace.warn(warning));
        let Some((left, corrected)) = left else {
            self.trace.note_corrected(attempt, 0, answer, &verification.statements);
            self.verified = Some(Verified { verification, left: None });
            return;
        };
        let removed = answer.citations.len() - left.citations.len();
        self.trace.note_corrected(attempt, removed, &left, &corrected.statements);
        let validation = validate_answer(&left, &self.profile.validate);
        validation.problems.iter().for_each(|problem| self.trace.warn(&problem.message));
        let verification = Verification { corrected: Some(corrected), ..verification };
        self.verified = Some(Verified { verification, left: Some((left, validation)) });
    }

    pub(super) fn judge_messages(&self, verification: &Verification) -> Vec<Message> {
        let asking = self.judge.zip(self.answers.best());
        asking.map_or_else(Vec::new, |(asking, (_, answer))| asking(&verification.verdicts, answer))
    }

    fn verify_options(&self) -> VerifyOptions {
        self.profile.verify.unwrap_or_default()
    }
}
