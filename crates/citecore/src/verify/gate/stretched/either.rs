//! A claim that needs both of two things of which its source needs one, or one where it needs both: "a passport and a licence", of "a
//! passport or a licence".

use crate::verify::{
    term::{Term, away, deny},
    text::{Text, joining},
};

/// What says that something is needed, and stands before it. What is only possible may be done one way and the other.
const NEEDING: &str = "need needs require requires required provide bring braucht brauchen brauchst benötigen benötigt faut besoin \
    necesita necesitan necesitas requiere requieren serve servono occorre precisa precisam";

/// What else says that both are meant where "and" joins them, and stands before them.
const MEANING: &str = "enter press speak speaks signed receive receives get gets include includes must muss müssen enthält erhält erhalten doit \
    doivent comprend debe deben incluye recibe reciben";

/// What begins what tells only of whom something is said.
const WHO: &str = "who that which die der das qui que if when wenn si";

/// What stands between that and what isn't needed itself, but for something: "an account to post and comment".
const APART: &str = "to of for from about any all each every under with on zu von für ab pour para";

/// Does a claim join by "and" what a sentence joins by "or", or the other way round?
pub(super) fn is_joined_otherwise(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    let ours = joined(claim, &claim.terms);
    if ours.is_empty() {
        return false;
    }
    let theirs = joined(source, sentence);
    ours.iter().any(|ours| {
        let (mut same, mut otherwise) = (false, false);
        for theirs in theirs.iter().filter(|theirs| theirs.things == ours.things) {
            same |= theirs.both == ours.both;
            otherwise |= ours.both || ours.needed && theirs.needed;
        }
        otherwise && !same
    })
}

/// Two things that "and" or "or" joins.
struct Joined {
    /// Their hashes.
    things: [u32; 2],
    both: bool,
    /// They are needed.
    needed: bool,
}

/// The things that are needed or meant, and are joined.
#[cfg_attr(target_family = "wasm", inline(never))]
fn joined(text: &Text<'_>, terms: &[Term]) -> Vec<Joined> {
    let mut joined = Vec::new();
    if deny(terms) {
        return joined;
    }
    for (at, term) in terms.iter().enumerate() {
        let both = term.is_written(text.text, joining::AND);
        if !both && !term.is_written(text.text, joining::OR) {
            continue;
        }
        let needed = is_needed(text, terms, at, NEEDING);
        if !needed && !is_needed(text, terms, at, MEANING) {
            continue;
        }
        // "A driving licence" is one thing.
        let (mut one, mut other) = (0, 0);
        for steps in 1..=NEAR {
            let thing = |back| away(terms, at, steps, back).filter(|term| !term.entry.common && !term.number);
            if one == 0 {
                one = thing(true).map_or(0, |term| term.hash);
            }
            if let Some(thing) = thing(false) {
                other = thing.hash;
            } else if other != 0 {
                break;
            }
        }
        if one != 0 && other != 0 {
            joined.push(Joined { things: [one.min(other), one.max(other)], both, needed });
            if joined.len() == MOST {
                break;
            }
        }
    }
    joined
}

/// Is what stands right before a place needed?
fn is_needed(text: &Text<'_>, terms: &[Term], at: usize, needing: &str) -> bool {
    let is = |term: &Term, words| term.is_written_in_any_case(text.text, words);
    for steps in 1..=NEEDED {
        match away(terms, at, steps, true) {
            // "Users who get errors or warnings"
            Some(term) if is(term, needing) => {
                return !term.conditional
                    && !away(terms, at, steps + 1, true).is_some_and(|who| is(who, WHO));
            }
            Some(term) if !is(term, APART) => {}
            _ => return false,
        }
    }
    false
}

/// How many pairs of things a text is looked through for.
const MOST: usize = 16;

/// How many terms before the "or" that is at the most.
const NEEDED: usize = 5;

/// How many terms off the things stand at the most.
const NEAR: usize = 3;
