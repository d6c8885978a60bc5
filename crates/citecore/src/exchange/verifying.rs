//! Holding the best answer against its sources, and leaving out of it what doesn't hold.

use super::{Exchange, State};
use crate::{
    answer::Answer,
    correct::apply_verdicts,
    error::Error,
    profile::VerifyOptions,
    prompt::{Message, judge_prompt},
    validate::{Validation, validate_answer},
    verify::{Corrected, Verdict, VerdictReason, Verification, Verifying, asked, read_judgement},
};

/// What a judge is asked. An exchange knows it only where it has a judge: to a reader's page, which has none, none of it is
/// downloaded.
pub(super) type Asking = fn(&[Verdict], &Answer) -> Vec<Message>;

/// What verification came to.
#[derive(Debug)]
pub(super) struct Verified {
    pub(super) verification: Verification,
    /// The answer without what doesn't hold, and what that lacks; none where all of it stays.
    pub(super) corrected: Option<(Answer, Validation)>,
}

impl Verified {
    pub(super) fn is_blank(&self) -> bool {
        self.corrected.as_ref().is_some_and(|(answer, _)| answer.is_blank())
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
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile, VerifyOptions};
    ///
    /// let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
    /// let mut exchange = Exchange::new("How heavy is it?", profile)?;
    /// exchange.found(vec![Passage::new("The mount weighs 14 kg.")])?;
    /// exchange.delta("The mount weighs 41 kg [1].")?;
    /// exchange.completed()?;
    /// exchange.verify()?;
    /// let outcome = exchange.into_outcome().unwrap();
    /// assert_eq!(outcome.answer.text, "The mount weighs 41 kg.");
    /// assert_eq!(outcome.verified.unwrap().text, "The mount weighs 41 kg [1].");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn verify(&mut self) -> Result<(), Error> {
        let verification = self.verifying()?.at_once();
        self.verified(verification)
    }

    /// [`Exchange::verify`] a statement at a time, which ends in [`Exchange::verified`]. Errors: it isn't time for it.
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile, Step, VerifyOptions};
    ///
    /// let profile = Profile { verify: Some(VerifyOptions::default()), ..Profile::default() };
    /// let mut exchange = Exchange::new("How heavy is it?", profile)?;
    /// exchange.found(vec![Passage::new("The mount weighs 14 kg.")])?;
    /// exchange.delta("The mount weighs 14 kg [1].")?;
    /// exchange.completed()?;
    /// let mut verifying = exchange.verifying()?;
    /// while verifying.next().is_some() {
    ///     // A page is drawn here.
    /// }
    /// let verification = verifying.end();
    /// exchange.verified(verification)?;
    /// assert_eq!(exchange.step(), Step::Done);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn verifying(&self) -> Result<Verifying<'_>, Error> {
        match (&self.state, self.answers.best()) {
            (State::Verifying, Some((_, answer))) => Verifying::begin(answer, &self.verify_options()),
            _ => Err(self.out_of_turn("verify")),
        }
    }

    /// Takes in what [`Exchange::verifying`] came to. Errors: it isn't time for it.
    pub fn verified(&mut self, verification: Verification) -> Result<(), Error> {
        let State::Verifying = self.state else { return Err(self.out_of_turn("verified")) };
        if self.judge.is_some() && asked(&verification.verdicts).iter().any(Option::is_some) {
            self.state = State::Judging(verification);
            return Ok(());
        }
        self.correct(verification, None)
    }

    /// Takes in what the judge replied, as [`read_judgement`] reads it, and corrects the answer. What the reply doesn't tell is
    /// warned of in the trace. Errors: no judge was asked.
    ///
    /// ```
    /// use citecore::{Exchange, Passage, Profile, VerdictStatus, VerifyOptions};
    ///
    /// let profile = Profile { verify: Some(VerifyOptions { threshold: 1.0 }), ..Profile::default() };
    /// let mut exchange = Exchange::new("How heavy is it?", profile)?.with_judge();
    /// exchange.found(vec![Passage::new("With its tripod, the mount is a load for two.")])?;
    /// exchange.delta("Nobody carries the mount with its tripod alone [1].")?;
    /// exchange.completed()?;
    /// exchange.verify()?;
    /// exchange.judged("I can't tell.")?;
    /// let outcome = exchange.into_outcome().unwrap();
    /// assert_eq!(outcome.verification.unwrap().verdicts[0].status, VerdictStatus::Uncertain);
    /// let warnings = outcome.trace.into_iter().flat_map(|entry| entry.warnings);
    /// assert_eq!(warnings.last().unwrap(), "the judge's reply tells of 0 citations of 1");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn judged(&mut self, reply: &str) -> Result<(), Error> {
        let State::Judging(verification) = &self.state else { return Err(self.out_of_turn("judged")) };
        let Some((_, answer)) = self.answers.best() else { return Err(self.out_of_turn("judged")) };
        let verdicts = read_judgement(reply, &verification.verdicts, &self.verify_options())?;
        let asked = asked(&verification.verdicts).iter().flatten().count();
        let mut told = 0;
        for verdict in &verdicts {
            told += usize::from(verdict.rests_on(VerdictReason::Judged));
        }
        let lacks =
            (told < asked).then(|| joined!("the judge's reply tells of ", told, " citations of ", asked));
        let verification = verification.with_verdicts(verdicts, answer);
        self.correct(verification, lacks.as_deref())
    }

    /// Leaves out of the best answer what doesn't hold; what follows from it is made anew.
    pub(super) fn correct(&mut self, verification: Verification, warning: Option<&str>) -> Result<(), Error> {
        self.state = State::Done;
        let Some((attempt, answer)) = self.answers.best() else { return Ok(()) };
        self.trace.note_verified(attempt, &verification.verdicts);
        if let Some(warning) = warning {
            self.trace.warn(warning);
        }
        let corrected = apply_verdicts(answer, &verification.verdicts);
        if corrected.citations.len() == answer.citations.len() {
            self.trace.note_corrected(attempt, 0, answer, &verification.statements);
            self.verified = Some(Verified { verification, corrected: None });
            return Ok(());
        }
        let told = Corrected::of(&verification, answer, &corrected, &self.verify_options())?;
        let removed = answer.citations.len() - corrected.citations.len();
        self.trace.note_corrected(attempt, removed, &corrected, &told.statements);
        let validation = validate_answer(&corrected, &self.profile.validate);
        for problem in &validation.problems {
            self.trace.warn(&problem.message);
        }
        let verification = Verification { corrected: Some(told), ..verification };
        self.verified = Some(Verified { verification, corrected: Some((corrected, validation)) });
        Ok(())
    }

    pub(super) fn judge_messages(&self, verification: &Verification) -> Vec<Message> {
        let asking = self.judge.zip(self.answers.best());
        asking.map_or_else(Vec::new, |(asking, (_, answer))| asking(&verification.verdicts, answer))
    }

    fn verify_options(&self) -> VerifyOptions {
        self.profile.verify.unwrap_or_default()
    }
}
