//! Words in the form that they are looked up in, whatever their case and accents, and the hashes of that.

use crate::{place::char_before, words::lower_of};

/// A hash of letters: FNV-1a of 32 bits over their code points.
#[derive(Clone, Copy)]
pub(in crate::verify) struct LetterHash(u32);

impl LetterHash {
    pub(in crate::verify) const NEW: Self = Self(0x811c_9dc5);

    pub(in crate::verify) const fn with(self, letter: u32) -> Self {
        Self((self.0 ^ letter).wrapping_mul(0x0100_0193))
    }

    /// Mixed, so that all bits depend on all letters; never 0.
    pub(in crate::verify) const fn finish(self) -> u32 {
        let mut hash = self.0;
        hash ^= hash >> 15;
        hash = hash.wrapping_mul(0x2c1b_3c6d);
        hash ^= hash >> 13;
        if hash == 0 { 1 } else { hash }
    }
}

/// The hash of a word's first letters, so many at most.
#[cfg_attr(hot_paths, optimize(speed))]
pub(super) fn hash_of(word: &str, most: usize) -> u32 {
    let mut hash = LetterHash::NEW;
    let mut left = most;
    for letter in word.chars() {
        if left == 0 {
            break;
        }
        left -= 1;
        hash = hash.with(u32::from(letter));
    }
    hash.finish()
}

/// The byte that a word begins with; 0 where it has none.
pub(super) fn first_byte(word: &str) -> u8 {
    word.bytes().next().unwrap_or_default()
}

/// The hash of a word, whatever its case and accents.
pub(in crate::verify) fn hash(word: &str) -> u32 {
    let mut folded = String::new();
    fold_into(word, &mut folded);
    hash_of(&folded, folded.len())
}

/// Letters with accents and the ones that they are without, in pairs.
const ACCENTS: &str = "àaáaâaãaäaåaāaăaąaçcćcčcďdđdèeéeêeëeēeęeěeğgìiíiîiïiīiıiłlñnńnňnòoóoôoõoöoøoōoőořrśsşsšsťtùuúuûuüuūuůuűuýyÿyźzżzžz\
     أاإاآاىيةهؤوئي";

/// Writes a word in lower case without accents and vowel points.
pub(in crate::verify) fn fold_into(word: &str, folded: &mut String) {
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
    char_before(folded, folded.len()).is_some_and(|c| matches!(c, 'ङ' | 'ञ' | 'ण' | 'न' | 'म'))
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
