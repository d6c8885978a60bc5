//! What is free stands in the place of a price, and what is unlimited in that of a number, when a sentence says them of different things.

use citecore::VerdictReason::{NegationMismatch, NumberMismatch};

use crate::{flags, held};

const CHILDREN: &str = "Children are free, adults pay $8.";
const SUNDAYS: &str = "Parking costs $3 on weekdays and is free on Sundays.";
const PLANS: &str = "The Basic plan has 5 users, the Pro plan has unlimited users.";
const ENFANTS: &str = "L'entrée est gratuite pour les enfants, les adultes paient 5 euros.";
const KINDER: &str = "Kinder haben freien Eintritt, Erwachsene zahlen 5 Euro.";

const PRICES: &[(&str, &str, bool)] = &[
    ("Children are free.", CHILDREN, false),
    ("Adults pay $8.", CHILDREN, false),
    ("Adults pay $8 and children are free.", CHILDREN, false),
    ("Children pay $8.", CHILDREN, true),
    ("Adults are free.", CHILDREN, true),
    ("Members pay $5.", "Members enter free, others pay $5.", true),
    ("Students pay £10 for entry.", "Entry is free for students and £10 for everyone else.", true),
    ("Entry costs £10 for everyone else.", "Entry is free for students and £10 for everyone else.", false),
    ("Parking is free on Sundays.", SUNDAYS, false),
    ("Parking costs $3 on weekdays.", SUNDAYS, false),
    ("Parking is free on weekdays.", SUNDAYS, true),
    ("Parking costs $3 on Sundays.", SUNDAYS, true),
    ("Kinder zahlen 5 Euro.", KINDER, true),
    ("Erwachsene zahlen 5 Euro.", KINDER, false),
    ("Les enfants paient 5 euros.", ENFANTS, true),
    ("Les adultes paient 5 euros.", ENFANTS, false),
    ("Los niños pagan 5 euros.", "Los niños entran gratis, los adultos pagan 5 euros.", true),
    ("어린이는 8,000원입니다.", "어린이는 무료이며, 성인은 8,000원입니다.", true),
    ("성인은 8,000원입니다.", "어린이는 무료이며, 성인은 8,000원입니다.", false),
    ("大人は800円です。", "子供は無料、大人は800円です。", false),
    ("成人票价为80元。", "儿童免费，成人票价为80元。", false),
];

#[test]
fn what_is_free_is_of_something_else_than_a_price() {
    flags(NumberMismatch, PRICES);
}

const COUNTS: &[(&str, &str, bool)] = &[
    ("The Basic plan has 5 users.", PLANS, false),
    ("The Pro plan has unlimited users.", PLANS, false),
    ("The Pro plan has 5 users.", PLANS, true),
    ("The Basic plan has unlimited users.", PLANS, true),
];

#[test]
fn what_is_unlimited_is_of_something_else_than_a_number() {
    flags(NumberMismatch, COUNTS);
}

/// One thing may be free and have a price: one after the other, or by what it is.
const IN_TURN: &[(&str, &str, bool)] = &[
    ("Pro costs $10 a month.", "Pro is free for 14 days, then $10 a month.", false),
    ("Pro costs $10 a month.", "Pro is free during the trial, afterwards it costs $10 a month.", false),
    ("Pro is free for 14 days.", "Pro is free for 14 days, then $10 a month.", false),
    ("Shipping costs $4.95.", "Shipping costs $4.95; orders above $50 are shipped free.", false),
    ("Orders above $50 are shipped free.", "Shipping costs $4.95; orders above $50 are shipped free.", false),
    ("Each further bag costs $30.", "Two bags are free; each further bag costs $30.", false),
    ("Changes cost $20.", "Cancellation is free up to 24 hours before, changes cost $20.", false),
    ("Parking costs $5 per day.", "There is free Wi-Fi, and parking costs $5 per day.", false),
    ("The Free plan has 3 boards.", "The Free plan has 3 boards, the Pro plan unlimited boards.", false),
    ("Sugar-free drinks cost $3.", "Sugar-free drinks cost $3, others cost $2.", false),
];

#[test]
fn what_is_free_at_first_may_have_a_price_later() {
    flags(NumberMismatch, IN_TURN);
}

const TWO: &str = "The Basic plan is free. The Pro plan costs $10 a month. The Enterprise plan costs $30.";
const GUESTS: &str = "Parking is free for hotel guests. For visitors to the restaurant it costs $4.";
const VISITS: &str = "Members have unlimited visits. Guests pay $12 per visit.";

