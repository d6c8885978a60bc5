//! A claim that needs both of two things of which its source needs one, or one where it needs both: "a passport and a licence", of "a
//! passport or a licence".

use crate::verify::{
    gate::has_word,
    term::{Term, away},
    text::{Text, joining},
};

/// What says that something is needed. What is only possible may be done one way and the other.
const NEEDING: &str = "must need needs require requires required provide bring muss müssen musst braucht brauchen brauchst benötigen \
    benötigt erforderlich nötig faut doit doivent devez requis requise nécessaire debe deben debes necesita necesitan necesitas \
    requiere requieren deve devono serve servono occorre precisa precisam necessário";

/// Does a claim join by "and" what a sentence joins by "or", or the other way round?
pub(super) fn is_joined_otherwise(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    let ours = joined(claim, &claim.terms);
    if ours.is_empty() || !has_word(claim, &claim.terms, NEEDING) {
        return false;
    }
    let theirs = joined(source, sentence);
    ours.iter().any(|&(things, both)| {
        let says = |both| theirs.contains(&(things, both));
        says(!both) && !says(both)
    })
}

/// The things that "and" or "or" joins, by their hashes, and whether both are meant.
#[inline(never)]
fn joined(text: &Text<'_>, terms: &[Term]) -> Vec<([u32; 2], bool)> {
    let mut joined = Vec::new();
    for (at, term) in terms.iter().enumerate() {
        let both = term.is_written(text.text, joining::AND);
        if !both && !term.is_written(text.text, joining::OR) {
            continue;
        }
        // "A driving licence" is one thing.
        let (mut one, mut other) = (0, 0);
        for steps in 1..=NEAR {
            let thing = |back| away(terms, at, steps, back).filter(|term| !term.entry.common && !term.number);
            if one == 0 {
                one = thing(true).map_or(0, |term| term.hash)
            }
            if let Some(thing) = thing(false) {
                other = thing.hash
            } else if other != 0 {
                break;
            }
        }
        if one != 0 && other != 0 {
            joined.push(([one.min(other), one.max(other)], both));
        }
    }
    joined
}

/// How many terms off the things stand at the most.
const NEAR: usize = 3;
