//! Tables, printed cell by cell as the figures come.

use std::io::{Result, Write};

/// A table on its way to a terminal: one for each question.
///
/// ```
/// use citecore_bench::Table;
///
/// let mut printed = Vec::new();
/// let mut table = Table::begin(&mut printed, "How fast?", &[("size", 7), ("MB/s", 6)])?;
/// table.cell("50 KB")?;
/// table.cell("412")?;
/// table.end(&["median"])?;
/// assert_eq!(String::from_utf8_lossy(&printed), "\nHow fast?\n\nsize      MB/s\n50 KB      412\n\nmedian\n");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Table<W: Write> {
    to: W,
    widths: Vec<usize>,
    next: usize,
}

impl<W: Write> Table<W> {
    /// Prints the question and the names of the columns. A column's width is in characters; the first column's text
    /// stands at its left, all others' at their right.
    pub fn begin(to: W, question: &str, columns: &[(&str, usize)]) -> Result<Self> {
        let widths = columns.iter().map(|(_, width)| *width).collect();
        let mut table = Self { to, widths, next: 0 };
        writeln!(table.to, "\n{question}\n")?;
        columns.iter().try_for_each(|(name, _)| table.cell(name))?;
        Ok(table)
    }

    /// Prints the next cell; behind a row's last, the line ends.
    pub fn cell(&mut self, text: impl AsRef<str>) -> Result<()> {
        let (text, width) = (text.as_ref(), self.widths[self.next]);
        if self.next == 0 {
            write!(self.to, "{text:<width$}")?;
        } else {
            write!(self.to, " {text:>width$}")?;
        }
        self.next = (self.next + 1) % self.widths.len();
        if self.next == 0 {
            writeln!(self.to)?;
        }
        // A figure may take half a minute: what is there is shown.
        self.to.flush()
    }

    /// Prints what there is to say about the figures.
    pub fn end(mut self, notes: &[&str]) -> Result<()> {
        writeln!(self.to)?;
        notes.iter().try_for_each(|note| writeln!(self.to, "{note}"))
    }
}
