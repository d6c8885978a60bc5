//! Links that lead to the very sentence.

use crate::{
    find,
    passage::Passage,
    phrases, place,
    url::{linkable, push_percent},
    verify::Evidence,
    words::is_hiragana,
};

/// A text of more words is named by its first and its last: what a page has between them may differ.
const MOST_WHOLE: usize = 12;
/// So many words of each.
const ENDS: usize = 5;
/// Words aren't spaced in every script: of a longer one, what stands before a sign of punctuation is enough to find it by.
const LONGEST_WORD: usize = 24;
/// So many characters of it at least.
const SHORTEST_BEGINNING: usize = 12;
/// And so many at most, where there is no such sign.
const LONGEST_BEGINNING: usize = 120;

/// What may stand in a fragment's text as it is, beside letters and digits. `-` and `,` have a meaning there.
const KEPT: &[u8] = b"._~!'*";

/// The source's url with a text fragment (`#:~:text=`) that makes a browser scroll to the evidence and mark it; the url itself
/// where there is no evidence, none where there is no url that may be linked. White space, `"`, `<`, `>`, `|` and
/// backticks of the url are encoded.
///
/// A text of a few words is named whole, a longer one by its beginning and its end. What is Markdown in the evidence, a page
/// doesn't show, and is left out. The syntax is that of the WICG's draft "URL Fragment Text Directives".
///
/// ```
/// use citecore::{AnswerOptions, Evidence, Passage, Source, deep_link, process_answer};
///
/// let passage = Passage { url: Some("https://a.example/setup#mount".into()), ..Passage::new("Point it **north**, always.") };
/// let answer = process_answer("North [1].", &[Source::new(1, passage)], &AnswerOptions::default());
/// let passage = &answer.references[0].passage;
/// let evidence = Evidence { original: 1, start: 0, end: 27, text: "Point it **north**, always.".into() };
/// let link = deep_link(passage, Some(&evidence));
/// assert_eq!(link.unwrap(), "https://a.example/setup#mount:~:text=Point%20it%20north%2C%20always.");
/// assert_eq!(deep_link(passage, None).unwrap(), "https://a.example/setup#mount");
/// ```
pub fn deep_link(passage: &Passage, evidence: Option<&Evidence>) -> Option<String> {
    let url = linkable(passage.url.as_deref()?)?;
    let is_page = phrases::phrase_at_in_any_case(&url, 0, "mailto:") == 0;
    let text = evidence.filter(|_| is_page).and_then(|evidence| directive(&evidence.text));
    let Some(text) = text else { return Some(url) };
    // A directive that the url has already would come before ours.
    let page = find::find(&url, ":~:").map_or(&*url, |end| &url[..end]);
    let hash = if place::has_char(page, '#') { "" } else { "#" };
    Some(joined!(page, hash, ":~:text=", text))
}

/// The text of the directive; none where there is no word to look for. A browser finds no text that goes on in another block:
/// neither end of it may.
fn directive(evidence: &str) -> Option<String> {
    let (mut lines, mut in_code) = (Vec::new(), false);
    for line in evidence.lines() {
        let fence = place::without_first(line, char::is_whitespace);
        if fence.starts_with("```") && !place::has_char(place::without_first(fence, |c| c == '`'), '`') {
            in_code = !in_code;
            continue;
        }
        if in_code {
            lines.push(line.to_owned());
            continue;
        }
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
        _ if first.len() <= MOST_WHOLE && first.iter().all(|word| word.chars().count() <= LONGEST_WORD) => {
            return Some(encoded(first));
        }
        _ if first.len() == 1 => return Some(encoded(&[beginning(first[0])])),
        _ => first.split_at(first.len().div_ceil(2)),
    };
    let mut ends = encoded(&begin[..begin.len().min(ENDS)]);
    ends.push(',');
    ends.push_str(&encoded(&end[end.len().saturating_sub(ENDS)..]));
    Some(ends)
}

/// The beginning of a long run of words without spaces, up to where one of them ends: a browser finds no part of a word.
fn beginning(run: &str) -> &str {
    let (mut end, mut count, mut last) = (run.len(), 0, ' ');
    for (at, c) in run.char_indices() {
        if count >= SHORTEST_BEGINNING && is_sign(c) {
            return &run[..at];
        }
        if count == LONGEST_BEGINNING {
            return &run[..end.min(at)];
        }
        // Where there is no sign, a word of Japanese begins behind the hiragana that end another one.
        if count >= SHORTEST_BEGINNING && is_hiragana(last) && !is_hiragana(c) {
            end = at;
        }
        (count, last) = (count + 1, c);
    }
    run
}

