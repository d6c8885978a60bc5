//! What a Markdown file says of itself before its text.

use axum::http::Uri;
use serde::{Deserialize, de::IgnoredAny};

use crate::language::is_tag;

/// The fields between two `---` at the start of a Markdown file.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct FrontMatter {
    pub(super) id: Option<String>,
    pub(super) title: Option<String>,
    pub(super) section: Option<String>,
    pub(super) locale: Option<String>,
    pub(super) updated: Option<String>,
    /// Its page elsewhere.
    pub(super) url: Option<String>,
    pub(super) draft: Option<Word>,
    pub(super) published: Option<Word>,
}

/// Yes or no, in whatever way it is written. Anything else says neither: `published` may be a date.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Word {
    Bool(bool),
    Text(String),
    Other(IgnoredAny),
}

impl Word {
    fn is(&self, expected: bool) -> bool {
        match self {
            Self::Bool(found) => *found == expected,
            Self::Text(text) => {
                let words = if expected { ["true", "yes", "on"] } else { ["false", "no", "off"] };
                words.iter().any(|word| text.trim().eq_ignore_ascii_case(word))
            }
            Self::Other(_) => false,
        }
    }
}

impl FrontMatter {
    /// The front matter of a file, an empty one where it has none, and the text behind it. Errors: it is no YAML, its `url` is no address
    /// of a page, its `locale` no tag of a language, or it says that the article isn't for readers yet.
    pub(super) fn of(content: &str) -> Result<(Self, &str), String> {
        let (yaml, body) = split(content);
        let Some(yaml) = yaml else { return Ok((Self::default(), body)) };
        let front: Self = serde_saphyr::from_str(yaml).map_err(|error| error.to_string())?;
        if front.draft.as_ref().is_some_and(|word| word.is(true)) {
            return Err("`draft` says that it isn't for readers yet".to_owned());
        }
        if front.published.as_ref().is_some_and(|word| word.is(false)) {
            return Err("`published` says that it isn't for readers yet".to_owned());
        }
        if front.url.as_deref().is_some_and(|url| !is_page(url)) {
            return Err("`url` has to begin with https:// or http://".to_owned());
        }
        if front.locale.as_deref().is_some_and(|locale| !is_locale(locale)) {
            return Err("`locale`: expected a language tag, as en or pt-BR".to_owned());
        }
        Ok((front, body))
    }
}

fn is_page(url: &str) -> bool {
    let url = url.trim();
    url.is_empty() || url.parse::<Uri>().is_ok_and(|uri| matches!(uri.scheme_str(), Some("http" | "https")))
}

/// Many write `pt_BR`.
fn is_locale(locale: &str) -> bool {
    let locale = locale.trim();
    locale.is_empty() || is_tag(&locale.replace('_', "-"))
}

fn split(content: &str) -> (Option<&str>, &str) {
    let Some(rest) =
        content.strip_prefix("---").and_then(|rest| rest.trim_start_matches(' ').strip_prefix(['\n', '\r']))
    else {
        return (None, content);
    };
    let mut at = 0;
    for line in rest.split_inclusive('\n') {
        if line.trim_end() == "---" {
            return (Some(&rest[..at]), &rest[at + line.len()..]);
        }
        at += line.len();
    }
    (None, content)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(yaml: &str) -> Result<Option<String>, String> {
        let content = format!("---\ntitle: T\n{yaml}\n---\nBody");
        FrontMatter::of(&content).map(|(front, _)| front.title)
    }

    #[test]
    fn what_isnt_for_readers_yet_is_told() {
        for yaml in
            ["draft: true", "draft: True", "draft: \"true\"", "draft: yes", "published: true\ndraft: true"]
        {
            let error = read(yaml).unwrap_err();
            assert!(error.contains("`draft`"), "{yaml}: {error}");
        }
        for yaml in ["published: false", "published: FALSE", "published: 'false'", "published: no"] {
            let error = read(yaml).unwrap_err();
            assert!(error.contains("`published`"), "{yaml}: {error}");
        }
    }

    #[test]
    fn a_locale_is_the_tag_of_a_language() {
        for yaml in
            ["locale: pt-BR", "locale: pt_BR", "locale: ' de '", "locale:", "locale: ''", "locale: es-419"]
        {
            assert_eq!(read(yaml), Ok(Some("T".into())), "{yaml}");
        }
        for yaml in [
            r#"locale: "en\"><script>alert(1)</script>""#,
            "locale: en/../x",
            "locale: 'the German one'",
            "locale: 7",
        ] {
            let error = read(yaml).unwrap_err();
            assert!(error.contains("`locale`: expected a language tag"), "{yaml}: {error}");
        }
    }

    #[test]
    fn what_says_nothing_of_it_is_for_readers() {
        for yaml in [
            "draft: false",
            "published: true",
            "draft:",
            "published: ~",
            "published: 2024-03-01",
            "draft: 2",
            "draft: [true]",
            "published: { to: false }",
            "drafts: true",
        ] {
            assert_eq!(read(yaml), Ok(Some("T".into())), "{yaml}");
        }
    }
}
