//! What to show of Markdown that is still being typed.
//!
//! A delimiter that has no partner yet would stand there as itself for a moment and then vanish. So emphasis and code
//! are closed for the time being, and a link, the head of a table or the marker of a block is held back until it is
//! whole. All of it is for the eye alone: what is settled was read as it is.

use pulldown_cmark::{Event, Tag};

use crate::parse::parser;

/// At most so many bytes are held back; what is longer is no link, nor the head of a table.
const HELD: usize = 300;

/// The text up to `end`, and `closers` behind it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) end: usize,
    pub(crate) closers: String,
}

/// What to show of a text whose last block may go on.
pub(crate) fn shown(text: &str) -> Shown {
    let end = before_table_head(text).min(before_marker(text));
    let text = &text[..end];
    match last_prose(text) {
        Some(start) => {
            let shown = close(text, start);
            if shown.end == text.trim_end().len() {
                return shown;
            }
            // What is left of the line may be no more than its marker.
            let end = before_marker(&text[..shown.end]);
            Shown { end: text[..end].trim_end().len(), ..shown }
        }
        None => Shown { end, closers: String::new() },
    }
}

/// Where the last line begins, if all there is of it is the marker of a block, or what may become one.
fn before_marker(text: &str) -> usize {
    let line = text.rfind('\n').map_or(0, |end| end + 1);
    let bare = text[line..].trim_matches(|c: char| c == ' ' || c == '\t' || c == '>');
    let digits = bare.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = bare.len() - digits.len();
    let marker = if number > 0 {
        number <= 9 && matches!(digits, "" | "." | ")")
    } else {
        bare.bytes().all(|byte| b"-*+_=#>`~|:".contains(&byte))
    };
    if marker && text.len() - line <= HELD { line } else { text.len() }
}

/// Where a table begins of which there is no more yet than its head.
fn before_table_head(text: &str) -> usize {
    let whole = text.strip_suffix('\n').unwrap_or(text);
    let last = whole.rfind('\n').map_or(0, |end| end + 1);
    if !is_row(&whole[last..]) || text.len() - last > HELD {
        return text.len();
    }
    let Some(above) = whole[..last].strip_suffix('\n') else { return last };
    let start = above.rfind('\n').map_or(0, |end| end + 1);
    if !is_row(&above[start..]) {
        return last;
    }
    let second = start == 0 || !is_row(text[..start - 1].rsplit('\n').next().unwrap_or_default());
    let delimiters = whole[last..].bytes().all(|byte| b"|:- \t\r".contains(&byte));
    let typing = whole.len() == text.len();
    if second && delimiters && typing && text.len() - start <= HELD { start } else { text.len() }
}

fn is_row(line: &str) -> bool {
    line.trim_start().starts_with('|')
}

/// Where the last paragraph, heading, cell or tight item begins, if the text ends in it; none if it ends in code or raw HTML.
fn last_prose(text: &str) -> Option<usize> {
    let mut last = None;
    let mut literal = false;
    for (event, range) in parser(text).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(_) | Tag::HtmlBlock) => literal = true,
            Event::Start(Tag::Paragraph | Tag::Heading { .. } | Tag::TableCell | Tag::Item) => {
                literal = false;
                last = Some(range.start);
            }
            _ => {}
        }
    }
    if literal { None } else { last }
}

/// A delimiter that waits for its partner.
#[derive(Debug, PartialEq)]
struct Open {
    delimiter: u8,
    length: usize,
    at: usize,
}

/// Closes what is open in the prose that begins at `start`, or leaves it out.
fn close(text: &str, start: usize) -> Shown {
    let mut prose = Prose {
        text,
        start,
        end: text.len(),
        open: Vec::new(),
        others: [0; EMPHASIS.len()],
        brackets: Vec::new(),
        unclosed: Vec::new(),
    };
    let mut at = start;
    while at < text.len() {
        let Some(next) = prose.take(at) else { break };
        at = next;
    }
    let Prose { mut end, open, brackets, .. } = prose;
    if let Some(&bracket) = brackets.iter().find(|&&bracket| text.len() - bracket <= HELD) {
        end = end.min(bracket);
    }
    closed(text, end, open)
}

