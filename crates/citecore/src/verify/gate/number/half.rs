//! One of something, where a source has half of it: "one tablet", of "half a tablet".

use crate::verify::{
    gate::Case,
    number::{Quantity, Written},
    term::Term,
    text::Text,
};

/// What stands before one of something.
const ONE: &str = "one a an ein eine einen einer un une una um uma";

/// Does a claim say one of something of which a source has only half?
pub(super) fn is_half(Case { claim, parts, .. }: Case<'_>) -> bool {
    let halves = |number: &&Quantity| number.value == 0.5 && number.written == Written::Words;
    if claim.quantities.iter().any(|number| number.value == 0.5) {
        return false;
    }
    parts.iter().any(|part| {
        let text = part.text;
        // The first stands for all: few texts halve two things.
        text.quantities.iter().filter(|number| !number.is_measured()).find(halves).is_some_and(|half| {
            let behind = &text.terms[text.terms_before(half.behind)..];
            let thing = behind.iter().take(2).find(|term| !term.is_one(ONE));
            // "Half a tablet" has one of them, and "eine halbe Tablette" has none.
            let within =
                |thing: &Term| usize::from(behind.first().is_some_and(|first| first.start != thing.start));
            let thing = thing.filter(|thing| !thing.entry.common);
            thing.is_some_and(|thing| ones(claim, thing) > 0 && ones(text, thing) == within(thing))
        })
    })
}

/// How often a text has one of something.
fn ones(text: &Text<'_>, thing: &Term) -> usize {
    let is_one = |two: &&[Term]| two[1].hash == thing.hash && two[0].is_one(ONE);
    text.terms.windows(2).filter(is_one).count()
}
