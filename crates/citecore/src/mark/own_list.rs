//! The lists of references that models write themselves, against all requests.

use super::{
    block::{Kind, LONGEST_START},
    bracketed::read_any,
    bytes::Beginnings,
    cursor::{Cursor, Stop, bounded, optional},
    known::Known,
    link::begins_address,
    syntax::{is_label, may_begin, separator},
};
use crate::{
    find, phrases,
    phrases::Phrases,
    place,
    statement::is_full_stop,
    words::{is_colon, is_letter, is_small, lowercase},
};

/// The longest heading of such a list with what is looked at behind it, in bytes.
const LONGEST_HEADING: usize = 200;

/// The longest name of such a list with spaces behind it, in bytes: a line that goes on is none.
const LONGEST_TITLE: usize = 40;

/// What such a list is called, in lower case.
const TITLES: &str = "references|reference|references and sources|references & sources|reference list|list of references|sources|\
    source|sources and references|sources & references|sources cited|sources used|references used|sources consulted|source documents|source list|list of sources|\
    footnotes|endnotes|citations|works cited|\
    bibliography|참고문헌|참고 문헌|참고자료|참고 자료|출처|参考文献|参考资料|參考資料|参考来源|参考リンク|引用来源|来源|來源|資料來源|引用元|参照元|引用|出典|参照|quellen|quelle|verwendete quellen|quellenangaben|\
    quellenverzeichnis|literatur|literaturverzeichnis|références|sources utilisées|sources consultées|bibliographie|referencias|referencias bibliográficas|fuentes|fuentes consultadas|bibliografía|\
    referências|referências bibliográficas|fontes|fonte|bibliografia|riferimenti|riferimenti bibliografici|fonti|источники|источник|\
    ссылки|список литературы|литература|список источников|библиография|المراجع|\
    المصادر|منابع|संदर्भ|स्रोत|参考資料|bronnen|bronvermelding|referenties|źródła|odnośniki|kaynaklar|kaynakça|nguồn|nguồn tham khảo|\
    tài liệu tham khảo|källor|referenser|kilder|referanser|referencer|lähteet|zdroje|források|surse|referințe|sumber|referensi|daftar pustaka|\
    джерела|посилання|πηγές|αναφορές|βιβλιογραφία|מקורות|แหล่งอ้างอิง|แหล่งที่มา|อ้างอิง";

/// What they begin with: most lines begin otherwise. The capitals of "ссылки", "πηγές" and "źródła" begin with other bytes; those of the others
/// are told as they are.
const BEGINNINGS: Beginnings =
    Beginnings::of(TITLES).with("С".as_bytes()).with("Π".as_bytes()).with("Ź".as_bytes());

/// May a text begin such a heading, decorated or not?
fn may_begin_heading(text: &[u8]) -> bool {
    match text {
        // The last two begin signs and pictures.
        [b'#' | b'*' | b'_' | b' ' | b'\t' | 0xe2 | 0xf0, ..] => true,
        [b'a'..=b'z' | b'A'..=b'Z' | 0x80..=0xff, ..] | [] => BEGINNINGS.may_begin(text),
        _ => false,
    }
}

/// Reads the heading of a list of references, with its line end. Errors with [`Stop::No`] where none begins here or where
/// what follows is no list of references.
pub(crate) fn read_heading(text: &str, last: bool, kind: Kind, known: &Known) -> Result<usize, Stop> {
    if !may_begin_heading(text.as_bytes()) {
        return Err(Stop::No);
    }
    bounded(text, last, LONGEST_HEADING, |cursor| {
        let named = read_name(cursor, known)? || kind == Kind::Heading;
        let end = cursor.at;
        cursor.skip_while(char::is_whitespace)?;
        // Of two headings the first has nothing of its own.
        let mut next = *cursor;
        while optional(read_name(&mut next, known))? == Some(true) {
            next.skip_while(char::is_whitespace)?;
            *cursor = next;
        }
        pass_part(cursor, level(text))?;
        // A bare word may be a line of prose: numbered addresses and titles tell.
        let mut begins = (named || begins_numbered_title(*cursor)?) && lists(*cursor, known)?;
        pass_left_out(cursor, known, char::is_whitespace)?;
        begins |= named && lists(*cursor, known)?;
        if (cursor.peek()?.is_some() || !named) && !begins {
            return Err(Stop::No);
        }
        Ok(end)
    })
    .map(|(_, end)| end)
}

