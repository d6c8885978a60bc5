//! A strict reader of Prometheus' text format, with the rules that `promtool check metrics` adds.

use std::collections::{BTreeMap, BTreeSet};

/// What was read: each sample with its labels, as it is written.
#[derive(Debug, Default)]
pub(crate) struct Exposition {
    pub(crate) samples: BTreeMap<String, f64>,
    pub(crate) types: BTreeMap<String, String>,
}

impl Exposition {
    /// Reads it. Panics where anything isn't as the format wants it.
    pub(crate) fn read(text: &str) -> Self {
        let mut read = Self::default();
        let (mut helps, mut family) = (BTreeSet::new(), String::new());
        assert!(text.ends_with('\n'), "the last line has no end");
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("# HELP ") {
                let (name, help) = rest.split_once(' ').unwrap();
                assert!(help.ends_with('.'), "{line}: no sentence");
                assert!(helps.insert(name.to_owned()), "{line}: twice");
                name.clone_into(&mut family);
            } else if let Some(rest) = line.strip_prefix("# TYPE ") {
                let (name, kind) = rest.split_once(' ').unwrap();
                assert_eq!(name, family, "{line}: HELP and TYPE stand together");
                assert!(["counter", "gauge", "histogram"].contains(&kind), "{line}");
                assert_eq!(
                    name.ends_with("_total"),
                    kind == "counter",
                    "{line}: counters end in _total, nothing else does"
                );
                assert!(read.types.insert(name.to_owned(), kind.to_owned()).is_none(), "{line}: twice");
            } else {
                let (sample, value) = line.rsplit_once(' ').unwrap_or_else(|| panic!("{line}"));
                let (name, labels) = sample.split_once('{').unwrap_or((sample, "}"));
                check_name(name);
                check_labels(labels.strip_suffix('}').unwrap_or_else(|| panic!("{line}")));
                let histogram = read.types.get(&family).is_some_and(|kind| kind == "histogram");
                let suffix = name.strip_prefix(&family).unwrap_or_else(|| panic!("{line}: not of {family}"));
                assert!(
                    if histogram {
                        ["_bucket", "_sum", "_count"].contains(&suffix)
                    } else {
                        suffix.is_empty()
                    },
                    "{line}"
                );
                let value: f64 = value.parse().unwrap_or_else(|_| panic!("{line}"));
                assert!(read.samples.insert(sample.to_owned(), value).is_none(), "{line}: twice");
            }
        }
        read.check_histograms();
        read
    }

    /// The sum of all samples of a name whose labels hold these.
    pub(crate) fn sum(&self, name: &str, labels: &[&str]) -> f64 {
        let of = |sample: &str| {
            sample.split('{').next() == Some(name) && labels.iter().all(|label| sample.contains(label))
        };
        self.samples.iter().filter(|(sample, _)| of(sample)).map(|(_, value)| value).sum()
    }

    /// Buckets grow, and the last holds all.
    fn check_histograms(&self) {
        for family in self.types.iter().filter(|(_, kind)| *kind == "histogram").map(|(name, _)| name) {
            let mut buckets: BTreeMap<String, Vec<(f64, f64)>> = BTreeMap::new();
            for (sample, value) in &self.samples {
                let Some(labels) = sample.strip_prefix(&format!("{family}_bucket{{")) else { continue };
                let (others, bound) = labels.trim_end_matches('}').split_once("le=\"").unwrap();
                let bound: f64 = bound.trim_end_matches('"').parse().unwrap();
                buckets.entry(others.trim_end_matches(',').to_owned()).or_default().push((bound, *value));
            }
            for (labels, mut buckets) in buckets {
                buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
                assert!(buckets.is_sorted_by(|one, other| one.1 <= other.1), "{family} {labels}");
                let (last, all) = buckets.pop().unwrap();
                let count = if labels.is_empty() {
                    format!("{family}_count")
                } else {
                    format!("{family}_count{{{labels}}}")
                };
                assert_eq!((last, all), (f64::INFINITY, self.samples[&count]), "{family} {labels}");
            }
        }
    }
}

fn check_name(name: &str) {
    assert!(name.starts_with("citecore_"), "{name}");
    assert!(
        name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_'),
        "{name}"
    );
    for unit in ["_ms", "_milliseconds", "_minutes", "_kilobytes", "_percent"] {
        assert!(!name.contains(unit), "{name}: not a base unit");
    }
}

fn check_labels(labels: &str) {
    let mut names = BTreeSet::new();
    for label in labels.split("\",").filter(|label| !label.is_empty()) {
        let (name, value) = label.split_once("=\"").unwrap_or_else(|| panic!("{labels}"));
        assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{labels}");
        assert!(names.insert(name), "{labels}: twice");
        assert!(!value.trim_end_matches('"').contains(['"', '\n']), "{labels}");
    }
}
