//! Whole prompts, held against `expected/`. With `UPDATE_PROMPTS=1` they are written there instead, to be read before they are
//! kept.

use std::{env, fs, path::Path};

use citecore::{ContextStyle, Message, PromptOptions, Turn, build_prompt};

use crate::context;

fn written(messages: &[Message]) -> String {
    let parts = messages.iter().map(|message| {
        let role = serde_json::to_value(message.role).unwrap();
        format!("=== {} ===\n{}\n", role.as_str().unwrap(), message.content)
    });
    parts.collect()
}

fn check(name: &str, messages: &[Message]) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("prompts/expected").join(name).with_extension("txt");
    let written = written(messages);
    if env::var_os("UPDATE_PROMPTS").is_some() {
        fs::write(&path, &written).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(written, expected, "{name}: UPDATE_PROMPTS=1 writes it anew");
}

fn repair(attempt: u8) -> PromptOptions {
    PromptOptions {
        attempt,
        previous: Some("The mount weighs 14 kg [1]. It is red.".into()),
        ..PromptOptions::default()
    }
}

#[test]
fn a_help_center_asks_for_the_prefix() {
    let options = PromptOptions {
        domain: Some("amateur telescopes".into()),
        require_prefix: true,
        ..PromptOptions::default()
    };
    let messages = build_prompt("How heavy is it?", &context(ContextStyle::Bracket), &options).unwrap();
    check("bracket", &messages);
}

#[test]
fn what_is_verified_has_daggers() {
    let messages =
        build_prompt("얼마나 무겁나요?", &context(ContextStyle::Dagger), &PromptOptions::default());
    check("dagger", &messages.unwrap());
}

#[test]
fn tags_have_a_history() {
    let turn =
        Turn { question: "What is it?".into(), answer: "A mount [2], an equatorial one [1][3].".into() };
    let options =
        PromptOptions { language: Some("de".into()), history: vec![turn], ..PromptOptions::default() };
    let messages = build_prompt("How heavy is it?", &context(ContextStyle::Tag), &options).unwrap();
    check("tag", &messages);
}

#[test]
fn what_is_diverse_asks_for_several_sources() {
    let options = PromptOptions { min_sources: Some(3), ..PromptOptions::default() };
    let messages = build_prompt("How heavy is it?", &context(ContextStyle::Labelled), &options).unwrap();
    check("labelled", &messages);
}

#[test]
fn repairs_grow_stronger() {
    for attempt in [1, 2] {
        let messages =
            build_prompt("How heavy is it?", &context(ContextStyle::Bracket), &repair(attempt)).unwrap();
        check(&format!("repair-{attempt}"), &messages);
    }
}

#[test]
fn a_template_comes_with_what_else_is_asked_for() {
    let options = PromptOptions {
        template: Some("You help.\n\n{{CONTEXT}}\n\nThe question is: {{QUERY}}".into()),
        require_prefix: true,
        ..repair(2)
    };
    let messages = build_prompt("How heavy is it?", &context(ContextStyle::Tag), &options).unwrap();
    check("template", &messages);
}
