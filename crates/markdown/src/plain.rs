//! Markdown as text alone.

use citecore::Segment;

use crate::{
    block::{Block, Inline, Item},
    stream::blocks,
};

/// What Markdown says, without its markup: a line a paragraph, list item or table row, an empty one between blocks.
///
/// ```
/// use citecore_markdown::plain_text;
///
/// assert_eq!(plain_text("## Align\n1. See [the *guide*](x).\n2. `wait`"), "Align\n\n1. See the guide.\n2. wait");
/// ```
pub fn plain_text(markdown: &str) -> String {
    let mut out = String::new();
    for block in blocks(&[Segment::Text { text: markdown.into() }]) {
        write_block(&block, &mut out);
        out.push('\n');
    }
    out.truncate(out.trim_end().len());
    out
}

fn write_blocks(blocks: &[Block], out: &mut String) {
    blocks.iter().for_each(|block| write_block(block, out));
}

fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Paragraph(content) | Block::Plain(content) | Block::Heading { content, .. } => {
            write_line(content, out);
        }
        Block::Code { text, .. } => {
            out.push_str(text.trim_end());
            out.push('\n');
        }
        Block::Quote(blocks) => write_blocks(blocks, out),
        Block::List { start, items } => write_list(*start, items, out),
        Block::Table { head, rows, .. } => {
            for row in std::iter::once(head).chain(rows) {
                for (index, cell) in row.iter().enumerate() {
                    out.push_str(if index > 0 { " | " } else { "" });
                    write_inlines(cell, out);
                }
                out.push('\n');
            }
        }
        Block::Rule => {}
    }
}

fn write_list(start: Option<u64>, items: &[Item], out: &mut String) {
    for (item, number) in items.iter().zip(start.unwrap_or(0)..) {
        match start {
            Some(_) => out.push_str(&format!("{number}. ")),
            None => out.push_str("• "),
        }
        let before = out.len();
        write_blocks(&item.blocks, out);
        if out.len() == before {
            out.push('\n');
        }
    }
}

fn write_line(content: &[Inline], out: &mut String) {
    write_inlines(content, out);
    out.push('\n');
}

fn write_inlines(content: &[Inline], out: &mut String) {
    for inline in content {
        match inline {
            Inline::Text(text) | Inline::Code(text) => out.push_str(&text.replace('\n', " ")),
            Inline::Emphasis(content)
            | Inline::Strong(content)
            | Inline::Strikethrough(content)
            | Inline::Link { content, .. } => write_inlines(content, out),
            Inline::Citation { number, .. } => crate::marked::write_mark(out, *number),
            Inline::Break => out.push(' '),
        }
    }
}
