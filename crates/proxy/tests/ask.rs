//! The whole exchange on the server.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod support;

use serde_json::{Value, json};
use support::{
    QUESTION, data,
    format::openai::delta,
    model::{Act, Model, Script},
    problem, start, start_with,
};

async fn outcome(running: &support::Running) -> Value {
    let response = running.post("/v1/ask", &json!({ "question": QUESTION })).await;
    assert_eq!(response.status(), 200);
    response.json().await.unwrap()
}

#[tokio::test]
async fn marks_are_renumbered_and_unknown_ones_left_out() {
    let model = Model::start([Script::answer("B [4], A [2], unknown [9].")]).await;
    let running = start_with(&model, |_| {}).await;
    let outcome = outcome(&running).await;
    assert_eq!(outcome["context"]["sources"].as_array().unwrap().len(), 5);
    assert_eq!(outcome["answer"]["text"], "B [1], A [2], unknown.");
    let originals: Vec<&Value> = outcome["answer"]["references"]
        .as_array()
        .unwrap()
        .iter()
        .map(|reference| &reference["original"])
        .collect();
    assert_eq!(originals, [4, 2]);
    assert_eq!((&outcome["attempts"], &outcome["verification"]), (&json!(1), &Value::Null));
    assert_eq!(outcome["answer"]["dropped"][0]["raw"], "[9]");
}

#[tokio::test]
async fn an_answer_without_citations_is_asked_for_twice_more() {
    let scripts = ["It turns once.", "It turns twice.", "It turns thrice."].map(Script::answer);
    let model = Model::start(scripts).await;
    let running = start_with(&model, |_| {}).await;
    let outcome = outcome(&running).await;
    assert_eq!(outcome["attempts"], 3);
    assert_eq!(outcome["answer"]["text"], "It turns thrice.");
    assert_eq!(outcome["original"]["text"], "It turns once.");
    assert_eq!(outcome["validation"]["ok"], false);
    assert_eq!(outcome["validation"]["problems"][0]["code"], "no-citations");
    assert_eq!(outcome["fallback"], false);
    let requests = model.requests();
    assert_eq!(requests.len(), 3);
    let last = |index: usize| {
        let messages = requests[index].body["messages"].as_array().unwrap();
        messages.last().unwrap()["content"].as_str().unwrap().to_owned()
    };
    assert!(!last(0).contains("It turns once."));
    assert!(last(1).contains("It turns once.") && last(2).contains("It turns twice."));
}

#[tokio::test]
async fn a_repair_that_fails_leaves_the_answer_before_it() {
    let model = Model::start([Script::answer("It turns once."), Script::status(400, "", "no")]).await;
    let running = start_with(&model, |_| {}).await;
    let outcome = outcome(&running).await;
    assert_eq!(outcome["answer"]["text"], "It turns once.");
    assert_eq!((&outcome["attempts"], &outcome["incomplete"]), (&json!(2), &json!(false)));
}

#[tokio::test]
async fn what_came_before_the_upstream_broke_off_is_kept() {
    let acts = [Act::Send(delta("It turns [1]. And ").into()), Act::Cut];
    let model = Model::start([Script::stream(acts)]).await;
    let running = start_with(&model, |_| {}).await;
    let outcome = outcome(&running).await;
    assert_eq!((&outcome["incomplete"], &outcome["attempts"]), (&json!(true), &json!(1)));
    assert!(outcome["answer"]["text"].as_str().unwrap().starts_with("It turns [1]. And"));
}

#[tokio::test]
async fn an_upstream_that_fails_is_a_problem_that_says_nothing_of_it() {
    let said = r#"{"error":{"message":"Incorrect key sk-secret at http://10.0.0.7/internal"}}"#;
    let model = Model::start([Script::status(401, "Content-Type: application/json\r\n", said)]).await;
    let running = start_with(&model, |_| {}).await;
    let response = running.post("/v1/ask", &json!({ "question": QUESTION })).await;
    let problem = problem(response, 502, "upstream-failed").await.to_string();
    for secret in ["sk-secret", "10.0.0.7", "Incorrect"] {
        assert!(!problem.contains(secret), "{problem}");
    }
}

