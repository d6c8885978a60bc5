//! Bounds: from which number on something is so, up to which, and what the ends of a range are.

use citecore::VerdictReason;

use crate::{flags, held};

/// What is above a number isn't what is below it, however each is said.
const BOUNDS: &[(&str, &str, bool)] = &[
    ("The vaccine is for people under 65.", "The vaccine is for people aged 65 and over.", true),
    ("The vaccine is for people under 65 years.", "The vaccine is for people 65 years and older.", true),
    ("The vaccine is for people over 65.", "The vaccine is for people aged 65 and over.", false),
    ("The vaccine is for people younger than 65.", "The vaccine is for people older than 65.", true),
    ("The vaccine is for people over 65.", "The vaccine is for people older than 65.", false),
    ("Files smaller than 2 GB cannot be sent.", "Files larger than 2 GB cannot be sent.", true),
    ("Files of more than 2 GB cannot be sent.", "Files larger than 2 GB cannot be sent.", false),
    ("The bag may weigh 20 kg or more.", "The bag may weigh up to 20 kg.", true),
    ("The bag may weigh 20 kg or less.", "The bag may weigh up to 20 kg.", false),
    ("Python 3.9 or later is required.", "Python 3.9 is required.", false),
    ("Das gilt für Personen unter 65 Jahren.", "Das gilt für Personen von 65 Jahren und älter.", true),
    ("Le vaccin est pour les moins de 65 ans.", "Le vaccin est pour les 65 ans et plus.", true),
    ("Es para menores de 65 años.", "Es para personas de 65 años o más.", true),
    ("Se puede cancelar con más de 48 horas.", "Se puede cancelar hasta 48 horas antes.", true),
];

#[test]
fn bounds_are_told_by_what_stands_before_a_number_and_behind() {
    flags(VerdictReason::NegationMismatch, BOUNDS);
}

/// "From" and "until" are bounds too, of ages, amounts and hours.
const FROM_AND_UNTIL: &[(&str, &str, bool)] = &[
    ("Children from 6 years travel free.", "Children up to 6 years travel free.", true),
    ("Children up to 6 years travel free.", "Children from 6 years travel free.", true),
    ("Children aged 6 and over travel free.", "Children from 6 years travel free.", false),
    ("Orders from 50 euros ship free.", "Orders up to 50 euros ship free.", true),
    ("Orders of 50 euros or more ship free.", "Orders from 50 euros ship free.", false),
    ("Refunds are paid within 14 days.", "Refunds are paid after at least 14 days.", true),
    ("You can return it within 30 days.", "You can return it for up to 30 days.", false),
    ("Kinder ab 6 Jahren fahren kostenlos.", "Kinder bis 6 Jahre fahren kostenlos.", true),
    ("Kinder ab 6 Jahren fahren kostenlos.", "Kinder bis zu 6 Jahren fahren kostenlos.", true),
    ("Los niños desde 6 años viajan gratis.", "Los niños de hasta 6 años viajan gratis.", true),
    ("Los niños a partir de los 6 años viajan gratis.", "Los niños hasta los 6 años viajan gratis.", true),
    ("Les enfants à partir de 6 ans entrent.", "Les enfants jusqu’à 6 ans entrent.", true),
    ("I bambini dai 6 anni entrano gratis.", "I bambini fino a 6 anni entrano gratis.", true),
    ("6세부터 무료로 탈 수 있습니다.", "6세까지 무료로 탈 수 있습니다.", true),
    ("6歳から無料で乗れます。", "6歳まで無料で乗れます。", true),
    ("6岁起免费乘车。", "6岁以内免费乘车。", true),
    ("The shop is open from 9.", "The shop is open until 9.", true),
    ("Le magasin est ouvert à partir de 9 h.", "Le magasin est ouvert jusqu'à 9 h.", true),
    ("The shop is open from 9.", "The shop is closed until 9.", false),
    ("The shop opens at 9.", "The shop doesn't open until 9.", false),
];

