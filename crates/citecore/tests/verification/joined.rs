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

/// Claim, source of which one part is denied, and whether the claim denies another.
const IN_PART: &[(&str, &str, bool)] = &[
    ("Insurance does not cover fire.", "Insurance covers fire but not flood.", true),
    ("Insurance does not cover flood.", "Insurance covers fire but not flood.", false),
    (
        "The plan does not include email support.",
        "The plan includes email support but not phone support.",
        true,
    ),
    ("Breakfast is not included.", "Breakfast is included but not dinner.", true),
    ("You cannot pay by card.", "You can pay by card but not in cash.", true),
    ("You cannot pay by card on Sundays.", "You can pay by card, but not on Sundays.", false),
    ("Die Versicherung deckt Feuer nicht.", "Die Versicherung deckt Feuer, aber nicht Hochwasser.", true),
    ("El hotel no admite perros.", "El hotel admite perros, pero no gatos.", true),
    ("L'hôtel n'accepte pas les chiens.", "L'hôtel accepte les chiens mais pas les chats.", true),
    ("酒店不允许带狗。", "酒店允许带狗，但不允许带猫。", true),
    ("Insurance does not cover fire abroad.", "Insurance covers fire, but it does not do so abroad.", false),
    ("Children may not swim here alone.", "Children may swim here, but not alone.", false),
    ("You do not have to register online.", "You can register online, but you do not have to.", false),
    (
        "The tablet does not have to be taken with food.",
        "The tablet may be taken with food, although it does not have to be.",
        false,
    ),
    (
        "Wir liefern nicht an Packstationen in Österreich.",
        "Wir liefern nach Österreich, aber nicht an Packstationen.",
        false,
    ),
];

#[test]
fn what_is_said_beside_a_denial_is_not_denied() {
    flags(VerdictReason::NegationMismatch, IN_PART);
}

/// Claim, source that denies something of what is without a thing, and whether the claim denies it of what is with it.
const WITHOUT: &[(&str, &str, bool)] = &[
    ("Users with a licence can't export.", "Users without a licence can't export.", true),
    ("You cannot log in with a password.", "You cannot log in without a password.", true),
    ("Mit Fahrschein dürfen Sie nicht einsteigen.", "Ohne Fahrschein dürfen Sie nicht einsteigen.", true),
    ("No se puede entrar con entrada.", "No se puede entrar sin entrada.", true),
    ("Users can't export without a licence.", "Users without a licence can't export.", false),
    (
        "The device must not be used with wet hands.",
        "The device does not work without batteries, and must not be used with wet hands.",
        false,
    ),
    (
        "Photos with a tripod may not be taken without permission.",
        "You may not take photos with a tripod without permission.",
        false,
    ),
    ("Tickets cannot be changed with a fee.", "Tickets cannot be changed with or without a fee.", false),
];

#[test]
fn what_is_denied_without_a_thing_is_not_denied_with_it() {
    flags(VerdictReason::NegationMismatch, WITHOUT);
}

const FAR_APART: &[(&str, &str, bool)] = &[
    (
        "The tablets contain lactose and should not be taken by children.",
        "The tablets contain lactose. They are made in Sweden. The box is blue. They should not be taken by children.",
        false,
    ),
    (
        "The tablets contain lactose and should not be taken by adults.",
        "The tablets contain lactose. They are made in Sweden. The box is blue. They should be taken by adults.",
        true,
    ),
    (
        "Der Turm ist offen und darf nicht von Kindern betreten werden.",
        "Der Turm ist offen. Er ist 40 Meter hoch. Er ist aus Stein. Er darf von Kindern nicht betreten werden.",
        false,
    ),
];

#[test]
fn a_denial_may_stand_far_from_what_the_claim_joins_it_with() {
    flags(VerdictReason::NegationMismatch, FAR_APART);
}
