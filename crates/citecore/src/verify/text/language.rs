//! Which script and which language a text is in, as far as its words tell.

use crate::{
    place::{char_at, has, has_char},
    verify::{
        lexicon::{ENGLISH, FRENCH, GERMAN, LANGUAGES, PORTUGUESE, SPANISH},
        term::{Term, terms},
    },
    words::{Run, is_hangul, is_unspaced, runs},
};

/// The tag of the language that a question is asked in, where its letters tell one, or several common words that are more than those of
/// any other language.
pub(crate) fn asked_in(question: &str) -> Option<&'static str> {
    // Korean has many a Latin word among its own.
    if has(question, is_hangul) {
        return Some("ko");
    }
    let asked = Language::of(question, &terms(question));
    match greatest(&asked.scripts) {
        LATIN => asked.by_words(question),
        // Not Persian and Urdu, which have letters of their own.
        ARABIC if !has(question, |c| matches!(c, 'پ' | 'چ' | 'ژ' | 'گ' | 'ک' | 'ی' | 'ے' | 'ں')) => {
            Some("ar")
        }
        DEVANAGARI => Some("hi"),
        UNSPACED if has(question, |c| matches!(c, '\u{3041}'..='\u{30ff}')) => Some("ja"),
        UNSPACED if has(question, is_traditional) => Some("zh-hant"),
        UNSPACED if has(question, is_unspaced) => Some("zh"),
        _ => None,
    }
}

/// Is a character one that questions often have in traditional Chinese, and never in simplified?
fn is_traditional(c: char) -> bool {
    has_char("個們來嗎買費運還這請訂單會時樣開號碼幾發麼", c)
}

/// Scripts that are told apart.
const SCRIPTS: usize = 7;

/// How many times as many terms of others a text has that hardly has any of one kind.
const HARDLY: usize = 20;

/// From which share of a claim a text is held to be in its language, if one word alone tells otherwise.
const SHARED: f64 = 0.3;

/// What a text has of each script and language.
#[derive(Clone, Copy, Default)]
pub(super) struct Language {
    /// How many terms there are of each script.
    scripts: [usize; SCRIPTS],
    /// How many common words there are of each language.
    words: [usize; LANGUAGES],
}

impl Language {
    /// That of a text with some terms.
    pub(super) fn of(text: &str, terms: &[Term]) -> Self {
        let mut language = Self::default();
        for term in terms {
            if term.entry.language > 0 {
                language.words[usize::from(term.entry.language) - 1] += 1;
            }
            if !term.digits {
                language.scripts[char_at(text, term.start as usize).map_or(0, script)] += 1;
            }
        }
        language
    }

    /// Adds what another text has.
    pub(super) fn add(&mut self, other: &Self) {
        add(&mut self.scripts, &other.scripts);
        add(&mut self.words, &other.words);
    }

    /// Is it another one than that of others? Then most of a text is in a script that they hardly have, or its common words are those of
    /// a language of which they have hardly any. Where they hardly share a word, one of these tells.
    pub(super) fn is_foreign_to(&self, others: &Self, share: f64) -> bool {
        is_foreign(&self.scripts, &others.scripts, 1)
            || is_foreign(&self.words, &others.words, if share < SHARED { 1 } else { 2 })
    }

    /// Are there more common words of one language than of another one?
    pub(super) fn is_rather(&self, one: usize, other: usize) -> bool {
        self.words[one] > self.words[other]
    }

    /// Has no other language more common words in it than English?
    pub(super) fn is_english(&self) -> bool {
        self.words.iter().all(|&count| count <= self.words[ENGLISH])
    }

    /// Has no other language as many common words in it as German?
    pub(super) fn is_german(&self) -> bool {
        self.words
            .iter()
            .enumerate()
            .all(|(language, &count)| language == GERMAN || count < self.words[GERMAN])
    }

    /// The tag of the language of Latin letters that has clearly the most common words of a text.
    fn by_words(&self, text: &str) -> Option<&'static str> {
        let most = greatest(&self.words);
        let is_clear = (0..LANGUAGES).all(|other| other == most || self.is_rather(most, other));
        if !is_clear || self.words[most] < LEAST_WORDS {
            return None;
        }
        match most {
            GERMAN => Some("de"),
            SPANISH => Some("es"),
            FRENCH => Some("fr"),
            PORTUGUESE => Some(if self.is_portuguese(text) { "pt" } else { "it" }),
            _ => None,
        }
    }

    /// Is a text Portuguese, where "no" is "in the" and "se" is "if"? Words of it alone tell, as they are written; its letters tell where
    /// its common words aren't fewer than those of another language.
    pub(super) fn is_portuguese(&self, text: &str) -> bool {
        let mut told = 0;
        for run in runs(text) {
            let (Run::Word(word) | Run::Unspaced(word)) = run;
            told += usize::from(is_of_portuguese_alone(word));
        }
        let (own, english) = (self.words[PORTUGUESE], self.words[ENGLISH]);
        told > 0 && told + own >= english
            || own >= english.max(self.words[SPANISH]) && has(text, |c| matches!(c, 'ã' | 'õ'))
    }
}

