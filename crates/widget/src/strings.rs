//! Everything that a reader reads, one table a language.

use citecore::{ProblemCode, Verdict, VerdictReason, VerdictStatus};

use crate::{io::Failure, verdicts::Share};

/// The words of one language.
pub(crate) struct Strings {
    pub(crate) heading: &'static str,
    pub(crate) close: &'static str,
    pub(crate) clear: &'static str,
    pub(crate) placeholder: &'static str,
    pub(crate) field: &'static str,
    pub(crate) ask: &'static str,
    pub(crate) stop: &'static str,
    pub(crate) suggestions: &'static str,
    pub(crate) transcript: &'static str,
    pub(crate) searching: &'static str,
    pub(crate) answering: &'static str,
    pub(crate) improving: &'static str,
    pub(crate) generating: &'static str,
    pub(crate) stopped: &'static str,
    pub(crate) references: &'static str,
    pub(crate) open_source: &'static str,
    pub(crate) relevance: &'static str,
    pub(crate) incomplete: &'static str,
    pub(crate) no_citations: &'static str,
    pub(crate) empty: &'static str,
    pub(crate) missing_prefix: &'static str,
    pub(crate) low_diversity: &'static str,
    pub(crate) try_again: &'static str,
    pub(crate) regenerate: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) copied: &'static str,
    pub(crate) network: &'static str,
    pub(crate) cut: &'static str,
    pub(crate) length: &'static str,
    pub(crate) page: &'static str,
    pub(crate) unavailable: &'static str,
    pub(crate) refused: &'static str,
    pub(crate) too_many: &'static str,
    pub(crate) verify: &'static str,
    pub(crate) not_found: &'static str,
    pub(crate) better_source: &'static str,
}

static ENGLISH: Strings = Strings {
    heading: "Ask the help center",
    close: "Close",
    clear: "Start over",
    placeholder: "Ask a question",
    field: "Ask a question",
    ask: "Ask",
    stop: "Stop",
    suggestions: "Suggestions",
    transcript: "Conversation",
    searching: "Searching the help center…",
    answering: "Writing the answer…",
    improving: "Improving citations…",
    generating: "Generating answer",
    stopped: "Answer stopped",
    references: "References",
    open_source: "Open the article",
    relevance: "Relevance",
    incomplete: "This answer is incomplete.",
    no_citations: "This answer cites no source. Check it before you rely on it.",
    empty: "This answer is empty.",
    missing_prefix: "This answer doesn’t say that it rests on the sources.",
    low_diversity: "This answer rests on fewer sources than it should.",
    try_again: "Try again",
    regenerate: "Regenerate",
    copy: "Copy",
    copied: "Copied",
    network: "The connection failed. Check your network and try again.",
    cut: "The connection broke off before the answer was complete.",
    length: "The answer was cut off at its greatest length.",
    page: "This page could not fetch what the answer needs.",
    unavailable: "The answer service isn’t available right now.",
    refused: "The answer service refused the question",
    too_many: "There are too many questions right now.",
    verify: "Verify citations",
    not_found: "Nothing about it was found in the source.",
    better_source: "Another source says it:",
};

