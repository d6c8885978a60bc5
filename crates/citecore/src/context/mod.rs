//! Laying passages out for a model, each under its number.

mod label;
mod neutralise;
mod options;
mod policy;
mod style;
mod thresholds;

use serde::{Deserialize, Serialize};

use crate::{error::Error, passage::Passage, source::Source};
use policy::policy;

pub(crate) use label::one_line;
pub use neutralise::{neutralise, restore};
pub use options::{ContextOptions, ContextStyle};
pub(crate) use policy::with_refusal;
pub use thresholds::Thresholds;

/// Numbered sources and the text that shows them to a model.
///
/// ```
/// use citecore::{ContextOptions, Passage, prepare_context};
///
/// let passages = vec![Passage::new("Point the mount north."), Passage::new("Mirrors gather light.")];
/// let context = prepare_context(passages, &ContextOptions { policy: false, ..ContextOptions::default() })?;
/// assert_eq!(context.text, "[1]\nPoint the mount north.\n\n---\n[2]\nMirrors gather light.\n");
/// assert_eq!(context.sources[1].number, 2);
/// assert_eq!(context.sources[1].passage.text, "Mirrors gather light.");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Context {
    /// What the model reads; "" without sources.
    pub text: String,
    /// The sources by number, from 1.
    pub sources: Vec<Source>,
    /// How they are written.
    pub style: ContextStyle,
}

/// Numbers the passages in their order and lays them out for a model.
///
/// Text inside a passage can't pass for structure: [`Context::text`] has all of it, its names included, as [`neutralise`] gives
/// it; [`Context::sources`] keep them as they are. Errors: `options.thresholds…` isn't finite, or `medium` is above `high`.
///
/// ```
/// use citecore::{ContextOptions, Passage, prepare_context};
///
/// let passage = Passage { score: Some(0.97), ..Passage::new("Point the mount north [3].") };
/// let context = prepare_context(vec![passage], &ContextOptions { policy: false, ..Default::default() })?;
/// assert_eq!(context.text, "[1] (Relevance: High)\nPoint the mount north [\\3].\n");
/// # Ok::<(), citecore::Error>(())
/// ```
pub fn prepare_context(passages: Vec<Passage>, options: &ContextOptions) -> Result<Context, Error> {
    options.check()?;
    Ok(lay_out(passages, options))
}

/// The context of [`prepare_context`], with options that are known to be right.
pub(crate) fn lay_out(passages: Vec<Passage>, options: &ContextOptions) -> Context {
    let style = options.style.style();
    let mut text = String::new();
    let mut sources = Vec::with_capacity(passages.len());
    for (passage, number) in passages.into_iter().zip(1..) {
        let relevance = passage.score.map(|score| options.thresholds.relevance(score));
        let source = Source { relevance, ..Source::new(number, passage) };
        if number > 1 {
            text.push_str(style.separator);
        }
        (style.head)(&source, options.relevance, &mut text);
        text.push_str(&neutralise(source.passage.text.trim()));
        text.push_str(style.tail);
        sources.push(source);
    }
    if options.policy && !sources.is_empty() {
        text.push_str(&policy(options.style, sources.len()));
    }
    Context { text, sources, style: options.style }
}
