//! What the model is asked, to the letter and by its parts.

#![allow(clippy::unwrap_used)]

mod asked;
mod judge;
mod snapshots;
mod templates;

use citecore::{Context, ContextOptions, ContextStyle, Message, Passage, Role, prepare_context};

/// A context of two sources in a style.
fn context(style: ContextStyle) -> Context {
    let passages = vec![
        Passage {
            source: Some("EPR".into()),
            year: Some(2021),
            page: Some(3),
            score: Some(0.97),
            ..Passage::new("The mount weighs 14 kg [9].")
        },
        Passage {
            title: Some("Tripod".into()),
            score: Some(0.91),
            ..Passage::new("The tripod is of steel.")
        },
    ];
    prepare_context(passages, &ContextOptions { style, policy: false, ..Default::default() }).unwrap()
}

fn system(messages: &[Message]) -> &str {
    assert_eq!(messages[0].role, Role::System);
    assert!(messages[1..].iter().all(|message| message.role != Role::System));
    &messages[0].content
}

fn last(messages: &[Message]) -> &str {
    let last = messages.last().unwrap();
    assert_eq!(last.role, Role::User);
    &last.content
}
