//! Which texts may refuse or be courteous, by the words that they begin with in English, and by those that deny in others: few are worth a closer look.

use crate::mark::each_but_letters;

/// What English words are told by: a hash of their first five letters, in any case.
type Key = u16;

/// Words that say nothing yet: the next one tells.
const GO_ON: [Key; 27] = keys(
    "the this that these your my any our of in from within by based with using given only solely on there it is are was but however",
);
/// Words that refusals begin with.
const FIRST: [Key; 23] = keys(
    "i i'm i've we we're sorry unfortunately regrettably apologies no not none nothing it's that's isn't cannot can't unable insufficient \
    unclear unknown impossible",
);
/// Words that refusals have first behind those that say nothing.
const BEHIND: [Key; 34] = keys(
    "nothing limited can can't cannot could couldn't isn't aren't wasn't question given provided retrieved available sources passages help context \
    excerpts articles knowledge search requested information data answer text texts document documents article documentation material",
);

/// Words with Latin letters that courtesies begin with.
const COURTEOUS: [Key; 139] = keys(
    "that's that this what das very really sehr great good excellent gute bonne excellente buena excelente buona ottima boa have here's here \
     short quick final answer antwort réponse respuesta risposta resposta you're sure of certainly absolutely definitely no my gern gerne \
     natürlich selbstverständlich claro por con de bien absolument avec certo certamente prego com hi hello dear thanks thank hallo liebe \
     lieber danke vielen hola gracias bonjour bonsoir merci ciao buongiorno buonasera grazie olá obrigado guten buenos buenas bom best \
     kind viele beste mit please let feel don't do just n'hésitez i hope if for enjoy i'm i'd i'll we we're we'd we'll happy glad ich je \
     entiendo capisco entendo bei es lamento siento mi sinto espero j'espère spero désolé estou sono resto estoy should falls wenn sollten \
     si se follow here befolgen sigue siga suivez segui gehen do",
);

/// May a text be courteous by its first word? In other scripts all are worth a closer look.
pub(super) fn may_be_courteous(text: &str) -> bool {
    !text.as_bytes().first().is_some_and(u8::is_ascii) || COURTEOUS.contains(&key(text.as_bytes()))
}

/// Does the first word that says something begin a refusal in English?
pub(super) fn may_refuse(text: &str) -> bool {
    let mut first = true;
    for word in text.as_bytes().split(|&byte| byte == b' ') {
        let key = key(word);
        if !GO_ON.contains(&key) {
            return FIRST.contains(&key) || (!first && BEHIND.contains(&key));
        }
        first = false;
    }
    false
}

/// A bit for each language, in the order of all.
pub(super) type Set = u16;

/// The languages in which a text is worth a closer look that may leave something unsaid anywhere, as "The price is not mentioned."
/// does: those in which it has a word that denies.
pub(super) fn denying(text: &str) -> Set {
    let mut all = 0;
    if script(text) >= EAST_ASIAN {
        for letter in text.chars().take(DENIAL_REACH) {
            all |= by_letter(letter);
        }
        return all;
    }
    let bytes = &text.as_bytes()[..text.len().min(REACH)];
    all |= by_word(bytes);
    each_but_letters(bytes, |end| {
        let (before, behind) = bytes.split_at(end);
        if let [.., b'n' | b'N', b'o' | b'O', b't' | b'T'] | [.., APOSTROPHE | b'\'', b't' | b'T'] = before {
            all |= 1 << ENGLISH;
        }
        if let [b' ', word @ ..] = behind {
            all |= by_word(word);
        }
    });
    all
}

/// The first byte of the first letter that isn't Latin, 0 where all are, as far as a text is looked at: "PIN은" is Korean.
pub(super) fn script(text: &str) -> u8 {
    let near = &text.as_bytes()[..text.len().min(SCRIPT_REACH)];
    if near.is_ascii() {
        return 0;
    }
    let is_told = |byte: &&u8| matches!(byte, 0xd8..=0xdb | 0xe0 | EAST_ASIAN..=0xef);
    near.iter().find(is_told).copied().unwrap_or(0)
}

/// How far that is looked for, in bytes.
const SCRIPT_REACH: usize = 24;

/// The first byte of the first letters of Japanese, Chinese and Korean.
const EAST_ASIAN: u8 = 0xe3;

/// How far a denial is looked for there, in characters.
const DENIAL_REACH: usize = 120;

// The places of languages among all.
pub(super) const ENGLISH: u8 = 0;
const GERMAN: u8 = 1;
const FRENCH: u8 = 2;
const SPANISH: u8 = 3;
const ITALIAN: u8 = 4;
const PORTUGUESE: u8 = 5;
const KOREAN: u8 = 6;
const CHINESE: u8 = 7;
const JAPANESE: u8 = 8;
const ARABIC: u8 = 9;
const HINDI: u8 = 10;

