//! A claim that says of one by name what its source says of another by name: "Castro keeps the fort", of "Ancud keeps the fort. Castro has
//! houses of wood."

use crate::verify::{
    gate::{Case, MOST_PARTS},
    support::{Search, Set, contains, only},
    term::Term,
    text::Text,
};

/// From which share of a claim a sentence is held to speak of the same.
const NAMED_SHARE: f64 = 0.45;

/// Does the sentence that is nearest to the claim begin by another name, where other sentences alone have the claim's? Of several sources,
/// one that has it there is enough.
pub(super) fn is_said_of_another(Case { search, parts, .. }: Case<'_>) -> bool {
    let name = first_name(search);
    if name == 0 {
        return false;
    }
    let mut another = false;
    for part in &parts[..parts.len().min(MOST_PARTS)] {
        let Some(best) = part.nearest(NAMED_SHARE) else { continue };
        if best.has.families & name != 0 {
            return false;
        }
        another |= part.sentences.iter().any(|(_, has)| has.terms & name == name)
            && begins_by_another(search, part.text, part.text.of_sentence(best.first), name);
    }
    another
}

/// The name that a claim begins with, but for numbers.
fn first_name(search: &Search) -> Set {
    let mut name = 0;
    for (place, one) in search.sought.iter().enumerate() {
        if one.number && name == 0 {
            continue;
        }
        if !one.may_name || one.noun || name != 0 && !one.joined {
            break;
        }
        name |= only(place);
    }
    name
}

/// Is what a sentence begins with a name to its text, and not another one of whom the claim names?
fn begins_by_another(search: &Search, text: &Text<'_>, sentence: &[Term], name: Set) -> bool {
    let Some(first) = sentence.iter().find(|term| !term.entry.common) else { return false };
    if !first.capital || first.noun || first.number || search.place(first).is_some() {
        return false;
    }
    let is_name = text.terms.windows(2).any(|two| {
        let [before, term] = two else { return false };
        before.sentence == term.sentence && term.hash == first.hash && term.capital && !term.noun
    });
    is_name && !is_of_one_name(search, text, first, name)
}

/// Does a word of a source stand beside one of the claim's, as the first name does beside the last: Henrietta, where the claim has Voss?
pub(super) fn is_of_one_name(search: &Search, text: &Text<'_>, other: &Term, name: Set) -> bool {
    let is_ours = |term: &Term| search.place(term).is_some_and(|(place, _)| contains(name, place));
    text.terms.windows(2).any(|two| {
        let [before, term] = two else { return false };
        let are_both = |one: &Term, next: &Term| one.hash == other.hash && is_ours(next);
        (are_both(before, term) || are_both(term, before))
            && before.sentence == term.sentence
            && text.between(before, term).trim().is_empty()
    })
}
