//! What went wrong, as `application/problem+json`.

use serde::{Deserialize, Serialize};

/// An error of the HTTP interface (RFC 9457).
///
/// ```
/// use citecore_wire::Problem;
///
/// let problem = Problem::new(429, "rate-limited", "Too many questions in a minute.").retry_after(12);
/// assert_eq!(problem.title, "Too Many Requests");
/// assert!(serde_json::to_string(&problem).unwrap().contains(r#""retry_after":12"#));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// A name for the kind of problem: `about:blank`, as the status says it all.
    #[serde(rename = "type", default = "about_blank")]
    pub kind: String,
    /// The status in words.
    #[serde(default)]
    pub title: String,
    /// The HTTP status.
    #[serde(default)]
    pub status: u16,
    /// What a person should know; never what an upstream said.
    #[serde(default)]
    pub detail: String,
    /// For programs: `malformed`, `rate-limited`, `upstream-failed` …
    #[serde(default)]
    pub code: String,
    /// Seconds after which another try may succeed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

fn about_blank() -> String {
    "about:blank".to_owned()
}

impl Problem {
    /// A problem with the title that its status has.
    pub fn new(status: u16, code: &str, detail: impl Into<String>) -> Self {
        Self {
            kind: about_blank(),
            title: title(status).to_owned(),
            status,
            detail: detail.into(),
            code: code.to_owned(),
            retry_after: None,
        }
    }

    /// The problem, saying when to try again.
    #[must_use]
    pub fn retry_after(self, seconds: u64) -> Self {
        Self { retry_after: Some(seconds), ..self }
    }
}

fn title(status: u16) -> &'static str {
    match status {
        400 => "Bad Request",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        413 => "Content Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        416 => "Range Not Satisfiable",
        429 => "Too Many Requests",
        431 => "Request Header Fields Too Large",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        // What isn't known counts as the first of its kind, as RFC 9110 has it.
        other if (400..500).contains(&other) => "Bad Request",
        _ => "Internal Server Error",
    }
}

#[cfg(test)]
mod tests {
    use super::Problem;

    #[test]
    fn each_status_has_its_own_title() {
        let statuses = [400, 401, 403, 404, 405, 408, 413, 414, 415, 416, 429, 431, 500, 502, 503, 504];
        let mut titles: Vec<String> =
            statuses.iter().map(|&status| Problem::new(status, "c", "").title).collect();
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), statuses.len(), "{titles:?}");
        assert_eq!(Problem::new(418, "c", "").title, "Bad Request");
        assert_eq!(Problem::new(599, "c", "").title, "Internal Server Error");
    }
}