/// The last paragraph, heading, cell or item, as far as it is read.
struct Prose<'t> {
    text: &'t str,
    start: usize,
    /// Where what is shown of it ends.
    end: usize,
    open: Vec<Open>,
    /// See [`delimit`].
    others: [usize; EMPHASIS.len()],
    /// The brackets that are open, each with the `!` before it.
    brackets: Vec<usize>,
    /// See [`closing_parenthesis`].
    unclosed: Vec<usize>,
}

impl Prose<'_> {
    /// Takes in what begins at a place, and gives back where it ends; none where the rest of the text is a part of it.
    fn take(&mut self, at: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let is_last = at + 1 == bytes.len();
        match bytes[at] {
            b'\\' => {
                if is_last {
                    self.end = at;
                }
                return Some(at + 2);
            }
            b'`' => return self.take_backticks(at),
            b'<' if is_half_autolink(&self.text[at..]) => {
                self.end = at;
                return None;
            }
            b'[' => {
                let image = at > self.start && bytes[at - 1] == b'!';
                self.brackets.push(if image { at - 1 } else { at });
            }
            b']' => return self.take_bracket(at),
            b'*' | b'_' | b'~' => return self.take_delimiters(at),
            b'!' if is_last => self.end = at,
            _ => {}
        }
        Some(at + 1)
    }

    /// A code span, if it is closed.
    fn take_backticks(&mut self, at: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let length = run(bytes, at);
        let after = closing_run(bytes, at + length, length);
        if after.is_none() {
            self.open.push(Open { delimiter: b'`', length, at });
        }
        after
    }

    /// A closing bracket, with the address behind it that makes a link of what it closes. While that is typed, the link is held back.
    fn take_bracket(&mut self, at: usize) -> Option<usize> {
        let bytes = self.text.as_bytes();
        match (self.brackets.pop(), bytes.get(at + 1)) {
            (Some(bracket), None) => self.end = bracket,
            (Some(bracket), Some(b'(')) => {
                if let Some(after) = closing_parenthesis(bytes, at + 1, &mut self.unclosed) {
                    return Some(after);
                }
                if bytes.len() - bracket <= HELD {
                    self.end = bracket;
                    return None;
                }
            }
            _ => {}
        }
        Some(at + 1)
    }

    /// A run of `*`, `_` or `~`, which is held back at the text's end, where it may go on.
    fn take_delimiters(&mut self, at: usize) -> Option<usize> {
        let length = run(self.text.as_bytes(), at);
        if at + length == self.text.len() {
            self.end = at;
            return None;
        }
        delimit(self.text, at, length, &mut self.open, &mut self.others);
        Some(at + length)
    }
}

/// The delimiters of emphasis, each of which has its own count of [`delimit`]'s `others`.
const EMPHASIS: [u8; 3] = *b"*_~";

/// Takes in a run of `*`, `_` or `~`: it closes what it can, and opens with what is left.
///
/// `others`: of each delimiter, how many of the first that are open are known to be of another. They aren't looked through again, so
/// that a line is read once and not as often as it has runs that close nothing.
fn delimit(
    text: &str,
    at: usize,
    mut length: usize,
    open: &mut Vec<Open>,
    others: &mut [usize; EMPHASIS.len()],
) {
    let delimiter = text.as_bytes()[at];
    let place = EMPHASIS.iter().position(|&of| of == delimiter).unwrap_or_default();
    let others = &mut others[place];
    *others = open.len().min(*others);
    let before = text[..at].chars().next_back();
    let after = text[at + length..].chars().next();
    let space = |c: Option<char>| c.is_none_or(char::is_whitespace);
    let inner = |c: Option<char>| delimiter == b'_' && c.is_some_and(char::is_alphanumeric);
    if !space(before) && !inner(after) {
        while length > 0 {
            let Some(index) = open[*others..].iter().rposition(|open| open.delimiter == delimiter) else {
                *others = open.len();
                break;
            };
            let index = *others + index;
            let matched = open[index].length.min(length);
            length -= matched;
            open[index].length -= matched;
            open.truncate(if open[index].length == 0 { index } else { index + 1 });
        }
    }
    if length > 0 && !space(after) && !inner(before) && (delimiter != b'~' || length <= 2) {
        open.push(Open { delimiter, length: length.min(3), at });
    }
}

