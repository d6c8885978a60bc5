//! Words that end in a full stop without ending a sentence.

/// Never the end of a sentence.
const ALWAYS: &[&str] = &[
    "e.g", "i.e", "eg", "ie", "dr", "mr", "mrs", "ms", "prof", "st", "vs", "approx", "ca", "cf", "resp",
    "incl", "viz", "z.b", "d.h", "u.a", "o.ä", "i.d.r", "u.u", "z.t", "bzw", "evtl", "ggf", "inkl", "vgl",
    "sog", "hr", "fr", "mme", "mlle", "sra", "aprox", "mt", "ft", "gen", "sen", "rep", "capt", "col", "lt",
    "rev", "hon",
];

/// Not the end where a number follows.
const BEFORE_NUMBER: &[&str] = &[
    "no", "nos", "nr", "fig", "figs", "eq", "eqs", "abb", "vol", "vols", "p", "pp", "ch", "sec", "art", "s",
    "bd", "max", "min", "mind", "pág", "núm", "tab", "kap", "rev", "ver", "v",
];

/// The end only where a word follows that begins sentences.
const BEFORE_NAME: &[&str] =
    &["inc", "ltd", "co", "corp", "jr", "sr", "u.s", "u.k", "d.c", "ph.d", "b.c", "a.d", "al", "bros"];

const SENTENCE_STARTS: &[&str] = &[
    "the", "a", "an", "it", "its", "this", "that", "these", "those", "he", "she", "they", "we", "you", "i",
    "in", "on", "at", "for", "if", "when", "while", "however", "but", "and", "there", "then", "so", "as",
    "to", "not", "no", "use", "der", "die", "das", "es", "ein", "eine", "wenn", "sie", "er", "wir",
];

const MONTHS: &[&str] = &[
    "januar",
    "februar",
    "märz",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "dezember",
    "january",
    "february",
    "march",
    "may",
    "june",
    "july",
    "october",
    "december",
];

/// May the full stop behind `word` end a sentence before `next`, which doesn't begin with a small letter?
/// `word` is what stands before it since the last space, `next` what follows up to the next.
pub(super) fn may_end(word: &str, next: &str) -> bool {
    let bare = word.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let following = next.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let begins_sentence = SENTENCE_STARTS.contains(&following.as_str());
    if ALWAYS.contains(&bare.as_str()) {
        return false;
    }
    if BEFORE_NUMBER.contains(&bare.as_str()) && following.starts_with(|c: char| c.is_numeric()) {
        return false;
    }
    let initial = bare.chars().count() == 1 && word.ends_with(char::is_uppercase);
    if BEFORE_NAME.contains(&bare.as_str()) || initial {
        return begins_sentence;
    }
    let ordinal = bare.len() <= 2 && bare.bytes().all(|byte| byte.is_ascii_digit());
    !(ordinal && MONTHS.contains(&following.as_str()))
}
