//! Cutting an article into the chunks that a search returns.

use std::ops::Range;

use super::plain::Plain;

/// A chunk has about so many bytes at most; a tail shorter than [`LEAST`] isn't cut off for it.
const MOST: usize = 1_200;
/// A section with fewer bytes is joined with the next, a chunk with fewer isn't made.
const LEAST: usize = 240;

/// A part of an article's plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chunk {
    /// Bytes of the plain text.
    pub(crate) range: Range<usize>,
    /// The headings over it, outermost first.
    pub(crate) path: Vec<String>,
    /// The headings in it.
    pub(crate) headings: Vec<String>,
}

/// Cuts by heading. Sections shorter than [`LEAST`] join the next, longer ones than [`MOST`] are cut between blocks, else
/// between items or rows, else between sentences, else between lines of code. Chunks don't overlap, and all of the
/// text but white space is in one.
pub(crate) fn chunks(plain: &Plain) -> Vec<Chunk> {
    let mut chunks = Vec::new();
    for section in join(sections(plain)) {
        let mut start = section.range.start;
        while let Some(at) = cut(plain, start..section.range.end) {
            push(plain, &mut chunks, start..at, &section);
            start = at;
        }
        push(plain, &mut chunks, start..section.range.end, &section);
    }
    chunks
}

struct Section {
    range: Range<usize>,
    path: Vec<String>,
}

fn sections(plain: &Plain) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut path: Vec<(usize, String)> = Vec::new();
    let mut start = 0;
    let names = |path: &[(usize, String)]| path.iter().map(|(_, title)| title.clone()).collect::<Vec<_>>();
    for heading in &plain.headings {
        if plain.text[start..heading.range.start].trim().is_empty() {
            // A heading right under another: both begin the section.
        } else {
            sections.push(Section { range: start..heading.range.start, path: names(&path) });
            start = heading.range.start;
        }
        path.retain(|(level, _)| *level < heading.level);
        path.push((heading.level, heading.title.clone()));
    }
    if !plain.text[start..].trim().is_empty() {
        sections.push(Section { range: start..plain.text.len(), path: names(&path) });
    }
    sections
}

/// Joins what is too short with what follows, as long as both fit in one chunk; the last one with what precedes.
fn join(sections: Vec<Section>) -> Vec<Section> {
    let mut joined: Vec<Section> = Vec::new();
    let count = sections.len();
    for (index, section) in sections.into_iter().enumerate() {
        let last = index + 1 == count;
        match joined.last_mut() {
            Some(before)
                if (before.range.len() < LEAST || (last && section.range.len() < LEAST))
                    && before.range.len() + section.range.len() <= MOST =>
            {
                if section.range.len() > before.range.len() {
                    before.path = section.path;
                }
                before.range.end = section.range.end;
            }
            _ => joined.push(section),
        }
    }
    joined
}

/// Where to cut a range that is too long: of the places in its second and third third the best kind, the last of them.
fn cut(plain: &Plain, range: Range<usize>) -> Option<usize> {
    if range.len() <= MOST + LEAST {
        return None;
    }
    let (least, most) = (range.start + MOST / 3, range.start + MOST);
    let places = between(&plain.cuts, least..most + 1, |(at, _)| *at);
    let best = places.iter().map(|(_, kind)| *kind).min();
    let at = places.iter().filter(|(_, kind)| Some(*kind) == best).map(|(at, _)| *at).next_back();
    Some(at.unwrap_or_else(|| plain.text.floor_char_boundary(most)))
}

/// What of a list in the text's order stands in a range of it. A long article has many chunks and a long list; to go through all of it
/// for each would take the square of its length.
fn between<T>(list: &[T], range: Range<usize>, place: impl Fn(&T) -> usize) -> &[T] {
    let from = list.partition_point(|item| place(item) < range.start);
    let rest = &list[from..];
    &rest[..rest.partition_point(|item| place(item) < range.end)]
}

