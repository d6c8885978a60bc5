//! What lies beyond a limit: who has 30 days to return something can't return it behind them.

use citecore::VerdictReason;

use crate::flags;

/// A denial and a bound turned around say the same.
const BEYOND: &[(&str, &str, bool)] = &[
    ("After 30 days, refunds are no longer possible.", "Refunds are possible within 30 days.", false),
    ("After 30 days, refunds are still possible.", "Refunds are possible within 30 days.", true),
    ("Refunds are possible within 30 days.", "After 30 days, refunds are no longer possible.", false),
    ("Refunds are not possible after 30 days.", "Refunds are possible even after 30 days.", true),
    ("You can't return items after 30 days.", "You can return items within 30 days.", false),
    ("You can't return items within 30 days.", "You can return items within 30 days.", true),
    ("You can return items after 30 days.", "You can return items within 30 days.", true),
    ("Items can't be returned.", "Items can be returned within 14 days.", true),
    ("After 24 hours the link can't be used.", "The link can be used for 24 hours.", false),
    ("Files over 10 MB can't be uploaded.", "Files up to 10 MB can be uploaded.", false),
    ("Files up to 10 MB can't be uploaded.", "Files up to 10 MB can be uploaded.", true),
    ("Files over 10 MB can be uploaded.", "Files up to 10 MB can be uploaded.", true),
    ("Files over 10 MB can't be uploaded.", "Files over 10 MB can be uploaded.", true),
    ("Bags heavier than 8 kg are not allowed.", "Bags of up to 8 kg are allowed.", false),
    (
        "Passwords shorter than 8 characters are not allowed.",
        "Passwords must be at least 8 characters long.",
        false,
    ),
    ("The bridge will not open before May.", "The bridge will open in May.", false),
    (
        "Nach 30 Tagen ist keine Rückgabe mehr möglich.",
        "Die Rückgabe ist innerhalb von 30 Tagen möglich.",
        false,
    ),
    ("Nach 30 Tagen ist die Rückgabe möglich.", "Die Rückgabe ist innerhalb von 30 Tagen möglich.", true),
    ("Los archivos de más de 10 MB no se pueden subir.", "Se pueden subir archivos de hasta 10 MB.", false),
    ("30天后不能退货。", "30天内可以退货。", false),
    ("30天内不能退货。", "30天内可以退货。", true),
    ("30 दिन के बाद वापसी संभव नहीं है।", "30 दिन के भीतर वापसी संभव है।", false),
    // A source that speaks of both sides
    (
        "Annual plans can't be refunded after 30 days.",
        "Annual plans can be refunded after 30 days. Monthly plans can be refunded within 30 days.",
        true,
    ),
];

/// What is kept for a time is deleted behind it.
const KEPT: &[(&str, &str, bool)] = &[
    ("Logs are deleted after 90 days.", "Logs are kept for 90 days.", false),
    ("Logs are deleted after 90 days.", "Logs are kept after 90 days.", true),
    ("Logs are kept for 90 days.", "Logs are deleted after 90 days.", false),
    (
        "Die Protokolle werden nach 90 Tagen gelöscht.",
        "Die Protokolle werden 90 Tage lang aufbewahrt.",
        false,
    ),
];

#[test]
fn what_is_denied_beyond_a_limit_is_what_is_said_up_to_it() {
    flags(VerdictReason::NegationMismatch, BEYOND);
}

#[test]
fn what_is_kept_for_a_time_is_deleted_behind_it() {
    flags(VerdictReason::NegationMismatch, KEPT);
}
