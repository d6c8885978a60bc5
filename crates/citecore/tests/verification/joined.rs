//! Claims that join what their source says to what it denies.

use citecore::VerdictReason;

use crate::flags;

/// Claim, source, and whether the claim has them the wrong way round.
const JOINED: &[(&str, &str, bool)] = &[
    (
        "If you miss a dose, take it as soon as you remember, but do not take a double dose.",
        "If you miss a dose, take it as soon as you remember. Do not take a double dose.",
        false,
    ),
    (
        "If you miss a dose, take a double dose, but do not take it as soon as you remember.",
        "If you miss a dose, take it as soon as you remember. Do not take a double dose.",
        true,
    ),
    (
        "Clean the filter with cold water, but don't clean it with soap.",
        "Clean the filter with cold water. Do not clean the filter with soap.",
        false,
    ),
    (
        "Clean the filter with soap, but don't clean it with cold water.",
        "Clean the filter with cold water. Do not clean the filter with soap.",
        true,
    ),
    (
        "Reinigen Sie den Filter mit kaltem Wasser, aber nicht mit Seife.",
        "Reinigen Sie den Filter mit kaltem Wasser. Reinigen Sie den Filter nicht mit Seife.",
        false,
    ),
    (
        "Reinigen Sie den Filter mit Seife, aber nicht mit kaltem Wasser.",
        "Reinigen Sie den Filter mit kaltem Wasser. Reinigen Sie den Filter nicht mit Seife.",
        true,
    ),
    (
        "Lavez le filtre à l'eau froide, mais ne le lavez pas avec du savon.",
        "Lavez le filtre à l'eau froide. Ne lavez pas le filtre avec du savon.",
        false,
    ),
    (
        "Lavez le filtre avec du savon, mais ne le lavez pas à l'eau froide.",
        "Lavez le filtre à l'eau froide. Ne lavez pas le filtre avec du savon.",
        true,
    ),
    (
        "Lave el filtro con agua fría, pero no lo lave con jabón.",
        "Lave el filtro con agua fría. No lave el filtro con jabón.",
        false,
    ),
    ("필터는 찬물로 씻되 비누로 씻지 마세요.", "필터는 찬물로 씻으세요. 필터를 비누로 씻지 마세요.", false),
    (
        "フィルターは冷水で洗い、石鹸では洗わないでください。",
        "フィルターは冷水で洗ってください。フィルターを石鹸で洗わないでください。",
        false,
    ),
    ("请用冷水清洗滤网,但不要用肥皂清洗。", "请用冷水清洗滤网。请勿用肥皂清洗滤网。", false),
    ("请用肥皂清洗滤网,但不要用冷水清洗。", "请用冷水清洗滤网。请勿用肥皂清洗滤网。", true),
    (
        "اغسل المرشح بالماء البارد ولا تغسله بالصابون.",
        "اغسل المرشح بالماء البارد. لا تغسل المرشح بالصابون.",
        false,
    ),
    // What a condition says is no side of its own.
    (
        "低于零度时,锂电池不应充电。",
        "锂电池可循环约2000次以上;低于0 °C时不要充电。一个20000 mAh的充电宝储存74 Wh。",
        false,
    ),
];

#[test]
fn what_is_said_and_what_is_denied_stay_apart() {
    flags(VerdictReason::NegationMismatch, JOINED);
}
