//! Earlier turns of the conversation.

use serde::{Deserialize, Serialize};

use super::message::{Message, Role};
use crate::{answer::AnswerOptions, stream::process_answer};

/// An earlier question with its answer.
///
/// ```
/// use citecore::{Context, PromptOptions, Turn, build_prompt};
///
/// let turn = Turn { question: "Which way?".into(), answer: "Point it north [1].".into() };
/// let options = PromptOptions { history: vec![turn], ..PromptOptions::default() };
/// let messages = build_prompt("And then?", &Context::default(), &options)?;
/// assert_eq!(messages[1].content, "Which way?");
/// assert_eq!(messages[2].content, "Point it north.");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// What was asked.
    pub question: String,
    /// What was answered.
    pub answer: String,
}

/// Adds the turns as messages. Their answers cite the sources that they had, so their marks are left out: the model would copy
/// them, and they would name other sources now.
pub(super) fn add(turns: &[Turn], messages: &mut Vec<Message>) {
    for turn in turns {
        messages.push(Message::new(Role::User, turn.question.as_str()));
        messages.push(Message::new(Role::Assistant, without_marks(&turn.answer)));
    }
}

/// A text of a model's without its marks and its own list of references: with no sources, no mark names one.
pub(super) fn without_marks(text: &str) -> String {
    process_answer(text, &[], &AnswerOptions::default()).text
}
