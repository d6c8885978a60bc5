//! Numbers that no source has, and that follow from what one tells: they are as good as told.

use citecore::VerdictStatus;

use crate::held;

/// Claim, source, and whether the number follows.
const RECKONED: &[(&str, &str, bool)] = &[
    ("The population rose by 22,415.", "The population rose from 161,902 to 184,317.", true),
    ("The population rose by about 22,000.", "The population rose from 161,902 to 184,317.", true),
    ("The population rose by about 25,000.", "The population rose from 161,902 to 184,317.", false),
    ("The price rose by $20.", "The price rose from $100 to $120.", true),
    ("The price rose by $30.", "The price rose from $100 to $120.", false),
    (
        "The share of foreign revenue rose by 5 percentage points to 36%.",
        "The share of foreign revenue rose from 31% to 36%.",
        true,
    ),
    ("Der Preis stieg um 20 €.", "Der Preis stieg von 100 € auf 120 €.", true),
    ("About 60% of the ships were chartered.", "Of the 48 ships, 29 were chartered.", true),
    ("About 40% of the ships were chartered.", "Of the 48 ships, 29 were chartered.", false),
    (
        "She won her first race in 2016.",
        "She made her debut in 2013 and won her first race three years later.",
        true,
    ),
    (
        "She won her first race in 2017.",
        "She made her debut in 2013 and won her first race three years later.",
        false,
    ),
    (
        "The book was in a Vermont family since the 19th century.",
        "The book was in a Vermont family since the 1890s.",
        true,
    ),
    (
        "The book was in a Vermont family since the 18th century.",
        "The book was in a Vermont family since the 1890s.",
        false,
    ),
];

#[test]
fn what_follows_is_accurate_and_nothing_else_is() {
    let wrong: Vec<String> = RECKONED
        .iter()
        .filter_map(|&(claim, source, follows)| {
            let verdict = held(claim, source);
            let is_accurate = verdict.status == VerdictStatus::Accurate;
            (is_accurate != follows)
                .then(|| format!("{claim} | {source}: {:?}, {:.2}", verdict.reasons, verdict.support))
        })
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
