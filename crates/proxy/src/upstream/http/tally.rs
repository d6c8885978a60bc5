//! What is counted of a model.

use std::sync::Arc;

use citecore_wire::Usage;

use crate::{metrics::Metrics, upstream::UpstreamError};

/// Counts for one upstream.
#[derive(Clone)]
pub(in crate::upstream) struct Tally {
    pub(in crate::upstream) metrics: Arc<Metrics>,
    /// `first` or `fallback`.
    pub(in crate::upstream) upstream: &'static str,
}

impl Tally {
    /// A request is sent.
    pub(super) fn tried(&self) {
        self.metrics.tried(self.upstream);
    }

    /// A request failed.
    pub(super) fn failed(&self, error: &UpstreamError) {
        self.metrics.failed(self.upstream, error);
    }

    /// An answer is whole, and cost so much, where that is told.
    pub(super) fn spent(&self, usage: Option<Usage>) {
        if let Some(usage) = usage {
            self.metrics.spent(usage);
        }
    }
}