/// The text up to `end`, less white space and openers that nothing has followed yet, with what closes the others.
fn closed(text: &str, mut end: usize, mut open: Vec<Open>) -> Shown {
    loop {
        end = text[..end].trim_end().len();
        match open.last() {
            Some(last) if last.at + last.length >= end => {
                end = end.min(last.at);
                open.pop();
            }
            _ => break,
        }
    }
    let mut closers = String::new();
    for one in open.iter().rev() {
        (0..one.length).for_each(|_| closers.push(char::from(one.delimiter)));
    }
    Shown { end, closers }
}

fn run(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().take_while(|&&byte| byte == bytes[at]).count()
}

/// The offset after the next run of so many backticks.
fn closing_run(bytes: &[u8], mut at: usize, length: usize) -> Option<usize> {
    while at < bytes.len() {
        if bytes[at] != b'`' {
            at += 1;
            continue;
        }
        let found = run(bytes, at);
        at += found;
        if found == length {
            return Some(at);
        }
    }
    None
}

/// The offset after the parenthesis that closes the one at `at`, unless the line ends before.
///
/// Where none does, and the text ends first, `unclosed` gets all that nothing closes from there on: none of these is looked for
/// again, so that a line is read once and not as often as it has links that are half typed.
fn closing_parenthesis(bytes: &[u8], at: usize, unclosed: &mut Vec<usize>) -> Option<usize> {
    if unclosed.binary_search(&at).is_ok() {
        return None;
    }
    let mut open = Vec::new();
    for (at, byte) in bytes.iter().enumerate().skip(at) {
        match byte {
            b'(' => open.push(at),
            b')' => {
                open.pop();
                if open.is_empty() {
                    return Some(at + 1);
                }
            }
            b'\n' => return Some(at),
            _ => {}
        }
    }
    *unclosed = open;
    None
}

fn is_half_autolink(rest: &str) -> bool {
    let opening = ["<http:", "<https:", "<mailto:"].iter().any(|opening| {
        let length = rest.len().min(opening.len());
        rest.as_bytes()[..length].eq_ignore_ascii_case(&opening.as_bytes()[..length])
    });
    opening && rest.len() <= HELD && !rest.contains(|c: char| c == '>' || c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::{EMPHASIS, closing_parenthesis, delimit, run};

    /// As it would be without a memory.
    fn closing(bytes: &[u8], at: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for (offset, byte) in bytes[at..].iter().enumerate() {
            match byte {
                b'(' => depth += 1,
                b')' if depth == 1 => return Some(at + offset + 1),
                b')' => depth -= 1,
                b'\n' => return Some(at + offset),
                _ => {}
            }
        }
        None
    }

    #[test]
    fn what_is_known_to_be_of_others_changes_nothing() {
        let pieces = ["*a ", "_a ", "**a ", "b* ", "b_ ", "b** "];
        for seed in 0..6_usize.pow(6) {
            let text: String = (0..6).map(|place| pieces[seed / 6_usize.pow(place) % 6]).collect();
            let (mut open, mut afresh) = (Vec::new(), Vec::new());
            let mut others = [0; EMPHASIS.len()];
            for (at, _) in text.match_indices(['*', '_']).filter(|&(at, _)| !text[..at].ends_with(['*', '_']))
            {
                let length = run(text.as_bytes(), at);
                delimit(&text, at, length, &mut open, &mut others);
                delimit(&text, at, length, &mut afresh, &mut [0; EMPHASIS.len()]);
                assert_eq!(open, afresh, "{text} at {at}");
            }
        }
    }

    #[test]
    fn what_is_remembered_of_a_line_changes_nothing() {
        let letters = b"(()a)\n";
        for seed in 0..6_usize.pow(7) {
            let bytes: Vec<u8> = (0..7).map(|place| letters[seed / 6_usize.pow(place) % 6]).collect();
            let mut unclosed = Vec::new();
            for at in (0..bytes.len()).filter(|&at| bytes[at] == b'(') {
                let found = closing_parenthesis(&bytes, at, &mut unclosed);
                assert_eq!(found, closing(&bytes, at), "{} at {at}", String::from_utf8_lossy(&bytes));
            }
        }
    }
}
