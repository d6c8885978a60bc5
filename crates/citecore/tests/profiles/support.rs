//! "support": a help center's assistant that cites in every sentence.

use citecore::{Exchange, POLITE_REFUSAL, ProblemCode, Profile, ReferenceStyle, Step, format_references};

use super::led::{answered, asked, passage, texts};

const QUESTION: &str = "align mount";

#[test]
fn ten_passages_are_searched_for_the_question_alone() {
    let exchange = Exchange::new(QUESTION, Profile::named("support").unwrap()).unwrap();
    assert_eq!(exchange.step(), Step::Search { queries: vec![QUESTION.into()], per_query: Some(10) });
}

#[test]
fn each_word_of_the_question_adds_a_quarter_and_0_9_is_enough() {
    let found = vec![
        passage("Nothing of it is here.", 0.89),
        passage("A mount, no more.", 0.65),
        passage("A mount again, too far.", 0.64),
        passage("Align the mount well.", 0.4),
        passage("Unrelated but near.", 0.9),
    ];
    let (exchange, _) = asked("support", QUESTION, found);
    // Sorted by their sums, of which 0.9 is the least: 0.9, 0.65 + 0.25 and 0.4 + 0.5 are enough, and keep their order.
    assert_eq!(texts(&exchange), ["A mount, no more.", "Align the mount well.", "Unrelated but near."]);
}

#[test]
fn five_passages_are_the_most() {
    let found = (0..9).map(|number| passage(&format!("Text number {number} is its own."), 0.95)).collect();
    assert_eq!(texts(&asked("support", QUESTION, found).0).len(), 5);
}

#[test]
fn relevance_is_high_above_0_95_and_medium_above_0_9() {
    let found = vec![
        passage("First of three texts.", 0.96),
        passage("Second, another text.", 0.95),
        passage("Third and last one.", 0.9),
    ];
    let (exchange, _) = asked("support", "?", found);
    let text = &exchange.context().text;
    let expected = "[1] (Relevance: High)\nFirst of three texts.\n\n---\n[2] (Relevance: Medium)\nSecond, another text.\n\n---\n[3] \
                    (Relevance: Low)\nThird and last one.\n\n\nCitation Policy:\n";
    assert!(text.starts_with(expected), "{text}");
}

#[test]
fn the_policy_names_the_numbers_and_what_to_say_otherwise() {
    let (exchange, _) = asked("support", "?", vec![passage("One.", 0.97), passage("Two.", 0.96)]);
    let policy = exchange.context().text.split("Citation Policy:").nth(1).unwrap();
    assert!(policy.contains("[1], [2]") && policy.contains(POLITE_REFUSAL), "{policy}");
}

#[test]
fn nothing_near_enough_is_an_empty_context_and_the_polite_refusal() {
    let (exchange, completion) = asked("support", "?", vec![passage("Far.", 0.89)]);
    assert!(completion.is_none() && exchange.context().text.is_empty());
    let outcome = exchange.into_outcome().unwrap();
    assert!(outcome.fallback && outcome.answer.text == POLITE_REFUSAL);
}

#[test]
fn the_rules_ask_for_prefix_citations_and_honesty() {
    let (_, completion) = asked("support", "?", vec![passage("One.", 0.97)]);
    let completion = completion.unwrap();
    let rules = &completion.messages[0].content;
    for asked in ["technical topics", "(Based on provided context)", "[1]", "Markdown", POLITE_REFUSAL] {
        assert!(rules.contains(asked), "{asked:?} is missing: {rules}");
    }
    assert_eq!((completion.temperature, completion.max_tokens), (Some(0.7), Some(1000)));
}

#[test]
fn three_quarters_of_the_statements_are_enough() {
    let found = || vec![passage("One.", 0.97), passage("Two.", 0.96)];
    let three = "(Based on provided context)\n\nThe first is cited [1]. So is this [2]. And this too [1]. But the last is bare.";
    let (outcome, asked_for) = answered(asked("support", "?", found()).0, &[three]);
    assert_eq!((outcome.validation.coverage, outcome.validation.ok, asked_for.len()), (0.75, true, 1));
}

#[test]
fn a_bad_answer_is_repaired_twice_more_strictly_and_cooler() {
    let (exchange, _) = asked("support", "?", vec![passage("One.", 0.97)]);
    let (outcome, asked) = answered(
        exchange,
        &["All of it is bare.", "Still bare.", "(Based on provided context) Now cited [1]."],
    );
    let temperatures: Vec<_> = asked.iter().map(|completion| completion.temperature.unwrap()).collect();
    assert_eq!(temperatures, [0.7, 0.5, 0.3]);
    assert_eq!(asked[1].previous.as_deref(), Some("All of it is bare."));
    assert_ne!(asked[1].messages[0], asked[2].messages[0], "the last request is another");
    assert!(outcome.validation.ok && outcome.attempts == 3);
    assert_eq!(outcome.original.text, "All of it is bare.");
}

#[test]
fn the_prefix_is_missed() {
    let (exchange, _) = asked("support", "?", vec![passage("One.", 0.97)]);
    let (outcome, _) = answered(exchange, &["Cited [1].", "Cited [1].", "Cited [1]."]);
    let codes: Vec<ProblemCode> = outcome.validation.problems.iter().map(|problem| problem.code).collect();
    assert_eq!(codes, [ProblemCode::MissingPrefix]);
}

#[test]
fn references_are_listed_by_number() {
    let titled = citecore::Passage { title: Some("Setup".into()), ..passage("One.", 0.97) };
    let (exchange, _) = asked("support", "?", vec![titled]);
    let (outcome, _) = answered(exchange, &["(Based on provided context) Cited [1]."]);
    let style = Profile::named("support").unwrap().references;
    let listed = format_references(&outcome.answer, style, ReferenceStyle::HEADING);
    assert_eq!(listed, "### References\n- [1] Setup\n");
}
