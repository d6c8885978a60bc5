//! Which languages a text may refuse in, by the words that it begins with: few texts are worth more than this.

use super::{arabic, chinese, english, german, hindi, japanese, korean};

/// The first three letters of what refusals in Latin letters begin with, in order: in capitals those of words that say
/// nothing yet, so that the next one tells; with one capital those that tell where they come first, too.
const WORDS: &[u8] =
    b"afransANYApoAREartavaBASBEEberBUTcanconcouDENDIEdocES excFROgivHOWI  IchIN infIS isnknoLeimatmirMY No NonnotOF ON ONLpasproreqretseaSOLSorsousuptexTHATHETHITO TutUnfUSIWASWe WIT";

/// What refusals begin with in each language, and its rules.
const LANGUAGES: [(&str, &[&str]); 7] = [
    ("abfghinostuw", english::RULES),
    ("ledi", german::RULES),
    ("죄안해요질관제주검", korean::RULES),
    ("抱很对根在提", chinese::RULES),
    ("申提", japanese::RULES),
    ("عآال", arabic::RULES),
    ("कमद", hindi::RULES),
];

/// The rules that a text has to be held against.
pub(super) fn languages(text: &str) -> impl Iterator<Item = &'static [&'static str]> {
    let first = text.chars().next().map(|c| c.to_ascii_lowercase()).filter(|c| !c.is_ascii() || tells(text));
    let opens = move |(letters, _): &&(&str, _)| first.is_some_and(|first| letters.contains(first));
    LANGUAGES.iter().filter(opens).map(|&(_, rules)| rules)
}

/// Does the first word that says something begin a refusal?
fn tells(text: &str) -> bool {
    let key = |letters: &[u8; 3]| letters.iter().fold(0, |key, letter| key << 8 | u32::from(letter | 0x20));
    let words = WORDS.as_chunks().0;
    let mut first = true;
    for word in text.split_ascii_whitespace() {
        let mut opening = [b' '; 3];
        let letters = word.bytes().skip_while(|byte| !byte.is_ascii_alphabetic());
        let letters = letters.take_while(u8::is_ascii_alphabetic);
        opening.iter_mut().zip(letters).for_each(|(place, letter)| *place = letter);
        let Ok(at) = words.binary_search_by_key(&key(&opening), key) else { return false };
        let [begins, goes_on, _] = words[at].map(|letter| letter.is_ascii_uppercase());
        if !goes_on {
            return begins || !first;
        }
        first = false;
    }
    false
}
