//! Sentences that refuse and state something all the same: "The sources do not mention the price, but it is usually $500."

use std::cell::Cell;

use super::{LANGUAGES, LATIN, figure, is_aside, language_of_aside, opening::script, refusal};
use crate::{
    place,
    rules::{fits, skip},
    words::{is_letter, is_letter_or_digit, is_unspaced},
};

/// So many clauses of a sentence are looked at closely. What turns more often is taken to state something.
const CLAUSES: usize = 32;

/// So much of a clause is looked at for what makes it an aside, in bytes.
const REACH: usize = 400;

// The rules of what turns.
const BEHIND_COMMA: &[u8] = b"A";
const ANYWHERE: &[u8] = b"B";
const TIED: &[u8] = b"C";
const DENIED: &[u8] = b"D";

/// Does a sentence that refuses go on to state something all the same? What turns to something else tells that, and so does a
/// number behind a comma, a semicolon or a dash, where no aside follows.
pub(crate) fn states_all_the_same(sentence: &str, own: &[String]) -> bool {
    let refusal = refusal(sentence, own);
    let language = match &refusal {
        Some(refusal) => refusal.language,
        None => language_of_aside(sentence, own),
    };
    let mut turning = Turning {
        own,
        refused: refusal.map(|refusal| refusal.behind.len()),
        language,
        latin: script(sentence) == 0,
        behind_figures: figure::behind_last(sentence).len(),
        left: CLAUSES,
        in_aside: false,
    };
    let (mut cut, mut in_mark, mut before) = (None, false, None);
    for (at, c) in sentence.char_indices() {
        in_mark = is_in_mark(in_mark, c);
        if !in_mark && before.is_some() && is_letter_or_digit(c) {
            // A clause begins right behind what parts it off: "— $500".
            let begun = match cut.take() {
                Some((sign, behind)) => turning.states(&sentence[behind..], sign),
                None => turning.begins_word(before) && turning.turns(&sentence[at..], ANYWHERE) == Some(true),
            };
            if begun {
                return true;
            }
        } else if !in_mark && cuts(&sentence[at..], before, c) {
            cut = Some((c, at + c.len_utf8()));
        }
        before = Some(c);
    }
    false
}

/// What is known of a sentence, up to the place where it is read.
struct Turning<'s> {
    own: &'s [String],
    /// How much is behind the refusal that the sentence begins with, if it does: what is before isn't said besides.
    refused: Option<usize>,
    /// The place of its language, where that is known.
    language: Option<usize>,
    /// Has it Latin letters?
    latin: bool,
    /// How much is behind its last number.
    behind_figures: usize,
    /// So many clauses may be looked at yet.
    left: usize,
    /// Has there been an aside? Numbers behind it may be its own: "please call us, we are there from 9 to 5".
    in_aside: bool,
}

impl Turning<'_> {
    /// Is something stated in a clause or behind it? `cut` is what parts it from the one before.
    fn states(&mut self, clause: &str, cut: char) -> bool {
        if let Some(states) = self.turns(clause, BEHIND_COMMA) {
            return states;
        }
        let semicolon = matches!(cut, ';' | '；' | '؛');
        let bracketed = matches!(cut, '(' | '（');
        // What begins with an amount in brackets says which one is meant: "the Pro plan ($20 a month)".
        let names = bracketed && !place::begins(clause, 0, is_letter);
        let asked = !names && clause.len() > self.behind_figures;
        if !asked || !(semicolon || self.is_behind_refusal(clause)) || self.is_aside(clause) {
            return false;
        }
        let in_aside = self.in_aside || bracketed;
        semicolon || (self.behind(clause, TIED).is_none() && figure::tells(own_part(clause), in_aside))
    }

    /// Where a clause turns to something else, does it state that?
    fn turns(&mut self, clause: &str, row: &[u8]) -> Option<bool> {
        let rest = self.behind(clause, row)?;
        // Where the verb comes last, what is before a turn may be what the sentence says nothing of.
        if !self.latin && !self.is_behind_refusal(rest) {
            return None;
        }
        let says_nothing = skip(rest).is_empty() || self.behind(rest, DENIED).is_some();
        Some(!says_nothing && !self.is_aside(rest))
    }

    /// What is behind one of the words of a rule, in the language of the sentence. Where that isn't known, what may turn anywhere in
    /// one language may be any word of another.
    fn behind<'t>(&self, clause: &'t str, row: &[u8]) -> Option<&'t str> {
        if self.language.is_none() && row == ANYWHERE {
            return None;
        }
        let left = Cell::new(0);
        let begins =
            (0..LANGUAGES.len()).filter(|&place| self.language.is_none_or(|own| own == place)).any(|place| {
                // Other scripts write what follows together with words, or no spaces at all.
                let in_midst = place >= LATIN && row != TIED;
                let ends = |rest: &str| {
                    left.set(rest.len());
                    in_midst || !place::begins(rest, 0, |c| is_letter(c) && !is_unspaced(c))
                };
                fits(clause, row, &LANGUAGES[place].turns, &ends)
            });
        begins.then(|| &clause[clause.len() - left.get()..])
    }

    /// May a word begin behind a character? Other scripts write endings that turn together with their word.
    fn begins_word(&self, before: Option<char>) -> bool {
        !self.latin || !before.is_some_and(is_letter_or_digit)
    }

    fn is_behind_refusal(&self, rest: &str) -> bool {
        self.refused.is_some_and(|behind| rest.len() <= behind)
    }

    /// Is a clause an aside? Behind the last that is looked at none is known to be.
    fn is_aside(&mut self, clause: &str) -> bool {
        let looked_at = self.left > 0;
        self.left = self.left.saturating_sub(1);
        let is_aside = looked_at && is_aside(&clause[..clause.floor_char_boundary(REACH)], self.own);
        self.in_aside |= is_aside;
        is_aside
    }
}

