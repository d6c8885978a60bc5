//! The verdicts of verification in HTML.

#![allow(clippy::unwrap_used)]

use citecore::{AnswerOptions, Passage, Source, VerifyOptions, process_answer, verify_answer};
use citecore_markdown::{HtmlOptions, render_html};

#[test]
fn verdicts_mark_citations_that_stand_behind_their_statement() {
    for text in ["The mount weighs 14 kg.\n\n[1]", "- The mount weighs 14 kg.\n- [1]"] {
        let sources = [Source::new(1, Passage::new("The mount weighs 14 kg."))];
        let answer = process_answer(text, &sources, &AnswerOptions::default());
        let verdicts = verify_answer(&answer, &VerifyOptions::default()).unwrap().verdicts;
        let html = render_html(&answer, &HtmlOptions { verdicts, ..HtmlOptions::default() }).unwrap();
        assert!(html.contains("data-status=\"accurate\""), "{html}");
    }
}
