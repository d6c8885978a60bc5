//! The ways in which models write marks. A new one is a row of [`PAIRS`] or [`LABELS`].

use super::{
    bytes::{Beginnings, Bytes, with_first_bytes},
    cursor::{Cursor, Stop, bounded},
    digits::{ZEROS, digit},
    joining::{is_dash, separator},
    known::{Known, UNLIKELY},
    pages::within,
};
use crate::phrases::Phrases;

/// The longest mark, in bytes: what goes on after that is text. It bounds what a stream holds back for a mark.
pub(crate) const LONGEST_MARK: usize = 256;

/// What encloses the numbers of a mark; a longer opening before one that it begins with.
const PAIRS: &[(&str, &str)] =
    &[("[[", "]]"), ("[", "]"), ("【", "】"), ("［", "］"), ("<sup>", "</sup>"), ("<cite>", "</cite>")];

/// Words that may stand before a number, a longer one before one that it begins with.
const LABELS: &str = "†|^|documents|documento|document|docs|doc|sources|source|citations|citation|cite|references|reference|\
    refs|ref|ids|id|passages|passage|chunk|context|excerpt|snippet|src|출처|문서|자료|来源|來源|文档|文件|资料|資料|出典|参考|文書|quellen|quelle|dokument|\
    beleg|fuentes|fuente|fonte|fonti|référence|extrait|fragmento|pasaje|kaynak|belge|bron|nguồn|Источник|источник|Документ|\
    документ|Фрагмент|фрагмент|المصدر|مصدر|المستند|स्रोत|दस्तावेज़|文献|引用";

/// May that word, in lower case, stand before a mark's number?
pub(crate) fn is_label(word: &str) -> bool {
    Phrases(LABELS).any(|label| label == word)
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

/// What an opening may begin with.
const OPENING: [bool; 256] = {
    let mut bytes = [false; 256];
    let mut at = 0;
    while at < PAIRS.len() {
        bytes[PAIRS[at].0.as_bytes()[0] as usize] = true;
        at += 1;
    }
    bytes
};

/// The same by two bytes: in East Asia, much else has the first of an opening.
const OPENING_BEGINNINGS: Beginnings = {
    let (mut all, mut at) = (Beginnings::NONE, 0);
    while at < PAIRS.len() {
        all = all.with(PAIRS[at].0.as_bytes());
        at += 1;
    }
    all
};

/// What labels begin with.
const LABEL: Bytes = {
    let mut bytes = [false; 256];
    let (labels, mut at) = (LABELS.as_bytes(), 0);
    while at < labels.len() {
        if at == 0 || labels[at - 1] == b'|' {
            bytes[labels[at].to_ascii_lowercase() as usize] = true;
            bytes[labels[at].to_ascii_uppercase() as usize] = true;
        }
        at += 1;
    }
    bytes
};

/// The same by two bytes: many a word in brackets has the first of a label.
const LABEL_BEGINNINGS: Beginnings = Beginnings::of(LABELS);

/// What may follow an opening: digits, blanks, labels.
const INSIDE: Bytes = {
    let mut bytes = with_first_bytes(LABEL, ZEROS);
    bytes[b' ' as usize] = true;
    bytes[b'\t' as usize] = true;
    let mut digit = b'0';
    while digit <= b'9' {
        bytes[digit as usize] = true;
        digit += 1;
    }
    bytes
};

/// Can a mark begin with this byte?
pub(super) const fn may_begin(byte: u8) -> bool {
    OPENING[byte as usize]
}

/// Does a text begin with what opens a mark?
pub(super) fn opens(text: &str) -> bool {
    OPENING_BEGINNINGS.may_begin(text.as_bytes()) && PAIRS.iter().any(|(open, _)| text.starts_with(open))
}

/// Reads the mark that a text begins with into `items`; gives its length.
pub(super) fn read_mark(
    text: &str,
    last: bool,
    known: &Known,
    items: &mut Vec<Item>,
) -> Result<(usize, Form), Stop> {
    items.clear();
    if let Some(length) = read_plain(text.as_bytes(), items) {
        return Ok((length, Form::Bracket));
    }
    // Only one row begins with a single `[`: what it would ask first is asked without looking for it.
    if matches!(text.as_bytes(), [b'[', next, ..] if *next != b'[') && strays(&text.as_bytes()[1..]) {
        return Err(Stop::No);
    }
    for &(open, close) in PAIRS {
        // A longer opening is tried first: while it may still fit, a shorter one must not win.
        if !may_be(text, open) {
            continue;
        }
        items.clear();
        match bounded(text, last, LONGEST_MARK, |cursor| read_pair(cursor, open, close, items)) {
            Ok((length, (form, labelled)))
                if likely(items, known)
                    && (labelled || form == Form::Certain || !is_interval(items, known)) =>
            {
                return Ok((length, form));
            }
            Ok(_) | Err(Stop::No) => {}
            Err(Stop::More) => return Err(Stop::More),
        }
    }
    Err(Stop::No)
}

/// Reads `[12]` and `[1, 2]`, which most marks are: the same as the table gives, without trying its rows.
fn read_plain(text: &[u8], items: &mut Vec<Item>) -> Option<usize> {
    let (mut end, mut before) = (0, b'[');
    while text.get(end) == Some(&before) && end < LONGEST_MARK {
        let spaced = before == b',' && text.get(end + 1) == Some(&b' ');
        let start = end + 1 + usize::from(spaced);
        let (&first @ b'1'..=b'9', rest) = text[start..].split_first()? else { return None };
        let mut from = usize::from(first - b'0');
        end = start + 1;
        if let Some(&second @ b'0'..=b'9') = rest.first() {
            from = from * 10 + usize::from(second - b'0');
            end += 1;
        }
        items.push(Item { from, to: from, start, end });
        before = b',';
    }
    (text.get(end) == Some(&b']') && end < LONGEST_MARK).then_some(end + 1)
}

/// Can a text be a mark of that kind? Most brackets aren't, which is told by bytes alone here.
fn may_be(text: &str, open: &str) -> bool {
    let (text, open) = (text.as_bytes(), open.as_bytes());
    let there = text.len().min(open.len());
    let inner = &text[there..];
    text[..there].eq_ignore_ascii_case(&open[..there])
        && inner.first().is_none_or(|&byte| INSIDE[byte as usize])
        && (open[0] == b'<' || !strays(inner))
}

/// Does something that stands in no mark come before anything that may end one or stand for more than its byte?
fn strays(inner: &[u8]) -> bool {
    let goes_on =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b' ' | b',' | b';' | b'-' | b'~' | b'&');
    let next = inner.iter().take(LONGEST_MARK).find(|&&byte| !goes_on(byte));
    next.is_some_and(|&byte| {
        byte.is_ascii() && !matches!(byte, b']' | b'\t' | b':' | b'#' | b'^' | b'.' | b'_')
    })
}

