//! "verified": reports over files, with a page beside every number.

use citecore::{
    Exchange, Passage, Profile, ReadOptions, ReferenceStyle, Step, Verdict, VerdictReason, VerdictStatus,
    apply_verdicts, format_references,
};

use super::led::{answered, asked, passage, texts};

fn of_file(file: &str, page: u32, text: &str, score: f64) -> Passage {
    Passage { source: Some(file.into()), page: Some(page), ..passage(text, score) }
}

#[test]
fn passages_from_0_4_and_of_20_letters_stay_five_of_them() {
    let mut found = vec![
        of_file("a.pdf", 1, "A passage of a fair length.", 0.4),
        of_file("b.pdf", 1, "A passage that is too far.", 0.39),
        of_file("c.pdf", 1, "Nineteen letters...", 0.9),
        of_file("d.pdf", 1, "Twenty letters, see.", 0.9),
    ];
    assert_eq!(
        texts(&asked("verified", "?", found.clone()).0),
        ["Twenty letters, see.", "A passage of a fair length."]
    );
    found
        .extend((1..9).map(|page| of_file("e.pdf", page, &format!("Page {page} says something else."), 0.8)));
    assert_eq!(texts(&asked("verified", "?", found).0).len(), 5);
}

#[test]
fn a_page_of_a_file_is_there_once() {
    let found = vec![
        of_file("a.pdf", 3, "The first text of this page.", 0.9),
        of_file("a.pdf", 3, "The second text of this page.", 0.8),
        of_file("a.pdf", 4, "The text of the next page.", 0.7),
    ];
    let (exchange, _) = asked("verified", "?", found);
    assert_eq!(texts(&exchange), ["The first text of this page.", "The text of the next page."]);
}

#[test]
fn sources_are_headed_by_dagger_file_and_page() {
    let (exchange, completion) =
        asked("verified", "?", vec![of_file("factory.pdf", 10, "Output fell by a tenth.", 0.9)]);
    assert!(exchange.context().text.starts_with("[†1] factory.pdf, p.10\n"), "{}", exchange.context().text);
    assert!(completion.unwrap().messages[0].content.contains("[†1]"));
}

#[test]
fn a_question_in_korean_gets_the_korean_rule() {
    let (_, completion) = asked(
        "verified",
        "생산은 얼마나 줄었나요?",
        vec![of_file("a.pdf", 1, "생산이 10% 줄었다고 합니다. 작년보다 낮습니다.", 0.9)],
    );
    let rules = completion.unwrap().messages[0].content.clone();
    assert!(rules.contains("출처에서 확인되지 않습니다"), "{rules}");
}

#[test]
fn the_context_string_of_a_graph_is_scored_and_read() {
    let response = serde_json::json!(
        "[Source: a.pdf]\n[Page 2]\nLevel the tripod, point the mount north and power it on.\n\n[Source: b.pdf]\n[Page 3]\nThe \
         mount opens its own network, which a phone can join."
    );
    let mut exchange = Exchange::new("?", Profile::named("verified").unwrap()).unwrap();
    exchange.responded(&response, &ReadOptions::default()).unwrap();
    let [first, second] = &exchange.context().sources[..] else { panic!("two passages") };
    assert_eq!((first.passage.source.as_deref(), first.passage.page), (Some("a.pdf"), Some(2)));
    assert!(first.passage.score > second.passage.score);
    assert!(matches!(exchange.step(), Step::Complete(_)));
}

#[test]
fn inaccurate_citations_go_and_the_others_are_numbered_anew() {
    let found = (1..=5)
        .map(|page| of_file("a.pdf", page * 10, &format!("Fact {page} stands on this page."), 0.9))
        .collect();
    let (exchange, _) = asked("verified", "?", found);
    let (outcome, _) = answered(exchange, &["A[†1]. B[†2]. C[†3]. D[†4]. E[†5]."]);
    let verdict = |citation: usize| Verdict {
        citation,
        statement: String::new(),
        number: citation + 1,
        support: 0.1,
        status: VerdictStatus::Inaccurate,
        confidence: 0.9,
        evidence: None,
        reasons: vec![VerdictReason::LowOverlap],
        better: None,
    };
    let corrected = apply_verdicts(&outcome.answer, &[verdict(2), verdict(4)]);
    assert_eq!(corrected.text, "A[1]. B[2]. C. D[3]. E.");
    let originals: Vec<usize> = corrected.references.iter().map(|reference| reference.original).collect();
    assert_eq!(originals, [1, 2, 4]);
    let style = Profile::named("verified").unwrap().references;
    let listed = format_references(&corrected, style, ReferenceStyle::HEADING);
    assert_eq!(listed, "### References\n- [†1] a.pdf, p.10\n- [†2] a.pdf, p.20\n- [†3] a.pdf, p.40\n");
}

#[test]
fn a_verdict_is_sure_from_0_7() {
    assert_eq!(Profile::named("verified").unwrap().verify.unwrap().threshold, 0.7);
}
