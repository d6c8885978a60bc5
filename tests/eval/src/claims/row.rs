//! The figures of a set, of a family of sets, and of all.

use citecore::VerdictStatus;

use super::{
    metric::{Scored, bootstrap, calibration, ranking, share, threshold},
    record::Record,
    verified::Verified,
};

/// A claim, what the engine says of it, and which source wins it.
#[derive(Clone, Debug)]
pub(crate) struct Evaluated<'r> {
    pub(crate) record: &'r Record,
    pub(crate) verified: Verified,
    /// How often its own source wins over another of its question; none where it can't be told.
    pub(crate) won: Option<f64>,
}

impl Evaluated<'_> {
    pub(crate) fn scored(&self) -> Scored {
        Scored { support: self.verified.support, right: self.record.right() }
    }

    /// Whether what a reader is shown has something of the evidence that supports the claim; none where that isn't labelled.
    pub(crate) fn hit(&self) -> Option<bool> {
        let supporting = self.record.supporting();
        let overlaps = |index: usize| {
            let part = self.record.range_of(index);
            self.verified.shown.as_ref().is_some_and(|shown| shown.start < part.end && part.start < shown.end)
        };
        (!supporting.is_empty()).then(|| supporting.into_iter().any(overlaps))
    }
}

/// A row of the tables. What can't be told of its claims is none.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    /// The engine's weights were fitted on some of its claims.
    pub(crate) fitted: bool,
    pub(crate) claims: usize,
    pub(crate) right: usize,
    pub(crate) auroc: Option<f64>,
    pub(crate) interval: Option<(f64, f64)>,
    pub(crate) balanced_accuracy: Option<f64>,
    /// The share of wrong ones removed while 95 % and 90 % of the right stay.
    pub(crate) removed: [Option<f64>; 2],
    pub(crate) lowest_fifth: Option<f64>,
    pub(crate) surest_half: Option<f64>,
    pub(crate) calibration_error: Option<f64>,
    pub(crate) bins: [calibration::Bin; calibration::BINS],
    pub(crate) hits: Option<f64>,
    /// What share of its source a reader is shown, in the mean.
    pub(crate) shown: Option<f64>,
    pub(crate) won: Option<f64>,
    /// The shares of accurate, uncertain and inaccurate ones.
    pub(crate) statuses: [Option<f64>; 3],
    /// The share told rightly among the accurate and inaccurate ones.
    pub(crate) sure: Option<f64>,
    /// Microseconds a claim: in the middle, and of 95 %.
    pub(crate) micros: [f64; 2],
}