/// What denies or compares something else beside a bound.
const BESIDE: &[(&str, &str, bool)] = &[
    ("Exports reach more than 40 countries.", "The firm exports to more than 40 countries.", false),
    ("El grupo abrió más de 500 tiendas.", "El grupo ha abierto más de 500 tiendas.", false),
    (
        "Without a card, you can borrow at most 5 books.",
        "Without a card, you cannot borrow more than 5 books.",
        false,
    ),
    (
        "Without a card, you can borrow at least 5 books.",
        "Without a card, you cannot borrow more than 5 books.",
        true,
    ),
    ("At most five people and at most two dogs.", "Up to five people and no more than two dogs.", false),
    ("You can use no more than 40 GB.", "You can use up to 40 GB, even on unlimited plans.", false),
    ("You can use more than 40 GB.", "You can use no more than 40 GB.", true),
    ("Bags of no more than 10 kg are allowed.", "Bags up to 10 kg are not allowed.", true),
    ("Bags of no more than 10 kg are allowed.", "Bags up to 10 kg are allowed.", false),
    (
        "Deliveries cost no more than $5, and returns are not free.",
        "Deliveries cost at most $5, and returns are not free.",
        false,
    ),
    ("Non più di 5 kg sono permessi.", "Sono permessi al massimo 5 kg.", false),
    ("You can use no less than 40 GB.", "You can use up to 40 GB.", true),
    (
        "For bills of no more than £1,500 a photo is enough.",
        "A photo is enough for bills up to £1,500.",
        false,
    ),
    // A bound of how much it is has another side, and a bound of how many none.
    (
        "Las facturas superiores a 150 € se pueden dividir en hasta 4 plazos.",
        "Las facturas de más de 150 € se pueden fraccionar en un máximo de 4 plazos.",
        false,
    ),
    (
        "As more than 30 days have passed, a repair will be tried first.",
        "If you find a fault within 30 days we refund you. After that, we'll try to repair it first.",
        false,
    ),
    ("At least five people and at most two dogs.", "Up to five people and at most two dogs.", true),
    ("At most five people and at least two dogs.", "Up to five people and no more than two dogs.", true),
    ("At most five people and more than two dogs.", "Up to five people and no more than two dogs.", true),
    (
        "Up to 30 items, of which up to 5 are games.",
        "At most 30 items, of which no more than five are games.",
        false,
    ),
    (
        "Höchstens fünf Leute und höchstens zwei Hunde.",
        "Bis zu fünf Leute und nicht mehr als zwei Hunde.",
        false,
    ),
    ("Au maximum cinq chats et deux chiens.", "Jusqu'à cinq chats et pas plus de deux chiens.", false),
    ("Como máximo cinco gatos y dos perros.", "Hasta cinco gatos y no más de dos perros.", false),
    ("Up to 5 days can be carried over.", "Up to five days may be carried over into the next year.", false),
    (
        "The passport was issued at 16 or later and can't have expired 15 or more years ago.",
        "The passport was issued at 16 or over and expired less than 15 years ago.",
        false,
    ),
    (
        "Man darf an maximal 20 Tagen im Ausland arbeiten.",
        "Arbeiten im Ausland ist an höchstens 20 Tagen erlaubt und mindestens vier Wochen vorher zu beantragen.",
        false,
    ),
    (
        "Man darf an mindestens 20 Tagen im Ausland arbeiten.",
        "Arbeiten im Ausland ist an höchstens 20 Tagen erlaubt und mindestens vier Wochen vorher zu beantragen.",
        true,
    ),
    ("Under-18s can apply.", "You must be at least 18 to apply.", true),
    ("Under-18s can't apply.", "You must be at least 18 to apply.", false),
    ("Over-65s travel free.", "People over 65 travel free.", false),
    ("Over-65s travel free.", "People under 65 travel free.", true),
    (
        "After 45 days overdue, an item is treated as lost.",
        "Items that are more than 45 days overdue are considered lost, unless they come back within six months.",
        false,
    ),
    ("An item is lost after 45 days.", "An item is lost within 45 days.", true),
    (
        "Ohne Ausweis kann man höchstens 5 Bücher ausleihen.",
        "Ohne Ausweis kann man nicht mehr als 5 Bücher ausleihen.",
        false,
    ),
];

#[test]
fn a_bound_is_its_own_whatever_stands_beside_it() {
    flags(VerdictReason::NegationMismatch, BESIDE);
}

