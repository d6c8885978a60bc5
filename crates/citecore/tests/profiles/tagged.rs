//! "tagged": chat over an index, with sources in tags.

use citecore::Passage;

use super::led::{answered, asked, passage};

#[test]
fn the_five_best_sources_stand_in_numbered_tags() {
    let found = (1..=7).map(|n| passage(&format!("Text {n}."), 1.0 - f64::from(n) / 10.0)).collect();
    let (exchange, _) = asked("tagged", "?", found);
    let text = &exchange.context().text;
    for n in 1..=5 {
        assert!(text.contains(&format!("<source id=\"{n}\">Text {n}.</source>")), "{text}");
    }
    assert!(!text.contains("id=\"6\""), "{text}");
}

#[test]
fn the_rules_ask_to_cite_only_what_has_a_tag() {
    let (_, completion) = asked("tagged", "?", vec![passage("Text.", 0.9)]);
    let rules = completion.unwrap().messages[0].content.clone();
    assert!(rules.contains("<source"), "{rules}");
}

#[test]
fn only_cited_sources_come_back_numbered_by_appearance_with_their_urls() {
    let found = (1..=5)
        .map(|n| Passage {
            title: Some(format!("Title {n}")),
            url: Some(format!("https://a.example/{n}")),
            ..passage(&format!("Text {n}."), 1.0 - f64::from(n) / 10.0)
        })
        .collect();
    let (exchange, _) = asked("tagged", "?", found);
    let (outcome, _) = answered(exchange, &["Fourth [4], second [2], fourth [4]."]);
    assert_eq!(outcome.answer.text, "Fourth [1], second [2], fourth [1].");
    let urls: Vec<_> =
        outcome.answer.references.iter().map(|one| one.passage.url.as_deref().unwrap()).collect();
    assert_eq!(urls, ["https://a.example/4", "https://a.example/2"]);
}

#[test]
fn blank_passages_are_no_sources() {
    let (exchange, _) = asked("tagged", "?", vec![passage(" \n", 0.9), passage("Text.", 0.8)]);
    assert_eq!(exchange.context().sources.len(), 1);
}
