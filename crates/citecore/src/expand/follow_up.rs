//! What is searched for a question that leans on the ones before it.

use crate::prompt::Turn;

/// A question of more bytes says by itself what it is about.
const LONGEST_FOLLOW_UP: usize = 60;

/// How many earlier questions it may lean on.
const MOST_EARLIER: usize = 2;

/// A query has so many bytes at the most.
const LONGEST_QUERY: usize = 400;

/// A short question behind the ones that it may lean on, as a query beside the question alone: search engines know nothing of what was
/// said before. None where nothing was asked before, and where the question is long.
///
/// ```
/// use citecore::{Turn, follow_up};
///
/// let asked = |question: &str| Turn { question: question.into(), answer: String::new() };
/// let history = [asked("How do I align the mount with two stars?")];
/// let query = follow_up("And with three?", &history);
/// assert_eq!(query.unwrap(), "How do I align the mount with two stars? And with three?");
/// assert_eq!(follow_up("And with three?", &[]), None);
/// ```
pub fn follow_up(question: &str, history: &[Turn]) -> Option<String> {
    let mut query = question.trim().to_owned();
    if query.len() > LONGEST_FOLLOW_UP {
        return None;
    }
    let alone = query.len();
    for turn in history.iter().rev().take(MOST_EARLIER) {
        let earlier = turn.question.trim();
        if earlier.len() + query.len() >= LONGEST_QUERY {
            break;
        }
        if !earlier.is_empty() {
            query = joined!(earlier, " ", query);
        }
        if earlier.len() > LONGEST_FOLLOW_UP {
            break;
        }
    }
    (query.len() > alone).then_some(query)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_question_leans_on_the_last_ones_up_to_one_that_is_long() {
        const LONG: &str = "How do I align an equatorial mount with two stars in the evening?";
        for (history, question, query) in [
            (&[LONG][..], "And with three?", Some([LONG, " And with three?"].concat())),
            (&["A?", LONG, "With three?"], " And four? ", Some([LONG, " With three? And four?"].concat())),
            (&["A?", "B?", "C?"], "D?", Some("B? C? D?".to_owned())),
            (&["A?", LONG], "D?", Some([LONG, " D?"].concat())),
            (&["A?"], LONG, None),
            (&[" "], "D?", None),
            (&[&*"word ".repeat(90)], "D?", None),
        ] {
            let turn = |question: &&str| Turn { question: (*question).into(), answer: "It is.".into() };
            let history: Vec<Turn> = history.iter().map(turn).collect();
            assert_eq!(follow_up(question, &history), query);
        }
    }
}
