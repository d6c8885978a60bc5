//! What each clause of a source says of a claim, and which of them deny it.

use std::ops::Range;

use super::denial::{MOST_DENIALS, SCOPE_REACH, carries, denies_nothing, is_one};
use crate::{
    place::{before, begins, begun, behind, ends, ends_in, has, has_char, is_among, last, shared},
    verify::{
        answered,
        lexicon::{Extent, MORE, WITH},
        part::Part,
        term::{Term, away},
        text::Text,
        window::{Best, MOST_TERMS, Search, Set, only},
    },
    words::{is_hangul, is_hiragana, is_inside},
};

/// What a clause of a source says of a claim.
#[derive(Clone, Copy)]
pub(super) struct Said {
    pub(super) sentence: usize,
    /// The words of the claim that it has.
    pub(super) has: Set,
    /// Those of them that it denies.
    pub(super) denied: Set,
    /// Those that it denies in part, or under a condition.
    pub(super) in_part: Set,
    pub(super) denies: bool,
    /// It is what another clause makes an exception of.
    pub(super) excepted: bool,
    /// Of an item of a list: its place, and what it has apart from its heading, which stands for its sentence.
    pub(super) item: Option<(usize, Set)>,
}

impl Said {
    /// Has it all of the claim that another clause has, and more?
    #[inline(never)]
    pub(super) fn says_more_than(&self, other: &Self) -> bool {
        let (ours, theirs) = match (self.item, other.item) {
            (Some((_, ours)), Some((_, theirs))) => (ours, theirs),
            _ => (self.has, other.has),
        };
        theirs & !ours == 0 && ours != theirs
    }

    /// Has it the first word of the claim, which is what that is about, and others don't have it?
    pub(super) fn is_nearer_than(&self, others: Set, search: &Search) -> bool {
        self.has & !others & search.all & 1 != 0
    }
}

/// A text of more clauses is held by the first of them.
const MOST_CLAUSES: usize = 64;

/// How many pairs of letters away these may be.
const PAIR_REACH: usize = 14;

/// How many terms on a word stands by which what is listed is denied altogether: "don't rent, sell or share".
const LISTED: usize = 3;

/// What joins things that are denied together.
const OR: &str = "or nor oder noch ou ni né या 또는";

/// What begins pairs of letters that say that something can or must be: a denial before them is of what stands behind.
const MODAL: &str = "能可会會得要应應该該允許许法以够夠宜予";

/// Sentences around the nearest that are read with it.
pub(super) fn range(part: &Part<'_>, best: &Best) -> (usize, usize) {
    let (first, last) = part.window.as_ref().map_or((best.first, best.first), |all| (all.first, all.last));
    let mut last = last.max(best.first);
    for _ in 0..ITEMS {
        last += usize::from(is_item(part.text, last + 1));
    }
    (first.min(best.first), last)
}

/// What becomes of a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// It is none, or answered by "yes".
    No,
    Open,
    /// It is answered by "no".
    Denied,
}

/// What may stand before an answer.
const BEFORE_ANSWERS: &str = "a|answer|antwort|unfortunately|sorry|leider|malheureusement";

fn is_question(c: char) -> bool {
    matches!(c, '?' | '？' | '؟')
}

/// Is a sentence a question, and what answers it?
pub(super) fn asked(text: &Text<'_>, sentence: usize) -> Asked {
    let asked = text.sentence(sentence);
    let end = before(asked, asked.len(), |c| !c.is_alphanumeric() && !is_question(c));
    if !last(asked, end).is_some_and(is_question) {
        return Asked::No;
    }
    let next = text.of_sentence(sentence + 1);
    let first = next.iter().take(2).find(|term| !is_one(term, BEFORE_ANSWERS));
    let Some(first) = first else { return Asked::Open };
    let rest = &text.text[first.start as usize..];
    let word = &rest[..behind(rest, 0, is_inside)];
    // "No problem"
    let alone = !is_one(first, "no") || !begins(rest, 2, |c| c == ' ');
    match answered(word) {
        Some(true) => Asked::No,
        Some(false) if alone => Asked::Denied,
        _ if first.entry.negation && alone => Asked::Denied,
        _ => Asked::Open,
    }
}

