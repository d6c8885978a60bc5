//! Sources that pair several things with numbers, and claims with one of the pairs or across two of them.

use citecore::VerdictReason;

use crate::flags;

const FREE_AND_PRO: &str = "Free accounts have 5 GB of storage in total, Pro accounts 100 GB.";
const TEAM_AND_BUSINESS: &str = "The Team plan includes 10 guests and the Business plan includes 50 guests.";
const BASIS_AND_PREMIUM: &str = "Der Tarif Basis kostet 9,99 € im Monat, der Tarif Premium 19,99 €.";
const SENTENCES: &str =
    "Pro plan users can invite up to 5 members. Team plan users can invite up to 25 members.";
const THREE: &str = "Storage: 5 GB for Basic, 50 GB for Plus and 500 GB for Pro.";
const BILLED: &str = "The Starter plan costs $9 per user per month, billed annually, or $12 billed monthly.";
const WHICH: &str =
    "The Basic plan, which is free, has 5 users, and the Team plan, which is paid, has 20 users.";
const DAYS: &str = "Refunds take 5 days with PayPal, 10 days with a credit card.";

/// Claim, source, and whether the number is another one's.
const PAIRS: &[(&str, &str, bool)] = &[
    ("Free accounts have 5 GB of storage.", FREE_AND_PRO, false),
    ("Billed monthly, the Starter plan costs $12 per user.", BILLED, false),
    ("Billed annually, the Starter plan costs $9 per user.", BILLED, false),
    ("Billed monthly, the Starter plan costs $9 per user.", BILLED, true),
    ("Billed annually, the Starter plan costs $12 per user.", BILLED, true),
    (
        "Billed annually, the plan costs $12.",
        "The plan costs $9 billed annually or $12 billed monthly.",
        true,
    ),
    ("The Team plan has 20 users.", WHICH, false),
    ("The Basic plan has 20 users.", WHICH, true),
    ("Pro accounts have 100 GB of storage.", FREE_AND_PRO, false),
    ("Pro accounts have 5 GB of storage.", FREE_AND_PRO, true),
    ("Free accounts have 100 GB of storage.", FREE_AND_PRO, true),
    ("The Team plan includes 10 guests.", TEAM_AND_BUSINESS, false),
    ("The Business plan includes 50 guests.", TEAM_AND_BUSINESS, false),
    ("The Team plan includes 50 guests.", TEAM_AND_BUSINESS, true),
    ("The Business plan includes 10 guests.", TEAM_AND_BUSINESS, true),
    ("Der Tarif Premium kostet 19,99 € im Monat.", BASIS_AND_PREMIUM, false),
    ("Der Tarif Premium kostet 9,99 € im Monat.", BASIS_AND_PREMIUM, true),
    ("Les enfants paient 6 euros.", "Les adultes paient 12 euros et les enfants 6 euros.", false),
    ("Les enfants paient 12 euros.", "Les adultes paient 12 euros et les enfants 6 euros.", true),
    // In sentences of their own, and several in a claim
    ("If you're on the Pro plan, you can invite up to 5 members.", SENTENCES, false),
    ("If you're on the Pro plan, you can invite up to 25 members.", SENTENCES, true),
    ("You can invite 5 members on Pro and 25 on Team.", SENTENCES, false),
    ("You can invite 25 members on Pro and 5 on Team.", SENTENCES, true),
    // Three, the number first
    ("Basic includes 5 GB.", THREE, false),
    ("Plus includes 50 GB.", THREE, false),
    ("Pro includes 500 GB.", THREE, false),
    ("Basic includes 50 GB.", THREE, true),
    ("Plus includes 500 GB.", THREE, true),
    ("Pro includes 50 GB.", THREE, true),
    ("Refunds take 5 days with PayPal.", DAYS, false),
    ("Refunds with a credit card take 10 days.", DAYS, false),
    ("Refunds take 10 days with PayPal.", DAYS, true),
    ("Refunds with a credit card take 5 days.", DAYS, true),
    // A semicolon divides more than what it stands between
    (
        "The larger battery lasts 20 hours.",
        "The battery has 5000 mAh and lasts 12 hours; the larger one has 8000 mAh and lasts 20 hours.",
        false,
    ),
    // What is no pair
    (
        "Senate Bill 344, which pertains to loans, and Senate Bill 563, which amends the Credit Protection Act, have passed.",
        "Senate Bill 344, which amends the rules for loans, and Senate Bill 563, which contains amendments to the \
         Credit Protection Act, have passed both chambers.",
        false,
    ),
    (
        "When the air has 10 °C and a humidity of 85 %, a lens fogs as soon as it is 2.4 °C colder.",
        "At 10 °C and 85 % humidity the dew point is 7.6 °C, so a lens only 2.4 °C below the air fogs.",
        false,
    ),
    (
        "You can save 20 % if you pay yearly.",
        "You save 10 % with a coupon and 20 % if you pay yearly.",
        false,
    ),
    (
        "Members of the club pay $10, others $15.",
        "The entrance costs $15. Members of the club pay $10.",
        false,
    ),
];

#[test]
fn a_number_is_held_against_what_it_is_said_of() {
    flags(VerdictReason::NumberMismatch, PAIRS);
}
