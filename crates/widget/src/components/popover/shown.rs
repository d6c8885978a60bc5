//! Where a part of a source's Markdown stands in the text that a reader sees of it.

use std::ops::Range;

use citecore_markdown::plain_text;

/// What a reader sees of a text in Markdown, and where this part of it stands there; none where none of it is seen.
///
/// The two are held against each other by letters and digits alone: all else may be markup. Where the same is said several
/// times, it is meant where about as much comes before it.
pub(crate) fn shown(markdown: &str, part: Option<Range<usize>>) -> (String, Option<Range<usize>>) {
    let text = plain_text(markdown);
    let range = part.and_then(|part| {
        let letters = |markdown: &str| letters(&plain_text(markdown)).map(|(_, c)| c).collect::<Vec<_>>();
        find(&text, &letters(markdown.get(part.clone())?), letters(markdown.get(..part.start)?).len())
    });
    (text, range)
}

fn letters(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.char_indices().filter(|(_, c)| c.is_alphanumeric())
}

/// Where these letters stand in a text, as near as can be behind so many others.
fn find(text: &str, sought: &[char], before: usize) -> Option<Range<usize>> {
    let there: Vec<(usize, char)> = letters(text).collect();
    let last = sought.len().checked_sub(1)?;
    let stands = |start: &usize| there[*start..].iter().zip(sought).all(|((_, c), sought)| c == sought);
    let start = (0..(there.len() + 1).saturating_sub(sought.len()))
        .filter(stands)
        .min_by_key(|start| start.abs_diff(before))?;
    let (start, end) = (there[start].0, there[start + last].0);
    Some(whole(text, start, end + text[end..].chars().next().map_or(0, char::len_utf8)))
}

/// With the signs that stand right before and behind: quotation marks, a full stop.
fn whole(text: &str, start: usize, end: usize) -> Range<usize> {
    let sign = |c: char| !c.is_alphanumeric() && !c.is_whitespace();
    let before = text[..start].trim_end_matches(sign).len();
    let behind = text.len() - text[end..].trim_start_matches(sign).len();
    before..behind
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::shown;

    const PASSAGE: &str = "## Align\n\nChoose **two stars**, see [the list](https://a.example/stars).\n\n1. Level it.\n2. \
        “Level it.” Twice.\n\n| Star | Light |\n|---|---|\n| Vega | 0 |\n| Deneb | 1 |\n";

    fn check(part: &str, nth: usize, expected: Option<&str>) {
        let start = PASSAGE.match_indices(part).nth(nth).unwrap().0;
        let (text, range) = shown(PASSAGE, Some(start..start + part.len()));
        assert_eq!(range.map(|range| &text[range]), expected, "{part}");
    }

    #[wasm_bindgen_test]
    fn a_part_is_found_whatever_its_markup() {
        check(
            "Choose **two stars**, see [the list](https://a.example/stars).",
            0,
            Some("Choose two stars, see the list."),
        );
        check("**two stars**", 0, Some("two stars,"));
        check("| Vega | 0 |", 0, Some("Vega | 0"));
        check("2. “Level it.” Twice.", 0, Some("2. “Level it.” Twice."));
        check("|---|---|", 0, None);
    }

    #[wasm_bindgen_test]
    fn of_several_that_are_the_same_the_right_one_is_found() {
        check("Level it.", 0, Some("Level it."));
        check("Level it.", 1, Some("“Level it.”"));
    }

    #[wasm_bindgen_test]
    fn no_part_is_nowhere() {
        assert_eq!(shown("*a* b", None), ("a b".to_owned(), None));
        assert_eq!(shown("*a* b", Some(0..90)).1, None);
    }
}
