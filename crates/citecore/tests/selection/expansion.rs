//! `expansion.json`: what questions are searched for beside themselves.

use citecore::{ExpandOptions, ExpandRule, expand_queries};
use proptest::prelude::*;
use serde::Deserialize;

use crate::{random::config, tables};

#[derive(Deserialize)]
struct Case {
    name: String,
    question: String,
    options: ExpandOptions,
    expect: Vec<String>,
}

#[test]
fn questions_are_expanded_as_the_table_says() {
    let mut failures = Vec::new();
    for case in tables::read::<Vec<Case>>("expansion.json") {
        let found = expand_queries(&case.question, &case.options);
        if found != case.expect {
            failures.push(format!("{}: {found:?}", case.name));
        }
    }
    tables::none_fails(failures);
}

fn word() -> impl Strategy<Value = String> {
    prop::sample::select(
        &["mount", "Politik", "politics", "정치는", "经济", "star map", " ", "?", "GDP", "é"][..],
    )
    .prop_map(str::to_owned)
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn the_question_comes_first_and_nothing_twice(
        words in prop::collection::vec(word(), 0..6),
        rules in prop::option::of(prop::collection::vec((prop::collection::vec(word(), 0..3), prop::collection::vec(word(), 0..4)), 0..4)),
        limit in 0_usize..6,
    ) {
        let question = words.join(" ");
        let rules = rules.map(|rules| rules.into_iter().map(|(when, also)| ExpandRule { when, also }).collect());
        let queries = expand_queries(&question, &ExpandOptions { rules, limit });
        prop_assert_eq!(&queries[0], &question);
        prop_assert!(queries.len() <= limit + 1);
        for (index, query) in queries.iter().enumerate().skip(1) {
            prop_assert!(query.starts_with(question.trim_end()) && query.len() > question.trim_end().len());
            prop_assert!(!queries[..index].contains(query));
        }
    }
}

#[test]
fn a_long_question_comes_through() {
    let question = "political 经济 ".repeat(50_000);
    assert_eq!(expand_queries(&question, &ExpandOptions::default()).len(), 4);
    assert_eq!(expand_queries(&"经".repeat(200_000), &ExpandOptions::default()).len(), 1);
}