/// The language of which every refusal has one of some letters that this one is among.
fn by_letter(letter: char) -> Set {
    match letter {
        '않' | '없' | '못' | '렵' | '힘' | '모' | '부' | '불' => 1 << KOREAN,
        '没' | '沒' | '未' | '无' | '無' | '不' | '难' | '難' | '缺' => 1 << CHINESE,
        'せ' | 'ね' => 1 << JAPANESE,
        _ => 0,
    }
}

/// The languages in which a word denies that begins so; in English it may stand in the middle of one.
fn by_word(word: &[u8]) -> Set {
    let mut set = 0;
    let [first, rest @ ..] = word else { return set };
    let worth = match first | 32 {
        // Every English text has words like "and" and "are".
        b'a' => rest.starts_with(b"u"),
        b'k' | b'n' | ARABIC_G | ARABIC_L | INDIC => true,
        _ => false,
    };
    if worth {
        for &(language, known) in &DENIALS {
            let known = known.as_bytes();
            if first | 32 == known[0] | 32 && rest.starts_with(&known[1..]) {
                set |= 1 << language;
            }
        }
    }
    set
}

// The first bytes of words that deny in Arabic and Hindi, with the bit that tells small letters of English.
const ARABIC_G: u8 = 0xd8 | 32;
const ARABIC_L: u8 = 0xd9 | 32;
const INDIC: u8 = 0xe0 | 32;

/// How such words begin, each with its language.
const DENIALS: [(u8, &str); 17] = [
    (GERMAN, "nich"),
    (GERMAN, "kein"),
    (FRENCH, "ne "),
    (FRENCH, "n'"),
    (FRENCH, "n’"),
    (FRENCH, "aucu"),
    (SPANISH, "no "),
    (SPANISH, "ning"),
    (ITALIAN, "non "),
    (ITALIAN, "ness"),
    (PORTUGUESE, "nenhu"),
    (PORTUGUESE, "não"),
    (ARABIC, "لا"),
    (ARABIC, "لم"),
    (ARABIC, "ليس"),
    (ARABIC, "غير"),
    (HINDI, "नह"),
];

/// How far that is looked for, in bytes: nothing that refuses says it later.
const REACH: usize = 400;

/// The last byte of "’".
const APOSTROPHE: u8 = 0x99;

/// The key of the word that a text begins with.
const fn key(text: &[u8]) -> Key {
    let (mut key, mut letters, mut at): (Key, usize, usize) = (0, 0, 0);
    while at < text.len() && text[at] > b' ' && letters < LETTERS {
        if text[at].is_ascii_alphabetic() {
            key = key.wrapping_mul(31).wrapping_add((text[at] & 31) as Key);
            letters += 1;
        }
        at += 1;
    }
    key
}

/// How many letters of a word tell it.
const LETTERS: usize = 5;

