//! Answers that say that they can't answer.

mod arabic;
mod chinese;
mod english;
mod german;
mod hindi;
mod japanese;
mod korean;
mod opening;
mod rules;

use crate::prefix::read_prefix;
use opening::may_refuse;
use rules::{fits, skip};

/// What a model is asked to say, and what the exchange says itself, where the sources don't hold the answer.
pub const POLITE_REFUSAL: &str = "Sorry, I cannot generate a reply given your query and the context I retrieved. \
    Please consider providing more information in your requests; i.e. program, version, feature, operating system, \
    specific problem, etc.";

/// Does the whole answer refuse, its prefix aside? `own` are phrases of a profile's own, in any case.
pub(crate) fn refuses(answer: &str, own: &[String]) -> bool {
    is_refusal(read_prefix(answer, true).map_or(answer, |length| &answer[length..]), own)
}

/// Does the text begin by refusing?
pub(crate) fn is_refusal(text: &str, own: &[String]) -> bool {
    let text = skip(text);
    own.iter().any(|phrase| begins(text, phrase))
        || (may_refuse(text) && languages(text).iter().any(|rules| fits(text, b"A", rules, &|_| true)))
}

/// The rules of the languages that a text may be in, by its first letter.
fn languages(text: &str) -> &'static [&'static [&'static str]] {
    const ALL: &[&[&str]] = &[
        english::RULES,
        german::RULES,
        korean::RULES,
        chinese::RULES,
        japanese::RULES,
        arabic::RULES,
        hindi::RULES,
    ];
    let (latin, others) = ALL.split_at(2);
    if text.as_bytes().first().is_some_and(u8::is_ascii) { latin } else { others }
}

/// Does a text begin with the letters and digits of a phrase, in any case, and not go on with the same word?
fn begins(text: &str, phrase: &str) -> bool {
    let counts = |c: &char| c.is_alphanumeric();
    let mut rest = text.chars();
    let mut last = None;
    for c in phrase.chars().filter(counts) {
        if !rest.find(counts).is_some_and(|found| found.to_lowercase().eq(c.to_lowercase())) {
            return false;
        }
        last = Some(c);
    }
    // Scripts other than Latin write particles together with words, or no spaces at all.
    last.is_some_and(|last| !last.is_ascii() || !rest.next().is_some_and(char::is_alphanumeric))
}
