//! What a judge's reply makes of the verdicts that it was asked about.

use super::{
    opinion::Opinion,
    reply::{Reply, read},
};
use crate::{
    answer::Answer,
    error::Error,
    indexes::Indexes,
    profile::VerifyOptions,
    verify::{
        verdict::{Verdict, VerdictReason, VerdictStatus, confidence},
        verification::{StatementStatus, StatementVerdict, Verification, accuracy_rate},
    },
};

/// The support of what can't be told.
const EVEN: f64 = 0.5;

/// The support of what is rather wrong than right: a hair below what can't be told, so that it is accurate by no threshold.
const RATHER_WRONG: f64 = 0.49;

/// The verdicts with what a judge replied when it was asked by [`judge_prompt`](crate::judge_prompt) about the same ones.
///
/// Only uncertain verdicts change, and of them only those that a judge is asked about: statements that are too short aren't, and
/// of several verdicts on one statement and one source it is the first that is asked about, for all of them. `support` becomes the
/// judge's confidence where it finds the statement accurate, else what that lacks of 1. A confidence below a half, or none, tells
/// no more than the side: the verdict stays uncertain, `support` is a half, or a hair less where the statement isn't accurate.
///
/// Where a number of the statement isn't the source's ([`VerdictReason::NumberMismatch`]), a judge who finds it accurate is not
/// believed: the verdict stays uncertain, with both reasons.
///
/// The reply may be an object or an array of them, within fences, prose or another object, and end too soon: what came whole counts.
/// An item that it doesn't name, names without saying whether it is accurate, or calls accurate and inaccurate both, stays uncertain.
/// Where nothing has an `index`, or the items are counted anew from 0 or 1, opinions are taken in the order of the items, unless there
/// are more or fewer of them in a reply that doesn't break off. A reply that can't be read leaves all as it is.
///
/// Errors: `options.threshold` is out of its range.
///
/// ```
/// use citecore::{Verdict, VerdictReason, VerdictStatus, VerifyOptions, read_judgement};
///
/// let verdicts: Vec<Verdict> = serde_json::from_str(
///     r#"[{"citation": 0, "statement": "It is heavy [1].", "number": 1, "support": 0.5, "status": "uncertain",
///          "confidence": 0.5, "reasons": ["low-overlap"]}]"#,
/// )?;
/// let reply = "Here you are:\n```json\n{\"is_accurate\": false, \"confidence\": 0.9, \"explanation\": \"14 kg\"}\n```";
/// let judged = read_judgement(reply, &verdicts, &VerifyOptions::default()).unwrap();
/// assert_eq!(judged[0].status, VerdictStatus::Inaccurate);
/// assert_eq!(judged[0].reasons, [VerdictReason::LowOverlap, VerdictReason::Judged]);
/// assert_eq!(judged[0].explanation.as_deref(), Some("14 kg"));
/// assert_eq!(read_judgement("I can't say.", &verdicts, &VerifyOptions::default()).unwrap(), verdicts);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn read_judgement(
    reply: &str,
    verdicts: &[Verdict],
    options: &VerifyOptions,
) -> Result<Vec<Verdict>, Error> {
    options.check()?;
    let asked = asked(verdicts);
    let mut items = Vec::new();
    for (index, asked) in asked.iter().enumerate() {
        if *asked == Some(index) {
            items.push(index);
        }
    }
    let reply = read(reply);
    let opinions = placed(&reply, &items, verdicts.len());
    let mut judged = verdicts.to_vec();
    for (verdict, asked) in judged.iter_mut().zip(asked) {
        if let Some(opinion) = asked.and_then(|item| opinions[item]) {
            judge(verdict, opinion, options);
        }
    }
    Ok(judged)
}

/// For each verdict the index of the one that a judge is asked about in its place: its own, or that of an earlier one on the same
/// statement and source; none where a judge isn't asked.
pub(crate) fn asked(verdicts: &[Verdict]) -> Vec<Option<usize>> {
    let mut first = Indexes::default();
    let mut asked = Vec::with_capacity(verdicts.len());
    for (index, verdict) in verdicts.iter().enumerate() {
        if !is_open(verdict) {
            asked.push(None);
            continue;
        }
        let source = verdict.evidence.as_ref().map(|evidence| evidence.original);
        let key = joined!(verdict.number, " ", source, " ", verdict.statement);
        let before = first.get(&key);
        if before.is_none() {
            first.insert(key, index);
        }
        asked.push(before.or(Some(index)));
    }
    asked
}

/// Can a judge tell more? Of a statement that is too short to be one, nobody can.
fn is_open(verdict: &Verdict) -> bool {
    verdict.status == VerdictStatus::Uncertain && !verdict.rests_on(VerdictReason::TooShort)
}

