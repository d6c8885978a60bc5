//! Steps in another order: "First print the label, then choose the reason", of a list that has the reason as its second step and the label as
//! its third.

use crate::{
    find::find,
    mark::last_bytes,
    phrases::{Phrases, phrase_at},
    place::{run_end, run_start},
    verify::{
        gate::Case,
        support::{Part, Search, Set},
        text::{Text, is_numbered},
    },
    words::is_comma,
};

/// What tells of a step that it is the first.
const FIRST: &str = "first|First|zuerst|zunächst|d'abord|d’abord|primero|Primero|primeiro|先|먼저|まず";

/// What stands between two steps, the first before it, with no "de" behind it: "después de" has the first there.
const THEN: &str = " then | after that | afterwards | before | dann | danach | anschließend | bevor | ensuite | puis | avant de | \
    avant | luego | después | antes de | poi | depois | 다음|，再|然后|然後|その後";

/// What stands between two steps, the last before it.
const AFTER: &str = " after | once | nachdem | sobald | après | después de | depois de | dopo ";

/// What begins a sentence whose first clause is the first of two steps, or the last.
const ONCE: &str = "After |Once |Nachdem |Sobald |Après |Después de |Depois de |Dopo ";
const BEFORE: &str = "Before |Bevor |Avant |Antes de |Prima di ";

/// From which share of a step an item is held to be that one.
const STEP_SHARE: f64 = 0.4;

/// How far before a sentence its line begins at the most, in bytes.
const LINE: usize = 1000;

/// Does a claim have two steps in another order than a numbered list has, and no source in the same?
pub(super) fn are_turned(Case { claim, search, parts }: Case<'_>) -> bool {
    let Some([first, last]) = two_steps(claim, search) else { return false };
    let mut turned = false;
    for part in parts {
        let (Some(one), Some(other)) = (step(search, part, first, last), step(search, part, last, first))
        else {
            continue;
        };
        if one <= other {
            return false;
        }
        turned = true;
    }
    turned
}

/// What a claim has in the first of two steps, and what in the last, each without what the other has.
fn two_steps(claim: &Text<'_>, search: &Search) -> Option<[Set; 2]> {
    let text = claim.text;
    let begins_in = |phrases| phrase_at(text, 0, phrases) > 0;
    let clause = || Some(run_end(text, 0, |c| !is_comma(c))).filter(|&end| end < text.len());
    let (at, is_last_first) = if begins_in(ONCE) {
        (clause()?, false)
    } else if begins_in(BEFORE) {
        (clause()?, true)
    } else {
        let then = |then: &str| find(text, then).filter(|at| !text[at + then.len()..].starts_with("de "));
        let after = || Phrases(AFTER).find_map(|after| find(text, after)).map(|at| (at, true));
        Phrases(THEN).find_map(then).map(|at| (at, false)).or_else(after)?
    };
    // "When you add a bag, you pay first, and then …"
    let first = Phrases(FIRST).find_map(|first| find(&text[..at], first)).unwrap_or(0);
    let from = run_start(text, first, |c| !is_comma(c));
    let [from, at] = [from, at].map(|at| claim.terms_before(at as u32));
    let [one, other] = [&claim.terms[from..at], &claim.terms[at..]].map(|terms| search.words_of(terms));
    let both = one & other;
    let [one, other] = [one & !both, other & !both];
    (one != 0 && other != 0).then_some(if is_last_first { [other, one] } else { [one, other] })
}

/// The item of a numbered list that has most of a step, and less of the other one.
fn step(search: &Search, part: &Part<'_>, own: Set, other: Set) -> Option<usize> {
    let share = |sentence: usize, of: Set| search.weigh(part.families(sentence) & of) / search.weigh(of);
    let (mut best, mut most) = (None, STEP_SHARE);
    for &(sentence, _) in &part.sentences {
        let own = share(sentence, own);
        if own > most {
            (best, most) = (Some(sentence), own);
        }
    }
    best.filter(|&best| is_in_numbered(part.text, best) && share(best, other) < most)
}

/// Is a sentence in a line that begins as an item of a numbered list?
fn is_in_numbered(text: &Text<'_>, sentence: usize) -> bool {
    let start = text.sentences[sentence].start as usize;
    let before = last_bytes(&text.text[..start], LINE);
    let line = run_start(before, before.len(), |c| c != '\n');
    is_numbered(text.text[start - before.len() + line..].trim_start())
}
