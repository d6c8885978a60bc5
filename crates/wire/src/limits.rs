//! What a request holds at the most, unless a proxy is told otherwise: a widget that knows of it sends no more.

use citecore::Passage;

/// Characters of a question.
pub const QUESTION: usize = 4_000;

/// Bytes of a context's sources with the earlier turns and the answer to repair.
pub const CONTEXT: usize = 64 * 1024;

/// The bytes of each field of a passage that goes to a model, or names what does. Its metadata and its embedding, which an index may have
/// sent along with the passage, are bounded by the body alone.
///
/// ```
/// use citecore::Passage;
///
/// let sizes = citecore_wire::limits::sizes(&Passage::new("Point it north."));
/// assert_eq!(sizes.iter().map(|(_, size)| size).sum::<usize>(), 15);
/// assert_eq!(sizes[0], ("text", 15));
/// ```
pub fn sizes(passage: &Passage) -> [(&'static str, usize); 6] {
    let text = |field: &Option<String>| field.as_deref().map_or(0, str::len);
    [
        ("text", passage.text.len()),
        ("id", text(&passage.id)),
        ("title", text(&passage.title)),
        ("url", text(&passage.url)),
        ("source", text(&passage.source)),
        ("updated", text(&passage.updated)),
    ]
}

#[cfg(test)]
mod tests {
    use super::QUESTION;

    /// It is there before the widget's wasm is.
    #[test]
    fn the_widgets_script_has_the_same_limit() {
        let script = include_str!("../../../www/widget/make.js");
        assert!(script.contains(&format!("LONGEST = {QUESTION};")), "{script}");
    }
}
