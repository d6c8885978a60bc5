//! How many words of the question a passage holds.

use super::tokens::{Script, push_folded};
use crate::{
    indexes::Indexes,
    place,
    words::{Run, is_hangul, is_hiragana, runs, stem},
};

/// The words of a question, to be looked for in passages.
///
/// A word is found as it is, by its stem, where a word of the passage begins with it, or has it in it and it is long enough; one of
/// several parts, as `TCP/IP`, an address or `130mm` is, where all of them are. Where words aren't spaced, what counts is how much of
/// the question stands in the passage: every stretch of letters found together is as many words as such a stretch has in the mean.
pub(super) struct Asked {
    /// Words and their stems, pairs of letters and lone ones: none of them is two of these.
    indexes: Indexes,
    /// Words that those of a passage may have in them, as `install` begins `installation`.
    within: Indexes,
    /// Their lengths in bytes, a bit each: no other stretches of a word are looked up. Then those of the ones that count wherever they
    /// stand in a word, not at its beginning alone.
    lengths: u64,
    anywhere: u64,
    /// The words, each by the indexes of its parts, and how often the question has it.
    words: Vec<(Vec<usize>, usize)>,
    stretches: Vec<Stretch>,
    /// By index, the last text that had it; and which text is read, from 1. So nothing has to be cleared between two.
    found: Vec<u32>,
    now: u32,
    /// The word of a text that is read, in small letters; kept for its memory.
    folded: String,
}

/// A shorter word is the beginning of too many others. Letters, not bytes.
const SHORTEST_BEGINNING: usize = 3;

/// A shorter word stands within too many others: "mount" in "amount".
const SHORTEST_WITHIN: usize = 6;

/// A shorter word of Korean stands within too many others; two letters are a word that may be a part of one: 결제, 간편결제.
const SHORTEST_KOREAN: usize = 2;

/// Letters of one script, as indexes of their pairs; none where a pair was there before.
struct Stretch {
    script: Script,
    pairs: Vec<Option<usize>>,
    lone: bool,
}

impl Asked {
    pub(super) fn new(question: &str) -> Self {
        let mut asked = Self {
            indexes: Indexes::default(),
            within: Indexes::default(),
            lengths: 0,
            anywhere: 0,
            words: Vec::new(),
            stretches: Vec::new(),
            found: Vec::new(),
            now: 0,
            folded: String::new(),
        };
        let mut seen = Indexes::default();
        for spaced in question.split_whitespace() {
            let mut parts = Vec::new();
            for run in runs(spaced) {
                match run {
                    Run::Word(word) => {
                        let mut folded = String::new();
                        push_folded(&mut folded, word);
                        let (number, unit) = measure(&folded).unwrap_or((&folded, ""));
                        parts.push(asked.add_part(number));
                        if !unit.is_empty() {
                            parts.push(asked.add_part(unit));
                        }
                    }
                    Run::Unspaced(run) => asked.add_run(run),
                }
            }
            let mut written = String::new();
            for &part in &parts {
                add!(&mut written, part, " ");
            }
            if let Some(before) = seen.get(&written) {
                asked.words[before].1 += 1;
            } else if !parts.is_empty() {
                seen.insert(written, asked.words.len());
                asked.words.push((parts, 1));
            }
        }
        asked
    }

    /// Gives its index.
    fn add_part(&mut self, word: &str) -> usize {
        let stem = stem(word);
        let index = self.index(stem).or_else(|| self.index(word)).unwrap_or_else(|| self.add());
        for &written in &[word, stem] {
            if self.index(written).is_none() {
                self.indexes.insert(written.to_owned(), index);
            }
        }
        let part = if has_hangul(word) { stem } else { word };
        if part.len() < u64::BITS as usize && begins_others(part) {
            self.lengths |= 1 << part.len();
            self.anywhere |= u64::from(stands_within(part)) << part.len();
            self.within.insert(part.to_owned(), index);
        }
        index
    }

