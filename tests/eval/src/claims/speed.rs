//! How long a claim takes against sources of a known length.

use anyhow::Result;

use super::{
    record::Record,
    row::quantiles,
    verified::verify,
    wasm::{self, Asked},
};

/// The lengths, in characters.
const LENGTHS: [usize; 3] = [2_000, 20_000, 200_000];

/// How many claims are taken, evenly over all; fewer of the longer sources, since time grows with them.
const CLAIMS: usize = 400;

/// A line for each length: the median and what 95 % don't exceed, in microseconds; of the package too, where there is one.
pub(crate) fn lines(records: &[Record], package: Option<&std::path::Path>) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    for length in LENGTHS {
        let asked = asked(records, length);
        let mut natively = Vec::with_capacity(asked.len());
        for Asked { claim, text } in &asked {
            // The faster of two: the first may have paid for memory that is new.
            let twice = [verify(claim, text)?.micros, verify(claim, text)?.micros];
            natively.push(twice[0].min(twice[1]));
        }
        let [median, most] = quantiles(natively.into_iter());
        let mut line = format!("{length:>7} characters: {median:.0} µs in the median, {most:.0} µs for 95 %");
        if let Some(package) = package {
            let answered = wasm::verify(package, &asked)?;
            let [median, most] = quantiles(answered.iter().map(|answered| answered.micros));
            line.push_str(&format!("; in wasm {median:.0} and {most:.0} µs"));
        }
        lines.push(line);
    }
    Ok(lines)
}

/// Claims with sources of a length: their own, lengthened by the sources of the claims behind them.
fn asked(records: &[Record], length: usize) -> Vec<Asked> {
    let count = (CLAIMS * LENGTHS[0] / length).clamp(20, CLAIMS);
    let step = (records.len() / count).max(1);
    let picked = (0..records.len()).step_by(step).take(count);
    picked
        .map(|at| {
            let mut text = String::new();
            let mut characters = 0;
            for other in records[at..].iter().chain(records).cycle() {
                if characters >= length {
                    break;
                }
                let source = other.text();
                for c in source.chars().chain(['\n']).take(length - characters) {
                    text.push(c);
                    characters += 1;
                }
            }
            Asked { claim: records[at].claim.clone(), text }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{
        super::record::{Label, tests::record},
        *,
    };

    #[test]
    fn sources_have_the_length_that_is_named() {
        let records = [
            record("s", "q", "Eins.", &["Größe zählt.", "好"], Label::Supported),
            record("s", "q", "Zwei.", &["Zwei."], Label::Supported),
        ];
        let asked = asked(&records, 40);
        let lengths: Vec<_> = asked.iter().map(|asked| asked.text.chars().count()).collect();
        assert_eq!(lengths, [40, 40]);
        assert!(asked[0].text.starts_with("Größe zählt.\n好\nZwei.\n"), "{}", asked[0].text);
        assert!(asked[1].text.starts_with("Zwei.\nGröße"), "{}", asked[1].text);
    }

    #[test]
    fn every_length_has_its_line() {
        let records = [record("s", "q", "One two.", &["One two three. Four."], Label::Supported)];
        let lines = lines(&records, None).unwrap();
        assert_eq!(lines.len(), LENGTHS.len());
        assert!(lines[0].trim_start().starts_with("2000 characters: "), "{}", lines[0]);
    }
}
