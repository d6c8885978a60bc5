//! Reading the sources: the sentences, items and steps that an answer may quote.

use std::{collections::HashSet, ops::Range};

use citecore::Source;

use super::{above::Above, asked::Asked};
use crate::{knowledge::plain::is_numbered, language::Language};

/// What kind of text a quote stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// A paragraph.
    #[default]
    Sentence,
    /// A list without numbers.
    Bullet,
    /// A whole table: [`Quote::text`] has its lines.
    Table,
    /// A list with numbers.
    Step {
        /// Which list of the source.
        list: usize,
        /// The number of the step.
        number: u64,
        /// Is it the first sentence of the step?
        first: bool,
    },
}

/// A sentence of a source, as it stands there.
#[derive(Clone, Debug)]
pub(super) struct Quote {
    /// Index of the source in the context.
    pub(super) source: usize,
    /// Position among the quotes of the source.
    pub(super) place: usize,
    /// The sentence; white space is single spaces.
    pub(super) text: String,
    /// Where it stands.
    pub(super) kind: Kind,
    /// The section of the source that it stands in: which heading is over it.
    pub(super) section: usize,
    /// Its terms, without those of links to other articles: what they lead to says more about them.
    pub(super) terms: HashSet<String>,
    /// Which terms of the question are among them.
    pub(super) held: Vec<usize>,
    /// Does it begin with one of these?
    pub(super) begins: bool,
    /// Its numbers, in order.
    pub(super) figures: Vec<String>,
}

/// A table with more rows isn't quoted.
const MOST_ROWS: usize = 12;

/// What is among so many words of a sentence is what it begins with: "The refund of an order".
const FIRST_WORDS: usize = 4;

/// The texts of so many links of a passage are known: each of its sentences is looked through for all of them. Passages of
/// the index, which tells them, are too short for more.
const MOST_LINKS: usize = 64;

/// The quotes of a source, in its order, and what stands over them. Code, questions and lead-ins are none. All is read
/// once, so that it takes time by the length of what is sent.
pub(super) fn read(index: usize, source: &Source, language: &Language, asked: &Asked) -> (Vec<Quote>, Above) {
    let mut reader = Reader { headings: vec![String::new()], ..Reader::default() };
    let text = without_cut_code(&source.passage.text);
    for line in text.lines() {
        reader.line(line);
    }
    reader.close();
    let links = strings(source, "links");
    let quotes = reader.found.into_iter().enumerate().map(|(place, (kind, section, text))| {
        let terms = language.terms(&without(&text, &links)).into_iter().collect();
        let held = asked.held_by(&text, &terms);
        let first = text.split(' ').take(FIRST_WORDS).collect::<Vec<_>>().join(" ");
        let begins = !asked.held(&language.terms(&first).into_iter().collect()).is_empty();
        Quote { source: index, place, held, begins, terms, section, figures: figures(&text), text, kind }
    });
    (quotes.collect(), Above::read(source, reader.headings, language, asked))
}

/// A list of texts that the index tells of a passage.
pub(super) fn strings<'a>(source: &'a Source, name: &str) -> Vec<&'a str> {
    let list = source.passage.metadata.get(name).and_then(|value| value.as_array());
    list.into_iter().flatten().filter_map(|text| text.as_str()).collect()
}

fn without(text: &str, links: &[&str]) -> String {
    let within = links.iter().filter(|link| !link.is_empty()).take(MOST_LINKS);
    // What is longer than the quote isn't in it, and isn't looked for: that would take time by its own length.
    let within = within.filter(|link| link.len() <= text.len());
    within.fold(text.to_owned(), |text, link| text.replace(link, " "))
}

/// The numbers of a text, in order.
fn figures(text: &str) -> Vec<String> {
    text.split(|c: char| !(c.is_numeric() || c == '.' || c == ','))
        .map(|figure| figure.trim_matches(['.', ',']))
        .filter(|figure| !figure.is_empty())
        .map(str::to_owned)
        .collect()
}

