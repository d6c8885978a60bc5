//! The tables that are printed.

use std::{collections::BTreeMap, fmt::Write};

use super::{
    metric::{Scored, calibration::Bin, share, threshold::FROZEN},
    perturb::{Flagged, Sets, Suite},
    row::{Evaluated, Row},
};

/// How well support tells the right from the wrong.
pub(crate) fn support(rows: &[Row]) -> String {
    let head = [
        "claims",
        "n",
        "right",
        "AUROC",
        "95 % interval",
        "bal. acc.",
        "removed@95",
        "removed@90",
        "low fifth",
        "sure half",
        "cal. err.",
    ];
    table(
        &head,
        rows.iter().map(|row| {
            let interval = row.interval.map_or_else(
                || "-".to_owned(),
                |(low, high)| format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high),
            );
            let shares =
                [row.balanced_accuracy, row.removed[0], row.removed[1], row.lowest_fifth, row.surest_half];
            let mut cells =
                vec![name(row), row.claims.to_string(), row.right.to_string(), percent(row.auroc), interval];
            cells.extend(shares.map(percent));
            cells.push(percent(row.calibration_error));
            cells
        }),
    )
}

/// What becomes of claims, what a reader is shown, and how long it takes.
pub(crate) fn verdicts(rows: &[Row]) -> String {
    let head = [
        "claims",
        "accurate",
        "uncertain",
        "inaccurate",
        "sure right",
        "hit@1",
        "shown",
        "source wins",
        "µs median",
        "µs 95 %",
    ];
    table(
        &head,
        rows.iter().map(|row| {
            let [accurate, uncertain, inaccurate] = row.statuses;
            let shares = [accurate, uncertain, inaccurate, row.sure, row.hits, row.shown, row.won];
            let mut cells = vec![name(row)];
            cells.extend(shares.map(percent));
            cells.extend(row.micros.map(|micros| format!("{micros:.0}")));
            cells
        }),
    )
}

/// The bins of some rows: how many claims, their mean support, and the share of right ones.
pub(crate) fn calibration(rows: &[Row]) -> String {
    let mut out = String::new();
    for row in rows {
        let bins: Vec<(usize, &Bin)> = row.bins.iter().enumerate().filter(|(_, bin)| bin.count > 0).collect();
        let cells = bins.iter().map(|(index, bin)| {
            let from = format!("0.{index} to {:.1}", (index + 1) as f64 / 10.0);
            vec![from, bin.count.to_string(), percent(bin.support()), percent(bin.right())]
        });
        out.push_str(&table(&[&name(row), "n", "support", "right"], cells));
    }
    out
}

/// What becomes of claims by what makes them hard, for those that it is told of: how many there are that their source supports
/// and how many of those are taken for right, the same of the others.
pub(crate) fn kinds(evaluated: &[Evaluated<'_>]) -> String {
    let mut kinds: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    for evaluated in evaluated {
        let Some(kind) = &evaluated.record.kind else { continue };
        let Scored { support, right } = evaluated.scored();
        let counts = kinds.entry(kind).or_default();
        let at = if right { 0 } else { 2 };
        counts[at] += 1;
        counts[at + 1] += usize::from((support >= FROZEN) == right);
    }
    let rows = kinds.into_iter().map(|(kind, [rights, kept, wrongs, found])| {
        let share = |part: usize, of: usize| percent(share(part as f64, of as f64));
        vec![
            kind.to_owned(),
            rights.to_string(),
            share(kept, rights),
            wrongs.to_string(),
            share(found, wrongs),
        ]
    });
    table(&["what is hard", "right", "kept", "wrong", "found"], rows)
}

/// What was noticed of claims made wrong, and what of the same claims as they were.
pub(crate) fn perturbed(sets: &Sets, every_set: bool) -> String {
    let head = ["made wrong", "claims", "n", "caught", "false alarms", "not accurate", "as they were"];
    let mut rows = Vec::new();
    for suite in Suite::ALL {
        let Some(of_suite) = sets.get(&suite) else { continue };
        let mut families: BTreeMap<&str, Flagged> = BTreeMap::new();
        let mut all = Flagged::default();
        for (set, flagged) in of_suite {
            let family = set.split_once('/').map_or(&**set, |(family, _)| family);
            families.entry(family).or_default().join(flagged);
            all.join(flagged);
            if every_set && set != family {
                rows.push(flags(suite, set, flagged));
            }
        }
        let several = families.len() > 1;
        rows.extend(families.into_iter().map(|(family, flagged)| flags(suite, family, &flagged)));
        if several {
            rows.push(flags(suite, "all", &all));
        }
    }
    table(&head, rows.into_iter())
}

fn flags(suite: Suite, name: &str, flagged: &Flagged) -> Vec<String> {
    let Flagged { claims, caught, caught_by_status, alarms, alarms_by_status } = *flagged;
    let share = |count: usize| percent(share(count as f64, claims as f64));
    let mut cells = vec![suite.name().to_owned(), name.to_owned(), claims.to_string()];
    cells.extend([caught, alarms, caught_by_status, alarms_by_status].map(share));
    cells
}

fn name(row: &Row) -> String {
    if row.fitted { format!("{} *", row.name) } else { row.name.clone() }
}

fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{:.1}", 100.0 * share))
}

