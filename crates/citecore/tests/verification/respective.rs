//! Numbers that are told in the order of what they are of.

use citecore::VerdictReason;

use crate::flags;

const POTS: &str = "Fixed pots run for 6, 12 or 24 months and pay 4.1%, 4.4% and 4.2% AER respectively.";
const POTS_IN_SPANISH: &str = "Con 6, 12 o 24 meses se paga un 4,1 %, 4,4 % y 4,2 % respectivamente.";

/// Claim, source, and whether its number is of another of the things that are listed.
const RESPECTIVE: &[(&str, &str, bool)] = &[
    ("Rome grew by 5 percent.", "Milan and Rome grew by 5 and 8 percent, respectively.", true),
    ("Milan grew by 5 percent.", "Milan and Rome grew by 5 and 8 percent, respectively.", false),
    ("Milan grew by 8 percent.", "Milan and Rome grew by 5 and 8 percent, respectively.", true),
    (
        "The Basic plan costs 10 dollars.",
        "The Basic and Pro plans cost 10 and 20 dollars, respectively.",
        false,
    ),
    (
        "The Basic plan costs 20 dollars.",
        "The Basic and Pro plans cost 10 and 20 dollars, respectively.",
        true,
    ),
    (
        "The Basic and Pro plans cost 10 and 20 dollars.",
        "The Basic and Pro plans cost 10 and 20 dollars, respectively.",
        false,
    ),
    (
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars.",
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars, respectively.",
        false,
    ),
    (
        "The Pro plan costs 20 dollars.",
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars, respectively.",
        false,
    ),
    (
        "The Max plan costs 30 dollars.",
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars, respectively.",
        false,
    ),
    (
        "The Basic plan costs 10 dollars.",
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars, respectively.",
        false,
    ),
    (
        "The Pro plan costs 30 dollars.",
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars, respectively.",
        true,
    ),
    (
        "The Max plan costs 10 dollars.",
        "The Basic, Pro and Max plans cost 10, 20 and 30 dollars, respectively.",
        true,
    ),
    (
        "Les villes de Lyon et Nice ont 500 000 et 340 000 habitants respectivement.",
        "Les villes de Lyon et Nice ont 500 000 et 340 000 habitants respectivement.",
        false,
    ),
    ("Nice a 340 000 habitants.", "Lyon et Nice ont 500 000 et 340 000 habitants respectivement.", false),
    ("Nice a 500 000 habitants.", "Lyon et Nice ont 500 000 et 340 000 habitants respectivement.", true),
    ("Sevilla tiene 3 hospitales.", "Madrid y Sevilla tienen 3 y 5 hospitales, respectivamente.", true),
    ("Sevilla tiene 5 hospitales.", "Madrid y Sevilla tienen 3 y 5 hospitales, respectivamente.", false),
    ("The Pro plan costs 10 dollars.", "The Basic and Pro plans cost 10 and 20 dollars, respectively.", true),
    ("Boys scored 52 percent.", "Girls and boys scored 52 and 48 percent respectively.", true),
    (
        "The boiling point is 0 degrees.",
        "The freezing and boiling points are 0 and 100 degrees respectively.",
        true,
    ),
    ("Boys scored 48 percent.", "Girls and boys scored 52 and 48 percent respectively.", false),
    (
        "The boiling point is 100 degrees.",
        "The freezing and boiling points are 0 and 100 degrees respectively.",
        false,
    ),
    // Of other numbers
    ("12-month fixed pot: 4.4% AER", POTS, false),
    ("6-month fixed pot: 4.4% AER", POTS, true),
    ("The 6-month pot pays 4.4%.", POTS, true),
    ("The 12-month pot pays 4.2%.", POTS, true),
    ("The 24-month pot pays 4.2%.", POTS, false),
    ("The 6-month pot pays 4.1%.", POTS, false),
    ("Con 12 meses se paga un 4,4 %.", POTS_IN_SPANISH, false),
    ("Con 6 meses se paga un 4,4 %.", POTS_IN_SPANISH, true),
    ("Mit 12 Monaten gibt es 4,4 %.", "Mit 6, 12 und 24 Monaten gibt es 4,1 %, 4,4 % und 4,2 %.", false),
    ("Mit 6 Monaten gibt es 4,4 %.", "Mit 6, 12 und 24 Monaten gibt es 4,1 %, 4,4 % und 4,2 %.", true),
    ("The show ran in 1995.", "The show ran in 1990, 1995 and 2000.", false),
    ("The show ran in 1996.", "The show ran in 1990, 1995 and 2000.", true),
    ("Rome grew by 8 percent.", "Milan and Rome grew by 5 and 8 percent, respectively.", false),
];

#[test]
fn each_number_is_of_the_thing_at_its_place() {
    flags(VerdictReason::NumberMismatch, RESPECTIVE);
}
