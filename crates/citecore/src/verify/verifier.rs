//! The verdicts on an answer's citations, statement by statement, and how much is spent on them.

use std::{cell::Cell, ops::Range, ptr};

use super::{
    claim::{Claim, Held, plain},
    clause::clause,
    sources::Sources,
    support::Part,
    verdict::{Evidence, Verdict, VerdictReason, VerdictStatus, confidence},
    verification::quoted,
};
use crate::{
    answer::Answer, citation::Citation, indexes::Indexes, profile::VerifyOptions, statement::Statement,
};

/// How many looks, in all, go beyond holding each statement against its own sources once: at a clause alone, at the sources without one
/// of them, at other sources. Without this bound they would take time by the product of citations and sources.
const MOST_LOOKS: usize = 1000;

/// To read so much of a statement once more counts as a look.
const BYTES_A_LOOK: usize = 1024;

/// How many sources that it doesn't cite are looked at for a citation.
const MOST_OTHERS: usize = 32;

/// Of more citations of one statement, each is taken for one of a source that is cited at several places: to count them would take time
/// by their number squared.
const MOST_APART: usize = 64;

/// By how much a source has to support a statement better than the cited one, to be named instead of it; and by how much several
/// have to support it better than all of them but one, for that one to be needed.
const CLEARLY: f64 = 0.2;

/// Holds the statements of an answer against their sources, one after the other.
pub(super) struct Verifier<'a> {
    pub(super) answer: &'a Answer,
    pub(super) options: VerifyOptions,
    sources: Sources<'a>,
    pub(super) verdicts: Vec<Verdict>,
    /// The first statement with a text.
    statements: Indexes,
    /// The verdict on a statement with a source, by that statement and the place of the source's first text.
    held: Indexes,
    /// The statement that a source was held against last, from 1, and its place among the parts of that.
    parts: Vec<(usize, usize)>,
    /// How many of [`MOST_LOOKS`] are left.
    looks: Cell<usize>,
    /// The citations that were inherited last, and what [`Verifier::inherited`] gives of them.
    inherited: (Range<usize>, Vec<usize>),
}

/// A citation of a statement that is held.
struct Cited {
    /// Its index in the answer.
    citation: usize,
    number: usize,
    /// The places of the texts that it is held against among the [`Sources`].
    places: Range<usize>,
}

/// Is a source cited at several places of a statement?
fn repeats(cited: &[Cited], number: usize) -> bool {
    cited.len() > MOST_APART || cited.iter().filter(|other| other.number == number).count() > 1
}

impl<'a> Verifier<'a> {
    pub(super) fn new(answer: &'a Answer, options: &VerifyOptions) -> Self {
        let sources = Sources::read(answer);
        Self {
            answer,
            options: *options,
            parts: vec![(0, 0); sources.texts.len()],
            sources,
            verdicts: Vec::new(),
            statements: Indexes::default(),
            held: Indexes::default(),
            looks: Cell::new(MOST_LOOKS),
            inherited: (0..0, Vec::new()),
        }
    }

    /// Adds the verdicts on a statement's citations. Gives back how well all of its sources together support it; none where it
    /// has none.
    pub(super) fn hold(&mut self, index: usize, written: &str, statement: &Statement) -> Option<f64> {
        let cited = self.cited(statement);
        if cited.is_empty() {
            return None;
        }
        let plain = plain(written);
        let claim = Claim::read(&plain);
        let mut texts = Vec::new();
        for Cited { places, .. } in &cited {
            for place in Range::clone(places) {
                if self.parts[place].0 != index + 1 {
                    self.parts[place] = (index + 1, texts.len());
                    texts.push(claim.excerpt(&self.sources.texts[place].1));
                }
            }
        }
        let mut parts: Vec<Part<'_>> = Vec::new();
        for text in &texts {
            parts.push(claim.part(text));
        }
        let together = claim.hold_all(&parts);
        if statement.citations().is_empty() {
            return Some(together.support);
        }
        let first = self.statements.get(written).unwrap_or(index);
        if first == index {
            self.statements.insert(written.to_owned(), index);
        }
        let quoted = quoted(written, cited.len());
        let begins = self.verdicts.len();
        for &Cited { citation, number, ref places } in &cited {
            let repeats = repeats(&cited, number);
            // What stands at several places of a statement has a verdict at each.
            let key = joined!(if repeats { index } else { first }, " ", places.start);
            let mut verdict = if let Some(before) = self.held.get(&key) {
                self.verdicts[before].clone()
            } else {
                self.held.insert(key, self.verdicts.len());
                let clause = (!repeats).then_some((statement, citation));
                let held = self.by_itself(&claim, &together, &parts, clause, places);
                let mut verdict = self.verdict(&claim, held, places);
                verdict.statement = quoted.to_owned();
                verdict.number = number;
                verdict
            };
            verdict.citation = citation;
            self.verdicts.push(verdict);
        }
        self.hold_clauses(begins, &claim, statement, &cited);
        Some(together.support)
    }

