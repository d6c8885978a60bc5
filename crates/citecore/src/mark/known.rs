//! Which numbers and addresses a mark can mean.

use super::syntax::Item;
use crate::{answer::Dangling, pairs::Pairs, passage::given, place, source::Source};

/// From here on, a number that no source has is a year or a measure rather than a citation.
pub(super) const UNLIKELY: usize = 1000;

/// The sources that marks are held against.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    /// Any number may be a source's.
    Any,
    /// The sources of a context.
    Sources {
        /// Number in the context and index among the sources, by number.
        indexes: Vec<(usize, usize)>,
        urls: Vec<Option<String>>,
        /// What becomes of marks that name none of them.
        dangling: Dangling,
    },
}

impl Known {
    pub(crate) fn new(sources: &[Source], dangling: Dangling) -> Self {
        let (mut all, mut urls) = (Vec::new(), Vec::new());
        for (index, source) in sources.iter().enumerate() {
            all.push((source.number, index));
            urls.push(given(&source.passage.url).map(comparable));
        }
        // Of two with one number the first counts.
        let mut indexes: Vec<(usize, usize)> = Vec::new();
        for &(number, index) in Pairs::new(all).all() {
            if indexes.last().is_none_or(|last| last.0 != number) {
                indexes.push((number, index));
            }
        }
        Self::Sources { indexes, urls, dangling }
    }

    /// Numbers and indexes of the sources from one number to another.
    pub(crate) fn within(&self, from: usize, to: usize) -> &[(usize, usize)] {
        match self {
            Self::Any => &[],
            Self::Sources { indexes, .. } => {
                // Contexts number their sources from 1 without gaps, as a rule.
                let guess = from.saturating_sub(1);
                let start = match indexes.get(guess) {
                    Some((number, _)) if *number == from => guess,
                    _ => indexes.partition_point(|(number, _)| *number < from),
                };
                let end = match indexes.get(start) {
                    Some((number, _)) if from == to => start + usize::from(*number == from),
                    _ => indexes.partition_point(|(number, _)| *number <= to).max(start),
                };
                &indexes[start..end]
            }
        }
    }

    pub(crate) fn has(&self, number: usize) -> bool {
        match self {
            Self::Any => (1..UNLIKELY).contains(&number),
            Self::Sources { .. } => !self.within(number, number).is_empty(),
        }
    }

    /// Is a mark left out, as it names no source?
    pub(super) fn leaves_out(&self, items: &[Item]) -> bool {
        let drops = matches!(self, Self::Sources { dangling: Dangling::Drop, .. });
        drops && items.iter().all(|item| self.within(item.from, item.to).is_empty())
    }

    /// Is that the address of every source that a mark names?
    pub(super) fn is_url_of_all(&self, items: &[Item], url: &str) -> bool {
        items.iter().all(|item| self.is_url_of(item.from, url))
    }

    /// Is that the address of that source?
    fn is_url_of(&self, number: usize, url: &str) -> bool {
        match self {
            Self::Any => true,
            Self::Sources { urls, .. } => {
                let own = self.within(number, number).first().and_then(|&(_, index)| urls[index].as_deref());
                own.is_some_and(|own| own == comparable(url))
            }
        }
    }
}

/// An address without what doesn't change the document: fragment and trailing slash.
fn comparable(url: &str) -> String {
    let page = url.split('#').next().unwrap_or(url);
    place::without_last(page, |c| c == '/').to_owned()
}
