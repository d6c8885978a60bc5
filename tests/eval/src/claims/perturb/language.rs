//! Which language a claim is in, as far as a "not" needs to know.

use super::super::record::Record;

/// The languages that a "not" can be put into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    Arabic,
    Chinese,
    English,
    French,
    German,
    Hindi,
    Korean,
    Spanish,
}

/// Words that are frequent in one of the languages in Latin letters, and none in the others.
const WORDS: [(Language, &[&str]); 4] = [
    (Language::English, &["the", "of", "and", "is", "to", "with", "for", "was", "by", "are", "that", "from"]),
    (
        Language::French,
        &["le", "les", "des", "du", "est", "et", "une", "dans", "pour", "sont", "qui", "avec"],
    ),
    (Language::German, &["der", "die", "das", "und", "ist", "ein", "eine", "mit", "den", "von", "für", "zu"]),
    (Language::Spanish, &["el", "los", "las", "y", "es", "una", "del", "por", "con", "que", "se", "para"]),
];

/// The language of a record: the one it names, else the one that its claim's letters and words speak for.
pub(super) fn of(record: &Record) -> Option<Language> {
    match &record.lang {
        Some(tag) => named(tag),
        None => guessed(&record.claim),
    }
}

fn named(tag: &str) -> Option<Language> {
    match tag.split(['-', '_']).next()?.to_ascii_lowercase().as_str() {
        "ar" => Some(Language::Arabic),
        "de" => Some(Language::German),
        "en" => Some(Language::English),
        "es" => Some(Language::Spanish),
        "fr" => Some(Language::French),
        "hi" => Some(Language::Hindi),
        "ko" => Some(Language::Korean),
        "zh" => Some(Language::Chinese),
        _ => None,
    }
}

fn guessed(claim: &str) -> Option<Language> {
    let has = |letters: std::ops::RangeInclusive<char>| claim.chars().any(|c| letters.contains(&c));
    // Japanese has Han letters too, and is none of these languages.
    if has('\u{3040}'..='\u{30ff}') {
        return None;
    }
    let scripts = [
        ('가'..='힣', Language::Korean),
        ('\u{4e00}'..='\u{9fff}', Language::Chinese),
        ('\u{620}'..='\u{64a}', Language::Arabic),
        ('\u{900}'..='\u{963}', Language::Hindi),
    ];
    if let Some((_, language)) = scripts.into_iter().find(|(letters, _)| has(letters.clone())) {
        return Some(language);
    }
    let lower = claim.to_lowercase();
    let counts = WORDS.map(|(language, frequent)| {
        let words = lower.split(|c: char| !c.is_alphabetic());
        (words.filter(|word| frequent.contains(word)).count(), language)
    });
    let (count, language) = counts.into_iter().rev().max_by_key(|(count, _)| *count)?;
    (count > 0).then_some(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_the_language_by_its_first_part() {
        assert_eq!(
            (named("zh-Hans"), named("EN"), named("ja")),
            (Some(Language::Chinese), Some(Language::English), None)
        );
    }

    #[test]
    fn letters_and_frequent_words_speak_for_a_language() {
        let cases = [
            ("The mount is stable.", Some(Language::English)),
            ("La monture est stable et légère.", Some(Language::French)),
            ("Die Montierung ist stabil.", Some(Language::German)),
            ("La montura es estable y ligera.", Some(Language::Spanish)),
            ("가대는 안정적입니다.", Some(Language::Korean)),
            ("赤道仪很稳定。", Some(Language::Chinese)),
            ("الحامل ثابت.", Some(Language::Arabic)),
            ("यह स्थिर है।", Some(Language::Hindi)),
            ("望遠鏡です。", None),
            ("Zeiss", None),
        ];
        for (claim, expected) in cases {
            assert_eq!(guessed(claim), expected, "{claim}");
        }
    }
}
