//! Texts with their source and pages in brackets: `[Source: avx.pdf]`, `[Page 2]`.

use serde_json::Value;

use super::value;
use crate::{passage::Passage, place};

/// A mark is so long at most, in bytes: what goes on is prose.
const LONGEST_MARK: usize = 512;

enum Mark<'a> {
    Source(&'a str),
    Page(u32),
}

/// The mark that a text begins with, and its length.
fn mark(text: &str) -> Option<(Mark<'_>, usize)> {
    let inner = text.strip_prefix("[")?;
    let end = inner.bytes().take(LONGEST_MARK).position(|byte| matches!(byte, b']' | b'\n'))?;
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

/// The parts of a text, each under its `[Source: …]`, and under its `[Page N]` where another page begins on a line of its own, without
/// the marks: what is cited would be looked for on the wrong page else.
///
/// - Within a line, a page is one that the text may speak of; the first that a part names is its own.
/// - What stands before the first page that begins a line, with text behind it, is of the page before, which nothing tells.
/// - What stands before the first source is that one's too.
/// - Where the first page stands right before its source, so do the others.
/// - A part that says nothing is none.
pub(super) fn parts(text: &str) -> Vec<Passage> {
    let mut parts = Parts { left: String::with_capacity(text.len()), ..Parts::default() };
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        parts.left.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some((mark, length)) = mark(rest) else {
            parts.left.push('[');
            rest = &rest[1..];
            continue;
        };
        let begins_line = text[..text.len() - rest.len()].ends_with('\n');
        rest = &rest[length..];
        match mark {
            Mark::Source("") => {}
            Mark::Source(source) => parts.begin_source(source),
            Mark::Page(page) => parts.take_page(page, begins_line, rest),
        }
        rest = parts.behind_mark(rest);
    }
    parts.left.push_str(rest);
    parts.end();
    parts.all
}

/// The parts of a text, as far as it is read.
#[derive(Default)]
struct Parts {
    all: Vec<Passage>,
    /// The part that is read, but for its text.
    open: Passage,
    /// What is left of its text.
    left: String,
    /// The page that a line begins with, and how much was left of the text then.
    page_before: Option<(u32, usize)>,
    /// Pages stand right before their sources.
    pages_first: bool,
}

impl Parts {
    fn begin_source(&mut self, source: &str) {
        let left = &self.left;
        let is_right_before =
            |&(_, at): &(u32, usize)| left.get(at..).is_some_and(|since| since.trim().is_empty());
        let page = self.page_before.take().filter(is_right_before);
        self.pages_first |= self.open.source.is_none() && page.is_some() && left.trim().is_empty();
        if self.open.source.is_some() {
            self.end();
            self.open.page = page.filter(|_| self.pages_first).map(|(page, _)| page);
        }
        self.open.source = Some(source.to_owned());
    }

    /// Takes in a page that may begin another part of the same source. `rest`: what stands behind its mark.
    fn take_page(&mut self, page: u32, begins_line: bool, rest: &str) {
        let ends_part = || match self.open.page {
            Some(own) => own != page,
            None => begins_text(rest) && !self.left.trim().is_empty(),
        };
        if begins_line && ends_part() {
            let source = self.open.source.clone();
            self.end();
            self.open.source = source;
        }
        self.open.page.get_or_insert(page);
        if begins_line || self.left.is_empty() {
            self.page_before = Some((page, self.left.len()));
        }
    }

    /// What stands behind a mark, without the end of the mark's line, which goes with it, or the space behind it.
    fn behind_mark<'t>(&self, rest: &'t str) -> &'t str {
        if !self.left.is_empty() && !place::ends(&self.left, char::is_whitespace) {
            return rest;
        }
        let rest = place::without_first(rest, |c| matches!(c, ' ' | '\t'));
        let at_line = self.left.is_empty() || self.left.ends_with('\n');
        rest.strip_prefix("\n").or_else(|| rest.strip_prefix("\r\n")).filter(|_| at_line).unwrap_or(rest)
    }

    /// Ends the open part with what is left of its text, and begins another.
    fn end(&mut self) {
        let mut part = std::mem::take(&mut self.open);
        self.left.trim().clone_into(&mut part.text);
        self.left.clear();
        if !part.text.is_empty() {
            self.all.push(part);
        }
    }
}

/// Does text come next, and no mark?
fn begins_text(rest: &str) -> bool {
    let rest = rest.trim_start();
    !rest.is_empty() && mark(rest).is_none()
}

#[cfg(test)]
mod tests {
    use super::{parts, source_of_line};
    use crate::passage::Passage;

    fn told(text: &str) -> Vec<(Option<String>, Option<u32>, String)> {
        parts(text).into_iter().map(|part| (part.source, part.page, part.text)).collect()
    }