/// Reads a line with nothing but the name of such a list; gives whether it is more than a bare word.
fn read_name(cursor: &mut Cursor<'_>, known: &Known) -> Result<bool, Stop> {
    let decorates = |c: char| matches!(c, '#' | '*' | '_' | ' ' | '\t' | '\u{2190}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f300}'..='\u{1faff}');
    let decorated = cursor.skip_while(decorates)? > 0;
    let mut number = *cursor;
    if decorated
        && number.skip_while(|c| c.is_ascii_digit())? > 0
        && number.skip_while(|c| matches!(c, '.' | ')' | ' '))? > 0
    {
        *cursor = number;
    }
    let from = cursor.at;
    while let Some(c) = cursor.peek()?
        && cursor.at + c.len_utf8() - from <= LONGEST_TITLE
        && (is_letter(c) || matches!(c, ' ' | '&' | '\u{900}'..='\u{97f}' | '\u{e31}'..='\u{e4e}'))
    {
        cursor.next()?;
    }
    if cursor.peek()?.is_some_and(|c| !may_follow_name(c)) {
        return Err(Stop::No);
    }
    let title = lowercase(cursor.read()[from..].trim());
    if !may_begin_heading(title.as_bytes()) || !Phrases(TITLES).any(|other| other == title) {
        return Err(Stop::No);
    }
    let rest = cursor.at;
    pass_left_out(cursor, known, |c| matches!(c, '*' | '_' | ':' | '：' | '#' | ' ' | '\t' | '\r'))?;
    let named = decorated || place::has(&cursor.read()[rest..], is_colon);
    if !matches!(cursor.peek()?, None | Some('\n')) {
        return Err(Stop::No);
    }
    cursor.next()?;
    Ok(read_rule(cursor)? || named)
}

/// May this stand right behind the name?
fn may_follow_name(c: char) -> bool {
    matches!(c, '\n' | '\r' | '*' | '_' | ':' | '：' | '#' | ' ' | '\t' | '(')
        || c.is_ascii() && may_begin(c as u8)
}

/// Passes marks that are left out, in brackets of their own or without, and what may stand around them.
fn pass_left_out(cursor: &mut Cursor<'_>, known: &Known, around: place::Kind) -> Result<(), Stop> {
    loop {
        cursor.skip_while(around)?;
        let mut mark = *cursor;
        let enclosed = mark.eat("(")?;
        if !mark.peek()?.is_some_and(|c| c.is_ascii() && may_begin(c as u8)) {
            return Ok(());
        }
        let mut items = Vec::new();
        let Some((length, _)) = optional(read_any(mark.rest(), mark.last, known, &mut items))? else {
            return Ok(());
        };
        mark.at += length;
        // Before a bracket it may be a link's text.
        let stands = if enclosed { mark.eat(")")? } else { mark.peek()? != Some('(') };
        if !stands || !known.leaves_out(&items) {
            return Ok(());
        }
        separator(&mut mark)?;
        *cursor = mark;
    }
}

/// How many signs of a heading a line begins with.
pub(super) fn level(line: &str) -> usize {
    place::run_end(line, 0, |c| c == '#')
}

/// Passes a heading below one of that level, which names a part of the list: `### Books`.
fn pass_part(cursor: &mut Cursor<'_>, level: usize) -> Result<bool, Stop> {
    let mut ahead = *cursor;
    let below = level > 0 && ahead.skip_run('#')? > level;
    if below {
        ahead.skip_while(|c| c != '\n')?;
        ahead.skip_while(char::is_whitespace)?;
        *cursor = ahead;
    }
    Ok(below)
}

/// Does another part of a list of references begin here, whose heading has that level?
pub(super) fn begins_part(text: &str, last: bool, level: usize, known: &Known) -> Result<bool, Stop> {
    let read =
        bounded(
            text,
            last,
            LONGEST_HEADING,
            |cursor| Ok(pass_part(cursor, level)? && lists(*cursor, known)?),
        );
    Ok(optional(read)?.is_some_and(|(_, begins)| begins))
}

