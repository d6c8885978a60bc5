//! Verification: what refutes a claim, in nine languages; what is shown; what holds for any text.

#![allow(clippy::unwrap_used)]

#[path = "../pieces/mod.rs"]
mod pieces;

mod absolute;
mod answers;
mod arabic;
mod beside;
mod beyond;
mod bounds;
mod carried;
mod cells;
mod change;
mod clauses;
mod clock;
mod conditions;
mod counted;
mod counted_things;
mod dated;
mod denials;
mod either;
mod elided;
mod ends;
mod excepted;
mod exchanged;
mod extra;
mod forbidden;
mod forms;
mod free;
mod half;
mod identical;
mod instead;
mod joined;
mod labelled;
mod languages;
mod lasting;
mod laws;
mod measures;
mod mostly;
mod names;
mod needed;
mod numbered;
mod numbers;
mod opening;
mod opposites;
mod outline;
mod paired;
mod participles;
mod polarity;
mod possible;
mod prefixed;
mod ranges;
mod reckoned;
mod respective;
mod same;
mod steps;
mod stretched;
mod stronger;
#[path = "../law/time.rs"]
#[allow(unreachable_pub, reason = "laws are shared with the fuzz crate")]
mod time;
mod times;
mod titles;
mod told;
mod transposed;
mod tried;
mod turned;
mod two_denials;
mod undone;
mod unheard;
mod untrue;
mod week;
mod without;
mod work;
mod written;

use citecore::{ClaimVerdict, Passage, VerdictReason, VerdictStatus, VerifyOptions, verify_claim};

/// A claim held against one text.
fn held(claim: &str, text: &str) -> ClaimVerdict {
    verify_claim(claim, &[Passage::new(text)], &VerifyOptions::default()).unwrap()
}

/// Is a claim held to be what a text says?
fn is_accurate(claim: &str, text: &str) -> bool {
    held(claim, text).status == VerdictStatus::Accurate
}

/// Fails with every claim of a table that isn't held to be what its text says.
fn all_are_accurate(table: &[(&str, &str)]) {
    let wrong: Vec<_> = table.iter().filter(|(claim, text)| !is_accurate(claim, text)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Fails with every claim of a table that is.
fn none_is_accurate(table: &[(&str, &str)]) {
    let wrong: Vec<_> = table.iter().filter(|(claim, text)| is_accurate(claim, text)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Fails with every claim of a table that a reason is missing from, or is given for.
fn flags(reason: VerdictReason, table: &[(&str, &str, bool)]) {
    let wrong: Vec<String> = table
        .iter()
        .filter_map(|&(claim, text, expected)| {
            let verdict = held(claim, text);
            let flagged = verdict.reasons.contains(&reason);
            (flagged != expected)
                .then(|| format!("{claim} | {text}: {:?}, {:.2}", verdict.reasons, verdict.support))
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
