//! Where leaving out a mark changes what is behind it.

/// Does what stands behind this text begin a line, lists' markers and the like aside?
pub(crate) fn begins_line(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || ">-+*.)#|".contains(c))
}
