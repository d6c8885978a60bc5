//! Would an answer come, if one were asked for now?

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::{knowledge::Knowledge, upstream::Upstreams};

/// For so long nobody is asked again: probes come every few seconds, from every load balancer.
const FRESH: Duration = Duration::from_secs(10);

/// What the last check of knowledge and upstream found.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Are both ready? Asks them where the last answer is older than ten seconds.
    pub(crate) async fn of(&self, knowledge: &dyn Knowledge, upstream: &Upstreams) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < FRESH
        {
            return ready;
        }
        let (knowledge, upstream) = tokio::join!(knowledge.check(), upstream.check());
        if let Err(error) = &knowledge {
            tracing::warn!(%error, "the knowledge isn't ready");
        }
        if let Err(error) = &upstream {
            tracing::warn!(%error, "the upstream isn't ready");
        }
        let ready = knowledge.is_ok() && upstream.is_ok();
        *last = Some((Instant::now(), ready));
        ready
    }
}
