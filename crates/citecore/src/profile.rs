//! Sets of settings for one exchange.

use serde::{Deserialize, Serialize};

use crate::{
    answer::AnswerOptions,
    context::{ContextOptions, ContextStyle},
    prompt::PromptOptions,
    select::{Dedupe, SelectOptions},
    validate::ValidateOptions,
};

/// Every setting of an exchange; the default is what a help center wants.
///
/// ```
/// use citecore::{ContextStyle, Profile};
///
/// assert_eq!(Profile::default().validate.min_coverage, 0.75);
/// assert_eq!(Profile::named("tagged").unwrap().context.style, ContextStyle::Tag);
/// assert!(Profile::named("no such").is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// Which passages the model gets to see.
    pub select: SelectOptions,
    /// How they are laid out.
    pub context: ContextOptions,
    /// What the model is asked.
    pub prompt: PromptOptions,
    /// How its answer is read.
    pub answer: AnswerOptions,
    /// What the answer has to hold.
    pub validate: ValidateOptions,
}

impl Default for Profile {
    fn default() -> Self {
        Self {
            select: SelectOptions { max_passages: Some(6), dedupe: Dedupe::Text, ..SelectOptions::default() },
            context: ContextOptions::default(),
            prompt: PromptOptions::default(),
            answer: AnswerOptions::default(),
            validate: ValidateOptions::default(),
        }
    }
}

impl Profile {
    /// The names that [`Profile::named`] knows.
    pub const NAMES: &[&str] = &["tagged"];

    /// The profile of that name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "tagged" => Some(Self::tagged()),
            _ => None,
        }
    }

    /// Up to five sources in `<source id="n">` tags.
    fn tagged() -> Self {
        Self {
            select: SelectOptions { max_passages: Some(5), ..Self::default().select },
            context: ContextOptions { style: ContextStyle::Tag, relevance: false, policy: true },
            ..Self::default()
        }
    }
}
