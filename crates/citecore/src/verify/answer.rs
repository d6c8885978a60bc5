//! Every citation of an answer against its source, every statement against all of its sources together.

use std::{ops::Range, ptr, rc::Rc};

use serde::{Deserialize, Serialize};

use super::{
    claim::{Claim, Held},
    clause::clause,
    corrected::Corrected,
    judgement::accuracy_rate,
    part::Part,
    sources::Sources,
    statement::plain,
    verdict::{Evidence, Verdict, VerdictReason, VerdictStatus},
};
use crate::{
    answer::Answer, citation::Citation, error::Error, indexes::Indexes, mark::floor_boundary,
    profile::VerifyOptions, statement::Statement,
};

/// What all sources cited for a statement, taken together, say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StatementStatus {
    /// They support it.
    Supported,
    /// They don't.
    Unsupported,
    /// It can't be told without a judge.
    Uncertain,
    /// None is cited, and the statement needs one.
    Uncited,
}

/// What verification says of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatementVerdict {
    /// Index into [`Answer::statements`].
    pub statement: usize,
    /// What its sources say of it.
    pub status: StatementStatus,
    /// How sure that is, 0..1.
    pub confidence: f64,
}

/// What verification says of an answer: its `citation`, `number` and `statement` are those of the answer that was verified.
///
/// An exchange goes on to leave out of the answer what is inaccurate. Its verdicts still are those on all citations that the answer
/// had, since `accuracy_rate` counts them all, and a reader can be told what was left out and why; `corrected` has them for the
/// answer that the reader sees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Verification {
    /// One for each citation, in their order.
    pub verdicts: Vec<Verdict>,
    /// One for each statement that has citations or needs one, in their order.
    pub statements: Vec<StatementVerdict>,
    /// Accurate citations among those that are accurate or inaccurate; 1 where there is neither.
    pub accuracy_rate: f64,
    /// The same of the answer without its inaccurate citations; none where there is none, and where nobody has left them out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<Corrected>,
}

/// Holds every citation against its source, and every statement against all of its sources together. Where a citation isn't
/// supported, the other sources of the context ([`Answer::uncited`] and the other references) are looked at for one that
/// is. Errors: `options.threshold` is out of its range.
///
/// ```
/// use citecore::{AnswerOptions, Passage, Source, VerdictStatus, VerifyOptions, process_answer, verify_answer};
///
/// let sources = [Source::new(1, Passage::new("The mount is simple. It weighs 14 kg without the tripod."))];
/// let answer = process_answer("The mount weighs 14 kg [1].", &sources, &AnswerOptions::default());
/// let verification = verify_answer(&answer, &VerifyOptions::default())?;
/// assert_eq!(verification.verdicts[0].status, VerdictStatus::Accurate);
/// assert_eq!(verification.accuracy_rate, 1.0);
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn verify_answer(answer: &Answer, options: &VerifyOptions) -> Result<Verification, Error> {
    let mut verifying = Verifying::begin(answer, options)?;
    verifying.by_ref().for_each(drop);
    Ok(verifying.end())
}

/// Verification on its way, for those who have something else to do meanwhile: a page has to be drawn, and a long answer takes
/// longer than a frame. Each item of this iterator is a statement that was held against its sources.
pub struct Verifying<'a> {
    verifier: Verifier<'a>,
    next: usize,
    statements: Vec<StatementVerdict>,
}

impl<'a> Verifying<'a> {
    /// Reads the sources of an answer. Errors: `options.threshold` is out of its range.
    pub(crate) fn begin(answer: &'a Answer, options: &VerifyOptions) -> Result<Self, Error> {
        options.check()?;
        let sources = Sources::read(answer);
        let verifier = Verifier {
            answer,
            options: *options,
            parts: vec![(0, 0); sources.texts.len()],
            sources: Rc::new(sources),
            verdicts: Vec::new(),
            statements: Indexes::default(),
            held: Indexes::default(),
            looks: MOST_LOOKS,
            inherited: (0..0, Vec::new()),
        };
        Ok(Self { verifier, next: 0, statements: Vec::new() })
    }

    /// What was found of the next statement already.
    pub(crate) fn skip_with(&mut self, told: Option<StatementVerdict>) {
        self.next += 1;
        if let Some(told) = told {
            self.statements.push(told);
        }
    }

    /// What was found. Of statements that weren't come to yet, it tells nothing.
    pub fn end(self) -> Verification {
        let (verdicts, statements) = (self.verifier.verdicts, self.statements);
        Verification { accuracy_rate: accuracy_rate(&verdicts), verdicts, statements, corrected: None }
    }
}

