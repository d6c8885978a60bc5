//! The sources of a question beside one another.

use anyhow::Result;
use fastrand::Rng;

use super::{held::hold, record::Record};

/// How many other sources a claim is held against at most, or a question with many would outweigh all others.
const RIVALS: usize = 10;

/// The records of the same question in the same set that have another source, unless they say of that source that it supports the
/// very claim.
fn rivals<'r>(record: &Record, records: &'r [Record]) -> Vec<&'r Record> {
    let mut found: Vec<&Record> = Vec::new();
    for other in records {
        let same = other.set == record.set && other.group() == record.group();
        let another = other.evidence != record.evidence && !(other.right() && other.claim == record.claim);
        if same && another && found.iter().all(|one| one.evidence != other.evidence) {
            found.push(other);
        }
    }
    // A source that supports the claim is no rival under the name of another claim either.
    found.retain(|one| {
        let twin = |other: &Record| other.right() && other.claim == record.claim;
        !records.iter().any(|other| twin(other) && other.evidence == one.evidence)
    });
    found
}

/// How often a claim's own source gives it more support than another one of its question, a tie counting half; none where
/// there is no other, and for claims that their source doesn't support.
pub(crate) fn won(record: &Record, support: f64, records: &[Record]) -> Result<Option<f64>> {
    let rivals = rivals(record, records);
    if !record.right() || rivals.is_empty() {
        return Ok(None);
    }
    let (mut won, count) = (0.0, rivals.len().min(RIVALS));
    for rival in rivals.into_iter().take(count) {
        let other = hold(&record.claim, &rival.text())?.support;
        won += if support > other {
            1.0
        } else if support < other {
            0.0
        } else {
            0.5
        };
    }
    Ok(Some(won / count as f64))
}

/// Another source for a claim: of the same question where there is one, of the same set otherwise.
pub(crate) fn another(record: &Record, records: &[Record], random: &mut Rng) -> Option<String> {
    let mut others = rivals(record, records);
    if others.is_empty() {
        let of_set =
            records.iter().filter(|other| other.set == record.set && other.evidence != record.evidence);
        others = of_set.filter(|other| !(other.right() && other.claim == record.claim)).collect();
    }
    random.choice(others).map(Record::text)
}

#[cfg(test)]
mod tests {
    use super::{
        super::record::{Label, tests::record},
        *,
    };

    fn claims() -> Vec<Record> {
        use Label::{Supported, Unsupported};
        vec![
            record("s", "q", "Mirrors gather light.", &["Mirrors gather light."], Supported),
            record("s", "q", "Mounts turn.", &["Mounts turn slowly."], Supported),
            record("s", "q", "Mounts shake.", &["Mounts turn slowly."], Unsupported),
            record("s", "q", "Mirrors gather light.", &["All mirrors gather light."], Supported),
            record("s", "r", "Saturn has rings.", &["Saturn has rings."], Supported),
            record("t", "q", "Dew forms.", &["Dew forms."], Supported),
        ]
    }

    #[test]
    fn rivals_are_other_sources_of_the_question_that_do_not_support_the_claim() {
        let all = claims();
        let texts =
            |index: usize| rivals(&all[index], &all).into_iter().map(Record::text).collect::<Vec<_>>();
        assert_eq!(texts(0), ["Mounts turn slowly."]);
        assert_eq!(texts(1), ["Mirrors gather light.", "All mirrors gather light."]);
        assert!(texts(4).is_empty() && texts(5).is_empty());
    }

    #[test]
    fn the_own_source_wins_by_support() {
        let all = claims();
        let support = hold(&all[0].claim, &all[0].text()).unwrap().support;
        assert_eq!(won(&all[0], support, &all).unwrap(), Some(1.0));
        assert_eq!(won(&all[0], -1.0, &all).unwrap(), Some(0.0));
        let of_rival = hold(&all[0].claim, "Mounts turn slowly.").unwrap().support;
        assert_eq!(won(&all[0], of_rival, &all).unwrap(), Some(0.5));
        assert_eq!((won(&all[2], 1.0, &all).unwrap(), won(&all[4], 1.0, &all).unwrap()), (None, None));
    }

    #[test]
    fn another_source_is_of_the_question_or_else_of_the_set() {
        let all = claims();
        for seed in 0..20 {
            let other = |index: usize| another(&all[index], &all, &mut Rng::with_seed(seed));
            assert_eq!(other(0).unwrap(), "Mounts turn slowly.");
            assert!(other(4).is_some_and(|text| text != "Saturn has rings." && text != "Dew forms."));
            assert_eq!(other(5), None);
        }
    }
}
