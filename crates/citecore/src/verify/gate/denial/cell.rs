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
        text::Cell,
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
    let names = Names { claim, besides: None };
    let is_otherwise = |term: &Term| {
        let entry = &term.entry;
        let is_extent = matches!(entry.extent(), Some(Extent::Excepted | Extent::Free | Extent::Cost));
        term.free || is_extent || entry.weak_negation || term.denies != 0 || term.is_one(LACKS)
    };
    let is_plain = !claim.terms.iter().any(is_otherwise);
    let denies = deny(&claim.terms);
    let mut says = None;
    for part in parts {
        let Some(table) = table(part) else { continue };
        let (rows, mut columns) = (names.rows(&table), names.columns(&table));
        if columns.is_empty() && table.columns.len() == 2 {
            columns.push(1);
        }
        let is_nearest = || parts.iter().all(|other| share(other) <= share(part));
        if let &[row] = &rows[..]
            && !denies
            && denies_others(&table.rows[row], &columns)
            && is_nearest()
        {
            return Told::Agrees;
        }
        if !is_plain {
            continue;
        }
        // What has no fee is free.
        let costs =
            |label: &Cell<'_>| label.terms.iter().any(|term| term.entry.extent() == Some(Extent::Cost));
        let is_named = |cells: &&Vec<Cell<'_>>| names.has_most(&cells[0]) && !costs(&cells[0]);
        columns.retain(|&column| !table.columns.get(column).is_some_and(costs));
        for cells in rows.iter().map(|&row| &table.rows[row]).filter(is_named) {
            for answer in columns.iter().filter_map(|&column| answer(cells.get(column)?)) {
                if says.is_some_and(|said| said != answer) {
                    return Told::Open;
                }
                says = Some(answer);
            }
        }
    }
    // What one clause denies, another one says.
    let has_clauses = || claim.terms.windows(2).any(|two| claim.divides(&two[0], &two[1]));
    match says {
        Some(says) if says != denies => Told::Agrees,
        Some(says) if !(says && denies && has_clauses()) => Told::Refutes,
        _ => Told::Open,
    }
}

/// How much of the claim the nearest sentence of a source has.
fn share(part: &Part<'_>) -> f64 {
    part.sentence.as_ref().map_or(0.0, |best| best.share)
}

/// Does a row deny something with a "no" in columns that the claim doesn't name, and nothing else?
fn denies_others(row: &[Cell<'_>], columns: &[usize]) -> bool {
    let mut denying = (0..row.len()).filter(|&at| deny(row[at].terms)).peekable();
    denying.peek().is_some() && denying.all(|at| answer(&row[at]) == Some(false) && !columns.contains(&at))
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
