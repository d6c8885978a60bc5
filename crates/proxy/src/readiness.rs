//! Would an answer come, if one were asked for now?

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::upstream::Upstreams;

/// For so long an upstream isn't asked again: probes come every few seconds, from every load balancer.
const FRESH: Duration = Duration::from_secs(10);

/// What the last check of the upstream found.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Is the upstream ready? Asks it where the last answer is older than ten seconds.
    pub(crate) async fn of(&self, upstream: &Upstreams) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < FRESH
        {
            return ready;
        }
        let ready = match upstream.check().await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!(%error, "not ready");
                false
            }
        };
        *last = Some((Instant::now(), ready));
        ready
    }
}
