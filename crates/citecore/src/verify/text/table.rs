//! Tables: which cell a place of a text is in, and what names its row and its column.

use std::ops::Range;

use super::{Text, outline::is_row};
use crate::{
    eights::next_byte,
    place::run_end,
    verify::{
        number::{Quantity, count_before},
        term::Term,
    },
};

/// So many rows are looked at above a cell and below it, each of so many bytes at the most, and of so many cells.
const ROWS: usize = 32;
const ROW: usize = 1000;
const CELLS: usize = 24;

/// A table of a text, or what of it stands around a cell.
pub(in crate::verify) struct Table<'s> {
    /// The cells of the first row, each of which names its column.
    pub(in crate::verify) columns: Vec<Cell<'s>>,
    /// The others, of which the first cell names the row.
    pub(in crate::verify) rows: Vec<Vec<Cell<'s>>>,
    /// The first cells of these.
    pub(in crate::verify) labels: Vec<Cell<'s>>,
}

/// A cell of a table.
#[derive(Clone, Copy)]
pub(in crate::verify) struct Cell<'s> {
    pub(in crate::verify) written: &'s str,
    pub(in crate::verify) terms: &'s [Term],
    /// The terms before what stands in brackets: of "Senior (65+)".
    pub(in crate::verify) name: &'s [Term],
    pub(in crate::verify) numbers: &'s [Quantity],
}

