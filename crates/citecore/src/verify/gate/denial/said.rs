//! What each clause of a source says of a claim, and which of them deny it.

use super::{
    asked::{Asked, asked},
    items::{heading_of, is_heading, last_item},
    limit::denies_nothing,
    scope::{MOST_DENIALS, denied},
};
use crate::{
    find::holds,
    phrases::{Phrases, ends_in, phrase_at},
    place::begins,
    verify::{
        gate::excepts,
        lexicon::WITH,
        support::{MOST_TERMS, Part, Search, Set, Window},
        term::Term,
        text::{Text, joining},
    },
    words::is_hangul,
};

/// What a clause of a source says of a claim.
#[derive(Clone, Copy)]
pub(super) struct Said {
    pub(super) sentence: usize,
    /// Where it stands in its text, in bytes.
    pub(super) place: (u32, u32),
    /// The words of the claim that it has.
    pub(super) has: Set,
    /// Those of them that it denies.
    pub(super) denied: Set,
    /// Those that it denies in part, or under a condition.
    pub(super) in_part: Set,
    pub(super) denies: bool,
    /// What it denies something of isn't told: "It is not valid on trains.", "but is not open".
    is_open: bool,
    /// It is what another clause makes an exception of.
    pub(super) excepted: bool,
    /// Of an item of a list: its place, and what it has apart from its heading, which stands for its sentence.
    pub(super) item: Option<(usize, Set)>,
}

impl Said {
    /// Has it all of the claim that another clause has, and more?
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(super) fn says_more_than(&self, other: &Self) -> bool {
        let (ours, theirs) = match (self.item, other.item) {
            (Some((_, ours)), Some((_, theirs))) => (ours, theirs),
            _ => (self.has, other.has),
        };
        theirs & !ours == 0 && ours != theirs
    }

    /// Has it the first word of the claim, which is what that is about, and others don't have it?
    pub(super) fn is_nearer_than(&self, others: Set, search: &Search) -> bool {
        self.has & !others & search.subject() != 0
    }

    /// Takes in what the heading says that an item stands below.
    fn add_heading(&mut self, heading: &Self) {
        self.item = Some((self.sentence, self.has));
        self.sentence = heading.sentence;
        self.has |= heading.has;
        self.denies |= heading.denies;
        self.denied |= heading.denied;
    }
}

/// A text of more clauses is held by the first of them.
const MOST_CLAUSES: usize = 64;

/// How many terms on a word stands by which what is listed is denied altogether: "don't rent, sell or share".
const LISTED: usize = 3;

/// What begins what is so instead of what is denied.
pub(super) const INSTEAD: &str = "but sino sondern mais ma बल्कि";

/// Sentences around the nearest that are read with it.
pub(super) fn range(part: &Part<'_>, best: &Window) -> (usize, usize) {
    let (first, last) = part.window.as_ref().map_or((best.first, best.first), |all| (all.first, all.last));
    (first.min(best.first), last_item(part.text, last.max(best.first)))
}

/// A text that is read for what it says of a claim.
#[derive(Clone, Copy)]
pub(super) struct Reading<'r> {
    pub(super) claim: &'r Text<'r>,
    pub(super) search: &'r Search,
    pub(super) text: &'r Text<'r>,
}

