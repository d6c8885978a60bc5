//! The ways to write the sources of a context, a file each.

mod bracket;
mod dagger;
mod labelled;
mod tag;

use super::options::ContextStyle;
use crate::source::Source;

/// A way to write the sources of a context.
pub(super) struct Style {
    /// What stands between two sources.
    pub(super) separator: &'static str,
    /// Adds what stands before a source's text, given whether its relevance is shown.
    pub(super) head: fn(&Source, bool, &mut String),
    /// What stands behind it.
    pub(super) tail: &'static str,
    /// What a mark has before its number.
    sign: &'static str,
    /// A rule of the prompt.
    numbered: &'static str,
}

impl ContextStyle {
    pub(super) fn style(self) -> &'static Style {
        match self {
            Self::Bracket => &bracket::STYLE,
            Self::Tag => &tag::STYLE,
            Self::Dagger => &dagger::STYLE,
            Self::Labelled => &labelled::STYLE,
        }
    }

    /// The mark that a model is asked to cite a source with. Superscripts (`<sup>[1]</sup>`) are read as well, but not asked
    /// for in any style: how a citation looks is for the page to say.
    ///
    /// ```
    /// use citecore::ContextStyle;
    ///
    /// assert_eq!(ContextStyle::Bracket.mark(2), "[2]");
    /// assert_eq!(ContextStyle::Dagger.mark(2), "[†2]");
    /// ```
    pub fn mark(self, number: usize) -> String {
        joined!("[", self.style().sign, number, "]")
    }

    /// How the number of a source is found in a context of this style, for the rules of a prompt.
    pub(crate) fn numbered(self) -> &'static str {
        self.style().numbered
    }
}
