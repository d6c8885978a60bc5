//! What one of two texts denies and the other says.
//!
//! [`denial`] asks what is told without a denial first: what a [`mod@cell`] of a table answers, what costs [`extra`], the [`opposite`]
//! word, what is [`prefixed`] by "non-", a [`mod@bound`] the other way (with its two [`side`]s), a comparison with its sides changed
//! ([`compared`]). Then it asks what is denied alone: [`beyond`] a limit, [`instead`] of something else, of what is [`needed`], or a
//! number ([`numbered`]). Then it holds denials against each other: [`said`] tells the clauses of both apart and [`clause`] compares
//! them; [`scope`] tells what a denial reaches, in whatever form ([`inflected`]), and [`limit`] which are no more than a limit.
//! [`mod@asked`] passes over questions, and [`items`] reads those of a list with their heading.

mod asked;
mod beyond;
mod bound;
mod cell;
mod clause;
mod compared;
mod extra;
mod inflected;
mod instead;
mod items;
mod labelled;
mod limit;
mod needed;
mod numbered;
mod opposite;
mod prefixed;
mod said;
mod scope;
mod side;

use super::{Case, has_stem, has_word, shares};
use crate::verify::{
    lexicon::{ENABLE, Extent, OPEN},
    support::{MOST_TERMS, Part, Search, Set, Window},
    term::{Term, deny},
    text::Text,
};
pub(super) use asked::{Asked, asked};
use beyond::is_beyond_limit;
pub(super) use bound::is_on_its_side;
use bound::is_turned;
use cell::{Told, told};
use clause::turns_a_clause;
use compared::{is_converse, is_crossed};
use extra::is_extra;
use inflected::can_be;
use instead::is_of_the_other;
use needed::{is_forbidden, is_not_without, is_told_otherwise};
use numbered::denies_number;
use opposite::is_opposite;
use prefixed::is_prefixed;
use said::{Reading, Said, range};
use scope::around_denials;

/// Whether one of two texts denies what the other says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Denial {
    None,
    /// One of the two denies something that the other may not deny.
    Likely,
    /// One denies what the other says, or says its opposite.
    Clear,
}

/// From which share of a claim a sentence is held to speak of the same, if it denies that.
const DENYING_SHARE: f64 = 0.6;

/// From which share of a claim some sentences are held to speak of the same together.
const ALL_SHARE: f64 = 0.85;

/// From which share of a claim that denies something a sentence is held to speak of the same.
const DENIED_SHARE: f64 = 0.7;

/// Does the claim deny what its sources say, or a source what the claim says, or does one say the opposite of the other?
pub(super) fn denial(case: Case<'_>) -> Denial {
    let Case { claim, parts, .. } = case;
    let cell = match told(case) {
        Told::Open => labelled::told(case),
        told => told,
    };
    if cell == Told::Refutes {
        return Denial::Clear;
    }
    if is_extra(case) {
        return if deny(&claim.terms) { Denial::None } else { Denial::Clear };
    }
    let beyond = is_beyond_limit(case);
    let opposite = is_opposite(claim, parts, beyond) && !is_converse(case)
        || is_prefixed(claim, parts)
        || is_turned(case)
        || is_crossed(case);
    if opposite {
        Denial::Clear
    } else if beyond {
        Denial::None
    } else if is_of_the_other(case) {
        if deny(&claim.terms) { Denial::None } else { Denial::Clear }
    } else if cell == Told::Agrees {
        Denial::None
    } else {
        negation(case)
    }
}

/// Does one of them deny what the other says?
fn negation(case: Case<'_>) -> Denial {
    if is_free(case) {
        return Denial::None;
    }
    if deny(&case.claim.terms) { by_claim(case) } else { by_source(case) }
}

/// Does one of them deny nothing but that something costs anything, and the other say that it is free?
fn is_free(Case { claim, search, parts }: Case<'_>) -> bool {
    let says = |terms: &[Term], extent: Extent| {
        let is_one = |term: &Term| term.free && term.entry.extent() == Some(extent);
        let says_more =
            |term: &Term| !term.free && (term.entry.negation || term.entry.extent() == Some(Extent::Cost));
        terms.iter().any(is_one) && !terms.iter().any(says_more)
    };
    parts.iter().any(|part| {
        // It speaks of the same, and not only of what is free.
        let speaks = |best: &&Window| best.has.families & !search.free != 0;
        let Some(best) = part.sentence.as_ref().filter(speaks) else { return false };
        let [ours, theirs] = [&claim.terms, part.text.of_sentence(best.first)];
        says(ours, Extent::Free) && says(theirs, Extent::Cost)
            || says(ours, Extent::Cost) && says(theirs, Extent::Free)
    })
}

