//! What the model is asked.

mod history;
mod judge;
mod language;
mod message;
mod options;
mod polite;
mod rules;
mod task;
mod template;

use crate::{
    context::{Context, with_refusal},
    error::Error,
};

pub use history::Turn;
pub use judge::{claims_prompt, judge_prompt};
pub use message::{Message, Role};
pub use options::PromptOptions;
pub use polite::polite_refusal;

/// The messages that ask a model to answer the question from the context: the rules, earlier turns, and last the sources with the
/// question.
///
/// Marks are asked for as the context's style has them ([`ContextStyle::mark`](crate::ContextStyle::mark)). Errors:
/// `options.attempt` is above 2, `options.language` is no language tag.
///
/// ```
/// use citecore::{ContextOptions, Passage, PromptOptions, Role, build_prompt, prepare_context};
///
/// let context = prepare_context(vec![Passage::new("Point the mount north.")], &ContextOptions::default())?;
/// let messages = build_prompt("Which way?", &context, &PromptOptions::default())?;
/// assert_eq!(messages[0].role, Role::System);
/// assert!(messages.last().unwrap().content.ends_with("Question: Which way?"));
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn build_prompt(
    question: &str,
    context: &Context,
    options: &PromptOptions,
) -> Result<Vec<Message>, Error> {
    options.check()?;
    Ok(messages(question, context, options))
}

/// The messages of [`build_prompt`], with options that are known to be right.
pub(crate) fn messages(question: &str, context: &Context, options: &PromptOptions) -> Vec<Message> {
    let sources = if context.text.is_empty() { "(none were found)" } else { &context.text };
    // The context's policy doesn't know the reader's language.
    let refusing = with_refusal(sources, polite_refusal(question, options));
    let sources = refusing.as_deref().unwrap_or(sources);
    let (system, shows_sources) = match &options.template {
        Some(template) => of_template(template, sources, question, context, options),
        None => {
            let rules = rules::rules(question, context.style, options);
            (joined!(task::task(options), "\n\n", rules), false)
        }
    };
    let mut request = String::new();
    if !shows_sources {
        request = joined!("Sources:\n\n", sources, "\n\n");
    }
    if let Some(previous) = options.to_repair() {
        add!(&mut request, "Your answer so far, to be revised:\n\n", previous, "\n\n");
    }
    add!(&mut request, "Question: ", question);
    let mut messages = vec![Message::new(Role::System, system)];
    history::add(&options.history, &mut messages);
    messages.push(Message::new(Role::User, request));
    messages
}

/// The caller's own system message, with what else is asked for behind it, and whether it shows the sources.
fn of_template(
    template: &str,
    sources: &str,
    question: &str,
    context: &Context,
    options: &PromptOptions,
) -> (String, bool) {
    let (mut prompt, shows_sources) = template::fill(template, sources, question);
    if let Some(repair) = task::repair(options) {
        add!(&mut prompt, "\n\n", repair);
    }
    if let Some(rules) = rules::asked(context.style, options) {
        add!(&mut prompt, "\n\n", rules);
    }
    (prompt, shows_sources)
}
