//! The terms of a text: what of its words is worth searching for.

use std::collections::HashSet;

use frostem::Stemmer;

/// Words that carry nothing in a question and that the lists of [`stop_words`] lack. Korean has no list there.
const FILLERS: &[(&str, &str)] = &[
    ("ar", "أريد يتم يمكن يمكنني أستطيع ينبغي يجب هل"),
    ("de", "bekomme bekommen bekommt bitte geht gibt kannst könnte möchte sollte müssen passiert richte"),
    (
        "en",
        "asap btw could explain get gets getting give got guys happen happening happens hello hey hi let lets like make mean means may \
         might must my need needs please pls plz shall tell thanks thx urgent us use want would",
    ),
    (
        "ko",
        "것 그 그리고 무슨 무엇 무엇을 무엇인가요 뭐 방법 방법을 방법은 수 어느 어디 어떤 어떻게 언제 얼마나 왜 이 저 \
         좀 좋은가요 좋을까요 주세요 알려주세요 있나요 있습니까 있습니다 있는 하나요 하려면 해야 합니까 합니다 됩니다 되나요",
    ),
];

/// Words that ask for a way to do something, and those behind them with which they ask for an amount.
const HOW: &[(&str, &str, &str)] = &[
    ("ar", "كيف", ""),
    (
        "de",
        "wie",
        "alt breit fern genau groß hell hoch lange oft schnell schwer stark teuer tief viel viele weit",
    ),
    (
        "en",
        "how",
        "accurate big bright close dark deep far fast few good heavy high large long many much often old precise sharp \
         small strong wide",
    ),
    ("es", "cómo", ""),
    ("fr", "comment", ""),
    ("it", "come", ""),
    ("ko", "어떻게 방법 방법은 방법을 하려면", ""),
    ("nl", "hoe", "groot lang oud snel vaak veel ver zwaar"),
    ("pt", "como", ""),
];

/// Endings of Korean words, longest first: of verbs that nouns form with 하다 and 되다, then particles.
const KOREAN_ENDINGS: &[&str] = &[
    "하십시오",
    "했습니다",
    "해주세요",
    "하려면",
    "합니다",
    "합니까",
    "하나요",
    "하세요",
    "할까요",
    "하면서",
    "됩니다",
    "되나요",
    "입니다",
    "습니다",
    "습니까",
    "으려면",
    "을까요",
    "으세요",
    "인가요",
    "에서는",
    "으로는",
    "하는",
    "하면",
    "하고",
    "하기",
    "하여",
    "해서",
    "해야",
    "한다",
    "되는",
    "되면",
    "려면",
    "까요",
    "나요",
    "세요",
    "으면",
    "는지",
    "에서",
    "에게",
    "까지",
    "부터",
    "으로",
    "이나",
    "보다",
    "처럼",
    "마다",
    "에는",
    "와는",
    "할",
    "한",
    "기",
    "면",
    "은",
    "는",
    "이",
    "가",
    "을",
    "를",
    "의",
    "에",
    "로",
    "와",
    "과",
    "도",
    "만",
    "나",
];

/// What belongs to one language in telling the terms of a text.
///
/// A term is a word of [`citecore::words`] that is no stop word, brought to its stem: "aligning" and "alignment" are
/// both "align". Chinese and Japanese come as overlapping pairs of letters already. A Korean word loses its particle
/// or verb ending and, being often a compound that others write with a space (극축정렬, 극축 정렬), gives the
/// overlapping pairs of what is left; a dictionary would do better, at many megabytes.
pub(crate) struct Language {
    stemmer: Option<Stemmer>,
    stop: HashSet<&'static str>,
    /// As in [`HOW`].
    how: &'static str,
    amount: &'static str,
    arabic: bool,
}