#[tokio::test]
async fn nothing_found_is_a_refusal_without_asking_the_model() {
    let model = Model::start([Script::answer("never")]).await;
    let running = start_with(&model, |_| {}).await;
    let response = running.post("/v1/ask", &json!({ "question": "asdf qwer" })).await;
    let outcome: Value = response.json().await.unwrap();
    assert_eq!((&outcome["fallback"], &outcome["attempts"]), (&json!(true), &json!(0)));
    assert_eq!(outcome["answer"]["text"], citecore::POLITE_REFUSAL);
    assert!(model.requests().is_empty());
}

#[tokio::test]
async fn the_same_comes_as_events() {
    let scripts = ["It turns once.", "It turns [3]."].map(Script::answer);
    let model = Model::start(scripts).await;
    let running = start_with(&model, |_| {}).await;
    let events = running.events("/v1/ask", &json!({ "question": QUESTION })).await;
    let stages: Vec<Value> = events.iter().filter(|event| event.name == "progress").map(data).collect();
    assert_eq!(
        stages,
        [
            json!({ "stage": "searching", "attempt": 0 }),
            json!({ "stage": "answering", "attempt": 0 }),
            json!({ "stage": "repairing", "attempt": 1 }),
        ]
    );
    let repair = events.iter().rposition(|event| event.name == "progress").unwrap();
    let segments = events[repair..].iter().filter(|event| event.name == "segment").map(data);
    let shown: String = segments.map(|segment| segment["text"].as_str().unwrap().to_owned()).collect();
    let last = events.last().unwrap();
    assert_eq!(last.name, "outcome");
    assert_eq!(data(last)["answer"]["text"], shown);
    assert_eq!(shown, "It turns [1].");
}

#[tokio::test]
async fn what_no_source_says_is_left_out_where_the_profile_verifies() {
    let model = Model::start([Script::answer("Whales sing to each other in winter [1].")]).await;
    let running = start_with(&model, |_| {}).await;
    let body = json!({ "question": QUESTION, "profile": "verified" });
    let events = running.events("/v1/ask", &body).await;
    let stages: Vec<Value> = events.iter().filter(|event| event.name == "progress").map(data).collect();
    assert_eq!(stages.last(), Some(&json!({ "stage": "verifying", "attempt": 0 })));
    let outcome = data(events.last().unwrap());
    assert_eq!(outcome["answer"]["text"], "Whales sing to each other in winter.");
    assert_eq!(outcome["verified"]["text"], "Whales sing to each other in winter [1].");
    let verification = &outcome["verification"];
    assert_eq!(
        (&verification["accuracyRate"], &verification["verdicts"][0]["status"]),
        (&json!(0.0), &json!("inaccurate"))
    );
    assert_eq!(verification["corrected"]["statements"][0]["status"], "uncited");
}

#[tokio::test]
async fn a_failure_comes_as_an_event_too() {
    let model = Model::start([Script::status(500, "", "boom")]).await;
    let running = start_with(&model, |_| {}).await;
    let events = running.events("/v1/ask", &json!({ "question": QUESTION })).await;
    let last = events.last().unwrap();
    assert_eq!((last.name.as_str(), data(last)["status"].clone()), ("error", json!(502)));
}

#[tokio::test]
async fn locale_profile_and_history_reach_the_model() {
    let model = Model::start([Script::answer("It turns [1].")]).await;
    let running = start_with(&model, |_| {}).await;
    let body = json!({
        "question": QUESTION,
        "locale": "de",
        "profile": "tagged",
        "history": [{ "question": "Earlier?", "answer": "Indeed." }],
    });
    assert_eq!(running.post("/v1/ask", &body).await.status(), 200);
    let request = &model.requests()[0];
    let messages = request.body["messages"].to_string();
    for part in ["\\\"de\\\"", "<source id=", "Earlier?", "Indeed."] {
        assert!(messages.contains(part), "{part}: {messages}");
    }
    assert_eq!((&request.body["model"], &request.body["stream"]), (&json!("test-model"), &json!(true)));
    assert!(request.head.to_lowercase().contains("authorization: bearer sk-secret"));
}

#[tokio::test]
async fn without_a_model_the_articles_are_quoted() {
    let running = start(|_| {}).await;
    let outcome = outcome(&running).await;
    assert_eq!(outcome["validation"]["ok"], true);
    assert!(!outcome["answer"]["references"].as_array().unwrap().is_empty());
    assert_eq!(outcome["fallback"], false);
}
