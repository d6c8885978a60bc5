//! What is said of numbers, names and values of the engine.

use citecore::{ProblemCode, Relevance, Verdict, VerdictReason, VerdictStatus};
use citecore_markdown::letters;

use super::{Strings, Word};
use crate::{
    io::{Failure, code},
    verdicts::Share,
};

impl Strings {
    /// How long a question may be.
    pub(crate) fn longest_question(&self, characters: usize) -> String {
        self.filled(Word::LongestQuestion, &[("characters", &characters.to_string())])
    }

    /// What a citation is called.
    pub(crate) fn citation(&self, number: usize, title: &str) -> String {
        self.filled(Word::Citation, &[("number", &number.to_string()), ("title", title)])
    }

    /// What a source without any name is called.
    pub(crate) fn source(&self, number: usize) -> String {
        self.filled(Word::Source, &[("number", &number.to_string())])
    }

    /// What the link from a reference back to its `occurrence`th citation is called.
    pub(crate) fn backlink(&self, number: usize, occurrence: usize, occurrences: usize) -> String {
        let number = number.to_string();
        match occurrences {
            1 => self.filled(Word::Backlink, &[("number", &number)]),
            _ => {
                self.filled(Word::BacklinkOfSeveral, &[("number", &number), ("letter", &letters(occurrence))])
            }
        }
    }

    /// What is announced at the end of an answer.
    pub(crate) fn ready(&self, references: usize) -> String {
        match references {
            0 => self.get(Word::ReadyNone),
            _ => self.counted(Word::Ready, references, &[]),
        }
    }

    /// How well a source fits the question.
    pub(crate) fn relevance(&self, relevance: Relevance) -> String {
        let step = self.get(match relevance {
            Relevance::High => Word::High,
            Relevance::Medium => Word::Medium,
            Relevance::Low => Word::Low,
        });
        self.filled(Word::Relevance, &[("step", &step)])
    }

    /// What stands in place of the sign of a verdict.
    pub(crate) fn sign(&self, status: Option<VerdictStatus>) -> String {
        self.get(match status {
            Some(VerdictStatus::Accurate) => Word::Accurate,
            Some(VerdictStatus::Uncertain) => Word::Uncertain,
            Some(VerdictStatus::Inaccurate) => Word::Inaccurate,
            None => Word::Unverified,
        })
    }

    /// A verdict as a sentence.
    pub(crate) fn verdict(&self, status: VerdictStatus) -> String {
        self.get(match status {
            VerdictStatus::Accurate => Word::Supported,
            VerdictStatus::Uncertain => Word::Undecided,
            VerdictStatus::Inaccurate => Word::Refuted,
        })
    }

    /// How sure a verdict is.
    pub(crate) fn confidence(&self, verdict: &Verdict) -> String {
        self.get(match verdict.status {
            VerdictStatus::Uncertain if verdict.support >= 0.5 => Word::RatherYes,
            VerdictStatus::Uncertain => Word::RatherNo,
            _ if verdict.confidence >= 0.95 => Word::AlmostCertain,
            _ if verdict.confidence >= 0.85 => Word::VeryLikely,
            _ => Word::Likely,
        })
    }

    /// What a verdict rests on; none for what the verdict itself says, or what is told with its source.
    pub(crate) fn reason(&self, reason: VerdictReason) -> Option<String> {
        Some(self.get(match reason {
            VerdictReason::Supported | VerdictReason::BetterSource => return None,
            VerdictReason::NumberMismatch => Word::NumberDiffers,
            VerdictReason::NegationMismatch => Word::NegationDiffers,
            VerdictReason::NameMismatch => Word::NameDiffers,
            VerdictReason::LowOverlap => Word::LowOverlap,
            VerdictReason::TooShort => Word::TooShort,
            VerdictReason::Judged => Word::Judged,
        }))
    }

    /// How many of the citations hold.
    pub(crate) fn share(&self, share: &Share) -> String {
        let confirmed = self.counted(Word::Share, share.all(), &[("accurate", &share.accurate.to_string())]);
        match share.uncertain {
            0 => confirmed,
            uncertain => self.filled(
                Word::ShareUncertain,
                &[("share", &confirmed), ("uncertain", &uncertain.to_string())],
            ),
        }
    }

    /// How many citations were left out.
    pub(crate) fn removed(&self, removed: usize) -> String {
        self.counted(Word::Removed, removed, &[])
    }

    /// What is announced of the verification of an answer.
    pub(crate) fn verification(&self, share: &Share) -> String {
        match share.removed {
            0 => format!("{}.", self.share(share)),
            removed => format!("{}. {}.", self.share(share), self.removed(removed)),
        }
    }

    /// Why a citation was left out: its source doesn't bear it out.
    pub(crate) fn not_said_by(&self, name: &str) -> String {
        self.filled(Word::NotSaidBy, &[("name", name)])
    }

    /// When a source was last changed.
    pub(crate) fn updated(&self, date: &str) -> String {
        self.filled(Word::Updated, &[("date", date)])
    }

    /// What an answer lacks; none for what is mended already.
    pub(crate) fn problem(&self, code: ProblemCode, cited: usize, statements: usize) -> Option<String> {
        Some(self.get(match code {
            ProblemCode::UnknownSource => return None,
            ProblemCode::NoCitations => Word::NoCitations,
            ProblemCode::Empty => Word::Empty,
            ProblemCode::MissingPrefix => Word::MissingPrefix,
            ProblemCode::LowDiversity => Word::LowDiversity,
            ProblemCode::LowCoverage => {
                let cited = cited.to_string();
                return Some(self.counted(Word::LowCoverage, statements, &[("cited", &cited)]));
            }
        }))
    }

    /// What went wrong.
    pub(crate) fn failure(&self, failure: &Failure) -> String {
        let detail = failure.detail.trim_end_matches('.');
        self.get(match (failure.code.as_str(), failure.status) {
            (code::LOAD, _) => Word::Failed,
            (code::NETWORK, _) => Word::Network,
            (code::OFFLINE, _) => Word::Offline,
            (code::CUT, _) => Word::Cut,
            (code::STALLED, _) => Word::Stalled,
            (code::LENGTH, _) => Word::Length,
            (code::WITHHELD, _) => Word::Withheld,
            (code::PAGE, _) => Word::Page,
            (_, 401) => Word::SignIn,
            (_, 403) => Word::Forbidden,
            (_, 429) => Word::TooMany,
            (_, 400..=499) if !detail.is_empty() => {
                return self.filled(Word::RefusedBecause, &[("detail", detail)]);
            }
            (_, 400..=499) => Word::Refused,
            _ => Word::Unavailable,
        })
    }

    /// When another try may succeed.
    pub(crate) fn retry_in(&self, seconds: u64) -> String {
        match usize::try_from(seconds).unwrap_or(usize::MAX) {
            seconds @ ..120 => self.counted(Word::InSeconds, seconds, &[]),
            seconds => self.counted(Word::InMinutes, seconds.div_ceil(60), &[]),
        }
    }

    /// What went wrong, and when another try may succeed.
    pub(crate) fn failure_whole(&self, failure: &Failure) -> String {
        let said = self.failure(failure);
        match failure.retry_after.filter(|&seconds| seconds > 0) {
            Some(seconds) => format!("{said} {}", self.retry_in(seconds)),
            None => said,
        }
    }
}