impl Iterator for Verifying<'_> {
    type Item = ();

    fn next(&mut self) -> Option<()> {
        let (index, answer) = (self.next, self.verifier.answer);
        let statement = answer.statements.get(index)?;
        self.next += 1;
        let written = answer.text.get(statement.range()).unwrap_or_default();
        let cites = !statement.citations().is_empty();
        if !cites && !statement.needs_citation() {
            return Some(());
        }
        let support = self.verifier.judge(index, written, statement);
        let told = support.map(|support| (self.verifier.options.status(support).into(), support));
        let (status, confidence) = match told {
            Some((status, support)) if cites || status == StatementStatus::Supported => {
                (status, support.max(1.0 - support))
            }
            // What it inherits stands for it only where it says the same.
            _ => (StatementStatus::Uncited, 1.0),
        };
        self.statements.push(StatementVerdict { statement: index, status, confidence });
        Some(())
    }
}

impl From<VerdictStatus> for StatementStatus {
    fn from(status: VerdictStatus) -> Self {
        match status {
            VerdictStatus::Accurate => Self::Supported,
            VerdictStatus::Inaccurate => Self::Unsupported,
            VerdictStatus::Uncertain => Self::Uncertain,
        }
    }
}

/// How many times, in all, a source is looked at for a citation of another one. Each citation's own source is always looked at; without
/// this bound, what goes beyond that would take time by the product of citations and sources.
const MOST_LOOKS: usize = 1000;

/// To read so much of a statement once more counts as a look.
const BYTES_A_LOOK: usize = 1024;

/// How much of a statement its verdicts quote, in bytes, all together and each at the least: one that goes on for pages with a mark at every
/// word would be quoted in its length squared.
const QUOTED: usize = 1 << 18;
const LEAST_QUOTED: usize = 200;

/// What each of so many verdicts quotes of a statement.
pub(super) fn quoted(statement: &str, verdicts: usize) -> &str {
    &statement[..floor_boundary(statement, (QUOTED / verdicts.max(1)).max(LEAST_QUOTED))]
}

/// How many sources that it doesn't cite are looked at for a citation.
const MOST_OTHERS: usize = 32;

/// By how much a source has to support a statement better than the cited one, to be named instead of it; and by how much several
/// have to support it better than all of them but one, for that one to be needed.
const CLEARLY: f64 = 0.2;

struct Verifier<'a> {
    answer: &'a Answer,
    options: VerifyOptions,
    sources: Rc<Sources<'a>>,
    verdicts: Vec<Verdict>,
    /// The first statement with a text.
    statements: Indexes,
    /// The verdict on a statement with a source, by that statement and the number of the source.
    held: Indexes,
    /// The statement that a source was held against last, from 1, and its place among the parts of that.
    parts: Vec<(usize, usize)>,
    /// How many times more a source that isn't cited may be looked at.
    looks: usize,
    /// The citations that were inherited last, and what [`Verifier::inherited`] gives of them.
    inherited: (Range<usize>, Vec<usize>),
}

