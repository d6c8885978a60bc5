//! Parts of a whole: a fifth, four fifths, one in five, 4 von 5.

use super::{ARTICLES, Quantity, Written};
use crate::{
    mark::last_bytes,
    phrases::{Phrases, is_among, is_phrase, phrase_at},
    place::{last_word, run_start, up_to},
    verify::lexicon::Dimension,
    words::lowercase,
};

/// Ordinals that a part of so many has as its name, and words for parts alone.
const PARTS: &str = "third fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths twelfth twelfths fünftel sechstel achtel \
    zehntel zwölftel cinquième cinquièmes sixième sixièmes septième septièmes huitième huitièmes dixième dixièmes douzième douzièmes quinto quintos sexto octavo \
    octavos décimo décimos doceavo doceavos vijfde achtste tiende";

/// What stands between a part and its whole.
const OUT_OF: &str = "in|in a|in every|out of|out of every|of|of the|of every|per|case per|cases per|case in|cases in|von|pro|de cada|por cada|em cada|su|\
     sur|cas sur|cas pour|caso por cada|casos por cada|Fall pro|Fälle pro|van de|op de|op elke|uit|из|каждых";

/// What stands between a whole and its part.
const WHOLE_FIRST: &str = "में से|명 중|개 중|인 중|人に|人中|个中有|人中有";

/// Neither is longer than this, in bytes.
const LONGEST: usize = 20;

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
        let says = |phrases| between.len() <= LONGEST && is_phrase(phrases, between.trim());
        let (share, of_two) = match number_before {
            Some(part) if is_part && matches!(between, " " | "-" | "\u{a0}") => {
                (part.value / own.value, true)
            }
            Some(part) if says(OUT_OF) => (part.value / own.value, true),
            Some(whole) if says(WHOLE_FIRST) => (own.value / whole.value, true),
            _ if is_part && is_behind_article(text, own.start as usize) => (1.0 / own.value, false),
            _ if is_one_of(text, own.start as usize) || is_every(text, &own) || is_part_of(text, &own) => {
                (1.0 / own.value, false)
            }
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

/// What stands between one thing and how many it is one of, and before that: "un malade sur cinq", "einer von fünf".
const ONE_OUT_OF: &str = " sur| von| de cada| em cada| su";
const ONES: &str = "un une uno una um uma einer einem einen eines";

/// Is it one of so many that a text tells of before a place?
fn is_one_of(text: &str, at: usize) -> bool {
    let near = last_bytes(up_to(text, at), NEAR);
    let Some(one) = Phrases(ONE_OUT_OF).find_map(|phrase| near.strip_suffix(phrase)) else { return false };
    let word = last_word(one);
    let before = last_word(up_to(one, one.len() - word.len()));
    [word, before].iter().any(|word| is_among(ONES, &lowercase(word)))
}

/// Is it each so many-th of them: "jeder vierte"?
fn is_every(text: &str, number: &Quantity) -> bool {
    number.written == Written::Words
        && text[..number.end as usize].ends_with("te")
        && is_among(EACH, last_word(up_to(text, number.start as usize)))
}

const EACH: &str = "jeder jede jedes jedem jeden Jeder Jede Jedes Jedem Jeden";

/// Is it one of so many parts: "una cuarta parte", "a quinta parte"?
fn is_part_of(text: &str, number: &Quantity) -> bool {
    number.written == Written::Words && phrase_at(text, number.end as usize, " parte ") > 0
}

/// How far back one of so many is looked for, in bytes.
const NEAR: usize = 40;

fn is_behind_article(text: &str, at: usize) -> bool {
    let end = text[..at].trim_end().len();
    is_among(ARTICLES, &text[run_start(text, end, char::is_alphabetic)..end])
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
            ("un malade sur cinq, einer von vier", &[Some(0.2), Some(0.25)]),
            ("un niño de cada 10, um copo em cada 4", &[Some(0.1), Some(0.25)]),
            ("la cuarta parte de los alumnos, a quinta parte da turma", &[Some(0.25), Some(0.2)]),
            ("jeder vierte Haushalt", &[Some(0.25)]),
            ("दस में से चार लोग", &[Some(0.4), Some(0.4)]),
            ("one case per 10,000, 3 cases in 100", &[Some(1e-4), Some(1e-4), Some(0.03), Some(0.03)]),
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
