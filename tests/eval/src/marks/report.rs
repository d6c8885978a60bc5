//! What the evaluation prints.

use std::{collections::BTreeMap, fmt::Write};

use super::{
    labels::{Label, Labelled},
    score::{Compared, Tally, Wrong},
};
use crate::{answers::Kind, reading::Reading};

/// How much is shown around what is read as a mark and is none, in letters and digits on each side.
const AROUND: usize = 20;

/// A row for each kind of answer, and one for all.
pub(crate) fn table(tallies: &BTreeMap<Kind, Tally>) -> String {
    let mut all = Tally::default();
    let mut out = format!(
        "{:<14} {:>7} {:>6} {:>8} {:>16} {:>16}\n",
        "kind", "answers", "marks", "no marks", "read rightly", "statement right"
    );
    for (kind, tally) in tallies {
        out.push_str(&row(kind.name(), tally));
        all.join(tally);
    }
    out.push_str(&row("all", &all));
    out.push_str("\"no marks\" are read as marks and are none; per cent are of both together.\n");
    out
}

fn row(name: &str, tally: &Tally) -> String {
    let Tally { answers, marks, no_marks, read, placed } = *tally;
    let share = |count: usize| format!("{count:>6} {:>7.2} %", percent(count, marks + no_marks));
    format!("{name:<14} {answers:>7} {marks:>6} {no_marks:>8} {} {}\n", share(read), share(placed))
}

fn percent(count: usize, of: usize) -> f64 {
    if of == 0 { 100.0 } else { 100.0 * count as f64 / of as f64 }
}

/// What is wrong in one answer, a paragraph each.
pub(crate) fn wrong_ones(
    labelled: &Labelled,
    read: &[Label],
    reading: &Reading,
    compared: &Compared,
) -> String {
    let text = |from: usize, to: usize| reading.measure.slice(&reading.text, from, to).replace('\n', "⏎");
    let mut out = String::new();
    let mut line = |line: String| {
        // Writing to a string can't fail.
        let _ = writeln!(out, "{line}");
    };
    for wrong in &compared.wrong {
        let id = &labelled.id;
        match *wrong {
            Wrong::Missed { label } => {
                let Label { at, source, from, to } = labelled.marks[label];
                line(format!("{id}, mark {} (source {source}, at {at}) isn't read", label + 1));
                line(format!("  expected {from}..{to}: {}", text(from, to)));
            }
            Wrong::NoMark { read: index } => {
                let Label { at, source, .. } = read[index];
                line(format!("{id}: source {source} at {at} is read and is no mark"));
                line(format!("  around: {}", text(at.saturating_sub(AROUND), at + AROUND)));
            }
            Wrong::Elsewhere { label, read: index } => {
                let Label { at, source, from, to } = labelled.marks[label];
                let got = read[index];
                line(format!("{id}, mark {} (source {source}, at {at}) has another statement", label + 1));
                line(format!("  expected {from}..{to}: {}", text(from, to)));
                line(format!("  got {}..{}: {}", got.from, got.to, text(got.from, got.to)));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        answers::Collected,
        marks::{as_labels, score::compare},
    };

    #[test]
    fn the_table_sums_up() {
        let report = Tally { answers: 1, marks: 3, no_marks: 1, read: 3, placed: 2 };
        let engine = Tally { answers: 2, marks: 4, no_marks: 0, read: 4, placed: 4 };
        let table = table(&BTreeMap::from([(Kind::Engine, engine), (Kind::Report, report)]));
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[1], ["report", "1", "3", "1", "3", "75.00", "%", "2", "50.00", "%"]);
        assert_eq!(rows[2], ["engine", "answer", "2", "4", "0", "4", "100.00", "%", "4", "100.00", "%"]);
        assert_eq!(rows[3], ["all", "3", "7", "1", "7", "87.50", "%", "6", "75.00", "%"]);
    }

    #[test]
    fn each_wrong_one_is_shown_with_its_text() {
        let answer = "Mirrors gather light [2]. Mounts turn [1]. Both [1] weigh.";
        let reading = Reading::of(&Collected::new("a", "chat", answer));
        let read = as_labels(&reading);
        let marks = vec![
            Label { at: 18, source: 2, from: 0, to: 28 },
            Label { at: 28, source: 1, from: 18, to: 28 },
            Label { at: 28, source: 2, from: 18, to: 28 },
        ];
        let labelled = Labelled { id: "a".to_owned(), letters: 37, marks };
        let shown = wrong_ones(&labelled, &read, &reading, &compare(&labelled.marks, &read));
        let expected = [
            "a, mark 1 (source 2, at 18) has another statement",
            "  expected 0..28: Mirrors gather light [1]. Mounts turn [2].",
            "  got 0..18: Mirrors gather light [1].",
            "a, mark 3 (source 2, at 28) isn't read",
            "  expected 18..28: Mounts turn [2].",
            "a: source 1 at 32 is read and is no mark",
            "  around: r light [1]. Mounts turn [2]. Both [2] weigh.",
        ];
        assert_eq!(shown.lines().collect::<Vec<_>>(), expected);
    }
}
