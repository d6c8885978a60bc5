//! How models refuse in German.

pub(super) const RULES: &[&str] = &[
    // A: a refusal
    "?B ich|kann ich|kann ~frage_nicht_beantworten|C\n\
     ?B ?aber ?in die|den bereitgestellten quellen|dokumente|informationen ~C|nicht_genannt|\
     nicht_enthalten",
    // B: an apology
    "leider|es_tut_mir_leid",
    // C: no information
    "keine information|angaben|antwort",
];
