//! A question and variants of it, so that a search reaches what is written in other words.

mod follow_up;
mod rules;

use serde::{Deserialize, Serialize};

pub use follow_up::follow_up;

use crate::{
    find,
    words::{Run, is_hangul, lowercase, runs, stem},
};

/// Adds words to questions that have certain others.
///
/// ```
/// use citecore::{ExpandOptions, ExpandRule, expand_queries};
///
/// let rule = ExpandRule { when: vec!["heavy".into()], also: vec!["kg".into(), "load".into()] };
/// let options = ExpandOptions { rules: Some(vec![rule]), ..ExpandOptions::default() };
/// let queries = expand_queries("How heavy is it?", &options);
/// assert_eq!(queries, ["How heavy is it?", "How heavy is it? kg", "How heavy is it? load"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExpandRule {
    /// Words or phrases, one of which the question has to have.
    pub when: Vec<String>,
    /// Words or phrases, each of which makes a variant.
    pub also: Vec<String>,
}

/// How questions are expanded.
///
/// ```
/// use citecore::{ExpandOptions, expand_queries};
///
/// let options = r#"{"rules": [{"when": ["heavy"], "also": ["kg", "load"]}], "limit": 1}"#;
/// let options: ExpandOptions = serde_json::from_str(options)?;
/// assert_eq!(expand_queries("How heavy is it?", &options), ["How heavy is it?", "How heavy is it? kg"]);
/// assert_eq!(ExpandOptions::default().limit, 3);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct ExpandOptions {
    /// The rules; left out, those of the engine, for questions about politics and the economy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<ExpandRule>>,
    /// At most so many variants.
    pub limit: usize,
}

impl Default for ExpandOptions {
    fn default() -> Self {
        Self { rules: None, limit: 3 }
    }
}

/// The question and at most `limit` variants of it, each with words of a rule behind it.
///
/// A rule applies where the question has one of its words, whatever the case, or one of its phrases word by word. Endings are
/// looked through: particles in Korean, and up to four letters behind a word of six or more, so that "politic" is in
/// "politically". Where words aren't spaced, the question has what its letters have.
///
/// Where several rules apply, they take turns. What the question has already isn't added, and no variant is given twice.
///
/// ```
/// use citecore::{ExpandOptions, ExpandRule, expand_queries};
///
/// let queries = expand_queries("Who rules Mali politically?", &ExpandOptions::default());
/// assert_eq!(queries[0], "Who rules Mali politically?");
/// assert_eq!(queries[1], "Who rules Mali politically? ethnic");
/// assert_eq!(queries.len(), 4);
///
/// let rule = ExpandRule { when: vec!["mount".into()], also: vec!["tripod".into()] };
/// let options = ExpandOptions { rules: Some(vec![rule]), ..ExpandOptions::default() };
/// assert_eq!(expand_queries("망원경?", &options), ["망원경?"]);
/// assert_eq!(expand_queries("Which mount?", &options), ["Which mount?", "Which mount? tripod"]);
/// ```
pub fn expand_queries(question: &str, options: &ExpandOptions) -> Vec<String> {
    let asked = words_of(question);
    let built_in = if options.rules.is_none() { rules::built_in() } else { Vec::new() };
    let mut additions: Vec<&[String]> = Vec::new();
    for rule in options.rules.as_ref().unwrap_or(&built_in) {
        if applies(&asked, &rule.when) {
            additions.push(&rule.also);
        }
    }
    let mut queries = vec![question.to_owned()];
    let mut added: Vec<Vec<Written>> = Vec::new();
    let turns = additions.iter().map(|also| also.len()).max().unwrap_or(0);
    for turn in 0..turns {
        for addition in additions.iter().filter_map(|also| also.get(turn)) {
            if queries.len() > options.limit {
                return queries;
            }
            let words = words_of(addition);
            if words.is_empty() || has(&asked, &words) || added.contains(&words) {
                continue;
            }
            added.push(words);
            queries.push(joined!(question.trim_end(), " ", addition.trim()));
        }
    }
    queries
}

fn applies(asked: &[Written], when: &[String]) -> bool {
    when.iter().any(|phrase| {
        let phrase = words_of(phrase);
        !phrase.is_empty() && has(asked, &phrase)
    })
}

/// A word, or a run of words that aren't spaced, in lower case.
#[derive(PartialEq, Eq)]
struct Written {
    text: String,
    is_spaced: bool,
}

fn words_of(text: &str) -> Vec<Written> {
    let mut words = Vec::new();
    for run in runs(text) {
        words.push(match run {
            Run::Word(word) => Written { text: lowercase(word), is_spaced: true },
            Run::Unspaced(run) => Written { text: run.to_owned(), is_spaced: false },
        });
    }
    words
}

fn has(asked: &[Written], phrase: &[Written]) -> bool {
    asked
        .windows(phrase.len())
        .any(|part| part.iter().zip(phrase).all(|(word, sought)| is_form(word, sought)))
}

/// A word shorter than this is the beginning of too many others …
const SHORTEST_BEGINNING: usize = 6;
/// … and a word with more letters behind it is likely another.
const LONGEST_ENDING: usize = 4;

/// Is this the word that is sought, or a form of it?
fn is_form(word: &Written, sought: &Written) -> bool {
    if !sought.is_spaced {
        return find::holds(&word.text, &sought.text);
    }
    if word.text == sought.text || stem(&word.text) == stem(&sought.text) {
        return true;
    }
    let ending = word.text.strip_prefix(&sought.text);
    ending.is_some_and(|ending| {
        let is_long = sought.text.chars().count() >= SHORTEST_BEGINNING || is_korean(&sought.text);
        is_long && ending.chars().count() <= LONGEST_ENDING
    })
}

/// Two syllables or more: what hangs on a Korean word hangs behind it.
fn is_korean(word: &str) -> bool {
    word.char_indices().nth(1).is_some() && word.chars().all(is_hangul)
}
