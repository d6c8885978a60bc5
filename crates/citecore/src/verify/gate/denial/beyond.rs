//! What lies beyond a limit that is told: "Refunds are not possible after 30 days", of "Refunds are possible within 30 days".

use super::{
    bound::{has_denial_near, is_of_one, way_of},
    opposite::FOR,
    side::{across, is_beyond},
};
use crate::{
    phrases::phrase_at,
    verify::{
        gate::Case,
        lexicon::{BEFORE, Hedge, KEEP, THAN},
        number::{Quantity, count_before},
        text::Text,
    },
};

/// What stands behind a number where what is later than it is meant, or what isn't.
const AFTER_BEHIND: &str = "后|後|之后|以后|以後|以降| 후| 이후| 이 지나| के बाद";
const WITHIN_BEHIND: &str = "内|之内| 이내| 내| 안에| के भीतर| के अंदर| lang ";

/// How many terms before a number what makes a bound of it stands: "heavier than 8 kg", "after the 30 days".
const REACH: usize = 2;

/// How many terms before a number, or behind it, what is kept or deleted stands.
const KEPT: usize = 12;

/// Does one of claim and source deny of what is beyond a bound what the other says up to there, or say that it is deleted behind what it is
/// kept for?
pub(super) fn is_beyond_limit(Case { claim, search, parts }: Case<'_>) -> bool {
    search.numbers.iter().any(|(_, ours)| {
        let Some(other_way) = across(limit(claim, ours)) else { return false };
        let said = is_said(claim, ours);
        let mut beyond = false;
        for part in parts {
            let Some(window) = &part.window else { continue };
            let terms = part.text.of_sentences(window.first, window.last);
            let (Some(first), Some(last)) = (terms.first(), terms.last()) else { continue };
            for theirs in &part.text.quantities[count_before(&part.text.quantities, first.start)..] {
                if theirs.start >= last.end {
                    break;
                }
                if theirs.value == ours.value && is_of_one(theirs.unit, ours.unit) {
                    let their_way = limit(part.text, theirs);
                    if their_way == other_way && is_said(part.text, theirs) != said {
                        beyond = true;
                    } else if their_way != Hedge::Exact {
                        return false;
                    }
                }
            }
        }
        beyond
    })
}

/// Is something said of a bound, neither denied nor that it is deleted?
fn is_said(text: &Text<'_>, number: &Quantity) -> bool {
    has_denial_near(text, number) == text.has_near(number, KEPT, &|term| term.entry.opposite == -KEEP)
}

/// The bound that a number is, if also by "after", or by how long something is so.
fn limit(text: &Text<'_>, number: &Quantity) -> Hedge {
    let at = count_before(&text.quantities, number.start);
    let way = way_of(text, at);
    if way != Hedge::Exact {
        return way;
    }
    let behind = number.behind as usize;
    let is_behind = |phrases| phrase_at(text.text, behind, phrases) > 0;
    let terms = text.of_sentence(text.sentence_at(number.start));
    let place = terms.partition_point(|term| term.start < number.start);
    let lasts = number.unit.is_duration();
    for term in terms[place.saturating_sub(REACH)..place].iter().rev() {
        if is_beyond(term, Hedge::Above) || term.entry.opposite == -BEFORE {
            return Hedge::Above;
        }
        if is_beyond(term, Hedge::Below) || lasts && term.is_written_in_any_case(text.text, FOR) {
            return Hedge::Below;
        }
        if !(term.entry.common || term.is_written(text.text, THAN)) {
            break;
        }
    }
    let is_kept = || lasts && text.has_near(number, KEPT, &|term| term.entry.opposite.abs() == KEEP);
    if is_behind(AFTER_BEHIND) {
        Hedge::Above
    } else if is_behind(WITHIN_BEHIND) || is_kept() {
        Hedge::Below
    } else {
        Hedge::Exact
    }
}
