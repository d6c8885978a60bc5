//! Errors of filters that let a question, or the answer to it, not pass.

use serde_json::Value;

use super::reason::Reason;

/// Is an error one of those, as the body of a response or in a stream? Azure names it twice, the second time behind the first code.
pub(in crate::upstream) fn is_filtered(error: &Value) -> bool {
    let error = error.get("error").unwrap_or(error);
    let codes = [error.get("code"), error.pointer("/innererror/code")];
    codes.into_iter().flatten().any(|code| code.as_str().and_then(Reason::of) == Some(Reason::Withheld))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn filters_are_known_by_their_codes() {
        for error in [
            json!({ "error": { "code": "content_filter", "param": "prompt" } }),
            json!({ "error": { "code": "400", "innererror": { "code": "ResponsibleAIPolicyViolation" } } }),
            json!({ "code": "data_inspection_failed" }),
        ] {
            assert!(is_filtered(&error), "{error}");
        }
        for error in [
            json!({ "error": { "code": "invalid_api_key", "message": "content_filter" } }),
            json!({ "error": { "code": 400, "innererror": null } }),
            json!({ "error": "content_filter" }),
            json!(null),
        ] {
            assert!(!is_filtered(&error), "{error}");
        }
    }
}