    /// The citations of a statement, its own or those that it inherits, that have a source.
    fn cited(&mut self, statement: &Statement) -> Vec<Cited> {
        let own = !statement.citations().is_empty();
        let all = if own { statement.citations().collect() } else { self.inherited(statement.inherited()) };
        let mut cited = Vec::new();
        for citation in all {
            let Some(number) = self.answer.citations.get(citation).map(|citation| citation.number()) else {
                continue;
            };
            if let Some(places) = self.sources.of_citation(number, citation) {
                cited.push(Cited { citation, number, places });
            }
        }
        cited
    }

    /// Puts the verdict on a clause in place of that on its statement, which the verdicts from `begins` on are of: where a source is
    /// cited at several places of it, and supports what it stands behind though not the whole.
    fn hold_clauses(&mut self, begins: usize, claim: &Claim<'_>, statement: &Statement, cited: &[Cited]) {
        for (at, &Cited { citation, number, ref places }) in (begins..).zip(cited) {
            if repeats(cited, number)
                && self.verdicts[at].status != VerdictStatus::Accurate
                && let Some(held) = self.by_clause(claim, statement, citation, places)
                && self.supports(held.support)
            {
                let verdict = self.verdict(claim, held, places);
                let of_whole = std::mem::take(&mut self.verdicts[at].statement);
                self.verdicts[at] = Verdict { citation, number, statement: of_whole, ..verdict };
            }
        }
    }

