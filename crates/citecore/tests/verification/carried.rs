//! What one sentence or clause is about, and the next one too, which denies something of it without saying of what.

use citecore::{VerdictReason, VerdictStatus};

use crate::{flags, held};

/// Claim, source that says one thing and denies another, and whether the claim has them the wrong way round.
const CARRIED: &[(&str, &str, bool)] = &[
    ("The ticket is not valid on trains.", "The ticket is valid on buses. It is not valid on trains.", false),
    ("The ticket is valid on trains.", "The ticket is valid on buses. It is not valid on trains.", true),
    ("The drug is safe for children.", "The drug is safe for adults. It is not safe for children.", true),
    (
        "The drug is not safe for children.",
        "The drug is safe for adults. It is not safe for children.",
        false,
    ),
    (
        "The app is not available on Linux.",
        "The app is available on Windows, but it is not available on Linux.",
        false,
    ),
    (
        "The app is available on Linux.",
        "The app is available on Windows, but it is not available on Linux.",
        true,
    ),
    (
        "The museum is not open on Mondays.",
        "The museum is open from Tuesday to Sunday and is not open on Mondays.",
        false,
    ),
    (
        "The museum is open on Mondays.",
        "The museum is open from Tuesday to Sunday and is not open on Mondays.",
        true,
    ),
    (
        "L'application n'est pas disponible sous Linux.",
        "L'application est disponible sous Windows. Elle n'est pas disponible sous Linux.",
        false,
    ),
    (
        "La aplicación no está disponible en Linux.",
        "La aplicación está disponible en Windows. No está disponible en Linux.",
        false,
    ),
    (
        "이 앱은 리눅스에서 사용할 수 없다.",
        "이 앱은 윈도에서 사용할 수 있다. 리눅스에서는 사용할 수 없다.",
        false,
    ),
    ("该应用不能在Linux上使用。", "该应用可以在Windows上使用。不能在Linux上使用。", false),
    (
        "The ticket is not valid on trains.",
        "The ticket is valid on trains. The pass is not valid on trains.",
        true,
    ),
    (
        "XLOOKUP is available in Excel 2021 but not in Excel 2019.",
        "XLOOKUP is available in Excel 2021, not in Excel 2019.",
        false,
    ),
    (
        "XLOOKUP is available in Excel 2019 but not in Excel 2021.",
        "XLOOKUP is available in Excel 2021, not in Excel 2019.",
        true,
    ),
];

#[test]
fn what_is_denied_of_it_is_denied_of_what_it_stands_for() {
    flags(VerdictReason::NegationMismatch, CARRIED);
}

#[test]
fn another_subject_is_not_carried_on() {
    let verdict = held(
        "The ticket is not valid on trains.",
        "The ticket is valid on buses. The pass is not valid on trains.",
    );
    assert_ne!(verdict.status, VerdictStatus::Accurate, "{verdict:?}");
}
