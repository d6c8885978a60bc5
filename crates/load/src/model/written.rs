//! An answer as the model writes it.

use std::{
    io::{Error, ErrorKind},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use async_stream::stream;
use bytes::Bytes;
use futures_util::Stream;
use hyper::body::Frame;
use tokio::time::{MissedTickBehavior, interval};

use crate::{
    plan::{End, Plan},
    wire,
};

/// Counts an answer for as long as it's being written.
struct Open(Arc<AtomicUsize>);

impl Open {
    fn begin(count: Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::SeqCst);
        Self(count)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// The body of a streamed chat completion.
pub(super) fn answer(plan: Plan, open: Arc<AtomicUsize>) -> impl Stream<Item = Result<Frame<Bytes>, Error>> {
    let open = Open::begin(open);
    stream! {
        let _open = open;
        let mut clock = (!plan.pause.is_zero()).then(|| interval(plan.pause));
        if let Some(clock) = &mut clock {
            clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        }
        for number in 0..plan.deltas {
            if let Some(clock) = &mut clock {
                clock.tick().await;
            }
            yield Ok(frame(&chunk(&wire::line(number), None)));
        }
        match plan.end {
            End::Whole => {
                yield Ok(frame(&chunk("", Some("stop"))));
                yield Ok(frame("data: [DONE]\n\n"));
            }
            End::Unmarked => {}
            End::Broken => yield Err(Error::from(ErrorKind::ConnectionReset)),
            End::Stalled => std::future::pending().await,
            End::Error => yield Ok(frame("data: {\"error\":{\"message\":\"out of memory\",\"type\":\"server_error\"}}\n\n")),
            End::Junk => yield Ok(frame("data: <html>502 Bad Gateway</html>\n\n")),
        }
    }
}

fn chunk(text: &str, finish: Option<&str>) -> String {
    let content = serde_json::json!(text);
    let finish = serde_json::json!(finish);
    format!(
        "data: {{\"id\":\"chatcmpl-load\",\"object\":\"chat.completion.chunk\",\"created\":1760000000,\"model\":\"load\",\
         \"choices\":[{{\"index\":0,\"delta\":{{\"content\":{content}}},\"logprobs\":null,\"finish_reason\":{finish}}}]}}\n\n"
    )
}

fn frame(text: &str) -> Frame<Bytes> {
    Frame::data(Bytes::copy_from_slice(text.as_bytes()))
}
