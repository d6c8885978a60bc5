//! Digits of all scripts that write numbers from left to right with ten digits.

/// The zeros of the decimal digits in Unicode that answers are written with; the other nine follow each.
pub(super) const ZEROS: &[char] = &[
    '0', '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}', '\u{be6}',
    '\u{c66}', '\u{ce6}', '\u{d66}', '\u{de6}', '\u{e50}', '\u{ed0}', '\u{f20}', '\u{1040}', '\u{17e0}',
    '\u{1810}', '\u{ff10}',
];

/// The value of a decimal digit of any script.
pub(crate) fn digit(c: char) -> Option<usize> {
    if c.is_ascii() {
        return c.to_digit(10).map(|value| value as usize);
    }
    ZEROS.iter().find_map(|&zero| (c as usize).checked_sub(zero as usize).filter(|&value| value < 10))
}
