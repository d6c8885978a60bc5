//! Words that end in a full stop without ending a sentence.

use crate::{
    phrases,
    place::{self, Kind},
    words::{is_capital, lowercase},
};

/// Never the end of a sentence.
static ALWAYS: ByLength = by_length(
    "av ca cf dr ee eg ej fa fr hr ie lt mr ms mt st vs أ د aka bzw col d.h dra e.g geb gen ggf gov hon i.e ing maj med mme mrs rep \
     rev sen sgt sog sra u.a u.u vgl viz z.b z.t bzgl capt dott ehem evtl excl exkl hrsg incl inkl mlle o.ä p.ej pres prof \
     resp sras sres srta zzgl a.k.a abzgl aprox i.d.r ق.م approx कं रु लि सं stellv डॉ ई.पू प्रो श्री",
);

/// Not the end where a number follows.
const BEFORE_NUMBER: &str = "abb abs anm apr art aufl aug avr bd cap ch chap dec dez dic déc ed eds env eq eqs est feb fig figs ft \
    févr jan janv juil jul jun kap mar min mind no nos nov nr núm oct okt p pp pág s sec sect sep sept str tab tel tél v ver \
    vol vols";

/// Before a year, in small letters: circa, born, died.
const BEFORE_YEAR: [&str; 3] = ["b", "c", "d"];

/// The end only where a word follows that begins sentences.
static BEFORE_NAME: ByLength = by_length(
    "al co jr sr a.d b.c chr d.c inc ltd max mio mrd o.g u.k u.s ust v.a bros corp mill mwst ph.d yahoo!",
);

/// Behind "a.m." or "p.m.", one of them or a month goes on with the time. In lower case.
const BEHIND_TIME: &str = "central cest cet eastern edt est et friday gmt monday mountain pacific pdt pst pt saturday sunday \
    thursday tuesday utc wednesday";

/// Words that begin sentences rather than going on with a name: behind "Inc." or an initial, one of them tells that a new
/// sentence begins. In lower case.
const SENTENCE_STARTS: &str = "a an and as at but das der die ein eine er es for he however i if in it its no not on she sie so \
    that the then there these they this those to use we wenn when while wir you";

/// Behind a number of two digits at the most, one of them tells a date: "am 4. Mai". In lower case.
const MONTHS: &str = "april august december dezember februar february januar january juli july june juni mai march may \
    märz november october oktober september";

/// Behind one of them a number with a full stop is an ordinal of German: "im 2. Quartal". In lower case.
const BEFORE_ORDINAL: &str = "ab am an auf bis das dem den der des die dieser dieses ihr ihre im ins jeden jeder jedes nach oder sein \
    seine seinem seinen seit und vom vor zum zur";

/// What the letters of names are called in Hindi, which are initials there: "के. एस. कृष्णन".
const HINDI_LETTERS: &str = "ए बी सी डी ई एफ जी एच जे के एल एम एन ओ पी आर एस टी यू वी";

/// The longest abbreviation, in bytes: a longer word before a full stop is none.
const LONGEST_ABBREVIATION: usize = 12;

/// Words with spaces between them, the shorter ones first, and where those of each length begin. Before each full stop stands a word
/// that is looked for: few are as long as it.
struct ByLength {
    words: &'static str,
    starts: [u16; LONGEST_ABBREVIATION + 2],
}

/// These words, in this order.
const fn by_length(words: &'static str) -> ByLength {
    let mut starts = [0; LONGEST_ABBREVIATION + 2];
    let (bytes, mut at, mut start, mut last) = (words.as_bytes(), 0, 0, 0);
    while at <= bytes.len() {
        if at == bytes.len() || bytes[at] == b' ' {
            let length = at - start;
            assert!(last <= length);
            while last < length {
                last += 1;
                starts[last] = start as u16;
            }
            start = at + 1;
        }
        at += 1;
    }
    while last <= LONGEST_ABBREVIATION {
        last += 1;
        starts[last] = bytes.len() as u16;
    }
    ByLength { words, starts }
}

impl ByLength {
    fn has(&self, word: &str) -> bool {
        let Some(&[start, end]) = self.starts.get(word.len()..word.len() + 2) else { return false };
        let words = &self.words.as_bytes()[start.into()..end.into()];
        words.chunks(word.len() + 1).any(|other| other.starts_with(word.as_bytes()))
    }
}

