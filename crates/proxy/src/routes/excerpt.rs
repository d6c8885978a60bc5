//! What a reference says, in replies that have one text for it.

use citecore::Reference;

/// The texts of all cited passages that its number stands for, in the order in which they are cited, a blank line between them: what
/// the answer takes from any of them is found there. Each is there once.
pub(super) fn excerpt(reference: &Reference) -> String {
    let mut texts: Vec<&str> = Vec::new();
    for source in &reference.passages {
        if !texts.contains(&source.passage.text.as_str()) {
            texts.push(&source.passage.text);
        }
    }
    if texts.is_empty() { reference.passage.text.clone() } else { texts.join("\n\n") }
}

#[cfg(test)]
mod tests {
    use citecore::{AnswerOptions, Passage, Source, process_answer};

    use super::excerpt;

    #[test]
    fn every_cited_passage_is_quoted() {
        let source = |number, text: &str, url: &str| {
            Source::new(number, Passage { url: Some(url.into()), ..Passage::new(text) })
        };
        let sources = [
            source(1, "One.", "/a"),
            source(2, "Two.", "/a"),
            source(3, "Three.", "/b"),
            source(4, "Two.", "/a"),
            source(5, "Five.", "/a"),
        ];
        for (answer, expected) in [
            ("A [1].", vec!["One."]),
            ("A [2]. B [1].", vec!["Two.\n\nOne."]),
            ("A [1]. B [3]. C [2]. D [1].", vec!["One.\n\nTwo.", "Three."]),
            ("A [2]. B [4]. C [5].", vec!["Two.\n\nFive."]),
        ] {
            let answer = process_answer(answer, &sources, &AnswerOptions::default());
            let found: Vec<String> = answer.references.iter().map(excerpt).collect();
            assert_eq!(found, expected, "{}", answer.raw);
        }
    }
}
