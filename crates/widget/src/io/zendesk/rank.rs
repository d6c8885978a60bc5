//! How much of a question each passage holds.

use citecore::{Passage, words};

/// What of a score is the help center's own order of articles.
const PLACE_SHARE: f64 = 0.15;

/// So many letters of a longer word tell it apart, whatever its ending, in scripts that have endings. A single letter is none.
const STEM: usize = 4;

/// The passages with scores from 0 to 1, best first. Each comes with the place of its article among those found.
///
/// A score is the share of the question's words that the passage or its title has, rare words weighing more, and for the rest
/// the place of its article.
pub(super) fn rank(question: &str, found: Vec<(usize, Passage)>) -> Vec<Passage> {
    let mut asked: Vec<String> = terms(question).collect();
    asked.sort_unstable();
    asked.dedup();
    let holds = |passage: &Passage| {
        let mut holds = vec![false; asked.len()];
        let texts = [passage.title.as_deref().unwrap_or_default(), &passage.text];
        for term in texts.into_iter().flat_map(terms) {
            if let Ok(at) = asked.binary_search(&term) {
                holds[at] = true;
            }
        }
        holds
    };
    let held: Vec<Vec<bool>> = found.iter().map(|(_, passage)| holds(passage)).collect();
    let weigh = |at: usize| {
        let holding = held.iter().filter(|holds| holds[at]).count();
        // A square root is the same on every platform.
        ((held.len() + 1) as f64 / (holding + 1) as f64).sqrt()
    };
    let weights: Vec<f64> = (0..asked.len()).map(weigh).collect();
    let all: f64 = weights.iter().sum();
    let articles = found.iter().map(|(place, _)| place + 1).max().unwrap_or(1) as f64;
    let mut ranked: Vec<Passage> = found
        .into_iter()
        .zip(&held)
        .map(|((place, passage), holds)| {
            let has: f64 =
                weights.iter().zip(holds).filter(|(_, holds)| **holds).map(|(weight, _)| weight).sum();
            let share = if all > 0.0 { has / all } else { 0.0 };
            let score = share * (1.0 - PLACE_SHARE) + PLACE_SHARE * (1.0 - place as f64 / articles);
            Passage { score: Some(score), ..passage }
        })
        .collect();
    ranked.sort_by(|one, other| other.score.unwrap_or(0.0).total_cmp(&one.score.unwrap_or(0.0)));
    ranked
}

/// The words of a text without their endings.
fn terms(text: &str) -> impl Iterator<Item = String> {
    words(text)
        .filter(|word| word.chars().nth(1).is_some() || !word.chars().all(has_endings))
        .map(|word| if word.chars().all(has_endings) { word.chars().take(STEM).collect() } else { word })
}

/// Is it a letter of the Latin, Greek or Cyrillic script?
fn has_endings(letter: char) -> bool {
    letter.is_alphabetic() && letter < '\u{530}'
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    #[wasm_bindgen_test]
    fn what_holds_the_rare_words_comes_first() {
        let passage = |title: &str, text: &str| Passage { title: Some(title.into()), ..Passage::new(text) };
        let found = vec![
            (0, passage("Tripods", "The tripod has legs and the tripod has feet.")),
            (1, passage("Locks", "The lock of the leg is greased.")),
            (2, passage("Feet", "Replace the rubber foot when it is worn.")),
        ];
        let ranked = rank("How is the lock greased?", found);
        assert_eq!(ranked[0].title.as_deref(), Some("Locks"));
        assert!(ranked.iter().all(|passage| passage.score.is_some_and(|score| (0.0..=1.0).contains(&score))));
        let ranked = rank("aligning", vec![(0, passage("a", "nothing")), (1, passage("b", "Align it."))]);
        assert_eq!(ranked[0].title.as_deref(), Some("b"));
        assert!(rank("", Vec::new()).is_empty());
    }
}
