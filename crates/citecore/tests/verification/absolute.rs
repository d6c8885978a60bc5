//! Claims that something is so whatever the case, where the source has a proviso.

use super::{all_are_accurate, none_is_accurate};

/// The proviso is left out.
const WIDER: &[(&str, &str)] = &[
    ("Express fees are never refunded.", "Express fees are not refunded unless the item is defective."),
    (
        "Express fees are not refunded in any case.",
        "Express fees are not refunded unless the item is defective.",
    ),
    ("Express fees are always refunded.", "Express fees are refunded unless the item was opened."),
    ("You always get the express fee back.", "You get the express fee back, except for opened items."),
    (
        "Expressgebühren werden in keinem Fall erstattet.",
        "Expressgebühren werden nicht erstattet, es sei denn, der Artikel ist defekt.",
    ),
    (
        "Expressgebühren werden nie erstattet.",
        "Expressgebühren werden nicht erstattet, außer wenn der Artikel defekt ist.",
    ),
    (
        "Les frais express ne sont jamais remboursés.",
        "Les frais express ne sont pas remboursés, sauf si l'article est défectueux.",
    ),
    (
        "Los gastos de envío urgente no se devuelven nunca.",
        "Los gastos de envío urgente no se devuelven, salvo si el artículo es defectuoso.",
    ),
    ("رسوم الشحن السريع لا تُسترد في أي حال.", "رسوم الشحن السريع لا تُسترد، إلا إذا كان المنتج معيبًا."),
    (
        "新居でも今と同じプランを必ず継続できます。",
        "新居でも今と同じプランを継続できます。ただし、対象機器がある場合に限ります。",
    ),
    (
        "특급 요금은 절대 환불되지 않습니다.",
        "특급 요금은 환불되지 않습니다. 단, 상품에 하자가 있으면 환불됩니다.",
    ),
    ("加急费在任何情况下都不予退还。", "加急费不予退还,除非商品有缺陷。"),
];

/// It is said along, there is none, or it is another statement's.
const AS_WIDE: &[(&str, &str)] = &[
    ("Express fees are never refunded.", "Express fees are not refunded."),
    ("Express fees are not refunded.", "Express fees are not refunded unless the item is defective."),
    (
        "Express fees are never refunded unless the item is defective.",
        "Express fees are not refunded unless the item is defective.",
    ),
    (
        "Express fees are never refunded.",
        "Express fees are never refunded. Other fees are refunded unless the item was opened.",
    ),
    (
        "Expressgebühren werden nie erstattet, außer wenn der Artikel defekt ist.",
        "Expressgebühren werden nicht erstattet, außer wenn der Artikel defekt ist.",
    ),
    ("新居でも今と同じプランを必ず継続できます。", "新居でも今と同じプランを必ず継続できます。"),
];

#[test]
fn what_has_a_proviso_is_not_so_in_any_case() {
    none_is_accurate(WIDER);
}

#[test]
fn what_is_said_of_as_many_cases_is_accurate() {
    all_are_accurate(AS_WIDE);
}
