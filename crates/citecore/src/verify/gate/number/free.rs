//! What has no price or no end, as a number beside others: "Children are free, adults pay $8".

use super::{
    paired::{Claimed, Whose},
    slot::Slot,
};
use crate::verify::{
    gate::Case,
    lexicon::{Dimension, Extent},
    number::{Quantity, count_before, sort},
    term::Term,
    text::Text,
};

/// How often something is free in a source, and how many numbers beside it are looked at.
const MOST: usize = 8;

/// Does a claim say that something is free of which its sources have a price, where they say it of something else?
pub(super) fn is_price_of_another(case: Case<'_>) -> bool {
    let says = |term: &&Term| matches!(term.entry.extent(), Some(Extent::Free | Extent::Endless));
    case.claim.terms.iter().filter(says).take(MOST).any(|ours| whose(case, ours) == Whose::Another)
}

/// Tells of what a claim says that it is free, by what is free in its sources and the prices beside that.
fn whose(Case { claim, search, parts }: Case<'_>, ours: &Term) -> Whose {
    let place = search.place(ours).map_or(0, |(place, _)| place);
    let mut told = Whose::Open;
    for part in parts {
        let text = part.text;
        let alike = text.terms.iter().filter(|theirs| theirs.entry.extent() == ours.entry.extent());
        for theirs in alike.take(MOST) {
            let is_price = |number: &&Quantity| is_free(theirs, number) && !number.is_calendar();
            let numbers = numbers_near(text, theirs.sentence as usize);
            let Some(first) = numbers.iter().find(is_price) else { continue };
            let (ours, theirs) = (free(ours, first), free(theirs, first));
            let Some(claimed) = Claimed::new(claim, search, place, &ours) else { continue };
            let Some((all, _)) = with_free(text, text.sentence_at(theirs.start), first) else { continue };
            let Some(free) = Slot::of(text, &all, &theirs) else { continue };
            for price in numbers.iter().filter(is_price).take(MOST) {
                if let Some(price) = Slot::of(text, &all, price) {
                    told = claimed.tell_of_free(told, [&free, &price], &free);
                }
            }
        }
    }
    told
}

/// The numbers of a sentence and of those beside it.
#[cfg_attr(target_family = "wasm", inline(never))]
fn numbers_near<'t>(text: &'t Text<'_>, sentence: usize) -> &'t [Quantity] {
    let last = (sentence + 1).min(text.sentences.len() - 1);
    let from = count_before(&text.quantities, text.sentences[sentence.saturating_sub(1)].start);
    &text.quantities[from..count_before(&text.quantities, text.sentences[last].end)]
}

/// These with what stands there in the place of one that is like another number, and that alone; none where nothing does.
pub(super) fn with_free(
    text: &Text<'_>,
    sentence: usize,
    like: &Quantity,
) -> Option<(Vec<Quantity>, Vec<Quantity>)> {
    let mut instead = Vec::new();
    let last = (sentence + 1).min(text.sentences.len() - 1);
    let terms = text.of_sentences(sentence.saturating_sub(1), last);
    for term in terms.iter().filter(|term| is_free(term, like)).take(MOST) {
        instead.push(free(term, like));
    }
    if instead.is_empty() {
        return None;
    }
    let mut all = numbers_near(text, sentence).to_vec();
    all.extend_from_slice(&instead);
    sort(&mut all);
    Some((all, instead))
}

pub(super) fn is_price(number: &Quantity) -> bool {
    use Dimension::{Dollar, Euro, PoundSterling, Rupee, Won, Yen, YenOrYuan, Yuan};
    matches!(number.unit.dimension, Dollar | Euro | PoundSterling | Yen | Won | Yuan | YenOrYuan | Rupee)
}

fn is_free(term: &Term, like: &Quantity) -> bool {
    term.entry.extent() == Some(if is_price(like) { Extent::Free } else { Extent::Endless })
}

fn free(term: &Term, like: &Quantity) -> Quantity {
    Quantity { start: term.start, end: term.end, behind: term.end, second: false, ..like.with_value(0.0) }
}