/// So it is in two sentences beside each other.
const BESIDE: &[(&str, &str, bool)] = &[
    ("The Basic plan is free.", TWO, false),
    ("The Pro plan costs $10 a month.", TWO, false),
    ("The Pro plan is free.", TWO, true),
    ("The Basic plan costs $10 a month.", TWO, true),
    ("Parking costs $4 for visitors to the restaurant.", GUESTS, false),
    ("Parking costs $4 for hotel guests.", GUESTS, true),
    (
        "Premium members get 10 downloads a day.",
        "Premium members get unlimited downloads. Standard members get 10 downloads a day.",
        true,
    ),
    (
        "Standard members get 10 downloads a day.",
        "Premium members get unlimited downloads. Standard members get 10 downloads a day.",
        false,
    ),
    ("Guests pay $12 per visit.", VISITS, false),
    ("In-app purchases start at $2.", "The app is free. In-app purchases start at $2.", false),
    (
        "After the first hour, parking costs $2 per hour.",
        "Parking is free for the first hour. After that, it costs $2 per hour.",
        false,
    ),
    ("Tickets cost $12.", "The museum is free on Sundays. Tickets cost $12 on all other days.", false),
    ("A call costs 20 cents.", "Feel free to contact us by phone. A call costs 20 cents.", false),
    (
        "Das Parken kostet 12 Euro pro Nacht.",
        "WLAN ist im Hotel kostenlos. Das Parken kostet 12 Euro pro Nacht.",
        false,
    ),
];

#[test]
fn what_is_free_is_of_something_else_than_a_price_beside_it() {
    flags(NumberMismatch, BESIDE);
}

/// Claim, source, and whether the one denies the other.
const FEES: &[(&str, &str, bool)] = &[
    ("There is no fee for members.", "Membership entry is free for members.", false),
    ("There is no charge for returns.", "Returns are free of charge.", false),
    ("Returns cost nothing.", "Returns are free of charge.", false),
    ("Returns are free.", "There is no charge for returns.", false),
    (
        "There is no fee for transfers of $1,000 or more.",
        "Transfers below $1,000 carry a flat fee of $4. Transfers of $1,000 or more are free of charge.",
        false,
    ),
    ("Shipping is free over $40.", "There are no shipping costs over $40.", false),
    ("Für Rücksendungen fallen keine Kosten an.", "Rücksendungen sind kostenlos.", false),
    ("Il n'y a pas de frais de retour.", "Les retours sont gratuits.", false),
    ("반품 수수료는 없습니다.", "반품은 무료입니다.", false),
    ("There is a fee for returns.", "There is no fee for returns.", true),
    ("Returns are not free.", "Returns are free of charge.", true),
    ("Returns are free.", "Returns are not free of charge.", true),
    ("There is no fee for returns.", "Exchanges are free; for returns there is a fee of $5.", true),
    ("There is no fee for returns.", "Shipping is free, returns cost $5.", true),
    ("There is no fee for returns.", "Shipping is free. Costs for returns are $5.", true),
    ("Charge the battery overnight.", "Do not charge the battery overnight.", true),
];

#[test]
fn what_has_no_fee_is_free() {
    flags(NegationMismatch, FEES);
    for (claim, source) in [
        ("There is no fee for members.", "Membership entry is free for members."),
        ("Shipping is free over $40.", "There are no shipping costs over $40."),
    ] {
        assert!(held(claim, source).support > 0.7, "{claim}");
    }
}

/// What one doesn't have to pay for is free: claim, source, and whether one denies what the other says.
const PAID: &[(&str, &str, bool)] = &[
    ("Visitors don't have to pay to enter the museum.", "Admission to the museum is free.", false),
    (
        "Visitors don't have to pay for admission to the museum.",
        "Admission to the museum is free for visitors.",
        false,
    ),
    ("You do not need to pay for admission.", "Admission is free.", false),
    ("You pay nothing for admission.", "Admission is free.", false),
    (
        "Visitors don't have to pay for admission to the museum.",
        "Visitors have to pay 5 euros for admission to the museum.",
        true,
    ),
    (
        "Visitors don't have to pay for admission to the museum.",
        "Visitors have to pay for admission to the museum.",
        true,
    ),
    ("Für den Eintritt müssen Besucher nichts zahlen.", "Der Eintritt ist für Besucher frei.", false),
    ("Besucher müssen den Eintritt nicht bezahlen.", "Der Eintritt ist für Besucher kostenlos.", false),
    ("No hay que pagar la entrada.", "La entrada es gratuita.", false),
    ("Children do not pay for the bus.", "The bus is free for children.", false),
    ("The tenant did not pay the rent.", "The tenant did not pay the rent.", false),
    ("The tenant paid the rent.", "The tenant did not pay the rent.", true),
    ("The tenant did not pay the rent.", "The tenant has to pay the rent.", true),
];

#[test]
fn what_one_does_not_have_to_pay_for_is_free() {
    flags(NegationMismatch, PAID);
}
