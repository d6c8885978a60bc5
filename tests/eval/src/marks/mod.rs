//! Marks: is each one read, nothing else, and does each belong to its statement?

mod labels;
mod report;
mod score;

use std::{collections::BTreeMap, path::PathBuf};

use anyhow::{Context, Result, ensure};

use crate::{
    answers::{self, Collected},
    measure::Measure,
    reading::Reading,
};
use labels::{Label, Labelled};
use score::{Tally, compare};

/// Prints how many marks are read rightly and how many have the right statement; with `verbose` each one that isn't.
pub(crate) fn evaluate(data: Option<PathBuf>, verbose: bool) -> Result<()> {
    let answers = answers::read(data)?;
    let mut tallies = BTreeMap::new();
    for labelled in labels::read()? {
        let collected = collected(&answers, &labelled.id)?;
        let letters = Measure::of(&collected.answer).all();
        ensure!(
            letters == labelled.letters,
            "{} isn't the answer that was labelled: it has {letters} letters and digits, not {}",
            labelled.id,
            labelled.letters
        );
        let reading = Reading::of(collected);
        let read = as_labels(&reading);
        let compared = compare(&labelled.marks, &read);
        if verbose {
            print!("{}", report::wrong_ones(&labelled, &read, &reading, &compared));
        }
        tallies.entry(collected.kind()).or_insert_with(Tally::default).add(&compared);
    }
    print!("{}", report::table(&tallies));
    Ok(())
}

/// Prints the labels that the engine's reading of these answers would have.
pub(crate) fn draft(data: Option<PathBuf>, ids: &[String]) -> Result<()> {
    let answers = answers::read(data)?;
    for id in ids {
        let collected = collected(&answers, id)?;
        let letters = Measure::of(&collected.answer).all();
        let labelled = Labelled { id: id.clone(), letters, marks: as_labels(&Reading::of(collected)) };
        println!("{}", serde_json::to_string(&labelled)?);
    }
    Ok(())
}

fn collected<'a>(answers: &'a [Collected], id: &str) -> Result<&'a Collected> {
    answers
        .iter()
        .find(|collected| collected.id == id)
        .with_context(|| format!("the data has no answer {id}"))
}

/// The marks of a reading in the form of labels. One that is in no statement has an empty one.
fn as_labels(reading: &Reading) -> Vec<Label> {
    let label = |mark: &crate::reading::Mark| {
        let at = reading.measure.before(mark.start);
        let (from, to) = mark.statement.map_or((at, at), |statement| reading.span(statement));
        Label { at, source: mark.source, from, to }
    };
    reading.marks.iter().map(label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_becomes_labels() {
        let answer = "Mirrors gather light [3]. Mounts turn [1][3].";
        let read = as_labels(&Reading::of(&Collected::new("a", "chat", answer)));
        let expected = [(18, 3, 0, 18), (28, 1, 18, 28), (28, 3, 18, 28)];
        assert_eq!(read, expected.map(|(at, source, from, to)| Label { at, source, from, to }));
    }

    #[test]
    fn another_text_under_a_labelled_id_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let id = labels::read().unwrap()[0].id.clone();
        let line = serde_json::json!({"id": id, "system": "chat", "answer": "Another [1]."}).to_string();
        std::fs::write(folder.path().join("answers-dev.jsonl"), line).unwrap();
        let error = evaluate(Some(folder.path().to_owned()), false).unwrap_err().to_string();
        assert!(error.starts_with(&id) && error.contains("isn't the answer that was labelled"), "{error}");
    }

    #[test]
    fn an_answer_that_the_data_lacks_is_named() {
        let error = collected(&[], "report-1").unwrap_err().to_string();
        assert_eq!(error, "the data has no answer report-1");
    }
}
