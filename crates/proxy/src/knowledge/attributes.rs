//! How many attributes tags have. Whoever parses a page looks for each attribute among those before it, which takes time that grows with
//! the square of their number, so that it's worth knowing before.

/// The bytes of a page are looked at so often at most: once, and again where what looks like a tag stands in a value.
const MOST_LOOKS: usize = 16;

/// Has any tag more attributes than that? Yes, too, where quotes and tags are so entangled that it takes too long to tell. What looks
/// like a tag in a comment or a script counts as one.
pub(super) fn are_more_than(most: usize, html: &str) -> bool {
    let bytes = html.as_bytes();
    let mut left = bytes.len().saturating_mul(MOST_LOOKS);
    let mut at = 0;
    while let Some(tag) = next_tag(bytes, at) {
        let read = Tag::read(bytes, tag, most);
        let looked = read.end - tag;
        if read.attributes > most || looked > left {
            return true;
        }
        left -= looked;
        // The quote may be one that a parser doesn't take for one: after a comment, its text may hold a real tag.
        at = read.quoted.unwrap_or(read.end);
    }
    false
}

/// Where the next tag's name begins: behind `<` or `</`.
fn next_tag(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += bytes.get(at..)?.iter().position(|byte| *byte == b'<')? + 1;
        let name = if bytes.get(at) == Some(&b'/') { at + 1 } else { at };
        if bytes.get(name).is_some_and(u8::is_ascii_alphabetic) {
            return Some(name);
        }
    }
}

/// What a tag is found to be.
struct Tag {
    attributes: usize,
    /// Behind it, or where there were too many attributes.
    end: usize,
    /// The first `<` in a quoted value.
    quoted: Option<usize>,
}

impl Tag {
    /// Reads a tag as parsers do (WHATWG HTML, 13.2.5.32 and on) from its name to its end.
    fn read(bytes: &[u8], name: usize, most: usize) -> Self {
        let until = |from: usize, ends: &[u8]| {
            let rest = bytes.get(from..).unwrap_or_default();
            from + rest.iter().position(|byte| ends.contains(byte)).unwrap_or(rest.len())
        };
        let mut tag = Self { attributes: 0, end: until(name, b" \t\n\r\x0c/>"), quoted: None };
        while tag.attributes <= most {
            match bytes.get(tag.end) {
                None => break,
                Some(b'>') => {
                    tag.end += 1;
                    break;
                }
                Some(b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' | b'/') => tag.end += 1,
                Some(_) => {
                    tag.attributes += 1;
                    // A name may begin with the sign that others end with.
                    let after_name = skip(bytes, until(tag.end + 1, b" \t\n\r\x0c/>="));
                    tag.end = after_name;
                    if bytes.get(after_name) == Some(&b'=') {
                        let value = skip(bytes, after_name + 1);
                        tag.end = match bytes.get(value) {
                            Some(quote @ (b'"' | b'\'')) => {
                                let close = until(value + 1, &[*quote]);
                                let in_it = bytes.get(value..close).unwrap_or_default();
                                let found = in_it.iter().position(|byte| *byte == b'<').map(|at| value + at);
                                tag.quoted = tag.quoted.or(found);
                                (close + 1).min(bytes.len())
                            }
                            _ => until(value, b" \t\n\r\x0c>"),
                        };
                    }
                }
            }
        }
        tag
    }
}

/// Behind white space.
fn skip(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b'\x0c')).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_counted_as_parsers_do() {
        for (html, count) in [
            ("", 0),
            ("a < b and <3", 0),
            ("<p>text with a lot of words", 0),
            ("<p a>", 1),
            ("<p a b = c d='e f' g=\"h > i\"j k/l/>m n", 7),
            ("<p =a ==>", 1),
            ("<br/></p a b>", 2),
            ("<p a=b/c/d e=\"a b c d\" f", 3),
            ("<!-- <a x=\" --> <b c d e>", 3),
            ("<p title='<b c d e f>'>", 4),
        ] {
            let found = (0..).find(|most| !are_more_than(*most, html));
            assert_eq!(found, Some(count), "{html}");
        }
    }

    #[test]
    fn the_work_has_an_end_however_tags_and_quotes_are_entangled() {
        for part in ["<a", "<a ", "<a b=\"", "<a b='<a b=\"", "<a b=\"'", "<"] {
            // Either answer is right; a page of some megabytes that looked at all of it for each tag would never be done.
            let _ = are_more_than(256, &part.repeat(400_000));
        }
        let nested = format!("<p a='{}'>", "<a b=\"\" ".repeat(100));
        assert!(!are_more_than(256, &nested.repeat(100)));
    }
}
