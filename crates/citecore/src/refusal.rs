//! Answers that say that they can't answer.

/// What a model is asked to say, and what the exchange says itself, where the sources don't hold the answer.
pub const POLITE_REFUSAL: &str = "Sorry, I cannot generate a reply given your query and the context I retrieved. \
    Please consider providing more information in your requests; i.e. program, version, feature, operating system, \
    specific problem, etc.";

/// What refusals begin with, in lower case.
const OPENINGS: &[&str] = &[
    "sorry, i cannot generate a reply",
    "sorry, i can't generate a reply",
    "sorry, i could not generate a valid response",
    "해당 정보는 제공된 출처에서 확인되지 않습니다",
];

/// Does the text, its prefix aside, begin by refusing?
pub(crate) fn is_refusal(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || "\"“*_>".contains(c));
    if !text.starts_with(['s', 'S', '해'])
        || matches!(text.as_bytes().get(1), Some(b' '..=b'n' | b'p'..=b'z'))
    {
        return false;
    }
    let text = text.replace('’', "'");
    let start: String = text.chars().take(80).collect::<String>().to_lowercase();
    OPENINGS.iter().any(|opening| start.starts_with(opening))
}
