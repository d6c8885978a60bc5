//! A claim that has for good what its source has for a time: "Files are kept forever", of "Files are kept for 30 days".

use crate::verify::{
    gate::{denial::FOR, has_phrase, has_word},
    number::Quantity,
    term::Term,
    text::Text,
};

/// What says that something has no end, in one word or in several.
const FOREVER: &str = "forever permanent permanently indefinitely dauerhaft ewig unbefristet permanente permanentemente indefinidamente définitivement indéfiniment";
const FOREVER_IN_WORDS: &str = "für immer|auf Dauer|para siempre|pour toujours|per sempre|영구|영원히|무기한|永久|永远|永遠|無期限|无期限";

/// What stands behind how long something is so.
const LONG: &str = "lang long 동안 间 間";

/// Is so for some time in a sentence what the claim has without an end?
pub(super) fn is_for_a_time(claim: &Text<'_>, source: &Text<'_>, sentence: usize) -> bool {
    // Asked first: hardly any claim says "forever".
    if !is_endless(claim, &claim.terms, claim.text)
        || claim.quantities.iter().any(|quantity| quantity.unit.is_duration())
    {
        return false;
    }
    let terms = source.of_sentence(sentence);
    let lasts = |quantity: &Quantity| {
        let written = |at: usize, words: &str| {
            source.terms.get(at).is_some_and(|term| term.is_written(source.text, words))
        };
        let (at, behind) = (source.terms_before(quantity.start), source.terms_before(quantity.behind));
        source.sentence_at(quantity.start) == sentence
            && quantity.unit.is_duration()
            && (written(at.wrapping_sub(1), FOR) || written(behind, LONG))
    };
    source.quantities.iter().any(lasts) && !is_endless(source, terms, source.sentence(sentence))
}

fn is_endless(text: &Text<'_>, terms: &[Term], written: &str) -> bool {
    has_word(text, terms, FOREVER) || has_phrase(written, FOREVER_IN_WORDS)
}
