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

/// Whether the cells that the claim names say what it says, where they say "yes" or "no".
pub(super) fn denial(Case { claim, parts, .. }: Case<'_>) -> Option<Denial> {
    let names = Names { claim, besides: None };
    let is_some =
        |term: &Term| term.free || matches!(term.entry.extent(), Some(Extent::Excepted | Extent::Free));
    let denies = deny(&claim.terms);
    let has_clauses = || claim.terms.windows(2).any(|two| claim.divides(&two[0], &two[1]));
    if claim.terms.iter().any(is_some) {
        return None;
    }
    let mut told = None;
    for part in parts {
        let Some(table) = table(part) else { continue };
        let (rows, mut columns) = (names.rows(&table), names.columns(&table));
        if columns.is_empty() && table.columns.len() == 2 {
            columns.push(1);
        }
        for &row in &rows {
            for &column in &columns {
                let cell = table.rows[row].get(column)?;
                let says = answer(cell)?;
                if told.is_some_and(|told| told != says) {
                    return None;
                }
                told = Some(says);
            }
        }
    }
    let told = told.filter(|says| !(*says && denies && has_clauses()));
    told.map(|told| if told == denies { Denial::Clear } else { Denial::None })
}

/// Does a cell say "yes" or "no"?
fn answer(cell: &Cell<'_>) -> Option<bool> {
    let written = lowercase(trimmed(cell.written, |c| c == '*'));
    let first = written.split([',', ' ', '(', ';']).next()?;
    let denies = || is_among(HAS_NOT, first) || deny(cell.terms) && cell.terms.len() <= WORDS;
    answered(first).or_else(|| if denies() { Some(false) } else { is_among(HAS, first).then_some(true) })
}