/// Every word of a text is asked for, so that no list is gone through.
fn is_of_portuguese_alone(word: &str) -> bool {
    matches!(
        word,
        "foi"
            | "em"
            | "uma"
            | "é"
            | "É"
            | "até"
            | "pelo"
            | "pela"
            | "você"
            | "seu"
            | "sua"
            | "às"
            | "não"
            | "Não"
            | "também"
            | "O"
            | "Os"
            | "ao"
    ) || word.ends_with("ção")
}

/// The places of the scripts.
const LATIN: usize = 0;
const GREEK_AND_CYRILLIC: usize = 1;
const ARABIC: usize = 2;
const DEVANAGARI: usize = 3;
const HANGUL: usize = 4;
const UNSPACED: usize = 5;
const OTHERS: usize = 6;

fn script(c: char) -> usize {
    match c {
        '\u{0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => LATIN,
        '\u{370}'..='\u{52f}' => GREEK_AND_CYRILLIC,
        '\u{600}'..='\u{6ff}' => ARABIC,
        '\u{900}'..='\u{97f}' => DEVANAGARI,
        '\u{ac00}'..='\u{d7a3}' => HANGUL,
        c if is_unspaced(c) => UNSPACED,
        _ => OTHERS,
    }
}

/// How many common words of a language tell it.
const LEAST_WORDS: usize = 2;

/// The place of the greatest of some counts; of those that are alike, the last.
fn greatest(counts: &[usize]) -> usize {
    let mut most = 0;
    for (kind, &count) in counts.iter().enumerate() {
        if count >= counts[most] {
            most = kind;
        }
    }
    most
}

fn add(all: &mut [usize], some: &[usize]) {
    for (place, count) in some.iter().enumerate() {
        all[place] += count;
    }
}

/// Is most of ours of a kind that theirs hardly are? At least so many of ours have to be.
fn is_foreign(ours: &[usize], theirs: &[usize], least: usize) -> bool {
    let most = greatest(ours);
    let [all, all_theirs] = [ours, theirs].map(|counts| counts.iter().sum::<usize>());
    ours[most] >= least && ours[most] * 2 >= all && all_theirs >= least && theirs[most] * HARDLY < all_theirs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_question_is_told_by_its_letters_or_by_several_words() {
        let table = [
            ("Wie lange dauert der Versand?", Some("de")),
            ("Kann ich das Abo im laufenden Monat kündigen?", Some("de")),
            ("¿Cómo puedo cambiar el idioma?", Some("es")),
            ("Quels sont les frais de livraison ?", Some("fr")),
            ("Como posso cancelar uma encomenda pelo site?", Some("pt")),
            ("Quali sono le spese di spedizione per il reso?", Some("it")),
            ("كم تستغرق مدة الشحن؟", Some("ar")),
            ("هزینه ارسال چقدر است؟", None),
            ("शिपिंग में कितना समय लगता है?", Some("hi")),
            ("배송은 얼마나 걸리나요?", Some("ko")),
            ("iPhone 15 Pro Max USB-C cable 있나요?", Some("ko")),
            ("配送にはどのくらいかかりますか?", Some("ja")),
            ("运费是多少？", Some("zh")),
            ("我的包裹什么时候到？", Some("zh")),
            ("運費是多少？", Some("zh-hant")),
            ("明天巴黎的天氣怎麼樣？", Some("zh-hant")),
            ("如何取消訂單", Some("zh-hant")),
            ("ログインできない時の開き方", Some("ja")),
            ("How long does it take to ship?", None),
            ("No signal on the pump", None),
            ("Die cast mount", None),
            ("Wie?", None),
            ("iPhone 15", None),
            ("Сколько стоит доставка?", None),
            ("42", None),
            ("", None),
        ];
        for (question, expected) in table {
            assert_eq!(asked_in(question), expected, "{question}");
        }
    }

    #[test]
    fn every_word_of_portuguese_tells() {
        let words = "foi em uma é É até pelo pela você seu sua às não Não também O Os ao atenção";
        for word in words.split(' ') {
            assert!(Language::default().is_portuguese(word), "{word}");
        }
        assert!(!Language::default().is_portuguese("no pan"));
    }
}
