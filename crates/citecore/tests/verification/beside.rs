//! What stands beside a number and takes no place of it: what code sets, another cell, what the claim says elsewhere, another clause's time.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

const PAGES: &str =
    "Offset-based pagination (page=2) was deprecated in version 2.3 and will be removed in version 3.0.";

const BESIDE: &[(&str, &str, bool)] = &[
    // What code sets
    ("Offset-based pagination is deprecated since v2.3 and will be removed in v3.0.", PAGES, false),
    ("Offset-based pagination is deprecated since v2.4 and will be removed in v3.0.", PAGES, true),
    ("Offset-based pagination was removed in version 2.3.", PAGES, true),
    ("Offset-based pagination was deprecated in version 2.", PAGES, true),
    ("Set the limit to 60.", "Set limit=50 to get 50 items.", true),
    // A cell beside them
    (
        "| Growth | $9/member/month (annual) or $12 (monthly) | Unlimited tasks, 50 GB storage |",
        "The Growth plan costs $9 per member per month when billed annually, or $12 per member when billed monthly, and includes \
         unlimited tasks, 50 GB of file storage and guest access.",
        false,
    ),
    (
        "| Growth | $12/member/month (annual) or $9 (monthly) | Unlimited tasks, 50 GB storage |",
        "The Growth plan costs $9 per member per month when billed annually, or $12 per member when billed monthly, and includes \
         unlimited tasks, 50 GB of file storage and guest access.",
        true,
    ),
    // Told elsewhere in the claim, too
    (
        "You get half of the fare for delays of 30 minutes or more, and all of it once the delay reaches an hour.",
        "If the train is at least 30 minutes late, you get back 50% of the single fare; from 60 minutes it is 100%.",
        false,
    ),
    (
        "You get the full fare for delays of 30 minutes or more.",
        "If the train is at least 30 minutes late, you get back 50% of the single fare; from 60 minutes it is 100%.",
        true,
    ),
    // A time in another clause
    (
        "Check-in starts at 3 PM, and check-out is until 11 AM.",
        "Check-in is from 3 p.m.; if you arrive after 11 p.m., please call us. Check-out is by 11 a.m.",
        false,
    ),
    (
        "Check-in starts at 3 PM, and check-out is until 11 PM.",
        "Check-in is from 3 p.m.; if you arrive after 11 p.m., please call us. Check-out is by 11 a.m.",
        true,
    ),
    (
        "Check-in starts at 3 PM, and check-out is until 10 AM.",
        "Check-in is from 3 p.m.; if you arrive after 11 p.m., please call us. Check-out is by 11 a.m.",
        true,
    ),
];

#[test]
fn what_stands_beside_a_number_takes_no_place_of_it() {
    flags(NumberMismatch, BESIDE);
}