    /// What the source of a statement's citation says of it: by itself, as one that is needed beside the others, or of the clause that
    /// the citation stands behind, where one is given. `parts` are those of all sources of the statement, which `together` is found of.
    fn by_itself(
        &self,
        claim: &Claim<'_>,
        together: &Held,
        parts: &[Part<'_>],
        clause: Option<(&Statement, usize)>,
        places: &Range<usize>,
    ) -> Held {
        if places.len() == parts.len() {
            return together.clone();
        }
        let mut own: Vec<&Part<'_>> = Vec::new();
        for place in Range::clone(places) {
            own.push(&parts[self.parts[place].1]);
        }
        let mut held = claim.hold(&own);
        if self.needs(claim, &held, together, parts, &own) {
            held = Held { evidence: held.evidence, ..together.clone() };
        }
        if !self.supports(held.support)
            && let Some((statement, citation)) = clause
            && let Some(of_clause) = self.by_clause(claim, statement, citation, places)
            && of_clause.support > held.support
        {
            held = of_clause;
        }
        held
    }

    /// Of citations that statements inherit, the first of each source. All statements of a paragraph may inherit the same, and very
    /// many.
    fn inherited(&mut self, all: Range<usize>) -> Vec<usize> {
        if self.inherited.0 != all {
            let (mut firsts, mut seen) = (Vec::new(), vec![false; self.sources.texts.len()]);
            for index in all.clone() {
                let number = self.answer.citations.get(index).map_or(0, Citation::number);
                let first = self.sources.of(number).and_then(|places| seen.get_mut(places.start));
                if first.is_some_and(|seen| !std::mem::replace(seen, true)) {
                    firsts.push(index);
                }
            }
            self.inherited = (all, firsts);
        }
        self.inherited.1.clone()
    }

    /// What a source says of the clause that its citation stands behind, where that is a part of the statement, which `whole` has read.
    fn by_clause(
        &self,
        whole: &Claim<'_>,
        statement: &Statement,
        citation: usize,
        places: &Range<usize>,
    ) -> Option<Held> {
        if self.looks.get() == 0 {
            return None;
        }
        let clause = clause(self.answer, &statement.range(), statement.citations(), citation)?;
        if !self.spends(1 + clause.len() / BYTES_A_LOOK) {
            return None;
        }
        let plain = plain(clause);
        let claim = Claim::read(&plain);
        let mut texts = Vec::new();
        for (_, text) in &self.sources.texts[Range::clone(places)] {
            let text = claim.excerpt(text);
            if !self.spends(claim.effort(&text)) {
                return None;
            }
            texts.push(text);
        }
        let mut parts = Vec::new();
        for text in &texts {
            parts.push(claim.part(text));
        }
        claim.hold_part(whole, &parts)
    }

    fn supports(&self, support: f64) -> bool {
        self.options.status(support) == VerdictStatus::Accurate
    }

    /// Is a source that doesn't support a claim by itself one of several that do together, and don't without it? "It weighs 12 kg [1]
    /// and is made of steel [2]."
    fn needs(
        &self,
        claim: &Claim<'_>,
        held: &Held,
        together: &Held,
        parts: &[Part<'_>],
        own: &[&Part<'_>],
    ) -> bool {
        if self.supports(held.support) || !self.supports(together.support) {
            return false;
        }
        let mut others: Vec<&Part<'_>> = Vec::new();
        let mut effort = 0;
        for part in parts {
            if !own.iter().any(|own| ptr::eq(*own, part)) {
                effort += claim.effort(part.text);
                others.push(part);
            }
        }
        self.spends(effort) && claim.hold(&others).support + CLEARLY <= together.support
    }

    /// Takes so many looks, if there are as many left.
    fn spends(&self, looks: usize) -> bool {
        let left = self.looks.get().checked_sub(looks);
        left.map(|left| self.looks.set(left)).is_some()
    }

    /// The verdict on a citation, but for which it is of which statement.
    fn verdict(&self, claim: &Claim<'_>, held: Held, places: &Range<usize>) -> Verdict {
        let evidence = held.evidence.clone();
        let evidence = evidence.map(|(index, range)| self.sources.evidence(places.start + index, range));
        let (support, status) = (held.support, self.options.status(held.support));
        let mut verdict = Verdict {
            citation: 0,
            statement: String::new(),
            number: 0,
            support,
            status,
            confidence: confidence(support),
            evidence,
            reasons: held.reasons(status),
            better: None,
            explanation: None,
        };
        let told = !verdict.rests_on(VerdictReason::TooShort);
        if told && verdict.status != VerdictStatus::Accurate {
            verdict.better = self.better(claim, support, places);
            if verdict.better.is_some() {
                verdict.reasons.push(VerdictReason::BetterSource);
            }
        }
        verdict
    }

    /// The part of another source that supports a claim for sure, and clearly better than the cited ones do.
    fn better(&self, claim: &Claim<'_>, support: f64, cited: &Range<usize>) -> Option<Evidence> {
        let mut best: Option<(f64, usize, Range<usize>)> = None;
        let mut others = 0;
        for place in 0..self.sources.texts.len() {
            let text = &self.sources.texts[place].1;
            if cited.contains(&place) || text.is_title {
                continue;
            }
            others += 1;
            if others > MOST_OTHERS {
                break;
            }
            if self.looks.get() == 0 {
                return None;
            }
            let text = claim.excerpt(text);
            if !self.spends(claim.effort(&text)) {
                return None;
            }
            let title = place.checked_sub(1).map(|before| &self.sources.texts[before].1);
            let title = title.filter(|title| title.is_title).map(|title| claim.part(title));
            let is_better = |other: f64| other >= support + CLEARLY && self.supports(other);
            let Some(part) = claim.part_if(&text, title.as_ref(), &is_better) else { continue };
            let mut parts = vec![&part];
            parts.extend(&title);
            if !is_better(claim.most(&parts)) {
                continue;
            }
            let held = claim.hold(&parts);
            if !is_better(held.support) {
                continue;
            }
            let rank = claim.rank(&part, &held);
            if let Some((_, range)) = held.evidence
                && best.as_ref().is_none_or(|(most, ..)| rank > *most)
            {
                best = Some((rank, place, range));
            }
        }
        best.map(|(_, place, range)| self.sources.evidence(place, range))
    }
}
