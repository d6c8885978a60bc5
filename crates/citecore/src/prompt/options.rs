//! What the prompt asks for.

use serde::{Deserialize, Serialize};

use super::{history::Turn, language};
use crate::{answer::AnswerOptions, error::Error, stream::process_answer};

/// What the prompt asks for beside the answer.
///
/// ```
/// use citecore::PromptOptions;
///
/// let options: PromptOptions = serde_json::from_str(r#"{"language": "ko", "requirePrefix": true}"#)?;
/// assert!(options.require_prefix && options.attempt == 0);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PromptOptions {
    /// 0 the first answer, 1 and 2 the stronger requests to repair `previous`.
    pub attempt: u8,
    /// The answer to repair. Without one (the model gave none), 1 and 2 ask for the answer anew, as strictly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// What the assistant knows about: "amateur telescopes".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
    /// A system message of one's own in place of the rules, in which `{{CONTEXT}}` and `{{QUERY}}` stand for the sources and the
    /// question. What other options ask for is added to it; `domain` isn't.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub template: Option<String>,
    /// BCP 47; the language to answer in, or to refuse in where the engine has words for that. The question's own if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// What to say where the sources don't hold the answer, or none came, in place of the [polite refusal](crate::polite_refusal): a
    /// statement without marks. Of answers that an [`Exchange`](crate::Exchange) didn't ask for,
    /// [`AnswerOptions::refusals`](crate::AnswerOptions::refusals) have to tell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// Ask for "(Based on provided context)" at the start.
    pub require_prefix: bool,
    /// Ask for at least so many different sources.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_sources: Option<usize>,
    /// Earlier turns, oldest first.
    pub history: Vec<Turn>,
}

/// Is that what an answer says that refuses in these words?
fn is_read_as_refusal(refusal: &String) -> bool {
    let options = AnswerOptions { refusals: vec![refusal.clone()], ..AnswerOptions::default() };
    let answer = process_answer(refusal, &[], &options);
    answer.refusal && answer.text == *refusal
}

/// The last attempt there is a request for.
const LAST_ATTEMPT: u8 = 2;

impl PromptOptions {
    /// Can it be asked for? Errors: `options.attempt` is above 2, `options.language` is no language tag, `options.refusal`
    /// isn't read as one.
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.attempt > LAST_ATTEMPT {
            let message = joined!("expected 0 to ", LAST_ATTEMPT, ", found ", self.attempt);
            return Err(Error::invalid_input("options.attempt", message));
        }
        if !self.refusal.as_ref().is_none_or(is_read_as_refusal) {
            return Err(Error::invalid_input("options.refusal", "expected a statement without marks"));
        }
        self.language.as_deref().map_or(Ok(()), language::check)
    }

    /// The answer to repair, if that is what is asked for.
    pub(super) fn to_repair(&self) -> Option<&str> {
        self.previous.as_deref().filter(|previous| self.attempt > 0 && !previous.trim().is_empty())
    }

    /// How many sources are asked for, if it is more than every answer has.
    pub(super) fn several_sources(&self) -> Option<usize> {
        self.min_sources.filter(|&least| least > 1)
    }
}
