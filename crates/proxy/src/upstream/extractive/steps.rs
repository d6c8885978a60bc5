//! The procedures that answer a question for a way to do something.

use std::collections::{BTreeSet, HashMap};

use super::{choose::Chosen, quote::Kind, rank::Evidence};

// Chosen by hand over the demo help center: with any of them moved by a third, the tests of this folder get the same answers, but where
// one is named.

/// The procedure that is nearest to the question has at least so many steps: a list of two may be anything, and one of three is a
/// procedure (`steps_are_shown_under_what_they_are_for`).
const LEAST_STEPS: usize = 3;
/// At most so many steps are quoted in all: two procedures of the usual length (`the_two_star_question_gets_the_steps_and_a_second_voice`).
const MOST_STEPS: usize = 14;
/// The share of the question that steps hold with headings and title over them: half, as of any source that answers.
const COVERAGE: f64 = 0.5;
/// And without the title, which all procedures of a document share.
const COVERAGE_WITHOUT_TITLE: f64 = 0.2;
/// What a list is worth the more that holds all of the question without its title. Little: it tells lists of one document apart.
const WITHOUT_TITLE: f64 = 0.1;
/// What it is worth the less for each source before its own. Less still: it tells apart what is alike else.
const A_SOURCE_BEHIND: f64 = 0.02;
/// Other procedures of the same document are quoted that are worth at most so much less.
const BEHIND: f64 = 0.15;
/// A first sentence of a step with fewer characters takes the next one along.
const SHORT: usize = 64;

/// A numbered list of steps.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Procedure {
    /// The indexes of all its quotes.
    pub(super) quotes: Vec<usize>,
    /// What is quoted of each step, with its number.
    pub(super) steps: Vec<(u64, Vec<Chosen>)>,
}

impl Procedure {
    /// Everything that is quoted.
    pub(super) fn chosen(&self) -> impl Iterator<Item = &Chosen> {
        self.steps.iter().flat_map(|(_, quotes)| quotes)
    }
}

/// The procedure nearest to the question and those of the same document that are as near, in the document's order.
pub(super) fn procedures(evidence: &Evidence<'_>) -> Vec<Procedure> {
    let lists: Vec<(Vec<usize>, f64)> = joined(evidence, lists(evidence))
        .into_iter()
        .filter_map(|list| {
            let value = value(evidence, &list)?;
            Some((list, value))
        })
        .collect();
    let long = lists.iter().filter(|(list, _)| count(evidence, list) >= LEAST_STEPS);
    let Some((nearest, most)) = long.max_by(|(_, one), (_, other)| one.total_cmp(other)) else {
        return Vec::new();
    };
    let home = evidence.quotes[nearest[0]].source;
    let mut chosen: Vec<&Vec<usize>> = vec![nearest];
    let mut steps = count(evidence, nearest);
    for (list, value) in &lists {
        let near = list != nearest
            && *value >= most - BEHIND
            && evidence.same_document(evidence.quotes[list[0]].source, home);
        if near && steps + count(evidence, list) <= MOST_STEPS {
            steps += count(evidence, list);
            chosen.push(list);
        }
    }
    chosen.sort_by_key(|list| evidence.place(list[0]));
    chosen.into_iter().map(|list| procedure(evidence, list)).collect()
}

/// The numbered lists of all sources.
fn lists(evidence: &Evidence<'_>) -> Vec<Vec<usize>> {
    let mut lists: Vec<Vec<usize>> = Vec::new();
    let mut last = None;
    for (index, quote) in evidence.quotes.iter().enumerate() {
        let Kind::Step { list, .. } = quote.kind else { continue };
        match lists.last_mut() {
            Some(open) if last == Some((quote.source, list)) => open.push(index),
            _ => lists.push(vec![index]),
        }
        last = Some((quote.source, list));
    }
    lists
}

/// The lists with those joined that go on in another passage of their document.
fn joined(evidence: &Evidence<'_>, mut lists: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    lists.sort_by_key(|list| evidence.place(list[0]));
    let mut joined: Vec<Vec<usize>> = Vec::new();
    // The lists that end in a source with a number, by index: looked through one by one they'd take time by their square.
    let mut ends: HashMap<(usize, u64), BTreeSet<usize>> = HashMap::new();
    for list in lists {
        let (first, last) = (list[0], list[list.len() - 1]);
        let source = evidence.quotes[first].source;
        let others = (0..evidence.sources.len())
            .filter(|&other| other != source && evidence.same_document(other, source));
        let before = number(evidence, first).checked_sub(1).and_then(|number| {
            let open = others.filter_map(|other| ends.get(&(other, number))?.first());
            open.copied().min().map(|open| (open, number))
        });
        let at = if let Some((open, number)) = before {
            let before = evidence.quotes[joined[open][joined[open].len() - 1]].source;
            ends.entry((before, number)).or_default().remove(&open);
            joined[open].extend(list);
            open
        } else {
            joined.push(list);
            joined.len() - 1
        };
        ends.entry((source, number(evidence, last))).or_default().insert(at);
    }
    joined
}

/// What a list is worth; none where it doesn't bear on the question. Lists of one document hold the same of the question by
/// their title, so that what they hold without it decides; sources come best first.
fn value(evidence: &Evidence<'_>, list: &[usize]) -> Option<f64> {
    let (all, without_title) = (evidence.coverage(list), evidence.coverage_without_title(list));
    let bears = all >= COVERAGE && without_title >= COVERAGE_WITHOUT_TITLE;
    bears.then(|| {
        all + WITHOUT_TITLE * without_title - A_SOURCE_BEHIND * evidence.quotes[list[0]].source as f64
    })
}

fn number(evidence: &Evidence<'_>, quote: usize) -> u64 {
    match evidence.quotes[quote].kind {
        Kind::Step { number, .. } => number,
        _ => 0,
    }
}

fn count(evidence: &Evidence<'_>, list: &[usize]) -> usize {
    let mut numbers: Vec<u64> = list.iter().map(|&quote| number(evidence, quote)).collect();
    numbers.dedup();
    numbers.len()
}

/// Of each step the first sentence, which says what to do, and the second where the first is short.
fn procedure(evidence: &Evidence<'_>, list: &[usize]) -> Procedure {
    let mut steps: Vec<(u64, Vec<Chosen>)> = Vec::new();
    for &quote in list {
        let Kind::Step { number, first, .. } = evidence.quotes[quote].kind else { continue };
        let chosen = Chosen { quote, sources: vec![evidence.quotes[quote].source] };
        match steps.last_mut() {
            Some((open, quotes)) if *open == number && !first => {
                let short = evidence.quotes[quotes[0].quote].text.chars().count() < SHORT;
                if quotes.len() == 1 && short {
                    quotes.push(chosen);
                }
            }
            _ => steps.push((number, vec![chosen])),
        }
    }
    steps.truncate(MOST_STEPS);
    Procedure { quotes: list.to_vec(), steps }
}
