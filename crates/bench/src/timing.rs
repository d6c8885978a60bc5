//! How long something takes.

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use crate::{reader::Reader, taken::Taken};

/// How much is spent on a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// A run is repeated this often at least.
    pub runs: usize,
    /// A run is repeated until this time is spent.
    pub spend: Duration,
    /// What takes longer is not repeated, and a peer that reads deltas is broken off.
    pub limit: Duration,
}

/// Runs something once to warm up, then as often as the effort says; what takes half of the limit is run once only. What it
/// gives is its number of citations.
///
/// ```
/// use std::time::Duration;
/// use citecore_bench::{Effort, repeat};
///
/// let effort = Effort { runs: 3, spend: Duration::ZERO, limit: Duration::from_secs(30) };
/// let mut times = 0;
/// let taken = repeat(effort, || {
///     times += 1;
///     7
/// });
/// assert_eq!((times, taken.seconds.len(), taken.citations), (4, 3, 7));
/// ```
pub fn repeat(effort: Effort, mut run: impl FnMut() -> usize) -> Taken {
    repeat_over(effort, || (), |()| run())
}

/// Does as [`repeat`], over an input that each run uses up and that is made anew without being timed.
///
/// ```
/// use std::time::Duration;
/// use citecore_bench::{Effort, repeat_over};
///
/// let effort = Effort { runs: 3, spend: Duration::ZERO, limit: Duration::from_secs(30) };
/// let taken = repeat_over(effort, || vec!["one", "two"], |words| words.into_iter().count());
/// assert_eq!((taken.seconds.len(), taken.citations), (3, 2));
/// ```
pub fn repeat_over<I>(effort: Effort, mut make: impl FnMut() -> I, mut run: impl FnMut(I) -> usize) -> Taken {
    let mut citations = 0;
    let mut timed = || {
        let input = make();
        let begun = Instant::now();
        citations = run(input);
        begun.elapsed().as_secs_f64()
    };
    let first = timed();
    let mut seconds = vec![first];
    if first < effort.limit.as_secs_f64() / 2.0 {
        let begun = Instant::now();
        seconds[0] = timed();
        while begun.elapsed() < effort.limit
            && (seconds.len() < effort.runs || begun.elapsed() < effort.spend)
        {
            seconds.push(timed());
        }
    }
    Taken { seconds, citations, read: 1, of: 1 }
}

/// Has a peer read deltas, once, for as long as the effort allows. Nothing is warmed up: a peer that ends within the limit
/// has read the answer's beginning a thousand times by then.
///
/// ```
/// use std::time::Duration;
/// use citecore_bench::{Effort, Rerun, bounded_deltas};
///
/// let effort = Effort { runs: 1, spend: Duration::ZERO, limit: Duration::ZERO };
/// let taken = bounded_deltas(effort, &Rerun::new(), &["A fact [", "7]."]);
/// assert_eq!((taken.read, taken.of), (1, 2));
/// ```
pub fn bounded_deltas(effort: Effort, peer: &impl Reader, deltas: &[&str]) -> Taken {
    let read = Cell::new(0);
    let begun = Instant::now();
    let citations = peer.streamed(deltas.iter().copied().take_while(|_| {
        let goes_on = read.get() == 0 || begun.elapsed() < effort.limit;
        read.set(read.get() + usize::from(goes_on));
        goes_on
    }));
    Taken { seconds: vec![begun.elapsed().as_secs_f64()], citations, read: read.get(), of: deltas.len() }
}
