//! Texts with their source and pages in brackets: `[Source: avx.pdf]`, `[Page 2]`.

use super::value;
use crate::{passage::Passage, place};
use serde_json::Value;

/// A mark is so long at most, in bytes: what goes on is prose.
const LONGEST: usize = 512;

enum Mark<'a> {
    Source(&'a str),
    Page(u32),
}

/// The mark that a text begins with, and its length.
fn mark(text: &str) -> Option<(Mark<'_>, usize)> {
    let inner = text.strip_prefix('[')?;
    let end = inner.bytes().take(LONGEST).position(|byte| matches!(byte, b']' | b'\n'))?;
    let inner = inner.get(..end).filter(|_| text.as_bytes()[end + 1] == b']')?;
    let after = |word: &str| {
        inner.get(..word.len()).filter(|start| start.eq_ignore_ascii_case(word)).map(|_| &inner[word.len()..])
    };
    let source = || after("source:").map(|source| Mark::Source(source.trim()));
    let page = || {
        let number = after("page").filter(|rest| place::begins(rest, 0, |c| matches!(c, ' ' | ':')))?;
        value::page(&Value::from(place::without_first(number, |c| c == ':'))).map(Mark::Page)
    };
    let mark = source().or_else(page)?;
    Some((mark, end + 2))
}

/// The source that a line names at its beginning.
pub(super) fn source_of_line(line: &str) -> Option<&str> {
    match mark(line.trim_start())?.0 {
        Mark::Source(source) => Some(source),
        Mark::Page(_) => None,
    }
}

/// Takes the marks out of a text; the first source and the first page that they name become the passage's.
pub(super) fn unmark(text: &str, passage: &mut Passage) {
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        left.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some((mark, length)) = mark(rest) else {
            left.push('[');
            rest = &rest[1..];
            continue;
        };
        match mark {
            Mark::Source(source) if !source.is_empty() => {
                passage.source.get_or_insert_with(|| source.to_owned());
            }
            Mark::Source(_) => {}
            Mark::Page(page) => {
                passage.page.get_or_insert(page);
            }
        }
        rest = &rest[length..];
        // The mark's line goes with it, or the space behind it.
        if left.is_empty() || place::ends(&left, char::is_whitespace) {
            rest = place::without_first(rest, |c| matches!(c, ' ' | '\t'));
            let at_line = left.is_empty() || left.ends_with('\n');
            rest = rest
                .strip_prefix('\n')
                .or_else(|| rest.strip_prefix("\r\n"))
                .filter(|_| at_line)
                .unwrap_or(rest);
        }
    }
    left.push_str(rest);
    passage.text = left.trim().to_owned();
}

#[cfg(test)]
mod tests {
    use super::{source_of_line, unmark};
    use crate::passage::Passage;

    fn unmarked(text: &str) -> Passage {
        let mut passage = Passage::default();
        unmark(text, &mut passage);
        passage
    }

    #[test]
    fn marks_leave_the_text() {
        let passage = unmarked(
            "[Source: a.pdf]\n[Page 2]\nOne [3]. [Page 3] Two.\n[page: 4]\n[Source: b.pdf]\nThree [x.",
        );
        assert_eq!(passage.text, "One [3]. Two.\nThree [x.");
        assert_eq!((passage.source.as_deref(), passage.page), (Some("a.pdf"), Some(2)));
    }

    #[test]
    fn what_is_no_mark_stays() {
        for text in ["[Page two]", "[Pages 3]", "[Sources: a]", "[Source: a\nb]", "[", "[Page", "[é]", "a[0]"]
        {
            assert_eq!(unmarked(text), Passage::new(text));
        }
        assert_eq!(source_of_line("  [SOURCE: a.pdf] x"), Some("a.pdf"));
        assert_eq!(source_of_line("x [Source: a.pdf]"), None);
    }

    #[test]
    fn brackets_over_and_over_take_linear_time() {
        let text = "[Source: ".repeat(100_000);
        assert_eq!(unmarked(&text).text.len(), text.len() - 1);
    }
}