/// Does a character stand in the brackets of a mark? `before`: so did the one before it.
fn is_in_mark(before: bool, c: char) -> bool {
    c == '[' || (before && matches!(c, '0'..='9' | ',' | ' '))
}

/// Does a character part a clause from the one before it? `text` begins with it.
fn cuts(text: &str, before: Option<char>, c: char) -> bool {
    match c {
        ',' => !place::begins(text, 1, |c| c.is_ascii_digit()),
        '-' | '–' => before == Some(' ') && place::begins(text, c.len_utf8(), |c| c == ' '),
        _ => matches!(c, ';' | '；' | '—' | '，' | '、' | '،' | '؛' | '(' | '（'),
    }
}

/// A clause up to the next one.
fn own_part(clause: &str) -> &str {
    let (mut before, mut in_mark) = (None, false);
    for (at, c) in clause.char_indices() {
        in_mark = is_in_mark(in_mark, c);
        if !in_mark && cuts(&clause[at..], before, c) {
            return &clause[..at];
        }
        before = Some(c);
    }
    clause
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of each language, in their order: a refusal that turns to a fact, one that has a number behind a comma, one that turns to an aside.
    const SENTENCES: [[&str; 3]; LANGUAGES.len()] = [
        [
            "The sources do not mention the price, yet it is usually free.",
            "The sources do not mention the price, it is usually $500.",
            "The sources do not mention the price, however, I can help with something else.",
        ],
        [
            "Die Quellen enthalten keine Angaben zum Preis, doch sie ist kostenlos.",
            "Die Quellen enthalten keine Angaben zum Preis, meist kostet sie 500 €.",
            "Die Quellen enthalten keine Angaben zum Preis, aber unser Support hilft gern.",
        ],
        [
            "Les sources ne mentionnent pas le prix, cependant c'est gratuit.",
            "Les sources ne mentionnent pas le prix, il est de 500 €.",
            "Les sources ne mentionnent pas le prix, mais vous pouvez contacter le support.",
        ],
        [
            "Las fuentes no mencionan el precio, aunque suele ser gratis.",
            "Las fuentes no mencionan el precio, cuesta unos 500 €.",
            "Las fuentes no mencionan el precio, pero puedo ayudarle con otra pregunta.",
        ],
        [
            "Le fonti non menzionano il prezzo, però è gratis.",
            "Le fonti non menzionano il prezzo, costa circa 500 €.",
            "Le fonti non menzionano il prezzo, ma posso aiutarti con altre domande.",
        ],
        [
            "As fontes não mencionam o preço, porém é grátis.",
            "As fontes não mencionam o preço, custa cerca de 500 €.",
            "As fontes não mencionam o preço, mas posso ajudar com outra pergunta.",
        ],
        [
            "가격은 제공된 출처에서 확인되지 않습니다만 무료입니다.",
            "제공된 출처에는 가격에 대한 내용이 없습니다, 보통 500달러입니다.",
            "제공된 출처에는 가격에 대한 내용이 없습니다만, 다른 질문은 도와드릴 수 있습니다.",
        ],
        [
            "资料中没有提到价格，但它是免费的。",
            "资料中没有提到价格，通常是500美元。",
            "资料中没有提到价格，但我可以帮您解答其他问题。",
        ],
        [
            "資料には価格の記載がありませんが、無料です。",
            "資料には価格の記載がありません、通常は500ドルです。",
            "資料には価格の記載がありませんが、サポートにお問い合わせください。",
        ],
        [
            "لا تذكر المصادر السعر، لكنه مجاني.",
            "لا تذكر المصادر السعر، وهو عادة 500 دولار.",
            "لا تذكر المصادر السعر، ولكن يمكنك التواصل مع الدعم.",
        ],
        [
            "दिए गए स्रोतों में कीमत की जानकारी नहीं है, लेकिन यह मुफ़्त है।",
            "दिए गए स्रोतों में कीमत की जानकारी नहीं है, यह आमतौर पर 500 डॉलर है।",
            "दिए गए स्रोतों में कीमत की जानकारी नहीं है, लेकिन आप सहायता टीम से संपर्क कर सकते हैं।",
        ],
    ];

    #[test]
    fn what_turns_to_a_fact_states_it_in_every_language() {
        for (place, sentences) in SENTENCES.iter().enumerate() {
            for (sentence, states) in sentences.iter().zip([true, true, false]) {
                let language = refusal(sentence, &[]).and_then(|refusal| refusal.language);
                assert_eq!(language, Some(place), "{sentence}");
                assert_eq!(states_all_the_same(sentence, &[]), states, "{sentence}");
            }
        }
    }

    #[test]
    fn clauses_are_looked_at_up_to_a_number_of_them() {
        let asides = |count| format!("I cannot answer this{}.", ", but please contact support".repeat(count));
        assert!(!states_all_the_same(&asides(CLAUSES), &[]));
        assert!(states_all_the_same(&asides(CLAUSES + 1), &[]));
    }
}
