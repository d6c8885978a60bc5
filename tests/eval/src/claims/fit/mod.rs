//! Fitting the engine's weights: `citecore-eval fit` writes `verify/support/weights.rs`, `citecore-eval frequent` the words that are frequent.

mod calibration;
mod folds;
mod frequent;
mod linear;
mod written;

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, ensure};
use citecore::evaluation::claim_features;

use super::{
    metric::{Scored, ranking, threshold},
    record::{self, Record},
};
use calibration::Curve;
use folds::folds;
use linear::Linear;

pub(crate) use frequent::frequent;

/// How many parts the claims are put in, each of which is held by weights that were fitted on the others.
const FOLDS: usize = 10;

/// Which claims go into which part, where nothing else is asked for.
pub(crate) const SEED: u64 = 6;

/// What keeps weights small: the square of each counts so many claims, its feature being scaled to a deviation of 1.
const RIDGE: f64 = 40.0;

/// A claim as it is fitted on.
pub(crate) struct Row {
    features: Vec<f64>,
    right: bool,
    weight: f64,
}

/// What to fit on.
pub(crate) struct Settings {
    pub(crate) files: Vec<PathBuf>,
    /// Which claims go into which part.
    pub(crate) seed: u64,
    /// Where to write the weights; nothing is written without.
    pub(crate) into: Option<PathBuf>,
}

/// Fits weights, prints what they are worth on claims that they weren't fitted on, and writes them.
pub(crate) fn fit(settings: &Settings) -> Result<()> {
    let mut records = Vec::new();
    for file in &settings.files {
        records.extend(record::read(file)?);
    }
    ensure!(!records.is_empty(), "nothing to fit on: name files of claims");
    let rows = rows(&records);
    let (held_out, curve) = held_out(&records, &rows, settings.seed);
    print!("{}", table(&records, &rows, &held_out, &curve));
    let model = Linear::fit(rows.iter(), RIDGE);
    if let Some(path) = &settings.into {
        fs::write(path, written::weights(&model, &curve))
            .with_context(|| format!("can't write {}", path.display()))?;
        println!("written: {}", path.display());
    }
    Ok(())
}

/// The support of each claim by weights that were fitted without its question, in ten parts: gates aside, and but for the two
/// numbers of the curve, which is fitted on all of what is held out.
pub(crate) fn cross_validate(records: &[Record]) -> Vec<f64> {
    let rows = rows(records);
    let (scores, curve) = held_out(records, &rows, SEED);
    scores.into_iter().map(|score| curve.probability(score)).collect()
}

/// The score of each claim by weights that were fitted on the other parts, and the curve that makes probabilities of them.
fn held_out(records: &[Record], rows: &[Row], seed: u64) -> (Vec<f64>, Curve) {
    let folds = folds(records, FOLDS, seed);
    let mut scores = vec![0.0; rows.len()];
    for fold in 0..FOLDS {
        let model =
            Linear::fit(rows.iter().zip(&folds).filter(|(_, of)| **of != fold).map(|(row, _)| row), RIDGE);
        for ((score, row), _) in scores.iter_mut().zip(rows).zip(&folds).filter(|(_, of)| **of == fold) {
            *score = model.score(&row.features);
        }
    }
    let curve = Curve::fit(scores.iter().zip(rows).map(|(&score, row)| (score, row.right, row.weight)));
    (scores, curve)
}

/// Right and wrong claims of a set count the same in sum, and a set by the square root of its size: neither a class nor a set
/// outweighs the others by its number alone.
fn rows(records: &[Record]) -> Vec<Row> {
    let weight = |record: &Record| {
        let of_set = |other: &&Record| other.set == record.set;
        let all = records.iter().filter(of_set).count() as f64;
        let class =
            records.iter().filter(of_set).filter(|other| other.right() == record.right()).count() as f64;
        all.sqrt() / class
    };
    let weights: Vec<f64> = records.iter().map(weight).collect();
    let mean = weights.iter().sum::<f64>() / weights.len() as f64;
    let row = |(record, weight): (&Record, f64)| Row {
        features: claim_features(&record.claim, &[&record.text()]),
        right: record.right(),
        weight: weight / mean,
    };
    records.iter().zip(weights).map(row).collect()
}

fn table(records: &[Record], rows: &[Row], scores: &[f64], curve: &Curve) -> String {
    let mut sets: Vec<&str> = records.iter().map(|record| &*record.set).collect();
    sets.extend(records.iter().map(Record::family));
    sets.push("");
    sets.sort_unstable();
    sets.dedup();
    let mut table = format!(
        "{:36} {:>6} {:>6} {:>9} {:>11}\n",
        "set, held out", "claims", "AUROC", "balanced", "removed@95"
    );
    for set in sets {
        let of_set = |record: &Record| set.is_empty() || record.set == set || record.family() == set;
        let scored: Vec<Scored> = records
            .iter()
            .zip(rows)
            .zip(scores)
            .filter(|((record, _), _)| of_set(record))
            .map(|((_, row), &score)| Scored { support: curve.probability(score), right: row.right })
            .collect();
        let percent =
            |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{:.1}", value * 100.0));
        table += &format!(
            "{:36} {:>6} {:>6} {:>9} {:>11}\n",
            if set.is_empty() { "all" } else { set },
            scored.len(),
            percent(ranking::auroc(&scored)),
            percent(threshold::balanced_accuracy(&scored)),
            percent(ranking::removed(&scored, 0.95)),
        );
    }
    table
}
