//! What is counted over claims, each by the support that the engine gave it and whether it is right.

pub(crate) mod bootstrap;
pub(crate) mod calibration;
pub(crate) mod ranking;
pub(crate) mod threshold;

/// A claim as far as metrics know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scored {
    /// Probability of full support, 0..1.
    pub(crate) support: f64,
    /// It is fully supported.
    pub(crate) right: bool,
}

/// A share of a whole; none where there is nothing to share.
pub(crate) fn share(part: f64, whole: f64) -> Option<f64> {
    (whole > 0.0).then(|| part / whole)
}

/// The scored, those with the least support first.
fn ascending(scored: &[Scored]) -> Vec<Scored> {
    let mut sorted = scored.to_vec();
    sorted.sort_by(|one, other| one.support.total_cmp(&other.support));
    sorted
}

/// How much the first `count` of a sorted row weigh. Those that tie with the last of them share its places, so that the order
/// of a file doesn't matter.
fn first<T: Copy>(sorted: &[T], count: f64, key: impl Fn(T) -> f64, weight: impl Fn(T) -> f64) -> f64 {
    let (mut taken, mut sum) = (0.0, 0.0);
    for tied in sorted.chunk_by(|&one, &other| key(one) == key(other)) {
        let places = (count - taken).clamp(0.0, tied.len() as f64);
        let all: f64 = tied.iter().map(|&entry| weight(entry)).sum();
        sum += all * places / tied.len() as f64;
        taken += places;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What tests of metrics are written with: support in hundredths, and whether it is right.
    pub(super) fn table(rows: &[(u32, bool)]) -> Vec<Scored> {
        rows.iter().map(|&(support, right)| Scored { support: f64::from(support) / 100.0, right }).collect()
    }

    #[test]
    fn ties_share_the_last_places() {
        let sorted = [1.0, 2.0, 2.0, 2.0, 5.0];
        let sum = |count| first(&sorted, count, |value: f64| value, |value| value);
        assert_eq!([sum(0.0), sum(1.0), sum(2.0), sum(3.5), sum(5.0)], [0.0, 1.0, 3.0, 6.0, 12.0]);
        assert_eq!(first(&[3.0, 3.0], 1.0, |value: f64| value, |_| 1.0), 1.0);
    }

    #[test]
    fn nothing_has_no_shares() {
        assert_eq!((share(1.0, 4.0), share(0.0, 0.0)), (Some(0.25), None));
    }
}