    fn index(&self, written: &str) -> Option<usize> {
        self.indexes.get(written)
    }

    /// The next index.
    fn add(&mut self) -> usize {
        self.found.push(0);
        self.found.len() - 1
    }

    fn add_run(&mut self, run: &str) {
        let mut letters = Vec::new();
        for letter in run.char_indices() {
            letters.push(letter);
        }
        for part in letters.chunk_by(|&(_, a), &(_, b)| Script::of(a) == Script::of(b)) {
            let (start, first) = part[0];
            let Some(script) = Script::of(first) else { continue };
            let lone = part.len() == 1;
            // A single letter of these is a particle, which every text has.
            if lone && is_hiragana(first) {
                continue;
            }
            let mut pairs = Vec::with_capacity(part.len());
            let mut before = (!lone).then_some(start);
            for &(at, c) in &part[usize::from(!lone)..] {
                let pair = &run[before.replace(at).unwrap_or(at)..at + c.len_utf8()];
                let is_new = self.index(pair).is_none();
                let index = is_new.then(|| self.add());
                if let Some(index) = index {
                    self.indexes.insert(pair.to_owned(), index);
                }
                pairs.push(index);
            }
            self.stretches.push(Stretch { script, pairs, lone });
        }
    }

    /// How many of the words are in a text; one that the question repeats counts each time.
    pub(super) fn count_in(&mut self, text: &str) -> usize {
        self.now += 1;
        for run in runs(text) {
            match run {
                Run::Word(word) => self.note_word(word),
                Run::Unspaced(run) if !self.stretches.is_empty() => self.note_run(run),
                Run::Unspaced(_) => {}
            }
        }
        let mut count = 0;
        for (parts, times) in &self.words {
            if parts.iter().all(|&part| self.found[part] == self.now) {
                count += times;
            }
        }
        for stretch in &self.stretches {
            count += self.words_of(stretch);
        }
        count
    }

    /// Notes what a word is found by: as it is, by its stem, by its parts, and by what it begins with or has in it.
    fn note_word(&mut self, word: &str) {
        self.folded.clear();
        if word.is_ascii() {
            self.folded.push_str(word);
            self.folded.make_ascii_lowercase();
        } else {
            push_folded(&mut self.folded, word);
        }
        let stem = Some(stem(&self.folded)).filter(|stem| stem.len() < self.folded.len());
        let stem = stem.and_then(|stem| self.index(stem));
        self.note(self.index(&self.folded));
        self.note(stem);
        if let Some((number, unit)) = measure(&self.folded) {
            let (number, unit) = (self.index(number), self.index(unit));
            self.note(number);
            self.note(unit);
        }
        let (mut start, mut lengths) = (0, self.lengths);
        while lengths != 0 && start + SHORTEST_BEGINNING <= self.folded.len() {
            let mut left = lengths;
            while left != 0 {
                let part = self.folded.get(start..start + left.trailing_zeros() as usize);
                let part = part.filter(|part| start == 0 || stands_within(part));
                self.note(part.and_then(|part| self.within.get(part)));
                left &= left - 1;
            }
            (start, lengths) = (start + 1, self.anywhere);
        }
    }

    fn note(&mut self, index: Option<usize>) {
        if let Some(index) = index {
            self.found[index] = self.now;
        }
    }

    fn note_run(&mut self, run: &str) {
        let mut before = None;
        for (at, c) in run.char_indices() {
            let end = at + c.len_utf8();
            let lone = self.index(&run[at..end]);
            let pair = before.replace(at).and_then(|before| self.index(&run[before..end]));
            self.note(lone);
            self.note(pair);
        }
    }

    /// How many words what was found of a stretch is as many as.
    fn words_of(&self, stretch: &Stretch) -> usize {
        let found = |pair: &Option<usize>| pair.is_some_and(|pair| self.found[pair] == self.now);
        if stretch.lone || stretch.script == Script::Katakana {
            return usize::from(stretch.pairs.iter().all(found));
        }
        let (mut words, mut run) = (0, 0);
        for pair in &stretch.pairs {
            if found(pair) {
                run += 1;
            } else {
                words += stretch.script.words(run);
                run = 0;
            }
        }
        words + stretch.script.words(run)
    }
}

