//! What is so if something is, unless it is, because of it and despite it.

use citecore::VerdictReason;

use crate::flags;

const CONDITIONS: &[(&str, &str, bool)] = &[
    ("The call will be recorded if you object.", "The call will be recorded unless you object.", true),
    ("The call will be recorded unless you object.", "The call will be recorded if you object.", true),
    (
        "The contract is extended if it is cancelled.",
        "The contract is extended unless it is cancelled.",
        true,
    ),
    ("The match was played because of the rain.", "The match was played despite the rain.", true),
    (
        "Despite the strike, the flight was cancelled.",
        "Because of the strike, the flight was cancelled.",
        true,
    ),
    ("Wegen des Regens wurde gespielt.", "Trotz des Regens wurde gespielt.", true),
    // The same
    ("The call will be recorded unless you object.", "The call will be recorded unless you object.", false),
    ("The call will be recorded if you don't object.", "The call will be recorded unless you object.", false),
    (
        "The call will be recorded unless you object.",
        "The call will be recorded if you do not object.",
        false,
    ),
    ("You can't enter unless you have a ticket.", "You can enter if you have a ticket.", false),
    // What something else is told of
    (
        "The flight is free if you book early.",
        "Unless you cancel, the flight is free if you book early.",
        false,
    ),
    ("It rarely rains in May.", "Rain is rare in May, unless the wind is from the west.", false),
    ("The museum is open if it rains.", "Despite its age, the museum is open if it rains.", false),
];

#[test]
fn if_is_not_unless_and_because_is_not_despite() {
    flags(VerdictReason::NegationMismatch, CONDITIONS);
}
