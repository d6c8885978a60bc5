//! Passages in an order of their own, moved, never copied.

use crate::passage::Passage;

/// What a passage is ordered by.
pub(super) struct Rank {
    pub(super) scored: bool,
    pub(super) worth: f64,
    pub(super) index: u32,
}

/// Orders passages best first: those with a score, then the others. What is worth the same keeps its order.
pub(super) fn best_first(passages: &mut Vec<Passage>, mut ranks: Vec<Rank>) {
    ranks.sort_unstable_by(|a, b| {
        b.scored.cmp(&a.scored).then(b.worth.total_cmp(&a.worth)).then(a.index.cmp(&b.index))
    });
    let mut order = Vec::with_capacity(passages.len());
    for rank in ranks {
        order.push(rank.index);
    }
    arrange(passages, order);
}

/// Keeps the passages that are to stay. Not generic, since the way through them would be compiled anew for every step.
pub(super) fn keep(passages: &mut Vec<Passage>, stays: &mut dyn FnMut(&mut Passage) -> bool) {
    passages.retain_mut(stays);
}

/// Keeps the passages with these indexes, each given once, in this order.
pub(super) fn arrange(passages: &mut Vec<Passage>, mut order: Vec<u32>) {
    let kept = order.len();
    if kept < passages.len() {
        let mut is_kept = vec![false; passages.len()];
        order.iter().for_each(|&index| is_kept[index as usize] = true);
        for (index, is_kept) in (0..).zip(is_kept) {
            if !is_kept {
                order.push(index);
            }
        }
    }
    for start in 0..passages.len() {
        let mut at = start;
        // Each passage of the circle that begins here goes to its place.
        loop {
            let from = order[at] as usize;
            order[at] = at as u32;
            if from == start {
                break;
            }
            passages.swap(at, from);
            at = from;
        }
    }
    passages.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_order_of_any_part_is_made() {
        let table: [&[u32]; 7] =
            [&[], &[0, 1, 2, 3], &[3, 2, 1, 0], &[1, 2, 3, 0], &[2, 0], &[3], &[1, 0, 3]];
        for order in table {
            let mut passages: Vec<Passage> = (0..4).map(|index| Passage::new(index.to_string())).collect();
            arrange(&mut passages, order.to_vec());
            let texts: Vec<u32> = passages.iter().map(|passage| passage.text.parse().unwrap()).collect();
            assert_eq!(texts, order);
        }
    }
}
