//! "verified": reports over files, with a page beside every number.

use citecore::{
    Exchange, Passage, Profile, ReadOptions, ReferenceStyle, Step, VerdictStatus, VerifyOptions,
    format_references,
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

/// Five pages of a file.
fn pages() -> Vec<Passage> {
    let facts = [
        "Output of the northern plants fell by a tenth.",
        "The strike lasted three weeks in spring.",
        "Freight rates rose on every route to Asia.",
        "The board names a new chair in autumn.",
        "Steel was bought in Korea and in Japan.",
    ];
    let page = |(fact, page)| of_file("a.pdf", page * 10, fact, 0.9);
    facts.into_iter().zip(1_u32..).map(page).collect()
}

/// The third and the fifth mark are of pages that say nothing of the kind.
const ANSWER: &str = "Output of the northern plants fell by a tenth[†1]. The strike lasted three weeks in spring[†2]. \
    Cats love warm windowsills[†3]. The board names a new chair in autumn[†4]. Nobody likes cold soup for breakfast[†5].";

#[test]
fn inaccurate_citations_go_and_the_others_are_numbered_anew() {
    let (exchange, _) = asked("verified", "?", pages());
    let (outcome, _) = answered(exchange, &[ANSWER]);
    assert_eq!(
        outcome.answer.text,
        "Output of the northern plants fell by a tenth[1]. The strike lasted three weeks in spring[2]. \
         Cats love warm windowsills. The board names a new chair in autumn[3]. Nobody likes cold soup for breakfast."
    );
    let originals: Vec<usize> =
        outcome.answer.references.iter().map(|reference| reference.original).collect();
    assert_eq!(originals, [1, 2, 4]);
    let style = Profile::named("verified").unwrap().references;
    let listed = format_references(&outcome.answer, style, ReferenceStyle::HEADING);
    assert_eq!(listed, "### References\n- [†1] a.pdf, p.10\n- [†2] a.pdf, p.20\n- [†3] a.pdf, p.40\n");
}

#[test]
fn original_and_corrected_answer_removed_citations_and_rate_are_told() {
    let (exchange, _) = asked("verified", "?", pages());
    let (outcome, _) = answered(exchange, &[ANSWER]);
    let original = outcome.verified.as_ref().unwrap();
    assert_eq!(original.citations.len(), 5);
    assert_eq!(original.raw, ANSWER);
    assert_eq!(outcome.removed_citations(), [3, 5]);
    assert_eq!(outcome.verification.unwrap().accuracy_rate, 0.6);
}

#[test]
fn a_number_is_removed_where_nothing_of_it_is_left() {
    let cites = |one: usize, other: usize| {
        format!("Zebras graze at dusk [{one}]. {} Zebras sleep at noon [{other}].", ANSWER)
    };
    // The third and the fifth of the answer are wrong, and what is said of zebras is in none.
    for (one, other, expected) in [(1, 2, &[3, 5][..]), (3, 5, &[3, 5]), (1, 5, &[3, 5])] {
        let (exchange, _) = asked("verified", "?", pages());
        let (outcome, _) = answered(exchange, &[&cites(one, other)]);
        let verified = outcome.verified.as_ref().unwrap();
        let originals: Vec<usize> = outcome
            .removed_citations()
            .into_iter()
            .map(|number| verified.references.iter().find(|of| of.number == number).unwrap().original)
            .collect();
        let mut sorted = originals.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, expected, "{one} {other}");
        let left = |original: &usize| outcome.answer.references.iter().all(|of| of.original != *original);
        assert!(originals.iter().all(left), "{originals:?}");
    }
}

