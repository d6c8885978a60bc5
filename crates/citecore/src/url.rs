//! Which urls of a model or a source a page may link to.

use std::borrow::Cow;

use crate::{phrases, place};

/// The url, if it is `http:`, `https:`, `mailto:` or an absolute path of the same origin; none otherwise.
///
/// Browsers leave line ends and tabs out of a url before they look at its scheme; so does this. They take `\` for `/`, by which
/// a path could leave the origin: a url with one is refused. So is a relative path, which would lead somewhere else on every
/// page.
///
/// ```
/// use citecore::safe_url;
///
/// assert_eq!(safe_url("HTTPS://example.org/a").as_deref(), Some("HTTPS://example.org/a"));
/// assert_eq!(safe_url("/hc/en").as_deref(), Some("/hc/en"));
/// assert_eq!(safe_url("java\nscript:alert(1)"), None);
/// assert_eq!(safe_url("//evil.example"), None);
/// ```
pub fn safe_url(url: &str) -> Option<Cow<'_, str>> {
    let url = place::trimmed(url, |c| c <= ' ');
    let url: Cow<'_, str> = if place::has(url, |c| matches!(c, '\n' | '\r' | '\t')) {
        let mut line = String::with_capacity(url.len());
        for c in url.chars() {
            if !matches!(c, '\n' | '\r' | '\t') {
                line.push(c);
            }
        }
        Cow::Owned(line)
    } else {
        Cow::Borrowed(url)
    };
    if place::has(&url, |c| c.is_control() || c == '\\') {
        return None;
    }
    let path = url.starts_with('/') && !url.starts_with("//");
    let scheme = phrases::phrase_at_in_any_case(&url, 0, "http://|https://|mailto:");
    (path || (scheme > 0 && url.len() > scheme)).then_some(url)
}

/// As [`safe_url`], with `"`, `<`, `>`, `` ` ``, `|` and white space percent-encoded: what would end an attribute in double quotes, a
/// Markdown destination in angle brackets or the cell of a table.
pub(crate) fn linkable(url: &str) -> Option<String> {
    let url = safe_url(url)?;
    let mut out = String::with_capacity(url.len());
    for c in url.chars() {
        if matches!(c, '<' | '>' | '`' | '|' | '"') || c.is_whitespace() {
            for byte in c.encode_utf8(&mut [0; 4]).bytes() {
                push_percent(&mut out, byte);
            }
        } else {
            out.push(c);
        }
    }
    Some(out)
}

/// Writes a byte as `%2C`.
pub(crate) fn push_percent(out: &mut String, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.push('%');
    out.push(char::from(DIGITS[usize::from(byte >> 4)]));
    out.push(char::from(DIGITS[usize::from(byte & 15)]));
}

#[cfg(test)]
mod tests {
    use super::{linkable, safe_url};

    #[test]
    fn schemes_that_run_or_leave_the_origin_are_refused() {
        for url in [
            "javascript:alert(1)",
            " javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "java\tscript:alert(1)",
            "\u{1}javascript:alert(1)",
            "data:text/html,x",
            "vbscript:x",
            "file:///etc/passwd",
            "//evil.example/",
            "/\\evil.example/",
            "/\t/evil.example",
            "\\\\evil.example",
            "https://a\u{0}b",
            "http://",
            "mailto:",
            "two-star-alignment",
            "#here",
            "",
        ] {
            assert_eq!(safe_url(url), None, "{url:?}");
        }
    }

    #[test]
    fn what_would_end_an_attribute_is_written_otherwise() {
        for (url, expected) in [
            (r#"https://h.ex/a"onmouseover="x"#, "https://h.ex/a%22onmouseover=%22x"),
            ("https://h.ex/<a b>`|", "https://h.ex/%3Ca%20b%3E%60%7C"),
            ("/hc/\u{a0}별?q=%22&copy;#'", "/hc/%C2%A0별?q=%22&copy;#'"),
        ] {
            assert_eq!(linkable(url).as_deref(), Some(expected));
        }
        assert_eq!(linkable("javascript:\"x\""), None);
    }

    #[test]
    fn others_pass_without_the_white_space_around_them() {
        assert_eq!(safe_url(" https://a.example/b?c#d ").as_deref(), Some("https://a.example/b?c#d"));
        assert_eq!(safe_url("mailto:help@a.example").as_deref(), Some("mailto:help@a.example"));
        assert_eq!(safe_url("/hc/en/articles/x").as_deref(), Some("/hc/en/articles/x"));
    }
}
