//! Half of something is no whole one.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

const HALVES: &[(&str, &str, bool)] = &[
    ("Take one tablet daily.", "Take half a tablet daily.", true),
    ("Take a tablet daily.", "Take half a tablet daily.", true),
    ("Take half a tablet daily.", "Take half a tablet daily.", false),
    ("Nehmen Sie eine Tablette täglich.", "Nehmen Sie täglich eine halbe Tablette.", true),
    ("Nehmen Sie täglich eine halbe Tablette.", "Nehmen Sie täglich eine halbe Tablette.", false),
    ("Prenez un comprimé par jour.", "Prenez un demi-comprimé par jour.", true),
    ("Tome una pastilla al día.", "Tome media pastilla al día.", true),
    ("Adults take one tablet.", "Adults take one tablet, children half a tablet.", false),
    ("Adults take one tablet.", "Children take half a tablet, adults one tablet.", false),
    ("A tablet contains 5 mg.", "A tablet contains 5 mg. Take half a tablet daily.", false),
    (
        "One of the rooms has a sea view.",
        "Half of the rooms have a bath, and one of the rooms has a sea view.",
        false,
    ),
    ("One of the reasons is a move.", "A move is a reason. Without one, half of the fees is due.", false),
    ("A hotel with half board costs $90.", "A hotel with half board costs $90.", false),
];

#[test]
fn half_of_something_is_no_whole_one() {
    flags(NumberMismatch, HALVES);
}
