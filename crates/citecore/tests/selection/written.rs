//! How options are written: what is unknown or of the wrong kind is named.

use citecore::{Boost, Dedupe, ExpandOptions, Hybrid, Mmr, PerSource, Recency, RoundRobin, SelectOptions};
use serde_json::json;

#[test]
fn all_options_are_read_and_written_alike() {
    let written = json!({
        "minScore": 0.9, "minTextLength": 20, "maxTextLength": 1000, "maxPassages": 15,
        "hybrid": { "keywordWeight": 0.25 }, "dedupe": "source-page",
        "mmr": { "k": 30, "fetchK": 100, "lambda": 0.5 }, "roundRobin": { "perSource": "adaptive" },
        "boost": { "recency": { "now": "2024-05-01", "halfLifeDays": 90.0 }, "sources": { "EPR": 1.5 } },
    });
    let options = SelectOptions {
        min_score: Some(0.9),
        min_text_length: Some(20),
        max_text_length: Some(1000),
        max_passages: Some(15),
        hybrid: Some(Hybrid { keyword_weight: 0.25 }),
        dedupe: Dedupe::SourcePage,
        mmr: Some(Mmr::default()),
        round_robin: Some(RoundRobin { per_source: PerSource::Adaptive }),
        boost: Some(Boost {
            recency: Some(Recency { now: "2024-05-01".into(), half_life_days: 90.0 }),
            sources: [("EPR".to_owned(), 1.5)].into(),
        }),
    };
    assert_eq!(serde_json::from_value::<SelectOptions>(written.clone()).unwrap(), options);
    assert_eq!(serde_json::to_value(&options).unwrap(), written);
    assert_eq!(serde_json::from_value::<SelectOptions>(json!({})).unwrap(), SelectOptions::default());
}

#[test]
fn what_is_wrong_is_named() {
    let table = [
        (json!({ "minscore": 1 }), "minscore"),
        (json!({ "mmr": { "k": 1, "fetchK": 2, "lambda": 0.5, "fetch": 3 } }), "fetch"),
        (json!({ "mmr": { "k": 1, "fetchK": 2 } }), "lambda"),
        (json!({ "hybrid": { "weight": 1 } }), "weight"),
        (json!({ "roundRobin": {} }), "perSource"),
        (json!({ "roundRobin": { "perSource": "most" } }), "adaptive"),
        (json!({ "roundRobin": { "perSource": -1 } }), "-1"),
        (json!({ "roundRobin": { "perSource": 1.5 } }), "1.5"),
        (json!({ "boost": { "recent": {} } }), "recent"),
        (json!({ "boost": { "recency": { "now": "2024-05-01" } } }), "halfLifeDays"),
        (json!({ "dedupe": "title" }), "title"),
        (json!({ "maxPassages": -1 }), "-1"),
    ];
    for (written, named) in table {
        let error = serde_json::from_value::<SelectOptions>(written).unwrap_err().to_string();
        assert!(error.contains(named), "{error}");
    }
    for (written, named) in [(json!({ "rule": [] }), "rule"), (json!({ "rules": [{ "if": [] }] }), "if")] {
        let error = serde_json::from_value::<ExpandOptions>(written).unwrap_err().to_string();
        assert!(error.contains(named), "{error}");
    }
}
