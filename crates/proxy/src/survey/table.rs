//! A survey as a table.

use std::fmt::{Formatter, Result};

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{Found, Survey};

/// Columns of a line.
const WIDTH: usize = 100;
/// Columns of a question.
const QUESTION: usize = 54;

/// Writes it, no line longer than [`WIDTH`].
pub(super) fn write(survey: &Survey, out: &mut Formatter<'_>) -> Result {
    let head = ["passages", "sources", "shown", "best", "median", "spread"];
    row(out, "question", head)?;
    for found in &survey.questions {
        row(out, &found.asked.question, cells(found).each_ref().map(String::as_str))?;
        if let Some(failure) = &found.failure {
            note(out, &format!("The search failed: {failure}"))?;
        }
        for advice in &found.advice {
            note(out, &advice.text)?;
        }
    }
    let totals = &survey.totals;
    let plural = if totals.questions == 1 { "" } else { "s" };
    let best = totals.best.map_or_else(String::new, |best| format!("\nmedian of the best scores: {best:.2}"));
    write!(
        out,
        "{} question{plural}: nothing found for {}, little for {}, one source alone for {}, ruled by one {}, failed {}{best}",
        totals.questions, totals.nothing, totals.little, totals.one_source, totals.ruled, totals.failed
    )
}

fn cells(found: &Found) -> [String; 6] {
    let counts = [found.passages, found.sources, found.shown].map(|count| count.to_string());
    let [passages, sources, shown] = counts;
    let score = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"));
    let scores = found.scores;
    let [best, median, spread] =
        [scores.map(|it| it.best), scores.map(|it| it.median), scores.map(|it| it.spread)].map(score);
    [passages, sources, shown, best, median, spread]
}

fn row(out: &mut Formatter<'_>, question: &str, cells: [&str; 6]) -> Result {
    let question = cut(question, QUESTION);
    let padding = QUESTION.saturating_sub(question.width());
    let [passages, sources, shown, best, median, spread] = cells;
    writeln!(
        out,
        "{question}{:padding$} {passages:>8} {sources:>7} {shown:>5} {best:>5} {median:>6} {spread:>6}",
        ""
    )
}

/// Indented, a line for as many words as there is room for.
fn note(out: &mut Formatter<'_>, text: &str) -> Result {
    let mut line = String::from("   ");
    for word in text.split_whitespace() {
        if line.width() + 1 + word.width() > WIDTH && !line.trim().is_empty() {
            writeln!(out, "{line}")?;
            line = String::from("   ");
        }
        line.push(' ');
        line.push_str(&cut(word, WIDTH - 4));
    }
    writeln!(out, "{line}")
}

/// The text, or its beginning with an ellipsis. Control characters are left out: a terminal would obey them.
fn cut(text: &str, most: usize) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    if text.width() <= most {
        return text;
    }
    let mut beginning = String::new();
    let mut width = 1;
    for c in text.chars() {
        width += c.width().unwrap_or(0);
        if width > most {
            break;
        }
        beginning.push(c);
    }
    beginning + "…"
}

#[cfg(test)]
mod tests {
    use super::super::{Advice, Asked, Scores, Totals};
    use super::*;

    #[test]
    fn no_line_is_longer_than_a_terminal_is_wide() {
        let asked = |question: &str| Asked { question: question.into(), locale: None };
        let survey = Survey {
            questions: vec![
                Found {
                    asked: asked(&"망원경을 정렬하려면 어떻게 해야 합니까? ".repeat(9)),
                    passages: 1_000,
                    sources: 100,
                    scores: Some(Scores { best: 1.0, median: 0.5, spread: 0.25 }),
                    advice: vec![Advice { code: "one-rules", text: format!("{} words", "word ".repeat(80)) }],
                    ..Found::default()
                },
                Found { asked: asked("a\u{1b}[31m"), failure: Some("x".repeat(300)), ..Found::default() },
            ],
            totals: Totals { questions: 2, best: Some(1.0), ..Totals::default() },
        };
        let text = survey.to_string();
        assert!(text.lines().count() > 8 && !text.contains('\u{1b}'), "{text}");
        for line in text.lines() {
            assert!(line.width() <= WIDTH, "{} columns: {line}", line.width());
        }
        let ends: Vec<usize> =
            text.lines().filter(|line| !line.starts_with(' ')).map(str::width).take(3).collect();
        assert_eq!(ends, [ends[0]; 3], "{text}");
    }
}
