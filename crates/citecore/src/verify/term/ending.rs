//! The endings of words, by which their forms are one.

use crate::{
    place::{Phrases, begins, ends_in},
    words::{is_arabic, is_devanagari, is_hangul},
};

/// Takes the endings off a folded word of Latin letters or of Devanagari, and endings and the article off an Arabic one. Light:
/// what it leaves needs not be a word, but the forms of a word leave the same.
pub(super) fn strip(word: &mut String) {
    if begins(word, 0, is_arabic) {
        for article in Phrases("وال|بال|كال|فال|لل|ال") {
            if let Some(rest) = word.strip_prefix(article)
                && rest.chars().count() >= 3
            {
                *word = rest.to_owned();
                break;
            }
        }
        cut(word, "ات|ون|ين|ها|ه", 3);
        return;
    }
    if begins(word, 0, is_devanagari) {
        for (letters, endings) in (1..=5).rev().zip(HINDI_ENDINGS) {
            let length = 3 * letters;
            let Some(at) = word.len().checked_sub(length) else { continue };
            let cuts = endings.as_bytes().chunks_exact(length).any(|ending| *ending == word.as_bytes()[at..]);
            if cuts && word[..at].chars().count() >= 2 {
                word.truncate(at);
                return;
            }
        }
        return;
    }
    if !word.is_ascii() || word.len() < 4 {
        return;
    }
    if matches!(word.as_bytes().last(), Some(b's' | b'd')) {
        if cut(word, "sses", 3) {
            word.push_str("ss");
            return;
        }
        if cut(word, "ies|ied", 3) {
            word.push('y');
            return;
        }
        if word.ends_with('s') && !ends_in(word, "ss|us|is") {
            word.pop();
        }
    }
    if cut(word, endings_in(word.as_bytes()[word.len() - 1]), 4) {
        let bytes = word.as_bytes();
        if let [.., before, last] = bytes
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

/// The endings with this last letter: to try all of them takes a tenth of the time of verification.
fn endings_in(letter: u8) -> &'static str {
    match letter {
        b'd' => "ed",
        b'g' => "ing",
        b'l' => "al",
        b'n' => "ation|ion|en",
        b'r' => "er",
        b's' => "ness",
        b't' => "est|ment",
        b'y' => "ingly|edly|ly",
        _ => "",
    }
}

/// Takes the first of some endings off a word, if it leaves enough letters; tells whether it did.
fn cut(word: &mut String, endings: &'static str, least: usize) -> bool {
    for ending in Phrases(endings) {
        if let Some(rest) = word.strip_suffix(ending)
            && rest.chars().count() >= least
        {
            word.truncate(rest.len());
            return true;
        }
    }
    false
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