#[test]
fn from_and_until_are_bounds() {
    flags(VerdictReason::NegationMismatch, FROM_AND_UNTIL);
}

/// A range begins where it is at least, and ends where it is at the most.
const ENDS: &[(&str, &str, bool)] = &[
    ("Delivery takes up to 5 days.", "Delivery takes 3 to 5 days.", false),
    ("Delivery takes at least 3 days.", "Delivery takes 3 to 5 days.", false),
    ("Orders arrive within 5 days.", "Orders arrive in 3 to 5 days.", false),
    ("Delivery takes up to 3 days.", "Delivery takes 3 to 5 days.", true),
    ("Delivery takes at least 5 days.", "Delivery takes 3 to 5 days.", true),
    ("Delivery takes 5 days.", "Delivery takes 3 to 5 days.", true),
    ("Die Lieferung dauert bis zu 5 Tage.", "Die Lieferung dauert 3 bis 5 Tage.", false),
    ("La livraison prend jusqu'à 5 jours.", "La livraison prend de 3 à 5 jours.", false),
    ("배송은 최대 5일 걸립니다.", "배송은 3~5일 걸립니다.", false),
    ("배송은 최대 3일 걸립니다.", "배송은 3~5일 걸립니다.", true),
    ("The library is open until 17.", "The library is open from 9 to 17.", false),
    ("The lens zooms from 24 mm.", "The lens zooms from 24 to 70 mm.", false),
    ("The lens zooms up to 24 mm.", "The lens zooms from 24 to 70 mm.", true),
];

#[test]
fn the_ends_of_a_range_are_bounds() {
    flags_by_number_or_denial(ENDS);
}

const OVER: &str = "Shipping is free for orders over $40, and costs $5 below that.";
const UNDER: &str = "Children under 12 pay $5, those over 12 pay $10.";
const BOTH: &str = "Orders over $100 ship free. Orders under $100 cost $8 to ship.";
const AB: &str = "Der Versand ist ab 40 Euro kostenlos, darunter kostet er 5 Euro.";

/// Where a sentence speaks of both sides of a bound, or two beside each other do, each has its own price.
const SIDES: &[(&str, &str, bool)] = &[
    ("Shipping is free for orders over $40.", OVER, false),
    ("Orders below $40 cost $5 to ship.", OVER, false),
    ("Shipping is free for orders above $40 and costs $5 below.", OVER, false),
    ("Shipping is free for orders below $40.", OVER, true),
    ("Orders over $40 cost $5 to ship.", OVER, true),
    (
        "Orders over $40 cost $5 to ship.",
        "Shipping is free for orders over $40; orders below $40 cost $5.",
        true,
    ),
    (
        "If you order for less than $40, shipping costs $5.",
        "Over $40 shipping is free, otherwise it costs $5.",
        false,
    ),
    (
        "If you order for more than $40, shipping costs $5.",
        "Over $40 shipping is free, otherwise it costs $5.",
        true,
    ),
    ("Children over 12 pay $10.", UNDER, false),
    ("Children under 12 pay $10.", UNDER, true),
    ("Refunds up to $50 take 2 days.", "Refunds up to $50 take 2 days, more than that 5 days.", false),
    ("Refunds over $50 take 2 days.", "Refunds up to $50 take 2 days, more than that 5 days.", true),
    (
        "Passengers under 2 and over 70 need a certificate.",
        "Passengers under 2 or over 70 need a certificate.",
        false,
    ),
    ("Orders over $100 ship free.", BOTH, false),
    ("Orders under $100 cost $8 to ship.", BOTH, false),
    ("Orders over $100 cost $8 to ship.", BOTH, true),
    ("Orders under $100 ship free.", BOTH, true),
    ("Bags over 23 kg cost $50.", "Less luggage saves money: $50 for bags over 23 kg.", false),
    ("Ab 40 Euro ist der Versand kostenlos.", AB, false),
    ("Der Versand kostet unter 40 Euro 5 Euro.", AB, false),
    ("Der Versand kostet ab 40 Euro 5 Euro.", AB, true),
    (
        "Transfers under $1,000 have a fee of $3 over the weekend.",
        "Transfers under $1,000 have a fee of $3 over the weekend.",
        false,
    ),
];

