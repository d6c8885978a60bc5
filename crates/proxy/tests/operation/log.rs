//! The log: a line a request, known by its id, with nothing of what readers write.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    place,
    support::{
        binary::Binary,
        model::{Act, Model, Script},
    },
};

const SECRET: &str = "Which zorgle is mine?";

fn lines(log: &str) -> Vec<Value> {
    log.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

#[tokio::test]
async fn a_request_is_a_line_of_json() {
    let (folder, toml) = place("[log]\nformat = \"json\"");
    let binary = Binary::start(folder.path(), &toml);
    let request = binary.client.post(format!("{}/v1/ask", binary.url)).json(&json!({ "question": SECRET }));
    let response = request.header("x-request-id", "trace-1").send().await.unwrap();
    assert_eq!(response.headers()["x-request-id"], "trace-1");
    response.bytes().await.unwrap();
    let wrong = binary.post("/v1/search", &json!({ "question": "q", "limit": SECRET })).await;
    let made = wrong.headers()["x-request-id"].to_str().unwrap().to_owned();
    assert_eq!(wrong.status(), 400);
    binary.get("/healthz").await;
    let log = binary.logged(&made).await;
    assert!(!log.contains("zorgle"), "{log}");
    let lines = lines(&log);
    let of = |id: &str| {
        let with = |line: &&Value| line["span"]["id"] == id && line["message"] == "answered";
        let found: Vec<&Value> = lines.iter().filter(with).collect();
        assert_eq!(found.len(), 1, "{id}: {log}");
        found[0]
    };
    let asked = of("trace-1");
    assert_eq!(
        (&asked["level"], &asked["method"], &asked["route"]),
        (&json!("INFO"), &json!("POST"), &json!("/v1/ask"))
    );
    assert_eq!((&asked["status"], &asked["left"]), (&json!(200), &json!(false)));
    assert!(asked["ms"].as_f64().unwrap() > 0.0 && asked["bytes"].as_u64().unwrap() > 100, "{asked}");
    assert!(asked["timestamp"].as_str().unwrap().ends_with('Z'));
    let client = asked["client"].as_str().unwrap();
    assert!(client.len() == 8 && client != "127.0.0.1", "{client}");
    let refused = of(&made);
    assert_eq!(
        (&refused["status"], &refused["code"], &refused["client"]),
        (&json!(400), &json!("malformed"), &json!(client))
    );
    assert!(!log.contains("healthz"), "probes aren't worth a line");
}

#[tokio::test]
async fn a_client_that_leaves_before_a_response_is_a_line() {
    let model = Model::start([Script::stream([Act::Stall])]).await;
    let upstream =
        format!("[upstream]\nkind = \"openai\"\nmodel = \"m\"\nbase_url = \"http://{}/v1\"", model.address);
    let (folder, toml) = place(&format!("[log]\nformat = \"json\"\n{upstream}"));
    let binary = Binary::start(folder.path(), &toml);
    let question = json!({ "question": "Around which axis does the mount turn?" });
    let request = binary.client.post(format!("{}/v1/ask", binary.url)).header("x-request-id", "gone-1");
    let sent = request.json(&question).send();
    let asked = async {
        while model.requests().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::select! {
        response = sent => panic!("it was answered: {response:?}"),
        () = asked => {}
    }
    let log = binary.logged("\"answered\"").await;
    let lines = lines(&log);
    let line = lines.iter().find(|line| line["message"] == "answered").unwrap();
    assert_eq!((&line["span"]["id"], &line["route"]), (&json!("gone-1"), &json!("/v1/ask")));
    assert_eq!((&line["status"], &line["left"], &line["bytes"]), (&json!(499), &json!(true), &json!(0)));
}

#[tokio::test]
async fn what_goes_wrong_has_the_id_of_its_request() {
    let upstream =
        "[upstream]\nkind = \"openai\"\nmodel = \"m\"\nbase_url = \"http://127.0.0.1:1/v1\"\nretries = 0";
    let (folder, toml) = place(&format!("[log]\nformat = \"json\"\n{upstream}"));
    let binary = Binary::start(folder.path(), &toml);
    for (path, accept) in
        [("/v1/ask", "application/json"), ("/v1/ask", "text/event-stream"), ("/query/verified", "*/*")]
    {
        let id = format!("trace{}{}", path.replace('/', "-"), accept.len());
        let request = binary.client.post(format!("{}{path}", binary.url)).header("accept", accept);
        let question = json!({ "question": "Around which axis does the mount turn?" });
        let response = request.header("x-request-id", &id).json(&question).send().await.unwrap();
        let body = response.text().await.unwrap();
        assert!(body.contains("upstream-failed"), "{body}");
        let log = binary.logged(&format!("\"id\":\"{id}\"")).await;
        let failed: Vec<Value> = lines(&log)
            .into_iter()
            .filter(|line| line["span"]["id"] == id.as_str() && line["level"] == "WARN")
            .collect();
        assert!(
            !failed.is_empty() && failed[0]["error"].as_str().unwrap().contains("can't be reached"),
            "{log}"
        );
    }
}

#[tokio::test]
async fn an_exchange_is_a_line_with_what_it_did_and_a_warning_where_it_cites_too_little() {
    let one = "Zorgles turn around their polar axis [1], and again [1], and again [9].";
    let model = Model::start([one, one, one, "Zorgles turn."].map(Script::answer)).await;
    let upstream =
        format!("[upstream]\nkind = \"openai\"\nmodel = \"m\"\nbase_url = \"http://{}/v1\"", model.address);
    let (folder, toml) = place(&format!("[log]\nformat = \"json\"\n{upstream}"));
    let binary = Binary::start(folder.path(), &toml);
    let question = "Around which axis does the mount turn, says a zorgle?";
    for (path, body, accept) in [
        ("/v1/ask", json!({ "question": question, "profile": "diverse" }), "text/event-stream"),
        ("/widget/query", json!({ "query": question }), "application/json"),
        ("/query/verified", json!({ "question": question }), "application/json"),
    ] {
        let request = binary.client.post(format!("{}{path}", binary.url)).header("accept", accept);
        let response = request.header("x-request-id", path).json(&body).send().await.unwrap();
        assert_eq!(response.status(), 200);
        response.bytes().await.unwrap();
    }
    let log = binary.logged("\"route\":\"/query/verified\",\"status\"").await;
    assert!(
        !log.to_lowercase().contains("zorgle") && !log.contains("alpha") && !log.contains("axis"),
        "{log}"
    );
    let lines = lines(&log);
    let of = |id: &str, level: &str| {
        let with = |line: &&Value| {
            line["span"]["id"] == id && line["level"] == level && line["message"] != "answered"
        };
        lines.iter().filter(with).collect::<Vec<_>>()
    };
    let [diverse] = of("/v1/ask", "INFO")[..] else { panic!("{log}") };
    assert_eq!(diverse["message"], "an exchange came to its end");
    assert_eq!((&diverse["route"], &diverse["result"]), (&json!("/v1/ask"), &json!("answered")));
    assert_eq!((&diverse["found"], &diverse["found_sources"]), (&json!(5), &json!(5)), "{diverse}");
    assert_eq!(
        (&diverse["selected"], &diverse["distribution"]),
        (&json!(5), &json!("1,1,1,1,1")),
        "{diverse}"
    );
    assert_eq!(
        (&diverse["citations"], &diverse["cited_sources"], &diverse["cited"]),
        (&json!(2), &json!(1), &json!("2"))
    );
    assert_eq!(
        (&diverse["unknown"], &diverse["attempts"], &diverse["ok"]),
        (&json!(1), &json!(3), &json!(false))
    );
    assert!(diverse.get("accurate").is_none(), "{diverse}");
    let [warning] = of("/v1/ask", "WARN")[..] else { panic!("{log}") };
    assert!(warning["message"].as_str().unwrap().starts_with("low diversity"), "{warning}");
    assert_eq!(warning["cited_sources"], 1);
    for path in ["/widget/query", "/query/verified"] {
        let [warning] = of(path, "WARN")[..] else { panic!("{path}: {log}") };
        assert_eq!((&warning["message"], &warning["route"]), (&json!("no citations found"), &json!(path)));
    }
    let verified = of("/query/verified", "INFO")[0];
    assert_eq!(
        (&verified["accurate"], &verified["inaccurate"], &verified["uncertain"]),
        (&json!(0), &json!(0), &json!(0))
    );
}

#[tokio::test]
async fn questions_are_logged_where_somebody_asks_for_that() {
    let (folder, toml) = place("[log]\nquestions = true");
    let binary = Binary::start(folder.path(), &toml);
    binary.post("/v1/search", &json!({ "question": SECRET })).await;
    let log = binary.logged("zorgle").await;
    assert!(log.contains("asked question=\"Which zorgle is mine?\""), "{log}");
    assert!(!log.contains('\u{1b}'), "no colours in a file");
    // A question can't pass for a line of the log.
    binary
        .post("/v1/search", &json!({ "question": "a\n2026-01-01T00:00:00Z  INFO forged: \u{1b}[2J" }))
        .await;
    let log = binary.logged("forged").await;
    assert!(!log.lines().any(|line| line.starts_with("2026-01-01T00")) && !log.contains('\u{1b}'), "{log}");
}

#[tokio::test]
async fn an_id_that_isnt_fit_for_a_log_is_made_anew() {
    let (folder, toml) = place("");
    let binary = Binary::start(folder.path(), &toml);
    for bad in ["a b", "\"x\"", "{}", &"x".repeat(129)] {
        let request = binary.client.get(format!("{}/v1/ask", binary.url)).header("x-request-id", bad);
        let response = request.send().await.unwrap();
        assert_eq!(
            (response.status().as_u16(), response.headers()["x-request-id"].len()),
            (405, 36),
            "{bad}"
        );
    }
    let two = [binary.get("/healthz").await, binary.get("/healthz").await];
    assert_ne!(two[0].headers()["x-request-id"], two[1].headers()["x-request-id"]);
}
