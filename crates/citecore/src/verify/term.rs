//! The terms of a text: its words as what two texts are held against each other by.

use super::ending::strip;
use super::lexicon::{
    Entry, FALLING, KOREAN_NEGATIONS, RISE, RISING, UNSPACED_ASSENTS, UNSPACED_NEGATIONS, entry, frequency,
    place,
};
use crate::{
    place::{Phrases, begins, begun, behind, ends_in, first, has, holds, is_among, last},
    words::{
        Run, is_capital, is_combining, is_hangul, is_hiragana, lower_of, runs, stem, without_politeness,
    },
};

/// A word of a text, or a pair of letters where words have no spaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    /// Of its stem.
    pub(super) hash: u32,
    /// Of the word as it is written, whatever its case and accents.
    pub(super) form: u32,
    /// Of its beginning, by which words of one family are told; 0 where it is short.
    pub(super) family: u32,
    /// Of what it denies by what it begins with: of "members" in "non-members"; 0 where that is nothing.
    pub(super) denies: u32,
    /// Where it stands, in bytes.
    pub(super) start: u32,
    pub(super) end: u32,
    /// The place of its sentence.
    pub(super) sentence: u32,
    /// What is known of it.
    pub(super) entry: Entry,
    /// It begins with a capital letter.
    pub(super) capital: bool,
    /// A pair of letters.
    pub(super) pair: bool,
    /// It has digits in it.
    pub(super) digits: bool,
    /// It is part of a number that has been read.
    pub(super) number: bool,
    /// It is in the condition that a sentence begins with.
    pub(super) conditional: bool,
}

impl Term {
    /// As it stands in its text. Apart: it is asked for at dozens of places.
    #[inline(never)]
    pub(super) fn written<'t>(&self, text: &'t str) -> &'t str {
        &text[self.start as usize..self.end as usize]
    }
}

/// The term so many steps on from a place, or back from it.
#[inline(never)]
pub(super) fn away(terms: &[Term], from: usize, steps: usize, back: bool) -> Option<&Term> {
    terms.get(if back { from.wrapping_sub(steps) } else { from.wrapping_add(steps) })
}

/// Does one of some terms deny?
#[inline(never)]
pub(super) fn deny(terms: &[Term]) -> bool {
    terms.iter().any(|term| term.entry.negation)
}

/// A hash of letters: FNV-1a of 32 bits over their code points.
#[derive(Clone, Copy)]
pub(super) struct LetterHash(u32);

impl LetterHash {
    pub(super) const NEW: Self = Self(0x811c_9dc5);

    pub(super) const fn with(self, letter: u32) -> Self {
        Self((self.0 ^ letter).wrapping_mul(0x0100_0193))
    }

    /// Mixed, so that all bits depend on all letters; never 0.
    pub(super) const fn finish(self) -> u32 {
        let mut hash = self.0;
        hash ^= hash >> 15;
        hash = hash.wrapping_mul(0x2c1b_3c6d);
        hash ^= hash >> 13;
        if hash == 0 { 1 } else { hash }
    }
}

/// The hash of a word's first letters, so many at most.
fn hash_of(word: &str, most: usize) -> u32 {
    let (mut hash, mut at, mut left) = (LetterHash::NEW, 0, most);
    while left > 0
        && let Some(letter) = first(word, at)
    {
        hash = hash.with(u32::from(letter));
        at += letter.len_utf8();
        left -= 1;
    }
    hash.finish()
}

/// The hash of a word, whatever its case and accents.
pub(super) fn hash(word: &str) -> u32 {
    let mut folded = String::new();
    fold_into(word, &mut folded);
    hash_of(&folded, folded.len())
}

/// Letters with accents and the ones that they are without, in pairs.
const ACCENTS: &str = "àaáaâaãaäaåaāaăaąaçcćcčcďdđdèeéeêeëeēeęeěeğgìiíiîiïiīiıiłlñnńnňnòoóoôoõoöoøoōoőořrśsşsšsťtùuúuûuüuūuůuűuýyÿyźzżzžz\
     أاإاآاىيةهؤوئي";

