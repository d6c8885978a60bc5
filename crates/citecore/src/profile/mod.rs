//! Sets of settings for one exchange.

mod model;
mod named;
mod search;
mod verify;

use serde::{Deserialize, Serialize};

use crate::{
    answer::AnswerOptions, context::ContextOptions, error::Error, prompt::PromptOptions,
    references::ReferenceStyle, select::SelectOptions, statement::sentences, validate::ValidateOptions,
};

pub use model::ModelOptions;
pub use search::SearchOptions;
pub use verify::VerifyOptions;

/// The settings of a whole exchange, one field a stage. It is data: it reads and prints as JSON and TOML. Where one is read, a
/// section that is left out is [`Profile::default`]'s, and a section that is there stands for itself: what it leaves out is that
/// section's own default, and `select` has no bound on its passages unless it says so.
///
/// [`Profile::named`] has the settings of four kinds of system; the [guide](crate::guide) tells what each is for.
///
/// ```
/// use citecore::{ContextStyle, Profile};
///
/// assert_eq!(Profile::default().validate.min_coverage, 0.75);
/// assert_eq!(Profile::named("tagged").unwrap().context.style, ContextStyle::Tag);
/// assert!(Profile::named("no such").is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    /// What is searched for.
    pub search: SearchOptions,
    /// Which passages the model gets to see.
    pub select: SelectOptions,
    /// How they are laid out.
    pub context: ContextOptions,
    /// What the model is asked.
    pub prompt: PromptOptions,
    /// How freely it answers.
    pub model: ModelOptions,
    /// How its answer is read.
    pub answer: AnswerOptions,
    /// What the answer has to hold.
    pub validate: ValidateOptions,
    /// How its citations are held against their sources, and what doesn't hold left out; none: they aren't.
    pub verify: Option<VerifyOptions>,
    /// How its references are listed.
    pub references: ReferenceStyle,
}

/// As many passages as a page of a help center is worth; a model reads on from the best.
const PASSAGES: usize = 6;

impl Default for Profile {
    fn default() -> Self {
        Self {
            search: SearchOptions::default(),
            select: SelectOptions { max_passages: Some(PASSAGES), ..SelectOptions::default() },
            context: ContextOptions::default(),
            prompt: PromptOptions::default(),
            model: ModelOptions::default(),
            answer: AnswerOptions::default(),
            validate: ValidateOptions::default(),
            verify: None,
            references: ReferenceStyle::default(),
        }
    }
}

impl Profile {
    /// The names that [`Profile::named`] knows.
    pub const NAMES: &[&str] = &["support", "verified", "tagged", "diverse"];

    /// The profile of that name.
    ///
    /// ```
    /// use citecore::{Profile, ReferenceStyle};
    ///
    /// assert_eq!(Profile::named("verified").unwrap().references, ReferenceStyle::Dagger);
    /// assert!(Profile::NAMES.iter().all(|name| Profile::named(name).is_some()));
    /// assert_eq!(Profile::named("Verified"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let change: fn(&mut Self) = match name {
            "support" => named::support,
            "verified" => named::verified,
            "tagged" => named::tagged,
            "diverse" => named::diverse,
            _ => return None,
        };
        let mut profile = Self::default();
        change(&mut profile);
        Some(profile)
    }

    /// What the model is asked for in an attempt, by what its answer has to hold as well: what an answer is sent back for is
    /// asked for from the start.
    ///
    /// ```
    /// use citecore::{Profile, ValidateOptions};
    ///
    /// let validate = ValidateOptions { min_distinct_sources: 2, ..ValidateOptions::default() };
    /// let profile = Profile { validate, ..Profile::named("support").unwrap() };
    /// let options = profile.prompt_for(1, Some("Point it north.".into()));
    /// assert_eq!((options.attempt, options.previous.as_deref()), (1, Some("Point it north.")));
    /// assert_eq!((options.min_sources, options.require_prefix), (Some(2), true));
    /// assert_eq!(options.domain.as_deref(), Some("technical topics"));
    /// ```
    pub fn prompt_for(&self, attempt: u8, previous: Option<String>) -> PromptOptions {
        PromptOptions {
            attempt,
            previous,
            require_prefix: self.prompt.require_prefix || self.validate.require_prefix,
            min_sources: self.min_sources(),
            ..self.prompt.clone()
        }
    }

    /// How many sources the model is asked for, where it is asked for several.
    pub(crate) fn min_sources(&self) -> Option<usize> {
        let distinct = Some(self.validate.min_distinct_sources).filter(|&least| least > 1);
        self.prompt.min_sources.max(distinct)
    }

    /// The same, which knows the refusal that the prompt asks for: the model says it as it is told to, and that is no answer.
    pub(crate) fn with_refusal_known(mut self) -> Self {
        if let Some(refusal) = &self.prompt.refusal {
            // Of several sentences, the first may be all that it says.
            let first = sentences(refusal).into_iter().next().unwrap_or_default();
            self.answer.refusals.extend([refusal.clone(), refusal[first].to_owned()]);
        }
        self
    }

    /// Can an exchange be led by it? The error names the field: `profile.select.minScore`.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let within = |section: &str, checked: Result<(), Error>| {
            checked.map_err(|error| error.within("options", &joined!("profile.", section)))
        };
        within("select", self.select.check())?;
        within("context", self.context.check())?;
        within("prompt", self.prompt.check())?;
        within("model", self.model.check())?;
        within("verify", self.verify.as_ref().map_or(Ok(()), VerifyOptions::check))
    }
}
