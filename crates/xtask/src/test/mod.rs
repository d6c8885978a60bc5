//! `cargo xtask test`: the suites, one after the other, and the table at the end.

mod count;
mod native;
mod packaging;
mod suites;
mod table;
mod webdriver;

use std::time::Instant;

use anyhow::{Result, bail};

use crate::{files, paths, stop};

use self::{
    suites::{SUITES, Suite},
    table::Row,
};

pub(crate) use self::suites::e2e_command;

/// Runs the named suites, or all. `false`: something failed.
pub(crate) fn command(names: &[String], list: bool) -> Result<bool> {
    if list {
        for suite in &SUITES {
            println!("{:<11}{}", suite.name, suite.checks);
        }
        return Ok(true);
    }
    let mut rows = Vec::new();
    for suite in chosen(names)? {
        println!("\n{}: {}", suite.name, suite.checks);
        rows.push(run(suite)?);
    }
    println!("\n{}", table::render(&rows));
    Ok(rows.iter().all(Row::is_good))
}

/// The names of the suites that `cargo xtask lint` runs.
pub(crate) fn lint_suites() -> Vec<String> {
    SUITES.iter().filter(|suite| suite.lint).map(|suite| suite.name.to_owned()).collect()
}

fn chosen(names: &[String]) -> Result<Vec<&'static Suite>> {
    for name in names {
        if !SUITES.iter().any(|suite| suite.name == name) {
            let known: Vec<_> = SUITES.iter().map(|suite| suite.name).collect();
            bail!("there is no suite {name:?}; there are {}", known.join(", "));
        }
    }
    Ok(SUITES
        .iter()
        .filter(|suite| names.is_empty() || names.iter().any(|name| name == suite.name))
        .collect())
}

/// Runs one suite; where it can't even begin, that is its failure, and the others still run.
fn run(suite: &Suite) -> Result<Row> {
    let begun = Instant::now();
    let report = (suite.run)();
    if stop::asked() {
        bail!("stopped");
    }
    let row = match report {
        Ok(report) => {
            let log = paths::scratch().join(format!("{}.log", suite.name));
            files::make(&paths::scratch())?;
            files::write(&log, &report.output)?;
            let row = Row::new(suite.name, report.tally, report.success, begun.elapsed());
            if !row.is_good() {
                println!("{}", report.output.trim_end());
                println!("{} failed; all that it printed is in {}", suite.name, log.display());
            }
            row
        }
        Err(error) => {
            println!("{} failed: {error:#}", suite.name);
            Row::new(suite.name, count::Tally::default(), false, begun.elapsed())
        }
    };
    Ok(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_suites_run_where_none_is_named() {
        assert_eq!(chosen(&[]).unwrap().len(), SUITES.len());
        assert_eq!(chosen(&["wasm".into(), "fmt".into()]).unwrap().len(), 2);
    }

    #[test]
    fn an_unknown_suite_is_an_error_that_names_the_known_ones() {
        let error = chosen(&["e3e".into()]).err().unwrap().to_string();
        assert!(error.contains("\"e3e\"") && error.contains("e2e"), "{error}");
    }
}
