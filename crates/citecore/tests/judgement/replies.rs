//! Whatever a judge replies.

use citecore::{Verdict, VerdictReason, VerdictStatus, VerifyOptions, read_judgement};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::random::config;

fn verdict(citation: usize, status: VerdictStatus, reason: VerdictReason) -> Verdict {
    let support = match status {
        VerdictStatus::Accurate => 0.8,
        VerdictStatus::Uncertain => 0.55,
        VerdictStatus::Inaccurate => 0.2,
    };
    Verdict {
        citation,
        // Every other one says what the one before it says.
        statement: format!("Statement {}.", citation / 2),
        number: 1 + citation / 3,
        support,
        status,
        confidence: f64::max(support, 1.0 - support),
        evidence: None,
        reasons: vec![reason],
        better: None,
        explanation: None,
    }
}

fn verdicts() -> impl Strategy<Value = Vec<Verdict>> {
    let status = prop::sample::select(vec![
        VerdictStatus::Accurate,
        VerdictStatus::Inaccurate,
        VerdictStatus::Uncertain,
        VerdictStatus::Uncertain,
        VerdictStatus::Uncertain,
    ]);
    let reason = prop::sample::select(vec![
        VerdictReason::LowOverlap,
        VerdictReason::NumberMismatch,
        VerdictReason::TooShort,
        VerdictReason::Supported,
    ]);
    prop::collection::vec((status, reason), 0..7).prop_map(|told| {
        told.into_iter()
            .enumerate()
            .map(|(citation, (status, reason))| verdict(citation, status, reason))
            .collect()
    })
}

fn options() -> impl Strategy<Value = VerifyOptions> {
    (50..=100_u32).prop_map(|per_cent| VerifyOptions { threshold: f64::from(per_cent) / 100.0 })
}

/// An opinion as a judge writes it, with the fields that it leaves out.
#[derive(Clone, Debug)]
struct Written {
    index: usize,
    accurate: bool,
    per_cent: Option<u32>,
    explanation: Option<String>,
}

fn written() -> impl Strategy<Value = Vec<Written>> {
    let explanation = prop::option::of("(\\PC|[\"\\\\{}\\[\\]:,\n']){0,12}");
    let opinion = (0..8_usize, any::<bool>(), prop::option::of(0..=100_u32), explanation).prop_map(
        |(index, accurate, per_cent, explanation)| Written { index, accurate, per_cent, explanation },
    );
    prop::collection::vec(opinion, 0..8)
}

impl Written {
    fn json(&self) -> Value {
        let mut object =
            json!({ "index": self.index, "more": [1, { "a": null }, "}"], "is_accurate": self.accurate });
        if let Some(per_cent) = self.per_cent {
            object["confidence"] = json!(f64::from(per_cent) / 100.0);
        }
        if let Some(explanation) = &self.explanation {
            object["explanation"] = json!(explanation);
        }
        object
    }
}

/// The ways in which a list of opinions stands in a reply.
fn reply(opinions: &[Written], way: u8) -> String {
    let list = Value::Array(opinions.iter().map(Written::json).collect());
    match way {
        0 => list.to_string(),
        1 => serde_json::to_string_pretty(&list).unwrap(),
        2 => format!("It's as I said [see \"below\"]:\n```json\n{list}\n```\nThat's \"all\"."),
        3 => json!({ "about": "items", "verdicts": list }).to_string(),
        _ => opinions.iter().map(|opinion| format!("{}\n", opinion.json())).collect(),
    }
}

/// What the rules say comes of opinions, told as simply as can be.
fn expected(verdicts: &[Verdict], opinions: &[Written], options: &VerifyOptions) -> Vec<Verdict> {
    let asked = |verdict: &&Verdict| {
        verdict.status == VerdictStatus::Uncertain && !verdict.reasons.contains(&VerdictReason::TooShort)
    };
    // Of several verdicts on the same, the first is asked about.
    let first_of = |verdict: &Verdict| {
        let same =
            |other: &&Verdict| (&other.statement, other.number) == (&verdict.statement, verdict.number);
        verdicts.iter().filter(asked).find(same).map(|first| first.citation)
    };
    let items: Vec<usize> = verdicts
        .iter()
        .filter(asked)
        .filter(|one| first_of(one) == Some(one.citation))
        .map(|one| one.citation)
        .collect();
    let counted_from = |from: usize| (from..).zip(opinions).all(|(count, opinion)| opinion.index == count);
    let counted_anew = items.len() > 1
        && opinions.len() == items.len()
        && opinions.iter().any(|opinion| !items.contains(&opinion.index))
        && (counted_from(0) || counted_from(1));
    let judge = |verdict: &Verdict| {
        let first = first_of(verdict)?;
        let is_told = |(place, opinion): &(usize, &Written)| {
            if counted_anew { items[*place] == first } else { opinion.index == first }
        };
        let told: Vec<&Written> =
            opinions.iter().enumerate().filter(is_told).map(|(_, opinion)| opinion).collect();
        let opinion =
            told.first().filter(|first| told.iter().all(|other| other.accurate == first.accurate))?;
        let sure = opinion.per_cent.map_or(0.5, |per_cent| f64::from(per_cent.max(50)) / 100.0);
        let told = if opinion.accurate { sure } else { 1.0 - sure };
        let wrong = !opinion.accurate || verdict.reasons.contains(&VerdictReason::NumberMismatch);
        let support = if wrong { told.min(0.49) } else { told };
        let status = if support >= options.threshold {
            VerdictStatus::Accurate
        } else if 1.0 - support >= options.threshold {
            VerdictStatus::Inaccurate
        } else {
            VerdictStatus::Uncertain
        };
        let explanation = opinion.explanation.as_deref().map(str::trim).filter(|text| !text.is_empty());
        Some(Verdict {
            support,
            status,
            confidence: support.max(1.0 - support),
            reasons: [&verdict.reasons[..], &[VerdictReason::Judged]].concat(),
            explanation: explanation.map(str::to_owned),
            ..verdict.clone()
        })
    };
    let judged = |verdict: &Verdict| Some(verdict).filter(asked).and_then(judge);
    verdicts.iter().map(|verdict| judged(verdict).unwrap_or_else(|| verdict.clone())).collect()
}