/// Does a line begin an entry that isn't a statement?
fn lists(line: Cursor<'_>, known: &Known) -> Result<bool, Stop> {
    Ok(begins_entry(line)? && !cites(line, known)? && !is_prose(line)?)
}

/// Passes a line of dashes or the like below the heading, with blank lines before it or without. Gives whether it underlines the heading.
fn read_rule(cursor: &mut Cursor<'_>) -> Result<bool, Stop> {
    let mut ahead = *cursor;
    let blank = ahead.skip_while(char::is_whitespace)?;
    let signs = ahead.skip_while(|c| matches!(c, '-' | '='))?;
    ahead.skip_while(|c| matches!(c, ' ' | '\t' | '\r'))?;
    if signs < RULE || !matches!(ahead.next()?, None | Some('\n')) {
        return Ok(false);
    }
    *cursor = ahead;
    Ok(blank == 0)
}

/// How many signs a line of dashes has at the least.
const RULE: usize = 3;

/// Does a line begin as the entries of such lists do: with a list marker, a number, a bracket or an address?
fn begins_entry(line: Cursor<'_>) -> Result<bool, Stop> {
    let mut ahead = line;
    Ok(match ahead.next()? {
        Some('[' | '【' | '［' | '†' | '|' | '<' | '•' | '·') => true,
        Some('-' | '+') => matches!(ahead.peek()?, Some(' ' | '\t')),
        Some('*') => match ahead.next()? {
            // A bold phrase may be the heading of what comes next.
            Some('*') => {
                matches!(ahead.peek()?, Some('[' | '0'..='9'))
                    || has_address(start_of_line(&mut line.clone())?)
            }
            next => matches!(next, Some(' ' | '\t')),
        },
        Some(c) if c.is_ascii_digit() => {
            ahead.skip_while(|c| c.is_ascii_digit())?;
            matches!(ahead.peek()?, Some('.' | ')' | ':'))
        }
        Some('(') => ahead.skip_while(|c| c.is_ascii_digit())? > 0 && ahead.eat(")")?,
        Some('h' | 'H' | 'w' | 'W') => begins_address(&mut line.clone())?,
        // "Source 4: Manual"
        Some(c) if is_letter(c) => {
            ahead.skip_while(is_letter)?;
            is_label(&lowercase(&ahead.read()[line.at..]))
                && ahead.skip_blanks()? > 0
                && ahead.skip_while(|c| c.is_ascii_digit())? > 0
                && ahead.eat(":")?
        }
        _ => false,
    })
}

/// How far the end of an entry is looked for, in characters.
const LONGEST_STATEMENT: usize = 140;

/// A line, or as much of it as an entry is told by.
fn start_of_line<'t>(line: &mut Cursor<'t>) -> Result<&'t str, Stop> {
    let (rest, from) = (line.rest(), line.at);
    let mut left = LONGEST_STATEMENT;
    while let Some(c) = line.peek()?
        && c != '\n'
        && left > 1
    {
        line.next()?;
        left -= 1;
    }
    Ok(&rest[..line.at - from])
}

fn has_address(text: &str) -> bool {
    find::holds(text, "://") || find::holds(text, "www.")
}

/// Does a line begin with a number, in brackets or with a full stop, and an address or a title behind it?
fn begins_numbered_title(mut line: Cursor<'_>) -> Result<bool, Stop> {
    let close = if line.eat("[")? { "]" } else { "." };
    if !(line.skip_while(|c| c.is_ascii_digit())? > 0 && line.eat(close)? && line.skip_blanks()? > 0) {
        return Ok(false);
    }
    let titled = line.peek()?.is_some_and(|c| c.is_alphabetic() && !is_small(c) || c == '"' || c == '“');
    Ok(titled || begins_address(&mut line)?)
}

