//! What the model is asked.

use serde::{Deserialize, Serialize};

use crate::{
    context::{Context, ContextStyle},
    refusal::POLITE_REFUSAL,
};

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

/// An earlier question with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// What was asked.
    pub question: String,
    /// What was answered.
    pub answer: String,
}

/// What the prompt asks for beside the answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PromptOptions {
    /// 0 the first answer, 1 and 2 the stronger requests to repair `previous`.
    pub attempt: u8,
    /// The answer to repair.
    pub previous: Option<String>,
    /// What the assistant knows about: "amateur telescopes".
    pub domain: Option<String>,
    /// BCP 47; the language to answer in, the question's own if left out.
    pub language: Option<String>,
    /// Ask for "(Based on provided context)" at the start.
    pub require_prefix: bool,
    /// Ask for at least so many different sources.
    pub min_sources: Option<usize>,
    /// Earlier turns, oldest first.
    pub history: Vec<Turn>,
}

/// The messages that ask a model to answer the question from the context.
///
/// ```
/// use citecore::{ContextOptions, Passage, PromptOptions, Role, build_prompt, prepare_context};
///
/// let context = prepare_context(vec![Passage::new("Point the mount north.")], &ContextOptions::default());
/// let messages = build_prompt("Which way?", &context, &PromptOptions::default());
/// assert_eq!(messages[0].role, Role::System);
/// assert!(messages.last().unwrap().content.ends_with("Question: Which way?"));
/// ```
pub fn build_prompt(question: &str, context: &Context, options: &PromptOptions) -> Vec<Message> {
    let mut messages = vec![Message { role: Role::System, content: rules(context, options) }];
    for turn in &options.history {
        messages.push(Message { role: Role::User, content: turn.question.clone() });
        messages.push(Message { role: Role::Assistant, content: turn.answer.clone() });
    }
    let sources = if context.text.is_empty() { "(none were found)" } else { &context.text };
    let mut content = format!("Sources:\n\n{sources}\n\nQuestion: {question}");
    if options.attempt > 0
        && let Some(previous) = &options.previous
    {
        content = format!(
            "Sources:\n\n{sources}\n\nYour answer so far, to be revised:\n\n{previous}\n\nQuestion: {question}"
        );
    }
    messages.push(Message { role: Role::User, content });
    messages
}

fn rules(context: &Context, options: &PromptOptions) -> String {
    let mut rules = vec![
        "Use nothing but what the sources say; add no knowledge of your own and draw no conclusion that they don't."
            .to_owned(),
        "Put the number of the source in square brackets right after every statement, before its full stop: \
         \"The mirror is 130 mm wide [2].\" Where two sources say it, cite both: [1][3]."
            .to_owned(),
        "Cite only numbers that the sources have. Never make one up, and write no list of references.".to_owned(),
        format!("If the sources don't hold the answer, reply with exactly this: \"{POLITE_REFUSAL}\""),
        "If they hold a part of it, answer that part and say what is missing.".to_owned(),
        "Write clear, short Markdown; steps as a numbered list.".to_owned(),
    ];
    if context.style == ContextStyle::Tag {
        rules.push("A source's number is the id of its <source> tag.".to_owned());
    }
    if options.require_prefix {
        rules.push("Begin with \"(Based on provided context)\".".to_owned());
    }
    if let Some(least) = options.min_sources {
        rules.push(format!("Draw on at least {least} different sources, as far as there are so many."));
    }
    rules.push(match &options.language {
        Some(language) => format!("Answer in the language with the tag \"{language}\"."),
        None => "Answer in the language of the question.".to_owned(),
    });
    let domain = options.domain.as_deref().unwrap_or("the matters that the sources treat");
    let task = match options.attempt {
        0 => format!("You answer questions about {domain}, from numbered sources."),
        1 => "You revise an answer of yours whose citations are missing or incomplete: keep what the sources \
              support, and give every statement its citation."
            .to_owned(),
        _ => "Your answer still lacks citations, and this is the last revision: every single statement must end \
              with its citation. Delete each statement that no source supports."
            .to_owned(),
    };
    let numbered: Vec<String> =
        rules.iter().zip(1..).map(|(rule, number)| format!("{number}. {rule}")).collect();
    format!("{task}\n\nRules:\n{}", numbered.join("\n"))
}
