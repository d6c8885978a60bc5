//! What a cell of a table answers with a "yes" or a "no": "Pool | No | Yes".

use crate::{
    phrases::is_among,
    place::trimmed,
    verify::{
        claim::answered,
        gate::{
            Case,
            table::{Names, table},
        },
        lexicon::Extent,
        support::Part,
        term::{Term, deny},
        text::{Cell, Table, Text},
    },
    words::lowercase,
};

/// What says "yes" in a table, beside what answers a question.
const HAS: &str =
    "included incluido incluida inclus incluse available verfügbar disponible ✓ ✔ ✅ ☑ ● あり 利用可 有";

/// What says "no" there.
const HAS_NOT: &str = "none non – — - ✗ ✘ ❌ × ✕ なし 不可 利用不可 無 无 否 没有";

/// What a cell says that there isn't: "Not available".
const AVAILABLE: &str = "available included covered allowed possible offered verfugbar enthalten inbegriffen moglich disponible \
    incluido incluida cubierto permitido compris inclus couvert disponibile incluso";

/// What says without a denial that something isn't there, or isn't free.
const LACKS: &str = "lack lacks lacking missing exclude excludes excluded excluding upgrade upgrading fehlt fehlen carece falta manque";

/// What the cells that a claim names say of it, with a "yes" or a "no".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// Nothing, or of several not the same.
    Open,
    /// The same as the claim, or nothing but what is denied of what the claim doesn't name.
    Agrees,
    Refutes,
}

/// Tells it.
pub(super) fn told(Case { claim, parts, .. }: Case<'_>) -> Told {
    let tables: Vec<Named<'_>> = parts.iter().filter_map(|part| Named::new(claim, part)).collect();
    if tables.is_empty() {
        return Told::Open;
    }
    let denies = deny(&claim.terms);
    let nearest = parts.iter().map(|part| share(part)).fold(0.0, f64::max);
    if !denies && tables.iter().any(|table| table.share >= nearest && table.denies_others()) {
        return Told::Agrees;
    }
    let is_otherwise = |term: &Term| {
        let entry = &term.entry;
        let is_extent = matches!(entry.extent(), Some(Extent::Excepted | Extent::Free | Extent::Cost));
        term.free || is_extent || entry.weak_negation || term.denies != 0 || term.is_one(LACKS)
    };
    if claim.terms.iter().any(is_otherwise) {
        return Told::Open;
    }
    let answers: Vec<bool> = tables.iter().flat_map(|table| table.answers(claim)).collect();
    // What one clause denies, another one says.
    let has_clauses = || claim.terms.windows(2).any(|two| claim.divides(&two[0], &two[1]));
    match answers[..] {
        [says, ref others @ ..] if others.iter().all(|&other| other == says) => {
            if says != denies {
                Told::Agrees
            } else if says && has_clauses() {
                Told::Open
            } else {
                Told::Refutes
            }
        }
        _ => Told::Open,
    }
}

/// A table, and what of it a claim names.
struct Named<'t> {
    table: Table<'t>,
    rows: Vec<usize>,
    columns: Vec<usize>,
    /// How much of the claim the nearest sentence of its source has.
    share: f64,
}

impl<'t> Named<'t> {
    fn new(claim: &Text<'_>, part: &'t Part<'_>) -> Option<Self> {
        let table = table(part)?;
        let names = Names { claim, besides: None };
        let (rows, mut columns) = (names.rows(&table), names.columns(&table));
        if columns.is_empty() && table.columns.len() == 2 {
            columns.push(1);
        }
        Some(Self { table, rows, columns, share: share(part) })
    }

    /// Does the one row that the claim names deny something with a "no" in columns that the claim doesn't name, and nothing else?
    fn denies_others(&self) -> bool {
        let &[row] = &self.rows[..] else { return false };
        let row = &self.table.rows[row];
        let mut denying = (0..row.len()).filter(|&at| deny(row[at].terms)).peekable();
        denying.peek().is_some()
            && denying.all(|at| answer(&row[at]) == Some(false) && !self.columns.contains(&at))
    }

    /// What the cells that the claim names answer.
    fn answers(&self, claim: &Text<'_>) -> Vec<bool> {
        let names = Names { claim, besides: None };
        // What has no fee is free.
        let costs =
            |label: &Cell<'_>| label.terms.iter().any(|term| term.entry.extent() == Some(Extent::Cost));
        let rows = self.rows.iter().map(|&row| &self.table.rows[row]);
        let rows = rows.filter(|row| names.has_most(&row[0]) && !costs(&row[0]));
        let columns = || self.columns.iter().filter(|&&at| !self.table.columns.get(at).is_some_and(costs));
        rows.flat_map(|row| columns().filter_map(|&column| answer(row.get(column)?))).collect()
    }
}

/// How much of the claim the nearest sentence of a source has.
fn share(part: &Part<'_>) -> f64 {
    part.sentence.as_ref().map_or(0.0, |best| best.share)
}

/// Does a cell say "yes" or "no"? "No limit" says neither.
fn answer(cell: &Cell<'_>) -> Option<bool> {
    let written = lowercase(trimmed(cell.written, |c| c == '*'));
    let said = written.split([',', '(', ';']).next()?.trim();
    let is_not = |term: &Term| term.entry.negation || term.is_one(AVAILABLE);
    if is_among(HAS_NOT, said) || cell.terms.len() > 1 && deny(cell.terms) && cell.terms.iter().all(is_not) {
        return Some(false);
    }
    answered(said).or_else(|| is_among(HAS, said).then_some(true))
}
