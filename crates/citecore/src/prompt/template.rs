//! System messages of the caller's own, with slots.

use crate::find;

const CONTEXT: &str = "{{CONTEXT}}";
const QUERY: &str = "{{QUERY}}";

/// The template with its slots filled, and whether it has one for the sources. What is filled in is not looked at again, so
/// a slot that a source or a question holds stays as it is.
pub(super) fn fill(template: &str, sources: &str, question: &str) -> (String, bool) {
    let mut filled = String::with_capacity(template.len() + sources.len());
    let mut shows_sources = false;
    let mut rest = template;
    while let Some(at) = find::find(rest, "{{") {
        filled.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = if rest.starts_with(CONTEXT) {
            shows_sources = true;
            filled.push_str(sources);
            CONTEXT.len()
        } else if rest.starts_with(QUERY) {
            filled.push_str(question);
            QUERY.len()
        } else {
            filled.push('{');
            1
        };
        rest = &rest[length..];
    }
    filled.push_str(rest);
    (filled, shows_sources)
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn slots_are_filled_once_and_other_braces_stay() {
        let table = [
            ("{{CONTEXT}}|{{QUERY}}", "S {{QUERY}}|Q {{CONTEXT}}", true),
            ("{{{QUERY}}} {{OTHER}} {{", "{Q {{CONTEXT}}} {{OTHER}} {{", false),
            ("{{CONTEXT}}{{CONTEXT}}", "S {{QUERY}}S {{QUERY}}", true),
            ("", "", false),
        ];
        for (template, expected, shows) in table {
            assert_eq!(fill(template, "S {{QUERY}}", "Q {{CONTEXT}}"), (expected.to_owned(), shows));
        }
    }
}