/// Is that a tag of BCP 47, as far as its letters go?
pub(crate) fn is_tag(tag: &str) -> bool {
    tag.len() <= 35
        && tag.split('-').next().is_some_and(|part| part.bytes().all(|byte| byte.is_ascii_alphabetic()))
        && tag.split('-').all(|part| {
            (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
}

/// The part of a locale before its script and region, in lower case: `pt` of `pt-BR`.
pub(crate) fn language_of(locale: &str) -> String {
    locale.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase()
}

impl Language {
    /// The language of a locale (BCP 47); one without stems or stop words where it isn't known.
    pub(crate) fn of(locale: &str) -> Self {
        let code = language_of(locale);
        let listed = stop_words::lookup(&code).unwrap_or_default().iter().copied();
        let fillers = FILLERS.iter().filter(|(language, _)| *language == code);
        let stop = listed.chain(fillers.flat_map(|(_, words)| words.split_whitespace())).collect();
        let (_, how, amount) = HOW.iter().find(|(language, ..)| *language == code).unwrap_or(&("", "", ""));
        Self { stemmer: Stemmer::try_from_name(&code).ok(), stop, how, amount, arabic: code == "ar" }
    }

    /// The words that are no terms, in lower case.
    pub(crate) fn stop_words(&self) -> impl Iterator<Item = &str> {
        self.stop.iter().copied()
    }

    /// The terms of a question, each once: not those that only ask for an amount, as "long" in "how long".
    pub(crate) fn asked(&self, question: &str) -> HashSet<String> {
        let words: Vec<String> = citecore::words(question).collect();
        let amount =
            |at: usize| at > 0 && listed(self.how, &words[at - 1]) && listed(self.amount, &words[at]);
        let kept: Vec<&str> =
            (0..words.len()).filter(|&at| !amount(at)).map(|at| words[at].as_str()).collect();
        // Unspaced scripts come as pairs of letters, which must not be taken apart again.
        if kept.len() == words.len() {
            return self.terms(question).into_iter().collect();
        }
        self.terms(&kept.join(" ")).into_iter().collect()
    }

    /// Does the question ask for a way to do something, so that steps would answer it?
    pub(crate) fn asks_how(&self, question: &str) -> bool {
        let words: Vec<String> = citecore::words(question).collect();
        words.iter().enumerate().any(|(at, word)| {
            let amount = words.get(at + 1).is_some_and(|next| listed(self.amount, next));
            listed(self.how, word) && !amount
        })
    }

    /// The terms of a text, in its order, as often as they come.
    pub(crate) fn terms(&self, text: &str) -> Vec<String> {
        let mut terms = Vec::new();
        for word in citecore::words(text) {
            if self.stop.contains(word.as_str()) {
                continue;
            }
            if word.chars().any(is_hangul) {
                self.korean(&word, &mut terms);
            } else if let Some((number, unit)) = measure(&word) {
                terms.extend([number.to_owned(), unit.to_owned()]);
            } else {
                terms.push(self.stem(&word));
            }
        }
        terms
    }

    fn stem(&self, word: &str) -> String {
        let Some(stemmer) = self.stemmer else { return word.to_owned() };
        if self.arabic {
            return arabic_root(&stemmer.stem(&without_vowels(word)));
        }
        stemmer.stem(word).into_owned()
    }

    /// Terms of a word with Korean letters in it, which may begin with others: "2점", "goto로".
    fn korean(&self, word: &str, terms: &mut Vec<String>) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let hangul = is_hangul(first);
            let end = rest.find(|c| is_hangul(c) != hangul).unwrap_or(rest.len());
            let (part, tail) = rest.split_at(end);
            if !hangul {
                terms.push(self.stem(part));
            } else if part.len() == word.len() || !KOREAN_ENDINGS.contains(&part) {
                terms.extend(pairs(strip_ending(part)));
            }
            rest = tail;
        }
    }
}

/// A number and the unit that is written without a space behind it, "10mm" as "10 mm".
fn measure(word: &str) -> Option<(&str, &str)> {
    const LONGEST_UNIT: usize = 3;
    let (number, unit) = word.split_at(word.find(|c: char| !c.is_ascii_digit())?);
    let is_unit = unit.len() <= LONGEST_UNIT && unit.chars().all(|c| c.is_ascii_lowercase());
    (is_unit && !number.is_empty()).then_some((number, unit))
}

/// Is it one of some words?
pub(crate) fn listed(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| known == word)
}

/// An Arabic word without its vowel signs, and without the alef that carries those of an indefinite noun: the stemmer
/// takes it for a letter of the word.
fn without_vowels(word: &str) -> String {
    word.replace("\u{64b}\u{627}", "")
        .replace("\u{627}\u{64b}", "")
        .chars()
        .filter(|c| !('\u{64b}'..='\u{652}').contains(c))
        .collect()
}