impl Reading<'_> {
    /// What the clauses of some sentences say, from a first to a last one.
    pub(super) fn said(&self, (first, last): (usize, usize)) -> Vec<Said> {
        let mut all = Vec::new();
        for sentence in first..=last {
            if all.len() < MOST_CLAUSES && !is_heading(self.text, sentence) {
                self.add_clauses(sentence, &mut all);
            }
        }
        self.carry_on(&mut all);
        all
    }

    /// What a clause is about, the next one is about too where it doesn't say.
    fn carry_on(&self, all: &mut [Said]) {
        let subject = self.search.subject();
        for at in 1..all.len() {
            let (before, said) = (all[at - 1], &mut all[at]);
            if said.is_open && said.item.is_none() && before.sentence + 1 >= said.sentence {
                said.has |= before.has & subject;
            }
        }
    }

    fn add_clauses(&self, sentence: usize, all: &mut Vec<Said>) {
        let terms = self.text.of_sentence(sentence);
        let denied_question = asked(self.text, sentence) == Asked::Denied;
        let heading = heading_of(self.text, sentence).map(|heading| self.sentence(heading));
        let divided = terms.iter().any(may_divide);
        let unless = divided && self.is_unless(terms);
        let (mut from, mut denies) = (0, false);
        for to in 1..=terms.len() {
            denies |= terms[to - 1].entry.negation;
            if to < terms.len() && !(divided && self.divides(&terms[from..], to - from, denies)) {
                continue;
            }
            if all.len() == MOST_CLAUSES {
                return;
            }
            let mut said = self.clause(sentence, terms, from, to);
            said.excepted |= unless;
            if let Some(heading) = &heading {
                said.add_heading(heading);
            }
            if denied_question {
                said.denies = true;
                said.denied |= said.has;
            }
            all.push(said);
            (from, denies) = (to, false);
        }
    }

    /// What a clause says, from one of a sentence's terms up to another one.
    fn clause(&self, sentence: usize, terms: &[Term], from: usize, to: usize) -> Said {
        let clause = &terms[from..to];
        let mut said = if self.makes_exception(clause) || self.is_excepted_before(clause) {
            self.turned(sentence)
        } else {
            let instead = terms.get(to).is_some_and(|next| next.is_one(INSTEAD));
            self.read(sentence, clause, instead)
        };
        said.excepted |= self.denies_twice(clause);
        said
    }

    /// What a sentence says as a whole.
    fn sentence(&self, sentence: usize) -> Said {
        self.read(sentence, self.text.of_sentence(sentence), false)
    }

    /// What a sentence says of what it makes an exception of: the opposite of what it says.
    fn turned(&self, sentence: usize) -> Said {
        let mut said = self.sentence(sentence);
        said.excepted = true;
        said.denies = !said.denies;
        said.denied = if said.denies { said.has } else { 0 };
        said
    }

    /// `instead`: what is so instead of what the clause denies stands behind it.
    fn read(&self, sentence: usize, clause: &[Term], instead: bool) -> Said {
        let mut said = Said {
            sentence,
            place: clause.first().zip(clause.last()).map_or((0, 0), |(first, last)| (first.start, last.end)),
            has: 0,
            denied: 0,
            in_part: 0,
            denies: false,
            is_open: false,
            excepted: false,
            item: None,
        };
        let mut is_told = false;
        let mut left = MOST_DENIALS;
        for (place, term) in clause.iter().enumerate() {
            let negation = term.entry.negation;
            if negation || term.entry.weak_negation && !self.is_claimed(term) {
                said.is_open |= negation && !said.denies && !is_told;
                said.denies |= negation;
                left = left.saturating_sub(1);
                if left > 0 && !denies_nothing(clause, place, &self.claim.terms) {
                    let denied = denied(self, clause, place, instead);
                    if negation && !term.conditional { said.denied |= denied } else { said.in_part |= denied }
                }
            }
            if !negation && !term.entry.common {
                let found = self.search.found(term);
                said.has |= found;
                is_told |= found & !1 == 0 && !term.number;
            }
        }
        said.has |= said.denied;
        said
    }

    /// Does a clause begin at a term?
    fn divides(&self, terms: &[Term], at: usize, denies: bool) -> bool {
        if excepts(&terms[at]) {
            return true;
        }
        let text = self.text;
        let (term, next) = (&terms[at - 1], &terms[at]);
        let between = text.between(term, next);
        let listed = || {
            terms[at..].iter().take(LISTED).any(|term| term.is_written(text.text, joining::DENIED_TOGETHER))
        };
        let korean = term.entry.negation && ends_in(term.written(text.text), JOINING);
        // "But not" is "not but" elsewhere.
        korean
            || !(at == 1 && term.entry.negation)
                && (begins(between, 0, |c| c == '.') && between.len() > 1 || text.divides(term, next))
                && !(denies && listed())
    }

    /// Does a clause make an exception of what the claim speaks of, and the claim none?
    fn makes_exception(&self, clause: &[Term]) -> bool {
        let first = || clause.iter().skip(1).find(|term| !term.entry.common);
        excepts(&clause[0])
            && !self.claim.terms.iter().any(excepts)
            && first().is_some_and(|term| self.is_claimed(term))
    }

    /// Does a Japanese clause make an exception of what stands before the word that does, and which the claim speaks of?
    fn is_excepted_before(&self, clause: &[Term]) -> bool {
        let is = |at: usize| phrase_at(self.text.text, clause[at].start as usize, EXCEPTED_BEFORE) > 0;
        let at = (1..clause.len()).find(|&at| clause[at].pair && is(at));
        at.is_some_and(|at| clause[..at].iter().rev().take(2).any(|term| self.is_claimed(term)))
            && !Phrases(EXCEPTED_BEFORE).any(|phrase| holds(self.claim.text, phrase))
    }

    /// Does a clause deny what it says of what is denied, as "without a ticket you can't" does, and the claim nothing of it?
    fn denies_twice(&self, clause: &[Term]) -> bool {
        let lacks = |term: &Term| term.entry.opposite == -WITH && !self.is_claimed(term);
        let (mut denials, mut eastern) = (0, false);
        for term in clause.iter().filter(|term| term.entry.negation) {
            denials += 1;
            eastern |= term.pair || begins(term.written(self.text.text), 0, is_hangul);
        }
        eastern && denials > 1 || denials > 0 && clause.iter().any(lacks)
    }

    /// Does a sentence deny something unless a condition is met, and the claim speak of one?
    fn is_unless(&self, terms: &[Term]) -> bool {
        const UNLESS: &str = "unless |a menos que |salvo que |à moins |a meno che |tenzij |es sei denn";
        const IF: &str = "if wenn falls si se als only nur solo seulement so";
        let begins = |term: &Term| phrase_at(self.text.text, term.start as usize, UNLESS) > 0;
        terms.iter().any(begins) && self.claim.terms.iter().any(|term| term.is_one(IF))
    }

    fn is_claimed(&self, term: &Term) -> bool {
        self.claim.terms.iter().take(MOST_TERMS).any(|ours| ours.hash == term.hash)
    }
}

/// What a Korean verb ends in that another clause follows, without a comma.
const JOINING: &str = "며|고|지만|으나|는데";

/// What makes an exception of what stands before it in Japanese.
const EXCEPTED_BEFORE: &str = "を除|以外の";

/// May a word make one clause of a sentence say something else than another? Without any, a sentence is one clause.
fn may_divide(term: &Term) -> bool {
    term.entry.negation || term.entry.weak_negation || excepts(term)
}
