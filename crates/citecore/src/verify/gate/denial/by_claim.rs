//! A claim that denies something, of which its sources deny nothing.

use super::{
    Denial, QUALIFYING,
    clause::turns_a_clause,
    inflected::can_be,
    needed::{is_forbidden, is_not_without, is_told_otherwise},
    numbered,
    said::{Reading, Said, range},
    scope::around_denials,
};
use crate::verify::{
    gate::{Case, has_stem, has_word, shares},
    lexicon::{ENABLE, OPEN},
    support::{MOST_TERMS, Part, Search, Set, Window},
    term::Term,
    text::Text,
};

/// From which share of a claim that denies something a sentence is held to speak of the same.
const DENIED_SHARE: f64 = 0.7;

/// Do the nearest sentences speak of what the claim denies, and deny nothing of it?
pub(super) fn by_claim(case: Case<'_>) -> Denial {
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
                let ends = !says_denied(claim, terms);
                let stops = |term: &Term| {
                    [-ENABLE, -OPEN].contains(&term.entry.opposite) || ends && term.is_one(ENDS)
                };
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
#[cfg_attr(target_family = "wasm", inline(never))]
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

/// Does a sentence say the opposite of what the claim denies, and nowhere the same? Who isn't open is closed.
fn says_opposite(claim: &Text<'_>, denied: &[u32], sentence: &[Term]) -> bool {
    let says = |opposite: i8| sentence.iter().any(|theirs| theirs.entry.opposite == opposite);
    let mut words = claim.terms.iter().filter(|ours| ours.entry.opposite != 0 && denied.contains(&ours.hash));
    words.any(|ours| says(-ours.entry.opposite) && !says(ours.entry.opposite))
}

/// Does a sentence say what the claim denies first, as it does where that is the end itself: "doesn't expire"?
fn says_denied(claim: &Text<'_>, sentence: &[Term]) -> bool {
    let mut behind = claim.terms.iter().skip_while(|term| !term.entry.negation).skip(1);
    behind.find(|term| !term.entry.common).is_none_or(|denied| has_stem(sentence, denied.hash))
}

/// What ends by itself.
const ENDS: &str =
    "expire expires expired expiring caduca caducan vence vencen expirent verfallt verfallen ablauft";
