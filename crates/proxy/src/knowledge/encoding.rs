//! The text of a file, whatever encoding it is in.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// A page declares its encoding within so many bytes, as browsers have it.
const DECLARED_WITHIN: usize = 1024;

/// The text of a file: in UTF-8, or in what its byte order mark says. Errors: it isn't in that encoding.
pub(super) fn text(bytes: &[u8]) -> Result<Cow<'_, str>, String> {
    decoded(bytes, None)
}

/// The text of a page: in what its byte order mark says, else a `meta` element of its own, else UTF-8. Errors: it isn't in that encoding.
pub(super) fn html(bytes: &[u8]) -> Result<Cow<'_, str>, String> {
    decoded(bytes, declared(bytes))
}

fn decoded<'a>(bytes: &'a [u8], declared: Option<&'static Encoding>) -> Result<Cow<'a, str>, String> {
    let (encoding, said_by, mark) = match (Encoding::for_bom(bytes), declared) {
        (Some((encoding, length)), _) => (encoding, ", as its byte order mark says", length),
        (None, Some(encoding)) => (encoding, ", as its <meta> says", 0),
        (None, None) => (UTF_8, ", and nothing in it says what else it is", 0),
    };
    let text = encoding
        .decode_without_bom_handling_and_without_replacement(&bytes[mark..])
        .ok_or_else(|| format!("it isn't {}{said_by}", encoding.name()))?;
    match text.split_once('\0') {
        None => Ok(text),
        // UTF-16 without its mark is UTF-8 by its bytes, where the text is in English.
        Some((before, _)) => {
            let line = before.matches('\n').count() + 1;
            Err(format!(
                "it has a NUL byte in line {line}: text has none, and UTF-16 needs a byte order mark"
            ))
        }
    }
}

/// The encoding that a page declares, by the names and exceptions of the HTML standard.
fn declared(html: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(&html[..html.len().min(DECLARED_WITHIN)]).to_ascii_lowercase();
    let mut parts = head.split("<!--");
    let first = parts.next().unwrap_or_default();
    let others = parts.map(|part| part.split_once("-->").map_or("", |(_, rest)| rest));
    let shown: String = std::iter::once(first).chain(others).collect();
    let encoding = shown.split("<meta").skip(1).find_map(|rest| {
        let (_, value) = rest.split('>').next()?.split_once("charset")?;
        let value = value.trim_start().strip_prefix('=')?.trim_start().trim_start_matches(['"', '\'']);
        let name = value.split(['"', '\'', ';', '/', ' ', '\t', '\n', '\r']).next()?;
        Encoding::for_label(name.as_bytes())
    })?;
    // Whoever could read that in ASCII knows better.
    Some(if encoding == UTF_16LE || encoding == UTF_16BE { UTF_8 } else { encoding })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_says_what_a_text_is_in() {
        let little: Vec<u8> = "\u{feff}Größe 별".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = "\u{feff}Größe 별".encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [&little[..], &big, "\u{feff}Größe 별".as_bytes(), "Größe 별".as_bytes()] {
            assert_eq!(text(bytes).as_deref(), Ok("Größe 별"));
            assert_eq!(html(bytes).as_deref(), Ok("Größe 별"));
        }
        assert_eq!(text(b"").as_deref(), Ok(""));
    }

    #[test]
    fn a_page_says_what_it_is_in() {
        for meta in [
            "<meta charset=iso-8859-1>",
            "<META CHARSET = 'Latin1' />",
            "<meta name=description content='of charsets'><meta charset=\"windows-1252\">",
            "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=ISO-8859-1\">",
            "<!-- <meta charset=utf-8> --><meta charset=windows-1252>",
            "<meta charset=martian><meta charset=cp1252>",
        ] {
            let page = [meta.as_bytes(), b"<p>Gr\xf6\xdfe"].concat();
            assert_eq!(html(&page), Ok(Cow::from(format!("{meta}<p>Größe"))), "{meta}");
            assert!(text(&page).is_err(), "{meta} means nothing in Markdown");
        }
        let page = [&b"<meta charset=euc-kr>"[..], &[0xba, 0xb0]].concat();
        assert_eq!(html(&page).as_deref(), Ok("<meta charset=euc-kr>별"));
    }

    #[test]
    fn a_mark_comes_before_what_a_page_says_and_that_before_utf_8() {
        let page = "<meta charset=windows-1252>Größe";
        assert_eq!(html(format!("\u{feff}{page}").as_bytes()).as_deref(), Ok(page));
        assert_eq!(html(page.as_bytes()).as_deref(), Ok("<meta charset=windows-1252>GrÃ¶ÃŸe"));
        let page = "<meta charset=utf-16>Größe";
        assert_eq!(html(page.as_bytes()).as_deref(), Ok(page));
    }

    #[test]
    fn what_is_in_another_encoding_is_told() {
        let unmarked: Vec<u8> = "Size".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, why) in [
            (&b"Gr\xf6\xdfe"[..], "it isn't UTF-8, and nothing in it says what else it is"),
            (&unmarked, "it has a NUL byte in line 1: text has none, and UTF-16 needs a byte order mark"),
            (
                b"# Size\n\nLarge\n\0",
                "it has a NUL byte in line 4: text has none, and UTF-16 needs a byte order mark",
            ),
            (
                b"<meta charset=windows-1252>Gr\xf6\0e",
                "it has a NUL byte in line 1: text has none, and UTF-16 needs a byte order mark",
            ),
            (b"\xff\xfe\x00\xd8", "it isn't UTF-16LE, as its byte order mark says"),
            (b"\xef\xbb\xbfGr\xf6\xdfe", "it isn't UTF-8, as its byte order mark says"),
            (b"<meta charset=utf-8>Gr\xf6\xdfe", "it isn't UTF-8, as its <meta> says"),
        ] {
            assert_eq!(html(bytes), Err(why.to_owned()));
        }
    }
}
