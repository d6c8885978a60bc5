//! Days of the week that are told by those that are left out.

use citecore::VerdictReason::NumberMismatch;

use crate::flags;

const ALL_BUT_MONDAYS: &str = "The library is closed on Mondays and open on all other days.";

/// Claim, source, and whether a day is another one.
const WEEKS: &[(&str, &str, bool)] = &[
    ("The library is open every day except Sunday.", "The library is open Monday to Saturday.", false),
    ("The library is open every day except Monday.", "The library is open Monday to Saturday.", true),
    ("The library is open Tuesday to Sunday.", ALL_BUT_MONDAYS, false),
    ("The library is open Monday to Saturday.", ALL_BUT_MONDAYS, true),
    ("The library is open every day except Monday.", ALL_BUT_MONDAYS, false),
    (
        "The library is open every day except Monday.",
        "The library is closed on Mondays, and open 9 a.m. to 8 p.m. on all other days except Sunday, when it closes at 5 p.m.",
        false,
    ),
    ("The library is closed on Mondays.", "The library is open Tuesday to Sunday.", false),
    ("The library is closed on Tuesdays.", "The library is open Tuesday to Sunday.", true),
    (
        "The library is closed on Mondays.",
        "The library is open Tuesday to Sunday and closed on Mondays.",
        false,
    ),
    ("The library is closed on Sundays.", ALL_BUT_MONDAYS, true),
    (
        "Die Bibliothek ist täglich außer sonntags geöffnet.",
        "Die Bibliothek ist von Montag bis Samstag geöffnet.",
        false,
    ),
    (
        "Die Bibliothek ist täglich außer montags geöffnet.",
        "Die Bibliothek ist von Montag bis Samstag geöffnet.",
        true,
    ),
    (
        "La bibliothèque est ouverte tous les jours sauf le lundi.",
        "La bibliothèque est ouverte du mardi au dimanche.",
        false,
    ),
    (
        "La bibliothèque est ouverte tous les jours sauf le mardi.",
        "La bibliothèque est ouverte du mardi au dimanche.",
        true,
    ),
    ("La biblioteca abre todos los días excepto el lunes.", "La biblioteca abre de martes a domingo.", false),
    (
        "El museo abre todos los días excepto los martes.",
        "El museo cierra los martes y abre todos los demás días.",
        false,
    ),
    (
        "El museo abre todos los días excepto los lunes.",
        "El museo cierra los martes y abre todos los demás días.",
        true,
    ),
    // Days that are told one by one
    (
        "On Saturdays the pool is open until 9.",
        "The pool is open Monday to Friday until 9 and on Saturdays until 8. It is closed on Sundays.",
        true,
    ),
    (
        "The market is on Saturday and the fair on Sunday.",
        "The market is on Sunday and the fair on Saturday. Both are closed on Mondays.",
        true,
    ),
];

#[test]
fn a_week_is_told_by_the_days_left_out() {
    flags(NumberMismatch, WEEKS);
}
