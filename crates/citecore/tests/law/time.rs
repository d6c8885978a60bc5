//! The law of time: more work takes no more than so many times as long.

use std::time::Duration;

use cpu_time::ThreadTime;

/// How often work that took too long is given another try: what else a machine does makes work longer, never shorter.
const TRIES: usize = 5;
/// Work that takes this many times what it may is not tried again.
const FAR: u32 = 8;

/// Holds that `more` takes no longer than `limit` makes of the time that `less` takes, by what this thread has of the processor.
/// A try that shows it is enough.
///
/// # Panics
///
/// Where it takes longer; `of` says what it was.
#[track_caller]
pub fn is_bounded(of: &str, limit: impl Fn(Duration) -> Duration, less: impl Fn(), more: impl Fn()) {
    let [mut short, mut long] = [Duration::MAX; 2];
    for _ in 0..TRIES {
        short = short.min(taken(&less));
        long = long.min(taken(&more));
        let limit = limit(short);
        if long <= limit {
            return;
        }
        if long > limit * FAR {
            break;
        }
    }
    panic!("{of}: {short:?}, and {long:?} for more of it");
}

fn taken(work: impl Fn()) -> Duration {
    let begun = ThreadTime::now();
    work();
    begun.elapsed()
}
