//! Answers that say that they can't answer.
//!
//! A language is a file, with its rules as text, and a row of [`LANGUAGES`]; [`opening`] tells which texts are worth a closer look, and
//! [`courtesy`] passes over greetings and thanks. [`turn`] finds what a sentence states that refuses all the same, and [`figure`] the
//! numbers that tell so.

mod arabic;
mod chinese;
mod courtesy;
mod english;
mod figure;
mod french;
mod german;
mod hindi;
mod italian;
mod japanese;
mod korean;
mod opening;
mod portuguese;
mod spanish;
mod turn;

use std::cell::Cell;

use crate::{
    mark::floor_boundary,
    phrases::phrase_at_in_any_case,
    place,
    prefix::read_prefix,
    rules::{Rules, fits, skip},
    statement::is_full_stop,
    words::{is_colon, is_comma, lower_of},
};
#[cfg(test)]
pub(crate) use courtesy::COURTESIES;
use courtesy::behind_courtesies;
pub(crate) use courtesy::{is_courtesy, is_offer};
use opening::{ENGLISH, denying, may_refuse, script};
pub(crate) use turn::states_all_the_same;

/// What a model is asked to say, and what the exchange says itself, where the sources don't hold the answer. Readers of ten languages are
/// told so in theirs, where [`PromptOptions::language`](crate::PromptOptions::language) names it or the question tells it.
///
/// ```
/// use citecore::{AnswerOptions, POLITE_REFUSAL, process_answer, validate_answer};
///
/// let answer = process_answer(POLITE_REFUSAL, &[], &AnswerOptions::default());
/// assert!(answer.refusal && validate_answer(&answer, &Default::default()).ok);
/// ```
pub const POLITE_REFUSAL: &str = "Sorry, I cannot generate a reply given your query and the context I retrieved. \
    Please consider providing more information in your requests; i.e. program, version, feature, operating system, \
    specific problem, etc.";

/// How a language refuses.
pub(crate) struct Language {
    /// How sentences begin that refuse (A), and the apologies before that (B).
    pub(crate) refusals: Rules,
    /// How sentences begin that may stand beside them (A), and what joins one to the sentence before (B).
    pub(crate) asides: Rules,
    /// What turns to something else behind a comma (A), and anywhere (B); what a clause begins with whose numbers belong to what isn't
    /// said (C), and one that says no more than the refusal (D).
    pub(crate) turns: Rules,
}

/// Those with Latin letters come first.
pub(crate) const LANGUAGES: &[Language] = &[
    Language { refusals: english::RULES, asides: english::ASIDES, turns: english::TURNS },
    Language { refusals: german::RULES, asides: german::ASIDES, turns: german::TURNS },
    Language { refusals: french::RULES, asides: french::ASIDES, turns: french::TURNS },
    Language { refusals: spanish::RULES, asides: spanish::ASIDES, turns: spanish::TURNS },
    Language { refusals: italian::RULES, asides: italian::ASIDES, turns: italian::TURNS },
    Language { refusals: portuguese::RULES, asides: portuguese::ASIDES, turns: portuguese::TURNS },
    Language { refusals: korean::RULES, asides: korean::ASIDES, turns: korean::TURNS },
    Language { refusals: chinese::RULES, asides: chinese::ASIDES, turns: chinese::TURNS },
    Language { refusals: japanese::RULES, asides: japanese::ASIDES, turns: japanese::TURNS },
    Language { refusals: arabic::RULES, asides: arabic::ASIDES, turns: arabic::TURNS },
    Language { refusals: hindi::RULES, asides: hindi::ASIDES, turns: hindi::TURNS },
];
const LATIN: usize = 6;

/// How far an answer refuses that begins by refusing, in bytes: up to the end of what tells that. Its prefix is passed over;
/// `own` are phrases of a profile's own, in any case.
pub(crate) fn refuses_up_to(answer: &str, own: &[String]) -> Option<usize> {
    let text = read_prefix(answer, true).map_or(answer, |length| &answer[length..]);
    Some(answer.len() - refusal(text, own)?.behind.len())
}

/// Does the text begin by refusing? It may be any sentence of an answer: courtesies before that aren't looked for.
pub(crate) fn is_refusal(text: &str, own: &[String]) -> bool {
    led_refusal(text, own).is_some()
}

/// Is a sentence of a refusal one that states nothing: advice to the reader on how or whom to ask, a word on the sources, an
/// apology, or another refusal?
pub(crate) fn is_aside(sentence: &str, own: &[String]) -> bool {
    language_of_aside(sentence, own).is_some()
}

/// The place of the language in which a sentence is one that states nothing.
fn language_of_aside(sentence: &str, own: &[String]) -> Option<usize> {
    let text = skip(sentence);
    let apologizes = |rest: &str| skip(rest).is_empty();
    let is_one = |language: &Language| {
        let stands_beside =
            |rest: &str| fits(rest, b"A", &language.asides, &|_| true) || is_refusal(rest, own);
        fits(text, b"?B", &language.asides, &stands_beside)
            || fits(text, b"B", &language.refusals, &apologizes)
    };
    languages(text).find(|(_, language)| is_one(language)).map(|(place, _)| place)
}