/// What the clauses of some sentences of a source say.
pub(super) fn said(
    claim: &Text<'_>,
    search: &Search,
    text: &Text<'_>,
    (first, last): (usize, usize),
) -> Vec<Said> {
    let mut all: Vec<Said> = Vec::new();
    let excepts = claim.terms.iter().any(|term| term.entry.extent() == Some(Extent::Excepted));
    for sentence in first..=last {
        let terms = text.of_sentence(sentence);
        let heading = heading_of(text, sentence);
        if is_item(text, sentence + 1) && heading_of(text, sentence + 1) == Some(sentence) {
            continue;
        }
        let denied_question = asked(text, sentence) == Asked::Denied;
        let one = !terms.iter().any(|term| {
            let excepts = term.entry.extent() == Some(Extent::Excepted);
            term.entry.negation || term.entry.weak_negation || excepts
        });
        let unless = !one && is_unless(claim, text, terms);
        let (mut from, mut denies) = (0, false);
        for to in 1..=terms.len() {
            denies |= terms[to - 1].entry.negation;
            if to < terms.len() && (one || !divides(text, &terms[from..], to - from, denies)) {
                continue;
            }
            if all.len() == MOST_CLAUSES {
                return all;
            }
            let clause = &terms[from..to];
            let instead = terms.get(to).is_some_and(|next| is_one(next, INSTEAD));
            let mut said = read(claim, search, text, clause, sentence, instead);
            if !excepts && clause[0].entry.extent() == Some(Extent::Excepted) {
                let first = clause.iter().skip(1).find(|term| !term.entry.common);
                if first.is_some_and(|term| is_claimed(claim, term)) {
                    said = read(claim, search, text, terms, sentence, false);
                    said.excepted = true;
                    said.denies = !said.denies;
                    said.denied = if said.denies { said.has } else { 0 };
                }
            }
            said.excepted |= unless || denies_twice(claim, text, clause);
            if let Some(heading) = heading {
                let heading = read(claim, search, text, text.of_sentence(heading), heading, false);
                said.item = Some((sentence, said.has));
                said.sentence = heading.sentence;
                said.has |= heading.has;
                said.denies |= heading.denies;
                said.denied |= heading.denied;
            }
            if denied_question {
                said.denies = true;
                said.denied |= said.has;
            }
            all.push(said);
            (from, denies) = (to, false);
        }
    }
    all
}

/// How many items of a list are read with its heading.
const ITEMS: usize = 12;

fn is_item(text: &Text<'_>, sentence: usize) -> bool {
    let Some(Range { start, .. }) = text.sentences.get(sentence) else { return false };
    begins(text.text, behind(text.text, *start as usize, char::is_whitespace), |c| {
        matches!(c, '-' | '*' | '•' | '–' | '+')
    })
}

/// The sentence with a colon that a list begins with, of an item.
fn heading_of(text: &Text<'_>, sentence: usize) -> Option<usize> {
    let mut at = sentence;
    while at > 0 && sentence - at < ITEMS && is_item(text, at) {
        at -= 1;
    }
    let heading = text.sentence(at);
    let end = before(heading, heading.len(), |c| c.is_whitespace() || c == '*');
    (at < sentence && matches!(last(heading, end), Some(':' | '：'))).then_some(at)
}

/// What a Korean verb ends in that another clause follows, without a comma.
const JOINING: &str = "며|고|지만|으나|는데";

