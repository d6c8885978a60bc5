//! How a context is laid out.

use serde::{Deserialize, Serialize};

use super::thresholds::Thresholds;
use crate::error::Error;

/// How the sources of a context are written, and the marks that the model is asked for.
///
/// ```
/// use citecore::{ContextOptions, ContextStyle, Passage, prepare_context};
///
/// let passage = Passage { source: Some("manual.pdf".into()), page: Some(3), ..Passage::new("Go north.") };
/// let options = |style| ContextOptions { style, policy: false, ..ContextOptions::default() };
/// let context = prepare_context(vec![passage.clone()], &options(ContextStyle::Dagger))?;
/// assert_eq!(context.text, "[†1] manual.pdf, p.3\nGo north.");
/// let context = prepare_context(vec![passage], &options(ContextStyle::Tag))?;
/// assert_eq!(context.text, "<source id=\"1\">Go north.</source>");
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ContextStyle {
    /// `[1] (Relevance: High)` over the text, `---` between two; marks are `[1]`.
    #[default]
    Bracket,
    /// `<source id="1">text</source>`; marks are `[1]`.
    Tag,
    /// `[†1] file.pdf, p.3` over the text; marks are `[†1]`.
    Dagger,
    /// `[Source 1] EPR (2021):` over the text; marks are `[1]`.
    Labelled,
}

/// How a context is laid out.
///
/// ```
/// use citecore::{ContextOptions, ContextStyle};
///
/// let options: ContextOptions = serde_json::from_str(r#"{"style": "dagger", "thresholds": {"high": 0.8, "medium": 0.5}}"#)?;
/// assert_eq!(options.style, ContextStyle::Dagger);
/// assert!(options.relevance && options.policy);
/// assert!(serde_json::from_str::<ContextOptions>(r#"{"styel": "dagger"}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ContextOptions {
    /// How the sources are written.
    pub style: ContextStyle,
    /// Tell the model how near each source is that has a score. Of the styles, [`ContextStyle::Bracket`] alone has a place
    /// for it.
    pub relevance: bool,
    /// Append the citation policy: every statement cites, only these numbers, what to say where nothing fits.
    pub policy: bool,
    /// From which score on a source is near.
    pub thresholds: Thresholds,
}

impl Default for ContextOptions {
    fn default() -> Self {
        Self {
            style: ContextStyle::Bracket,
            relevance: true,
            policy: true,
            thresholds: Thresholds::default(),
        }
    }
}

impl ContextOptions {
    /// Can it be laid out like this? Errors: `options.thresholds…` isn't finite, or `medium` is above `high`.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.thresholds.check()
    }
}
