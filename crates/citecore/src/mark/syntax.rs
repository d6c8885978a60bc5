//! The ways in which models write marks. A new one is a row of [`PAIRS`] or [`LABELS`].

use super::{
    cursor::{Cursor, Stop, bounded},
    digits::digit,
    known::Known,
};

/// The longest mark, in bytes: what goes on after that is text. It bounds what a stream holds back for a mark.
pub(crate) const LONGEST_MARK: usize = 256;

/// What encloses the numbers of a mark; a longer opening before one that it begins with.
const PAIRS: &[Pair] = &[
    Pair { open: "[[", close: "]]", inner: Inner::Numbers },
    Pair { open: "[", close: "]", inner: Inner::Numbers },
    Pair { open: "【", close: "】", inner: Inner::Numbers },
    Pair { open: "［", close: "］", inner: Inner::Numbers },
    Pair { open: "<sup>", close: "</sup>", inner: Inner::NumbersOrMarks },
    Pair { open: "<cite>", close: "</cite>", inner: Inner::NumbersOrMarks },
];

struct Pair {
    open: &'static str,
    close: &'static str,
    inner: Inner,
}

#[derive(Clone, Copy, PartialEq)]
enum Inner {
    /// `1, 2`
    Numbers,
    /// `1, 2` or `[1][2]`
    NumbersOrMarks,
}

/// Words that may stand before a number, a longer one before one that it begins with.
const LABELS: &[&str] = &[
    "†",
    "^",
    "documents",
    "document",
    "docs",
    "doc",
    "sources",
    "source",
    "citations",
    "citation",
    "cite",
    "references",
    "reference",
    "refs",
    "ref",
    "ids",
    "id",
    "출처",
    "来源",
    "來源",
    "出典",
    "quelle",
];

/// A mark as the model typed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// Its numbers, in order; a range is one item.
    pub(crate) items: Vec<Item>,
    /// How it is enclosed.
    pub(crate) form: Form,
}

/// How a mark is enclosed, as far as Markdown would take it for something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// `[1]`: may be an index, a link's text or a definition's label.
    Bracket,
    /// `<sup>1</sup>`, with nothing but a number in it: may be an exponent.
    BareSup,
    /// Nothing but a mark.
    Certain,
}

/// One number of a mark, or a range of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// Where it stands in the mark, in bytes.
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// Can a mark begin with this byte?
pub(crate) fn may_begin(byte: u8) -> bool {
    PAIRS.iter().any(|pair| pair.open.as_bytes()[0] == byte)
}

/// Reads the mark that a text begins with, gives its length.
pub(crate) fn read_mark(text: &str, last: bool, known: &Known) -> Result<(usize, Mark), Stop> {
    let mut more = false;
    for pair in PAIRS {
        match bounded(text, last, LONGEST_MARK, |cursor| read_pair(cursor, pair)) {
            Ok((length, mark)) if plausible(&mark, known) => return Ok((length, mark)),
            Ok(_) | Err(Stop::No) => {}
            Err(Stop::More) => more = true,
        }
        // A longer opening is tried first: while it may still fit, a shorter one must not win.
        if more {
            return Err(Stop::More);
        }
    }
    Err(Stop::No)
}

fn read_pair(cursor: &mut Cursor<'_>, pair: &Pair) -> Result<Mark, Stop> {
    cursor.expect(pair.open)?;
    cursor.skip_blanks()?;
    let mut items = Vec::new();
    let nested = pair.inner == Inner::NumbersOrMarks && cursor.peek()? == Some('[');
    if nested {
        loop {
            cursor.expect("[")?;
            read_numbers(cursor, "]", &mut items)?;
            cursor.expect("]")?;
            separator(cursor)?;
            if cursor.peek()? != Some('[') {
                break;
            }
        }
    } else {
        read_numbers(cursor, pair.close, &mut items)?;
    }
    cursor.skip_blanks()?;
    cursor.expect(pair.close)?;
    let form = match pair.open {
        "[" | "[[" => Form::Bracket,
        "<sup>" if !nested && items.len() == 1 => Form::BareSup,
        _ => Form::Certain,
    };
    Ok(Mark { items, form })
}

fn read_numbers(cursor: &mut Cursor<'_>, close: &str, items: &mut Vec<Item>) -> Result<(), Stop> {
    loop {
        cursor.skip_blanks()?;
        label(cursor)?;
        items.push(item(cursor, close)?);
        if !separator(cursor)? {
            return Ok(());
        }
    }
}

fn label(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    for label in LABELS {
        if cursor.eat(label)? {
            cursor.skip_blanks()?;
            if matches!(cursor.peek()?, Some(':' | '：' | '#')) {
                cursor.next()?;
                cursor.skip_blanks()?;
            }
            break;
        }
    }
    Ok(())
}

/// `2`, `1-3`, `2†manual.pdf`, `4:2†manual.pdf`
fn item(cursor: &mut Cursor<'_>, close: &str) -> Result<Item, Stop> {
    let start = cursor.at;
    let mut from = number(cursor)?;
    let mut to = from;
    if cursor.peek()? == Some(':') {
        cursor.next()?;
        from = number(cursor)?;
        to = from;
        if cursor.peek()? != Some('†') {
            return Err(Stop::No);
        }
    }
    let end = cursor.at;
    if cursor.peek()? == Some('†') {
        // What follows is the name that the model knows the source by, or lines of it.
        let closing = close.chars().next();
        cursor.skip_while(|c| Some(c) != closing && c != '\n')?;
        return Ok(Item { from, to, start, end });
    }
    if matches!(cursor.peek()?, Some('-' | '–' | '—' | '‑')) {
        cursor.next()?;
        to = number(cursor)?;
        if to < from {
            return Err(Stop::No);
        }
    }
    Ok(Item { from, to, start, end: cursor.at })
}

/// Digits of one or another script, without a leading zero.
fn number(cursor: &mut Cursor<'_>) -> Result<usize, Stop> {
    let mut value: usize = 0;
    let mut digits = 0;
    while let Some(next) = cursor.peek()?.and_then(digit) {
        if digits > 0 && value == 0 {
            return Err(Stop::No);
        }
        value = value.saturating_mul(10).saturating_add(next);
        digits += 1;
        cursor.next()?;
    }
    if digits == 0 { Err(Stop::No) } else { Ok(value) }
}

fn separator(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    cursor.skip_blanks()?;
    let found = matches!(cursor.peek()?, Some(',' | ';' | '、' | '，' | '；' | '،' | '؛'));
    if found {
        cursor.next()?;
        cursor.skip_blanks()?;
    }
    Ok(found)
}

/// Years and other great numbers that no source has aren't citations.
fn plausible(mark: &Mark, known: &Known) -> bool {
    mark.items.iter().all(|item| item.from < 1000 || known.has(item.from))
}
