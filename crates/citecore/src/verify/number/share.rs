//! Parts of a whole: a fifth, four fifths, one in five, 4 von 5.

use super::{ARTICLES, Quantity, Written};
use crate::{
    place::{Phrases, before, is_among},
    verify::lexicon::Dimension,
    words::lowercase,
};

/// Ordinals that a part of so many has as its name, and words for parts alone.
const PARTS: &str = "third fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths fünftel sechstel achtel \
    zehntel cinquième cinquièmes sixième sixièmes septième septièmes huitième huitièmes dixième dixièmes quinto quintos sexto octavo \
    octavos décimo décimos vijfde achtste tiende";

/// What stands between a part and its whole.
const OUT_OF: &str = "in|in every|out of|out of every|of|of the|of every|von|de cada|em cada|su|sur|van de|op de|op elke|uit|из|каждых";

/// What stands between a whole and its part.
const WHOLE_FIRST: &str = "명 중|개 중|인 중|人に|人中|个中有|人中有";

/// Neither is longer than this, in bytes.
const LONGEST: usize = 16;

/// Tells the numbers that are read as a part and as its whole what share they are: they may stand for that, too.
pub(super) fn tell(text: &str, found: &mut [Quantity]) {
    for at in 0..found.len() {
        let own = found[at];
        if !may_be(&own) {
            continue;
        }
        let number_before = at.checked_sub(1).map(|place| found[place]).filter(may_be);
        // One may be read within another.
        let between = number_before
            .and_then(|number| text.get(number.end as usize..own.start as usize))
            .unwrap_or_default();
        let is_part = own.written == Written::Words && is_among(PARTS, &lowercase(own.digits(text)));
        let says =
            |phrases| between.len() <= LONGEST && Phrases(phrases).any(|phrase| between.trim() == phrase);
        let (share, of_two) = match number_before {
            Some(part) if is_part && matches!(between, " " | "-" | "\u{a0}") => {
                (part.value / own.value, true)
            }
            Some(part) if says(OUT_OF) => (part.value / own.value, true),
            Some(whole) if says(WHOLE_FIRST) => (own.value / whole.value, true),
            _ if is_part && is_behind_article(text, own.start as usize) => (1.0 / own.value, false),
            _ => continue,
        };
        if share < 1.0 {
            for number in &mut found[at - usize::from(of_two)..=at] {
                number.other = Some(share);
            }
        }
    }
}

/// May a number be a part, or a whole that has parts?
fn may_be(number: &Quantity) -> bool {
    number.other.is_none()
        && number.unit.dimension == Dimension::Plain
        && matches!(number.written, Written::Digits | Written::Words)
        && number.value >= 1.0
}

fn is_behind_article(text: &str, at: usize) -> bool {
    let end = text[..at].trim_end().len();
    is_among(ARTICLES, &text[before(text, end, char::is_alphabetic)..end])
}

#[cfg(test)]
mod tests {
    use crate::verify::text::Text;

    #[test]
    fn parts_of_a_whole_are_told() {
        let table: &[(&str, &[Option<f64>])] = &[
            ("about a fifth of it", &[Some(0.2)]),
            ("four fifths of it", &[Some(0.8), Some(0.8)]),
            ("one in five users", &[Some(0.2), Some(0.2)]),
            ("9 out of 10 users", &[Some(0.9), Some(0.9)]),
            ("ein Fünftel davon, drei von vier", &[Some(0.2), Some(0.2), Some(0.75), Some(0.75)]),
            ("quatro em cada cinco quedas, um quinto", &[Some(0.8), Some(0.8), Some(0.2)]),
            ("10명 중 9명", &[Some(0.9), Some(0.9)]),
            ("in 5 cases a fifth of it", &[None, Some(0.2)]),
            ("the fifth of May", &[None, None]),
            ("five in four, 2 and 20", &[None, None, None, None]),
        ];
        for (text, expected) in table {
            let others: Vec<_> = Text::read(text).quantities.iter().map(|quantity| quantity.other).collect();
            assert_eq!(others, *expected, "{text}");
        }
    }
}