/// What verb and noun of an Arabic root share, as far as letters alone tell: تنظيف "cleaning" and أنظف "I clean" are both نظف.
/// The stemmer leaves the prefix of the one and the pattern of the other.
fn arabic_root(stem: &str) -> String {
    let mut letters: Vec<char> = stem.chars().collect();
    if letters.len() > 3 && "أاتمين".contains(letters[0]) {
        letters.remove(0);
    }
    if letters.len() > 3 && letters.last().is_some_and(|last| "ايى".contains(*last)) {
        letters.pop();
    }
    if letters.len() > 3
        && let Some(at) = letters.iter().skip(1).position(|&letter| letter == 'ي')
    {
        letters.remove(at + 1);
    }
    letters.into_iter().collect()
}

/// Is it a Korean syllable?
pub(crate) fn is_hangul(c: char) -> bool {
    ('\u{ac00}'..='\u{d7a3}').contains(&c)
}

/// The word without its particle or verb ending; at least one syllable is left.
fn strip_ending(word: &str) -> &str {
    KOREAN_ENDINGS
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|stem| !stem.is_empty()))
        .unwrap_or(word)
}

fn pairs(word: &str) -> Vec<String> {
    let syllables: Vec<char> = word.chars().collect();
    match syllables.len() {
        0..=2 => vec![word.to_owned()],
        _ => syllables.windows(2).map(|pair| pair.iter().collect()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, language_of};

    #[test]
    fn the_language_of_a_locale_stands_before_script_and_region() {
        for (locale, language) in
            [("en", "en"), ("pt-BR", "pt"), ("zh_Hant_TW", "zh"), ("DE-at", "de"), ("", "")]
        {
            assert_eq!(language_of(locale), language);
        }
    }

    #[test]
    fn words_come_to_their_stems_and_fillers_go() {
        let table: &[(&str, &str, &[&str])] = &[
            (
                "en",
                "How do I align an equatorial mount with two stars?",
                &["align", "equatori", "mount", "two", "star"],
            ),
            ("en-GB", "Aligning, the alignment", &["align", "align"]),
            ("en", "What is it?", &[]),
            ("de", "Wie richte ich eine Montierung mit zwei Sternen aus?", &["montier", "zwei", "stern"]),
            ("ko", "적도의를 어떻게 정렬하나요?", &["적도", "도의", "정렬"]),
            ("ko", "극축정렬", &["극축", "축정", "정렬"]),
            ("en", "A 10mm eyepiece, 10 mm", &["10", "mm", "eyepiec", "10", "mm"]),
            ("en", "Hi, which mount pls? ASAP, thx", &["mount"]),
            ("en", "mp3 3rdparty", &["mp3", "3rdparti"]),
            ("ko", "GoTo로 2점 정렬", &["goto", "2", "점", "정렬"]),
            ("zh", "望远镜", &["望远", "远镜"]),
            ("xx", "Aligning the stars", &["aligning", "the", "stars"]),
        ];
        for (locale, text, expected) in table {
            assert_eq!(Language::of(locale).terms(text), *expected, "{locale}: {text}");
        }
    }

    #[test]
    fn words_that_ask_for_an_amount_are_no_terms() {
        let english = Language::of("en");
        let asked = |question: &str| {
            let mut terms: Vec<String> = english.asked(question).into_iter().collect();
            terms.sort();
            terms
        };
        assert_eq!(asked("How long does a telescope cool?"), ["cool", "telescop"]);
        assert_eq!(asked("Why are long exposures so long?"), ["exposur", "long"]);
    }

    #[test]
    fn a_way_is_told_from_an_amount() {
        let table = [
            ("en", "How do I clean it?", true),
            ("en", "How much light does it gather?", false),
            ("en", "What is it?", false),
            ("de", "Wie reinige ich ihn?", true),
            ("de", "Wie viel Licht sammelt er?", false),
            ("ko", "어떻게 닦나요?", true),
            ("xx", "How do I clean it?", false),
        ];
        for (locale, question, expected) in table {
            assert_eq!(Language::of(locale).asks_how(question), expected, "{question}");
        }
    }

    #[test]
    fn arabic_articles_and_endings_fall_away() {
        let arabic = Language::of("ar");
        assert_eq!(arabic.terms("الحامل"), arabic.terms("حاملًا"));
        for (noun, verb) in [("تنظيف", "أنظف"), ("تصوير", "أصور"), ("المحاذاة", "أحاذي")]
        {
            assert_eq!(arabic.terms(noun), arabic.terms(verb), "{noun} {verb}");
        }
    }
}