#[derive(Default)]
struct Reader {
    /// The quotes, with the headings that they stand under by index.
    found: Vec<(Kind, usize, String)>,
    /// The headings, the one of the beginning empty.
    headings: Vec<String>,
    /// The open paragraph or item.
    block: String,
    kind: Kind,
    lists: usize,
    /// The number that continues the open list; 0 where none is open.
    next: u64,
    fence: Option<char>,
    table: Vec<String>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        let bare = line.trim();
        if let Some(mark) = fence(bare) {
            self.close();
            match self.fence {
                None => self.fence = Some(mark),
                Some(open) if open == mark => self.fence = None,
                Some(_) => {}
            }
            return;
        }
        if self.fence.is_some() {
            return;
        }
        if bare.starts_with('|') {
            if self.table.is_empty() {
                self.close();
            }
            self.table.push(bare.to_owned());
            return;
        }
        let indented = line.starts_with("  ") || line.starts_with('\t');
        if bare.is_empty() {
            self.close();
        } else if let Some(title) = heading(bare) {
            self.close();
            self.next = 0;
            self.headings.push(title.to_owned());
        } else if bare.chars().all(|c| matches!(c, '-' | '=' | '*' | '_')) {
            self.close();
        } else if let Some(item) =
            ["- ", "* ", "+ ", "• "].iter().find_map(|marker| bare.strip_prefix(marker))
        {
            self.open(Kind::Bullet, item);
        } else if is_numbered(bare) {
            let (number, item) = bare.split_once(". ").unwrap_or((bare, ""));
            let number = number.parse().unwrap_or(0);
            if number != self.next || self.next == 0 {
                self.lists += 1;
            }
            self.next = number.saturating_add(1);
            self.open(Kind::Step { list: self.lists, number, first: true }, item);
        } else if self.block.is_empty() {
            if !indented {
                self.next = 0;
            }
            // Without an item over it, deep indentation is code.
            if self.next != 0 || !(line.starts_with("    ") || line.starts_with('\t')) {
                self.open(Kind::Sentence, bare.trim_start_matches('>').trim_start());
            }
        } else {
            self.block.push(' ');
            self.block.push_str(bare.trim_start_matches('>').trim_start());
        }
    }

    fn open(&mut self, kind: Kind, text: &str) {
        self.close();
        self.kind = kind;
        text.clone_into(&mut self.block);
    }

    fn section(&self) -> usize {
        self.headings.len() - 1
    }

    fn close(&mut self) {
        let table = std::mem::take(&mut self.table);
        if (3..=MOST_ROWS + 2).contains(&table.len()) && is_delimiter(&table[1]) {
            self.found.push((Kind::Table, self.section(), table.join("\n")));
        }
        let block = std::mem::take(&mut self.block);
        for (index, range) in sentences(&block).into_iter().enumerate() {
            let text = block[range].split_whitespace().collect::<Vec<_>>().join(" ");
            let kind = match self.kind {
                Kind::Step { list, number, .. } => Kind::Step { list, number, first: index == 0 },
                kind => kind,
            };
            if is_quotable(&text) {
                self.found.push((kind, self.section(), text));
            }
        }
        self.kind = Kind::Sentence;
    }
}

/// The sentences of a block. What goes on without a space goes on with the sentence, as particles do behind a quotation
/// (`"추가할까요?"라는 안내`), unless its full stop is of a script without spaces.
fn sentences(block: &str) -> Vec<Range<usize>> {
    let mut joined: Vec<Range<usize>> = Vec::new();
    for range in citecore::sentences(block) {
        match joined.last_mut() {
            Some(last)
                if last.end == range.start && !block[..last.end].ends_with(['。', '！', '？', '．', '।']) =>
            {
                last.end = range.end;
            }
            _ => joined.push(range),
        }
    }
    joined
}

fn fence(line: &str) -> Option<char> {
    ['`', '~'].into_iter().find(|mark| line.chars().take_while(|c| c == mark).count() >= 3)
}

fn is_delimiter(row: &str) -> bool {
    row.contains('-') && row.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}

fn heading(line: &str) -> Option<&str> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    ((1..=6).contains(&level) && title.starts_with(' ')).then(|| title.trim())
}

/// Does it state something, and can it stand elsewhere? Lead-ins and questions don't, nor does what would read as a mark
/// even when it's escaped.
fn is_quotable(text: &str) -> bool {
    let end = text.trim_end_matches(['"', '”', '»', '*', ')']);
    let letters = text.chars().filter(|c| c.is_alphabetic()).take(2).count();
    letters == 2
        && !end.ends_with([':', '：', '?', '？', '؟'])
        && !text.contains(['【', '】', '［', '］', '†'])
        && text.matches('`').count().is_multiple_of(2)
}

/// A passage may begin or end inside a code block. Where its fences don't pair up, the first one closes the block that
/// the passage began in, unless it names a language.
fn without_cut_code(text: &str) -> &str {
    let fences: Vec<(usize, &str)> =
        line_starts(text).filter(|(_, line)| fence(line.trim()).is_some()).collect();
    match fences.first() {
        Some((at, line)) if fences.len() % 2 == 1 && line.trim().trim_matches(['`', '~']).is_empty() => {
            &text[at + line.len()..]
        }
        _ => text,
    }
}

fn line_starts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        at += line.len();
        (at - line.len(), line)
    })
}

#[cfg(test)]
mod tests {
    use citecore::Passage;

