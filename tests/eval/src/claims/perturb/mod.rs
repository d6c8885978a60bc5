//! Claims that were right and are made wrong: does the engine notice, and does it say why?

mod digit;
mod language;
mod name;
mod negation;

use std::collections::BTreeMap;

use anyhow::Result;
use citecore::{VerdictReason, VerdictStatus};
use fastrand::Rng;

use super::{
    record::Record,
    sources::Sources,
    verified::{Verified, verify},
};
use name::Names;

/// What claims are made wrong by; more seeds are those that follow.
const SEED: u64 = 6;

/// A way to make a right claim wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Suite {
    /// The claim gets another source: of the same question where there is one, of the same set otherwise.
    Source,
    /// One digit becomes another.
    Digit,
    /// A "not" is put in.
    Not,
    /// A name becomes one of another claim.
    Name,
}

impl Suite {
    pub(crate) const ALL: [Self; 4] = [Self::Source, Self::Digit, Self::Not, Self::Name];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Source => "source swapped",
            Self::Digit => "one digit changed",
            Self::Not => "\"not\" put in",
            Self::Name => "name swapped",
        }
    }

    /// Which reason tells of it. Nothing but the status does where the source is another.
    fn reason(self) -> Option<VerdictReason> {
        match self {
            Self::Source => None,
            Self::Digit => Some(VerdictReason::NumberMismatch),
            Self::Not => Some(VerdictReason::NegationMismatch),
            Self::Name => Some(VerdictReason::NameMismatch),
        }
    }
}

/// A claim made wrong, and the text that it is to be held against.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Perturbed {
    claim: String,
    text: String,
}

/// What claims are made wrong with: the other claims.
#[derive(Debug)]
struct Others<'r> {
    sources: &'r Sources<'r>,
    names: Names<'r>,
}

/// Makes a claim wrong; none where the suite can't: a claim without a digit has none to change. The same record gives the same
/// each time by the same seed, whatever other records stand before it.
fn perturb(suite: Suite, record: &Record, others: &Others<'_>, seed: u64) -> Option<Perturbed> {
    let named = record.id.bytes().fold(seed, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    let mut random = Rng::with_seed(named);
    let claim = match suite {
        Suite::Source => {
            let text = others.sources.another(record, &mut random)?;
            return Some(Perturbed { claim: record.claim.clone(), text });
        }
        Suite::Digit => digit::changed(&record.claim, &mut random)?,
        Suite::Not => negation::negated(&record.claim, language::of(record))?,
        Suite::Name => others.names.swapped(record, &mut random)?,
    };
    Some(Perturbed { claim, text: record.text() })
}

/// What became of the claims of a suite: how often each side was flagged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flagged {
    /// How many right claims could be made wrong.
    pub(crate) claims: usize,
    /// Of those made wrong: by the suite's reason (by the status where it has none), and by a status that isn't accurate.
    pub(crate) caught: usize,
    pub(crate) caught_by_status: usize,
    /// The same of the same claims as they were: false alarms.
    pub(crate) alarms: usize,
    pub(crate) alarms_by_status: usize,
}

impl Flagged {
    fn add(&mut self, suite: Suite, before: &Verified, after: &Verified) {
        let by_status = |verified: &Verified| verified.status != VerdictStatus::Accurate;
        let by_reason = |verified: &Verified| {
            suite.reason().map_or_else(|| by_status(verified), |reason| verified.has(reason))
        };
        self.claims += 1;
        self.caught += usize::from(by_reason(after));
        self.caught_by_status += usize::from(by_status(after));
        self.alarms += usize::from(by_reason(before));
        self.alarms_by_status += usize::from(by_status(before));
    }

    pub(crate) fn join(&mut self, other: &Self) {
        self.claims += other.claims;
        self.caught += other.caught;
        self.caught_by_status += other.caught_by_status;
        self.alarms += other.alarms;
        self.alarms_by_status += other.alarms_by_status;
    }
}

/// What was flagged in each suite, by set.
pub(crate) type Sets = BTreeMap<Suite, BTreeMap<String, Flagged>>;