impl Strings {
    /// The words of a language, by its BCP 47 tag.
    pub(crate) fn of(_locale: Option<&str>) -> &'static Self {
        &ENGLISH
    }

    /// What a citation is called.
    pub(crate) fn citation(&self, number: usize, title: &str) -> String {
        format!("Reference {number}: {title}")
    }

    /// What the link from a reference back to its `occurrence`th citation is called.
    pub(crate) fn backlink(&self, number: usize, occurrence: usize, occurrences: usize) -> String {
        match occurrences {
            1 => format!("Back to citation {number}"),
            _ => format!("Back to citation {number}, {}", letters(occurrence)),
        }
    }

    /// What is announced at the end of an answer.
    pub(crate) fn ready(&self, references: usize) -> String {
        match references {
            0 => "Answer ready, no references".to_owned(),
            1 => "Answer ready, 1 reference".to_owned(),
            many => format!("Answer ready, {many} references"),
        }
    }

    /// What stands in place of the sign of a verdict.
    pub(crate) fn sign(&self, status: Option<VerdictStatus>) -> &'static str {
        match status {
            Some(VerdictStatus::Accurate) => "Accurate: the source says this",
            Some(VerdictStatus::Uncertain) => "Uncertain: can’t be told from the source",
            Some(VerdictStatus::Inaccurate) => "Inaccurate: the source doesn’t say this",
            None => "Not verified",
        }
    }

    /// A verdict as a sentence.
    pub(crate) fn verdict(&self, status: VerdictStatus) -> &'static str {
        match status {
            VerdictStatus::Accurate => "The source says this",
            VerdictStatus::Uncertain => "Can’t be told from the source",
            VerdictStatus::Inaccurate => "The source doesn’t say this",
        }
    }

    /// How sure a verdict is.
    pub(crate) fn confidence(&self, verdict: &Verdict) -> &'static str {
        match verdict.status {
            VerdictStatus::Uncertain if verdict.support >= 0.5 => "Rather yes than no",
            VerdictStatus::Uncertain => "Rather no than yes",
            _ if verdict.confidence >= 0.95 => "Almost certain",
            _ if verdict.confidence >= 0.85 => "Very likely",
            _ => "Likely",
        }
    }

    /// What a verdict rests on; none for what the verdict itself says, or what is told with its source.
    pub(crate) fn reason(&self, reason: VerdictReason) -> Option<&'static str> {
        Some(match reason {
            VerdictReason::Supported | VerdictReason::BetterSource => return None,
            VerdictReason::NumberMismatch => "A number differs.",
            VerdictReason::NegationMismatch => "One of the two says that it isn’t so.",
            VerdictReason::NameMismatch => "A name differs.",
            VerdictReason::LowOverlap => "The source has little of what is said here.",
            VerdictReason::TooShort => "It is too short to tell.",
            VerdictReason::Judged => "A model was asked about it.",
        })
    }

    /// How many of the citations hold.
    pub(crate) fn share(&self, share: &Share) -> String {
        let citations = if share.all() == 1 { "citation" } else { "citations" };
        let confirmed =
            format!("{} of {} {citations} confirmed by their source", share.accurate, share.all());
        match share.uncertain {
            0 => confirmed,
            uncertain => format!("{confirmed}, {uncertain} uncertain"),
        }
    }

    /// How many citations were left out.
    pub(crate) fn removed(&self, removed: usize) -> String {
        match removed {
            1 => "1 citation removed".to_owned(),
            many => format!("{many} citations removed"),
        }
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
        format!("“{name}” doesn’t say this")
    }

    /// When a source was last changed.
    pub(crate) fn updated(&self, date: &str) -> String {
        format!("Updated {date}")
    }

    /// What an answer lacks; none for what is mended already.
    pub(crate) fn problem(&self, code: ProblemCode, cited: usize, statements: usize) -> Option<String> {
        Some(match code {
            ProblemCode::UnknownSource => return None,
            ProblemCode::NoCitations => self.no_citations.to_owned(),
            ProblemCode::Empty => self.empty.to_owned(),
            ProblemCode::MissingPrefix => self.missing_prefix.to_owned(),
            ProblemCode::LowDiversity => self.low_diversity.to_owned(),
            ProblemCode::LowCoverage => {
                format!("Only {cited} of {statements} statements in this answer cite a source.")
            }
        })
    }

    /// What went wrong, and what the reader may do.
    pub(crate) fn failure(&self, failure: &Failure) -> String {
        let detail = failure.detail.trim_end_matches('.');
        let said = match (failure.code.as_str(), failure.status) {
            ("network" | "load", _) => self.network.to_owned(),
            ("cut", _) => self.cut.to_owned(),
            ("length", _) => self.length.to_owned(),
            ("page", _) => self.page.to_owned(),
            (_, 429) => self.too_many.to_owned(),
            (_, 400..=499) if !detail.is_empty() => format!("{}: {detail}.", self.refused),
            (_, 400..=499) => format!("{}.", self.refused),
            _ => self.unavailable.to_owned(),
        };
        match failure.retry_after {
            None => said,
            Some(1) => format!("{said} Try again in 1 second."),
            Some(seconds @ ..120) => format!("{said} Try again in {seconds} seconds."),
            Some(seconds) => format!("{said} Try again in {} minutes.", seconds.div_ceil(60)),
        }
    }
}

/// a, b … z, aa, ab …
pub(crate) fn letters(mut number: usize) -> String {
    let mut letters = Vec::new();
    while number > 0 {
        number -= 1;
        letters.push(char::from(b'a' + (number % 26) as u8));
        number /= 26;
    }
    letters.iter().rev().collect()
}
