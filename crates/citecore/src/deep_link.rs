//! Links that lead to the very sentence.

use crate::{
    place,
    references::Reference,
    url::{linkable, push_percent},
    verify::Evidence,
};

/// A text of more words is named by its first and its last: what a page has between them may differ.
const WHOLE: usize = 12;
/// So many words of each.
const ENDS: usize = 5;
/// Words aren't spaced in every script: a longer one is cut.
const LONGEST: usize = 24;

/// What may stand in a fragment's text as it is, beside letters and digits. `-` and `,` have a meaning there.
const KEPT: &[u8] = b"._~!'*";

/// The source's url with a text fragment (`#:~:text=`) that makes a browser scroll to the evidence and mark it; the url itself
/// where there is no evidence, none where there is no url that may be linked. What would end an attribute in double quotes is encoded.
///
/// A text of a few words is named whole, a longer one by its beginning and its end. What is Markdown in the evidence, a page
/// doesn't show, and is left out. The syntax is that of the WICG's draft "URL Fragment Text Directives".
///
/// ```
/// use citecore::{AnswerOptions, Evidence, Passage, Source, deep_link, process_answer};
///
/// let passage = Passage { url: Some("https://a.example/setup#mount".into()), ..Passage::new("Point it **north**, always.") };
/// let answer = process_answer("North [1].", &[Source::new(1, passage)], &AnswerOptions::default());
/// let reference = &answer.references[0];
/// let evidence = Evidence { original: 1, start: 0, end: 27, text: "Point it **north**, always.".into() };
/// let link = deep_link(reference, Some(&evidence));
/// assert_eq!(link.unwrap(), "https://a.example/setup#mount:~:text=Point%20it%20north%2C%20always.");
/// assert_eq!(deep_link(reference, None).unwrap(), "https://a.example/setup#mount");
/// ```
pub fn deep_link(reference: &Reference, evidence: Option<&Evidence>) -> Option<String> {
    let url = linkable(reference.passage.url.as_deref()?)?;
    let text =
        evidence.and_then(|evidence| directive(&evidence.text)).filter(|_| !url.starts_with("mailto:"));
    let Some(text) = text else { return Some(url) };
    // A directive that the url has already would come before ours.
    let page = place::find(&url, ":~:").map_or(&*url, |end| &url[..end]);
    let hash = if place::has_char(page, '#') { "" } else { "#" };
    Some(joined!(page, hash, ":~:text=", text))
}

/// The text of the directive; none where there is no word to look for. A browser finds no text that goes on in another block:
/// neither end of it may.
fn directive(evidence: &str) -> Option<String> {
    let mut lines = Vec::new();
    for line in evidence.lines() {
        // Of a table's row, each cell is a block.
        let ends_block = if line.trim_start().starts_with('|') { '|' } else { '\n' };
        for block in line.split(ends_block) {
            lines.push(shown(block));
        }
    }
    let mut blocks = Vec::new();
    for line in &lines {
        let words = words(line);
        if !words.is_empty() {
            blocks.push(words);
        }
    }
    let first = blocks.first()?;
    let (begin, end) = match blocks.as_slice() {
        [_, .., last] => (first.as_slice(), last.as_slice()),
        _ if first.len() <= WHOLE && first.iter().all(|word| word.chars().count() <= LONGEST) => {
            return Some(encoded(first));
        }
        // One word that is very long: its beginning is enough to find it by.
        _ if first.len() == 1 => {
            let end = first[0].char_indices().nth(LONGEST).map_or(first[0].len(), |(at, _)| at);
            return Some(encoded(&[&first[0][..end]]));
        }
        _ => first.split_at(first.len().div_ceil(2)),
    };
    let mut ends = encoded(&begin[..begin.len().min(ENDS)]);
    ends.push(',');
    ends.push_str(&encoded(&end[end.len().saturating_sub(ENDS)..]));
    Some(ends)
}

/// The words of a line, from the first to the last that has a letter or a digit.
fn words(line: &str) -> Vec<&str> {
    let (mut words, mut end) = (Vec::new(), 0);
    for word in line.split_whitespace() {
        let has_letters = place::has(word, char::is_alphanumeric);
        if has_letters || end > 0 {
            words.push(word);
        }
        if has_letters {
            end = words.len();
        }
    }
    words.truncate(end);
    words
}

