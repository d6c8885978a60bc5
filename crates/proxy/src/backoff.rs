//! How long to wait before what failed is tried again.

use std::time::Duration;

/// The wait before the second try, at the median; it doubles with each one after it. In milliseconds.
const WAIT: u64 = 300;
/// So often it doubles at most.
const MOST_DOUBLINGS: u32 = 4;

/// The wait after so many tries: half to one and a half of what is meant, so that those which failed together don't come back together.
pub(crate) fn backoff(tries: u32) -> Duration {
    let meant = WAIT << tries.saturating_sub(1).min(MOST_DOUBLINGS);
    Duration::from_millis(fastrand::u64(meant / 2..=meant * 3 / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_differ() {
        let waits = |tries| -> Vec<u128> { (0..200).map(|_| backoff(tries).as_millis()).collect() };
        for (tries, range) in [(1, 150..=450), (2, 300..=900), (9, 2_400..=7_200)] {
            let waits = waits(tries);
            assert!(waits.iter().all(|wait| range.contains(wait)), "{tries}");
            assert!(waits.iter().any(|wait| *wait != waits[0]));
        }
    }
}
