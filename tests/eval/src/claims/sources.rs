//! The sources of a question beside one another.

use std::{cmp::Ordering, collections::BTreeMap};

use citecore::evaluation::claim_rank;
use fastrand::Rng;

use super::record::Record;

/// How many other sources a claim is held against at most, or a question with many would outweigh all others.
const RIVALS: usize = 10;

/// How often another source of a set is drawn before a claim is left without one.
const DRAWS: usize = 100;

/// The records of each question, and those of each set.
#[derive(Debug)]
pub(crate) struct Sources<'r> {
    questions: BTreeMap<(&'r str, &'r str), Vec<&'r Record>>,
    sets: BTreeMap<&'r str, Vec<&'r Record>>,
}

impl<'r> Sources<'r> {
    pub(crate) fn new(records: &'r [Record]) -> Self {
        let (mut questions, mut sets) = (BTreeMap::new(), BTreeMap::new());
        for record in records {
            let question: &mut Vec<&Record> = questions.entry((&*record.set, record.group())).or_default();
            question.push(record);
            let set: &mut Vec<&Record> = sets.entry(&*record.set).or_default();
            set.push(record);
        }
        Self { questions, sets }
    }

    /// The records of the same question in the same set that have another source, a record a source. A source that is labelled as
    /// supporting the very claim is left out.
    fn rivals(&self, record: &Record) -> Vec<&'r Record> {
        let Some(all) = self.questions.get(&(&*record.set, record.group())) else { return Vec::new() };
        let mut found: Vec<&Record> = Vec::new();
        for &other in all {
            let supports = |twin: &&Record| supports(twin, record) && twin.evidence == other.evidence;
            let known = found.iter().any(|one| one.evidence == other.evidence);
            if other.evidence != record.evidence && !known && !all.iter().any(supports) {
                found.push(other);
            }
        }
        found
    }

    /// How often a claim's own source goes better with it than another one of its question, a tie counting half, as the engine
    /// compares sources when it looks for a better one; none where there is no other, and for claims that their source doesn't
    /// support.
    pub(crate) fn won(&self, record: &Record) -> Option<f64> {
        let rivals = self.rivals(record);
        if !record.right() || rivals.is_empty() {
            return None;
        }
        let own = claim_rank(&record.claim, &record.text());
        let (mut won, count) = (0.0, rivals.len().min(RIVALS));
        for rival in rivals.into_iter().take(count) {
            let other = claim_rank(&record.claim, &rival.text());
            won += match own.total_cmp(&other) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            };
        }
        Some(won / count as f64)
    }

    /// Another source for a claim: of the same question where there is one, of the same set otherwise.
    pub(crate) fn another(&self, record: &Record, random: &mut Rng) -> Option<String> {
        if let Some(rival) = random.choice(self.rivals(record)) {
            return Some(rival.text());
        }
        let of_set = self.sets.get(&*record.set)?;
        (0..DRAWS).find_map(|_| {
            let other = random.choice(of_set)?;
            (other.evidence != record.evidence && !supports(other, record)).then(|| other.text())
        })
    }
}

/// A record that says that its source supports the claim of another one.
fn supports(record: &Record, of: &Record) -> bool {
    record.right() && record.claim == of.claim
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
        let texts = |index: usize| {
            Sources::new(&all).rivals(&all[index]).into_iter().map(Record::text).collect::<Vec<_>>()
        };
        assert_eq!(texts(0), ["Mounts turn slowly."]);
        assert_eq!(texts(1), ["Mirrors gather light.", "All mirrors gather light."]);
        assert!(texts(4).is_empty() && texts(5).is_empty());
    }

    #[test]
    fn the_own_source_wins_where_it_goes_better_with_the_claim() {
        let mut all = claims();
        let won = |all: &[Record], index: usize| Sources::new(all).won(&all[index]);
        assert_eq!(won(&all, 0), Some(1.0));
        assert_eq!((won(&all, 2), won(&all, 4)), (None, None));
        all[0].evidence = vec!["Domes turn.".to_owned()];
        assert!(won(&all, 0).is_some_and(|won| won < 1.0));
        all[0].evidence = vec!["Mounts turn slowly, too.".to_owned()];
        assert_eq!(won(&all, 0), Some(0.5));
    }

    #[test]
    fn another_source_is_of_the_question_or_else_of_the_set() {
        let all = claims();
        for seed in 0..20 {
            let other = |index: usize| Sources::new(&all).another(&all[index], &mut Rng::with_seed(seed));
            assert_eq!(other(0).unwrap(), "Mounts turn slowly.");
            assert!(other(4).is_some_and(|text| text != "Saturn has rings." && text != "Dew forms."));
            assert_eq!(other(5), None);
        }
    }
}
