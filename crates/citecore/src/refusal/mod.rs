//! Answers that say that they can't answer.

mod arabic;
mod chinese;
mod english;
mod german;
mod hindi;
mod japanese;
mod korean;

use crate::prefix::read_prefix;

/// What a model is asked to say, and what the exchange says itself, where the sources don't hold the answer.
pub const POLITE_REFUSAL: &str = "Sorry, I cannot generate a reply given your query and the context I retrieved. \
    Please consider providing more information in your requests; i.e. program, version, feature, operating system, \
    specific problem, etc.";

/// How far into its sentence the later part of a refusal is looked for, in bytes.
const REACH: usize = 240;

/// A part of a refusal.
enum Slot {
    /// One of these stands next.
    One(&'static [&'static str]),
    /// One of these may stand next.
    Maybe(&'static [&'static str]),
    /// One of these stands somewhere in the rest of the sentence.
    Later(&'static [&'static str]),
    /// One of these rows comes next.
    Any(&'static [&'static [Slot]]),
    /// None of these stands next.
    Not(&'static [&'static str]),
    /// The sentence, or a part of it that punctuation sets off, ends here.
    End,
}

/// Does the whole answer refuse, its prefix aside? `own` are phrases of a profile's own, in any case.
pub(crate) fn refuses(answer: &str, own: &[String]) -> bool {
    is_refusal(read_prefix(answer, true).map_or(answer, |length| &answer[length..]), own)
}

/// Does the text begin by refusing?
pub(crate) fn is_refusal(text: &str, own: &[String]) -> bool {
    let text = skip(text);
    let is_own = |phrase: &String| !phrase.trim().is_empty() && eat(text, phrase.trim()).is_some();
    let mut rows = rows(text).iter().copied().flatten();
    own.iter().any(is_own) || rows.any(|row| fits(text, row, &|_| true))
}

/// What refusals begin with in the languages whose script a text begins in: most texts refuse nothing, and need be held
/// against few phrases.
///
/// A new way to refuse is a row, or a phrase in one of a row's lists: in lower case, with straight apostrophes. Only what
/// surely refuses for want of sources belongs there: an answer that is taken for a refusal by mistake passes every check
/// without a citation.
fn rows(text: &str) -> &'static [&'static [&'static [Slot]]] {
    match text.chars().next() {
        Some('\0'..='\x7f') => &[english::ROWS, german::ROWS],
        Some('가'..='힣') => &[korean::ROWS],
        Some('\u{600}'..='\u{6ff}') => &[arabic::ROWS],
        Some('\u{900}'..='\u{97f}') => &[hindi::ROWS],
        Some(_) => &[chinese::ROWS, japanese::ROWS],
        None => &[],
    }
}

/// Does the text begin with what the slots say, and does what is behind that fit as well?
fn fits(text: &str, slots: &[Slot], behind: &dyn Fn(&str) -> bool) -> bool {
    let Some((slot, rest)) = slots.split_first() else { return behind(text) };
    let next = skip(text);
    let go_on = |text: &str| fits(text, rest, behind);
    let one_of =
        |from: &str, phrases: &[&str]| phrases.iter().any(|phrase| eat(from, phrase).is_some_and(go_on));
    match slot {
        Slot::One(phrases) => one_of(next, phrases),
        Slot::Maybe(phrases) => one_of(next, phrases) || go_on(text),
        Slot::Later(phrases) => starts(sentence(next)).any(|at| one_of(&next[at..], phrases)),
        Slot::Not(phrases) => phrases.iter().all(|phrase| eat(next, phrase).is_none()) && go_on(text),
        Slot::Any(rows) => rows.iter().any(|row| fits(text, row, &go_on)),
        Slot::End => !text.starts_with(|c: char| c.is_alphanumeric() || c.is_whitespace()) && go_on(text),
    }
}

/// A text without what may stand between the parts of a refusal, and before it.
fn skip(text: &str) -> &str {
    text.trim_start_matches(|c: char| {
        !c.is_ascii_alphanumeric() && (c.is_whitespace() || ",;:.!\"*_>()-–—…“”„«»，、。！：；،؛".contains(c))
    })
}

/// The rest of the sentence that a text begins with, as far as it is looked at.
fn sentence(text: &str) -> &str {
    let ends = |(at, c): (usize, char)| match c {
        '.' => !text[at + 1..].starts_with(|c: char| !c.is_whitespace()),
        c => at > REACH || "!?。！？।؟\n".contains(c),
    };
    text.char_indices().find(|&place| ends(place)).map_or(text, |(at, _)| &text[..at])
}

/// Where a phrase may begin: at every word, and at every letter of scripts that put no spaces between words or write
/// particles together with them.
fn starts(text: &str) -> impl Iterator<Item = usize> + '_ {
    let mut inside = false;
    text.char_indices().filter_map(move |(at, c)| {
        let goes_on = std::mem::replace(&mut inside, c.is_ascii_alphanumeric());
        (!goes_on || !inside).then_some(at)
    })
}

/// What is behind the phrase, where a text begins with it: letters in any case, apostrophes and white space of any kind.
fn eat<'t>(text: &'t str, phrase: &str) -> Option<&'t str> {
    let mut rest = text;
    let mut last = ' ';
    for c in phrase.chars() {
        let mut next = rest.chars();
        if !c.is_whitespace() {
            if !same(next.next()?, c) {
                return None;
            }
            rest = next.as_str();
        } else if !last.is_whitespace() {
            if !next.next()?.is_whitespace() {
                return None;
            }
            rest = rest.trim_start();
        }
        last = c;
    }
    let cut = last.is_ascii_alphanumeric() && rest.starts_with(char::is_alphanumeric);
    (!cut).then_some(rest)
}

fn same(a: char, b: char) -> bool {
    let plain = |c: char| if matches!(c, '’' | '‘' | 'ʼ' | '＇') { '\'' } else { c };
    if a == b || (a.is_ascii() && b.is_ascii()) {
        return a.eq_ignore_ascii_case(&b);
    }
    let (a, b) = (plain(a), plain(b));
    a == b || (!a.is_ascii() && !b.is_ascii() && a.to_lowercase().eq(b.to_lowercase()))
}
