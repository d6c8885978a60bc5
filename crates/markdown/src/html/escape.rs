//! Text that HTML takes for nothing but text.

/// Writes text so that it is the same text between tags and in a quoted attribute.
pub(super) fn escape(text: &str, out: &mut String) {
    let mut written = 0;
    for (at, byte) in text.bytes().enumerate() {
        let entity = match byte {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            b'\'' => "&#39;",
            // HTML has no such character.
            0 => "\u{fffd}",
            // Readers of HTML take it for a line feed.
            b'\r' => "\n",
            _ => continue,
        };
        out.push_str(&text[written..at]);
        out.push_str(entity);
        written = at + 1;
    }
    out.push_str(&text[written..]);
}

/// The text, escaped.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    escape(text, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_means_something_to_html_is_written_otherwise() {
        assert_eq!(escaped("a & b < c > d \" e ' f"), "a &amp; b &lt; c &gt; d &quot; e &#39; f");
        assert_eq!(escaped("별 [1] 😀\n"), "별 [1] 😀\n");
        assert_eq!(escaped("a\0b\rc"), "a\u{fffd}b\nc");
        assert_eq!(escaped(""), "");
    }
}
