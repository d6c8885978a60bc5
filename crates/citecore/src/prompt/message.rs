//! Messages of a conversation with a model.

use serde::{Deserialize, Serialize};

/// Who says a message.
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
