//! Trees on one line, to compare and to read.

use citecore::Segment;
use citecore_markdown::{Block, Inline};

/// Text with `{n}` for a citation of reference n.
pub(crate) fn segments(text: &str) -> Vec<Segment<'static>> {
    let mut segments = Vec::new();
    let mut rest = text;
    while let Some((before, number, after)) = next_citation(rest) {
        segments.push(Segment::Text { text: before.to_owned().into() });
        segments.push(Segment::Citation { text: format!("[{number}]").into(), numbers: vec![number] });
        rest = after;
    }
    segments.push(Segment::Text { text: rest.to_owned().into() });
    segments
}

fn next_citation(text: &str) -> Option<(&str, usize, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (number, after) = rest.split_once('}')?;
    Some((before, number.parse().ok()?, after))
}

pub(crate) fn show(blocks: &[Block]) -> String {
    blocks.iter().map(block).collect::<Vec<_>>().join(" ")
}

fn block(block: &Block) -> String {
    match block {
        Block::Paragraph(content) => format!("<p>{}</p>", inlines(content)),
        Block::Plain(content) => inlines(content),
        Block::Heading { level, content } => format!("<h{level}>{}</h{level}>", inlines(content)),
        Block::Code { language, text } => format!("<pre {language}>{text}</pre>"),
        Block::Quote(blocks) => format!("<quote>{}</quote>", show(blocks)),
        Block::List { start, items } => {
            let items: Vec<String> = items
                .iter()
                .map(|item| {
                    let checked = item.checked.map_or("", |checked| if checked { "[x]" } else { "[ ]" });
                    format!("<li>{checked}{}</li>", show(&item.blocks))
                })
                .collect();
            let start = start.map_or_else(String::new, |start| format!(" {start}"));
            format!("<list{start}>{}</list>", items.concat())
        }
        Block::Table { alignments, head, rows } => {
            let row = |cells: &Vec<Vec<Inline>>| {
                cells.iter().map(|cell| inlines(cell)).collect::<Vec<_>>().join("|")
            };
            let rows: Vec<String> = rows.iter().map(row).collect();
            format!("<table {alignments:?}>{}//{}</table>", row(head), rows.join("/"))
        }
        Block::Rule => "<hr>".to_owned(),
    }
}

fn inlines(content: &[Inline]) -> String {
    content.iter().map(inline).collect()
}

fn inline(inline: &Inline) -> String {
    match inline {
        Inline::Text(text) => text.clone(),
        Inline::Code(code) => format!("<code>{code}</code>"),
        Inline::Emphasis(content) => format!("<em>{}</em>", inlines(content)),
        Inline::Strong(content) => format!("<b>{}</b>", inlines(content)),
        Inline::Strikethrough(content) => format!("<s>{}</s>", inlines(content)),
        Inline::Link { url, content } => format!("<a {url}>{}</a>", inlines(content)),
        Inline::Citation { number, occurrence, .. } => format!("({number}.{occurrence})"),
        Inline::Break => "<br>".to_owned(),
    }
}
