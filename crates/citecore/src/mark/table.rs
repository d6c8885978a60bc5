//! Tables, as far as their second line tells them.

use super::{
    block::LONGEST_START,
    cursor::{Stop, bounded, optional},
};

/// Is a line the rule under a table's header, `|---|:--:|`?
pub(crate) fn is_table_rule(line: &str, last: bool) -> Result<bool, Stop> {
    let read = bounded(line, last, LONGEST_START, |cursor| {
        cursor.skip_while(|c| matches!(c, '|' | ':' | '-' | ' ' | '\t'))?;
        let rule = cursor.read().as_bytes();
        cursor.eat("\r")?;
        Ok(rule.contains(&b'|') && rule.contains(&b'-') && matches!(cursor.peek()?, None | Some('\n')))
    });
    Ok(optional(read)?.is_some_and(|(_, rule)| rule))
}
