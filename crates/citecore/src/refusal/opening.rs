//! Which texts may refuse, by the words that they begin with: few are worth a closer look.

/// What words are told by: their first five letters, in any case, or the first letter of another script.
type Key = u32;

/// Words that say nothing yet: the next one tells.
const GO_ON: [Key; 71] = keys(
    "the this that these your my any our of in from within by based with using given only solely on there it is are was \
    but however die den der dem diese aus es aber jedoch allerdings \
    les cette ces vos nos le la ce mes mais dans selon d'après d’après las los el en con base de acuerdo \
    según estas estos esta mis sus pero ma as os o mas"
        .as_bytes(),
);
/// Words that refusals begin with.
const FIRST: [Key; 89] = keys(
    "i i'm i’m we we're we’re sorry unfortunately apologies no not none cannot can't unable insufficient leider dazu hierzu darüber ich weiß \
    je nous il cela ceci aucun malheureusement désolé toutes l'information l’information lo lamento desafortunadamente disculpe \
    ninguna esto eso tampoco non mi purtroppo spiacente desculpe sinto lamento infelizmente não \
    죄 안 해 요 질 관 제 주 검 抱 很 对 對 根 在 提 申 عذ آس لل ال لا क म द ह ल प उ स \
    我 分 わ そ 関 該 모 잘 답"
        .as_bytes(),
);
/// Words that refusals have first behind those that say nothing.
const BEHIND: [Key; 59] = keys(
    "can can't cannot could couldn't isn't aren't wasn't question given provided retrieved available sources passages help context \
    knowledge search requested information data answer text document documents article \
    bereitgestellten gegebene vorliegende verfügbare angegebene kontext gibt liegen finden tut \
    quellen dokumente unterlagen \
    centre extraits réponse mention n'est n’est ne fuentes centro artículos fragmentos pasajes respuesta \
    fonti documenti contesto passaggi fontes trechos"
        .as_bytes(),
);

/// Does the first word that says something begin a refusal?
pub(super) fn may_refuse(text: &str) -> bool {
    let keys = text.as_bytes().split(|&byte| byte == b' ').map(key);
    let telling = keys.enumerate().find(|(_, key)| !GO_ON.contains(key));
    telling.is_some_and(|(at, key)| FIRST.contains(&key) || (at > 0 && BEHIND.contains(&key)))
}

/// Is a text worth a closer look that may leave something unsaid, as "The price is not mentioned." does? It says "not", or "n't".
pub(super) fn may_deny(text: &str) -> bool {
    text.as_bytes().first().is_some_and(u8::is_ascii_alphabetic)
        && text.as_bytes().windows(3).take(REACH).any(|bytes| {
            matches!(bytes, [b'n' | b'N', b'o' | b'O', b't' | b'T'] | [_, APOSTROPHE | b'\'', b't' | b'T'])
        })
}

/// How far that is looked for, in bytes: nothing that refuses says it later.
const REACH: usize = 400;

/// The last byte of "’".
const APOSTROPHE: u8 = 0x99;

/// The key of the word that a text begins with.
const fn key(text: &[u8]) -> Key {
    let mut key = 1;
    let mut at = 0;
    while at < text.len() && text[at] != b' ' && at < LONGEST {
        let byte = text[at];
        // Letters of other scripts have two or three bytes; a one in front counts them. Where there are no spaces, what is behind the
        // first one is another word.
        let most = if text[0].is_ascii() && byte.is_ascii() { 1 << 25 } else { 1 << 15 };
        if key < most && (byte.is_ascii_alphabetic() || !byte.is_ascii()) {
            key = key << 5 | byte as Key & 31;
        }
        at += 1;
    }
    key
}

/// The longest beginning of a word that is looked at, in bytes.
const LONGEST: usize = 16;

/// The keys of words with spaces between them.
const fn keys<const COUNT: usize>(words: &[u8]) -> [Key; COUNT] {
    let mut keys = [1; COUNT];
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
    use crate::{refusal::LANGUAGES, rules::named};

    /// Is it what stands before an apostrophe?
    fn is_elided(word: &str) -> bool {
        matches!(word, "d" | "l")
    }

    /// How a text goes on with a word, if it can: short forms stand behind what they shorten.
    fn joined(text: &str, word: &str, apostrophe: char) -> Option<String> {
        let behind = |words: &[&str]| words.iter().any(|word| text.ends_with(word));
        match word {
            "n" => behind(&["is", "are", "was", "were", "do", "does", "did", "could"])
                .then(|| format!("{text}n")),
            "t" => behind(&["can", "n"]).then(|| format!("{text}{apostrophe}t")),
            "m" => behind(&["i"]).then(|| format!("{text}{apostrophe}m")),
            "re" => behind(&["we"]).then(|| format!("{text}{apostrophe}re")),
            "s" => behind(&["there"]).then(|| format!("{text}{apostrophe}s")),
            _ if text.split(' ').next_back().is_some_and(is_elided) => {
                Some(format!("{text}{apostrophe}{word}"))
            }
            _ if text.is_empty() => Some(word.to_owned()),
            _ => Some(format!("{text} {word}")),
        }
    }

    /// Holds every way to go on with these parts against the gate, up to the word that opens it.
    fn hold(rules: &[&str], parts: &[&[u8]], text: &str, apostrophe: char, shut_out: &mut Vec<String>) {
        if may_refuse(text) {
            return;
        }
        let tells = |word: &str| !is_elided(word) && !GO_ON.contains(&key(word.as_bytes()));
        let told = text.split(' ').any(tells);
        let Some((part, rest)) =
            parts.split_first().filter(|(part, _)| part[0] != b'~' && (!told || text.is_empty()))
        else {
            shut_out.push(text.to_owned());
            return;
        };
        let optional = part[0] == b'?';
        if optional {
            hold(rules, rest, text, apostrophe, shut_out);
        }
        for choice in part[usize::from(optional)..].split(|&byte| byte == b'|') {
            match choice {
                b"." => hold(rules, rest, text, apostrophe, shut_out),
                [name @ b'A'..=b'Z'] => {
                    for row in named(rules, *name) {
                        let parts: Vec<&[u8]> =
                            row.split(|&byte| byte == b' ').chain(rest.iter().copied()).collect();
                        hold(rules, &parts, text, apostrophe, shut_out);
                    }
                }
                phrase => {
                    let mut words = std::str::from_utf8(phrase).unwrap().split('_');
                    let text = words.try_fold(text.to_owned(), |text, word| joined(&text, word, apostrophe));
                    if let Some(text) = text {
                        hold(rules, rest, &text, apostrophe, shut_out);
                    }
                }
            }
        }
    }

    #[test]
    fn no_rule_is_shut_out() {
        let mut shut_out = Vec::new();
        for language in LANGUAGES {
            for apostrophe in ['\'', '’'] {
                hold(language.refusals, &[b"A"], "", apostrophe, &mut shut_out);
            }
        }
        shut_out.sort();
        shut_out.dedup();
        assert!(shut_out.is_empty(), "{shut_out:#?}");
    }
}