/// Columns as wide as their widest cell: names to the left, figures to the right.
fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut lines: Vec<Vec<String>> = vec![head.iter().map(|&cell| cell.to_owned()).collect()];
    lines.extend(rows);
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    // The first column and those that name something: what no figure stands in.
    let named = |column: usize| {
        column == 0 || lines[1..].iter().any(|line| line[column].starts_with(char::is_alphabetic))
    };
    let left: Vec<bool> = (0..head.len()).map(named).collect();
    let mut out = String::new();
    for line in &lines {
        let mut row = String::new();
        for (column, cell) in line.iter().enumerate() {
            let (gap, width) = (if column == 0 { "" } else { "  " }, widths[column]);
            // Writing to a string can't fail.
            let _ = if left[column] {
                write!(row, "{gap}{cell:<width$}")
            } else {
                write!(row, "{gap}{cell:>width$}")
            };
        }
        out.push_str(row.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use citecore::VerdictStatus;

    use super::{
        super::{
            record::{Label, tests::record},
            row::{rows, tests::evaluated},
        },
        *,
    };

    fn cells(table: &str, line: usize) -> Vec<&str> {
        table.lines().nth(line).unwrap().split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()
    }

    #[test]
    fn figures_stand_in_their_columns() {
        let mut fitted = record("wiki/en", "q", "One.", &["One."], Label::Supported);
        fitted.fitted = true;
        let other = record("wiki/en", "r", "Two.", &["One."], Label::Partial);
        let evaluated = [
            evaluated(&fitted, 0.75, VerdictStatus::Accurate),
            evaluated(&other, 0.25, VerdictStatus::Inaccurate),
        ];
        let rows = rows(&evaluated);
        let support = support(&rows);
        let expected = [
            "wiki/en *",
            "2",
            "1",
            "100.0",
            "100.0 to 100.0",
            "100.0",
            "100.0",
            "100.0",
            "100.0",
            "100.0",
            "25.0",
        ];
        assert_eq!(cells(&support, 1), expected);
        assert_eq!(
            cells(&verdicts(&rows), 1),
            ["wiki/en *", "50.0", "0.0", "50.0", "100.0", "-", "0.0", "-", "25", "75"]
        );
        let bins = calibration(&rows[..1]);
        assert_eq!(cells(&bins, 0), ["wiki/en *", "n", "support", "right"]);
        assert_eq!(cells(&bins, 1), ["0.2 to 0.3", "1", "25.0", "0.0"]);
        assert_eq!(cells(&bins, 2), ["0.7 to 0.8", "1", "75.0", "100.0"]);
    }

    #[test]
    fn kinds_are_counted_where_they_are_told() {
        let mut claims = [Label::Supported, Label::Supported, Label::Partial, Label::Supported]
            .map(|label| record("wiki", "q", "One.", &["One."], label));
        claims[..3].iter_mut().for_each(|record| record.kind = Some("unit".to_owned()));
        let evaluated: Vec<_> = claims
            .iter()
            .zip([0.5, 0.4, 0.1, 0.9])
            .map(|(record, support)| evaluated(record, support, VerdictStatus::Uncertain))
            .collect();
        let table = kinds(&evaluated);
        assert_eq!(table.lines().count(), 2);
        assert_eq!(cells(&table, 1), ["unit", "2", "50.0", "1", "100.0"]);
    }

    #[test]
    fn what_is_made_wrong_is_summed_up_by_family() {
        let flagged = Flagged { claims: 4, caught: 3, caught_by_status: 2, alarms: 1, alarms_by_status: 0 };
        let of_suite = [("wiki/a", flagged), ("wiki/b", flagged), ("news", flagged)];
        let of_suite = of_suite.map(|(set, flagged)| (set.to_owned(), flagged));
        let sets = Sets::from([(Suite::Digit, BTreeMap::from(of_suite))]);
        let short = perturbed(&sets, false);
        let figures = ["75.0", "25.0", "50.0", "0.0"];
        let row = |name, n| [&["one digit changed", name, n], &figures[..]].concat();
        assert_eq!(short.lines().count(), 4);
        assert_eq!(cells(&short, 1), row("news", "4"));
        assert_eq!(cells(&short, 2), row("wiki", "8"));
        assert_eq!(cells(&short, 3), row("all", "12"));
        assert_eq!(perturbed(&sets, true).lines().count(), 6);
    }
}
