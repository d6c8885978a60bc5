//! Whether answers are shown with what verification makes of them: what the page says, and what the reader chooses.

use citecore::{Outcome, Stage, ValidateOptions, validate_answer};

use crate::{host::Host, session::storage, state::Watched};

/// The attribute of the element.
pub(crate) const ATTRIBUTE: &str = "verify";

/// Where the tab's session remembers what the reader chose.
const KEY: &str = "citecore-verify";
const NO: &str = "off";

/// What the page says of verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    On,
    Off,
    /// The reader says it.
    Toggle,
}

/// Whether answers are verified, and shown so.
#[derive(Clone, Copy)]
pub(crate) struct VerificationChoice {
    wanted: Watched<Wanted>,
    chosen: Watched<bool>,
}

impl VerificationChoice {
    pub(crate) fn new(host: &Host) -> Self {
        let remembered = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        Self { wanted: Watched::new(wanted(host)), chosen: Watched::new(remembered.as_deref() != Some(NO)) }
    }

    /// The page has changed its mind.
    pub(crate) fn read(self, host: &Host) {
        self.wanted.set(wanted(host));
    }

    /// Are the answers to come to be verified?
    pub(crate) fn is_wanted(self) -> bool {
        self.wanted.untracked().get() != Wanted::Off
    }

    /// Is what verification finds shown? Where the page wants none any more, it stays with earlier answers.
    pub(crate) fn is_shown(self) -> bool {
        self.wanted.untracked().get() != Wanted::Toggle || self.chosen.untracked().get()
    }

    /// Will the answer under way be shown with verdicts?
    pub(crate) fn is_expected(self) -> bool {
        self.is_wanted() && self.is_shown()
    }

    /// Can the reader switch it? Followed.
    pub(crate) fn is_switched(self) -> bool {
        self.wanted.get() == Wanted::Toggle
    }

    /// What the reader chose. Followed.
    pub(crate) fn is_chosen(self) -> bool {
        self.chosen.get()
    }

    /// The reader's choice, which the tab's session remembers.
    pub(crate) fn choose(self, on: bool) {
        self.chosen.set(on);
        if let Some(storage) = storage() {
            // Err: there is no room, and the choice holds as long as the page does.
            let _ = storage.set_item(KEY, if on { "on" } else { NO });
        }
    }
}

fn wanted(host: &Host) -> Wanted {
    match host.attribute(ATTRIBUTE).as_deref() {
        Some("off") => Wanted::Off,
        Some("toggle") => Wanted::Toggle,
        _ => Wanted::On,
    }
}

/// The outcome as it is without verification; `validate` is what its answer has to hold.
pub(crate) fn unverified(outcome: &Outcome, validate: &ValidateOptions) -> Outcome {
    let mut plain = Outcome { verification: None, ..outcome.clone() };
    if let Some(answer) = plain.verified.take() {
        plain.validation = validate_answer(&answer, validate);
        plain.answer = answer;
    }
    plain.trace.retain(|entry| !matches!(entry.stage, Stage::Verified | Stage::Corrected));
    plain
}
