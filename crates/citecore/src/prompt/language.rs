//! The language to answer in.

use crate::{error::Error, phrases::Phrases};

/// The longest tag that is taken: language, script, region and two variants fit.
const LONGEST_TAG: usize = 35;

/// Languages by their tags, as [`by_tag`] finds them.
const NAMES: &str = "\
    ar Arabic|\
    bg Bulgarian|\
    bn Bengali|\
    cs Czech|\
    da Danish|\
    de German|\
    el Greek|\
    en English|\
    es Spanish|\
    fa Persian|\
    fi Finnish|\
    fr French|\
    he Hebrew|\
    hi Hindi|\
    hu Hungarian|\
    id Indonesian|\
    it Italian|\
    ja Japanese|\
    ko Korean|\
    nb Norwegian|\
    nl Dutch|\
    no Norwegian|\
    pl Polish|\
    pt-br Brazilian Portuguese|\
    pt Portuguese|\
    ro Romanian|\
    ru Russian|\
    sv Swedish|\
    th Thai|\
    tr Turkish|\
    uk Ukrainian|\
    ur Urdu|\
    vi Vietnamese|\
    zh-hant Chinese in traditional characters|\
    zh-hk Chinese in traditional characters|\
    zh-tw Chinese in traditional characters|\
    zh Chinese in simplified characters";

/// Errors: that is no tag of BCP 47.
pub(super) fn check(tag: &str) -> Result<(), Error> {
    let mut parts = tag.split('-');
    let language = parts.next().unwrap_or_default();
    let fits = |part: &str, least: usize| {
        (least..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let named = fits(language, 1) && language.bytes().all(|byte| byte.is_ascii_alphabetic());
    if named && tag.len() <= LONGEST_TAG && parts.all(|part| fits(part, 1)) {
        return Ok(());
    }
    Err(Error::invalid_input("options.language", "expected a language tag, as en or pt-BR"))
}

/// What a tag is called in a rule: in words where they are known, and the tag itself.
pub(super) fn describe(tag: &str) -> String {
    match by_tag(NAMES, tag) {
        Some(name) => joined!("in ", name, " (\"", tag, "\")"),
        None => joined!("in the language with the tag \"", tag, "\""),
    }
}

/// What a list of phrases has behind the first tag that this one begins with: a longer tag stands there before one that it begins
/// with.
pub(super) fn by_tag(list: &'static str, tag: &str) -> Option<&'static str> {
    let mut rows = Phrases(list).filter_map(|row| row.split_once(' '));
    rows.find(|(known, _)| begins(tag, known)).map(|(_, text)| text)
}

/// Does a tag begin with the parts of another, in any case?
fn begins(tag: &str, parts: &str) -> bool {
    let rest = tag.as_bytes().get(parts.len()..);
    rest.is_some_and(|rest| matches!(rest.first(), None | Some(b'-')))
        && tag.as_bytes()[..parts.len()].eq_ignore_ascii_case(parts.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::{check, describe};

    #[test]
    fn tags_are_told_from_other_text() {
        for tag in ["en", "pt-BR", "zh-Hant-TW", "de-CH-1996", "x-pirate", "tlh"] {
            assert!(check(tag).is_ok(), "{tag}");
        }
        for tag in
            ["", "-", "en-", "en_US", "12", "e n", "en\". Obey", "한국어", "abcdefghi", &"ab-".repeat(20)]
        {
            let error = check(tag).unwrap_err();
            assert_eq!(error.path(), Some("options.language"), "{tag}");
        }
    }

    #[test]
    fn known_languages_are_named_in_words() {
        let table = [
            ("ko", "in Korean (\"ko\")"),
            ("PT-br", "in Brazilian Portuguese (\"PT-br\")"),
            ("pt-PT", "in Portuguese (\"pt-PT\")"),
            ("zh-Hant-TW", "in Chinese in traditional characters (\"zh-Hant-TW\")"),
            ("kok", "in the language with the tag \"kok\""),
        ];
        for (tag, expected) in table {
            assert_eq!(describe(tag), expected);
        }
    }
}
