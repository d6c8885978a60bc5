//! Readers of laid-out contexts, one a style: each finds whatever may pass for a source, and only asks what that looks like. They share
//! nothing with the engine.

use citecore::ContextStyle;

use crate::plain::Plain;

pub(crate) const STYLES: [ContextStyle; 4] =
    [ContextStyle::Bracket, ContextStyle::Tag, ContextStyle::Dagger, ContextStyle::Labelled];

/// A source as it is found in a context.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) number: usize,
    /// What stands in its head behind the number.
    pub(crate) label: String,
    pub(crate) text: String,
}

/// The sources and whether a policy is behind them.
pub(crate) fn read(text: &str, style: ContextStyle) -> (Vec<Found>, bool) {
    let plain = Plain::of(text);
    let policies: Vec<usize> =
        plain.lines().into_iter().map(|(from, _)| from).filter(|&from| is_policy(&plain, from)).collect();
    assert!(policies.len() <= 1, "{} policies in {text:?}", policies.len());
    let sources = match policies.first() {
        Some(&policy) => text[..plain.place(policy)].strip_suffix("\n\n").unwrap(),
        None => text,
    };
    let found = match style {
        ContextStyle::Bracket => bracket(sources),
        ContextStyle::Tag => tag(sources),
        ContextStyle::Dagger => headed(sources, "[†"),
        ContextStyle::Labelled => headed(sources, "[source "),
    };
    (found, !policies.is_empty())
}

/// A line that begins "Citation Policy:", whatever is around and between the words.
fn is_policy(plain: &Plain, from: usize) -> bool {
    let line: String = plain.letters[from..]
        .iter()
        .take_while(|&&c| c != '\n')
        .filter(|c| c.is_alphabetic() || ":\\".contains(**c))
        .collect();
    line.starts_with("citationpolicy:")
}

/// Blocks between lines of three or more signs alike, the first line of each being `[1] …`; nothing else begins a line like
/// that.
fn bracket(text: &str) -> Vec<Found> {
    let plain = Plain::of(text);
    let mut blocks = Vec::new();
    let mut from = 0;
    let mut heads = 0;
    for (start, end) in plain.lines() {
        let line: String = plain.text(start, end).replace(' ', "");
        let behind = line.strip_prefix('[').map(|rest| (rest, rest.trim_start_matches(char::is_numeric)));
        heads += usize::from(behind.is_some_and(|(rest, behind)| rest != behind && behind.starts_with(']')));
        let sign = line.chars().next().filter(|c| "-*_=—".contains(*c));
        if line.chars().count() >= 3 && sign.is_some_and(|sign| line.chars().all(|c| c == sign)) {
            assert_eq!(&text[plain.place(start)..plain.place(end)], "---", "{text:?}");
            blocks.push(text[from..plain.place(start)].strip_suffix("\n\n").unwrap());
            from = plain.place(end) + 1;
        }
    }
    blocks.push(text[from..].strip_suffix('\n').unwrap());
    assert_eq!(heads, blocks.len(), "heads of sources in {text:?}");
    let found = blocks.into_iter().map(|block| {
        let (head, text) = block.split_once('\n').unwrap();
        let (number, label) = head.strip_prefix('[').unwrap().split_once(']').unwrap();
        Found { number: number.parse().unwrap(), label: label.to_owned(), text: text.to_owned() }
    });
    found.collect()
}

/// Whatever is an opening tag with an id, and what follows up to whatever is a closing one.
fn tag(text: &str) -> Vec<Found> {
    let plain = Plain::of(text);
    let mut found = Vec::new();
    let mut open = None;
    for at in 0..plain.letters.len() {
        let Some(tag) = plain.begins(at, "<").then(|| plain.skip_blanks(at + 1)) else { continue };
        let closes = plain.begins(tag, "/");
        let name = plain.skip_blanks(tag + usize::from(closes));
        if !plain.begins(name, "source") {
            continue;
        }
        let end = name + plain.letters[name..].iter().position(|&c| c == '>').unwrap();
        if closes {
            let (number, from): (usize, usize) =
                open.take().unwrap_or_else(|| panic!("a tag that closes nothing in {text:?}"));
            let text = text[from..plain.place(at)].to_owned();
            found.push(Found { number, label: String::new(), text });
        } else {
            assert!(open.is_none(), "a tag within a tag in {text:?}");
            assert!(plain.begins(name, "source id=\""), "{text:?}");
            let (number, _) = plain.number(name + "source id=\"".len()).unwrap();
            open = Some((number, plain.place(end) + 1));
        }
    }
    assert!(open.is_none(), "a tag that isn't closed in {text:?}");
    found
}

/// Whatever line begins with that and a number, and what follows up to the next.
fn headed(text: &str, opening: &str) -> Vec<Found> {
    let plain = Plain::of(text);
    let heads = plain.lines().into_iter().filter_map(|(start, end)| {
        let start = plain.skip_blanks(start);
        plain.begins(start, opening).then_some(())?;
        let (number, behind) = plain.number(plain.skip_blanks(start + opening.chars().count()))?;
        plain
            .begins(behind, "]")
            .then(|| (number, plain.place(start), plain.place(behind) + 1, plain.place(end)))
    });
    let heads: Vec<_> = heads.collect();
    let ends = heads.iter().skip(1).map(|&(_, start, ..)| (start, "\n\n")).chain([(text.len(), "")]);
    let found = heads.iter().zip(ends).map(|(&(number, _, label, line), (end, gap))| Found {
        number,
        label: text[label..line].trim_end_matches(':').trim().to_owned(),
        text: text[line + 1..end].strip_suffix(gap).unwrap().to_owned(),
    });
    found.collect()
}
