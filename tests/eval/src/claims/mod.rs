//! Claims: does the engine tell those that their source supports from those that it doesn't?

mod fit;
mod metric;
#[cfg(test)]
mod own;
mod perturb;
mod record;
mod report;
mod row;
mod sources;
mod speed;
mod verified;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::answers;
pub(crate) use fit::{SEED as FIT_SEED, Settings as FitSettings, fit, frequent};
use record::Record;
use row::Evaluated;
use sources::Sources;
use verified::{Verified, verify};
use wasm::Asked;

/// How many claims are verified before time counts.
const WARM_UP: usize = 200;

const IN_SAMPLE: &str = "* in-sample: the engine's weights were fitted on some of these claims.";
const HELD_OUT: &str = "* held out: by weights fitted without the claim's question. What is shown, which source wins and what follows is the engine's.";

/// What is to be evaluated, and what is printed of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    /// The files of claims; the repository's own are evaluated besides.
    pub(crate) files: Vec<PathBuf>,
    /// The npm package to verify the same claims with.
    pub(crate) package: Option<PathBuf>,
    /// Give the claims that the engine's weights were fitted on the support by weights that weren't.
    pub(crate) cross_validate: bool,
    /// Print each perturbed claim that isn't noticed, every set's perturbations and every row's bins.
    pub(crate) verbose: bool,
    /// By how many seeds each claim is made wrong.
    pub(crate) seeds: u64,
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
    let evaluated = evaluate_each(&records, &sources)?;
    let verified: Vec<Verified> = evaluated.iter().map(|evaluated| evaluated.verified.clone()).collect();
    let evaluated = if settings.cross_validate { hold_out(evaluated) } else { evaluated };
    let rows = row::rows(&evaluated);
    print!("{}\n{}", report::support(&rows), report::verdicts(&rows));
    println!(
        "per cent; partial support counts as none. removed@95: of the wrong, while 95 % of the right stay. low fifth: really \
         wrong. cal. err.: expected calibration error."
    );
    if rows.iter().any(|row| row.fitted) {
        println!("{}", if settings.cross_validate { HELD_OUT } else { IN_SAMPLE });
    }
    let summed: Vec<row::Row> =
        rows.iter().filter(|row| settings.verbose || !row.name.contains('/')).cloned().collect();
    print!("\n{}\n{}", report::calibration(&summed), report::kinds(&evaluated));

    let told = |line: String| {
        if settings.verbose {
            println!("{line}");
        }
    };
    println!();
    let perturbed = perturb::run(&records, &verified, &sources, settings.seeds, told)?;
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
        compare(&records, &verified, package)?;
    }
    Ok(())
}

fn evaluate_each<'r>(records: &'r [Record], sources: &Sources<'_>) -> Result<Vec<Evaluated<'r>>> {
    for record in records.iter().take(WARM_UP) {
        verify(&record.claim, &record.text())?;
    }
    records
        .iter()
        .map(|record| {
            let text = record.text();
            let mut verified = verify(&record.claim, &text)?;
            // The faster of two: whatever else the machine did meanwhile is none of the engine's time.
            verified.micros = verified.micros.min(verify(&record.claim, &text)?.micros);
            let won = sources.won(record);
            Ok(Evaluated { record, verified, won })
        })
        .collect()
}

/// Puts the support by weights that were fitted without a claim's question in the place of the engine's, for the claims that its
/// own were fitted on. Whatever else the engine says of a claim isn't fitted, and stays.
fn hold_out(mut evaluated: Vec<Evaluated<'_>>) -> Vec<Evaluated<'_>> {
    let fitted: Vec<usize> = (0..evaluated.len()).filter(|&at| evaluated[at].record.fitted).collect();
    let records: Vec<Record> = fitted.iter().map(|&at| evaluated[at].record.clone()).collect();
    for (at, support) in fitted.into_iter().zip(fit::cross_validate(&records)) {
        let Evaluated { record, verified, .. } = &mut evaluated[at];
        verified.set_fitted(&record.claim, &record.text(), support);
    }
    evaluated
}

/// Prints how many claims have the same support in the package. Errors: one of them hasn't.
fn compare(records: &[Record], verified: &[Verified], package: &Path) -> Result<()> {
    let asked: Vec<Asked> =
        records.iter().map(|record| Asked { claim: record.claim.clone(), text: record.text() }).collect();
    let answered = wasm::verify(package, &asked)?;
    let [median, most] = row::quantiles(answered.iter().map(|answered| answered.micros));
    println!("wasm: {median:.0} µs a claim in the median, {most:.0} µs for 95 %");
    let mut apart = Vec::new();
    for ((record, verified), answered) in records.iter().zip(verified).zip(&answered) {
        if verified.support.to_bits() != answered.support.to_bits() {
            apart.push(format!("{}: {} natively, {} in wasm", record.id, verified.support, answered.support));
        }
    }
    let all = records.len();
    ensure!(
        apart.is_empty(),
        "{} of {all} claims have another support in wasm:\n{}",
        apart.len(),
        apart.join("\n")
    );
    println!("wasm: all {all} claims have the same support to the last bit");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{
        record::{Label, tests::record},
        *,
    };
    use citecore::VerdictReason;

    #[test]
    fn only_what_was_fitted_on_is_held_out_and_shut_gates_stay_shut() {
        let text = &["The mount carries 14 kg, and the tube is blue."];
        let mut records = Vec::new();
        for at in 0..30 {
            let question = at.to_string();
            records.push(record("s", &question, "The mount can carry 14 kg.", text, Label::Supported));
            records.push(record(
                "s",
                &question,
                "Saturn and its many moons are blue.",
                text,
                Label::Unsupported,
            ));
        }
        records.push(record("s", "number", "The mount carries 15 kg.", text, Label::Supported));
        records.iter_mut().for_each(|record| record.fitted = true);
        records.push(record("s", "other", "The tube is blue.", text, Label::Supported));
        let sources = Sources::new(&records);
        let before = evaluate_each(&records, &sources).unwrap();
        let after = hold_out(before.clone());
        let support = |evaluated: &[Evaluated<'_>], at: usize| evaluated[at].verified.support;
        assert_eq!(support(&after, 61), support(&before, 61), "it wasn't fitted on");
        assert!(support(&after, 0) > 0.7 && support(&after, 1) < 0.3, "{:?}", after[..2].to_vec());
        assert!(before[60].verified.has(VerdictReason::NumberMismatch), "{:?}", before[60]);
        assert!(support(&after, 60) <= support(&before, 60));
        assert_eq!(support(&after, 7), support(&hold_out(before), 7), "it is the same each time");
    }
}