/// A refusal that a text begins with.
struct Refusal<'t> {
    /// What is behind what tells it.
    behind: &'t str,
    /// The place of its language, unless it is a phrase of a profile's own.
    language: Option<usize>,
}

/// The refusal that a text begins with, behind courtesies, a label and what leads in too.
fn refusal<'t>(text: &'t str, own: &[String]) -> Option<Refusal<'t>> {
    led_refusal(text, own).or_else(|| behind_courtesies(text, |rest| first_refusal(rest, own)))
}

/// The refusal that a text begins with, behind what leads in or with nothing before it.
fn led_refusal<'t>(text: &'t str, own: &[String]) -> Option<Refusal<'t>> {
    first_refusal(text, own).or_else(|| first_refusal(behind_lead(text)?, own))
}

/// How long such words are at the most, in bytes. More than two may say whose words the refusal is: "The bot says: Sorry, …".
const LONGEST_LEAD: usize = 48;

/// What more of them begin with that name a matter.
const TOPICS: &str = "regarding|concerning|as for|as to|with regard|when it comes|about|was |concernant|quant|\
    pour |en cuanto|sobre|respecto|per quanto|riguardo|com relação|em relação";

/// What leads in without a sign behind it.
const LEADS: &str = "note that|please note that|i should note that";

/// What is behind a word or two that lead in a sentence, or more that name a matter, up to a comma or a colon: "**Note:**", "That said,",
/// "As for the price,".
fn behind_lead(text: &str) -> Option<&str> {
    let text = skip(text);
    let lead = phrase_at_in_any_case(text, 0, LEADS);
    if lead > 0 {
        return Some(&text[lead..]);
    }
    let near = &text[..floor_boundary(text, LONGEST_LEAD)];
    let end = place::run_end(near, 0, |c| !(is_comma(c) || is_colon(c) || c == '،' || is_full_stop(c)));
    let short = || text[..end].matches(' ').count() <= 1 || phrase_at_in_any_case(text, 0, TOPICS) > 0;
    (place::begins(near, end, |c| !is_full_stop(c)) && short()).then(|| &text[end..])
}

/// The refusal that a text begins with, with nothing before it.
fn first_refusal<'t>(text: &'t str, own: &[String]) -> Option<Refusal<'t>> {
    let text = skip(text);
    if let Some(behind) = own.iter().find_map(|phrase| behind_own(text, phrase)) {
        return Some(Refusal { behind, language: None });
    }
    let left = Cell::new(0);
    let ends = |rest: &str| {
        left.set(rest.len());
        true
    };
    let refuses = |language: &Language| fits(text, b"A", &language.refusals, &ends);
    let leaves_unsaid = |rest: &str| {
        let clause = skip(rest);
        let is_one = |rest: &str| {
            // Another clause may state something: "It costs $5, which is not mentioned in the sources."
            let said = &clause[..clause.len() - rest.len()];
            !place::has(said, |c| matches!(c, ',' | ';' | ':' | '(' | '—' | '–'))
                && !fits(said, b"~if|when|unless|which", &Rules::NONE, &|_| true)
                && ends(rest)
        };
        fits(clause, english::UNSAID, &english::RULES, &is_one)
    };
    let denying = denying(text);
    let denies = |place: usize| denying & 1 << place != 0;
    // What English leaves unsaid has rules of its own; the others go by its first words.
    let english = usize::from(ENGLISH);
    let worth = |place: usize| if place == english { may_refuse(text) } else { denies(place) };
    let leaves_unsaid =
        || denies(english) && fits(text, english::BEFORE_UNSAID, &english::RULES, &leaves_unsaid);
    let language = languages(text)
        .find(|&(place, language)| worth(place) && refuses(language))
        .map(|(place, _)| place)
        .or_else(|| leaves_unsaid().then_some(english))?;
    let behind = &text[text.len() - left.get()..];
    // "No answer found? Call 555." asks.
    (!behind.starts_with('?')).then_some(Refusal { behind, language: Some(language) })
}

/// The languages that a text may be in, by its first letters, and their places.
fn languages(text: &str) -> impl Iterator<Item = (usize, &'static Language)> {
    let latin = script(text) == 0;
    LANGUAGES.iter().enumerate().filter(move |&(place, _)| (place < LATIN) == latin)
}

/// What is behind the letters and digits of a phrase, where a text begins with them, in any case, and doesn't go on with the
/// same word.
fn behind_own<'t>(text: &'t str, phrase: &str) -> Option<&'t str> {
    let counts = |c: &char| c.is_alphanumeric();
    let mut rest = text.chars();
    let mut last = None;
    for c in phrase.chars().filter(counts) {
        if lower_of(rest.find(counts)?) != lower_of(c) {
            return None;
        }
        last = Some(c);
    }
    // Scripts other than Latin write particles together with words, or no spaces at all.
    let ends = !last?.is_ascii() || !place::begins(rest.as_str(), 0, char::is_alphanumeric);
    ends.then_some(rest.as_str())
}
