//! Why models stop, in the words of many servers: only what is known to be whole is told as such.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{
    QUESTION, answer_request,
    format::{Format, each, openai},
    last,
    model::{Act, Model, Script},
    problem, start_as, start_with, text,
};

/// Words for the end of a whole answer.
const WHOLE: [&str; 10] = [
    "stop",
    "STOP",
    "Stop",
    "FINISH_REASON_STOP",
    "end_turn",
    "stop_sequence",
    "eos",
    "eos_token",
    "COMPLETE",
    "tool_calls",
];
/// Words for one that was made to end, with what a client is told.
const MADE_TO: [(&str, &str); 12] = [
    ("length", "length"),
    ("MAX_TOKENS", "length"),
    ("max_tokens", "length"),
    ("model_length", "length"),
    ("model_context_window_exceeded", "length"),
    ("content_filter", "content_filter"),
    ("content_filter: RECITATION", "content_filter"),
    ("SAFETY", "content_filter"),
    ("RECITATION", "content_filter"),
    ("PROHIBITED_CONTENT", "content_filter"),
    ("SPII", "content_filter"),
    ("refusal", "content_filter"),
];
/// Words of servers that lost the model.
const GIVEN_UP: [&str; 5] = ["insufficient_system_resource", "abort", "error", "network_error", "TIMEOUT"];
/// Words that nobody knows, or that mean that there is more to come.
const UNKNOWN: [&str; 4] = ["pause_turn", "OTHER", "out_of_ink", "멈춤"];

fn ended(format: &Format, word: &str) -> Script {
    let end = (format.finish)(word) + format.over;
    Script::stream([format.begun("It turns [1]."), Act::Send(end.into())])
}

#[tokio::test]
async fn an_answer_is_done_where_its_end_is_known() {
    each(async |format| {
        let whole = WHOLE.map(|word| (word, if word == "tool_calls" { word } else { "stop" }));
        let ends: Vec<_> = whole.into_iter().chain(MADE_TO).collect();
        let model = Model::start(ends.iter().map(|(word, _)| ended(format, word))).await;
        let running = start_as(format, &model, |_| {}).await;
        for (word, name) in ends {
            let events = running.events("/v1/answer", &answer_request()).await;
            let (event, done) = last(&events);
            assert_eq!((event, &done["finish_reason"]), ("done", &json!(name)), "{} {word}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn what_keeps_a_connection_alive_after_the_end_keeps_no_reader_waiting() {
    each(async |format| {
        // Noise for thrice as long as is waited for what an answer cost.
        let noise = (0..12).flat_map(|_| [Act::Send(": c\n".into()), Act::Wait(Duration::from_millis(500))]);
        let late = Act::Send((format.delta)("Too late.").into());
        let end = Act::Send((format.finish)("stop").into());
        let acts = [format.begun("It turns [1]."), end].into_iter().chain(noise).chain([late, Act::Stall]);
        let model = Model::start([Script::stream(acts)]).await;
        let running = start_as(format, &model, |_| {}).await;
        let events = running.events("/v1/answer", &answer_request()).await;
        assert_eq!((text(&events).as_str(), last(&events).0), ("It turns [1].", "done"), "{}", format.name);
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_may_lack_its_end_is_no_done_one() {
    each(async |format| {
        let words: Vec<_> = GIVEN_UP.into_iter().chain(UNKNOWN).collect();
        let model = Model::start(words.iter().map(|word| ended(format, word))).await;
        let running = start_as(format, &model, |_| {}).await;
        for word in words {
            let events = running.events("/v1/answer", &answer_request()).await;
            assert_eq!(text(&events), "It turns [1].", "{} {word}", format.name);
            let (event, problem) = last(&events);
            assert_eq!(
                (event, &problem["code"]),
                ("error", &json!("upstream-failed")),
                "{} {word}",
                format.name
            );
            assert!(!problem.to_string().contains(word), "{} {word}: {problem}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_written_is_complete_where_its_end_is_known_to_be_good() {
    each(async |format| {
        let ends = WHOLE.map(|word| (word, false)).into_iter();
        let ends = ends.chain(MADE_TO.map(|(word, _)| (word, true)));
        let ends: Vec<_> = ends.chain(GIVEN_UP.into_iter().chain(UNKNOWN).map(|word| (word, true))).collect();
        let model = Model::start(ends.iter().map(|(word, _)| ended(format, word))).await;
        let running = start_as(format, &model, |_| {}).await;
        for (word, incomplete) in ends {
            let response = running.post("/v1/ask", &json!({ "question": QUESTION })).await;
            let outcome: Value = response.json().await.unwrap();
            assert_eq!(outcome["incomplete"], incomplete, "{} {word}", format.name);
            assert_eq!(outcome["answer"]["text"], "It turns [1].", "{} {word}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn an_end_that_is_not_known_costs_no_reader_the_answer() {
    for (path, body) in [
        ("/widget/query", json!({ "query": QUESTION })),
        ("/query/verified", json!({ "question": QUESTION })),
    ] {
        each(async |format| {
            let model = Model::start(UNKNOWN.map(|word| ended(format, word))).await;
            let running = start_as(format, &model, |_| {}).await;
            for word in UNKNOWN {
                let reply: Value = running.post(path, &body).await.json().await.unwrap();
                assert_eq!(reply["incomplete"], true, "{} {path} {word}", format.name);
            }
        })
        .await;
    }
}

#[tokio::test]
async fn where_nothing_is_written_an_end_that_is_not_known_is_a_failure() {
    each(async |format| {
        let end = (format.begin)() + &(format.finish)("OTHER") + format.over;
        let model = Model::start([Script::stream([Act::Send(end.into())])]).await;
        let running = start_as(format, &model, |_| {}).await;
        for (path, body) in [("/v1/answer", answer_request()), ("/v1/ask", json!({ "question": QUESTION }))] {
            problem(running.post(path, &body).await, 502, "upstream-failed").await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_a_filter_ends_in_the_middle_is_kept_and_told_as_withheld() {
    let error = json!({ "error": { "code": "data_inspection_failed", "message": "no" } });
    let end = Act::Send(format!("data: {error}\n\ndata: [DONE]\n\n").into());
    let model = Model::start([Script::stream([openai::FORMAT.begun("It turns [1]."), end])]).await;
    let running = start_with(&model, |_| {}).await;
    let events = running.events("/v1/answer", &answer_request()).await;
    let (event, problem) = last(&events);
    assert_eq!((event, &problem["code"]), ("error", &json!("withheld")));
    for (path, body) in
        [("/v1/ask", json!({ "question": QUESTION })), ("/widget/query", json!({ "query": QUESTION }))]
    {
        let reply: Value = running.post(path, &body).await.json().await.unwrap();
        assert_eq!(reply["incomplete"], true, "{path}");
    }
}
