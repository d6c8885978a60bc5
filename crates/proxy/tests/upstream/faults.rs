//! What goes wrong once an answer has begun: an error event, never a silent or a false end.

use serde_json::{Value, json};

use crate::support::{
    QUESTION, answer_request, data,
    format::{ALL, Format, each},
    impatient,
    model::{Act, Model, Script},
    problem, start_as, text,
};

/// Nothing of it may come through.
const SECRET: &str = "sk-secret at http://10.0.0.7/internal";

/// What a server does after "It turns ", and the status of the problem that becomes of it.
fn faults(format: &Format) -> Vec<(&'static str, Vec<Act>, u16)> {
    let send = |text: &str| Act::Send(text.into());
    let half = (format.delta)("around");
    vec![
        ("cut", vec![Act::Cut], 502),
        ("ended without a reason", vec![], 502),
        ("stalled", vec![Act::Stall], 504),
        ("stalled but for noise", vec![send(format.noise), Act::Stall], 504),
        ("reported", vec![send(&(format.error)(SECRET))], 502),
        ("reported, no JSON", vec![send(&format!("event: error\ndata: {SECRET}\n\n"))], 502),
        ("a page in an event", vec![send("data: <html>\n\n")], 502),
        ("a page in the stream", vec![send(&format!("<html><p>{SECRET}</p></html>\n\n"))], 502),
        ("a number in an event", vec![send("data: 7\n\n")], 502),
        ("given up", vec![send(&((format.finish)("error") + format.over))], 502),
        ("half an event", vec![send(&half[..half.len() / 2]), Act::Cut], 502),
        ("half an event, then its end", vec![send(&half[..half.len() / 2])], 502),
        ("an event without its end", vec![send(half.trim_end())], 502),
    ]
}

#[tokio::test]
async fn what_goes_wrong_after_the_beginning_is_an_error_event() {
    each(async |format| {
        let faults = faults(format);
        let begun = || std::iter::once(format.begun("It turns "));
        let scripts = faults.iter().map(|(_, acts, _)| Script::stream(begun().chain(acts.clone())));
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, impatient).await;
        for (index, (what, _, status)) in faults.iter().enumerate() {
            let what = format!("{}: {what}", format.name);
            let events = running.events("/v1/answer", &answer_request()).await;
            assert_eq!(text(&events), "It turns ", "{what}");
            let (last, others) = events.split_last().unwrap();
            let problem = data(last);
            assert_eq!((last.name.as_str(), &problem["status"]), ("error", &json!(status)), "{what}");
            assert!(others.iter().all(|event| event.name == "delta"), "{what}");
            for part in ["secret", "10.0.0.7", "html"] {
                assert!(!problem.to_string().contains(part), "{what}: {problem}");
            }
            assert_eq!(model.requests().len(), index + 1, "{what}: once begun, it isn't asked for again");
        }
    })
    .await;
}

