//! Writing an answer from what was chosen, as Markdown with marks.

use super::{
    choose::{Chosen, Plan},
    quote::Kind,
    rank::Evidence,
};

/// The answer that a plan comes to.
pub(super) fn write(evidence: &Evidence<'_>, plan: &Plan) -> String {
    let mut blocks = Vec::new();
    if !plan.lead.is_empty() {
        blocks.push(prose(evidence, &plan.lead));
    }
    for procedure in &plan.procedures {
        let heading = evidence.heading(procedure.quotes[0]).trim_end_matches([':', '.']);
        if !heading.is_empty() {
            blocks.push(format!("{}:", escape(heading)));
        }
        let steps: Vec<String> = procedure
            .steps
            .iter()
            .map(|(number, quotes)| format!("{number}. {}", prose(evidence, quotes)))
            .collect();
        blocks.push(steps.join("\n"));
    }
    let mut paragraphs = plan.paragraphs.iter().map(|paragraph| mixed(evidence, paragraph));
    if let Some(table) = &plan.table {
        // A table right at the beginning would leave the reader without a word of what it is.
        blocks.extend(paragraphs.next());
        blocks.push(rows(evidence, table));
    }
    blocks.extend(paragraphs);
    blocks.join("\n\n")
}

/// A table whose rows cite their source in their last cell.
fn rows(evidence: &Evidence<'_>, chosen: &Chosen) -> String {
    let number = evidence.sources[evidence.quotes[chosen.quote].source].number;
    let lines = evidence.quotes[chosen.quote].text.lines().enumerate().map(|(index, row)| match index {
        1 => row.to_owned(),
        0 => escape_cells(row),
        _ => format!("{} [{number}] |", escape_cells(row).trim_end_matches('|').trim_end()),
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn escape_cells(row: &str) -> String {
    let inner = row.trim().trim_matches('|');
    let cells: Vec<String> = inner.split('|').map(|cell| escape_inline(cell.trim())).collect();
    format!("| {} |", cells.join(" | "))
}

fn prose(evidence: &Evidence<'_>, quotes: &[Chosen]) -> String {
    quotes.iter().map(|chosen| cited(evidence, chosen)).collect::<Vec<_>>().join(" ")
}

/// Sentences as prose, items of a list as items.
fn mixed(evidence: &Evidence<'_>, quotes: &[Chosen]) -> String {
    let mut out = String::new();
    let mut in_list = false;
    for chosen in quotes {
        let item = evidence.quotes[chosen.quote].kind == Kind::Bullet;
        if !out.is_empty() {
            out.push_str(match (in_list, item) {
                (true, true) => "\n",
                (false, false) => " ",
                _ => "\n\n",
            });
        }
        if item {
            out.push_str("- ");
        }
        out.push_str(&cited(evidence, chosen));
        in_list = item;
    }
    out
}

/// The quote with its marks before its full stop, where it has one.
fn cited(evidence: &Evidence<'_>, chosen: &Chosen) -> String {
    let text = evidence.quotes[chosen.quote].text.as_str();
    let body = text.trim_end_matches(['.', '!', '。', '！', '…']);
    let (body, stop) = if body.is_empty() { (text, "") } else { text.split_at(body.len()) };
    let mut numbers: Vec<usize> =
        chosen.sources.iter().map(|&source| evidence.sources[source].number).collect();
    numbers.dedup();
    let marks: String = numbers.iter().map(|number| format!("[{number}]")).collect();
    format!("{} {marks}{stop}", escape(body))
}

/// A text that Markdown shows as it stands: what would read as a mark, a link, emphasis, a tag, math or the beginning of a
/// block is escaped. Code stays code.
pub(super) fn escape(text: &str) -> String {
    escape_start(escape_inline(text))
}

fn escape_inline(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    let mut rest = text;
    while let Some(at) = rest.find('`') {
        let (before, code) = rest.split_at(at);
        escape_prose(before, &mut out);
        let run = code.len() - code.trim_start_matches('`').len();
        let close = code[run..].find(&code[..run]).map(|close| run + close + run);
        let Some(close) = close else {
            rest = code;
            break;
        };
        out.push_str(&code[..close]);
        rest = &code[close..];
    }
    escape_prose(rest, &mut out);
    out
}

fn escape_prose(text: &str, out: &mut String) {
    let mut marks = open_marks(text);
    let mut is_mark = false;
    for (at, c) in text.char_indices() {
        let after = &text[at + c.len_utf8()..];
        let special = match c {
            '\\' | '*' | '_' | '`' | '~' | '$' => true,
            '<' => after.starts_with(|c: char| c.is_alphabetic() || matches!(c, '/' | '!' | '?')),
            '&' => after.starts_with(|c: char| c.is_alphanumeric() || c == '#'),
            '[' => {
                is_mark = marks.pop().unwrap_or_default();
                is_mark
            }
            ']' => is_mark,
            _ => false,
        };
        if special {
            out.push('\\');
        }
        out.push(c);
    }
}

/// Of each opening bracket, the last one first: does it read as that of a mark or a link? `[Enter]` doesn't. What is in it
/// reaches to the next closing bracket; all brackets are told in one go, as a text may have nothing else.
fn open_marks(text: &str) -> Vec<bool> {
    let mut marks = Vec::new();
    // What lies between here and the next closing bracket, and whether an address follows that; none without one.
    let (mut number, mut nested, mut behind) = (false, false, None);
    let mut next = None;
    for c in text.chars().rev() {
        match c {
            ']' => {
                (number, nested) = (false, false);
                behind = Some(matches!(next, Some('(' | '[' | ':')));
            }
            '[' => {
                marks.push(number || behind.is_some_and(|behind| behind || nested));
                nested = true;
            }
            '^' => nested = true,
            c => number |= c.is_numeric(),
        }
        next = Some(c);
    }
    marks
}

/// A beginning that would make a heading, a quotation or an item of the text.
fn escape_start(text: String) -> String {
    if text.starts_with(['#', '>', '+', '-', '=', '|']) {
        return format!("\\{text}");
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && text[digits..].starts_with(['.', ')']) {
        return format!("{}\\{}", &text[..digits], &text[digits..]);
    }
    text
}

#[cfg(test)]
mod tests {
    use citecore::{AnswerOptions, Passage, Source, process_answer};
    use pulldown_cmark::{Event, Parser};

    use super::escape;

    const TABLE: &[(&str, &str)] = &[
        ("Press [Enter] > [Align]", "Press [Enter] > [Align]"),
        ("as in [3] and [1, 2]", r"as in \[3\] and \[1, 2\]"),
        ("so reply[0] is A5", r"so reply\[0\] is A5"),
        ("use `reply[0]` here", "use `reply[0]` here"),
        ("a [link](https://example.org)", r"a \[link\](https://example.org)"),
        ("2 * 3 * 4 and snake_case", r"2 \* 3 \* 4 and snake\_case"),
        ("<b>bold</b> & 3 < 4", r"\<b>bold\</b> & 3 < 4"),
        ("# not a heading", r"\# not a heading"),
        ("3. not a step", r"3\. not a step"),
        ("costs $5 or $6", r"costs \$5 or \$6"),
        ("an open ` tick", r"an open \` tick"),
        ("&lt;b&gt;", r"\&lt;b\&gt;"),
    ];

    #[test]
    fn what_would_read_as_markdown_is_escaped() {
        for (text, expected) in TABLE {
            assert_eq!(escape(text), *expected);
        }
    }

    #[test]
    fn markdown_shows_what_was_escaped_as_it_stood() {
        for (text, _) in TABLE {
            let shown: String = Parser::new(&escape(text))
                .filter_map(|event| match event {
                    Event::Text(text) => Some(text.into_string()),
                    Event::Code(code) => Some(format!("`{code}`")),
                    _ => None,
                })
                .collect();
            assert_eq!(shown, *text);
        }
    }

    #[test]
    fn the_engine_finds_no_mark_in_what_was_escaped() {
        let sources: Vec<Source> = (1..=5).map(|number| Source::new(number, Passage::new("text"))).collect();
        for (text, _) in TABLE {
            let answer = process_answer(&escape(text), &sources, &AnswerOptions::default());
            assert!(answer.citations.is_empty() && answer.dropped.is_empty(), "{text}");
        }
    }
}