/// Do the nearest sentences speak of what the claim denies, and deny nothing of it?
fn by_claim(case: Case<'_>) -> Denial {
    let Case { claim, search, parts } = case;
    let mut denial = Denial::None;
    let clauses = Reading { claim, search, text: claim }.said((0, claim.sentences.len().saturating_sub(1)));
    let (mut words, mut claimed) = (0, 0);
    for clause in &clauses {
        words |= clause.has;
        claimed |= clause.denied;
    }
    for part in parts {
        let Some(best) = &part.sentence else { continue };
        let all = Reading { claim, search, text: part.text }.said(range(part, best));
        if turns_a_clause(claim, &clauses, &all, search) {
            denial = Denial::Clear;
            continue;
        }
        let terms = part.text.of_sentence(best.first);
        if best.share >= DENIED_SHARE && is_forbidden(claim, part.text, terms) {
            denial = Denial::Clear;
            continue;
        }
        if deny_by_prefix(part.text, terms, claim)
            || is_told_otherwise(claim, search, part)
            || is_denied_elsewhere(case, part, best, claimed)
        {
            return Denial::None;
        }
        // Words don't tell which of two clauses a number is in ("by card, but not on Sundays"), nor what is denied by "but it doesn't have to".
        let ends = terms.last();
        let tells = ends.is_some_and(|term| !term.entry.common && !term.entry.negation);
        let words = if tells && search.numbers.is_empty() { words } else { search.all };
        let clear = match agree(&clauses, &all)
            .or_else(|| if clauses.len() > 1 { deny_numbers(claim, part.text, terms) } else { None })
            .or_else(|| denies_the_same(search, part.text, (words, claimed), &all, best))
        {
            Some(true) => return Denial::None,
            Some(false) => best.share >= DENIED_SHARE,
            None => {
                let Some(ours) = around_denials(&claim.terms, terms, false) else { return Denial::None };
                let theirs = around_denials(terms, &claim.terms, true);
                let denies = theirs.is_some();
                let same = theirs.is_some_and(|theirs| shares(&ours, &theirs));
                if same
                    || says_opposite(claim, &ours, terms)
                    || is_not_without(claim, search, part.text, terms)
                {
                    return Denial::None;
                }
                let speaks = best.share >= DENIED_SHARE && terms.iter().any(|term| ours.contains(&term.hash));
                // What is disabled or closed isn't done, whatever that is, nor what has ended.
                let ended = |term: &Term| term.is_one(ENDS) && !ours.contains(&term.hash);
                let stops = |term: &Term| [-ENABLE, -OPEN].contains(&term.entry.opposite) || ended(term);
                speaks && !denies && !has_word(part.text, terms, QUALIFYING) && !terms.iter().any(stops)
            }
        };
        if clear && !is_beside_denied(case, part, best, &clauses) {
            denial = Denial::Clear;
        } else if denial == Denial::None {
            denial = Denial::Likely;
        }
    }
    denial
}

/// Does another sentence deny something of what a clause of the claim does that denies, and the best one speak only of what the claim joins with
/// it: "never reaches the sea; it ends in a delta"?
fn is_beside_denied(
    Case { claim, search, .. }: Case<'_>,
    part: &Part<'_>,
    best: &Window,
    clauses: &[Said],
) -> bool {
    let denying = clauses.iter().filter(|clause| clause.denies);
    let said = denying.fold(0, |said, clause| said | clause.has) & !search.subject();
    let reading = Reading { claim, search, text: part.text };
    best.has.families & said == 0
        && part.sentences.iter().filter(|(_, other)| other.families & said != 0).any(|&(sentence, _)| {
            reading.said((sentence, sentence)).iter().any(|clause| clause.denies && clause.has & said != 0)
        })
}

/// From which share of what a claim denies another sentence is held to deny it.
const ELSEWHERE_SHARE: f64 = 0.7;

/// Does a clause of another sentence deny most of what the claim denies, and more of it than the best one has, which the claim joins with
/// it: "contains lactose and should not be taken by children"?
fn is_denied_elsewhere(
    Case { claim, search, .. }: Case<'_>,
    part: &Part<'_>,
    best: &Window,
    claimed: Set,
) -> bool {
    let weigh = |set: Set| search.weigh(set & claimed);
    let least = (ELSEWHERE_SHARE * weigh(claimed)).max(weigh(best.has.families));
    let reading = Reading { claim, search, text: part.text };
    part.sentences.iter().filter(|(_, other)| weigh(other.families) > least).any(|&(sentence, _)| {
        reading.said((sentence, sentence)).iter().any(|clause| weigh(clause.denied) > least)
    })
}

/// Does what the claim denies deny itself in a sentence: "not refundable", "non-refundable"?
fn deny_by_prefix(source: &Text<'_>, sentence: &[Term], claim: &Text<'_>) -> bool {
    let sentence = &sentence[..sentence.len().min(MOST_TERMS)];
    sentence.iter().any(|term| term.denies != 0 && !has_stem(sentence, term.denies))
        && around_denials(&claim.terms, sentence, false).is_some_and(|ours| {
            let is_ours = |term: &Term| {
                let can_be = |ours: &Term| can_be(ours.written(claim.text), term.written(source.text));
                ours.contains(&term.denies)
                    || term.denies != 0 && claim.terms.iter().take(MOST_TERMS).any(can_be)
            };
            sentence.iter().any(is_ours)
        })
}