/// Writes a word in lower case without accents and vowel points.
pub(super) fn fold_into(word: &str, folded: &mut String) {
    if word.is_ascii() {
        let start = folded.len();
        folded.push_str(word);
        folded[start..].make_ascii_lowercase();
        return;
    }
    let mut letters = word.chars().map(lower_of).peekable();
    while let Some(c) = letters.next() {
        match c {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            // Combining accents, Arabic vowel points and its lengthening stroke, the dot below letters of Devanagari.
            '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{652}' | '\u{640}' | '\u{93c}' => {}
            'ँ' => folded.push('ं'),
            '\u{958}'..='\u{95f}' => {
                folded.extend(WITH_DOTS.chars().nth(u32::from(c) as usize - 0x958));
            }
            // हिन्दी is हिंदी.
            '\u{94d}'
                if letters.peek().is_some_and(
                    |next| matches!(next, 'क'..='घ' | 'च'..='झ' | 'ट'..='ढ' | 'त'..='ध' | 'प'..='भ'),
                ) && ends_in_nasal(folded) =>
            {
                folded.pop();
                folded.push('ं');
            }
            '\u{c0}'..='\u{17f}' | '\u{622}'..='\u{64a}' => folded.push(without_accent(c)),
            // Digits below the line, and letters of full width.
            '\u{2080}'..='\u{2089}' => folded.push(char::from((u32::from(c) - 0x2050) as u8)),
            '\u{ff10}'..='\u{ff5a}' => folded.push(char::from((u32::from(c) - 0xfee0) as u8)),
            _ => folded.push(c),
        }
    }
}

/// The letters of Devanagari that have one of their own with a dot below, in the order of those.
const WITH_DOTS: &str = "कखगजडढफय";

fn ends_in_nasal(folded: &str) -> bool {
    last(folded, folded.len()).is_some_and(|c| matches!(c, 'ङ' | 'ञ' | 'ण' | 'न' | 'म'))
}

fn without_accent(c: char) -> char {
    let mut pairs = ACCENTS.chars();
    while let (Some(with), Some(without)) = (pairs.next(), pairs.next()) {
        if with == c {
            return without;
        }
    }
    c
}

/// The stems of a text's words, for counting how frequent they are.
#[doc(hidden)]
pub fn claim_stems(text: &str) -> Vec<String> {
    let mut stems = Vec::new();
    for term in terms(text) {
        if !term.pair && !term.digits && !term.entry.common {
            let mut stem = String::new();
            fold_into(&text[term.start as usize..term.end as usize], &mut stem);
            strip(&mut stem);
            stems.push(stem);
        }
    }
    stems
}

/// The place of a stem in the table of frequent ones.
#[doc(hidden)]
pub fn stem_place(stem: &str) -> u32 {
    place(hash(stem)) as u32
}

/// Letters of a word's beginning by which its family is told.
const FAMILY_LETTERS: usize = 5;

/// The family of denials: "not", "aren't" and "never" are near to each other.
const DENIALS: u32 = 1;

/// What makes of a "not" before it something that extends instead of denying, or another word: "not only", "no obstante", the Portuguese
/// "no máximo".
const EXTENDING: &str = "only just merely solely simply nur bloß bloss lediglich seulement uniquement solo sólo solamente soltanto apenas \
    somente só obstante entanto máximo mínimo";

/// What denies the word that it is joined to by a hyphen, where it doesn't deny by itself.
const JOINED: &str = "गैर ग़ैर";

/// What denies what a word goes on with: "unpaid", "Nichtraucher", "비회원".
const PREFIXES: &str = "un|non|nicht|비";

/// What words go on with has so many bytes at the least, if it is one itself.
const LEAST_DENIED: usize = 4;

/// What is left before the "t" of what is denied in short.
const CONTRACTED: &str = "aren isn wasn weren don doesn didn won hasn haven couldn shouldn wouldn";

/// How many words behind a French "ne" a "plus" denies at the most.
const NE_PLUS: usize = 3;

/// And how many behind that or another denial a "ni".
const NI: usize = 8;

/// What forbids what the Korean verb before it does.
const PROHIBITIONS: &str = "마십|마세|마시|말아|말고|말도록|마라";