    use super::*;

    fn read(source: &Source, question: &str, locale: &str) -> (Vec<Quote>, Above) {
        let language = Language::of(locale);
        let asked = Asked::of(std::iter::once(&language.asked(question)));
        super::read(0, source, &language, &asked)
    }

    fn quotes(text: &str) -> Vec<(Kind, String)> {
        let (quotes, _) = read(&Source::new(1, Passage::new(text)), "", "en");
        quotes.into_iter().map(|quote| (quote.kind, quote.text)).collect()
    }

    #[test]
    fn sentences_items_and_steps_are_told_apart() {
        let text = "One thing. Another thing\ncontinues.\n\n## Do it\n\nDo this:\n\n1. First step. With more.\n2. Second\n   step.\n\n\
                    - An item.\n\nWhy so? Therefore.\n\n1. New list.";
        let step = |list, number, first| Kind::Step { list, number, first };
        let expected = [
            (Kind::Sentence, "One thing."),
            (Kind::Sentence, "Another thing continues."),
            (step(1, 1, true), "First step."),
            (step(1, 1, false), "With more."),
            (step(1, 2, true), "Second step."),
            (Kind::Bullet, "An item."),
            (Kind::Sentence, "Therefore."),
            (step(2, 1, true), "New list."),
        ];
        let expected: Vec<(Kind, String)> = expected.map(|(kind, text)| (kind, text.to_owned())).into();
        assert_eq!(quotes(text), expected);
    }

    #[test]
    fn code_and_parts_of_tables_are_not_quoted() {
        let table = [
            ("Before.\n\n```python\nx = 1\n```\n\nAfter.", vec!["Before.", "After."]),
            ("x = reply[0]\n```\n\nAfter.", vec!["After."]),
            ("Before.\n\n```python\nx = 1", vec!["Before."]),
            ("Before.\n\n    code here\n\nAfter.", vec!["Before.", "After."]),
            (
                "| A | B |\n|---|---|\n| one | two |\n\nAfter.",
                vec!["| A | B |\n|---|---|\n| one | two |", "After."],
            ),
            ("| one | two |\n| three | four |\n\nAfter.", vec!["After."]),
            ("~~~\ncode\n~~~\nAfter.", vec!["After."]),
            ("It says 【3】 there. Fine.", vec!["Fine."]),
            (
                "\"추가할까요?\"라는 안내가 나옵니다. 끝입니다.",
                vec!["\"추가할까요?\"라는 안내가 나옵니다.", "끝입니다."],
            ),
            ("最初です。次です。", vec!["最初です。", "次です。"]),
        ];
        for (text, expected) in table {
            let found: Vec<String> = quotes(text).into_iter().map(|(_, text)| text).collect();
            assert_eq!(found, expected, "{text:?}");
        }
    }

    #[test]
    fn a_quote_knows_the_headings_over_it() {
        let mut passage = Passage::new("Text.\n\n## Inner\n\nMore text.");
        passage.title = Some("Title".into());
        passage.metadata.insert("headings".into(), serde_json::json!(["Outer"]));
        let source = Source::new(1, passage);
        let (quotes, above) = read(&source, "title inner", "xx");
        let headings: Vec<&str> = quotes.iter().map(|quote| above.heading(quote.section)).collect();
        assert_eq!(headings, ["Outer", "Inner"]);
        let held = |question: &str| {
            let (quotes, above) = read(&source, question, "xx");
            let section = |at: usize| !above.section(quotes[at].section).is_empty();
            (!above.title().is_empty(), !above.headings().is_empty(), section(0), section(1))
        };
        assert_eq!(held("title"), (true, false, false, false));
        assert_eq!(held("outer"), (false, true, false, false));
        assert_eq!(held("inner"), (false, false, false, true));
    }

    #[test]
    fn a_heading_over_many_quotes_is_held_once() {
        let text = format!("## {}\n\n{}", "long ".repeat(1_000), "A quote.\n\n".repeat(1_000));
        let (quotes, _) = read(&Source::new(1, Passage::new(text)), "long", "en");
        assert_eq!(quotes.len(), 1_000);
        assert!(quotes.iter().all(|quote| quote.section == 1 && quote.terms.len() == 1));
    }

    #[test]
    fn links_are_no_terms_of_a_quote() {
        let mut passage = Passage::new("See Polar alignment first.");
        let long = "Polar alignment ".repeat(10);
        passage.metadata.insert("links".into(), serde_json::json!(["", long, "Polar alignment"]));
        let (quotes, _) = read(&Source::new(1, passage), "", "xx");
        assert_eq!(quotes[0].terms, ["see", "first"].map(str::to_owned).into());
    }
}