#[test]
fn the_log_has_a_line_for_each_citation() {
    let (exchange, _) = asked("verified", "?", pages());
    let (outcome, _) = answered(exchange, &[ANSWER]);
    let log = serde_json::to_value(outcome.verification_log()).unwrap();
    let statuses: Vec<&str> =
        log.as_array().unwrap().iter().map(|entry| entry["status"].as_str().unwrap()).collect();
    assert_eq!(statuses, ["accurate", "accurate", "inaccurate", "accurate", "inaccurate"]);
    let entry = log[2].as_object().unwrap();
    let fields: Vec<&str> = entry.keys().map(String::as_str).collect();
    assert_eq!(
        fields,
        [
            "citation_number",
            "confidence",
            "explanation",
            "is_accurate",
            "source_file",
            "source_page",
            "statement",
            "status"
        ]
    );
    assert_eq!((&entry["citation_number"], &entry["is_accurate"]), (&3.into(), &false.into()));
    assert_eq!(entry["statement"], "Cats love warm windowsills[3].");
    assert_eq!((&entry["source_file"], &entry["source_page"]), (&"a.pdf".into(), &30.into()));
    assert!(entry["confidence"].as_f64().unwrap() >= 0.7);
    assert!(!entry["explanation"].as_str().unwrap().is_empty());
}

#[test]
fn the_log_tells_the_page_that_each_mark_names_of_a_file_with_one_number() {
    let at_one_url = |passage: Passage| Passage { url: Some("/files/a.pdf".into()), ..passage };
    let found: Vec<Passage> = pages().into_iter().map(at_one_url).collect();
    let table: [(&str, &[u32]); 4] = [
        (ANSWER, &[10, 20, 30, 40, 50]),
        (
            "The strike lasted three weeks in spring[†2]. Output of the northern plants fell by a tenth[†1].",
            &[20, 10],
        ),
        ("The strike lasted three weeks in spring[†9][†2][†1].", &[20]),
        (
            "The board names a new chair in autumn[4]. Steel was bought in Korea and in Japan 【5】.",
            &[40, 50],
        ),
    ];
    for (answer, expected) in table {
        let (exchange, _) = asked("verified", "?", found.clone());
        let (outcome, _) = answered(exchange, &[answer]);
        let log = outcome.verification_log();
        assert!(log.iter().all(|entry| entry.citation_number == 1), "{log:?}");
        let told: Vec<u32> = log.iter().filter_map(|entry| entry.source_page).collect();
        assert_eq!(told, expected, "{answer}");
    }
}

/// An exchange with a citation that no threshold but the surest lets pass, which a judge is asked about.
fn uncertain() -> Exchange {
    let mut profile = Profile::named("verified").unwrap();
    profile.verify = Some(VerifyOptions { threshold: 1.0 });
    let mut exchange = Exchange::new("?", profile).unwrap().with_judge();
    exchange.found(pages()).unwrap();
    exchange.delta("Plants in the north lost a tenth of what they made[†1].").unwrap();
    exchange.completed().unwrap();
    exchange.verify().unwrap();
    exchange
}

#[test]
fn a_judge_tells_of_what_is_uncertain_in_the_form_that_it_was_asked_for() {
    let mut exchange = uncertain();
    let Step::Judge { messages } = exchange.step() else { panic!("a judge is asked") };
    assert!(messages[1].content.contains("Output of the northern plants fell by a tenth."));
    exchange
        .judged("{\n    \"is_accurate\": true,\n    \"confidence\": 1.0,\n    \"explanation\": \"출처와 같습니다.\"\n}")
        .unwrap();
    let log = exchange.into_outcome().unwrap().verification_log();
    assert_eq!((log[0].is_accurate, log[0].confidence, log[0].status), (true, 1.0, VerdictStatus::Accurate));
    assert_eq!(log[0].explanation, "출처와 같습니다.");
}

#[test]
fn a_judge_that_is_not_sure_still_says_which_it_is() {
    for (reply, accurate) in [
        (r#"{"is_accurate": false, "confidence": 0.3}"#, false),
        (r#"{"is_accurate": false}"#, false),
        (r#"{"is_accurate": true, "confidence": 0.3}"#, true),
    ] {
        let mut exchange = uncertain();
        exchange.judged(reply).unwrap();
        let outcome = exchange.into_outcome().unwrap();
        let log = outcome.verification_log();
        assert_eq!((log[0].is_accurate, log[0].status), (accurate, VerdictStatus::Uncertain), "{reply}");
        assert!((0.5..0.52).contains(&log[0].confidence), "{reply}");
        assert!(outcome.removed_citations().is_empty(), "{reply}");
    }
}

#[test]
fn a_verdict_is_sure_from_0_7() {
    assert_eq!(Profile::named("verified").unwrap().verify.unwrap().threshold, 0.7);
}
