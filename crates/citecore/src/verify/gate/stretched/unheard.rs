//! A word that no source has, in scripts that have no capital letters to tell names by: "Rayleigh's limit" shares all but what it
//! is about with what a source says of Dawes' limit.

use crate::{
    phrases::phrase_at,
    place::has_char,
    verify::{
        gate::Case,
        support::{MOST_TERMS, Part, Search, all_sentences, contains},
        term::{Term, is_korean_or_hindi, may_be_verb},
    },
};

/// From which share of a claim a sentence is held to say the same of something else.
const SAME_SHARE: f64 = 0.7;

/// Up to how many words a claim is short: of a longer one, a sentence has some noun in other words.
const SHORT: usize = 7;

/// The Arabic article, with what may be joined to it.
const ARTICLES: &str = "ال|وال|بال|كال|فال|لل";

/// Has the claim a word of which the sources have neither the stem nor one of its family? In Chinese and Japanese they haven't its
/// letters, in Arabic it has an article, and in Korean and Hindi a sentence that says the same has another noun in its place: other
/// words have too many forms.
pub(super) fn is_unheard(Case { claim, search, parts }: Case<'_>) -> bool {
    let heard = all_sentences(parts).families;
    let missing =
        |term: &Term| !term.number && search.place(term).is_some_and(|(place, _)| !contains(heard, place));
    let nowhere = |letter: char| !parts.iter().any(|part| has_char(part.text.text, letter));
    // A letter of a pair of which something is known belongs to that.
    let known = |term: Option<&Term>| term.is_some_and(|term| term.pair && !term.entry.is_unknown());
    let mut ours: Vec<&Term> = Vec::new();
    for (place, term) in claim.terms.iter().enumerate() {
        if term.entry.common {
            continue;
        }
        if ours.len() == MOST_TERMS {
            break;
        }
        ours.push(term);
        let written = term.written(claim.text);
        let unheard = if term.pair {
            !known(Some(term))
                && !known(claim.terms.get(place + 1))
                && !known(claim.terms.get(place.wrapping_sub(1)))
                && written.chars().all(nowhere)
        } else {
            phrase_at(written, 0, ARTICLES) > 0
        };
        if unheard && missing(term) {
            return true;
        }
    }
    ours.len() <= SHORT
        && ours.windows(2).any(|two| {
            missing(two[0])
                && is_noun(two[0].written(claim.text))
                && parts.iter().any(|part| has_another(search, part, two[1]))
        })
}

/// Has the sentence that says the same another noun before a word?
fn has_another(search: &Search, part: &Part<'_>, next: &Term) -> bool {
    let Some(best) = part.nearest(SAME_SHARE) else { return false };
    let place = |term: &Term| search.place(term).map(|(place, _)| place);
    let mut before: Option<&Term> = None;
    part.text.of_sentence(best.first).iter().filter(|term| !term.entry.common).any(|term| {
        let other = before.replace(term).filter(|other| !other.number && place(other).is_none());
        place(term) == place(next) && other.is_some_and(|other| is_noun(other.written(part.text.text)))
    })
}

/// May it be a noun of Korean or Hindi?
fn is_noun(word: &str) -> bool {
    is_korean_or_hindi(word) && !may_be_verb(word)
}
