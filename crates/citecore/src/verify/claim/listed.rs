//! Numbers of a claim that no source has to have: they put in order what it says, or count what it lists itself.

use crate::{
    find::{find, places},
    mark::{floor_boundary, last_bytes},
    phrases::{Phrases, ends_in, is_among},
    place::{char_at, char_before, ends, has, up_to, without_last},
    verify::{
        lexicon::Dimension,
        number::{Quantity, Written},
        term::Term,
        text::{Text, joining},
    },
    words::lowercase,
};

/// Does a number say nothing of its own? `term`: the word that it is, or begins with.
pub(super) fn says_nothing(claim: &Text<'_>, number: &Quantity, term: &Term) -> bool {
    let whole = number.value.floor() == number.value;
    let counts = number.unit.dimension == Dimension::Plain && whole && (1.0..=MOST).contains(&number.value);
    // "One license" is a license.
    let article = number.written == Written::Words && number.value == 1.0 && term.entry.common;
    counts && (article || puts_in_order(claim.text, number) || counts_list(claim, number))
}

/// Longer lists are hardly counted, nor do their steps have numbers.
const MOST: f64 = 20.0;

/// Words before the number of a step.
const STEPS: &str = "step|schritt|étape|paso|passo|stap|चरण|步骤|步驟|ステップ";

/// How far back the word before a number is looked for, and how far behind it the list that it counts begins and ends, in bytes.
const STEP_REACH: usize = 24;
const LEAD_REACH: usize = 48;
const LIST_REACH: usize = 400;

/// "First, open it", "Step 2: open it", "1) open it, 2) close it"
fn puts_in_order(text: &str, number: &Quantity) -> bool {
    let before = up_to(text, number.start as usize);
    let end = number.end as usize;
    let closes = char_at(text, end);
    if number.written == Written::Words {
        let ordinal = ends_in(&text[..end], "st|nd|rd|th");
        let joined = before.strip_suffix("and").unwrap_or(before).trim_end();
        // "First open it, then close it"
        let leads = closes == Some(',') || find(text, " then ").is_some();
        return ordinal && leads && !ends(joined, char::is_alphanumeric);
    }
    if !matches!(closes, Some(':' | '.' | ',' | '：' | ')')) {
        return false;
    }
    let near = lowercase(last_bytes(before, STEP_REACH));
    // "It fails in step 2." is of that step.
    let is_step = Phrases(STEPS).any(|step| {
        near.strip_suffix(step).is_some_and(|rest| !ends(rest.trim_end(), char::is_alphanumeric))
    });
    is_step || closes == Some(')') && opens_item(text, number)
}

/// Is it the number of an item, "1)" or "(1)", and not one that a bracket ends in: "(class 1)"?
fn opens_item(text: &str, number: &Quantity) -> bool {
    let before = &text[..number.start as usize];
    let bare = before.trim_end();
    let bracketed = char_before(before, before.len()) == Some('(');
    let within = !bracketed && ends(without_last(before, |c| !matches!(c, '(' | ')')), |c| c == '(');
    let spaced = before.is_empty() || bracketed || bare.len() < before.len();
    if within || !spaced {
        return false;
    }
    if number.value == 1.0 {
        return bracketed || !ends(bare, char::is_alphanumeric);
    }
    let item = joined!(number.value as usize - 1, ")");
    places(before, &item).iter().any(|&at| !ends(&before[..at], char::is_alphanumeric))
}

/// What a list stands behind.
const LEADS: &str = ":|：| (|—|–| are | include | sind | sont | son | são | sono ";

/// Does the claim list as many things behind a number as that counts: "three plans: Basic, Team and Pro"?
fn counts_list(claim: &Text<'_>, number: &Quantity) -> bool {
    let sentence = &claim.sentences[claim.sentence_at(number.start)];
    let from = number.behind as usize;
    let rest = &claim.text[from..(sentence.end as usize).max(from)];
    let near = &rest[..floor_boundary(rest, LEAD_REACH)];
    Phrases(LEADS).any(|lead| {
        let Some(at) = find(near, lead) else { return false };
        let list = &rest[at + lead.len()..];
        let list = &list[..floor_boundary(list, LIST_REACH)];
        !has(&near[..at], |c| matches!(c, ',' | ';' | '.')) && items(list) == number.value as usize
    })
}

/// How many things a list has: what stands between its commas and what joins the last two. What is in brackets within it is of one of them.
fn items(list: &str) -> usize {
    let (mut items, mut depth, mut fresh) = (1, 0_usize, false);
    for word in list.split(' ') {
        let joins = is_among(joining::LISTED, word);
        if depth == 0 && joins && !fresh {
            items += 1;
        }
        for c in word.chars() {
            match c {
                '(' => depth += 1,
                ')' if depth == 0 => return items,
                ')' => depth -= 1,
                '、' if depth == 0 => items += 1,
                _ => {}
            }
        }
        fresh = depth == 0 && ends(word, |c| matches!(c, ',' | ';'));
        items += usize::from(fresh);
    }
    items
}
