//! A name swapped for one of another claim.

use std::{collections::BTreeMap, ops::Range};

use fastrand::Rng;

use super::{super::record::Record, language};
use language::Language;

/// Words with a capital that are no names, and those that begin sentences.
const NO_NAMES: [&str; 51] = [
    "A",
    "About",
    "After",
    "All",
    "Also",
    "An",
    "And",
    "As",
    "At",
    "Before",
    "But",
    "By",
    "During",
    "For",
    "From",
    "He",
    "Her",
    "His",
    "How",
    "However",
    "I",
    "If",
    "In",
    "It",
    "Its",
    "Many",
    "Most",
    "On",
    "Or",
    "She",
    "Some",
    "The",
    "Their",
    "There",
    "These",
    "They",
    "This",
    "When",
    "While",
    "With",
    "January",
    "February",
    "March",
    "April",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// How often a name is drawn before a claim is left as it is.
const DRAWS: usize = 100;

/// The names in the claims of each set, by how many words they have.
#[derive(Debug)]
pub(super) struct Names<'r> {
    sets: BTreeMap<&'r str, BTreeMap<usize, Vec<&'r str>>>,
}

impl<'r> Names<'r> {
    pub(super) fn new(records: &'r [Record]) -> Self {
        let mut sets: BTreeMap<&str, BTreeMap<usize, Vec<&str>>> = BTreeMap::new();
        for record in records {
            let of_set = sets.entry(&*record.set).or_default();
            for name in places(record).into_iter().map(|place| &record.claim[place]) {
                of_set.entry(words(name)).or_default().push(name);
            }
        }
        Self { sets }
    }

    /// The claim with one of its names swapped for one that another claim of its set has and that neither it nor its evidence
    /// has, of as many words if there is one; none where there is no name or no other.
    pub(super) fn swapped(&self, record: &Record, random: &mut Rng) -> Option<String> {
        let place = random.choice(places(record))?;
        let of_set = self.sets.get(&*record.set)?;
        let text = record.text();
        let mut drawn = |names: &[&'r str]| {
            (0..DRAWS).find_map(|_| {
                let other = *random.choice(names)?;
                (!record.claim.contains(other) && !text.contains(other)).then_some(other)
            })
        };
        let alike = of_set.get(&words(&record.claim[place.clone()]));
        let other = alike
            .and_then(|names| drawn(names))
            .or_else(|| of_set.values().find_map(|names| drawn(names)))?;
        Some(format!("{}{other}{}", &record.claim[..place.start], &record.claim[place.end..]))
    }
}

fn words(name: &str) -> usize {
    name.split_whitespace().count()
}

/// Where names stand in a claim: those that its record lists, else words with a capital where the language writes none
/// but names so.
fn places(record: &Record) -> Vec<Range<usize>> {
    if !record.names.is_empty() {
        let listed = record.names.iter();
        return listed
            .filter_map(|name| record.claim.find(name.as_str()).map(|at| at..at + name.len()))
            .collect();
    }
    match language::of(record) {
        Some(Language::English | Language::French | Language::Spanish) => capitalised(&record.claim),
        _ => Vec::new(),
    }
}

/// Runs of words with a capital. One that begins a sentence is a name only where its next word has a capital too.
fn capitalised(claim: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut run: Option<(Range<usize>, usize, bool)> = None;
    let mut begins = true;
    let mut close = |run: Option<(Range<usize>, usize, bool)>| {
        if let Some((range, words, begun)) = run
            && (words > 1 || !begun)
        {
            found.push(range);
        }
    };
    for word in claim.split_inclusive(char::is_whitespace) {
        let at = word.as_ptr() as usize - claim.as_ptr() as usize;
        let core = word.trim();
        let bare = core.trim_matches(|c: char| !c.is_alphanumeric());
        let lead = core.find(bare).unwrap_or(0);
        let range = at + lead..at + lead + bare.len();
        let name = bare.chars().next().is_some_and(char::is_uppercase)
            && bare.chars().all(|c| c.is_alphabetic() || c == '-' || c == '.')
            // Shorter ones are units and initials as often as names.
            && bare.chars().filter(|c| c.is_alphabetic()).count() > 2
            && !NO_NAMES.contains(&bare);
        // Punctuation before a word parts it from the run, punctuation behind it ends the run.
        if !name || lead > 0 {
            close(run.take());
        }
        if name {
            run = match run.take() {
                Some((before, words, begun)) => Some((before.start..range.end, words + 1, begun)),
                None => Some((range.clone(), 1, begins)),
            };
        }
        let parted = core.len() > lead + bare.len();
        if parted {
            close(run.take());
        }
        begins = (begins && bare.is_empty())
            || core.trim_end_matches(['"', '\'', '”', '’', ')']).ends_with(['.', '!', '?', ':']);
    }
    close(run);
    found
}

#[cfg(test)]
mod tests {
    use super::{
        super::super::record::{Label, tests::record},
        *,
    };

    fn names(claim: &str) -> Vec<&str> {
        capitalised(claim).into_iter().map(|place| &claim[place]).collect()
    }

    #[test]
    fn names_have_capitals() {
        assert_eq!(
            names("Toby Keith sang it in Nashville, Tennessee."),
            ["Toby Keith", "Nashville", "Tennessee"]
        );
        assert_eq!(names("Mounts turn. Mirrors, says (Anna Meier), don't."), ["Anna Meier"]);
        assert_eq!(names("The Moon and I met Helens in 2020; The End."), ["Moon", "Helens", "End"]);
        assert_eq!(names("It carries 14 kg."), [""; 0]);
    }

    #[test]
    fn a_name_becomes_one_that_neither_claim_nor_evidence_has() {
        let claims = [
            record("s", "q", "It was made by Anna Meier in Jena.", &["Anna Meier, Bonn"], Label::Supported),
            record("s", "q", "It was built by Otto Lang in Bonn.", &["-"], Label::Supported),
            record("t", "q", "It was built by Karl Kraus.", &["-"], Label::Supported),
        ];
        let mut seen: Vec<String> = (0..40)
            .filter_map(|seed| Names::new(&claims).swapped(&claims[0], &mut Rng::with_seed(seed)))
            .collect();
        seen.sort();
        seen.dedup();
        // Bonn is in the evidence, so that Jena becomes the one name that is left, though of two words.
        assert_eq!(seen, ["It was made by Anna Meier in Otto Lang.", "It was made by Otto Lang in Jena."]);
    }

    #[test]
    fn listed_names_count_whatever_the_language() {
        let mut claims = [
            record("s", "q", "목성은 밝습니다.", &["목성"], Label::Supported),
            record("s", "q", "토성은 밝습니다.", &["토성"], Label::Supported),
        ];
        assert_eq!(Names::new(&claims).swapped(&claims[0], &mut Rng::with_seed(1)), None);
        claims[0].names = vec!["목성".to_owned()];
        claims[1].names = vec!["토성".to_owned(), "금성".to_owned()];
        let swapped = Names::new(&claims).swapped(&claims[0], &mut Rng::with_seed(1));
        assert!(["토성은 밝습니다.", "금성은 밝습니다."].contains(&swapped.unwrap().as_str()));
    }
}
