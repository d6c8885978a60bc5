//! Making one list of several.

use std::collections::HashMap;

use citecore::Passage;

/// How little a first place is worth above a second one: Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms
/// Condorcet and individual rank learning methods", 2009.
const K: f64 = 60.0;

/// The list of one query: as it is where there is one, fused by reciprocal rank where words and embedding gave one each. A
/// fused passage's score is the sum of 1 / (60 + rank) over the lists, over the most that it can be: 1 for the first of all.
pub(super) fn of_one_query(mut lists: Vec<Vec<Passage>>) -> Vec<Passage> {
    if lists.len() > 1 { by_rank(lists) } else { lists.pop().unwrap_or_default() }
}

/// The lists of all queries as one, best first, no passage twice. Scores of one engine mean the same for every query, so that
/// the best of a passage's counts; where an engine gives none, ranks tell.
pub(super) fn of_all_queries(mut lists: Vec<Vec<Passage>>) -> Vec<Passage> {
    if lists.len() < 2 {
        return lists.pop().unwrap_or_default();
    }
    if lists.iter().flatten().any(|passage| passage.score.is_none()) {
        let mut fused = by_rank(lists);
        fused.iter_mut().for_each(|passage| passage.score = None);
        return fused;
    }
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut all: Vec<Passage> = Vec::new();
    for passage in lists.into_iter().flatten() {
        let place = *places.entry(name(&passage)).or_insert(all.len());
        match all.get_mut(place) {
            Some(known) if known.score < passage.score => *known = passage,
            Some(_) => {}
            None => all.push(passage),
        }
    }
    sort(&mut all);
    all
}

fn by_rank(lists: Vec<Vec<Passage>>) -> Vec<Passage> {
    let most = lists.len() as f64 / (K + 1.0);
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut all: Vec<(Passage, f64)> = Vec::new();
    for list in lists {
        let mut rank = K;
        for passage in list {
            rank += 1.0;
            let place = *places.entry(name(&passage)).or_insert(all.len());
            if place == all.len() {
                all.push((passage, 0.0));
            }
            all[place].1 += 1.0 / rank;
        }
    }
    let mut fused: Vec<Passage> =
        all.into_iter().map(|(passage, sum)| Passage { score: Some(sum / most), ..passage }).collect();
    sort(&mut fused);
    fused
}

/// Best first; what is as good stays in its order.
fn sort(passages: &mut [Passage]) {
    let score = |passage: &Passage| passage.score.unwrap_or_default();
    passages.sort_by(|a, b| score(b).total_cmp(&score(a)));
}

/// What tells a passage from others: its id, or its address and text.
fn name(passage: &Passage) -> String {
    match &passage.id {
        Some(id) => format!("id {id}"),
        None => format!("{} {}", passage.url.as_deref().unwrap_or_default(), passage.text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(ids: &[(&str, Option<f64>)]) -> Vec<Passage> {
        let passage = |(id, score): &(&str, Option<f64>)| Passage {
            id: Some((*id).into()),
            score: *score,
            ..Passage::new("Text.")
        };
        ids.iter().map(passage).collect()
    }

    fn ids(passages: &[Passage]) -> Vec<&str> {
        passages.iter().map(|passage| passage.id.as_deref().unwrap()).collect()
    }

    #[test]
    fn what_both_lists_have_comes_first() {
        let words = list(&[("a", Some(1.0)), ("b", Some(0.9)), ("c", Some(0.1))]);
        let vectors = list(&[("c", Some(0.8)), ("d", Some(0.7)), ("a", Some(0.6))]);
        let fused = of_one_query(vec![words, vectors]);
        assert_eq!(ids(&fused), ["a", "c", "b", "d"]);
        // 1/61 + 1/63, over 2/61.
        let first = (1.0 / 61.0 + 1.0 / 63.0) / (2.0 / 61.0);
        assert!((fused[0].score.unwrap() - first).abs() < 1e-12);
        let alone = of_one_query(vec![list(&[("a", Some(0.3))]), list(&[("a", Some(0.2))])]);
        assert_eq!(alone[0].score, Some(1.0));
    }

    #[test]
    fn one_list_keeps_its_scores() {
        let words = list(&[("a", Some(0.3)), ("b", None)]);
        assert_eq!(of_one_query(vec![words.clone()]), words);
        assert!(of_one_query(Vec::new()).is_empty());
    }

    #[test]
    fn the_best_score_over_all_queries_counts() {
        let one = list(&[("a", Some(0.5)), ("b", Some(0.4))]);
        let other = list(&[("b", Some(0.9)), ("a", Some(0.2)), ("c", Some(0.5))]);
        let all = of_all_queries(vec![one, other]);
        assert_eq!(ids(&all), ["b", "a", "c"]);
        assert_eq!(all[0].score, Some(0.9));
    }

    #[test]
    fn lists_without_scores_are_merged_by_rank_and_stay_without() {
        let all = of_all_queries(vec![list(&[("a", None), ("b", None)]), list(&[("b", None), ("c", None)])]);
        assert_eq!(ids(&all), ["b", "a", "c"]);
        assert!(all.iter().all(|passage| passage.score.is_none()));
    }

    #[test]
    fn passages_without_ids_are_told_apart_by_address_and_text() {
        let of = |text: &str| vec![Passage { score: Some(0.5), ..Passage::new(text) }];
        assert_eq!(of_all_queries(vec![of("One."), of("Two."), of("One.")]).len(), 2);
    }
}