#[test]
fn each_side_of_a_bound_has_its_own_price() {
    flags_by_number_or_denial(SIDES);
}

/// The other side may have a word alone: "heavier bags", "darüber".
const SIDES_BY_WORDS: &[(&str, &str, bool)] = &[
    (
        "Orders over 100 units get 10 % off.",
        "Orders under 100 units get 5 % off, orders above get 10 %.",
        false,
    ),
    ("The fee is $10 above $100.", "Up to $100 the fee is $5; above that it is $10.", false),
    (
        "Orders over 100 units get 5 % off.",
        "Orders under 100 units get 5 % off, orders above get 10 %.",
        true,
    ),
    (
        "Orders under 100 units get 10 % off.",
        "Orders under 100 units get 5 % off, orders above get 10 %.",
        true,
    ),
    (
        "Orders under 100 units get 5 % off.",
        "Orders under 100 units get 5 % off, orders above get 10 %.",
        false,
    ),
    ("The fee is $5 above $100.", "Up to $100 the fee is $5; above that it is $10.", true),
    ("The fee is $5 up to $100.", "Up to $100 the fee is $5; above that it is $10.", false),
    (
        "Files larger than 10 MB take 5 minutes.",
        "Files up to 10 MB take 1 minute; larger ones take 5 minutes.",
        false,
    ),
    ("Bags over 20 kg cost $30.", "Bags up to 20 kg cost $15, heavier bags $30.", false),
    ("Bags over 20 kg cost $15.", "Bags up to 20 kg cost $15, heavier bags $30.", true),
    ("Bags up to 20 kg cost $15.", "Bags up to 20 kg cost $15, heavier bags $30.", false),
    ("Visitors over 65 pay $6.", "Visitors under 65 pay $9, older visitors $6.", false),
    ("Visitors over 65 pay $9.", "Visitors under 65 pay $9, older visitors $6.", true),
    (
        "Parcels longer than 60 cm cost 9 euros.",
        "Parcels up to 60 cm cost 5 euros, longer ones 9 euros.",
        false,
    ),
    (
        "Loans of more than 10,000 euros have an interest rate of 3 %.",
        "Loans up to 10,000 euros have an interest rate of 4 %, larger loans 3 %.",
        false,
    ),
    (
        "Loans of more than 10,000 euros have an interest rate of 4 %.",
        "Loans up to 10,000 euros have an interest rate of 4 %, larger loans 3 %.",
        true,
    ),
    ("Über 50 € kostet der Versand 3 €.", "Bis 50 € kostet der Versand 5 €, darüber 3 €.", false),
    ("Über 50 € kostet der Versand 5 €.", "Bis 50 € kostet der Versand 5 €, darüber 3 €.", true),
    ("Unter 50 € kostet der Versand 5 €.", "Ab 50 € kostet der Versand 3 €, darunter 5 €.", false),
    ("Unter 50 € kostet der Versand 3 €.", "Ab 50 € kostet der Versand 3 €, darunter 5 €.", true),
    ("Pakete über 10 kg kosten 16 Euro.", "Pakete bis 10 kg kosten 9 Euro, schwerere Pakete 16 Euro.", false),
    ("Pakete über 10 kg kosten 9 Euro.", "Pakete bis 10 kg kosten 9 Euro, schwerere Pakete 16 Euro.", true),
    ("La livraison coûte 5 € pour plus de 50 €.", "Jusqu'à 50 €, la livraison coûte 5 €, au-delà 3 €.", true),
    (
        "La livraison coûte 3 € pour plus de 50 €.",
        "Jusqu'à 50 €, la livraison coûte 5 €, au-delà 3 €.",
        false,
    ),
    (
        "Los envíos de más de 20 kg cuestan 30 euros.",
        "Hasta 20 kg el envío cuesta 15 euros; por encima, 30 euros.",
        false,
    ),
    (
        "Los envíos de más de 20 kg cuestan 15 euros.",
        "Hasta 20 kg el envío cuesta 15 euros; por encima, 30 euros.",
        true,
    ),
    ("Rooms above 30 m² cost $200.", "Rooms up to 30 m² cost $120. Larger rooms cost $200.", false),
    ("Rooms above 30 m² cost $120.", "Rooms up to 30 m² cost $120. Larger rooms cost $200.", true),
    (
        "If you're under 26, the ticket costs 10 euros.",
        "From 26 on the ticket costs 15 euros, younger people pay 10 euros.",
        false,
    ),
    (
        "If you're under 26, the ticket costs 15 euros.",
        "From 26 on the ticket costs 15 euros, younger people pay 10 euros.",
        true,
    ),
    (
        "The tax is 19 % for incomes over 20,000 dollars.",
        "The tax is 10 % on incomes up to 20,000 dollars and 19 % beyond that.",
        false,
    ),
    (
        "Orders of 10 or more items get 15 % off.",
        "Orders under 10 items get 5 % off, and larger orders 15 %.",
        false,
    ),
    (
        "Orders of 10 or more items get 5 % off.",
        "Orders under 10 items get 5 % off, and larger orders 15 %.",
        true,
    ),
    (
        "Por encima de 20 kg el envío cuesta 30 euros.",
        "Hasta 20 kg el envío cuesta 15 euros; por encima, 30 euros.",
        false,
    ),
    (
        "Por encima de 20 kg el envío cuesta 15 euros.",
        "Hasta 20 kg el envío cuesta 15 euros; por encima, 30 euros.",
        true,
    ),
    ("Au-delà de 50 €, la livraison coûte 5 €.", "Jusqu'à 50 €, la livraison coûte 5 €, au-delà 3 €.", true),
    ("En deçà de 50 €, la livraison coûte 5 €.", "Jusqu'à 50 €, la livraison coûte 5 €, au-delà 3 €.", false),
    (
        "Usage beyond 10 GB costs $2 per GB.",
        "The plan includes 10 GB; usage above that costs $2 per GB.",
        false,
    ),
    ("Beyond 10 GB you pay $2 per GB.", "More than 10 GB costs $2 per GB.", false),
    ("Temperatures above 30 °C are safe.", "Temperatures below 30 °C are safe.", true),
    ("Oberhalb von 30 °C ist das Gerät sicher.", "Unterhalb von 30 °C ist das Gerät sicher.", true),
];

