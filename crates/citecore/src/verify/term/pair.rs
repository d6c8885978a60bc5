//! Pairs of letters: what stands for words where these have no spaces between them.

use super::{LetterHash, Term};
use crate::{
    phrases::{ends_in, phrase_at},
    verify::lexicon::{UNSPACED_ASSENTS, UNSPACED_NEGATIONS, entry},
    words::{is_combining, is_hiragana},
};

/// The overlapping pairs of a run of letters; a letter that is alone by itself.
pub(super) fn pairs(run: &str, start: usize, found: &mut Vec<Term>) {
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
        known.negation = denies(run, from);
        known.common |= is_hiragana(first);
        let mut term = Term {
            hash,
            form: hash,
            family: if first >= FIRST_IDEOGRAPH { LetterHash::NEW.with(first.into()).finish() } else { 0 },
            denies: 0,
            start: (start + from) as u32,
            end: (start + at + last.len_utf8()) as u32,
            sentence: 0,
            first: run.as_bytes()[from],
            entry: known,
            capital: false,
            noun: false,
            pair: true,
            digits: false,
            number: false,
            conditional: false,
            free: false,
        };
        if run[..from].strip_suffix('非').is_some_and(|before| is_prefix(before, &run[before.len()..])) {
            // The complement stands for "not this pair": it must equal no pair's own hash.
            (term.denies, term.hash, term.form, term.family) = (hash, !hash, !hash, 0);
        }
        found.push(term);
    }
}

/// Does a denial begin at a place of a run?
fn denies(run: &str, at: usize) -> bool {
    let (before, rest) = run.split_at(at);
    // Most letters begin no denial: what else tells is asked of the others.
    UNSPACED_NEGATIONS.iter().any(|denies| rest.starts_with(denies))
        && (phrase_at(rest, 0, UNSPACED_ASSENTS) == 0
            || rest.starts_with("なくな") && ends_in(before, ENDING))
        && !ends_in(before, ASSENTING)
}

/// Does a 非 deny what it stands before alone, as in 非会员? `rest` begins with it.
fn is_prefix(before: &str, rest: &str) -> bool {
    phrase_at(rest, 0, UNSPACED_ASSENTS) == 0
        && !rest.starts_with("非法")
        && !ends_in(before, "并|並|绝|絕|除|若|莫|无|無|是")
}

/// The first of the letters that mean something by themselves. Who says it in other words keeps many of them, each in another pair.
const FIRST_IDEOGRAPH: char = '\u{3400}';

/// What stands before a denial that denies nothing with it: 少なくとも is at least, しなければならない must, 差し支えありません may, だけでなく not only.
const ASSENTING: &str = "だけで|だけでは|ばかりで|ばかりでは|のみで|のみでは|にかかわ|少|違い|遠慮|ばなら|ばなり|ばいけ|くてはなら|くてはなり|くてはいけ|といけ|かもしれ|差し支えあり|差し支え|差支えあり|問題あり|問題|構い|かまい";

/// What Japanese verbs end in before what denies them: できなくなる is no longer to be able, がなくなる to be gone.
const ENDING: &str = "でき|え|れ|け|せ|め|べ|げ|ら|わ|か";
