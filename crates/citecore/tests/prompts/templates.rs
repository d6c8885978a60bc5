//! System messages of the caller's own.

use citecore::{ContextOptions, ContextStyle, Passage, PromptOptions, build_prompt, prepare_context};

use crate::{context, last, system};

fn options(template: &str) -> PromptOptions {
    PromptOptions { template: Some(template.into()), ..PromptOptions::default() }
}

#[test]
fn a_template_that_shows_the_sources_is_all_there_is() {
    let context = context(ContextStyle::Tag);
    let messages = build_prompt("How heavy?", &context, &options("A {{CONTEXT}} B {{QUERY}} C")).unwrap();
    assert_eq!(system(&messages), format!("A {} B How heavy? C", context.text));
    assert_eq!(last(&messages), "Question: How heavy?");
}

#[test]
fn sources_without_a_slot_come_with_the_question() {
    let context = context(ContextStyle::Tag);
    let messages = build_prompt("How heavy?", &context, &options("You help.")).unwrap();
    assert_eq!(system(&messages), "You help.");
    assert_eq!(last(&messages), format!("Sources:\n\n{}\n\nQuestion: How heavy?", context.text));
}

#[test]
fn slots_in_questions_and_passages_are_not_filled() {
    let passages = vec![Passage::new("Not {{QUERY}}, nor {{CONTEXT}}.")];
    let policy = ContextOptions { policy: false, ..Default::default() };
    let mut context = prepare_context(passages, &policy).unwrap();
    let messages = build_prompt("Is {{CONTEXT}} it?", &context, &options("{{QUERY}}|{{CONTEXT}}")).unwrap();
    assert_eq!(system(&messages), "Is {{CONTEXT}} it?|[1]\nNot {\\{QUERY}}, nor {\\{CONTEXT}}.\n");
    assert_eq!(last(&messages), "Question: Is {{CONTEXT}} it?");
    // A context that someone else laid out isn't filled either.
    context.text = "{{QUERY}}".into();
    let messages = build_prompt("Why?", &context, &options("{{CONTEXT}}")).unwrap();
    assert_eq!(system(&messages), "{{QUERY}}");
}

#[test]
fn what_options_ask_for_is_added() {
    let asked = PromptOptions {
        require_prefix: true,
        min_sources: Some(2),
        language: Some("ko".into()),
        ..options("You help.")
    };
    let messages = build_prompt("How heavy?", &context(ContextStyle::Tag), &asked).unwrap();
    let (template, rules) = system(&messages).split_once("\n\nRules:\n").unwrap();
    assert_eq!(template, "You help.");
    assert!(rules.starts_with("1. Begin with \"(Based on provided context)\""));
    assert!(
        rules.contains("\n2. Draw on at least 2 different sources")
            && rules.contains("\n3. Answer in Korean (\"ko\").")
    );
}

#[test]
fn a_repair_comes_with_the_request_for_it() {
    for attempt in [1, 2] {
        let previous = Some("It is red.".to_owned());
        let asked = PromptOptions { attempt, previous, ..options("You help: {{CONTEXT}}") };
        let messages = build_prompt("How heavy?", &context(ContextStyle::Tag), &asked).unwrap();
        assert!(
            system(&messages).starts_with("You help: <source")
                && system(&messages).contains("an answer of yours")
        );
        assert_eq!(
            last(&messages),
            "Your answer so far, to be revised:\n\nIt is red.\n\nQuestion: How heavy?"
        );
    }
}