/// Words with a space between two.
fn encoded(words: &[&str]) -> String {
    let mut out = String::new();
    for word in words {
        if !out.is_empty() {
            out.push_str("%20");
        }
        for byte in word.bytes() {
            if byte.is_ascii_alphanumeric() || KEPT.contains(&byte) {
                out.push(char::from(byte));
            } else {
                push_percent(&mut out, byte);
            }
        }
    }
    out
}

/// A line of Markdown as a page shows it, nearly: without what marks its block, emphasis, code and targets of links. Brackets
/// that are no link's are shown.
fn shown(line: &str) -> String {
    let block = |c: char| matches!(c, '#' | '>' | '-' | '*' | '+') || c.is_whitespace();
    let line = place::without_first(line, block);
    let digits = place::behind(line, 0, |c| c.is_ascii_digit());
    let numbered = digits > 0 && place::begins(line, digits, |c| matches!(c, '.' | ')'));
    let mut rest = if numbered && is_item(&line[digits + 1..]) { &line[digits + 1..] } else { line };
    let mut out = String::with_capacity(rest.len());
    let mut links = 0;
    while let Some(c) = place::first(rest, 0) {
        let behind = &rest[c.len_utf8()..];
        let target = behind.strip_prefix("(").and_then(|target| behind_first(target, b')'));
        match (c, target) {
            (']', Some(behind)) if links > 0 => {
                links -= 1;
                rest = behind;
                continue;
            }
            ('[', _) if is_link(behind) => links += 1,
            ('\\', _) if place::begins(behind, 0, |c| c.is_ascii_punctuation()) => {
                out.push_str(&behind[..1]);
                rest = &behind[1..];
                continue;
            }
            ('*' | '`', _) => {}
            _ => out.push(c),
        }
        rest = behind;
    }
    out
}

/// Behind the number of a list's item there is a space, or nothing.
fn is_item(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(' ')
}

/// Does the first bracket that closes here close a link's text?
fn is_link(behind: &str) -> bool {
    let target = behind_first(behind, b']').and_then(|behind| behind.strip_prefix("("));
    target.is_some_and(|target| behind_first(target, b')').is_some())
}

/// How far the end of a link's text or target is looked for, in bytes: a text of nothing but their beginnings would be read as often
/// as it has them.
const LONGEST_LINK: usize = 512;

/// What is behind the first of these ASCII bytes.
fn behind_first(text: &str, byte: u8) -> Option<&str> {
    text.bytes().take(LONGEST_LINK).position(|other| other == byte).map(|at| &text[at + 1..])
}

#[cfg(test)]
mod tests {
    use super::directive;

    #[test]
    fn evidence_is_named_as_a_page_shows_it() {
        for (evidence, expected) in [
            ("Point it north.", "Point%20it%20north."),
            ("a-b, c & d", "a%2Db%2C%20c%20%26%20d"),
            ("## A `code` and a [link](https://a.example/x) here", "A%20code%20and%20a%20link%20here"),
            ("1. Level the tripod", "Level%20the%20tripod"),
            ("130 mm wide", "130%20mm%20wide"),
            (
                "one two three four five six seven eight nine ten eleven twelve thirteen",
                "one%20two%20three%20four%20five,nine%20ten%20eleven%20twelve%20thirteen",
            ),
            ("First line\nsecond", "First%20line,second"),
            (
                "## A heading\n\n1. One to six words of an item.\n2.",
                "A%20heading,six%20words%20of%20an%20item.",
            ),
            ("Choose [Menu] > [Align](/a) now", "Choose%20%5BMenu%5D%20%3E%20Align%20now"),
            (r"Press \[1\] or 5 \* 3", "Press%20%5B1%5D%20or%205%20*%203"),
            ("| Vega | 0.03 |\n|---|---|\n| Deneb | 1.25 |", "Vega,1.25"),
            ("별은 빛난다.", "%EB%B3%84%EC%9D%80%20%EB%B9%9B%EB%82%9C%EB%8B%A4."),
        ] {
            assert_eq!(directive(evidence).as_deref(), Some(expected), "{evidence}");
        }
        for nothing in ["", " \n ", "---", "| | |"] {
            assert_eq!(directive(nothing), None, "{nothing:?}");
        }
    }
}
