//! `POST /query/verified`

use serde_json::{Value, json};

use crate::support::{
    QUESTION, Running,
    format::each,
    model::{Model, Script},
    problem, start, start_as, start_with,
};

/// The articles say the first and nothing of the second.
const ANSWER: &str = "Whales sing to each other in winter[†2]. The mount turns around its polar axis[†1].";

async fn asked(running: &Running, body: &Value) -> Value {
    let response = running.post("/query/verified", body).await;
    assert_eq!(response.status(), 200);
    response.json().await.unwrap()
}

#[tokio::test]
async fn the_reply_has_all_fields_and_what_is_wrong_is_left_out() {
    each(async |format| {
        let model = Model::start([format.answer(ANSWER)]).await;
        let running = start_as(format, &model, |_| {}).await;
        let reply = asked(&running, &json!({ "question": QUESTION, "mode": "mix" })).await;
        let fields: Vec<&str> = reply.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(
            fields,
            [
                "accuracy_rate",
                "corrected_answer",
                "mode",
                "original_answer",
                "processing_time_ms",
                "removed_citations",
                "sources",
                "verification_log"
            ]
        );
        let original = reply["original_answer"].as_str().unwrap();
        assert!(
            original.starts_with("Whales sing to each other in winter[†1]. The mount turns around its polar axis[†2].\n\n### References\n- [†1] "),
            "{original}"
        );
        assert!(original.contains("\n- [†2] "), "{original}");
        let corrected = reply["corrected_answer"].as_str().unwrap();
        assert!(
            corrected.starts_with("Whales sing to each other in winter. The mount turns around its polar axis[†1].\n\n### References\n- [†1] "),
            "{corrected}"
        );
        assert!(!corrected.contains("[†2]"), "{corrected}");
        assert_eq!((&reply["mode"], &reply["removed_citations"]), (&json!("mix"), &json!([1])));
        assert_eq!(reply["accuracy_rate"], 0.5);
        assert!(reply["processing_time_ms"].as_f64().is_some_and(|time| time > 0.0));
    })
    .await;
}

#[tokio::test]
async fn the_log_has_an_entry_for_each_citation() {
    let model = Model::start([Script::answer(ANSWER)]).await;
    let running = start_with(&model, |_| {}).await;
    let reply = asked(&running, &json!({ "question": QUESTION })).await;
    assert_eq!(reply["mode"], "hybrid");
    let log = reply["verification_log"].as_array().unwrap();
    assert_eq!(log.len(), 2);
    for (entry, number) in log.iter().zip(1..) {
        let fields: Vec<&str> = entry.as_object().unwrap().keys().map(String::as_str).collect();
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
        assert_eq!(entry["citation_number"], number);
        assert!(
            entry["source_file"].is_string() && !entry["explanation"].as_str().unwrap().is_empty(),
            "{entry}"
        );
    }
    let told = |index: usize| (&log[index]["is_accurate"], &log[index]["status"]);
    assert_eq!(told(0), (&json!(false), &json!("inaccurate")));
    assert_eq!(told(1), (&json!(true), &json!("accurate")));
    let sources = reply["sources"].as_array().unwrap();
    assert_eq!((sources.len(), &sources[0]["citation_number"]), (1, &json!(1)));
    assert_eq!(sources[0]["source_file"], log[1]["source_file"]);
    assert!(sources[0]["excerpt"].as_str().unwrap().contains("polar axis"));
}

#[tokio::test]
async fn the_log_quotes_the_answer_to_the_letter() {
    let answer = "The mount turns around its `axis[1]`, the polar axis[†1]. Whales sing to each other in winter.[†2][†1]";
    let model = Model::start([Script::answer(answer)]).await;
    let running = start_with(&model, |_| {}).await;
    let reply = asked(&running, &json!({ "question": QUESTION })).await;
    let original = reply["original_answer"].as_str().unwrap();
    let log = reply["verification_log"].as_array().unwrap();
    let statements: Vec<&str> = log.iter().map(|entry| entry["statement"].as_str().unwrap()).collect();
    let whales = "Whales sing to each other in winter.[†2][†1]";
    assert_eq!(statements, ["The mount turns around its `axis[1]`, the polar axis[†1].", whales, whales]);
    assert!(statements.iter().all(|statement| original.contains(statement)), "{reply}");
}

