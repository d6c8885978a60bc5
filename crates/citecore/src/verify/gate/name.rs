//! A name of the claim that its sources don't have, where they have another one.

use super::{Case, abbreviated::is_abbreviated};
use crate::{
    phrases::ends_in,
    place::shared_prefix,
    verify::{
        support::{Part, Search, Set, all_sentences, contains, only, window},
        text::Text,
    },
};

/// From which share of a claim, its names aside, a window is held to speak of the same, if it has another name.
const NAME_SHARE: f64 = 0.63;

/// Is a name of the claim missing in its sources, or another one there?
pub(super) fn has_another_name(Case { claim, search, parts }: Case<'_>) -> bool {
    let names = search.set(|one| one.name && !one.noun);
    let has = all_sentences(parts);
    let best = window(parts);
    let others = search.set(|one| !one.name || one.noun);
    if names == 0 || search.weigh(best.families & others) < NAME_SHARE * search.weigh(others) {
        return false;
    }
    // Names of one run stand or fall together: of "Anna Meier" a source may have the last alone.
    let is_missing = |run: Set| {
        run != 0 && has.families & run == 0 && !is_abbreviated(&written(claim, search, run), parts)
    };
    let mut run: Set = 0;
    let mut missing = false;
    for (place, one) in search.sought.iter().enumerate() {
        if !contains(names, place) || !one.joined {
            missing = missing || is_missing(run);
            run = 0;
        }
        if contains(names, place) {
            run |= only(place);
        }
    }
    missing = missing || is_missing(run);
    let alike = names & has.families & !has.terms;
    missing && parts.iter().any(|part| has_other_name(part, claim))
        || alike != 0 && is_confused(claim, search, alike, parts)
}

/// The words of a run as the claim writes them.
fn written<'t>(claim: &Text<'t>, search: &Search, run: Set) -> Vec<&'t str> {
    let mut words = Vec::new();
    for (place, one) in search.sought.iter().enumerate() {
        if contains(run, place)
            && let Some(term) = claim.terms.iter().find(|term| term.form == one.form)
        {
            words.push(term.written(claim.text));
        }
    }
    words
}

/// Is a name of the claim, of which the sources have but the beginning, another name to them: Austria for Australia?
fn is_confused(claim: &Text<'_>, search: &Search, alike: Set, parts: &[&Part<'_>]) -> bool {
    search.sought.iter().enumerate().any(|(place, one)| {
        if !contains(alike, place) {
            return false;
        }
        let ours = claim.terms.iter().find(|ours| ours.form == one.form && ours.capital);
        let Some(ours) = ours else { return false };
        let mut confused = false;
        for part in parts {
            for theirs in part.text.terms.iter().filter(|theirs| theirs.family == one.family) {
                if !theirs.capital || !is_other_name(ours.written(claim.text), theirs.written(part.text.text))
                {
                    return false;
                }
                confused = true;
            }
        }
        confused
    })
}

/// Are two names that begin alike different ones, and neither what is made of the other: Portugal and Portuguese?
fn is_other_name(ours: &str, theirs: &str) -> bool {
    let alike = shared_prefix(ours, theirs);
    [ours, theirs].iter().all(|name| name.len() - alike > 1 && !ends_in(name, "an|ne|se|sh|ic"))
}

/// Does the best window of a source have a word with a capital letter that the claim doesn't have? One that begins a sentence counts where
/// it is known to be rare otherwise, as words of English are.
fn has_other_name(part: &Part<'_>, claim: &Text<'_>) -> bool {
    // In a title, any word may have a capital letter.
    let Some(window) = part.window.as_ref().filter(|_| !part.text.is_title) else { return false };
    let english = part.text.is_english();
    let mut sentence = u32::MAX;
    for term in part.text.of_sentences(window.first, window.last) {
        let begins = term.sentence != sentence;
        sentence = term.sentence;
        if (!begins || english && term.entry.frequency == 0)
            && term.capital
            && !term.noun
            && !term.number
            && !term.entry.common
            && !claim
                .terms
                .iter()
                .any(|ours| [ours.hash, ours.denies].contains(&term.hash) || ours.hash == term.denies)
        {
            return true;
        }
    }
    false
}