/// What Gemini has before what its `[cite: 2]` stands behind: it names no source, and is left out.
pub(super) const CITE_START: &str = "cite_start";

/// Gives the form, and whether a label tells what the numbers are.
fn read_pair(
    cursor: &mut Cursor<'_>,
    open: &str,
    close: &str,
    items: &mut Vec<Item>,
) -> Result<(Form, bool), Stop> {
    cursor.expect(open)?;
    if cursor.eat(CITE_START)? {
        cursor.expect(close)?;
        return Ok((Form::Certain, true));
    }
    cursor.skip_blanks()?;
    let labelled = read_numbers(cursor, close, items)?;
    cursor.skip_blanks()?;
    cursor.expect(close)?;
    let form = match open {
        "[" | "[[" => Form::Bracket,
        "<sup>" if items.len() == 1 => Form::BareSup,
        _ => Form::Certain,
    };
    Ok((form, labelled))
}

/// Gives whether there is a label among them.
fn read_numbers(cursor: &mut Cursor<'_>, close: &str, items: &mut Vec<Item>) -> Result<bool, Stop> {
    let mut labelled = false;
    loop {
        cursor.skip_blanks()?;
        let named = label(cursor)?;
        labelled |= named;
        items.push(item(cursor, close, named)?);
        labelled |= within(cursor)?;
        let goes_on = separator(cursor)? || named && another_dagger(cursor)?;
        if !goes_on {
            return Ok(labelled);
        }
    }
}

/// Does a dagger with a number come next, with nothing before it that would separate it from another: `[†1†2]`, `[†1·†2]`? Goes to
/// it. A name may begin with a number too, but goes on behind it: `[†1†2024.pdf]`.
fn another_dagger(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    let mut next = *cursor;
    next.eat("·")?;
    let dagger = next;
    if !next.eat("†")? || next.peek()?.and_then(digit).is_none() {
        return Ok(false);
    }
    next.skip_while(|c| digit(c).is_some())?;
    let is_another = next
        .peek()?
        .is_some_and(|c| matches!(c, ']' | '】' | '］' | '†' | '·' | ' ' | ',' | ';' | '、' | '，'));
    if is_another {
        *cursor = dagger;
    }
    Ok(is_another)
}

