//! Temperatures and angles below zero: "−5 °C", "minus 5 °C", "5 °C unter null".

use super::Quantity;
use crate::{
    find::holds,
    mark::last_bytes,
    phrases::{ends_in, phrase_at},
    place,
    verify::lexicon::Dimension,
    words::lowercase,
};

/// Of temperatures and angles alone, a dash or "minus" says that they are below zero. "Plus or minus" doesn't, nor does a dash behind another
/// number: "400–500 °C".
pub(super) fn negate_below_zero(text: &str, quantity: &mut Quantity) {
    let before = &text[..quantity.start as usize];
    let unsigned = place::without_last(before, |c| matches!(c, '-' | '−' | '–'));
    let signed = unsigned.len() < before.len()
        && !place::ends(unsigned, |c| c.is_numeric() || matches!(c, '°' | 'C' | 'F' | '℃'));
    if may_be_below_zero(quantity) && (signed || is_minus(before)) {
        quantity.value = -quantity.value;
    }
}

fn may_be_below_zero(quantity: &Quantity) -> bool {
    matches!(quantity.unit.dimension, Dimension::Celsius | Dimension::Angle)
}

/// Negates one of them where what stands at a place, behind it and its unit, says that it is below zero.
pub(super) fn negate_where_told(text: &str, at: usize, quantity: &mut Quantity) {
    if may_be_below_zero(quantity) && phrase_at(text, at, BELOW_ZERO) > 0 {
        quantity.value = -quantity.value;
    }
}

const BELOW_ZERO: &str =
    " below zero| unter null| bajo cero| sotto zero| abaixo de zero| negativos| تحت الصفر";

fn is_minus(before: &str) -> bool {
    let near = lowercase(last_bytes(before, MINUS_REACH));
    const MINUS: &str = "minus |moins |menos |meno |ناقص |マイナス|零下|氷点下|영하 ";
    // "Al menos 20 °C", "più o meno"
    const NO_MINUS: &str = "al menos |o menos |u moins |almeno |o meno ";
    ends_in(&near, MINUS) && !ends_in(&near, NO_MINUS) && !holds(&near, "plus")
}

/// How far before a number a "minus" is looked for that may be that of "plus or minus", in bytes.
const MINUS_REACH: usize = 18;
