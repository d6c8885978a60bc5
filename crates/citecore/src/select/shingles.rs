//! How much of their texts two passages share.

use super::tokens::{Hash, each_token, push_folded, squeezed};
use crate::{
    find::holds,
    place,
    words::{Run, is_inside, is_unspaced, runs},
};

/// Texts are looked up by runs of so many words: three in a row are hardly the same by chance.
const WORDS: usize = 3;

/// A text is nearly the same as another one that has no more than the rest of its letters around it, at either end.
const ALIKE: f64 = 0.9;

/// A beginning of fewer words may be another text's by chance.
const BEGINNING: usize = 6;

/// The shingles of a text: the hashes of its runs of words.
#[derive(Default)]
pub(super) struct Shingles {
    hashes: Vec<u64>,
    /// What its numbers come to.
    figures: u64,
    /// The hash of all words; of all letters, where there are no words.
    pub(super) whole: u64,
    /// The hash of the first words, where there are enough.
    pub(super) beginning: Option<u64>,
}

impl Shingles {
    /// Takes the place of the shingles that were here before.
    pub(super) fn read(&mut self, text: &str) {
        self.hashes.clear();
        (self.figures, self.beginning) = (0, None);
        let mut last = [0; WORDS];
        let (mut whole, mut count) = (Hash::new(1), 0);
        each_token(text, |token| {
            count += 1;
            last.copy_within(1.., 0);
            last[WORDS - 1] = token.hash;
            if count >= WORDS {
                self.hashes.push(last.iter().fold(Hash::new(2), |hash, &word| hash.with(word)).end());
            }
            whole = whole.with(token.hash);
            if count == BEGINNING {
                self.beginning = Some(whole.end());
            }
            if token.is_figure {
                self.figures = self.figures.wrapping_add(token.hash);
            }
        });
        self.whole = if count > 0 { whole.end() } else { Hash::of(&squeezed(text)) };
    }

    /// The smallest number that a way of mixing makes of a shingle: two texts have it in common as probably as they
    /// share shingles. None where there are no shingles.
    pub(super) fn least(&self, way: u64) -> Option<u64> {
        let mut least = None;
        for &hash in &self.hashes {
            let mixed = Hash::new(way).with(hash).end();
            least = Some(least.map_or(mixed, |least: u64| least.min(mixed)));
        }
        least
    }

    /// Are their numbers the same? Where they differ, texts tell of different things in the same words.
    pub(super) fn have_the_same_figures(&self, other: &Self) -> bool {
        self.figures == other.figures
    }
}

/// Is it the same text, white space and case aside?
pub(super) fn is_same(a: &str, b: &str) -> bool {
    squeezed(a) == squeezed(b)
}

/// Is the worse text the beginning of the better one, or has it no more than the rest of the better one's last word, because one of them
/// was cut off? A cut may go through a word, not through a number. What has words that the better one lacks is another text.
pub(super) fn is_cut_copy(better: &str, worse: &str) -> bool {
    let (ours, theirs) = (letters(better), letters(worse));
    let (mut ours, mut theirs) = (ours.chars(), theirs.chars());
    let mut last = ' ';
    let may_go_on =
        |cut: &str, last: char, next: char| is_cut(cut) && !(last.is_numeric() && next.is_numeric());
    loop {
        match (ours.next(), theirs.next()) {
            (Some(a), Some(b)) if a == b => last = a,
            (None, None) => return true,
            (Some(next), None) => return !is_spelled(next) || may_go_on(worse, last, next),
            (None, Some(next)) => {
                return is_spelled(next) && may_go_on(better, last, next) && theirs.all(is_spelled);
            }
            (Some(_), Some(_)) => return false,
        }
    }
}

/// Does a letter stand inside a word that has spaces around it?
fn is_spelled(c: char) -> bool {
    is_inside(c) && !is_unspaced(c)
}

/// Does the better text hold the worse one and little more at its ends, as where a heading was put before it? A word within that
/// differs makes another text, however much both share: it may be the one that tells "Windows" from "macOS". So does a word more.
pub(super) fn is_near_copy(better: &str, worse: &str) -> bool {
    let (mut more, mut less) = (letters(better), letters(worse));
    if !is_cut(worse) {
        more.push(' ');
        less.push(' ');
    }
    less.len() as f64 >= ALIKE * more.len() as f64 && holds(&more, &less)
}

/// May a text end within a word? One that ends in punctuation doesn't.
fn is_cut(text: &str) -> bool {
    let text = text.trim_end();
    place::ends(text, |c| c == '…' || is_inside(c)) || text.ends_with("...")
}

/// The letters of a text's words, each word behind a space, with the signs between them that tell one thing from another.
fn letters(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    let mut end = 0;
    for Run::Word(run) | Run::Unspaced(run) in runs(text) {
        let start = run.as_ptr() as usize - text.as_ptr() as usize;
        push_signs(&mut letters, &text[end..start], end > 0);
        letters.push(' ');
        push_folded(&mut letters, run);
        end = start + run.len();
    }
    push_signs(&mut letters, &text[end..], end > 0);
    letters
}

