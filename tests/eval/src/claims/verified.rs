//! What the engine says of a claim, and how long that takes it. Nothing else of the evaluation has claims verified.

use std::{ops::Range, time::Instant};

use anyhow::Result;
use citecore::{
    Passage, VerdictReason, VerdictStatus, VerifyOptions, evaluation::claim_support, verify_claim,
};

/// What the engine says of a claim, held against a text.
#[derive(Clone, Debug)]
pub(crate) struct Verified {
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

impl Verified {
    /// Gives it another support, and the status that follows.
    pub(crate) fn set(&mut self, support: f64) {
        self.support = support;
        self.status = VerifyOptions::default().status(support);
    }

    /// Gives it the support that the engine would by weights that give it `fitted`.
    pub(crate) fn set_fitted(&mut self, claim: &str, text: &str, fitted: f64) {
        self.set(claim_support(claim, text, fitted));
    }

    pub(crate) fn has(&self, reason: VerdictReason) -> bool {
        self.reasons.contains(&reason)
    }
}

/// Has a claim verified by a text.
pub(crate) fn verify(claim: &str, text: &str) -> Result<Verified> {
    let passages = [Passage::new(text)];
    let begin = Instant::now();
    let verdict = verify_claim(claim, &passages, &VerifyOptions::default())?;
    let micros = begin.elapsed().as_secs_f64() * 1e6;
    Ok(Verified {
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
    fn what_is_fitted_otherwise_keeps_what_the_engine_says_beside_its_weights() {
        let text = "The mirror is round. Most mounts weigh 14 kg. Support says it may be cleaned.";
        for (claim, least, most) in [
            ("The mirror is round.", 0.97, 1.0),
            ("Round is the mirror.", 0.8, 0.8),
            ("Mounts weigh 14 kg.", 0.1, 0.69),
            ("The mounts weigh 19 kg.", 0.0, 0.3),
            ("Saturn has rings.", 0.1, 0.1),
        ] {
            let mut verified = verify(claim, text).unwrap();
            verified.set_fitted(claim, text, 0.8);
            assert!((least..=most).contains(&verified.support), "{claim}: {}", verified.support);
            assert_eq!(verified.status, VerifyOptions::default().status(verified.support));
        }
    }

    #[test]
    fn what_is_shown_is_of_the_text() {
        let text = "Der Spiegel ist rund. Er wiegt 2 kg. Die Öffnung misst 150 mm.";
        let verified = verify("Der Spiegel wiegt 2 kg.", text).unwrap();
        assert!(text.get(verified.shown.clone().unwrap()).unwrap().contains("2 kg"), "{verified:?}");
        assert!(
            verified.support > verify("Saturn has rings.", text).unwrap().support && verified.micros > 0.0
        );
    }
}