#[test]
fn the_other_side_of_a_bound_is_told_by_a_word() {
    flags_by_number_or_denial(SIDES_BY_WORDS);
}

const TIERS: &str = "Parcels up to 2 kg cost $5, parcels up to 5 kg cost $8, and heavier parcels cost $14.";
const YOUNGER: &str = "Drivers aged 25 and over pay $40 a day; younger drivers pay $65 a day. Everyone must hold a licence for at least 1 year.";
const SMALLER: &str = "Groups of 10 or more save 15 %. Smaller groups pay the normal fare.";

#[test]
fn what_is_beyond_is_beyond_the_last_bound_and_what_is_said_of_all_is_said_of_both_sides() {
    flags_by_number_or_denial(&[
        ("Parcels over 5 kg cost $14.", TIERS, false),
        ("Parcels up to 5 kg cost $8.", TIERS, false),
        ("Parcels over 2 kg cost $14.", TIERS, true),
        ("Parcels over 5 kg cost $8.", TIERS, true),
        ("Drivers aged 25 and over must hold a licence for at least 1 year.", YOUNGER, false),
        ("Drivers under 25 pay $65 a day.", YOUNGER, false),
        ("Drivers under 25 pay $40 a day.", YOUNGER, true),
        ("Groups with fewer than 10 people pay the normal fare.", SMALLER, false),
        ("Groups with fewer than 10 people save 15 %.", SMALLER, true),
        (
            "Pakete über 60 cm Länge kosten 9,49 Euro.",
            "Pakete bis 60 cm Länge kosten 5,49 Euro, längere Pakete 9,49 Euro.",
            false,
        ),
    ]);
}

/// A bound that isn't the claim's is told by its number or by its words.
fn flags_by_number_or_denial(table: &[(&str, &str, bool)]) {
    let told = |claim: &str, text: &str| {
        let reasons = held(claim, text).reasons;
        reasons.contains(&VerdictReason::NumberMismatch) || reasons.contains(&VerdictReason::NegationMismatch)
    };
    let wrong: Vec<_> =
        table.iter().filter(|&&(claim, text, expected)| told(claim, text) != expected).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
