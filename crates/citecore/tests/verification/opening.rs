//! Opening hours, as signs have them.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

const SIGN: &str = "The line is open Mon–Fri 8–18, Sat 9–13.";

/// Claim, source, and whether a day or an hour is another one.
const HOURS: &[(&str, &str, bool)] = &[
    ("The line is open Monday to Friday from 8:00 to 18:00 and Saturdays from 9:00 to 13:00.", SIGN, false),
    ("The line is open Monday to Friday from 8 am to 6 pm.", SIGN, false),
    ("The line is open on Wednesday from 8 to 18.", SIGN, false),
    ("The line is open Monday to Friday from 8:00 to 20:00.", SIGN, true),
    ("The line is open on Sunday.", SIGN, true),
    ("The shop is open on Saturdays from 9 to 1 pm.", "The shop is open Sat 9–13.", false),
    ("The shop is open Tuesday to Friday.", "The shop is open Tue.–Fri. 9–12, 14–18.", false),
    ("The shop is open on Fridays until 18:00.", "The shop is open Tue.–Fri. 9–12, 14–18.", false),
    ("The shop is open on Fridays until 20:00.", "The shop is open Tue.–Fri. 9–12, 14–18.", true),
    ("Die Hotline ist montags bis freitags von 8 bis 18 Uhr erreichbar.", "Hotline: Mo–Fr 8–18 Uhr.", false),
    ("Die Hotline ist montags bis freitags von 8 bis 20 Uhr erreichbar.", "Hotline: Mo–Fr 8–18 Uhr.", true),
    ("Das Museum ist freitags geöffnet.", "Das Museum ist Mo\u{a0}–\u{a0}Fr geöffnet.", false),
    ("Das Museum ist sonntags geöffnet.", "Das Museum ist Mo –\u{a0}Fr geöffnet.", true),
    ("La boutique est ouverte du lundi au vendredi.", "La boutique est ouverte lun.–ven. 9–18.", false),
    ("La tienda abre de lunes a viernes de 9 a 18.", "La tienda abre L-V 9-18.", false),
    ("The shop is open Thursday to Saturday.", "The shop is open THU–SAT 9–17.", false),
    ("The shop is open on Friday.", "The shop is open Mo-Do 9-17 Uhr.", true),
    // What only looks like a day, or like hours.
    ("So, do not open the box before Monday.", "Do not open the box before Monday.", false),
    (
        "The blinds block the sun, so it is cool on Monday.",
        "It is cool on Monday: the blinds block the sun.",
        false,
    ),
    ("Sam, Dom and Eve won on Friday.", "On Friday Eve, Sam and Dom won.", false),
    ("A score of SAT 1400 is needed.", "An SAT score of 1400 is needed. We are closed on Sunday.", false),
    ("On Friday 10 to 12 degrees are expected.", "Expected: Friday 10–12, Saturday 14–16 degrees.", false),
    ("Sun 5–10 people in the tent.", "Seat 5–10 people in the tent.", false),
    ("It began on 5 March.", "It began on Mar 5.", false),
    ("Do 5–10 squats.", "Five to ten squats are enough.", false),
];

#[test]
fn days_and_hours_are_written_short() {
    flags(NumberMismatch, HOURS);
}
