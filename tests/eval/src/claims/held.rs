//! What the engine says of a claim, and how long that takes it. Nothing else of the claims' evaluation asks the engine.

use std::{ops::Range, time::Instant};

use anyhow::Result;
use citecore::{Passage, VerdictReason, VerdictStatus, VerifyOptions, verify_claim};

/// A claim that the engine has held against a text.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    /// Probability of full support, 0..1.
    pub(crate) support: f64,
    /// What follows from it at the threshold that is the engine's default.
    pub(crate) status: VerdictStatus,
    pub(crate) reasons: Vec<VerdictReason>,
    /// The part of the text that a reader is shown, in bytes.
    pub(crate) shown: Option<Range<usize>>,
    /// How long it took, in microseconds.
    pub(crate) micros: f64,
}

impl Held {
    /// Gives it another support, and the status that follows.
    pub(crate) fn set(&mut self, support: f64) {
        let VerifyOptions { threshold, .. } = VerifyOptions::default();
        self.support = support;
        self.status = if support >= threshold {
            VerdictStatus::Accurate
        } else if 1.0 - support >= threshold {
            VerdictStatus::Inaccurate
        } else {
            VerdictStatus::Uncertain
        };
    }

    pub(crate) fn has(&self, reason: VerdictReason) -> bool {
        self.reasons.contains(&reason)
    }
}

/// Holds a claim against a text.
pub(crate) fn hold(claim: &str, text: &str) -> Result<Held> {
    let passages = [Passage::new(text)];
    let begin = Instant::now();
    let verdict = verify_claim(claim, &passages, &VerifyOptions::default())?;
    let micros = begin.elapsed().as_secs_f64() * 1e6;
    Ok(Held {
        support: verdict.support,
        status: verdict.status,
        reasons: verdict.reasons,
        shown: verdict.evidence.map(|evidence| evidence.start..evidence.end),
        micros,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_follows_from_support_as_the_engine_has_it() {
        for claim in ["The mirror is round.", "The mirror is round and weighs 2 kg.", "Saturn has rings."] {
            let held =
                hold(claim, "The mirror is round. Its mount weighs 14 kg, and nothing turns.").unwrap();
            let mut set = held.clone();
            set.set(held.support);
            assert_eq!(set.status, held.status, "{claim}: {}", held.support);
        }
        let mut held = hold("Saturn has rings.", "Saturn has rings.").unwrap();
        let mut status = |support| {
            held.set(support);
            held.status
        };
        assert_eq!([status(0.7), status(0.69)], [VerdictStatus::Accurate, VerdictStatus::Uncertain]);
        assert_eq!([status(0.31), status(0.25)], [VerdictStatus::Uncertain, VerdictStatus::Inaccurate]);
    }

    #[test]
    fn what_is_shown_is_of_the_text() {
        let text = "Der Spiegel ist rund. Er wiegt 2 kg. Die Öffnung misst 150 mm.";
        let held = hold("Der Spiegel wiegt 2 kg.", text).unwrap();
        assert!(text.get(held.shown.clone().unwrap()).unwrap().contains("2 kg"), "{held:?}");
        assert!(held.support > hold("Saturn has rings.", text).unwrap().support && held.micros > 0.0);
    }
}
