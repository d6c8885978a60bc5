//! Messages of a conversation with a model.

use serde::{Deserialize, Serialize};

/// Who says a message.
///
/// ```
/// use citecore::{Context, PromptOptions, Role, Turn, build_prompt};
///
/// let turn = Turn { question: "Which way?".into(), answer: "North.".into() };
/// let options = PromptOptions { history: vec![turn], ..PromptOptions::default() };
/// let messages = build_prompt("And then?", &Context::default(), &options)?;
/// let roles: Vec<Role> = messages.iter().map(|message| message.role).collect();
/// assert_eq!(roles, [Role::System, Role::User, Role::Assistant, Role::User]);
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The rules of the conversation.
    System,
    /// The reader.
    User,
    /// The model.
    Assistant,
}

/// One message of a conversation with a model.
///
/// ```
/// use citecore::{Message, Role};
///
/// let message = Message { role: Role::User, content: "Which way?".into() };
/// let written = serde_json::to_string(&[message])?;
/// assert_eq!(written, r#"[{"role":"user","content":"Which way?"}]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Who says it.
    pub role: Role,
    /// What is said.
    pub content: String,
}

impl Message {
    pub(super) fn new(role: Role, content: impl Into<String>) -> Self {
        Self { role, content: content.into() }
    }
}
