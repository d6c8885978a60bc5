//! List markers.

use super::{columns::Columns, cursor::Stop};

/// Reads a list marker with the white space behind it; gives the columns that the item's text is indented by.
///
/// `interrupts`: a paragraph is open, which only a bullet or a 1 with text behind it may end.
pub(super) fn marker(columns: &mut Columns<'_>, interrupts: bool) -> Result<Option<usize>, Stop> {
    let before = *columns;
    match read(columns, interrupts)? {
        Some(width) => Ok(Some(width)),
        None => {
            *columns = before;
            Ok(None)
        }
    }
}

fn read(columns: &mut Columns<'_>, interrupts: bool) -> Result<Option<usize>, Stop> {
    let indent = columns.skip_indent()?;
    let mut ahead = columns.cursor;
    let width = match ahead.peek()? {
        Some('-' | '*' | '+') => 1,
        Some('0'..='9') => {
            let digits = ahead.skip_while(|c| c.is_ascii_digit())?;
            let starts_at_one = ahead.read().ends_with('1') && digits == 1;
            if digits > 9 || (interrupts && !starts_at_one) || !matches!(ahead.peek()?, Some('.' | ')')) {
                return Ok(None);
            }
            digits + 1
        }
        _ => return Ok(None),
    };
    columns.take(width)?;
    if columns.is_blank()? {
        return Ok((!interrupts).then_some(indent + width + 1));
    }
    let gap = columns.indentation()?;
    match gap {
        0 => Ok(None),
        1..=4 => {
            columns.skip_indent()?;
            Ok(Some(indent + width + gap))
        }
        // More than that is code inside the item, whose text is one column behind the marker.
        _ => {
            columns.take(1)?;
            Ok(Some(indent + width + 1))
        }
    }
}
