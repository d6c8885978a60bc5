//! What a denial reaches: the words around it, and those of the claim that it denies.

use super::{
    inflected::word_of,
    limit::denies_nothing,
    said::{INSTEAD, Reading},
};
use crate::{
    phrases::ends_in,
    place::{begins, ends, has, has_char},
    verify::{
        gate::has_stem,
        lexicon::{Extent, MORE},
        support::Set,
        term::{Term, away},
        text::joining,
    },
    words::is_hiragana,
};

/// How many terms that count a denial reaches to before it.
const SCOPE_BEFORE: usize = 2;

/// How many terms that count a denial reaches to behind it.
const SCOPE_BEHIND: usize = 3;

/// Up to how many terms away these may be.
pub(super) const SCOPE_REACH: usize = 8;

/// How many pairs of letters away these may be.
const PAIR_REACH: usize = 14;

/// No sentence denies so often: what is denied of two is held against each other, which would take the square of their length.
pub(super) const MOST_DENIALS: usize = 64;

/// Does a word carry a denial on to what stands behind it?
fn carries(word: &Term) -> bool {
    word.entry.extent() == Some(Extent::Carried)
}

/// Does a word, so many steps from a denial, say with it that something ends: "no longer", "nicht mehr"?
fn says_no_longer(word: &Term, steps: usize, back: bool) -> bool {
    steps == 1 && !back && word.entry.opposite == MORE
}

/// The terms around the denials among some terms. None where nothing is denied. What is a limit alone denies nothing, unless the
/// `others` make the same comparison. `weak`: what denies in part counts, and what a condition denies.
pub(super) fn around_denials(terms: &[Term], others: &[Term], weak: bool) -> Option<Vec<u32>> {
    let mut found = None;
    let mut left = MOST_DENIALS;
    for (place, term) in terms.iter().enumerate() {
        let denies = term.entry.negation && (weak || !term.conditional);
        let in_part = weak
            && term.entry.weak_negation
            && !has_stem(others, term.hash)
            && !(term.is_one(MISSING) && is_attribute(terms, place));
        if left == 0 || !(denies || in_part) {
            continue;
        }
        left -= 1;
        if denies_nothing(terms, place, others) {
            continue;
        }
        let found = found.get_or_insert_with(Vec::new);
        for &(back, most) in &[(true, SCOPE_BEFORE), (false, SCOPE_BEHIND)] {
            if back || !term.entry.behind {
                add_around(terms, others, place, (back, most), found);
            }
        }
    }
    found
}

/// What denies that something is there, but not what is said of it: "You can report a missing parcel."
const MISSING: &str = "missing";

/// Does a word stand right before what it is an attribute of?
fn is_attribute(terms: &[Term], place: usize) -> bool {
    away(terms, place, 1, false).is_some_and(|next| {
        next.sentence == terms[place].sentence && !next.entry.common && !next.entry.negation
    })
}

/// Adds the terms on one side of a denial that count, so many at most; those that carry it on come on top of that.
fn add_around(
    terms: &[Term],
    others: &[Term],
    denial: usize,
    (back, mut most): (bool, usize),
    found: &mut Vec<u32>,
) {
    for steps in 1..=SCOPE_REACH {
        let Some(other) = away(terms, denial, steps, back) else { break };
        let counts = other.sentence == terms[denial].sentence
            && !other.entry.common
            && !other.entry.negation
            && !says_no_longer(other, steps, back);
        if counts && most > 0 {
            most -= usize::from(!carries(other) || has_stem(others, other.hash));
            found.push(other.hash);
        }
    }
}

/// What begins pairs of letters that say that something can or must be: a denial before them is of what stands behind.
const MODAL: &str = "能可会會得要应應该該允許许法以够夠宜予";

/// What Korean verbs end in that another one denies.
const DENIED_ENDINGS: &str = "지|지는|지도|면|서는";

/// "Not only X but Y" says both.
const NOT_ONLY: &str = "only just merely solely simply nur bloss lediglich seulement uniquement solo solamente soltanto apenas somente so केवल सिर्फ";

/// The words of the claim that a denial in a clause denies: what stands behind it, or before it where languages have it so, and what is
/// joined to that. `instead`: what is so instead stands behind the clause.
pub(super) fn denied(reading: &Reading<'_>, clause: &[Term], at: usize, instead: bool) -> Set {
    let Some(shared) = (if instead { belonging(clause, at) } else { Some(0) }) else { return 0 };
    let denies_before =
        clause[at].entry.behind || clause.get(at + 1).is_some_and(|next| next.is_one(INSTEAD));
    let (mut denied, mut found) = (0, false);
    if !denies_before {
        (denied, found) = denied_beside(reading, clause, at, shared, false);
    }
    if !found {
        denied |= denied_beside(reading, clause, at, 0, true).0;
    }
    denied
}

/// What a denial denies on one side of it, so many terms passed over, and whether that was found for sure.
fn denied_beside(
    reading: &Reading<'_>,
    clause: &[Term],
    at: usize,
    shared: usize,
    back: bool,
) -> (Set, bool) {
    let text = reading.text;
    let reach = if clause[at].pair { PAIR_REACH } else { SCOPE_REACH };
    let (mut denied, mut open, mut found, mut passed) = (0, true, false, false);
    for steps in shared + 1..=reach {
        let Some(term) = away(clause, at, steps, back) else { break };
        let written = term.written(text.text);
        let listed = || {
            let between = text.between(&clause[at + steps - 1], term);
            has(between, |c| matches!(c, ',' | '、'))
        };
        open |= found && (term.is_written(text.text, joining::DENIED_TOGETHER) || !back && listed());
        let may = term.pair && begins(written, 0, |c| has_char(MODAL, c));
        let counts = !(term.entry.common || term.number || term.entry.negation);
        // "Er kommt nicht am Freitag": that he comes is denied.
        if !open || !counts || says_no_longer(term, steps, back) || may {
            continue;
        }
        let word = word_of(reading, term);
        // The end of a Japanese word, "用し" of "使用しない" and "用で" of "使用できる", or a Korean verb before the one that denies it
        let is_end = term.pair && ends(written, is_hiragana) || back && ends_in(written, DENIED_ENDINGS);
        if word == 0 && is_end {
            denied |= reading.search.found(term);
            continue;
        }
        // Of two letters that aren't a word, the second may begin one.
        if word == 0 && term.pair && !passed {
            passed = !carries(term);
            continue;
        }
        denied |= word;
        open = word == 0 && carries(term);
        found |= !open;
    }
    (denied, found)
}

/// How many terms behind a denial belong to what is so instead as well: the flowing of "doesn't flow into the sea but into a lake". None
/// where both are so.
fn belonging(clause: &[Term], at: usize) -> Option<usize> {
    let mut first = 0;
    for (place, term) in clause[at + 1..].iter().enumerate() {
        if term.entry.common || term.entry.negation {
            continue;
        }
        if first > 0 {
            return Some(first);
        }
        if term.is_one(NOT_ONLY) {
            return None;
        }
        first = place + 1;
    }
    Some(0)
}