#[tokio::test]
async fn of_an_answer_that_broke_off_what_came_is_kept_as_incomplete() {
    each(async |format| {
        let model = Model::start([Script::stream([format.begun("It turns [1]. And "), Act::Cut])]).await;
        let running = start_as(format, &model, |_| {}).await;
        let response = running.post("/v1/ask", &json!({ "question": QUESTION })).await;
        let outcome: Value = response.json().await.unwrap();
        assert_eq!(
            (&outcome["incomplete"], &outcome["attempts"]),
            (&json!(true), &json!(1)),
            "{}",
            format.name
        );
        assert!(outcome["answer"]["text"].as_str().unwrap().starts_with("It turns [1]. And"));
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_broke_off_is_none_where_that_could_not_be_told() {
    for (path, body) in [
        ("/widget/query", json!({ "query": QUESTION })),
        ("/query/verified", json!({ "question": QUESTION })),
    ] {
        each(async |format| {
            let faults = faults(format);
            let begun = || std::iter::once(format.begun("It turns [1]. And "));
            let scripts = faults.iter().map(|(_, acts, _)| Script::stream(begun().chain(acts.clone())));
            let model = Model::start(scripts).await;
            let running = start_as(format, &model, impatient).await;
            for (_, _, status) in &faults {
                let code = if *status == 504 { "upstream-slow" } else { "upstream-failed" };
                problem(running.post(path, &body).await, *status, code).await;
            }
        })
        .await;
    }
}

#[tokio::test]
async fn an_outcome_is_made_of_no_more_than_a_mebibyte() {
    each(async |format| {
        let long = (format.delta)(&"word ".repeat(1024 * 1024 / 5)) + &(format.finish)("stop") + format.over;
        let acts = [format.begun("It turns [1]. And "), Act::Send(long.into())];
        let model = Model::start([Script::stream(acts)]).await;
        let running = start_as(format, &model, |_| {}).await;
        let response = running.post("/v1/ask", &json!({ "question": QUESTION })).await;
        let outcome: Value = response.json().await.unwrap();
        assert_eq!(outcome["incomplete"], json!(true), "{}", format.name);
        assert!(outcome["answer"]["text"].as_str().unwrap().starts_with("It turns [1]. And"));
        for (path, body) in [
            ("/widget/query", json!({ "query": QUESTION })),
            ("/query/verified", json!({ "question": QUESTION })),
        ] {
            problem(running.post(path, &body).await, 502, "upstream-failed").await;
        }
        // A stream holds on to none of it.
        let events = running.events("/v1/answer", &answer_request()).await;
        assert_eq!((text(&events).len() > 1_000_000, events.last().unwrap().name.as_str()), (true, "done"));
    })
    .await;
}

#[tokio::test]
async fn a_success_that_holds_no_answer_is_a_problem() {
    let json = "Content-Type: application/json\r\n";
    each(async |format| {
        let scripts = [
            Script::status(200, json, "{}"),
            Script::status(200, json, &format!("{{\"error\":{{\"message\":\"{SECRET}\"}}}}")),
            Script::status(200, json, "<html>"),
            Script::status(200, "Content-Type: text/html\r\n", "<html>"),
            Script::stream([Act::Send((format.error)(SECRET).into())]),
            Script::stream([Act::Send((format.begin)().into())]),
        ];
        let count = scripts.len();
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |_| {}).await;
        for index in 0..count {
            let response = running.post("/v1/answer", &answer_request()).await;
            let problem = problem(response, 502, "upstream-failed").await.to_string();
            assert!(
                !problem.contains("secret") && !problem.contains("html"),
                "{} {index}: {problem}",
                format.name
            );
        }
        assert_eq!(model.requests().len(), count, "{}: what has begun isn't asked for again", format.name);
    })
    .await;
}

#[tokio::test]
async fn a_page_or_a_text_in_place_of_an_answer_is_told_by_its_media_type() {
    let page = format!("<!doctype html><title>Sign in</title><p>{SECRET}");
    each(async |format| {
        let scripts = [
            Script::status(200, "Content-Type: text/html; charset=utf-8\r\n", &page),
            Script::status(200, "", &page),
            Script::status(200, "Content-Type: text/plain\r\n", SECRET),
        ];
        let count = scripts.len();
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |_| {}).await;
        for _ in 0..count {
            problem(running.post("/v1/answer", &answer_request()).await, 502, "upstream-failed").await;
        }
        assert_eq!(model.requests().len(), count, "{}: it would be the same again", format.name);
        let metrics = running.get("/metrics").await.text().await.unwrap();
        let counted = "citecore_upstream_errors_total{kind=\"unreadable\",upstream=\"first\"} 3";
        assert!(metrics.contains(counted), "{}: {metrics}", format.name);
    })
    .await;
}

#[tokio::test]
async fn however_much_an_upstream_says_of_an_error_it_is_one() {
    let said = "ab cd ".repeat(300_000);
    let turns = vec![json!({ "question": QUESTION.repeat(8), "answer": "It turns. ".repeat(80) }); 50];
    let mut request = answer_request();
    request["history"] = json!(turns);
    each(async |format| {
        let ends = [
            (format.error)(&said),
            format!("event: error\ndata: {said}\n\n"),
            format!("data: {said}\n\n"),
            (format.finish)(&said) + format.over,
        ];
        let scripts = ends.map(|end| Script::stream([format.begun("It "), Act::Send(end.into())]));
        let count = scripts.len();
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |_| {}).await;
        for _ in 0..count {
            let events = running.events("/v1/answer", &request).await;
            assert_eq!(data(events.last().unwrap())["code"], json!("upstream-failed"), "{}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn an_overload_in_the_stream_is_told_as_one() {
    let format = ALL[3];
    let overloaded = "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n";
    let model = Model::start([Script::stream([format.begun("It "), Act::Send(overloaded.into())])]).await;
    let running = start_as(format, &model, |_| {}).await;
    let events = running.events("/v1/answer", &answer_request()).await;
    let last = data(events.last().unwrap());
    assert_eq!((&last["status"], &last["code"]), (&json!(503), &json!("overloaded")));
}
