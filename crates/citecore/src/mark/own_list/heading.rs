//! The heading of such a list: its name in many languages, however it is decorated, and what has to stand behind it.
//!
//! "Sources" may head a section like any other, so the name alone isn't enough: an entry has to follow, or nothing at all.

use super::{
    LONGEST_HEADING,
    entry::{begins_numbered_title, lists},
};
use crate::{
    mark::{
        Beginnings, Cursor, Kind, Known, Stop, bounded, bracketed::read_any, cursor::optional,
        joining::separator, syntax::may_begin,
    },
    phrases::Phrases,
    place,
    words::{is_colon, is_letter, lowercase},
};

/// The longest name of such a list with spaces behind it, in bytes: a line that goes on is none.
const LONGEST_TITLE: usize = 40;

/// What such a list is called, in lower case.
const TITLES: &str = "references|reference|relevant sources|references and sources|references & sources|reference list|list of references|sources|\
    source|sources and references|sources & references|sources cited|sources used|references used|sources consulted|source documents|source list|list of sources|\
    footnotes|endnotes|citations|works cited|\
    bibliography|참고문헌|참고 문헌|참고자료|참고 자료|출처|参考文献|参考资料|參考資料|参考来源|参考リンク|引用来源|来源|來源|資料來源|引用元|参照元|引用|出典|参照|quellen|quelle|verwendete quellen|quellenangaben|\
    quellenverzeichnis|referenzen|einzelnachweise|literatur|literaturverzeichnis|références|sources utilisées|sources consultées|bibliographie|referencias|referencias bibliográficas|fuentes|fuentes consultadas|fuentes utilizadas|bibliografía|\
    referências|referências bibliográficas|fontes|fonte|bibliografia|riferimenti|riferimenti bibliografici|fonti|источники|источник|\
    ссылки|список литературы|литература|список источников|библиография|المراجع|المراجع المستخدمة|\
    المصادر|منابع|संदर्भ|स्रोत|参考資料|bronnen|bronvermelding|referenties|źródła|odnośniki|kaynaklar|kullanılan kaynaklar|kaynakça|nguồn|nguồn tham khảo|\
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
pub(in crate::mark) fn read_heading(
    text: &str,
    last: bool,
    kind: Kind,
    known: &Known,
) -> Result<usize, Stop> {
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
pub(in crate::mark) fn level(line: &str) -> usize {
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
pub(in crate::mark) fn begins_part(
    text: &str,
    last: bool,
    level: usize,
    known: &Known,
) -> Result<bool, Stop> {
    let read =
        bounded(
            text,
            last,
            LONGEST_HEADING,
            |cursor| Ok(pass_part(cursor, level)? && lists(*cursor, known)?),
        );
    Ok(optional(read)?.is_some_and(|(_, begins)| begins))
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