/// The keys of words with spaces between them.
const fn keys<const COUNT: usize>(words: &str) -> [Key; COUNT] {
    let (words, mut keys) = (words.as_bytes(), [0; COUNT]);
    let (mut at, mut count) = (0, 0);
    while at < words.len() {
        if at == 0 || words[at - 1] == b' ' {
            keys[count] = key(words.split_at(at).1);
            count += 1;
        }
        at += 1;
    }
    assert!(count == COUNT);
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        refusal::{COURTESIES, LANGUAGES},
        rules::Rules,
    };

    /// How a text goes on with a word, if it can: short forms stand behind what they shorten.
    fn joined(text: &str, word: &str) -> Option<String> {
        let behind = |words: &[&str]| words.iter().any(|word| text.ends_with(word));
        match word {
            "n" => behind(&["is", "are", "was", "were", "do", "does", "did", "could"])
                .then(|| format!("{text}n")),
            "t" => behind(&["can", "n"]).then(|| format!("{text}'t")),
            "m" => behind(&["i"]).then(|| format!("{text}'m")),
            "re" => behind(&["we"]).then(|| format!("{text}'re")),
            "s" => behind(&["there"]).then(|| format!("{text}'s")),
            _ if text.is_empty() => Some(word.to_owned()),
            _ => Some(format!("{text} {word}")),
        }
    }

    /// Holds every way to go on with these parts against the gate, up to the word that opens it.
    fn check(rules: &Rules, parts: &[&[u8]], text: &str, shut_out: &mut Vec<String>) {
        if may_refuse(text) {
            return;
        }
        let told = text.split(' ').any(|word| !GO_ON.contains(&key(word.as_bytes())));
        let Some((part, rest)) =
            parts.split_first().filter(|(part, _)| part[0] != b'~' && (!told || text.is_empty()))
        else {
            shut_out.push(text.to_owned());
            return;
        };
        let optional = part[0] == b'?';
        if optional {
            check(rules, rest, text, shut_out);
        }
        for choice in part[usize::from(optional)..].split(|&byte| byte == b'|') {
            match choice {
                b"." => check(rules, rest, text, shut_out),
                [name @ b'A'..=b'Z'] => {
                    for row in rules.named(*name) {
                        let parts: Vec<&[u8]> =
                            row.split(|&byte| byte == b' ').chain(rest.iter().copied()).collect();
                        check(rules, &parts, text, shut_out);
                    }
                }
                phrase => {
                    let mut words = std::str::from_utf8(phrase).unwrap().split('_');
                    if let Some(text) = words.try_fold(text.to_owned(), |text, word| joined(&text, word)) {
                        check(rules, rest, &text, shut_out);
                    }
                }
            }
        }
    }

    #[test]
    fn no_rule_of_english_is_shut_out() {
        let mut shut_out = Vec::new();
        check(&LANGUAGES[usize::from(ENGLISH)].refusals, &[b"A"], "", &mut shut_out);
        shut_out.sort();
        shut_out.dedup();
        assert!(shut_out.is_empty(), "{shut_out:#?}");
    }

    /// The words that a row of courtesies may begin with.
    fn first_words(row: &[u8], words: &mut Vec<String>) {
        for part in row.split(|&byte| byte == b' ') {
            let optional = part[0] == b'?';
            for choice in part[usize::from(optional)..].split(|&byte| byte == b'|') {
                match choice {
                    [name @ b'A'..=b'Z'] => {
                        COURTESIES.named(*name).for_each(|row| first_words(row, words));
                    }
                    phrase => words.push(std::str::from_utf8(phrase).unwrap().to_owned()),
                }
            }
            if !optional {
                return;
            }
        }
    }

    #[test]
    fn no_courtesy_is_shut_out() {
        const GO_ON: [&str; 11] = ["n", "m", "am", "re", "are", "d", "would", "ll", "will", "be", "always"];
        let mut words = ["I’m", "I'd", "I’ll", "we’re", "We'd", "We’ll"].map(str::to_owned).to_vec();
        for name in *b"ABCH" {
            COURTESIES.named(name).for_each(|row| first_words(row, &mut words));
        }
        let shut_out = |word: &&String| {
            // Short forms are of one word with what they shorten.
            let ways = [word.replacen('_', "'", 1).replace('_', " "), word.replace('_', " ")];
            !GO_ON.contains(&word.as_str()) && !ways.iter().any(|text| may_be_courteous(text))
        };
        let shut_out: Vec<&String> = words.iter().filter(shut_out).collect();
        assert!(shut_out.is_empty(), "{shut_out:?}");
    }

    /// Does a rule deny whichever way it goes? `says` whether a phrase does.
    fn always_denies(rules: &Rules, name: u8, says: &dyn Fn(&str) -> bool) -> bool {
        rules.named(name).all(|row| {
            let parts = row.split(|&byte| byte == b' ').filter(|part| part[0] != b'?');
            parts.map(|part| part.strip_prefix(b"~").unwrap_or(part)).any(|part| {
                part.split(|&byte| byte == b'|').all(|choice| match choice {
                    [name @ b'A'..=b'Z'] => always_denies(rules, *name, says),
                    phrase => says(std::str::from_utf8(phrase).unwrap()),
                })
            })
        })
    }

    #[test]
    fn no_rule_of_other_languages_is_shut_out() {
        for (place, language) in
            LANGUAGES.iter().enumerate().filter(|&(place, _)| place != usize::from(ENGLISH))
        {
            let says = |phrase: &str| {
                let words = phrase.split('_').map(|word| if word == "n" { "n'" } else { word });
                let padded = format!(" {}      ", words.collect::<Vec<_>>().join(" "));
                let letters = phrase.chars().fold(0, |all, letter| all | by_letter(letter));
                (denying(&padded) | letters) & 1 << place != 0
            };
            assert!(always_denies(&language.refusals, b'A', &says), "{:?}", language.refusals.text);
        }
    }

    #[test]
    fn a_language_is_told_where_the_text_begins_with_a_name() {
        for (text, language) in
            [("PINは記載されていません", JAPANESE), ("API 키는 없습니다", KOREAN), ("PIN码没有说明", CHINESE)]
        {
            assert_eq!(denying(text), 1 << language, "{text}");
        }
        assert_eq!(denying("The “price” isn’t told."), 1 << ENGLISH);
        assert!(may_refuse("I’m sorry.") && may_refuse("It’s unclear."), "whichever apostrophe");
    }
}