/// Adds the signs that stand between two words: `$`, `<`, the `++` behind a letter. Those that set texts apart or decorate them, a copy may
/// have otherwise.
fn push_signs(letters: &mut String, between: &str, behind_word: bool) {
    for (at, c) in between.char_indices() {
        let tells = match c {
            // C# is a language, and a line may be a heading.
            '#' => behind_word && at == 0,
            // A minus stands right before its number, and not between two words.
            '-' => at + 1 == between.len() && !(behind_word && at == 0),
            '+' => true,
            c => {
                matches!(c, '<' | '>' | '=' | '%' | '°' | '&' | '|' | '^' | '~' | '@' | '/' | '\\')
                    || is_currency(c)
            }
        };
        if tells {
            letters.push(c);
        }
    }
}

/// The signs of currencies.
fn is_currency(c: char) -> bool {
    matches!(c, '$' | '£' | '¥' | '₩' | '€' | '₹' | '₽' | '￥' | '￦')
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Open Settings, choose Security, press Reset on Windows, and confirm with the code that was sent to you \
        by e-mail a moment before, which is valid for 10 minutes.";

    #[test]
    fn a_copy_with_more_at_its_ends_is_told_from_another_text() {
        // The other text, whether it is left out beside the better TEXT, and whether TEXT is beside it.
        let table = [
            (TEXT.to_uppercase(), true, true),
            (format!(" * {TEXT} *"), true, true),
            (format!("Reset it. {TEXT}"), false, true),
            (format!("Reset it. {TEXT} Done"), false, true),
            (format!("No: {TEXT}"), false, true),
            (format!("{TEXT} Not on Linux."), false, true),
            (TEXT[5..].to_owned(), true, false),
            (format!("Re{TEXT}"), false, false),
            (format!("{TEXT} 9"), false, true),
            (format!("{TEXT}%"), false, false),
            (TEXT.replace("Windows", "macOS"), false, false),
            (TEXT.replace("is valid", "is not valid"), false, false),
            (TEXT.replace("10", "20"), false, false),
            (format!("{TEXT} Then begin anew, and again, until it works"), false, false),
            ("对准两颗星，然后校准赤道仪。".to_owned(), false, false),
        ];
        for (other, beside_text, beside_other) in table {
            assert_eq!(is_near_copy(TEXT, &other), beside_text, "{other}");
            assert_eq!(is_near_copy(&other, TEXT), beside_other, "{other}");
        }
        let better = format!("Reset it. {TEXT} Those codes can be used at once");
        let cut = &better[10..better.len() - 2];
        assert!(is_near_copy(&better, cut), "cut within a word");
        assert!(!is_near_copy(&better, &format!("{cut}.")), "ended");
    }

    #[test]
    fn signs_tell_one_text_from_another_and_decoration_does_not() {
        let table = [
            ("The fee is $10 per month.", "The fee is €10 per month.", false),
            ("a temperature < 5 °C", "a temperature > 5 °C", false),
            ("C++ is fast", "C# is fast", false),
            ("It is -5 degrees", "It is 5 degrees", false),
            ("Use `a && b`", "Use `a || b`", false),
            ("# Use *both* - a and b", "Use both: a and b", true),
            ("A well-known one", "A well known one", true),
        ];
        for (one, other, alike) in table {
            assert_eq!(is_near_copy(one, other), alike, "{one} / {other}");
            assert_eq!(is_cut_copy(one, other), alike, "{one} / {other}");
        }
    }

    #[test]
    fn other_numbers_make_another_text() {
        let figures = |text: &str| {
            let mut shingles = Shingles::default();
            shingles.read(text);
            shingles
        };
        let heading = format!("Page 5: {TEXT}");
        assert!(figures(TEXT).have_the_same_figures(&figures(&format!("Reset it. {TEXT}"))));
        assert!(!figures(TEXT).have_the_same_figures(&figures(&heading)));
    }

    #[test]
    fn a_beginning_is_told_from_another_text() {
        let whole = "Level the tripod on firm ground, then point it north.";
        let table = [
            (whole, "Level the tripod on firm ground", true),
            (whole, "Level the tripod on firm gro…", true),
            (whole, "level the tripod", true),
            (whole, "Level the tripod on firm sand", false),
            ("Level the tripod on firm ground, then point it nor", whole, true),
            ("Level the tripod on firm ground, then point it nor...", whole, true),
            ("Level the tripod on firm ground, then point it", whole, false),
            (
                "Level the tripod on firm ground, then point it nor",
                "Level the tripod on firm ground, then point it north now",
                false,
            ),
            (
                "Level the tripod on firm ground, then point it",
                "Level the tripod on firm ground, then point it (north",
                false,
            ),
            ("Level the tripod on firm ground", whole, false),
            (whole, "Level the tripod on firm ground, then point it nor.", false),
            ("With the new version you cannot", "With the new version you can.", false),
            ("With the new version you can.", "With the new version you cannot.", false),
            ("It costs $10 a month", "It costs", true),
            ("对准两颗星，然后校准", "对准两颗星，然后校准赤道仪", false),
            ("It weighs about 50 kg or more", "It weighs about 5", false),
            ("对准两颗星，然后校准赤道仪。", "对准两颗星，然后", true),
        ];
        for (better, worse, expected) in table {
            assert_eq!(is_cut_copy(better, worse), expected, "{better} / {worse}");
        }
    }
}
