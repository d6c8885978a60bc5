//! What servers tell of tokens, as far as it can be read: an answer is no worse for a count that can't.

use serde_json::Value;

/// The largest of the numbers below which a fraction has every whole one.
const MOST: f64 = 9_007_199_254_740_992.0;

/// The count of that name; none where there is none, or it is no count.
pub(super) fn count(usage: Option<&Value>, name: &str) -> Option<u64> {
    let told = usage?.get(name)?;
    // Some servers reckon in fractions: `7.0`.
    let whole = |number: &f64| number.fract() == 0.0 && (0.0..=MOST).contains(number);
    told.as_u64().or_else(|| told.as_f64().filter(whole).map(|number| number as u64))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_no_count_is_none() {
        let usage = json!({ "seven": 7, "fraction": 7.0, "half": 2.5, "less": -1, "text": "7", "huge": 1e300, "null": null });
        let counted = |name| count(Some(&usage), name);
        assert_eq!((counted("seven"), counted("fraction")), (Some(7), Some(7)));
        for name in ["half", "less", "text", "huge", "null", "absent"] {
            assert_eq!(counted(name), None, "{name}");
        }
        for usage in [json!(null), json!([]), json!(7), json!("7")] {
            assert_eq!(count(Some(&usage), "seven"), None, "{usage}");
        }
        assert_eq!(count(None, "seven"), None);
    }
}