impl Row {
    pub(crate) fn of(name: &str, evaluated: &[&Evaluated<'_>]) -> Self {
        let scored: Vec<Scored> = evaluated.iter().map(|evaluated| evaluated.scored()).collect();
        let groups: Vec<&str> = evaluated.iter().map(|evaluated| evaluated.record.group()).collect();
        let all = evaluated.len() as f64;
        let count =
            |status| evaluated.iter().filter(|evaluated| evaluated.verified.status == status).count() as f64;
        let well = evaluated.iter().filter(|evaluated| match evaluated.verified.status {
            VerdictStatus::Accurate => evaluated.record.right(),
            VerdictStatus::Inaccurate => !evaluated.record.right(),
            VerdictStatus::Uncertain => false,
        });
        let [accurate, uncertain, inaccurate] =
            [VerdictStatus::Accurate, VerdictStatus::Uncertain, VerdictStatus::Inaccurate].map(count);
        let of_source = evaluated.iter().map(|evaluated| {
            let shown = evaluated.verified.shown.as_ref().map_or(0, |shown| shown.len());
            shown as f64 / evaluated.record.text().len() as f64
        });
        Self {
            name: name.to_owned(),
            fitted: evaluated.iter().any(|evaluated| evaluated.record.fitted),
            claims: evaluated.len(),
            right: scored.iter().filter(|entry| entry.right).count(),
            auroc: ranking::auroc(&scored),
            interval: bootstrap::interval(&scored, &groups),
            balanced_accuracy: threshold::balanced_accuracy(&scored),
            removed: [0.95, 0.9].map(|kept| ranking::removed(&scored, kept)),
            lowest_fifth: ranking::lowest_fifth(&scored),
            surest_half: threshold::surest_half(&scored),
            calibration_error: calibration::error(&scored),
            bins: calibration::bins(&scored),
            hits: mean(
                evaluated.iter().filter_map(|evaluated| evaluated.hit()).map(|hit| f64::from(u8::from(hit))),
            ),
            shown: mean(of_source),
            won: mean(evaluated.iter().filter_map(|evaluated| evaluated.won)),
            statuses: [accurate, uncertain, inaccurate].map(|count| share(count, all)),
            sure: share(well.count() as f64, accurate + inaccurate),
            micros: quantiles(evaluated.iter().map(|evaluated| evaluated.verified.micros)),
        }
    }
}

/// A row for each set, one for each family that has several, and one for all.
pub(crate) fn rows(evaluated: &[Evaluated<'_>]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut families: Vec<&str> = evaluated.iter().map(|evaluated| evaluated.record.family()).collect();
    families.sort_unstable();
    families.dedup();
    for &family in &families {
        let of_family: Vec<&Evaluated<'_>> =
            evaluated.iter().filter(|evaluated| evaluated.record.family() == family).collect();
        let mut sets: Vec<&str> = of_family.iter().map(|evaluated| &*evaluated.record.set).collect();
        sets.sort_unstable();
        sets.dedup();
        for &set in &sets {
            let of_set: Vec<&Evaluated<'_>> =
                of_family.iter().copied().filter(|evaluated| evaluated.record.set == set).collect();
            rows.push(Row::of(set, &of_set));
        }
        if sets != [family] {
            rows.push(Row::of(family, &of_family));
        }
    }
    if families.len() > 1 {
        rows.push(Row::of("all", &evaluated.iter().collect::<Vec<_>>()));
    }
    rows
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    share(sum, count)
}

/// The value in the middle, and the one that 95 % don't exceed; 0 where there is none.
pub(crate) fn quantiles(values: impl Iterator<Item = f64>) -> [f64; 2] {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    [0.5, 0.95].map(|share| {
        let at = (share * sorted.len() as f64).ceil() as usize;
        sorted.get(at.saturating_sub(1)).copied().unwrap_or_default()
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{
        super::record::{Label, tests::record},
        *,
    };

    /// A verdict on a claim without more than what a test is about.
    pub(crate) fn evaluated(record: &Record, support: f64, status: VerdictStatus) -> Evaluated<'_> {
        let verified =
            Verified { support, status, reasons: Vec::new(), shown: None, micros: support * 100.0 };
        Evaluated { record, verified, won: None }
    }

    fn claims() -> Vec<Record> {
        ["wiki/a", "wiki/b", "news"]
            .into_iter()
            .flat_map(|set| {
                let claim = |label| record(set, "q", set, &["One two.", "Three four."], label);
                [claim(Label::Supported), claim(Label::Partial)]
            })
            .collect()
    }

    #[test]
    fn sets_families_and_all_have_their_rows() {
        let claims = claims();
        let evaluated: Vec<_> =
            claims.iter().map(|record| evaluated(record, 0.5, VerdictStatus::Uncertain)).collect();
        let told: Vec<_> =
            rows(&evaluated).into_iter().map(|row| (row.name, row.claims, row.right)).collect();
        let expected = [("news", 2, 1), ("wiki/a", 2, 1), ("wiki/b", 2, 1), ("wiki", 4, 2), ("all", 6, 3)];
        assert_eq!(told, expected.map(|(name, claims, right)| (name.to_owned(), claims, right)));
        assert_eq!(rows(&evaluated[4..]).len(), 1, "one set alone is all");
    }

    #[test]
    fn statuses_are_shared_out_and_the_sure_ones_counted() {
        let claims = claims();
        use VerdictStatus::{Accurate, Inaccurate, Uncertain};
        let evaluated = [
            evaluated(&claims[0], 0.9, Accurate),
            evaluated(&claims[1], 0.8, Accurate),
            evaluated(&claims[3], 0.1, Inaccurate),
            evaluated(&claims[2], 0.5, Uncertain),
        ];
        let row = Row::of("x", &evaluated.iter().collect::<Vec<_>>());
        assert_eq!(row.statuses, [Some(0.5), Some(0.25), Some(0.25)]);
        assert_eq!(row.sure, Some(2.0 / 3.0));
        assert_eq!(row.micros, [50.0, 90.0]);
        assert_eq!((row.hits, row.won, row.fitted), (None, None, false));
    }

    #[test]
    fn what_is_shown_hits_where_it_overlaps() {
        let line = r#"{"id": "a", "set": "s", "question": "?", "claim": "c", "evidence": ["One two.", "Three four."],
            "label": "supported", "supporting": [[1]]}"#;
        let record: Record = serde_json::from_str(line).unwrap();
        let hit = |shown| {
            let mut evaluated = evaluated(&record, 0.5, VerdictStatus::Uncertain);
            evaluated.verified.shown = shown;
            evaluated.hit()
        };
        // "One two." ends at 8, and "Three four." begins at 9, behind a line feed.
        assert_eq!([hit(None), hit(Some(0..8)), hit(Some(0..9))], [Some(false); 3]);
        assert_eq!([hit(Some(0..10)), hit(Some(12..14))], [Some(true); 2]);
        let one = evaluated(&record, 0.5, VerdictStatus::Uncertain);
        let mut other = one.clone();
        other.verified.shown = Some(0..10);
        other.won = Some(0.5);
        let row = Row::of("x", &[&one, &other]);
        assert_eq!((row.hits, row.shown, row.won), (Some(0.5), Some(0.25), Some(0.5)));
    }

    #[test]
    fn quantiles_are_values_that_occur() {
        assert_eq!(quantiles((1..=20).rev().map(f64::from)), [10.0, 19.0]);
        assert_eq!(quantiles([7.0].into_iter()), [7.0, 7.0]);
        assert_eq!(quantiles(std::iter::empty()), [0.0, 0.0]);
    }
}