/// Does a clause begin at a term?
fn divides(text: &Text<'_>, terms: &[Term], at: usize, denies: bool) -> bool {
    if terms[at].entry.extent() == Some(Extent::Excepted) {
        return true;
    }
    let (term, next) = (&terms[at - 1], &terms[at]);
    let between = text.between(term, next);
    let listed = || terms[at..].iter().take(LISTED).any(|term| is_among(OR, term.written(text.text)));
    let korean = term.entry.negation && ends_in(term.written(text.text), JOINING);
    // "But not" is "not but" elsewhere.
    korean
        || !(at == 1 && term.entry.negation)
            && (begins(between, 0, |c| c == '.') && between.len() > 1 || text.divides(term, next))
            && !(denies && listed())
}

/// Does a clause deny what it says of what is denied, as "without a ticket you can't" does, and the claim nothing of it?
fn denies_twice(claim: &Text<'_>, text: &Text<'_>, clause: &[Term]) -> bool {
    let lacks = |term: &Term| term.entry.opposite == -WITH && !is_claimed(claim, term);
    let (mut denials, mut eastern) = (0, false);
    for term in clause.iter().filter(|term| term.entry.negation) {
        denials += 1;
        eastern |= term.pair || begins(term.written(text.text), 0, is_hangul);
    }
    eastern && denials > 1 || denials > 0 && clause.iter().any(lacks)
}

/// Does a sentence deny something unless a condition is met, and the claim speak of one?
fn is_unless(claim: &Text<'_>, text: &Text<'_>, terms: &[Term]) -> bool {
    const UNLESS: &str = "unless |a menos que |salvo que |à moins |a meno che |tenzij |es sei denn";
    const IF: &str = "if|wenn|falls|si|se|als|only|nur|solo|seulement|só";
    let begins = |term: &Term| begun(text.text, term.start as usize, UNLESS) > 0;
    terms.iter().any(begins) && claim.terms.iter().any(|term| is_one(term, IF))
}

fn is_claimed(claim: &Text<'_>, term: &Term) -> bool {
    claim.terms.iter().take(MOST_TERMS).any(|ours| ours.hash == term.hash)
}

/// `instead`: what is so instead of what the clause denies stands behind it.
fn read(
    claim: &Text<'_>,
    search: &Search,
    text: &Text<'_>,
    clause: &[Term],
    sentence: usize,
    instead: bool,
) -> Said {
    let mut said =
        Said { sentence, has: 0, denied: 0, in_part: 0, denies: false, excepted: false, item: None };
    let mut left = MOST_DENIALS;
    for (place, term) in clause.iter().enumerate() {
        let negation = term.entry.negation;
        if negation || term.entry.weak_negation && !is_claimed(claim, term) {
            said.denies |= negation;
            left = left.saturating_sub(1);
            if left > 0 && !denies_nothing(clause, place, &claim.terms) {
                let denied = denied(claim, search, text, clause, place, instead);
                if negation && !term.conditional { said.denied |= denied } else { said.in_part |= denied }
            }
        }
        if !negation && !term.entry.common {
            said.has |= search.found(term);
        }
    }
    said.has |= said.denied;
    said
}

/// What begins what is so instead of what is denied.
const INSTEAD: &str = "but|sino|sondern|mais|ma|बल्कि";

/// What Korean verbs end in that another one denies.
const DENIED: &str = "지|지는|지도|면|서는";

/// "Not only X but Y" says both.
const ONLY: &str = "only|just|merely|solely|simply|nur|bloss|lediglich|seulement|uniquement|solo|solamente|soltanto|apenas|somente|so|केवल|सिर्फ";