/// Whatever the reply: what is sure stays, what isn't told stays, and what is told follows from itself.
fn assert_sound(
    verdicts: &[Verdict],
    judged: &[Verdict],
    options: &VerifyOptions,
) -> Result<(), TestCaseError> {
    prop_assert_eq!(verdicts.len(), judged.len());
    for (before, after) in verdicts.iter().zip(judged) {
        if before == after {
            continue;
        }
        prop_assert_eq!(before.status, VerdictStatus::Uncertain);
        prop_assert!(!before.reasons.contains(&VerdictReason::TooShort));
        prop_assert!(after.reasons.ends_with(&[VerdictReason::Judged]));
        prop_assert!((0.0..=1.0).contains(&after.support));
        prop_assert_eq!(after.confidence, after.support.max(1.0 - after.support));
        prop_assert_eq!(after.status == VerdictStatus::Accurate, after.support >= options.threshold);
        let mismatch = after.reasons.contains(&VerdictReason::NumberMismatch);
        prop_assert!(!mismatch || after.status != VerdictStatus::Accurate);
        let same = Verdict {
            support: before.support,
            status: before.status,
            confidence: before.confidence,
            reasons: before.reasons.clone(),
            better: None,
            explanation: None,
            ..after.clone()
        };
        prop_assert_eq!(&same, before);
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn what_is_written_well_is_read_to_the_letter(verdicts in verdicts(), opinions in written(), way in 0..5_u8, options in options()) {
        let judged = read_judgement(&reply(&opinions, way), &verdicts, &options).unwrap();
        prop_assert_eq!(judged, expected(&verdicts, &opinions, &options));
    }

    #[test]
    fn of_a_reply_that_breaks_off_what_came_whole_counts(verdicts in verdicts(), opinions in written(), cut in any::<prop::sample::Index>()) {
        let options = VerifyOptions::default();
        let whole = reply(&opinions, 0);
        let cut = whole.floor_char_boundary(cut.index(whole.len() + 1));
        let mut ends = 1;
        let came = opinions.iter().take_while(|opinion| {
            ends += opinion.json().to_string().len() + 1;
            ends - 1 <= cut
        });
        let came: Vec<Written> = came.cloned().collect();
        let judged = read_judgement(&whole[..cut], &verdicts, &options).unwrap();
        prop_assert_eq!(judged, expected(&verdicts, &came, &options));
    }

    #[test]
    fn a_reply_that_somebody_broke_breaks_nothing(
        verdicts in verdicts(), opinions in written(), way in 0..5_u8, options in options(),
        broken in prop::collection::vec((any::<prop::sample::Index>(), 0..3_u8, prop::sample::select(vec!["{", "}", "[", "]", "\"", "'", "\\", ",", ":", "별", "1"])), 1..6),
    ) {
        let mut reply: Vec<String> = reply(&opinions, way).chars().map(String::from).collect();
        for (place, what, sign) in broken {
            let place = place.index(reply.len() + 1);
            match what {
                0 if place < reply.len() => drop(reply.remove(place)),
                1 if place < reply.len() => reply[place] = sign.to_owned(),
                _ => reply.insert(place, sign.to_owned()),
            }
        }
        let judged = read_judgement(&reply.concat(), &verdicts, &options).unwrap();
        assert_sound(&verdicts, &judged, &options)?;
    }

    #[test]
    fn any_text_is_a_reply(verdicts in verdicts(), reply in "(\\PC|[\"\\\\{}\\[\\]:,0-9 \n']|is_accurate|true|confidence){0,60}", options in options()) {
        let judged = read_judgement(&reply, &verdicts, &options).unwrap();
        assert_sound(&verdicts, &judged, &options)?;
    }
}

#[test]
fn a_threshold_out_of_range_is_named() {
    for threshold in [0.4, 1.1, f64::NAN] {
        let error = read_judgement("", &[], &VerifyOptions { threshold }).unwrap_err();
        assert_eq!(error.path(), Some("options.threshold"));
    }
}