/// A sign of punctuation of Chinese and Japanese.
fn is_sign(c: char) -> bool {
    matches!(c, '、'..='〃' | '〈'..='〟' | '！'..='／' | '：'..='＠')
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
    let digits = place::run_end(line, 0, |c| c.is_ascii_digit());
    let numbered = digits > 0 && place::begins(line, digits, |c| matches!(c, '.' | ')'));
    let mut rest = if numbered && is_item(&line[digits + 1..]) { &line[digits + 1..] } else { line };
    let mut out = String::with_capacity(rest.len());
    let (mut links, mut underscores, mut in_code) = (0, 0, false);
    while let Some(c) = place::char_at(rest, 0) {
        let behind = &rest[c.len_utf8()..];
        rest = behind;
        if c == '`' {
            in_code = !in_code && place::has_char(behind, '`');
        } else if in_code {
            out.push(c);
        } else if c == ']'
            && links > 0
            && let Some(behind) = behind_target(behind)
        {
            links -= 1;
            rest = behind;
        } else if c == '[' && behind_link(behind).is_some() {
            links += 1;
        } else if c == '!'
            && let Some(behind) = behind.strip_prefix('[').and_then(behind_link)
        {
            rest = behind;
        } else if c == '<'
            && behind.starts_with("http")
            && let Some(behind) = behind_first(behind, b'>')
        {
            out.push_str(&rest[..rest.len() - behind.len() - 1]);
            rest = behind;
        } else if c == '\\' && place::begins(behind, 0, |c| c.is_ascii_punctuation()) {
            out.push_str(&behind[..1]);
            rest = &behind[1..];
        } else if c == '~' && behind.starts_with('~') {
            rest = &behind[1..];
        } else if c == '_' {
            let run = place::run_end(behind, 0, |c| c == '_');
            rest = &behind[run..];
            match emphasis(&out, rest) {
                Some(true) if is_ended(rest) => underscores += 1,
                Some(false) if underscores > 0 => underscores -= 1,
                _ => out.extend(std::iter::repeat_n(c, run + 1)),
            }
        } else if c == '&'
            && let Some((name, shown)) = ENTITIES.iter().find(|(name, _)| behind.starts_with(name))
        {
            out.push(*shown);
            rest = &behind[name.len()..];
        } else if c != '*'
            || place::ends(&out, char::is_whitespace) && place::begins(behind, 0, char::is_whitespace)
        {
            out.push(c);
        }
    }
    out
}

/// What HTML wants written by a name, which Markdown may do too.
const ENTITIES: [(&str, char); 5] =
    [("amp;", '&'), ("lt;", '<'), ("gt;", '>'), ("quot;", '"'), ("nbsp;", '\u{a0}')];

/// May underscores between these begin emphasis, or else end it? Within a word they do neither.
fn emphasis(before: &str, behind: &str) -> Option<bool> {
    match (place::ends(before, char::is_alphanumeric), place::begins(behind, 0, char::is_alphanumeric)) {
        (true, true) => None,
        (_, true) => Some(true),
        (_, false) => Some(false),
    }
}

/// Behind the number of a list's item there is a space, or nothing.
fn is_item(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(' ')
}

/// What is behind a link of whose text this is the beginning: the first bracket that closes here has a target behind it.
fn behind_link(text: &str) -> Option<&str> {
    behind_first(text, b']').and_then(behind_target)
}

/// What is behind a link's target, which may have parentheses of its own.
fn behind_target(text: &str) -> Option<&str> {
    let mut open = 0;
    for (at, byte) in text.bytes().enumerate().take(LINK_REACH) {
        match byte {
            b'(' => open += 1,
            b')' => open -= 1,
            _ => {}
        }
        if open <= 0 {
            return (byte == b')').then(|| &text[at + 1..]);
        }
    }
    None
}

/// Is emphasis ended in a text, before any code in it?
fn is_ended(text: &str) -> bool {
    let bytes = text.bytes().take(LINK_REACH).take_while(|&byte| byte != b'`');
    let mut last = b' ';
    for (at, byte) in bytes.enumerate() {
        if byte == b'_' && !matches!(last, b' ' | b'_') {
            let behind = place::run_end(text, at, |c| c == '_');
            if emphasis(&text[..at], &text[behind..]) == Some(false) {
                return true;
            }
        }
        last = byte;
    }
    false
}