/// May the full stop behind `word` end a sentence? `word` is what stands before the stop since the last space, without the stop itself but
/// with another sign that ends it; `before` gives the word before that, `next` the one that follows, which doesn't begin with a small letter.
pub(super) fn may_end<'t>(word: &str, before: &dyn Fn() -> &'t str, next: &dyn Fn() -> &'t str) -> bool {
    let bare = last_part(word);
    let is_one = |part: &str, kind: Kind| {
        place::char_at(part, 0).is_some_and(|c| kind(c) && c.len_utf8() == part.len())
    };
    let is_initial = |part: &str| is_one(part, is_capital) || phrases::is_among(HINDI_LETTERS, part);
    let initials =
        (bare.len() <= LONGEST_ABBREVIATION || !bare.is_ascii()) && bare.split('.').all(is_initial);
    if bare.is_empty() || bare.len() > LONGEST_ABBREVIATION && !initials {
        return true;
    }
    let outside = |c: char| !c.is_alphanumeric();
    let single = is_one(bare, char::is_alphabetic);
    let written = bare;
    let mut bare = lowercase(bare);
    if single {
        // "d. h." is "d.h."
        let first = place::without_first(before(), outside);
        if let [_, b'.'] = first.as_bytes() {
            bare.insert_str(0, &lowercase(first));
        }
    }
    if ALWAYS.has(&bare) {
        return false;
    }
    let following = || lowercase(place::trimmed(next(), outside));
    let number = place::begins(place::without_first(next(), outside), 0, char::is_numeric);
    if number && (phrases::is_among(BEFORE_NUMBER, &bare) || BEFORE_YEAR.contains(&written)) {
        return false;
    }
    if matches!(&*bare, "a.m" | "p.m") {
        let next = following();
        return !phrases::is_among(BEHIND_TIME, &next) && !phrases::is_among(MONTHS, &next);
    }
    // "z. B.", "e. g.": letters that each have a full stop; "n. Chr."
    let spaced = |next: &str| {
        place::char_at(next, 0).is_some_and(|c| c.is_alphabetic() && next[c.len_utf8()..].starts_with('.'))
            || next.starts_with("Chr.")
    };
    if single && spaced(next()) {
        return false;
    }
    if initials || BEFORE_NAME.has(&bare) {
        return phrases::is_among(SENTENCE_STARTS, &following());
    }
    let digits = bare.len() <= 3 && bare.bytes().all(|byte| byte.is_ascii_digit());
    // "1,50 € (2. Klasse)"
    let enclosed = bare.len() <= 2 && word.starts_with('(');
    !(digits && (enclosed || is_ordinal(&bare, before(), next())))
}

/// Is a number with a full stop an ordinal, as it is in dates and in German, by the words around it?
fn is_ordinal(number: &str, before: &str, next: &str) -> bool {
    let following = lowercase(place::trimmed(next, |c| !c.is_alphanumeric()));
    // "24. 12. 2023"
    let of_date = |word: &str| {
        let stop = place::without_last(word, |c| c == '.');
        matches!(stop.as_bytes(), [b'0'..=b'9'] | [b'0'..=b'9', b'0'..=b'9']) && stop.len() < word.len()
    };
    let numeric = place::begins(&following, 0, char::is_numeric);
    let dates = number.len() <= 2
        && (phrases::is_among(MONTHS, &following) || of_date(next) || (numeric && of_date(before)));
    let german = || {
        phrases::is_among(BEFORE_ORDINAL, &lowercase(before))
            && place::begins(next, 0, char::is_alphabetic)
            && !phrases::is_among(SENTENCE_STARTS, &following)
    };
    dates || german()
}

/// What of a word its full stop may belong to.
fn last_part(word: &str) -> &str {
    let mut bare = place::without_first(word, |c| !c.is_alphanumeric());
    // "Dr.-Ing.", "J.-P.": each part is abbreviated.
    let part = place::run_start(bare, bare.len(), |c| c != '-');
    if bare[..part].ends_with(".-") {
        bare = &bare[part..];
    }
    // "박사(Dr. Kim)"
    if !bare.is_ascii() {
        bare = &bare[place::run_start(bare, bare.len(), |c| !matches!(c, '(' | '（'))..];
    }
    bare
}

/// Is it a word of several letters that is written out?
pub(super) fn is_no_abbreviation(word: &str) -> bool {
    const LEAST: usize = 4;
    let bare = place::without_first(word, |c| !c.is_alphanumeric());
    let known = || {
        let bare = lowercase(bare);
        ALWAYS.has(&bare) || phrases::is_among(BEFORE_NUMBER, &bare) || BEFORE_NAME.has(&bare)
    };
    place::letters(bare) >= LEAST
        && !place::has(bare, |c| !c.is_alphabetic())
        && (bare.len() > LONGEST_ABBREVIATION || !known())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_by_their_length() {
        for words in [&ALWAYS, &BEFORE_NAME] {
            for word in words.words.split(' ') {
                assert!(words.has(word), "{word}");
            }
        }
        for none in ["", " ", "cf ", "a", "i.", "aprox.", "abbreviation"] {
            assert!(!ALWAYS.has(none), "{none}");
        }
    }

    #[test]
    fn no_abbreviation_is_longer_than_the_longest() {
        for word in BEFORE_NUMBER.split(' ') {
            assert!(word.len() <= LONGEST_ABBREVIATION, "{word}");
        }
    }
}
