//! What has no price or no end, as a number beside others: "Children are free, adults pay $8".

use super::{
    paired::{Claimed, Whose},
    slot::Slot,
};
use crate::verify::{
    gate::Case,
    lexicon::{Dimension, Extent},
    number::{Quantity, sort},
    term::Term,
    text::Text,
};

/// How many numbers of a source are looked at, and how often something is free beside each.
const MOST: usize = 8;

/// Does a claim say that something is free of which its sources have a price, where they say it of something else?
pub(super) fn is_of_another(Case { claim, search, parts }: Case<'_>) -> bool {
    let mut told = Whose::Open;
    for part in parts {
        let text = part.text;
        for price in text.quantities.iter().filter(|number| !number.is_calendar()).take(MOST) {
            let Some(ours) = claim.terms.iter().find(|term| is_free(term, price)) else { continue };
            let place = search.place(ours).map_or(0, |(place, _)| place);
            let ours = free(ours, price);
            let Some(claimed) = Claimed::new(claim, search, place, &ours) else { continue };
            let Some((all, free)) = with_free(text, text.sentence_at(price.start), price) else { continue };
            let Some(price) = Slot::of(text, &all, price) else { continue };
            for free in free.iter().filter_map(|free| Slot::of(text, &all, free)) {
                told = claimed.tell_of_free(told, [&free, &price], &free);
            }
        }
    }
    told == Whose::Another
}

/// The numbers of a text with what stands in a sentence in the place of one that is like another number, and these alone; none where
/// nothing does.
pub(super) fn with_free(
    text: &Text<'_>,
    sentence: usize,
    like: &Quantity,
) -> Option<(Vec<Quantity>, Vec<Quantity>)> {
    let mut instead = Vec::new();
    for term in text.of_sentence(sentence).iter().filter(|term| is_free(term, like)).take(MOST) {
        instead.push(free(term, like));
    }
    if instead.is_empty() {
        return None;
    }
    let mut all = text.quantities.clone();
    all.extend_from_slice(&instead);
    sort(&mut all);
    Some((all, instead))
}

fn is_price(number: &Quantity) -> bool {
    use Dimension::{Dollar, Euro, PoundSterling, Rupee, Won, Yen, YenOrYuan, Yuan};
    matches!(number.unit.dimension, Dollar | Euro | PoundSterling | Yen | Won | Yuan | YenOrYuan | Rupee)
}

fn is_free(term: &Term, like: &Quantity) -> bool {
    term.entry.extent() == Some(if is_price(like) { Extent::Free } else { Extent::Endless })
}

fn free(term: &Term, like: &Quantity) -> Quantity {
    Quantity { start: term.start, end: term.end, behind: term.end, second: false, ..like.with_value(0.0) }
}
