//! Numbers of a claim that no source has to have: they put in order what it says, or count what it lists itself.

use super::{
    lexicon::Dimension,
    number::{Quantity, Written},
    place::{ends, first, last, last_word},
    term::Term,
    text::Text,
};
use crate::words::lowercase;

/// Does a number say nothing of its own? `term`: the word that it is, or begins with.
pub(super) fn says_nothing(claim: &Text<'_>, number: &Quantity, term: &Term) -> bool {
    let counts = number.unit.dimension == Dimension::Plain && number.value <= MOST;
    // "One license" is a license.
    let article = number.written == Written::Words && number.value == 1.0 && term.entry.common;
    counts && (article || puts_in_order(claim.text, number) || counts_list(claim, number))
}

/// Longer lists are hardly counted, nor do their steps have numbers.
const MOST: f64 = 20.0;

/// Words before the number of a step.
const STEPS: [&str; 10] =
    ["step", "schritt", "étape", "paso", "passo", "stap", "चरण", "步骤", "步驟", "ステップ"];

/// "First, open it", "Step 2: open it", "1) open it, 2) close it"
fn puts_in_order(text: &str, number: &Quantity) -> bool {
    let (start, end) = (number.start as usize, number.end as usize);
    let closes = first(text, end);
    if number.written == Written::Words {
        let ordinal = ["st", "nd", "rd", "th"].iter().any(|ending| text[..end].ends_with(ending));
        let joined = text[..start].strip_suffix("and ").unwrap_or(&text[..start]).trim_end();
        return ordinal && closes == Some(',') && !ends(joined, char::is_alphanumeric);
    }
    let head = lowercase(last_word(text[..start].trim_end()));
    if matches!(closes, Some(':' | '.' | ',' | '：')) && STEPS.iter().any(|word| head.ends_with(word)) {
        return true;
    }
    let opens = last(text, start);
    closes == Some(')')
        && matches!(opens, None | Some(' ' | '('))
        && (number.value == 1.0 || text[..start].contains(&format!("{})", number.value as usize - 1)))
}

/// What a list stands behind.
const LEADS: [&str; 12] =
    [":", "：", " (", "—", "–", " are ", " include ", " sind ", " sont ", " son ", " são ", " sono "];

/// Does the claim list as many things behind a number as that counts: "three plans: Basic, Team and Pro"?
fn counts_list(claim: &Text<'_>, number: &Quantity) -> bool {
    let sentence = &claim.sentences[claim.sentence_at(number.start)];
    let rest = &claim.text[number.behind as usize..(sentence.end as usize).max(number.behind as usize)];
    let counts = |lead: &&str| {
        rest.find(*lead).map(|at| items(&rest[at + lead.len()..])) == Some(number.value as usize)
    };
    LEADS.iter().any(counts)
}

/// How many things a list has: what stands between its commas and what joins the last two. What is in brackets within it is of one of them.
fn items(list: &str) -> usize {
    let (mut items, mut depth, mut fresh) = (1, 0_usize, false);
    for word in list.split(' ') {
        let joins = JOINING.contains(&word);
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

/// What joins the last two things of a list.
const JOINING: [&str; 14] =
    ["and", "or", "und", "oder", "sowie", "et", "ou", "y", "o", "e", "और", "या", "및", "또는"];