fn push(plain: &Plain, chunks: &mut Vec<Chunk>, range: Range<usize>, section: &Section) {
    let text = &plain.text[range.clone()];
    let start = range.start + (text.len() - text.trim_start().len());
    let end = range.start + text.trim_end().len();
    if start >= end {
        return;
    }
    let headings = between(&plain.headings, start..end, |heading| heading.range.start);
    let headings = headings.iter().map(|heading| heading.title.clone()).collect();
    chunks.push(Chunk { range: start..end, path: section.path.clone(), headings });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(markdown: &str) -> Vec<String> {
        let plain = Plain::of(markdown);
        chunks(&plain).into_iter().map(|chunk| plain.text[chunk.range].to_owned()).collect()
    }

    /// A paragraph of sentences that are 50 bytes long each, their space included.
    fn prose(bytes: usize) -> String {
        "The mount turns once in a day around its own axis. ".repeat(bytes / 51)
    }

    #[test]
    fn sections_become_chunks_and_short_ones_join_the_next() {
        let long = prose(400);
        let text = format!("{long}\n\n## One\n\n{long}\n\n## Two\n\nShort.\n\n## Three\n\n{long}");
        let found = texts(&text);
        let heads: Vec<&str> = found.iter().map(|text| &text[..8]).collect();
        assert_eq!(heads, ["The moun", "## One\n\n", "## Two\n\n"]);
        assert!(found[2].contains("Short.\n\n## Three"));
    }

    #[test]
    fn the_path_names_the_headings_over_a_chunk() {
        let long = prose(400);
        let plain =
            Plain::of(&format!("## One\n\n### Deep\n\n{long}\n\n### Other\n\n{long}\n\n## Two\n\n{long}"));
        let paths: Vec<Vec<String>> = chunks(&plain).into_iter().map(|chunk| chunk.path).collect();
        assert_eq!(paths, [vec!["One", "Deep"], vec!["One", "Other"], vec!["Two"]]);
    }

    #[test]
    fn long_sections_are_cut_at_the_best_place() {
        let paragraphs = texts(&format!("{}\n\n{}\n\n{}", prose(900), prose(900), prose(900)));
        assert_eq!(paragraphs.len(), 3);
        let sentences = texts(&prose(3_000));
        assert!(
            sentences.iter().all(|text| text.ends_with("axis.") && text.len() <= MOST + LEAST),
            "{sentences:?}"
        );
        let steps: String = (1..=30).map(|n| format!("{n}. {}\n", prose(110).trim())).collect();
        assert!(texts(&steps).iter().all(|text| text.ends_with("axis.") && text.contains(". The")));
    }

    #[test]
    fn what_stands_in_a_range_is_found_without_a_look_at_all_of_it() {
        let list: Vec<usize> = (0..100_000).map(|number| number / 2).collect();
        let looks = std::cell::Cell::new(0);
        let place = |at: &usize| {
            looks.set(looks.get() + 1);
            *at
        };
        assert_eq!(between(&list, 20_000..20_002, place), [20_000, 20_000, 20_001, 20_001]);
        assert!(looks.get() <= 40, "{}", looks.get());
        assert!(between(&list, 60_000..70_000, place).is_empty());
        assert_eq!(between(&list, 0..1, place), [0, 0]);
    }

    #[test]
    fn text_without_any_place_to_cut_is_cut_between_characters() {
        let found = texts(&"별".repeat(2_000));
        assert!(found.len() > 3);
        assert_eq!(found.concat(), "별".repeat(2_000));
    }

    #[test]
    fn nothing_gives_nothing() {
        assert!(texts("").is_empty());
        assert_eq!(texts("## Alone"), ["## Alone"]);
    }

    proptest::proptest! {
        #[test]
        fn all_of_the_text_is_in_one_chunk(markdown in "(?s)([#\\-*>`|0-9. \n\u{5b57}a-z]{0,40}\n){0,60}") {
            let plain = Plain::of(&markdown);
            let mut at = 0;
            for chunk in chunks(&plain) {
                assert!(plain.text[at..chunk.range.start].trim().is_empty());
                assert!(chunk.range.len() <= MOST + LEAST);
                at = chunk.range.end;
            }
            assert!(plain.text[at..].trim().is_empty());
        }
    }
}