impl Text<'_> {
    /// The table that a place is in, with the places of its row and its cell in that; none where it is in the first row, or in no table.
    pub(in crate::verify) fn table_at(&self, at: u32) -> Option<(Table<'_>, usize, usize)> {
        let own = self.row_at(at as usize)?;
        let begins = run_end(self.text, own.start, |c| c == ' ');
        let head = self.heads(self.sentence_at(begins as u32)).last()?;
        let head = self.row_at(self.sentences[head].start as usize)?;
        let mut rows = Vec::new();
        let mut first = own.start;
        while rows.len() < ROWS && first > head.end + 1 {
            let Some(row) = self.row_at(first - 1) else { break };
            first = row.start;
            rows.push(row);
        }
        rows.reverse();
        let place = rows.len();
        let mut next = Some(own.clone());
        while let Some(row) = next.take().filter(|_| rows.len() <= place + ROWS) {
            next = if row.end < self.text.len() { self.row_at(row.end + 1) } else { None };
            rows.push(row);
        }
        let column = self.cells(&own).iter().position(|cell| at as usize <= cell.end)?;
        let mut table = Table { columns: self.read_row(&head), rows: Vec::new(), labels: Vec::new() };
        for row in &rows {
            let cells = self.read_row(row);
            table.labels.push(cells[0]);
            table.rows.push(cells);
        }
        Some((table, place, column))
    }

    /// The row of a table that a place is in, without the end of its line.
    fn row_at(&self, at: usize) -> Option<Range<usize>> {
        let text = self.text.as_bytes();
        let first = at.saturating_sub(ROW);
        let before = text.get(first..at)?.iter().rposition(|&byte| byte == b'\n');
        let start = before.map_or(first, |end| first + end + 1);
        let end = next_byte(&text[..text.len().min(at + ROW)], at, b'\n', 0);
        let is_whole =
            (start == 0 || text[start - 1] == b'\n') && text.get(end).is_none_or(|&byte| byte == b'\n');
        (is_whole && is_row(&self.text[start..end])).then_some(start..end)
    }

    fn read_row(&self, row: &Range<usize>) -> Vec<Cell<'_>> {
        let mut cells = Vec::new();
        for cell in self.cells(row) {
            cells.push(self.cell(cell));
        }
        cells
    }

    /// The cells of a row, of which there is one at least.
    fn cells(&self, row: &Range<usize>) -> Vec<Range<usize>> {
        let line = &self.text[row.clone()];
        let written = line.trim();
        let mut start = row.start + line.len() - line.trim_start().len();
        let within = written.strip_prefix('|').unwrap_or(written);
        start += written.len() - within.len();
        let mut cells = Vec::new();
        for cell in within.strip_suffix('|').unwrap_or(within).split('|').take(CELLS) {
            cells.push(start..start + cell.len());
            start += cell.len() + 1;
        }
        cells
    }

    pub(in crate::verify) fn cell(&self, Range { start, end }: Range<usize>) -> Cell<'_> {
        let written = &self.text[start..end];
        let bracket = start + run_end(written, 0, |c| !matches!(c, '(' | '（'));
        let [first, behind, last] = [start, bracket, end].map(|at| self.terms_before(at as u32));
        let [from, to] = [start, end].map(|at| count_before(&self.quantities, at as u32));
        Cell {
            written: written.trim(),
            terms: &self.terms[first..last],
            name: &self.terms[first..behind],
            numbers: &self.quantities[from..to],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Cells = Vec<String>;

    fn table(text: &str, at: &str) -> Option<(Cells, Vec<Cells>, usize, usize)> {
        let text = Text::read(text);
        let written = |cells: &Vec<Cell<'_>>| cells.iter().map(|cell| cell.written.to_owned()).collect();
        let (table, row, column) = text.table_at(text.text.find(at).unwrap() as u32)?;
        Some((written(&table.columns), table.rows.iter().map(written).collect(), row, column))
    }

    fn cells(cells: &[&str]) -> Cells {
        cells.iter().map(|&cell| cell.to_owned()).collect()
    }

    #[test]
    fn a_cell_is_found_with_its_row_and_its_column() {
        let text = "Fees\n\n| | Zone 2 | Zone 3 |\n|--|--|--|\n| Texts | €0.19 | €0.49 |\n| Calls (each) | €2 | |\n\nEnd | €7";
        let (columns, rows, row, column) = table(text, "€2").unwrap();
        assert_eq!(columns, cells(&["", "Zone 2", "Zone 3"]));
        assert_eq!(rows[1..], [cells(&["Texts", "€0.19", "€0.49"]), cells(&["Calls (each)", "€2", ""])]);
        assert_eq!((row, column), (2, 1));
        assert_eq!(table(text, "0.49").map(|(.., row, column)| (row, column)), Some((1, 2)));
        for place in ["Fees", "Zone 3", "€7"] {
            assert!(table(text, place).is_none(), "{place}");
        }
    }

    #[test]
    fn cells_need_no_bars_around_them() {
        let (columns, rows, ..) = table("Zone | Fare\nInner | $2\nOuter | $3", "$3").unwrap();
        assert_eq!(columns, cells(&["Zone", "Fare"]));
        assert_eq!(rows, [cells(&["Inner", "$2"]), cells(&["Outer", "$3"])]);
    }

    #[test]
    fn a_name_ends_where_brackets_begin() {
        let text = Text::read("| Age | Fare |\n|--|--|\n| Senior (65+) | $1 |");
        let (table, row, _) = text.table_at(text.text.find("$1").unwrap() as u32).unwrap();
        let label = &table.rows[row][0];
        assert_eq!((label.terms.len(), label.name.len()), (2, 1));
    }

    #[test]
    fn of_a_long_table_what_stands_around_is_read() {
        let rows: String = (0..200).map(|row| format!("| Item {row} | ${} |\n", 1000 + row)).collect();
        let text = format!("| Item | Price |\n|--|--|\n{rows}");
        let (columns, rows, row, column) = table(&text, "$1100").unwrap();
        assert_eq!(columns, cells(&["Item", "Price"]));
        assert_eq!((rows.len(), row, column), (2 * ROWS + 1, ROWS, 1));
        assert_eq!(rows[row], cells(&["Item 100", "$1100"]));
        let long = format!("| Item | Price |\n|--|--|\n| {} | $5 |", "word ".repeat(ROW));
        assert!(table(&long, "$5").is_none());
    }
}
