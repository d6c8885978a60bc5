//! How far a figure would move with other questions.

use std::collections::BTreeMap;

use fastrand::Rng;

use super::{Scored, ranking::weighted_auroc};

const SEED: u64 = 6;
const RESAMPLES: usize = 1000;

/// The interval that holds the AUROC of 95 % of seeded resamples: questions are drawn with replacement, each with all of its
/// claims. `groups` names each claim's question. None where there are no right claims or no wrong ones.
pub(crate) fn interval(scored: &[Scored], groups: &[&str]) -> Option<(f64, f64)> {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut rows: Vec<(Scored, usize)> = Vec::with_capacity(scored.len());
    for (&entry, &group) in scored.iter().zip(groups) {
        let next = numbers.len();
        rows.push((entry, *numbers.entry(group).or_insert(next)));
    }
    rows.sort_by(|(one, _), (other, _)| one.support.total_cmp(&other.support));
    let (sorted, groups): (Vec<Scored>, Vec<usize>) = rows.into_iter().unzip();

    let mut random = Rng::with_seed(SEED);
    let mut found = Vec::with_capacity(RESAMPLES);
    for _ in 0..RESAMPLES {
        let mut drawn = vec![0_u32; numbers.len()];
        for _ in 0..numbers.len() {
            drawn[random.usize(..numbers.len())] += 1;
        }
        // A resample may lack one of the classes, where questions are few.
        found.extend(weighted_auroc(&sorted, |index| f64::from(drawn[groups[index]])));
    }
    found.sort_by(f64::total_cmp);
    let at = |share: f64| found.get((share * found.len() as f64) as usize).copied();
    Some((at(0.025)?, at(0.975)?))
}

#[cfg(test)]
mod tests {
    use super::{super::tests::table, *};

    #[test]
    fn claims_of_one_question_are_drawn_together() {
        // Three questions, each with a right claim: two where it wins, one where it loses.
        let scored = table(&[(90, true), (10, false), (90, true), (10, false), (0, true), (95, false)]);
        let (low, high) = interval(&scored, &["a", "a", "b", "b", "c", "c"]).unwrap();
        // Resamples of c alone have 0, those without it 1.
        assert_eq!((low, high), (0.0, 1.0));
        // One question: every resample is the whole.
        let (low, high) = interval(&scored, &["a"; 6]).unwrap();
        assert_eq!(low, high);
        assert_eq!(Some(low), super::super::ranking::auroc(&scored));
    }

    #[test]
    fn the_interval_narrows_with_questions_and_is_the_same_each_time() {
        let few: Vec<Scored> =
            (0..40).map(|at| Scored { support: f64::from(at * 7 % 40), right: at % 3 == 0 }).collect();
        let many: Vec<Scored> = few.iter().cycle().take(400).copied().collect();
        let names: Vec<String> = (0..400).map(|at| at.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let width = |(low, high): (f64, f64)| high - low;
        let (wide, narrow) = (interval(&few, &names[..40]).unwrap(), interval(&many, &names).unwrap());
        assert!(width(narrow) < width(wide) / 2.0, "{narrow:?} {wide:?}");
        assert_eq!(interval(&few, &names[..40]), Some(wide));
    }

    #[test]
    fn one_class_has_no_interval() {
        assert_eq!(interval(&table(&[(10, true), (20, true)]), &["a", "b"]), None);
        assert_eq!(interval(&[], &[]), None);
    }
}
