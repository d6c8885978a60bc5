//! Korean words without what hangs on them: the particles of a noun, the endings of a verb in -하다 and -되다.

use crate::place::ends;

/// What the syllable before a particle has to end in. It keeps nouns apart that only look like one with a particle:
/// 가을 (autumn) has 을 behind a vowel, where the particle is 를.
#[derive(Clone, Copy, PartialEq)]
enum After {
    Consonant,
    Vowel,
    /// A vowel or ㄹ.
    Open,
    Any,
}

/// Particles, what they follow, and how many syllables have to be left: one where a particle is hardly ever the end of
/// another word. Of two that fit, the longer stands first.
const PARTICLES: &[(&str, After, usize)] = &[
    ("에게서", After::Any, 1),
    ("이라는", After::Consonant, 1),
    ("입니까", After::Any, 1),
    ("입니다", After::Any, 1),
    ("인가요", After::Any, 1),
    ("이에요", After::Consonant, 1),
    ("으로", After::Consonant, 1),
    ("이나", After::Consonant, 1),
    ("이란", After::Consonant, 1),
    ("이랑", After::Consonant, 1),
    ("이며", After::Consonant, 1),
    ("이고", After::Consonant, 1),
    ("이든", After::Consonant, 1),
    ("인지", After::Any, 1),
    ("에서", After::Any, 1),
    ("에게", After::Any, 1),
    ("에는", After::Any, 1),
    ("에도", After::Any, 1),
    ("에만", After::Any, 1),
    ("까지", After::Any, 1),
    ("부터", After::Any, 1),
    ("보다", After::Any, 1),
    ("처럼", After::Any, 1),
    ("마다", After::Any, 1),
    ("한테", After::Any, 1),
    ("께서", After::Any, 1),
    ("밖에", After::Any, 1),
    ("조차", After::Any, 2),
    ("예요", After::Vowel, 1),
    ("라는", After::Vowel, 2),
    ("은", After::Consonant, 1),
    ("을", After::Consonant, 1),
    ("이", After::Consonant, 1),
    ("과", After::Consonant, 1),
    ("는", After::Vowel, 1),
    ("를", After::Vowel, 1),
    ("가", After::Vowel, 1),
    ("와", After::Vowel, 1),
    ("로", After::Open, 2),
    ("란", After::Vowel, 2),
    ("의", After::Any, 2),
    ("에", After::Any, 2),
    ("도", After::Any, 2),
    ("만", After::Any, 2),
];

/// Particles stack, as in 에서-는 and 까지-만-은.
const STACKED: usize = 3;

/// The syllables that forms of 하다 and 되다 begin with. Behind a noun of two syllables or more, they make a verb of it.
const VERBS: [char; 13] = ['하', '한', '할', '함', '합', '해', '했', '되', '된', '될', '됩', '돼', '됐'];

/// A word without its particles or its verb's endings; any other word as it is.
///
/// What this takes off too much of a noun it takes off that noun everywhere, so those who compare words compare both,
/// the words and their stems.
pub(crate) fn stem(word: &str) -> &str {
    if !ends(word, is_hangul) {
        return word;
    }
    let mut left = word;
    for _ in 0..STACKED {
        let Some(shorter) = without_particle(left) else { break };
        left = shorter;
    }
    without_verb(left)
}

fn without_particle(word: &str) -> Option<&str> {
    PARTICLES.iter().find_map(|&(particle, after, least)| {
        let noun = word.strip_suffix(particle)?;
        let last = noun.chars().next_back()?;
        (fits(last, after) && noun.chars().count() >= least).then_some(noun)
    })
}

fn fits(last: char, after: After) -> bool {
    const RIEUL: u32 = 8;
    // How a number or a foreign word sounds isn't told by how it is written.
    let Some(coda) = coda(last) else { return last.is_alphanumeric() };
    match after {
        After::Consonant => coda != 0,
        After::Vowel => coda == 0,
        After::Open => coda == 0 || coda == RIEUL,
        After::Any => true,
    }
}

/// The number of the consonant that a syllable ends in, 0 where it ends in a vowel.
fn coda(c: char) -> Option<u32> {
    const CODAS: u32 = 28;
    is_hangul(c).then(|| (u32::from(c) - 0xac00) % CODAS)
}

/// What a verb's polite form is made of, without what makes it one: 담그 of 담급니다.
pub(crate) fn without_politeness(word: &str) -> Option<String> {
    const BIEUP: u32 = 17;
    let mut stem = word.strip_suffix("니다")?.to_owned();
    let last = stem.pop().filter(|&last| coda(last) == Some(BIEUP))?;
    stem.push(char::from_u32(u32::from(last) - BIEUP)?);
    Some(stem)
}

fn without_verb(word: &str) -> &str {
    let verb = word.char_indices().skip(2).find(|(_, c)| VERBS.contains(c));
    match verb {
        Some((at, _)) if ends(&word[..at], is_hangul) => &word[..at],
        _ => word,
    }
}

/// Is it a syllable of Korean?
pub(crate) fn is_hangul(c: char) -> bool {
    ('가'..='힣').contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_on_a_word_is_taken_off() {
        let table = [
            (
                "망원경",
                &[
                    "망원경을",
                    "망원경은",
                    "망원경이",
                    "망원경의",
                    "망원경에서는",
                    "망원경으로",
                    "망원경입니다",
                ][..],
            ),
            ("달", &["달은", "달이", "달을", "달에서", "달까지는"]),
            ("정렬", &["정렬하나요", "정렬합니다", "정렬하려면", "정렬된", "정렬해서", "정렬하기는"]),
            ("적도의", &["적도의를", "적도의는"]),
            ("gps", &["gps는", "gps를"]),
        ];
        for (expected, words) in table {
            for word in words {
                assert!(stem(word) == expected || stem(word) == stem(expected), "{word}: {}", stem(word));
            }
        }
    }

    #[test]
    fn what_only_looks_like_a_particle_stays() {
        for word in ["가을", "마을", "나이", "거의", "정도", "도로", "대한민국", "telescope", "望远镜", "은"]
        {
            assert_eq!(stem(word), word);
        }
    }

    #[test]
    fn polite_forms_have_the_stem_of_the_plain_ones() {
        let table = [
            ("담급니다", Some("담그")),
            ("걸립니다", Some("걸리")),
            ("먹습니다", Some("먹스")),
            ("아니다", None),
            ("니다", None),
        ];
        for (word, stem) in table {
            assert_eq!(without_politeness(word).as_deref(), stem, "{word}");
        }
    }
}
