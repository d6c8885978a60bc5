//! Claims: does the engine tell those that their source supports from those that it doesn't?

mod fit;
mod held;
mod metric;
#[cfg(test)]
mod own;
mod perturb;
mod record;
mod report;
mod row;
mod sources;
mod speed;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::answers;
pub(crate) use fit::{Settings as FitSettings, fit, frequent};
use held::hold;
use record::Record;
use row::Judged;
use sources::Sources;
use wasm::Asked;

/// How many claims are held before time counts.
const WARM_UP: usize = 200;

/// What is to be evaluated, and what is printed of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// The files of claims; the repository's own are evaluated besides.
    pub(crate) files: Vec<PathBuf>,
    /// The npm package to hold the same claims with.
    pub(crate) package: Option<PathBuf>,
    /// Print each perturbed claim that isn't noticed, every set's perturbations and every row's bins.
    pub(crate) verbose: bool,
}

/// The files of claims in a folder, or in the one beside the checkout.
pub(crate) fn files(folder: Option<PathBuf>) -> Result<Vec<PathBuf>> {
    let folder = folder.unwrap_or_else(answers::beside_the_checkout);
    if folder.is_dir() { record::files(&folder) } else { Ok(Vec::new()) }
}

/// Prints the figures of the engine as it is.
pub(crate) fn evaluate(settings: &Settings) -> Result<()> {
    let mut records = record::own()?;
    for file in &settings.files {
        records.extend(record::read(file)?);
    }
    let sources = Sources::new(&records);
    let judged = judge(&records, &sources)?;
    let rows = row::rows(&judged);
    print!("{}\n{}", report::support(&rows), report::verdicts(&rows));
    println!(
        "per cent; partial support counts as none. removed@95: of the wrong, while 95 % of the right stay. low fifth: really \
         wrong. cal. err.: expected calibration error."
    );
    if rows.iter().any(|row| row.fitted) {
        println!("* in-sample: the engine's weights were fitted on some of these claims.");
    }
    let summed: Vec<row::Row> =
        rows.iter().filter(|row| settings.verbose || !row.name.contains('/')).cloned().collect();
    print!("\n{}\n{}", report::calibration(&summed), report::kinds(&judged));

    let held: Vec<held::Held> = judged.iter().map(|judged| judged.held.clone()).collect();
    let told = |line: String| {
        if settings.verbose {
            println!("{line}");
        }
    };
    println!();
    let perturbed = perturb::run(&records, &held, &sources, told)?;
    print!("{}", report::perturbed(&perturbed, settings.verbose));
    println!(
        "caught, false alarms: by the reason that tells of it, of claims made wrong and of the same as they were. not accurate: \
         whatever the reason."
    );

    println!();
    for line in speed::lines(&records, settings.package.as_deref())? {
        println!("{line}");
    }
    if let Some(package) = &settings.package {
        compare(&judged, package)?;
    }
    Ok(())
}

fn judge<'r>(records: &'r [Record], sources: &Sources<'_>) -> Result<Vec<Judged<'r>>> {
    for record in records.iter().take(WARM_UP) {
        hold(&record.claim, &record.text())?;
    }
    records
        .iter()
        .map(|record| {
            let text = record.text();
            let mut held = hold(&record.claim, &text)?;
            // The faster of two: whatever else the machine did meanwhile is none of the engine's time.
            held.micros = held.micros.min(hold(&record.claim, &text)?.micros);
            let won = sources.won(record, held.support)?;
            Ok(Judged { record, held, won })
        })
        .collect()
}

/// Prints how many claims have the same support in the package. Errors: one of them hasn't.
fn compare(judged: &[Judged<'_>], package: &Path) -> Result<()> {
    let asked: Vec<Asked> = judged
        .iter()
        .map(|judged| Asked { claim: judged.record.claim.clone(), text: judged.record.text() })
        .collect();
    let answered = wasm::verify(package, &asked)?;
    let [median, most] = row::quantiles(answered.iter().map(|answered| answered.micros));
    println!("wasm: {median:.0} µs a claim in the median, {most:.0} µs for 95 %");
    let apart = judged
        .iter()
        .zip(&answered)
        .filter(|(judged, answered)| judged.held.support.to_bits() != answered.support.to_bits());
    let apart: Vec<String> = apart
        .map(|(judged, answered)| {
            let (id, natively) = (&judged.record.id, judged.held.support);
            format!("{id}: {natively} natively, {} in wasm", answered.support)
        })
        .collect();
    anyhow::ensure!(
        apart.is_empty(),
        "{} of {} claims have another support in wasm:\n{}",
        apart.len(),
        judged.len(),
        apart.join("\n")
    );
    println!("wasm: all {} claims have the same support to the last bit", judged.len());
    Ok(())
}