/// Makes every right claim wrong in each way, and as often as there are seeds. `told` is called with each that isn't caught, and each false alarm.
pub(crate) fn run(
    records: &[Record],
    verified: &[Verified],
    sources: &Sources<'_>,
    seeds: u64,
    mut told: impl FnMut(String),
) -> Result<Sets> {
    let others = Others { sources, names: Names::new(records) };
    let mut sets = Sets::new();
    for suite in Suite::ALL {
        let of_suite = sets.entry(suite).or_default();
        for (record, before) in records.iter().zip(verified).filter(|(record, _)| record.right()) {
            for perturbed in (0..seeds).filter_map(|more| perturb(suite, record, &others, SEED + more)) {
                let after = verify(&perturbed.claim, &perturbed.text)?;
                let mut one = Flagged::default();
                one.add(suite, before, &after);
                let (name, id) = (suite.name(), &record.id);
                let line = |claim: &str| claim.replace('\n', "⏎");
                if one.alarms > 0 {
                    told(format!(
                        "{id}, {name}: false alarm ({:.2}): {}",
                        before.support,
                        line(&record.claim)
                    ));
                }
                if one.caught == 0 {
                    told(format!(
                        "{id}, {name}: not caught ({:.2}): {}",
                        after.support,
                        line(&perturbed.claim)
                    ));
                }
                of_suite.entry(record.set.clone()).or_default().join(&one);
            }
        }
    }
    Ok(sets)
}

#[cfg(test)]
mod tests {
    use super::{
        super::record::{Label, tests::record},
        *,
    };

    fn verified(support: f64, status: VerdictStatus, reasons: &[VerdictReason]) -> Verified {
        Verified { support, status, reasons: reasons.to_vec(), shown: None, micros: 1.0 }
    }

    #[test]
    fn flags_are_counted_on_both_sides() {
        let (fine, flagged) = (
            verified(0.9, VerdictStatus::Accurate, &[VerdictReason::Supported]),
            verified(0.6, VerdictStatus::Uncertain, &[VerdictReason::NumberMismatch]),
        );
        let mut digit = Flagged::default();
        digit.add(Suite::Digit, &fine, &flagged);
        digit.add(Suite::Digit, &flagged, &fine);
        digit.add(Suite::Digit, &fine, &flagged);
        let expected = Flagged { claims: 3, caught: 2, caught_by_status: 2, alarms: 1, alarms_by_status: 1 };
        assert_eq!(digit, expected);
        // The reason of another suite is none of this one's; a source that is swapped is told by the status alone.
        let (mut not, mut source) = (Flagged::default(), Flagged::default());
        not.add(Suite::Not, &fine, &flagged);
        source.add(Suite::Source, &fine, &flagged);
        assert_eq!((not.caught, not.caught_by_status), (0, 1));
        assert_eq!((source.caught, source.alarms), (1, 0));
        not.join(&source);
        assert_eq!((not.claims, not.caught, not.caught_by_status), (2, 1, 2));
    }

    #[test]
    fn only_right_claims_are_made_wrong_and_each_the_same_way_each_time() {
        let text = &["The mount carries 14 kg and is made in Jena by Zeiss."];
        let records = [
            record("s", "q", "The mount is made by Zeiss and carries 14 kg.", text, Label::Supported),
            record("s", "q", "The tube is blue, says Askar in 2020.", &["It was Askar."], Label::Unsupported),
        ];
        let sources = Sources::new(&records);
        let others = Others { sources: &sources, names: Names::new(&records) };
        let all = || Suite::ALL.map(|suite| perturb(suite, &records[0], &others, SEED).unwrap());
        let perturbed = all();
        assert_eq!(perturbed, all());
        let [source, digit, not, name] = perturbed;
        assert_eq!((source.claim, &*source.text), (records[0].claim.clone(), "It was Askar."));
        assert!(digit.claim != records[0].claim && digit.text == text[0], "{}", digit.claim);
        assert_eq!(not.claim, "The mount is not made by Zeiss and carries 14 kg.");
        assert_eq!(name.claim, "The mount is made by Askar and carries 14 kg.");

        let before: Vec<Verified> =
            records.iter().map(|record| verify(&record.claim, &record.text()).unwrap()).collect();
        let mut lines = Vec::new();
        let sets = run(&records, &before, &sources, 1, |line| lines.push(line)).unwrap();
        assert!(sets.values().all(|sets| sets["s"].claims == 1), "{sets:?}");
    }
}