/// How far the end of a link's text or target is looked for, in bytes: a text of nothing but their beginnings would be read as often
/// as it has them.
const LINK_REACH: usize = 512;

/// What is behind the first of these ASCII bytes.
fn behind_first(text: &str, byte: u8) -> Option<&str> {
    text.bytes().take(LINK_REACH).position(|other| other == byte).map(|at| &text[at + 1..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnswerOptions, Passage, Source, process_answer};

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
            ("It is **3 * 4** = *12*.", "It%20is%203%20*%204%20%3D%2012."),
            (r"Press \[1\] or 5 \* 3", "Press%20%5B1%5D%20or%205%20*%203"),
            ("| Vega | 0.03 |\n|---|---|\n| Deneb | 1.25 |", "Vega,1.25"),
            ("An _old_ __mount__ ~~not~~ now, ¿_sí_?", "An%20old%20mount%20not%20now%2C%20%C2%BFs%C3%AD%3F"),
            (
                "Set snake_case, _id and `__init__` of _it_",
                "Set%20snake_case%2C%20_id%20and%20__init__%20of%20it",
            ),
            ("A __gap__: ____ and a_ _ b", "A%20gap%3A%20____%20and%20a_%20_%20b"),
            ("One ![a _b_](/c.png) two", "One%20two"),
            ("[![a](/b.png) the guide](https://x.example/a_(b)) here", "the%20guide%20here"),
            ("See [the guide](https://x.example/a_(b)) (here)", "See%20the%20guide%20%28here%29"),
            ("See <https://x.example/_a_> now", "See%20https%3A%2F%2Fx.example%2F_a_%20now"),
            ("R&amp;D &lt; 5 & more&amp", "R%26D%20%3C%205%20%26%20more%26amp"),
            ("Run this:\n```sh\n*_a_\n```\nnow", "Run%20this%3A,now"),
            ("```sh\nls _a_ *b*\n```", "ls%20_a_%20*b*"),
            ("別のもの。", "%E5%88%A5%E3%81%AE%E3%82%82%E3%81%AE%E3%80%82"),
            ("별은 빛난다.", "%EB%B3%84%EC%9D%80%20%EB%B9%9B%EB%82%9C%EB%8B%A4."),
        ] {
            assert_eq!(directive(evidence).as_deref(), Some(expected), "{evidence}");
        }
        for nothing in ["", " \n ", "---", "| | |", "```sh\n```", "![a](/b.png)"] {
            assert_eq!(directive(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn an_address_of_mail_has_no_text() {
        for url in ["mailto:a@b.example", "MAILTO:a@b.example"] {
            let passage = Passage { url: Some(url.into()), ..Passage::new("Write to us.") };
            let answer = process_answer("Write [1].", &[Source::new(1, passage)], &AnswerOptions::default());
            let evidence = Evidence { original: 1, start: 0, end: 12, text: "Write to us.".into() };
            assert_eq!(deep_link(&answer.references[0].passage, Some(&evidence)).as_deref(), Some(url));
        }
    }

    #[test]
    fn a_long_run_without_spaces_is_cut_where_a_word_ends() {
        for (run, expected) in [
            (
                "赤道儀の極軸を天の北極に向けてください、そのあとで三脚の水平を確かめます。",
                "赤道儀の極軸を天の北極に向けてください",
            ),
            (
                "望远镜的赤道仪必须首先对准北极星，然后再调整平衡锤的位置。",
                "望远镜的赤道仪必须首先对准北极星",
            ),
            (
                "はい、赤道儀の極軸を天の北極に向けてから三脚の水平を確かめます。",
                "はい、赤道儀の極軸を天の北極に向けてから三脚の水平を確かめます",
            ),
            (
                "望远镜的赤道仪必须首先对准北极星然后再调整平衡锤的位置",
                "望远镜的赤道仪必须首先对准北极星然后再调整平衡锤的位置",
            ),
            ("กล้องโทรทรรศน์ต้องหันไปทางทิศเหนือเสมอก่อน", "กล้องโทรทรรศน์ต้องหันไปทางทิศเหนือเสมอก่อน"),
        ] {
            assert_eq!(beginning(run), expected);
        }
        let long = "極軸を北に向けて".repeat(20);
        assert_eq!(beginning(&long), format!("{}極軸を北に", "極軸を北に向けて".repeat(14)));
        let none = "望".repeat(500);
        assert_eq!(beginning(&none).chars().count(), 120);
    }
}