/// Is what looks like an entry a statement that cites its source, as "- It weighs 12 kg [1]" does? An entry has its number before its
/// title, or an address.
fn cites(mut line: Cursor<'_>, known: &Known) -> Result<bool, Stop> {
    let text = start_of_line(&mut line)?.trim_end();
    if !matches!(line.peek()?, None | Some('\n')) {
        return Ok(false);
    }
    let item = place::without_last(text, |c| matches!(c, '.' | '。' | '।'));
    let mark = |at: usize| {
        let read = read_any(&item[at..], true, known, &mut Vec::new());
        read.map_or(0, |(length, _)| at + length)
    };
    if item.len() < text.len() {
        return Ok(item.ends_with(']'));
    }
    // "1. A book, 2009. [3]"
    let title = &item[..place::run_end(item, 0, |c| !matches!(c, '[' | '【' | '［'))];
    if place::begins(item, 0, |c| c.is_ascii_digit()) && place::ends(title.trim_end(), is_full_stop) {
        return Ok(false);
    }
    let first = place::run_end(item, 0, |c| !c.is_alphabetic() && !matches!(c, '[' | '【' | '［' | '<'));
    let ends = item.bytes().enumerate().any(|(at, byte)| may_begin(byte) && mark(at) == item.len());
    Ok(ends && mark(first) == 0 && !has_address(item))
}

/// Words that sentences have and titles lack.
const OF_SENTENCES: &str = "är er adalah jest są ma kan is are was were has have can may must should it they you ist sind hat haben kann muss est sont peut il son tiene puede";

/// Is what looks like an entry a sentence below a heading that means something else, as "Sources" of vitamin D does: "- The skin makes it in
/// the sun."? Entries have figures, signs or an address in them, most of their words begin with capitals, or they are titles.
fn is_prose(mut line: Cursor<'_>) -> Result<bool, Stop> {
    /// So many small words make a sentence with one of those words, and without.
    const LEAST: usize = 2;
    const LEAST_WITHOUT: usize = 8;
    if !matches!(line.next()?, Some('-' | '*' | '+' | '•' | '·')) {
        return Ok(false);
    }
    let text = start_of_line(&mut line)?.trim_end();
    let ends = place::ends(text, is_full_stop) || !matches!(line.peek()?, None | Some('\n'));
    let plain = |c: char| {
        c.is_alphabetic()
            || c.is_whitespace()
            || matches!(c, ',' | ';' | ':' | '.' | '\'' | '’' | '-' | '–')
            || is_full_stop(c)
    };
    let (mut words, mut small, mut told) = (0, 0, false);
    for word in text.split_whitespace() {
        (words, small) = (words + 1, small + usize::from(place::begins(word, 0, is_small)));
        told |= phrases::is_among(OF_SENTENCES, &lowercase(word));
    }
    let least = if told { LEAST } else { LEAST_WITHOUT };
    Ok(ends && small >= least && 2 * small > words && text.chars().all(plain) && !has_address(text))
}

/// Does the list go on with the line that begins here, behind a blank one?
pub(crate) fn goes_on(text: &str, last: bool) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_START, |cursor| {
        cursor.skip_blanks()?;
        begins_entry(*cursor)
    });
    Ok(optional(read)?.is_some_and(|(_, entry)| entry))
}

/// Is the line an item with a bullet that cites its source? No list of references has one, whatever stands before it. Numbered
/// references may end in marks.
pub(crate) fn states(text: &str, last: bool, known: &Known) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_HEADING, |cursor| {
        cursor.skip_blanks()?;
        Ok(matches!(cursor.peek()?, Some('-' | '*' | '+' | '•')) && cites(*cursor, known)?)
    });
    Ok(optional(read)?.is_some_and(|(_, states)| states))
}

/// Does a line right below an entry begin the next section: with a bold phrase that is all of it, or that has a colon?
pub(crate) fn heads_section(text: &str, last: bool) -> Result<bool, Stop> {
    let read = bounded(text, last, LONGEST_START, |cursor| {
        let line = *cursor;
        cursor.expect("**")?;
        cursor.skip_while(|c| !matches!(c, '*' | '\n'))?;
        let led = place::ends(cursor.read(), is_colon);
        cursor.expect("**")?;
        let heads = led || matches!(cursor.peek()?, None | Some(':' | '：' | '\r' | '\n'));
        Ok(heads && !begins_entry(line)?)
    });
    Ok(optional(read)?.is_some_and(|(_, heads)| heads))
}
