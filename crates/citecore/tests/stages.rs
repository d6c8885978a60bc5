//! Selection, by its tables.

#![allow(clippy::unwrap_used)]

use citecore::{Dedupe, Hybrid, Passage, SelectOptions, select_passages};

fn scored(text: &str, score: f64) -> Passage {
    Passage { score: Some(score), ..Passage::new(text) }
}

fn texts(passages: &[Passage]) -> Vec<&str> {
    passages.iter().map(|passage| passage.text.as_str()).collect()
}

#[test]
fn the_best_come_first_and_equals_keep_their_order() {
    let passages = vec![
        scored("low", 0.1),
        scored("a", 0.5),
        scored("b", 0.5),
        Passage::new("none"),
        scored("high", 0.9),
    ];
    let selected = select_passages("?", passages, &SelectOptions::default()).unwrap();
    assert_eq!(texts(&selected), ["high", "a", "b", "low", "none"]);
}

#[test]
fn bounds_of_score_length_and_number_hold() {
    let passages = vec![
        scored("long enough", 0.95),
        scored("short", 0.99),
        scored("also long enough", 0.2),
        scored("  ", 1.0),
    ];
    let options = SelectOptions { min_score: Some(0.4), min_text_length: Some(6), ..Default::default() };
    assert_eq!(texts(&select_passages("?", passages.clone(), &options).unwrap()), ["long enough"]);
    let options = SelectOptions { max_passages: Some(2), ..Default::default() };
    assert_eq!(texts(&select_passages("?", passages, &options).unwrap()), ["short", "long enough"]);
}

#[test]
fn words_of_the_question_add_to_the_score() {
    let passages = vec![scored("about lenses", 0.8), scored("about mirrors and light", 0.7)];
    let options = SelectOptions { hybrid: Some(Hybrid { keyword_weight: 0.25 }), ..Default::default() };
    let selected = select_passages("mirrors light", passages, &options).unwrap();
    assert_eq!(selected[0].text, "about mirrors and light");
    assert!((selected[0].score.unwrap() - 1.2).abs() < 1e-9);
}

#[test]
fn the_same_is_given_once() {
    let at = |text: &str, url: &str, source: &str, page: u32| Passage {
        url: Some(url.into()),
        source: Some(source.into()),
        page: Some(page),
        ..Passage::new(text)
    };
    let passages =
        vec![at("A  text", "/1", "a.pdf", 1), at("a text", "/2", "a.pdf", 2), at("other", "/1", "a.pdf", 2)];
    let table = [(Dedupe::Text, 2), (Dedupe::Url, 2), (Dedupe::SourcePage, 2), (Dedupe::None, 3)];
    for (dedupe, left) in table {
        let options = SelectOptions { dedupe, ..Default::default() };
        assert_eq!(select_passages("?", passages.clone(), &options).unwrap().len(), left, "{dedupe:?}");
    }
}