/// The terms of a text, in order; their sentences are set by whoever knows of them.
pub(super) fn terms(text: &str) -> Vec<Term> {
    let mut found: Vec<Term> = Vec::with_capacity(text.len() / 6);
    let origin = text.as_ptr() as usize;
    let mut word = String::new();
    let mut before = "";
    let (mut behind_ne, mut behind_denial) = (usize::MAX, usize::MAX);
    // The end of a "non-" that the next word is joined to.
    let mut joined = usize::MAX;
    for run in runs(text) {
        match run {
            Run::Word(written) => {
                let start = written.as_ptr() as usize - origin;
                let mut term = spaced(written, start, &mut word);
                // isn't, don't: of these the first part says as little as "is" and "do", and the second is "not".
                if written == "t" && before.ends_with('n') && matches!(last(text, start), Some('\'' | '’'))
                {
                    term = spaced("not", start, &mut word);
                    term.end = term.start + 1;
                    if let Some(first) = found.last_mut().filter(|_| is_among(CONTRACTED, before)) {
                        first.entry.common = true;
                    }
                }
                behind_ne = if matches!(written, "ne" | "n") { 0 } else { behind_ne.saturating_add(1) };
                term.entry.negation |= written == "plus" && behind_ne <= NE_PLUS;
                // 하지 마십시오, but 물을 마십시오. Told by its first byte where it can be: every word asks.
                term.entry.negation |= written.as_bytes()[0] == PROHIBITIONS.as_bytes()[0]
                    && begun(written, 0, PROHIBITIONS) > 0
                    && ends_in(before, "지|지는|지도");
                term.entry.negation |= written == "ni" && behind_denial <= NI;
                behind_denial =
                    if term.entry.negation || behind_ne == 0 { 0 } else { behind_denial.saturating_add(1) };
                if joined == start {
                    term.denies = term.hash;
                    let stem = std::mem::take(&mut word);
                    fold_into(before, &mut word);
                    word.push_str(&stem);
                    term.hash = hash_of(&word, word.len());
                    term.form = term.hash;
                }
                // not only
                let hyphen = text[start + written.len()..].starts_with('-');
                if hyphen && (term.entry.negation || is_among(JOINED, written)) {
                    joined = start + written.len() + 1;
                    term.entry.common = true;
                }
                if term.entry.negation {
                    behind_ne = usize::MAX;
                    let rest = text[start + written.len()..].strip_prefix(' ').unwrap_or_default();
                    let next = &rest[..behind(rest, 0, char::is_alphabetic)];
                    term.entry.negation = !hyphen && !is_among(EXTENDING, next);
                }
                before = written;
                found.push(term);
            }
            Run::Unspaced(run) => pairs(run, run.as_ptr() as usize - origin, &mut found),
        }
    }
    found
}

fn spaced(written: &str, start: usize, word: &mut String) -> Term {
    word.clear();
    fold_into(written, word);
    let form = hash_of(word, word.len());
    let mut known = entry(form);
    // The Arabic "and" hangs on what it joins.
    if let Some(joined) = word.strip_prefix("و")
        && known.is_unknown()
    {
        known = entry(hash_of(joined, joined.len()));
        known.common |= joined.is_empty();
        known.drop_numeral();
    }
    let digits = has_digits(written);
    let denies = denied(word);
    let hangul = last(word, word.len()).is_some_and(is_hangul);
    if hangul {
        let stem = stem(word).len();
        if stem < word.len() {
            let negates = known.negation || denies_in_korean(word);
            word.truncate(stem);
            if known.is_unknown() {
                known = entry(hash_of(word, word.len()));
            }
            known.negation = negates;
        } else {
            known.negation |= denies_in_korean(word);
        }
        if known.opposite == 0 {
            known.opposite = direction(written);
        }
        // 안 and 못 alone stand before it.
        known.behind = known.negation && written.len() > "안".len();
    } else if !digits {
        strip(word);
    }
    let hash = hash_of(word, word.len());
    known.frequency = frequency(hash);
    let letters = word.chars().count();
    let family = match (hangul, digits) {
        (_, true) => 0,
        (false, _) if known.negation => DENIALS,
        (true, _) if letters >= 3 => match without_politeness(word) {
            Some(stem) => hash_of(&stem, 2),
            None => hash_of(word, 2),
        },
        (false, _) if letters >= FAMILY_LETTERS => hash_of(word, FAMILY_LETTERS),
        (false, _) if letters == FAMILY_LETTERS - 1 && !word.is_ascii() => hash,
        _ => 0,
    };
    Term {
        hash,
        form,
        family,
        denies,
        start: start as u32,
        end: (start + written.len()) as u32,
        sentence: 0,
        entry: known,
        capital: begins(written, 0, is_capital),
        pair: false,
        digits,
        number: false,
        conditional: false,
    }
}