/// Are longer words that begin with it likely forms of it? A longer number is another one.
fn begins_others(word: &str) -> bool {
    let least = if has_hangul(word) { SHORTEST_KOREAN } else { SHORTEST_BEGINNING };
    place::letters(word) >= least && !place::has(word, char::is_numeric)
}

/// Are longer words that have it in them likely made of it?
fn stands_within(word: &str) -> bool {
    has_hangul(word) || place::letters(word) >= SHORTEST_WITHIN
}

fn has_hangul(word: &str) -> bool {
    place::has(word, is_hangul)
}

/// The number and the unit of a word that is made of both: `130mm`.
fn measure(word: &str) -> Option<(&str, &str)> {
    let end = place::run_end(word, 0, |c| c.is_ascii_digit());
    let (number, unit) = word.split_at(end);
    let is_measure = !number.is_empty() && !unit.is_empty() && !place::has(unit, |c| !c.is_alphabetic());
    is_measure.then_some((number, unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_question_are_counted_as_often_as_it_has_them() {
        let table = [
            ("mirrors light", "About mirrors and LIGHT, light.", 2),
            ("the mirror, the light", "the mirror", 3),
            ("the mount the pole", "the", 2),
            ("the mount the pole", "the pole, the mount", 4),
            ("mirrors, Mirrors? MIRRORS", "mirrors", 3),
            ("art", "part of it", 0),
            ("ping 192.168.0.1", "Default address: 192.168.0.1", 1),
            ("ping 192.168.0.1", "It is 192.168.1.2.", 0),
            ("TCP/IP tcp", "over TCP and IP", 2),
            ("node.js", "a node", 0),
            ("https://help.example.com/a/b", "See https://help.example.com/a/b", 1),
            ("error install align", "Errors of an installation that isn't aligned", 3),
            ("pay payment", "Payments", 2),
            ("pay", "payment pays, pay", 1),
            ("payment", "pay", 0),
            ("is it", "issue item", 0),
            ("130 f5x", "1300 mm, f5xy", 0),
            ("Öl und Größe", "Ölwanne, Größentabelle, undicht", 2),
            ("망원경", "망원경자리, 천체망원경을", 1),
            ("비밀번호 재설정", "비밀번호재설정 안내", 2),
            ("결제", "간편결제를", 1),
            ("Stativ", "ein Dreibeinstativ", 1),
            ("mount scope", "an amount of telescopes", 0),
            ("130 mm", "a 130mm mirror", 2),
            ("130mm", "130 mm wide", 1),
            ("130mm", "1300 mm wide", 0),
            ("", "anything", 0),
            ("?!", "anything?!", 0),
            ("망원경을 정렬하려면", "망원경은 이렇게 정렬합니다.", 2),
            ("망원경은 망원경을", "망원경이 있습니다", 2),
            ("사이", "별 사이에서", 1),
            ("가을 하늘", "가는 길", 0),
            ("Größe der Montierung", "Die GRÖSSE und größe einer Montierung", 2),
            ("望远镜怎么对准", "对准望远镜", 2),
            ("望远镜", "望远镜望远镜", 1),
            ("望远镜的望远镜", "望远镜", 1),
            ("如何对准赤道仪", "用两颗星对准赤道仪", 2),
            ("星", "两颗星", 1),
            ("レンズの掃除", "レンズを掃除する", 2),
            ("レンズ", "レン", 0),
            ("レンズとカメラ", "と", 0),
            ("กล้องโทรทรรศน์", "กล้องโทรทรรศน์ดี", 3),
        ];
        for (question, text, expected) in table {
            let mut asked = Asked::new(question);
            for _ in 0..2 {
                assert_eq!(asked.count_in(text), expected, "{question} in {text}");
            }
        }
    }
}
