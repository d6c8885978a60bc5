//! Which numbers and addresses a mark can mean.

use std::collections::HashMap;

use crate::passage::Source;

/// The sources that marks are held against.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    /// Any number may be a source's.
    Any,
    /// The sources of a context.
    Sources {
        /// Number in the context to index among the sources.
        indexes: HashMap<usize, usize>,
        urls: Vec<Option<String>>,
        greatest: usize,
    },
}

impl Known {
    pub(crate) fn new(sources: &[Source]) -> Self {
        let mut indexes = HashMap::new();
        for (index, source) in sources.iter().enumerate() {
            indexes.entry(source.number).or_insert(index);
        }
        Self::Sources {
            indexes,
            urls: sources.iter().map(|source| source.passage.url.as_deref().map(comparable)).collect(),
            greatest: sources.iter().map(|source| source.number).max().unwrap_or(0),
        }
    }

    /// The index of the source with that number.
    pub(crate) fn index(&self, number: usize) -> Option<usize> {
        match self {
            Self::Any => Some(number),
            Self::Sources { indexes, .. } => indexes.get(&number).copied(),
        }
    }

    pub(crate) fn has(&self, number: usize) -> bool {
        match self {
            Self::Any => (1..1000).contains(&number),
            Self::Sources { indexes, .. } => indexes.contains_key(&number),
        }
    }

    /// No source has a greater number.
    pub(crate) fn greatest(&self) -> usize {
        match self {
            Self::Any => 999,
            Self::Sources { greatest, .. } => *greatest,
        }
    }

    /// Is that the address of that source?
    pub(crate) fn is_url_of(&self, number: usize, url: &str) -> bool {
        match self {
            Self::Any => true,
            Self::Sources { urls, .. } => {
                let own = self.index(number).and_then(|index| urls[index].as_deref());
                own.is_some_and(|own| own == comparable(url))
            }
        }
    }
}

/// An address without what doesn't change the document: fragment and trailing slash.
fn comparable(url: &str) -> String {
    let page = url.split('#').next().unwrap_or(url);
    page.trim_end_matches('/').to_owned()
}
