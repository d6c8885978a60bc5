//! Words that deny with what stands behind them: "out of stock", "fails to start", "stopped working".

use crate::{
    find::holds,
    mark::last_bytes,
    phrases::{ends_in, ends_in_words, is_among, phrase_at, phrase_at_in_any_case},
    place::{begins, up_to},
    verify::term::Term,
};

/// Does a word deny by what stands behind it?
pub(super) fn denies(text: &str, term: &Term, word: &str, before: Option<&Term>, rest: &str) -> bool {
    term.entry.weak_negation && (is_undone(text, word, before, rest) || is_dropped(text, term, word))
        || is_out(word, rest)
        || is_avoided(word, rest)
        || is_yet(word, rest)
}

/// Does a word say that what stands behind it isn't done: "fails to start", "refuse de payer", "stopped working"? "Users unable to log in"
/// are such users, and "they are unable to" says it of them.
fn is_undone(text: &str, word: &str, before: Option<&Term>, rest: &str) -> bool {
    let is_said_of_them = |before: &Term| {
        before.entry.common || before.written(text).ends_with("ly") || before.entry.extent().is_some()
    };
    if word == "unable" && !before.is_some_and(is_said_of_them) {
        return false;
    }
    is_among(NOT_DOING, word) && phrase_at(rest, 0, DOING) > 0
        || is_among(NO_LONGER, word) && next(rest).ends_with("ing")
}

const NOT_DOING: &str = "fail fails failed failing unable refuse refuses refused refusing decline declines declined declining cease ceases \
    ceased refusent refusé refusa refusèrent cesse cessent cessé cessa niega niegan negó negaron deja dejan dejó dejaron rehúsa rehúsan \
    rehusó rechaza rechazan rechazó recusa recusam recusou deixa deixam deixou rifiuta rifiutano rifiutato rifiutò smette smesso";
const DOING: &str = " to | de | d'| d’| a | di ";
const NO_LONGER: &str = "Stop stop stops stopped ceases ceased";

/// Is support for something what was dropped?
fn is_dropped(text: &str, term: &Term, word: &str) -> bool {
    is_among(DROPPED, word)
        && holds(last_bytes(up_to(text, term.start as usize), SUPPORT_REACH), "upport for ")
}

const DROPPED: &str = "dropped discontinued ended removed";

/// How far before that the support stands, in bytes.
const SUPPORT_REACH: usize = 60;

/// Does a "that" begin what isn't true: "it is a myth that", "es stimmt nicht, dass", "il n'est pas vrai que"?
pub(super) fn is_untrue(text: &str, word: &str, before: Option<&Term>) -> bool {
    if !matches!(word, "that" | "dass" | "que" | "che") {
        return false;
    }
    before.is_some_and(|before| {
        let said = up_to(text, before.start as usize);
        before.is_written(text, UNTRUE)
            || before.is_written(text, TRUE) && (ends_in_words(said, NOT) || ends_in(said, "n't|n’t"))
            || before.is_written(text, "nicht") && ends_in_words(said, "stimmt")
    })
}

const UNTRUE: &str =
    "wrong false untrue incorrect myth misconception falsch unwahr Irrtum Mythos faux falso mito";
const TRUE: &str = "true correct case wahr richtig vrai exact cierto verdad vero verdade";
const NOT: &str = "not|not the|nicht|pas|no es|non è|não é";

/// Is something still to be done: "has yet to open"?
fn is_yet(word: &str, rest: &str) -> bool {
    word == "yet" && rest.starts_with(" to ")
}

/// Does an "out" say with what stands behind it that there is nothing of something: "out of stock"?
fn is_out(word: &str, rest: &str) -> bool {
    if !word.eq_ignore_ascii_case("out") {
        return false;
    }
    let length = phrase_at_in_any_case(rest, 0, " of stock| of service| of order| of date");
    length > 0 && !begins(rest, length, char::is_alphabetic)
}

/// Does a word say not to do what stands behind it? "Avoid touching it" does, "Avoid further delays" says what for.
fn is_avoided(word: &str, rest: &str) -> bool {
    match word {
        "Avoid" => next(rest).ends_with("ing"),
        "Evite" => ends_in(next(rest), "ar|er|ir"),
        "Évitez" => next(rest) == "de" || next(rest).starts_with("d’") || next(rest).starts_with("d'"),
        _ => false,
    }
}

fn next(rest: &str) -> &str {
    rest.split_whitespace().next().unwrap_or_default()
}
