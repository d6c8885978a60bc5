//! The verdict on one citation.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::{answer::Answer, mark::floor_boundary};

/// Does the source say what the statement says that it does?
///
/// ```
/// use citecore::{Passage, VerdictStatus, VerifyOptions, verify_claim};
///
/// let status = |claim| {
///     let passage = Passage::new("Two people carry the mount, which weighs 14 kg.");
///     verify_claim(claim, &[passage], &VerifyOptions::default()).map(|verdict| verdict.status)
/// };
/// assert_eq!(status("The mount weighs 14 kg.")?, VerdictStatus::Accurate);
/// assert_eq!(status("The mount weighs 41 kg.")?, VerdictStatus::Inaccurate);
/// assert_eq!(status("Nobody carries the mount alone.")?, VerdictStatus::Uncertain);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VerdictStatus {
    /// `support` reaches the threshold.
    Accurate,
    /// 1 - `support` reaches the threshold.
    Inaccurate,
    /// Neither does.
    Uncertain,
}

/// What a verdict rests on.
///
/// ```
/// use citecore::{Passage, VerdictReason, VerifyOptions, verify_claim};
///
/// let passage = Passage::new("The mount weighs 14 kg.");
/// let verdict = verify_claim("The mount weighs 41 kg.", &[passage], &VerifyOptions::default())?;
/// assert_eq!(verdict.reasons, [VerdictReason::NumberMismatch]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VerdictReason {
    /// The source says it.
    Supported,
    /// A number of the statement isn't the source's.
    NumberMismatch,
    /// One of the two denies what the other says.
    NegationMismatch,
    /// A name of the statement isn't the source's.
    NameMismatch,
    /// The source says less than the statement, or something else: they share too little, or the statement says of one thing what the
    /// source says of another, of all what it says of some, or for sure what it doubts.
    LowOverlap,
    /// Another source of the context says it.
    BetterSource,
    /// The statement is too short to tell.
    TooShort,
    /// A model was asked.
    Judged,
}

/// The part of a source that bears most on a statement.
///
/// ```
/// use citecore::{Passage, VerifyOptions, verify_claim};
///
/// let text = "Level the tripod first. The mount weighs 14 kg.";
/// let verdict = verify_claim("The mount weighs 14 kg.", &[Passage::new(text)], &VerifyOptions::default())?;
/// let evidence = verdict.evidence.unwrap();
/// assert_eq!(evidence.text, "The mount weighs 14 kg.");
/// assert_eq!(&text[evidence.start..evidence.end], evidence.text);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// The source's number in the context.
    pub original: usize,
    /// Where the part begins in the source's text, in bytes.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// The part itself.
    pub text: String,
}

impl Evidence {
    pub(super) fn new(original: usize, text: &str, range: Range<usize>) -> Self {
        let (start, text) = (range.start, &text[range]);
        let text = &text[..floor_boundary(text, LONGEST_EVIDENCE)];
        Self { original, start, end: start + text.len(), text: text.to_owned() }
    }
}

/// The longest evidence, in bytes. Sentences are that long only where nothing ends them.
const LONGEST_EVIDENCE: usize = 4000;

/// What verification says of one citation.
///
/// ```
/// use citecore::{Verdict, VerdictReason, VerdictStatus};
///
/// let verdict: Verdict = serde_json::from_str(
///     r#"{"citation": 0, "statement": "It weighs 14 kg [1].", "number": 1, "support": 0.1, "status": "inaccurate",
///         "confidence": 0.9, "reasons": ["number-mismatch"]}"#,
/// )?;
/// assert_eq!(verdict.status, VerdictStatus::Inaccurate);
/// assert_eq!(verdict.reasons, [VerdictReason::NumberMismatch]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    /// Index into [`Answer::citations`](crate::Answer::citations) of the answer that was verified.
    pub citation: usize,
    /// The statement that it stands for: all of it, unless it goes on for pages with very many citations.
    pub statement: String,
    /// The number of the citation.
    pub number: usize,
    /// Probability that the source fully supports the statement, 0..1; of a source that is needed beside the statement's others, since
    /// it takes all of them, that they do together; of a citation that stands behind a clause of its own, that its source supports
    /// that clause, where this is more.
    pub support: f64,
    /// What follows from `support`.
    pub status: VerdictStatus,
    /// The greater of `support` and 1 - `support`.
    pub confidence: f64,
    /// What to show a reader; none where no part of the source bears on the statement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
    /// What it rests on.
    pub reasons: Vec<VerdictReason>,
    /// Where another source of the context supports the statement clearly better: the part of it that does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<Evidence>,
    /// What a judge said, in its own words: a model's text, never markup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

impl Verdict {
    /// Is that one of its reasons?
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(crate) fn rests_on(&self, reason: VerdictReason) -> bool {
        self.reasons.contains(&reason)
    }

    /// Is it on a citation of this answer, which has its number?
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(crate) fn is_of(&self, answer: &Answer) -> bool {
        answer.citations.get(self.citation).is_some_and(|citation| citation.number() == self.number)
    }

    /// Where an answer's text has what the verdict quotes as its statement, in bytes; none where its citation stands for something else there,
    /// as in another answer.
    ///
    /// ```
    /// use citecore::{AnswerOptions, Passage, Source, VerifyOptions, process_answer, verify_answer};
    ///
    /// let sources = [Source::new(1, Passage::new("The mount weighs 14 kg."))];
    /// let answer = process_answer("The mount weighs 14 kg.\n\n[1]", &sources, &AnswerOptions::default());
    /// let verdicts = verify_answer(&answer, &VerifyOptions::default())?.verdicts;
    /// let part = verdicts[0].quoted_in(&answer).unwrap();
    /// assert_eq!(&answer.text[part], "The mount weighs 14 kg.");
    /// # Ok::<(), citecore::Error>(())
    /// ```
    pub fn quoted_in(&self, answer: &Answer) -> Option<Range<usize>> {
        let index = answer.citations.get(self.citation)?.statement()?;
        let own = answer.statements.get(index)?;
        // Of a statement that only tells the source, it is the one before it that is held against that.
        let before = index.checked_sub(1).map(|before| &answer.statements[before]);
        let before = before.filter(|before| before.inherited() == own.citations());
        [Some(own), before].into_iter().flatten().find_map(|statement| {
            let start = statement.range().start;
            let part = start..start + self.statement.len();
            (answer.text.get(part.clone()) == Some(&self.statement)).then_some(part)
        })
    }
}

/// How sure a verdict is, of whatever it says.
pub(super) fn confidence(support: f64) -> f64 {
    support.max(1.0 - support)
}

/// Reasons as sentences.
pub(crate) fn explained(reasons: &[VerdictReason]) -> String {
    let sentence = |reason: &VerdictReason| match reason {
        VerdictReason::Supported => Some("The source says it."),
        VerdictReason::NumberMismatch => Some("A number isn't the source's."),
        VerdictReason::NegationMismatch => Some("One of the two denies what the other says."),
        VerdictReason::NameMismatch => Some("A name isn't the source's."),
        VerdictReason::LowOverlap => Some("The source doesn't clearly say it."),
        VerdictReason::BetterSource => Some("Another source of the context says it."),
        VerdictReason::TooShort => Some("It is too short to tell."),
        VerdictReason::Judged => None,
    };
    let mut explained = String::new();
    for sentence in reasons.iter().filter_map(sentence) {
        explained.push_str(if explained.is_empty() { "" } else { " " });
        explained.push_str(sentence);
    }
    explained
}