/// Which of the pair of what rises and falls a Korean verb is; 0 where it is neither.
fn direction(word: &str) -> i8 {
    match (begun(word, 0, RISING), begun(word, 0, FALLING)) {
        (0, 0) => 0,
        (0, _) => -RISE,
        _ => RISE,
    }
}

/// The hash of what a folded word denies by what it begins with; 0 where it denies nothing.
fn denied(word: &str) -> u32 {
    // Most words begin otherwise, and this is asked of all.
    let may = matches!(word.as_bytes(), [b'u' | b'n' | 0xeb, ..]);
    let prefix = if may { begun(word, 0, PREFIXES) } else { 0 };
    if prefix == 0 || word.len() < prefix + LEAST_DENIED {
        return 0;
    }
    let mut rest = word[prefix..].to_owned();
    if word.is_ascii() {
        strip(&mut rest);
    } else {
        rest.truncate(stem(&rest).len());
    }
    hash_of(&rest, rest.len())
}

fn has_digits(word: &str) -> bool {
    if word.is_ascii() { word.bytes().any(|byte| byte.is_ascii_digit()) } else { has(word, char::is_numeric) }
}

fn denies_in_korean(word: &str) -> bool {
    // "Without" denies no more than in other languages.
    !word.ends_with("없이") && Phrases(KOREAN_NEGATIONS).any(|denies| holds(word, denies))
}

/// Does a 非 deny what it stands before alone, as in 非会员? `rest` begins with it.
fn is_prefix(before: &str, rest: &str) -> bool {
    begun(rest, 0, UNSPACED_ASSENTS) == 0
        && !rest.starts_with("非法")
        && !ends_in(before, "并|並|绝|絕|除|若|莫|无|無|是")
}

/// The first of the letters that mean something by themselves. Who says it in other words keeps many of them, each in another pair.
const FIRST_IDEOGRAPH: char = '\u{3400}';

/// What stands before a denial that denies nothing with it: 少なくとも is at least, しなければならない must, 差し支えありません may.
const ASSENTING: &str = "少|違い|遠慮|ばなら|ばなり|ばいけ|くてはなら|くてはなり|くてはいけ|といけ|かもしれ|差し支えあり|差し支え|差支えあり|問題あり|問題|構い|かまい";

/// What Japanese verbs end in before what denies them: できなくなる is no longer to be able, がなくなる to be gone.
const ENDING: &str = "でき|え|れ|け|せ|め|べ|げ|ら|わ|か";

/// The overlapping pairs of a run of letters; a letter that is alone by itself.
fn pairs(run: &str, start: usize, found: &mut Vec<Term>) {
    let denies = |from: usize| {
        let rest = &run[from..];
        // Most letters begin no denial: what else tells is asked of the others.
        UNSPACED_NEGATIONS.iter().any(|denies| rest.starts_with(denies))
            && (begun(rest, 0, UNSPACED_ASSENTS) == 0
                || rest.starts_with("なくな") && ends_in(&run[..from], ENDING))
            && !ends_in(&run[..from], ASSENTING)
    };
    let mut letters = Vec::new();
    for (at, letter) in run.char_indices() {
        if !is_combining(letter) {
            letters.push((at, letter));
        }
    }
    for (place, &(from, first)) in letters.iter().enumerate() {
        let second = letters.get(place + 1);
        if second.is_none() && place > 0 {
            break;
        }
        let &(at, last) = second.unwrap_or(&(from, first));
        let mut hash = LetterHash::NEW.with(u32::from(first));
        if second.is_some() {
            hash = hash.with(u32::from(last));
        }
        let hash = hash.finish();
        let mut known = entry(hash);
        // Hiragana is mostly grammar: what begins with it is the end of a word, or stands between two.
        known.negation = denies(from);
        known.common |= is_hiragana(first);
        let mut term = Term {
            hash,
            form: hash,
            family: if first >= FIRST_IDEOGRAPH { LetterHash::NEW.with(first.into()).finish() } else { 0 },
            denies: 0,
            start: (start + from) as u32,
            end: (start + at + last.len_utf8()) as u32,
            sentence: 0,
            entry: known,
            capital: false,
            pair: true,
            digits: false,
            number: false,
            conditional: false,
        };
        if run[..from].strip_suffix('非').is_some_and(|before| is_prefix(before, &run[before.len()..])) {
            (term.denies, term.hash, term.form, term.family) = (hash, !hash, !hash, 0);
        }
        found.push(term);
    }
}