#[tokio::test]
async fn a_number_that_is_still_cited_is_not_removed() {
    let answer = "The mount turns around its polar axis[†1]. Whales sing to each other in winter.[†2][†1]";
    let model = Model::start([Script::answer(answer)]).await;
    let running = start_with(&model, |_| {}).await;
    let reply = asked(&running, &json!({ "question": QUESTION })).await;
    let corrected = reply["corrected_answer"].as_str().unwrap();
    let expected =
        "The mount turns around its polar axis[†1]. Whales sing to each other in winter.\n\n### References";
    assert!(corrected.starts_with(expected), "{corrected}");
    assert_eq!(reply["removed_citations"], json!([2]), "{reply}");
}

#[tokio::test]
async fn a_mark_that_names_no_source_is_told() {
    let answer = "The mount turns around its polar axis[†1][†9]. It does so once in a sidereal day[†1, †77].";
    let model = Model::start([Script::answer(answer)]).await;
    let running = start_with(&model, |_| {}).await;
    let reply = asked(&running, &json!({ "question": QUESTION })).await;
    assert_eq!(reply["unknown_citations"], json!(["[†9]", "77"]), "{reply}");
    assert_eq!(reply["removed_citations"], json!([]), "{reply}");
    for text in ["original_answer", "corrected_answer"] {
        let text = reply[text].as_str().unwrap();
        assert!(text.contains("polar axis[†1].") && !text.contains("†9") && !text.contains("†77"), "{text}");
    }
}

#[tokio::test]
async fn a_model_judges_what_is_uncertain() {
    let judgement = r#"[{"index": 0, "is_accurate": true, "confidence": 1.0, "explanation": "출처와 같습니다."},
        {"index": 1, "is_accurate": true, "confidence": 1.0, "explanation": "출처와 같습니다."}]"#;
    let body = json!({ "question": QUESTION, "confidence_threshold": 1.0 });
    for (replies, expected) in [
        (
            vec![Script::answer("Around its polar axis it turns daily[†1]."), Script::answer(judgement)],
            "accurate",
        ),
        (
            vec![Script::answer("Around its polar axis it turns daily[†1]."), Script::status(401, "", "no")],
            "uncertain",
        ),
    ] {
        let model = Model::start(replies).await;
        let running = start_with(&model, |_| {}).await;
        let reply = asked(&running, &body).await;
        assert_eq!(reply["verification_log"][0]["status"], expected, "{reply}");
        assert_eq!(model.requests().len(), 2);
        let question = model.requests()[1].body["messages"].to_string();
        assert!(question.contains("You check citations"), "{question}");
        assert_eq!(reply["removed_citations"], json!([]));
    }
}

#[tokio::test]
async fn without_a_model_what_is_quoted_holds() {
    let running = start(|_| {}).await;
    let reply = asked(&running, &json!({ "question": QUESTION })).await;
    assert_eq!((&reply["accuracy_rate"], &reply["removed_citations"]), (&json!(1.0), &json!([])));
    assert_eq!(reply["original_answer"], reply["corrected_answer"]);
    assert!(!reply["verification_log"].as_array().unwrap().is_empty(), "{reply}");
}

#[tokio::test]
async fn of_a_refusal_nothing_is_verified() {
    let running = start(|_| {}).await;
    let reply = asked(&running, &json!({ "question": "asdf qwer" })).await;
    assert_eq!(reply["corrected_answer"], citecore::POLITE_REFUSAL);
    assert_eq!((&reply["verification_log"], &reply["sources"]), (&json!([]), &json!([])));
    assert_eq!(reply["accuracy_rate"], 1.0);
}

#[tokio::test]
async fn what_cant_be_asked_is_a_problem() {
    let running = start(|_| {}).await;
    for (body, expected) in [
        (json!({}), "body: missing field `question`"),
        (json!({ "question": " " }), "question: expected some text"),
        (json!({ "question": "q", "mode": "no such mode" }), "mode: expected one of naive, local"),
        (json!({ "question": "q", "mode": "" }), "mode: expected one of naive, local, global, hybrid, mix"),
        (
            json!({ "question": "q", "confidence_threshold": 1.1 }),
            "confidence_threshold: expected a number from 0 to 1",
        ),
        (json!({ "question": "q", "confidence_threshold": "x" }), "confidence_threshold: invalid type"),
    ] {
        let told = problem(running.post("/query/verified", &body).await, 400, "malformed").await;
        assert!(told["detail"].as_str().unwrap().starts_with(expected), "{told}");
    }
    let low = json!({ "question": QUESTION, "confidence_threshold": 0.1 });
    assert_eq!(running.post("/query/verified", &low).await.status(), 200);
    let model = Model::start([Script::status(500, "", "boom")]).await;
    let failing = start_with(&model, |_| {}).await;
    problem(failing.post("/query/verified", &low).await, 502, "upstream-failed").await;
}
