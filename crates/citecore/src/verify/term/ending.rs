//! The endings of words, by which their forms are one.

use crate::{
    phrases::{Phrases, ends_in},
    place::begins,
    words::{is_arabic, is_devanagari, is_hangul},
};

/// Takes the endings off a folded word of Latin letters or of Devanagari, and endings and the article off an Arabic one. Light:
/// what it leaves needs not be a word, but the forms of a word leave the same.
pub(super) fn strip(word: &mut String) {
    if word.is_ascii() {
        if word.len() >= 4 {
            strip_latin(word);
        }
    } else if begins(word, 0, is_arabic) {
        strip_arabic(word);
    } else if begins(word, 0, is_devanagari) {
        strip_hindi(word);
    }
}

fn strip_arabic(word: &mut String) {
    for article in Phrases("وال|بال|كال|فال|لل|ال") {
        if let Some(rest) = word.strip_prefix(article)
            && rest.chars().count() >= 3
        {
            *word = rest.to_owned();
            break;
        }
    }
    for ending in Phrases("ات|ون|ين|ها|ه") {
        if let Some(rest) = word.strip_suffix(ending)
            && rest.chars().count() >= 3
        {
            word.truncate(rest.len());
            return;
        }
    }
}

fn strip_hindi(word: &mut String) {
    for (letters, endings) in (1..=5).rev().zip(HINDI_ENDINGS) {
        let length = 3 * letters;
        let Some(at) = word.len().checked_sub(length) else { continue };
        let cuts = endings.as_bytes().chunks_exact(length).any(|ending| *ending == word.as_bytes()[at..]);
        if cuts && word[..at].chars().count() >= 2 {
            word.truncate(at);
            return;
        }
    }
}

fn strip_latin(word: &mut String) {
    match word.as_bytes() {
        [rest @ .., b's', b's', b'e', b's'] if rest.len() >= 3 => {
            word.truncate(word.len() - "es".len());
            return;
        }
        [rest @ .., b'i', b'e', b's' | b'd'] if rest.len() >= 3 => {
            word.truncate(word.len() - "ies".len());
            word.push('y');
            return;
        }
        [.., b's' | b'u' | b'i', b's'] => {}
        [.., b's'] => word.truncate(word.len() - 1),
        _ => {}
    }
    if let Some(stem) = without_ending(word.as_bytes()) {
        word.truncate(stem);
        if let [.., before, last] = word.as_bytes()
            && before == last
            && !b"lsz".contains(last)
        {
            word.pop();
        }
    }
    if word.len() > 4 && word.ends_with('e') {
        word.pop();
    }
}

/// Endings of Hindi words, those of five letters first: of numbers, genders and cases, and of the forms of verbs. After A. Ramanathan
/// and D. D. Rao, A Lightweight Stemmer for Hindi, 2003, less the rarest. All words of Hindi are held against them.
const HINDI_ENDINGS: [&str; 5] = [
    "ाएंगीाएंगे",
    "ाएगीाएगाएंगीएंगेेंगीेंगेूंगीूंगाियांियोंताओंनाओं",
    "ेगीेगाानेानाातेातीातााओंाएंुओंायाएगाएगी",
    "ाईाएनेनीनातेींतीताांोंें",
    "ोेूुीिा",
];

/// How long a word of ASCII is without its ending, if it has one and is long enough without it. Every word asks.
fn without_ending(word: &[u8]) -> Option<usize> {
    /// In bytes. What is left of a shorter one is another word: "thing", "seal", "bed".
    const LEAST: usize = 4;
    match word {
        [stem @ .., b'a', b't', b'i', b'o', b'n']
        | [stem @ .., b'i', b'o', b'n']
        | [stem @ .., b'e', b'n']
        | [stem @ .., b'e', b'd']
        | [stem @ .., b'i', b'n', b'g']
        | [stem @ .., b'a', b'l']
        | [stem @ .., b'e', b'r']
        | [stem @ .., b'n', b'e', b's', b's']
        | [stem @ .., b'e', b's', b't']
        | [stem @ .., b'm', b'e', b'n', b't']
        | [stem @ .., b'i', b'n', b'g', b'l', b'y']
        | [stem @ .., b'e', b'd', b'l', b'y']
        | [stem @ .., b'l', b'y']
            if stem.len() >= LEAST =>
        {
            Some(stem.len())
        }
        _ => None,
    }
}

/// What words of Korean and Hindi end in that may be forms of verbs.
const VERBS: &str = "다|고|며|면|야|지|서|게|니|여|해|된|한|할|는|지만|ने|ना|ता|ते|ती|कर";

/// May it be the form of a verb in Korean or Hindi, of which another clause has another one?
pub(in crate::verify) fn may_be_verb(word: &str) -> bool {
    is_korean_or_hindi(word) && ends_in(word, VERBS)
}

/// Is it a word of either?
pub(in crate::verify) fn is_korean_or_hindi(word: &str) -> bool {
    begins(word, 0, |c| is_hangul(c) || is_devanagari(c))
}
