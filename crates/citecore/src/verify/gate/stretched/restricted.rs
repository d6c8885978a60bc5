//! A claim about others than those to whom its source restricts something: "Members can export", of "Only owners can export".

use super::ONLY;
use crate::{
    find::find,
    phrases::{Phrases, ends_in, phrase_at},
    place::{run_end, run_start},
    verify::{
        gate::has_phrase,
        lexicon::Extent,
        support::{Part, Search, Window},
        term::Term,
        text::{Text, joining},
    },
    words::is_hiragana,
};

/// Does a sentence begin by naming the only ones of whom it is so, and none that the claim names?
pub(super) fn is_of_others(search: &Search, source: &Text<'_>, sentence: &[Term]) -> bool {
    let [only, rest @ ..] = sentence else { return false };
    if !only.is_written_in_any_case(source.text, ONLY) {
        return is_only_in_korean(only.written(source.text)) && search.place(only).is_none();
    }
    // Of a name, its first word counts: "only Team customers".
    let (mut named, mut within) = (false, false);
    for (place, term) in rest.iter().enumerate() {
        if term.number || term.entry.negation || term.entry.extent() == Some(Extent::Excepted) {
            return false;
        }
        if term.is_written_in_any_case(source.text, joining::BESIDE_NAMES) {
            within = false;
            continue;
        }
        if term.entry.common {
            break;
        }
        // "Only workspace owners can delete a workspace": the claim may have that word from behind.
        let again = rest[place + 1..].iter().any(|other| other.hash == term.hash);
        if within || again {
            continue;
        }
        if search.place(term).is_some() {
            return has_more(search, source, &rest[place + 1..]);
        }
        (named, within) = (true, true);
    }
    named
}

/// Do the only ones have something more to them that the claim leaves out: "only customers on the Pro plan"?
fn has_more(search: &Search, source: &Text<'_>, behind: &[Term]) -> bool {
    let [first, rest @ ..] = behind else { return false };
    first.is_written(source.text, MORE)
        && rest
            .iter()
            .find(|term| term.capital || !term.entry.common)
            .is_some_and(|term| !term.number && search.place(term).is_none())
}

/// What stands between things and what they have more to them.
const MORE: &str =
    "on with of from in who that having mit von aus auf im avec du de des d del con da do dos di";

/// Is a sentence so of a kind alone of those that the claim names, where "only" isn't a word by itself: "관리자 사용자만",
/// "只有管理员用户"?
pub(super) fn restricts_to_fewer(search: &Search, source: &Text<'_>, sentence: usize) -> bool {
    let (terms, written) = (source.of_sentence(sentence), source.sentence(sentence));
    let names = |from: usize, to: usize| {
        let start = source.sentences[sentence].start as usize;
        let (mut found, mut missing) = (0, 0);
        for term in terms.iter().filter(|term| (start + from..start + to).contains(&(term.start as usize))) {
            let count = if search.place(term).is_some() { &mut found } else { &mut missing };
            *count += 1;
        }
        found > 0 && missing > 1
    };
    let first = phrase_at(written, 0, ONLY_FIRST);
    if first > 0 {
        let end = run_end(written, first, |c| {
            !matches!(c, '可' | '能' | '才' | '会' | '會' | '须' | '应') && c.is_alphanumeric()
        });
        return names(first, end);
    }
    if let Some(only) = Phrases(ONLY_RIGHT_BEHIND).find_map(|only| find(written, only)) {
        return names(run_start(written, only, |c| c.is_alphanumeric() && !is_hiragana(c)), only);
    }
    terms.windows(2).any(|two| {
        let kind = two[0].written(source.text);
        let only = two[1].written(source.text);
        is_only_in_korean(only)
            && !ends_in(only, "서만|에만|로만")
            && search.place(&two[1]).is_some()
            && search.place(&two[0]).is_none()
            && !two[0].entry.common
            && !ends_in(kind, "은|는|이|가|을|를|에|서|로|도")
            && !source.divides(&two[0], &two[1])
    })
}

/// Does a claim add to those alone of whom the nearest sentence says something others, of whom another sentence says something else:
/// "Owners and members can delete a workspace", of "Only owners can delete a workspace. Members can archive channels."
pub(super) fn adds_others(search: &Search, part: &Part<'_>, best: &Window, written: &str) -> bool {
    restricts(part.text, part.text.of_sentence(best.first), written)
        && part.sentences.iter().any(|(sentence, has)| {
            let added = has.families & !best.has.families;
            let counts = |term: &&Term| !term.entry.common && !term.number;
            let said = part.text.of_sentence(*sentence).iter().filter(counts).count();
            search.weigh(added) >= ADDED && added.count_ones() as usize * 2 <= said
        })
}

/// Does a sentence, which is written so, begin with the only ones of whom it is so?
fn restricts(text: &Text<'_>, terms: &[Term], written: &str) -> bool {
    let counted = terms.iter().take(COUNTED).any(|term| term.number);
    terms.first().is_some_and(|first| first.is_written_in_any_case(text.text, ONLY)) && !counted
        || terms.iter().any(|term| is_only_in_korean(term.written(text.text)))
        || phrase_at(written, 0, ONLY_FIRST) > 0
        || has_phrase(written, ONLY_BEHIND)
}

/// How many words behind "only" a number stands that it belongs to.
const COUNTED: usize = 3;

/// What the words of the claim weigh at the least that another sentence has.
const ADDED: f64 = 0.2;

/// Is it a Korean name with the particle that restricts what is said to it: 관리자만? A word of two letters may be another one (불만), and
/// behind 지 the particle means "but".
fn is_only_in_korean(word: &str) -> bool {
    const LEAST: usize = 3 * "만".len();
    word.len() >= LEAST && word.strip_suffix("만").is_some_and(|name| !name.ends_with('지'))
}

/// What begins a Chinese sentence that says something of what stands next alone.
const ONLY_FIRST: &str = "只有|仅|僅";

/// What a Japanese sentence has behind what it says something of alone.
const ONLY_BEHIND: &str = "のみが|だけが";

/// What stands right behind the name of that.
const ONLY_RIGHT_BEHIND: &str = "のみ|だけが";
