//! A source that denies something of what the claim says.

use super::{
    Denial, QUALIFYING,
    inflected::can_be,
    numbered::denies_number,
    opposite::clause,
    said::{Reading, Said, range},
};
use crate::verify::{
    gate::{Case, excepts, has_stem, has_word},
    support::{MOST_TERMS, Part, Search, Set, Window},
    term::{Term, deny},
    text::Text,
};

/// From which share of a claim a sentence is held to speak of the same, if it denies that.
pub(super) const DENYING_SHARE: f64 = 0.6;

/// From which share of a claim some sentences are held to speak of the same together.
const ALL_SHARE: f64 = 0.85;

/// Does a clause of the nearest sentence say the same, but deny it? One beside it may, where it is nearer to what the claim is about.
pub(super) fn by_source(Case { claim, search, parts }: Case<'_>) -> Denial {
    let (mut share, mut denial) = (DENYING_SHARE, Denial::None);
    let mut again = None;
    for part in parts {
        // What the nearest sentence lacks of a claim may stand beside it.
        let window = part.window.as_ref().map_or(0.0, |window| window.share);
        let speaks = |best: &&Window| best.share >= share || share == DENYING_SHARE && window >= ALL_SHARE;
        let Some(best) = part.sentence.as_ref().filter(speaks) else { continue };
        (share, denial) = (best.share.max(DENYING_SHARE), Denial::None);
        // "Rejected" of both denies nothing of what the source says of it.
        let terms = part.text.of_sentence(best.first);
        let answers = |ours: &Term| {
            let can_be = |done: &Term| can_be(done.written(part.text.text), ours.written(claim.text));
            let same = |theirs: &Term| theirs.hash == ours.hash && !theirs.entry.negation;
            ours.entry.weak_negation && !terms.iter().any(same)
                || ours.denies != 0 && (has_stem(terms, ours.denies) || terms.iter().any(can_be))
        };
        if claim.terms.iter().take(MOST_TERMS).any(answers) || excepts_denied(claim, part.text, terms) {
            continue;
        }
        if denies_number(search, part, best) {
            denial = Denial::Clear;
            continue;
        }
        let all = Reading { claim, search, text: part.text }.said(range(part, best));
        let again = *again.get_or_insert_with(|| again_in(parts));
        for clause in &all {
            if denial != Denial::Clear
                && leaves_out(clause, &all, search, best, again)
                && !has_word(claim, &claim.terms, APART)
            {
                let same = clause.denied & best.has.families != 0;
                denial = if same { Denial::Clear } else { Denial::Likely };
            }
        }
        for clause in all.iter().filter(|clause| clause.denied != 0) {
            let within =
                clause.sentence == best.first || clause.item.is_some_and(|item| item.0 == best.first);
            let beside = clause.has & !best.has.families;
            let says_more = beside != 0 && best.has.families & !clause.has == 0;
            let mut found =
                if (within || says_more) && !clause.excepted { Denial::Clear } else { Denial::Likely };
            let nearer = within || says_more || beside & search.subject() != 0;
            for other in all.iter().filter(|other| !other.denies) {
                let apart = other.sentence != clause.sentence;
                let same = other.has & clause.denied != 0 && !(apart && other.has & !best.has.families == 0);
                if other.says_more_than(clause) && (same || !apart) {
                    found = Denial::None;
                } else if same && !clause.says_more_than(other) && found == Denial::Clear {
                    found = Denial::Likely;
                }
            }
            if found != Denial::None && nearer && denial != Denial::Clear {
                denial = found;
            }
        }
    }
    if denial == Denial::Clear && has_word(claim, &claim.terms, QUALIFYING) { Denial::Likely } else { denial }
}

/// Does a claim make an exception of what a sentence denies something of, and nothing else: "all but guests", of "Guests can't"?
fn excepts_denied(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> bool {
    let Some(at) = claim.terms.iter().position(excepts) else { return false };
    let excepted = claim.terms[at + 1..].iter().find(|term| !term.entry.common);
    let place = excepted.and_then(|excepted| sentence.iter().position(|term| term.hash == excepted.hash));
    place.is_some_and(|place| deny(clause(source, sentence, place)))
        && sentence.iter().filter(|term| term.entry.negation).count() == 1
        && !sentence.iter().any(excepts)
}

/// What a clause has of a claim and nothing else weighs so much at the least, if the claim is held to be refuted by that.
const LEFT_OUT: f64 = 0.3;

/// What a claim says with words that nothing is denied by: "fuel is paid separately".
pub(super) const APART: &str = "extra separate separately additional additionally apart zusätzlich separat aparte adicional supplément sus parte 별도 추가";

/// Does a clause beside the nearest sentence deny something of what it alone has of the claim, and its sentence say nothing else of that? "It
/// includes breakfast. It doesn't include lunch": the claim has both included.
fn leaves_out(clause: &Said, all: &[Said], search: &Search, best: &Window, again: Set) -> bool {
    let near = clause.sentence != best.first && clause.item.is_none();
    if !near || !clause.denies || clause.excepted || clause.in_part != 0 {
        return false;
    }
    let goes_on = |other: &&Said| other.sentence == clause.sentence && !other.denies;
    if all.iter().filter(goes_on).any(|other| other.has & !best.has.families != 0) {
        return false;
    }
    let alone = clause.has & !best.has.families & !again;
    search.weigh(alone) >= LEFT_OUT
}

/// The words of a claim that more than one sentence of its sources has.
fn again_in(parts: &[&Part<'_>]) -> Set {
    let (mut once, mut again) = (0, 0);
    for part in parts {
        for (_, has) in &part.sentences {
            again |= once & has.families;
            once |= has.families;
        }
    }
    again
}
