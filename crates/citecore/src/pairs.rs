//! Pairs of numbers, found by the first of them. A hash map of each kind would be several KB of what a reader downloads.

/// Pairs in their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs(Vec<(usize, usize)>);

impl Pairs {
    #[cfg_attr(target_family = "wasm", inline(never))]
    pub(crate) fn new(mut pairs: Vec<(usize, usize)>) -> Self {
        pairs.sort_unstable();
        Self(pairs)
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[(usize, usize)] {
        &self.0
    }

    /// The pairs that begin with `first`.
    pub(crate) fn of(&self, first: usize) -> &[(usize, usize)] {
        let begin = self.0.partition_point(|pair| pair.0 < first);
        let end = self.0.partition_point(|pair| pair.0 <= first);
        &self.0[begin..end]
    }

    /// What the first pair that begins with `first` has beside it.
    pub(crate) fn get(&self, first: usize) -> Option<usize> {
        self.of(first).first().map(|pair| pair.1)
    }

    /// How often it is among them.
    pub(crate) fn count(&self, pair: (usize, usize)) -> usize {
        self.of(pair.0).iter().filter(|other| **other == pair).count()
    }
}

/// Items by a number of each; equals keep their order. Pairs are sorted for all kinds of them: a sort of each kind would be
/// downloaded too.
pub(crate) fn in_order<T: Clone>(items: &[T], number: fn(&T) -> usize) -> Vec<T> {
    let mut places = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        places.push((number(item), index));
    }
    let mut ordered = Vec::with_capacity(items.len());
    for (_, index) in Pairs::new(places).0 {
        ordered.push(items[index].clone());
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_found_by_the_first() {
        let pairs = Pairs::new(vec![(3, 1), (1, 2), (3, 0), (3, 1)]);
        assert_eq!(pairs.of(3), [(3, 0), (3, 1), (3, 1)]);
        assert_eq!((pairs.of(1), pairs.of(2)), (&[(1, 2)][..], &[][..]));
        assert_eq!((pairs.get(3), pairs.get(2)), (Some(0), None));
        assert_eq!((pairs.count((3, 1)), pairs.count((3, 2))), (2, 0));
    }
}