/// The opinion on each verdict, by its index: none where there is none, or there are two that differ.
pub(super) fn placed<'r>(reply: &'r Reply, items: &[usize], verdicts: usize) -> Vec<Option<&'r Opinion>> {
    let Reply { opinions, breaks_off } = reply;
    let in_order = opinions.iter().all(|(index, _)| index.is_none()) || is_counted_anew(opinions, items);
    let told_apart = !in_order || opinions.len() == items.len() || *breaks_off;
    let mut placed = vec![None; verdicts];
    let mut disputed = Vec::new();
    for (place, (named, opinion)) in opinions.iter().enumerate() {
        if !told_apart {
            break;
        }
        let index = if in_order { items.get(place).copied() } else { *named };
        let Some(index) = index.filter(|&index| index < verdicts) else { continue };
        let known = placed[index].get_or_insert(opinion);
        if known.accurate != opinion.accurate {
            disputed.push(index);
        }
    }
    for index in disputed {
        placed[index] = None;
    }
    placed
}

/// Does a judge count the items anew, from 0 or from 1, where their indexes are others?
fn is_counted_anew(opinions: &[(Option<usize>, Opinion)], items: &[usize]) -> bool {
    let counts = |from: usize| {
        (from..).zip(opinions).all(|(count, (index, _))| *index == Some(count))
            && (from..).zip(items).any(|(count, &item)| count != item)
    };
    items.len() > 1 && opinions.len() == items.len() && (counts(0) || counts(1))
}

fn judge(verdict: &mut Verdict, opinion: &Opinion, options: &VerifyOptions) {
    let sure = opinion.confidence.unwrap_or(EVEN).max(EVEN);
    let told = if opinion.accurate { sure } else { 1.0 - sure };
    // A number that isn't the source's stands against whatever the judge says, and one that isn't sure still says which it is.
    let wrong = !opinion.accurate || verdict.rests_on(VerdictReason::NumberMismatch);
    let support = if wrong { told.min(RATHER_WRONG) } else { told };
    verdict.support = support;
    verdict.status = options.status(support);
    verdict.confidence = confidence(support);
    verdict.explanation.clone_from(&opinion.explanation);
    if !verdict.rests_on(VerdictReason::Judged) {
        verdict.reasons.push(VerdictReason::Judged);
    }
}

impl Verification {
    /// This verification with other verdicts on its citations, as [`read_judgement`] gives them. `answer` is the one that was
    /// verified.
    ///
    /// A judge sees one source at a time. A statement that was uncertain is supported by any of them that supports it, and
    /// unsupported where it cites no more than one and that doesn't; what several say together, a judge isn't asked.
    ///
    /// ```
    /// use citecore::{
    ///     AnswerOptions, Passage, Source, StatementStatus, VerifyOptions, process_answer, read_judgement, verify_answer,
    /// };
    ///
    /// let sources = [Source::new(1, Passage::new("With its tripod, the mount is a load for two."))];
    /// let answer = process_answer("Nobody carries the mount with its tripod alone [1].", &sources, &AnswerOptions::default());
    /// let options = VerifyOptions { threshold: 1.0 };
    /// let verification = verify_answer(&answer, &options)?;
    /// assert_eq!(verification.statements[0].status, StatementStatus::Uncertain);
    /// let reply = r#"[{"index": 0, "is_accurate": true, "confidence": 1}]"#;
    /// let verdicts = read_judgement(reply, &verification.verdicts, &options)?;
    /// let judged = verification.with_verdicts(verdicts, &answer);
    /// assert_eq!(judged.statements[0].status, StatementStatus::Supported);
    /// # Ok::<(), citecore::Error>(())
    /// ```
    #[must_use]
    pub fn with_verdicts(&self, verdicts: Vec<Verdict>, answer: &Answer) -> Self {
        let mut of_citation: Vec<Option<&Verdict>> = vec![None; answer.citations.len()];
        for verdict in &verdicts {
            if let Some(place) = of_citation.get_mut(verdict.citation) {
                *place = Some(verdict);
            }
        }
        let mut statements = self.statements.clone();
        for told in &mut statements {
            let Some(statement) = answer.statements.get(told.statement) else { continue };
            let mut own: Vec<&Verdict> = Vec::new();
            for citation in statement.citations() {
                if let Some(&Some(verdict)) = of_citation.get(citation) {
                    own.push(verdict);
                }
            }
            settle(told, &own);
        }
        Self { statements, accuracy_rate: accuracy_rate(&verdicts), verdicts, corrected: None }
    }
}

/// Takes over what a statement's own verdicts say of it, where it was uncertain.
fn settle(told: &mut StatementVerdict, verdicts: &[&Verdict]) {
    let judged = verdicts.iter().any(|verdict| verdict.rests_on(VerdictReason::Judged));
    let Some(first) = verdicts.first().filter(|_| judged && told.status == StatementStatus::Uncertain) else {
        return;
    };
    let (mut support, mut refuted): (f64, bool) = (0.0, true);
    for verdict in verdicts {
        if verdict.status == VerdictStatus::Accurate {
            told.status = StatementStatus::Supported;
            support = support.max(verdict.support);
        }
        refuted &= verdict.status == VerdictStatus::Inaccurate && verdict.number == first.number;
    }
    if told.status == StatementStatus::Supported {
        told.confidence = support;
    } else if refuted {
        (told.status, told.confidence) = (StatementStatus::Unsupported, first.confidence);
    }
}
