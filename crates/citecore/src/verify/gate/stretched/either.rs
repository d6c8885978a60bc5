//! A claim that needs both of two things of which its source needs one, or one where it needs both: "a passport and a licence", of "a
//! passport or a licence".

use crate::verify::{
    gate::has_word,
    term::Term,
    text::{Text, joining},
};

/// What says that something is needed. What is only possible may be done one way and the other.
const NEEDING: &str = "must need needs require requires required provide bring muss müssen musst braucht brauchen brauchst benötigen \
    benötigt erforderlich nötig faut doit doivent devez requis requise nécessaire debe deben debes necesita necesitan necesitas \
    requiere requieren deve devono serve servono occorre precisa precisam necessário";

/// Does a claim join by "and" what a sentence joins by "or", or the other way round?
pub(super) fn is_joined_otherwise(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    let mut joined = pairs(claim, &claim.terms).peekable();
    joined.peek().is_some()
        && has_word(claim, &claim.terms, NEEDING)
        && joined.any(|ours| {
            let is_ours = |theirs: &Joined| theirs.things == ours.things;
            let mut theirs = pairs(source, sentence).filter(is_ours).peekable();
            theirs.peek().is_some() && theirs.all(|theirs| theirs.both != ours.both)
        })
}

/// Two things, by their hashes, in no order.
struct Joined {
    things: [u32; 2],
    both: bool,
}

/// The things that "and" or "or" joins.
fn pairs<'t>(text: &'t Text<'_>, terms: &'t [Term]) -> impl Iterator<Item = Joined> + 't {
    terms.iter().enumerate().filter_map(|(at, term)| {
        let both = term.is_written(text.text, joining::AND);
        if !both && !term.is_written(text.text, joining::OR) {
            return None;
        }
        let counts = |term: &&Term| !term.entry.common && !term.number;
        let before = terms[..at].iter().rev().take(NEAR).find(counts)?;
        // "A driving licence" is one thing.
        let near = terms[at + 1..].iter().take(NEAR);
        let behind = near.skip_while(|term| !counts(term)).take_while(counts).last()?;
        let [one, other] = [before.hash, behind.hash];
        Some(Joined { things: [one.min(other), one.max(other)], both })
    })
}

/// How many terms off the things stand at the most.
const NEAR: usize = 3;
