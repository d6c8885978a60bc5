//! What costs extra isn't included.

use citecore::VerdictReason;

use crate::flags;

/// What is paid for by itself, in a clause or a sentence of its own.
const EXTRA: &[(&str, &str, bool)] = &[
    (
        "Electricity is included in the rent.",
        "The rent includes water and heating; electricity is extra.",
        true,
    ),
    (
        "Lunch is included in the tour price.",
        "The tour price includes transport; lunch is at your own expense.",
        true,
    ),
    (
        "The adapter is included in the box.",
        "The cable is included in the box; the adapter is sold separately.",
        true,
    ),
    (
        "Drinks are included in the menu price.",
        "The menu price includes three courses; drinks are billed separately.",
        true,
    ),
    (
        "The warranty covers the battery.",
        "The warranty covers the motor. The battery must be replaced at your own expense.",
        true,
    ),
    (
        "Die Nebenkosten sind in der Miete enthalten.",
        "Das Wasser ist in der Miete enthalten; die Nebenkosten werden gesondert berechnet.",
        true,
    ),
    (
        "Das Frühstück ist im Preis enthalten.",
        "Das Abendessen ist im Preis enthalten, das Frühstück kostet extra.",
        true,
    ),
    (
        "Electricity is not included in the rent.",
        "The rent includes water and heating; electricity is extra.",
        false,
    ),
    (
        "Lunch is not included in the tour price.",
        "The tour price includes transport; lunch is at your own expense.",
        false,
    ),
    ("Tips are not included.", "Taxes are included; tips are extra.", false),
    ("The rent includes heating.", "The rent includes water and heating; electricity is extra.", false),
    (
        "The cable is included in the box.",
        "The cable is included in the box; the adapter is sold separately.",
        false,
    ),
    ("The price includes a bed.", "The price includes a bed; a cot is extra.", false),
    (
        "A cot is included in the price of the suite.",
        "A cot is included in the price of the suite; in other rooms an extra cot costs $10.",
        false,
    ),
    ("Cables are included.", "Cables are included; an adapter is sold separately.", false),
    ("The insurance covers an extra driver.", "The insurance covers an extra driver.", false),
    ("The insurance covers a driver.", "The insurance covers an extra driver.", false),
    ("The plan includes 10 GB.", "The plan includes 10 GB, and extra storage costs $5.", false),
    ("Breakfast is included, dinner is not.", "Breakfast is included, dinner is extra.", false),
    ("Dinner is included in the price.", "The price includes breakfast. Dinner is extra.", true),
    (
        "Le petit-déjeuner est compris dans le prix.",
        "Le dîner est compris dans le prix, le petit-déjeuner est en supplément.",
        true,
    ),
    (
        "El desayuno está incluido en el precio.",
        "La cena está incluida en el precio; el desayuno se paga aparte.",
        true,
    ),
];

#[test]
fn what_costs_extra_is_not_included() {
    flags(VerdictReason::NegationMismatch, EXTRA);
}