/// The words of the claim that a denial in a clause denies: what stands behind it, or before it where languages have it so, and what is
/// joined to that.
fn denied(
    claim: &Text<'_>,
    search: &Search,
    text: &Text<'_>,
    clause: &[Term],
    at: usize,
    instead: bool,
) -> Set {
    let Some(shared) = (if instead { belonging(clause, at) } else { Some(0) }) else { return 0 };
    let denies_before =
        clause[at].entry.behind || clause.get(at + 1).is_some_and(|next| is_one(next, INSTEAD));
    let mut denied = 0;
    for &back in &[false, true] {
        let (mut open, mut found, mut passed) = (true, false, false);
        let reach = if clause[at].pair { PAIR_REACH } else { SCOPE_REACH };
        for steps in 1..=reach {
            let Some(term) = away(clause, at, steps, back) else { break };
            if !back && (denies_before || steps <= shared) {
                continue;
            }
            let written = term.written(text.text);
            let listed = || has(text.between(&clause[at + steps - 1], term), |c| matches!(c, ',' | '、'));
            open |= found && (is_among(OR, written) || !back && listed());
            let lasts = steps == 1 && !back && term.entry.opposite == MORE;
            let may = term.pair && begins(written, 0, |c| has_char(MODAL, c));
            // "Er kommt nicht am Freitag": that he comes is denied.
            if !open || term.entry.common || term.number || term.entry.negation || lasts || may {
                continue;
            }
            let word = word_of(claim, search, text, term);
            // The end of a Japanese word, "用し" of "使用しない" and "用で" of "使用できる", or a Korean verb before the one that denies it
            if word == 0 && (term.pair && ends(written, is_hiragana) || back && ends_in(written, DENIED)) {
                denied |= search.found(term);
                continue;
            }
            // Of two letters that aren't a word, the second may begin one.
            if word == 0 && term.pair && !passed {
                passed = !carries(term);
                continue;
            }
            denied |= word;
            open = word == 0 && carries(term);
            found |= !open;
        }
        if found {
            break;
        }
    }
    denied
}

/// How many terms behind a denial belong to what is so instead as well: the flowing of "doesn't flow into the sea but into a lake". None
/// where both are so.
fn belonging(clause: &[Term], at: usize) -> Option<usize> {
    let mut first = 0;
    for (place, term) in clause[at + 1..].iter().enumerate() {
        if term.entry.common || term.entry.negation {
            continue;
        }
        if first > 0 {
            return Some(first);
        }
        if is_one(term, ONLY) {
            return None;
        }
        first = place + 1;
    }
    Some(0)
}

/// Which word of the claim a word is, or a form of it.
fn word_of(claim: &Text<'_>, search: &Search, text: &Text<'_>, term: &Term) -> Set {
    if let Some((place, true)) = search.place(term) {
        return only(place);
    }
    let written = term.written(text.text);
    let mut words = claim.terms.iter().take(MOST_TERMS);
    words.find(|ours| inflects(ours.written(claim.text), written)).map_or(0, |form| search.found(form))
}

/// Is a word a form of another one, which stems of short words don't tell: "used" of "use"?
fn inflects(ours: &str, theirs: &str) -> bool {
    theirs.len() > 2 && ours.strip_prefix(theirs).is_some_and(|ending| is_among("d ed s es ing se", ending))
        || theirs.strip_prefix(ours) == Some("se")
        || theirs.strip_suffix("ing").is_some_and(|stem| ours.strip_suffix('e') == Some(stem))
        || can_be(ours, theirs)
        || can_be(theirs, ours)
}

/// What verbs end in that say that something is done.
const DONE: &str = "e ed es ing red ring t en et é és ée ées er a an ado ada ados adas ato ata ati ate";

/// Is what a text says of one thing what another says that it can be: "refunded" and "refundable"?
pub(super) fn can_be(done: &str, possible: &str) -> bool {
    /// Of fewer letters, words that begin alike are others.
    const LEAST: usize = 4;
    let most = shared(done, possible);
    // "Reembolsan" and "reembolsables" share the vowel as well.
    (LEAST..most + 1).rev().take(2).any(|at| {
        done.is_char_boundary(at)
            && is_among("able ables eable eables ible ibles bar abile abili ável áveis", &possible[at..])
            && is_among(DONE, &done[at..])
    })
}