fn label(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    let next = cursor.rest().as_bytes();
    if next.first().is_some_and(|&byte| !LABEL[byte as usize]) || !LABEL_BEGINNINGS.may_begin(next) {
        return Ok(false);
    }
    if !cursor.eat_one(LABELS)? {
        return Ok(false);
    }
    cursor.skip_blanks()?;
    if matches!(cursor.peek()?, Some(':' | '：' | '#' | '.' | '_' | '-')) {
        cursor.next()?;
        cursor.skip_blanks()?;
    }
    Ok(true)
}

/// `2`, `1-3`, `1 - 3`, `2†manual.pdf`, `4:2†manual.pdf`; behind a label `2: Manual` and `2^` too.
fn item(cursor: &mut Cursor<'_>, close: &str, labelled: bool) -> Result<Item, Stop> {
    let start = cursor.at;
    let mut from = number(cursor)?;
    let mut to = from;
    let mut end = cursor.at;
    let colon = cursor.eat(":")?;
    let plain = colon && labelled && cursor.skip_blanks()? > 0;
    if colon && !plain {
        from = number(cursor)?;
        (to, end) = (from, cursor.at);
        if cursor.peek()? != Some('†') {
            return Err(Stop::No);
        }
    }
    if plain || (cursor.peek()? == Some('†') && !(labelled && another_dagger(&mut cursor.clone())?)) {
        // What follows is the name that the model knows the source by, or lines of it: no other mark, and behind a colon nothing that
        // Markdown might begin or end there.
        let ends = |c| match c {
            '[' => close.starts_with(']'),
            ';' | '$' | '`' | '\\' | '<' if plain => true,
            c => c == '\n' || close.starts_with(c),
        };
        while cursor.peek()?.is_some_and(|c| !ends(c)) {
            cursor.next()?;
        }
        return Ok(Item { from, to, start, end });
    }
    if labelled && cursor.eat("^")? {
        return Ok(Item { from, to, start, end });
    }
    let mut dash = *cursor;
    let spaced = dash.skip_blanks()? > 0;
    if dash.next()?.is_some_and(is_dash) {
        // `[1 -3]` holds a number below zero.
        if spaced != (dash.skip_blanks()? > 0) {
            return Err(Stop::No);
        }
        *cursor = dash;
        if labelled {
            label(cursor)?;
        }
        to = number(cursor)?;
        if to < from {
            return Err(Stop::No);
        }
    }
    Ok(Item { from, to, start, end: cursor.at })
}

/// Reads what makes a range of the mark `[1]` or `[†1]` before it, as engineers write it: `–[3]`. Gives its length and the number.
pub(super) fn read_far_end(text: &str, last: bool, known: &Known) -> Result<(usize, usize), Stop> {
    bounded(text, last, LONGEST_MARK, |cursor| {
        if !cursor.next()?.is_some_and(is_dash) {
            return Err(Stop::No);
        }
        cursor.expect("[")?;
        cursor.eat("†")?;
        let to = number(cursor)?;
        cursor.expect("]")?;
        // A link is no range's end, nor is a year.
        let stands = cursor.peek()? != Some('(') && is_likely(to, known);
        if stands { Ok(to) } else { Err(Stop::No) }
    })
}

/// Digits of one or another script, without a leading zero.
fn number(cursor: &mut Cursor<'_>) -> Result<usize, Stop> {
    let Some(mut value) = cursor.peek()?.and_then(digit) else { return Err(Stop::No) };
    cursor.next()?;
    while let Some(next) = cursor.peek()?.and_then(digit) {
        if value == 0 {
            return Err(Stop::No);
        }
        value = value.saturating_mul(10).saturating_add(next);
        cursor.next()?;
    }
    Ok(value)
}

/// Years and other great numbers that no source has aren't citations.
fn likely(items: &[Item], known: &Known) -> bool {
    items.iter().all(|item| is_likely(item.from, known))
}

fn is_likely(number: usize, known: &Known) -> bool {
    number < UNLIKELY || known.has(number)
}

/// `[0, 1]` and `[0-5]` are what a value lies in, where no source is numbered 0.
fn is_interval(items: &[Item], known: &Known) -> bool {
    let several = items.len() > 1 || items.iter().any(|item| item.from < item.to);
    several && items.iter().any(|item| item.from == 0) && !known.has(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{answer::Dangling, passage::Passage, source::Source};

    #[test]
    fn a_list_with_a_zero_is_a_mark_where_a_source_has_that_number() {
        let read = |first: usize| {
            let sources: Vec<Source> =
                (first..3).map(|number| Source::new(number, Passage::default())).collect();
            read_mark("[0, 1]", true, &Known::new(&sources, Dangling::Drop), &mut Vec::new())
        };
        assert_eq!(read(0), Ok((6, Form::Bracket)));
        assert_eq!(read(1), Err(Stop::No));
    }
}
