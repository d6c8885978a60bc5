//! What a judge's reply says of claims.

use citecore::{Opinion, read_opinions};
use proptest::prelude::*;

use crate::random::config;

fn told(accurate: bool, confidence: Option<f64>, explanation: &str) -> Option<Opinion> {
    let explanation = Some(explanation.to_owned()).filter(|text| !text.is_empty());
    Some(Opinion { accurate, confidence, explanation })
}

#[test]
fn opinions_come_in_the_order_of_the_claims() {
    let table: [(&str, [Option<Opinion>; 2]); 6] = [
        (
            r#"[{"index": 1, "is_accurate": false, "confidence": 0.2}, {"index": 0, "is_accurate": true, "confidence": 1, "explanation": "Yes."}]"#,
            [told(true, Some(1.0), "Yes."), told(false, Some(0.2), "")],
        ),
        // Without an index, the first is the first.
        (r#"[{"is_accurate": true}, {"is_accurate": false}]"#, [told(true, None, ""), told(false, None, "")]),
        // Fewer than there are claims, and nobody knows which.
        (r#"[{"is_accurate": true, "confidence": 1}]"#, [None, None]),
        // Both this and that.
        (r#"[{"index": 0, "is_accurate": true}, {"index": 0, "is_accurate": false}]"#, [None, None]),
        (r#"[{"index": 2, "is_accurate": true}, {"index": 1, "is_accurate": null}]"#, [None, None]),
        ("I can't say.", [None, None]),
    ];
    for (reply, expected) in table {
        assert_eq!(read_opinions(reply, 2), expected, "{reply}");
    }
}

#[test]
fn of_one_claim_an_index_needn_t_be_told() {
    let reply = "```json\n{\n \"is_accurate\": true,\n \"confidence\": 0.9,\n \"explanation\": \"출처와 같습니다.\"\n}\n```";
    assert_eq!(read_opinions(reply, 1), [told(true, Some(0.9), "출처와 같습니다.")]);
}

proptest! {
    #![proptest_config(config(0))]

    #[test]
    fn whatever_the_reply_there_are_as_many_opinions_as_claims(
        reply in "(\\PC|[\"\\\\{}\\[\\]:,0-9 \n']|index|is_accurate|true|confidence){0,60}", claims in 0..5_usize,
    ) {
        let opinions = read_opinions(&reply, claims);
        prop_assert_eq!(opinions.len(), claims);
        for opinion in opinions.into_iter().flatten() {
            prop_assert!(opinion.confidence.is_none_or(|confidence| (0.0..=1.0).contains(&confidence)));
        }
    }
}