/// Where claim and source both say one thing and deny another: do they deny the same, as "take it, but don't take a double dose" has it, or
/// what the other says? What stands in clauses of both kinds tells nothing. None where that doesn't tell either.
fn agree(ours: &[Said], theirs: &[Said]) -> Option<bool> {
    let (our_said, says, denies) = sides(ours);
    let (their_said, said, denied) = sides(theirs);
    let are = |one: Set, other: Set| (one != 0, other != 0);
    match (are(says & said, denies & denied), are(says & denied, denies & said)) {
        ((true, true), (false, false)) => Some(true),
        ((false, false), (true, true)) if our_said & their_said != 0 => Some(false),
        _ => None,
    }
}

/// Up to how many terms behind a denial a number stands of which it denies something.
const BEHIND: usize = 4;

/// Where both deny something of a number behind the denial, is it the same one: "in Excel 2021, not in Excel 2019"? None where not both do.
fn deny_numbers(claim: &Text<'_>, source: &Text<'_>, sentence: &[Term]) -> Option<bool> {
    let denied = |text: &Text<'_>, terms: &[Term]| {
        let denial = terms.iter().rposition(|term| term.entry.negation)?;
        let number = terms[denial..].iter().take(BEHIND).find(|term| term.number)?;
        text.quantities
            .iter()
            .find(|quantity| (quantity.start..quantity.end).contains(&number.start))
            .copied()
    };
    Some(denied(claim, &claim.terms)?.is_given_by(&denied(source, sentence)?))
}

/// What clauses say, what of that they don't deny as well, and what they deny alone.
#[inline(never)]
fn sides(clauses: &[Said]) -> (Set, Set, Set) {
    let (mut said, mut denied) = (0, 0);
    for clause in clauses {
        *(if clause.denies { &mut denied } else { &mut said }) |= clause.has;
    }
    (said, said & !denied, denied & !said)
}

/// Do clauses deny what the claim denies of the same? None where there are not both: such that deny it, and such that say it. `words` are
/// those of the claim that say something; "not" is none.
fn denies_the_same(
    search: &Search,
    source: &Text<'_>,
    (words, claimed): (Set, Set),
    all: &[Said],
    best: &Window,
) -> Option<bool> {
    let says = |other: &Said| !other.denies && other.in_part == 0 && other.has & claimed != 0;
    let all: Vec<(&Said, usize)> =
        all.iter().map(|said| (said, numbered::count(search, source, said.place))).collect();
    // A clause of several that has all of the claim that its sentence has
    let (mut clauses, mut has_all) = (0, false);
    for (other, _) in all.iter().filter(|(other, _)| other.sentence == best.first) {
        clauses += 1;
        has_all |= says(other) && best.has.families & words & !other.has == 0;
    }
    let mut answered = if clauses > 1 && has_all { Some(false) } else { None };
    for (clause, numbers) in all.iter().filter(|(clause, _)| (clause.denied | clause.in_part) & claimed != 0)
    {
        let (mut said, mut nearer) = (false, false);
        for (other, others) in all.iter().filter(|(other, _)| says(other)) {
            said = true;
            // What the nearest sentence denies isn't said by one that is farther away, nor by a clause with fewer of the claim's numbers.
            let farther = clause.sentence == best.first && other.sentence != best.first;
            if farther || numbers > others {
                continue;
            }
            nearer |= other.says_more_than(clause)
                || !clause.says_more_than(other) && other.is_nearer_than(clause.has, search);
        }
        if clause.denied & claimed == 0 && !said {
            continue;
        }
        if !nearer {
            return Some(true);
        }
        answered = Some(false);
    }
    answered
}

/// Does a clause of the nearest sentence say the same, but deny it? One beside it may, where it is nearer to what the claim is about.
fn by_source(Case { claim, search, parts }: Case<'_>) -> Denial {
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
        if claim.terms.iter().take(MOST_TERMS).any(answers) {
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

/// What a clause has of a claim and nothing else weighs so much at the least, if the claim is held to be refuted by that.
const LEFT_OUT: f64 = 0.3;

/// What a claim says with words that nothing is denied by: "fuel is paid separately".
const APART: &str = "extra separate separately additional additionally apart zusätzlich separat aparte adicional supplément sus parte 별도 추가";

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

/// Does a sentence say the opposite of what the claim denies, and nowhere the same? Who isn't open is closed.
fn says_opposite(claim: &Text<'_>, denied: &[u32], sentence: &[Term]) -> bool {
    let says = |opposite: i8| sentence.iter().any(|theirs| theirs.entry.opposite == opposite);
    let mut words = claim.terms.iter().filter(|ours| ours.entry.opposite != 0 && denied.contains(&ours.hash));
    words.any(|ours| says(-ours.entry.opposite) && !says(ours.entry.opposite))
}

/// What ends by itself.
const ENDS: &str =
    "expire expires expired expiring caduca caducan vence vencen expirent verfallt verfallen ablauft";

/// What may say the same as a denial, in other words: "only on Sundays", "free of charge", "until it has cooled".
const QUALIFYING: &str = "only until free nothing first prior nur bis frei erst solo hasta libre केवल सिर्फ seulement seul seuls seules except";