    #[test]
    fn marks_leave_the_text() {
        let text = "[Page 2]\n[Source: a.pdf]\nOne [3]. [Page 3] Two.\n[page: 4]\n[Source: ]\nThree [x.";
        let expected = [
            (Some("a.pdf".into()), Some(2), "One [3]. Two.".into()),
            (Some("a.pdf".into()), Some(4), "Three [x.".into()),
        ];
        assert_eq!(told(text), expected);
    }

    #[test]
    fn each_source_has_its_part() {
        let part =
            |source: &str, page: Option<u32>, text: &str| (Some(source.to_owned()), page, text.to_owned());
        let table = [
            (
                "[Source: a.pdf] [Page 3] One. [Source: b.pdf] [Page 4] Two.\nThree.",
                vec![part("a.pdf", Some(3), "One."), part("b.pdf", Some(4), "Two.\nThree.")],
            ),
            (
                "Before. [Source: a]\nOne.\n[Source: a] [Page 9]\nTwo.",
                vec![part("a", None, "Before. \nOne."), part("a", Some(9), "Two.")],
            ),
            ("[Source: a] [Page 1]\n[Source: b]One.[Source: c] ", vec![part("b", None, "One.")]),
            ("[Source: a] [Source: b]\n", Vec::new()),
        ];
        for (text, expected) in table {
            assert_eq!(told(text), expected, "{text}");
        }
    }

    #[test]
    fn each_page_has_its_part() {
        type Part<'a> = (Option<&'a str>, Option<u32>, &'a str);
        let table: [(&str, &[Part<'_>]); 14] = [
            (
                "[Source: a.pdf]\n[Page 1]\nOne.\n[Page 2]\nTwo.\nMore.",
                &[(Some("a.pdf"), Some(1), "One."), (Some("a.pdf"), Some(2), "Two.\nMore.")],
            ),
            ("[Page 1]\r\nOne.\r\n[Page 2] Two.", &[(None, Some(1), "One."), (None, Some(2), "Two.")]),
            ("[Source: a]\nOne.\n[Page 2]\nTwo.", &[(Some("a"), None, "One."), (Some("a"), Some(2), "Two.")]),
            ("One.\n[Page 2]\nTwo.", &[(None, None, "One."), (None, Some(2), "Two.")]),
            ("[Source: a]\n\n[Page 2]\nTwo.", &[(Some("a"), Some(2), "Two.")]),
            ("[Source: a]\nOne.\n[Page 2]\n", &[(Some("a"), Some(2), "One.")]),
            (
                "[Source: a]\nOne.\n[Page 2]\n[Source: b]\nTwo.",
                &[(Some("a"), Some(2), "One."), (Some("b"), None, "Two.")],
            ),
            ("[Source: a]\n[Page 1]\n[Page 2]\nTwo.", &[(Some("a"), Some(2), "Two.")]),
            ("[Page 1]\nOne.\n[Page 1]\nMore.", &[(None, Some(1), "One.\nMore.")]),
            ("[Page 1]\nOne, see [Page 2].", &[(None, Some(1), "One, see .")]),
            (
                "[Source: a] [Page 1]\nOne.\n[Page 2]\n[Source: b]\nThree.",
                &[(Some("a"), Some(1), "One."), (Some("b"), None, "Three.")],
            ),
            (
                "[Page 3]\n[Source: a]\nOne.\n\n[Page 4]\n[Source: b]\nTwo.",
                &[(Some("a"), Some(3), "One."), (Some("b"), Some(4), "Two.")],
            ),
            (
                "[Page 3]\n[Source: a]\nOne.\n[Page 3]\n[Source: b]\nTwo.\n[Source: c]\nThree.",
                &[(Some("a"), Some(3), "One."), (Some("b"), Some(3), "Two."), (Some("c"), None, "Three.")],
            ),
            (
                "[Page 2]\n[Source: a]\nTwo.\n[Page 1]\nOne.",
                &[(Some("a"), Some(2), "Two."), (Some("a"), Some(1), "One.")],
            ),
        ];
        for (text, expected) in table {
            let found = told(text);
            let found: Vec<_> =
                found.iter().map(|(source, page, text)| (source.as_deref(), *page, text.as_str())).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_mark_stays() {
        for text in ["[Page two]", "[Pages 3]", "[Sources: a]", "[Source: a\nb]", "[", "[Page", "[é]", "a[0]"]
        {
            assert_eq!(parts(text), [Passage::new(text)]);
        }
        assert_eq!(source_of_line("  [SOURCE: a.pdf] x"), Some("a.pdf"));
        assert_eq!(source_of_line("x [Source: a.pdf]"), None);
    }

    #[test]
    fn sources_over_and_over_are_a_passage_each() {
        assert_eq!(parts(&"[Source: a] b".repeat(100_000)).len(), 100_000);
    }

    #[test]
    fn brackets_over_and_over_stay() {
        let text = "[Source: ".repeat(100_000);
        assert_eq!(parts(&text)[0].text.len(), text.len() - 1);
    }
}