impl Verifier<'_> {
    /// Adds the verdicts on a statement's citations. Gives back how well all of its sources together support it; none where it
    /// has none.
    fn judge(&mut self, index: usize, written: &str, statement: &Statement) -> Option<f64> {
        let own = !statement.citations().is_empty();
        let all = if own { statement.citations().collect() } else { self.inherited(statement.inherited()) };
        let sources = Rc::clone(&self.sources);
        let mut cited: Vec<(usize, usize, &Range<usize>)> = Vec::new();
        for citation in all {
            let Some(number) = self.answer.citations.get(citation).map(|citation| citation.number()) else {
                continue;
            };
            if let Some(places) = sources.of(number) {
                cited.push((citation, number, places));
            }
        }
        if cited.is_empty() {
            return None;
        }
        let plain = plain(written);
        let claim = Claim::read(&plain);
        let mut parts: Vec<Part<'_>> = Vec::new();
        for (.., places) in &cited {
            for place in Range::clone(places) {
                if self.parts[place].0 != index + 1 {
                    self.parts[place] = (index + 1, parts.len());
                    parts.push(claim.part(&sources.texts[place].1));
                }
            }
        }
        let together = claim.judge_all(&parts);
        let first = self.statements.get(written).unwrap_or(index);
        if first == index {
            self.statements.insert(written.to_owned(), index);
        }
        let quoted = quoted(written, cited.len());
        for &(citation, number, places) in &cited {
            if !own {
                break;
            }
            let key = format!("{first} {number}");
            let mut verdict = if let Some(before) = self.held.get(&key) {
                self.verdicts[before].clone()
            } else {
                self.held.insert(key, self.verdicts.len());
                let mut held = together.clone();
                if places.len() < parts.len() {
                    let mut own: Vec<&Part<'_>> = Vec::new();
                    for place in Range::clone(places) {
                        own.push(&parts[self.parts[place].1]);
                    }
                    held = claim.judge(&own);
                    if self.needs(&claim, &held, &together, &parts, &own) {
                        held = Held { evidence: held.evidence, ..together.clone() };
                    }
                    held = self.by_clause(statement, citation, places, held);
                }
                let mut verdict = self.verdict(&claim, held, places);
                verdict.statement = quoted.to_owned();
                verdict.number = number;
                verdict
            };
            verdict.citation = citation;
            self.verdicts.push(verdict);
        }
        Some(together.support)
    }

    /// Of citations that statements inherit, the first of each source. All statements of a paragraph may inherit the same, and very
    /// many.
    fn inherited(&mut self, all: Range<usize>) -> Vec<usize> {
        if self.inherited.0 != all {
            let mut firsts = Vec::with_capacity(all.len());
            for index in all.clone() {
                let number = self.answer.citations.get(index).map_or(0, Citation::number);
                firsts.push((number, index));
            }
            firsts.sort_unstable();
            firsts.dedup_by_key(|(number, _)| *number);
            let mut firsts: Vec<usize> = firsts.into_iter().map(|(_, index)| index).collect();
            firsts.sort_unstable();
            self.inherited = (all, firsts);
        }
        self.inherited.1.clone()
    }

    /// What a source that doesn't support a statement says of the clause that its citation stands behind, where that is more.
    fn by_clause(
        &mut self,
        statement: &Statement,
        citation: usize,
        places: &Range<usize>,
        held: Held,
    ) -> Held {
        if self.options.status(held.support) == VerdictStatus::Accurate {
            return held;
        }
        if self.looks == 0 {
            return held;
        }
        // A source that is cited at several places has one verdict.
        let number = |citation: usize| self.answer.citations.get(citation).map(Citation::number);
        let again = statement.citations().filter(|&other| number(other) == number(citation)).nth(1);
        if again.is_some() {
            return held;
        }
        let clause = clause(self.answer, &statement.range(), statement.citations(), citation);
        let Some(clause) = clause else { return held };
        self.looks = self.looks.saturating_sub(1 + clause.len() / BYTES_A_LOOK);
        let plain = plain(clause);
        let claim = Claim::read(&plain);
        if !claim.is_told() {
            return held;
        }
        let texts = &self.sources.texts[Range::clone(places)];
        let mut parts = Vec::new();
        for (_, text) in texts {
            let Some(left) = self.looks.checked_sub(claim.effort(text)) else { return held };
            self.looks = left;
            parts.push(claim.part(text));
        }
        let of_clause = claim.judge_all(&parts);
        if of_clause.support > held.support { of_clause } else { held }
    }

    /// Is a source that doesn't support a claim by itself one of several that do together, and don't without it? "It weighs 12 kg [1]
    /// and is made of steel [2]."
    fn needs(
        &mut self,
        claim: &Claim<'_>,
        held: &Held,
        together: &Held,
        parts: &[Part<'_>],
        own: &[&Part<'_>],
    ) -> bool {
        let supports = |held: &Held| self.options.status(held.support) == VerdictStatus::Accurate;
        if supports(held) || !supports(together) {
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
        let Some(left) = self.looks.checked_sub(effort) else { return false };
        self.looks = left;
        claim.judge(&others).support + CLEARLY <= together.support
    }

    /// The verdict on a citation, but for which it is of which statement.
    fn verdict(&mut self, claim: &Claim<'_>, held: Held, places: &Range<usize>) -> Verdict {
        let evidence = held.evidence.clone();
        let evidence = evidence.map(|(index, range)| self.sources.evidence(places.start + index, range));
        let (support, status) = (held.support, self.options.status(held.support));
        let mut verdict = Verdict {
            citation: 0,
            statement: String::new(),
            number: 0,
            support,
            status,
            confidence: support.max(1.0 - support),
            evidence,
            reasons: held.reasons(status),
            better: None,
            explanation: None,
        };
        let told = !verdict.reasons.contains(&VerdictReason::TooShort);
        if told && verdict.status != VerdictStatus::Accurate {
            verdict.better = self.better(claim, support, places);
            if verdict.better.is_some() {
                verdict.reasons.push(VerdictReason::BetterSource);
            }
        }
        verdict
    }

    /// The part of another source that supports a claim for sure, and clearly better than the cited ones do.
    fn better(&mut self, claim: &Claim<'_>, support: f64, cited: &Range<usize>) -> Option<Evidence> {
        let mut best: Option<(f64, usize, Range<usize>)> = None;
        let mut others = 0;
        for place in 0..self.sources.texts.len() {
            if cited.contains(&place) {
                continue;
            }
            others += 1;
            if others > MOST_OTHERS {
                break;
            }
            let text = &self.sources.texts[place].1;
            self.looks = self.looks.checked_sub(claim.effort(text))?;
            let part = claim.part(text);
            if claim.most(&[&part]) < support + CLEARLY {
                continue;
            }
            let held = claim.judge(&[&part]);
            let clearly = held.support >= support + CLEARLY
                && self.options.status(held.support) == VerdictStatus::Accurate;
            if !clearly {
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
