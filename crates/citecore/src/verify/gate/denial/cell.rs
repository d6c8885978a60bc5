//! What a cell of a table answers with a "yes" or a "no": "Pool | No | Yes".

use crate::{
    phrases::is_among,
    place::{run_end, trimmed},
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
const HAS_NOT: &str = "none non – — - ✗ ✘ ❌ × ✕ なし 不可 利用不可 無 无 否 没有 없음 keine keiner keines kein aucun aucune ninguna ninguno nessuna \
    nessuno nenhuma nenhum";

/// What a cell says that there isn't: "Not available".
const AVAILABLE: &str = "available included covered allowed possible offered verfugbar enthalten inbegriffen moglich disponible \
    incluido incluida cubierto permitido compris inclus couvert disponibile incluso يوجد توجد";

/// What says without a denial that something isn't there, or isn't free.
const LACKS: &str = "lack lacks lacking missing exclude excludes excluded excluding upgrade upgrading fehlt fehlen carece falta manque";

/// What the cells or lines that a claim names say of it, with a "yes" or a "no".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stance {
    /// Nothing, or of several not the same.
    Open,
    /// The same as the claim, or nothing but what is denied of what the claim doesn't name.
    Agrees,
    Refutes,
}

/// What the cells that a claim names answer to it.
pub(super) fn told(Case { claim, parts, .. }: Case<'_>) -> Stance {
    let (mut tables, mut nearest) = (Vec::new(), 0.0_f64);
    for part in parts {
        nearest = nearest.max(share(part));
        tables.extend(Named::new(claim, part));
    }
    if tables.is_empty() {
        return Stance::Open;
    }
    if !deny(&claim.terms) && tables.iter().any(|table| table.share >= nearest && table.denies_others()) {
        return Stance::Agrees;
    }
    if says_free(claim) && tables.iter().any(Named::costs_nothing) {
        return Stance::Agrees;
    }
    let is_cost = |term: &Term| term.entry.extent() == Some(Extent::Cost);
    if claim.terms.iter().any(|term| is_cost(term) || is_otherwise(term)) {
        return Stance::Open;
    }
    let mut said = [false; 2];
    for table in &tables {
        table.answer(claim, &mut said);
    }
    Stance::by(claim, said)
}

impl Stance {
    /// What it says of a claim that something answers "no", and that something answers "yes".
    pub(super) fn by(claim: &Text<'_>, [no, yes]: [bool; 2]) -> Self {
        // What one clause denies, another one says.
        let has_clauses = || claim.terms.windows(2).any(|two| claim.divides(&two[0], &two[1]));
        if yes == no {
            Self::Open
        } else if yes != deny(&claim.terms) {
            Self::Agrees
        } else if yes && has_clauses() {
            Self::Open
        } else {
            Self::Refutes
        }
    }
}

/// Does a word say otherwise than by a denial that something isn't there, or isn't to be paid?
pub(super) fn is_otherwise(term: &Term) -> bool {
    let entry = &term.entry;
    let is_extent = matches!(entry.extent(), Some(Extent::Excepted | Extent::Free));
    term.free || is_extent || entry.weak_negation || term.denies != 0 || term.is_one(LACKS)
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

    /// Does a cell that the claim names say "no" to what costs something? What has no fee is free.
    fn costs_nothing(&self) -> bool {
        let is_free = |row: &[Cell<'_>], column: usize| {
            let is_cost = costs(&row[0]) || self.table.columns.get(column).is_some_and(costs);
            is_cost && row.get(column).and_then(answer) == Some(false)
        };
        self.rows.iter().any(|&row| self.columns.iter().any(|&column| is_free(&self.table.rows[row], column)))
    }

    /// Notes whether cells that the claim names say "no", and whether some say "yes".
    fn answer(&self, claim: &Text<'_>, said: &mut [bool; 2]) {
        let names = Names { claim, besides: None };
        for &row in &self.rows {
            let cells = &self.table.rows[row];
            if !names.has_most(&cells[0]) || costs(&cells[0]) {
                continue;
            }
            for &column in &self.columns {
                let is_cost = self.table.columns.get(column).is_some_and(costs);
                if let Some(says) = cells.get(column).filter(|_| !is_cost).and_then(answer) {
                    said[usize::from(says)] = true;
                }
            }
        }
    }
}

/// Does a claim say that something costs nothing, and deny nothing else?
pub(super) fn says_free(claim: &Text<'_>) -> bool {
    let denies = |term: &Term| term.entry.negation && !term.free;
    claim.terms.iter().any(|term| term.free) && !claim.terms.iter().any(denies)
}

/// Does a label name what costs something?
pub(super) fn costs(label: &Cell<'_>) -> bool {
    label.terms.iter().any(|term| term.entry.extent() == Some(Extent::Cost))
}

/// How much of the claim the nearest sentence of a source has.
fn share(part: &Part<'_>) -> f64 {
    part.sentence.as_ref().map_or(0.0, |best| best.share)
}

/// Does a cell say "yes" or "no"? "No limit" says neither.
pub(super) fn answer(cell: &Cell<'_>) -> Option<bool> {
    let written = lowercase(trimmed(cell.written, |c| matches!(c, '*' | '.' | '。')));
    let said = written[..run_end(&written, 0, |c| !matches!(c, ',' | '(' | ';'))].trim();
    let is_not = |term: &Term| term.entry.negation || term.is_one(AVAILABLE);
    if is_among(HAS_NOT, said) || cell.terms.len() > 1 && deny(cell.terms) && cell.terms.iter().all(is_not) {
        return Some(false);
    }
    answered(said).or_else(|| is_among(HAS, said).then_some(true))
}
