//! What a cell of a table answers with a "yes" or a "no": "Pool | No | Yes".

use super::Denial;
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

/// How many words a cell has at the most that says "no": "Not available at weekends" says more.
const WORDS: usize = 3;

/// What says "yes" in a table, beside what answers a question.
const HAS: &str =
    "included incluido incluida inclus incluse available verfügbar disponible ✓ ✔ ✅ ☑ ● あり 利用可 有";

/// What says "no" there, beside the words that deny.
const HAS_NOT: &str = "non – — - ✗ ✘ ❌ × ✕ なし 不可 利用不可 無 无 否 没有";

/// Whether the cells that the claim names say what it says, where they say "yes" or "no". None where that isn't told.
pub(super) fn denial(Case { claim, parts, .. }: Case<'_>) -> Option<Denial> {
    let names = Names { claim, besides: None };
    let is_free =
        |term: &Term| term.free || matches!(term.entry.extent(), Some(Extent::Excepted | Extent::Free));
    if claim.terms.iter().any(is_free) {
        return None;
    }
    let denies = deny(&claim.terms);
    let mut told = None;
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
            return Some(Denial::None);
        }
        for &row in &rows {
            for &column in &columns {
                let says = answer(table.rows[row].get(column)?)?;
                if told.is_some_and(|told| told != says) {
                    return None;
                }
                told = Some(says);
            }
        }
    }
    // What one clause denies, another one says.
    let has_clauses = || claim.terms.windows(2).any(|two| claim.divides(&two[0], &two[1]));
    let told = told.filter(|says| !(*says && denies && has_clauses()))?;
    Some(if told == denies { Denial::Clear } else { Denial::None })
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

/// Does a cell say "yes" or "no"?
fn answer(cell: &Cell<'_>) -> Option<bool> {
    let written = lowercase(trimmed(cell.written, |c| c == '*'));
    let first = written.split([',', ' ', '(', ';']).next()?;
    let denies = || is_among(HAS_NOT, first) || deny(cell.terms) && cell.terms.len() <= WORDS;
    answered(first).or_else(|| if denies() { Some(false) } else { is_among(HAS, first).then_some(true) })
}
