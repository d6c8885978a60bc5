//! A claim about others than those to whom its source restricts something: "Members can export", of "Only owners can export".

use super::{has_word, stretched::ONLY};
use crate::verify::{lexicon::Extent, term::Term, text::Text, window::Search};

/// Does a sentence begin by naming the only ones of whom it is so, and none that the claim names?
pub(super) fn is_of_others(search: &Search, source: &Text<'_>, sentence: &[Term]) -> bool {
    let [only, rest @ ..] = sentence else { return false };
    if !has_word(source, &[*only], ONLY) {
        return is_only_in_korean(only.written(source.text)) && search.place(only).is_none();
    }
    // Of a name, its first word counts: "only Team customers".
    let (mut named, mut within) = (false, false);
    for (place, term) in rest.iter().enumerate() {
        if term.number || term.entry.negation || term.entry.extent() == Some(Extent::Excepted) {
            return false;
        }
        if has_word(source, &[*term], BESIDE_NAMES) {
            within = false;
            continue;
        }
        if term.entry.common {
            break;
        }
        // "Only workspace owners can delete a workspace": the claim may have that word from behind.
        let again = rest[place + 1..].iter().any(|other| other.hash == term.hash);
        if within || again {
            continue;
        }
        if search.place(term).is_some() {
            return false;
        }
        (named, within) = (true, true);
    }
    named
}

/// Is it a Korean name with the particle that restricts what is said to it: 관리자만? A word of two letters may be another one (불만), and
/// behind 지 the particle means "but".
fn is_only_in_korean(word: &str) -> bool {
    const LEAST: usize = 3 * "만".len();
    word.len() >= LEAST && word.strip_suffix('만').is_some_and(|name| !name.ends_with('지'))
}

/// What stands before a name, or between two.
const BESIDE_NAMES: &str = "the|a|an|your|our|and|or|der|die|das|den|und|oder|el|la|los|las|y|o|le|les|et|ou";
