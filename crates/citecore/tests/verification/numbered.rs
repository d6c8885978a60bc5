//! Numbers of which a source says that it isn't so of them, and by which clauses are told apart.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

const ROUTER: &str = "The router works on 2.4 and 5 GHz, but not on 6 GHz.";

const DENIED: &[(&str, &str, bool)] = &[
    ("The router works on the 6 GHz band.", ROUTER, true),
    ("The router works on 6 GHz.", "The router works on 2.4 and 5 GHz, not on 6 GHz.", true),
    ("It supports Wi-Fi 6 on the 6 GHz band.", "It supports Wi-Fi 6 on 2.4 and 5 GHz, not on 6 GHz.", true),
    ("Der Router funkt auf 6 GHz.", "Der Router funkt auf 2,4 und 5 GHz, aber nicht auf 6 GHz.", true),
    ("Le routeur marche sur 6 GHz.", "Le routeur marche sur 2,4 et 5 GHz, mais pas sur 6 GHz.", true),
    ("El router funciona en 6 GHz.", "El router funciona en 2,4 y 5 GHz, pero no en 6 GHz.", true),
    // The same
    ("The router works on the 5 GHz band.", ROUTER, false),
    ("The router does not work on 6 GHz.", ROUTER, false),
    ("It works on 5 and 6 GHz.", "It works on 6 GHz, but not on 6 GHz outdoors.", false),
    ("Up to 5 people may enter.", "People may enter, but not more than 5.", false),
    ("The shop opens at 9.", "The shop opens daily, but not until 9.", false),
];

#[test]
fn a_number_that_is_denied_is_told() {
    flags(VerdictReason::NegationMismatch, DENIED);
}

const COURSES: &str = "Courses have to be booked in the app, at most seven days ahead; who doesn't show up three times in a month can't \
    book for two weeks.";
const COFFEE: &str = "If no coffee comes out, the grind is usually too fine: turn the dial one step coarser while the grinder is running. \
    If the coffee is watery, grind finer or raise the dose.";

/// A clause with the claim's numbers is nearer than one without, and so is the sentence that has most of the claim.
#[test]
fn what_is_denied_of_its_numbers_is_denied() {
    for (claim, source) in [
        ("Missing three courses in one month means you can't book for two weeks.", COURSES),
        ("*No coffee:* The grind is probably too fine, so set the dial one step coarser.", COFFEE),
        ("If there is no coffee, set the dial one step coarser.", COFFEE),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Inaccurate, "{claim}: {:.2}", verdict.support);
    }
    for (claim, source) in [
        ("Courses cannot be booked in the app.", COURSES),
        ("The grind is not too fine if no coffee comes out.", COFFEE),
    ] {
        let verdict = held(claim, source);
        assert_ne!(verdict.status, VerdictStatus::Accurate, "{claim}: {:.2}", verdict.support);
    }
}
