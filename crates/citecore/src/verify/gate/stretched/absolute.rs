//! A claim that says "never", "always" or "in any case" of what its source says with a proviso: "Fees are never refunded", of "Fees aren't
//! refunded unless the item is defective".

use super::excepted::EXCEPTED_BEFORE;
use crate::{
    phrases::phrase_at,
    place::run_end,
    verify::{
        gate::{excepts, has_phrase},
        lexicon::Extent,
        term::Term,
        text::Text,
    },
};

/// What says that something is so at all times, or at none.
const AT_ALL_TIMES: &str = "never nie niemals jamais nunca jamas nooit aldri aldrig никогда always immer toujours siempre हमेशा 항상 언제나";

/// What says that it is so whatever the case.
const IN_ANY_CASE: &str = "any case|no case|every case|all cases|circumstances|keinem Fall|jedem Fall|jeden Fall|keinen Fall|keinen Umständen|\
     aucun cas|tous les cas|ningún caso|cualquier caso|أي حال|جميع الأحوال|必ず|絶対|常に|无论如何|無論如何|任何情况|절대|반드시|어떤 경우";

/// What begins a proviso, in one word or in several.
const UNLESS: &str = "unless tenzij الا";
const UNLESS_IN_WORDS: &str = "es sei denn|a menos que|à moins que|a meno che|除非|إلا";

/// What begins a sentence that is a proviso of the one before it.
const BUT: &str = "ただし|但|단,|단 |다만";

/// Does a claim say that something is so whatever the case, with no proviso of its own?
pub(super) fn is_absolute(claim: &Text<'_>) -> bool {
    let times = |term: &Term| term.entry.negation || term.entry.extent() == Some(Extent::All);
    (claim.terms.iter().any(|term| times(term) && term.is_one(AT_ALL_TIMES))
        || has_phrase(claim.text, IN_ANY_CASE))
        && !claim.terms.iter().any(|term| term.conditional)
        && !is_provided(&claim.terms, claim.text)
}

/// Has a sentence a proviso, in itself or behind it?
pub(super) fn has_proviso(source: &Text<'_>, sentence: usize) -> bool {
    let next = source.sentences.get(sentence + 1);
    is_provided(source.of_sentence(sentence), source.sentence(sentence))
        || next.is_some_and(|next| {
            phrase_at(source.text, run_end(source.text, next.start as usize, char::is_whitespace), BUT) > 0
        })
}

fn is_provided(terms: &[Term], text: &str) -> bool {
    terms.iter().any(|term| excepts(term) || term.is_one(UNLESS))
        || has_phrase(text, UNLESS_IN_WORDS)
        || has_phrase(text, EXCEPTED_BEFORE)
}
