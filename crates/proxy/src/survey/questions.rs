//! A file of questions.

use std::path::Path;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A question of a survey.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Asked {
    /// What a reader would ask.
    pub question: String,
    /// BCP 47; whose articles come first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
}

/// A file of questions that can't be read; says where and why.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct QuestionsError(String);

/// The questions of a file: one a line, as text or as JSON, `{"question": "…", "locale": "de"}`. Lines with nothing on them
/// are passed over. Errors: the file can't be read; a line isn't as it should be; there is no question.
pub fn read_questions(path: &Path) -> Result<Vec<Asked>, QuestionsError> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| QuestionsError(format!("{}: {error}", path.display())))?;
    parse(&text).map_err(|reason| QuestionsError(format!("{}{reason}", path.display())))
}

fn parse(text: &str) -> Result<Vec<Asked>, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut questions = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let asked = if line.starts_with('{') {
            serde_json::from_str(line).map_err(|error| format!(":{number}: {error}"))?
        } else {
            Asked { question: line.to_owned(), locale: None }
        };
        if asked.question.trim().is_empty() {
            return Err(format!(":{number}: question: expected some text, found none"));
        }
        questions.push(asked);
    }
    if questions.is_empty() { Err(": expected a question a line, found none".into()) } else { Ok(questions) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_lines_of_text_or_json() {
        let text = "\u{feff}Which way is north?\r\n\n  {\"question\": \"Wo ist Norden?\", \"locale\": \"de\"}\n[1] is what?\n";
        let asked = |question: &str, locale: Option<&str>| Asked {
            question: question.into(),
            locale: locale.map(str::to_owned),
        };
        let expected = [
            asked("Which way is north?", None),
            asked("Wo ist Norden?", Some("de")),
            asked("[1] is what?", None),
        ];
        assert_eq!(parse(text).unwrap(), expected);
    }

    #[test]
    fn a_line_that_is_wrong_is_named() {
        let table = [
            ("a\n{\"question\": 7}", ":2: invalid type"),
            ("{\"question\": \"a\", \"lang\": \"de\"}", ":1: unknown field `lang`"),
            ("{\"question\": \" \"}", ":1: question: expected some text"),
            ("{broken", ":1: "),
            (" \n\n", ": expected a question a line"),
        ];
        for (text, expected) in table {
            let error = parse(text).unwrap_err();
            assert!(error.starts_with(expected), "{text:?}: {error}");
        }
    }
}
