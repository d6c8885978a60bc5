//! `POST /v1/feedback`: what is taken, what is kept.

use std::path::Path;

use serde_json::{Value, json};

use crate::{
    place, said,
    support::{binary::Binary, problem, start},
};

fn kept(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn what_a_reader_says_is_kept_with_nothing_of_the_reader() {
    let (folder, toml) = place("");
    let binary = Binary::start(folder.path(), &toml);
    let path = folder.path().join("citecore-feedback.jsonl");
    assert!(!path.exists(), "nobody has said anything yet");
    let all = json!({
        "question": "Which way?\n북쪽?", "answer": "North [1].", "helpful": false, "reason": "Too short",
        "references": [{ "number": 1, "title": "Aligning" }, "https://help.example/2", 3],
    });
    for body in [&said("first"), &all] {
        let request = binary.client.post(format!("{}/v1/feedback", binary.url)).json(body);
        let response = request.header("x-request-id", "trace-7").send().await.unwrap();
        assert_eq!(
            (response.status().as_u16(), &response.headers()["x-request-id"]),
            (204, &"trace-7".parse().unwrap())
        );
        assert!(response.bytes().await.unwrap().is_empty());
    }
    let kept = kept(&path);
    assert_eq!(kept.len(), 2);
    let entry = kept[1].as_object().unwrap();
    for (name, value) in all.as_object().unwrap() {
        assert_eq!(&entry[name], value);
    }
    let names: Vec<&str> = entry.keys().map(String::as_str).collect();
    assert_eq!(names, ["answer", "helpful", "id", "question", "reason", "references", "time"]);
    assert_eq!(entry["id"], "trace-7");
    assert!(entry["time"].as_str().unwrap().ends_with('Z'), "{entry:?}");
    assert!(!binary.log().contains("북쪽"), "what readers write isn't logged");
}

#[tokio::test]
async fn a_reason_that_comes_after_is_kept_beside_what_it_is_the_reason_of_and_not_counted() {
    let (folder, toml) = place("");
    let binary = Binary::start(folder.path(), &toml);
    let mut body = said("q");
    body["helpful"] = json!(false);
    let first = binary.post("/v1/feedback", &body).await;
    let id = first.headers()["x-request-id"].to_str().unwrap().to_owned();
    body["reason"] = json!("Too short");
    body["amends"] = json!(id);
    assert_eq!(binary.post("/v1/feedback", &body).await.status(), 204);
    let kept = kept(&folder.path().join("citecore-feedback.jsonl"));
    assert_eq!(kept.len(), 2);
    assert_eq!((&kept[0]["id"], &kept[0]["amends"]), (&json!(id), &Value::Null));
    assert_eq!((&kept[1]["amends"], &kept[1]["reason"]), (&json!(id), &json!("Too short")));
    let metrics = binary.get("/metrics").await.text().await.unwrap();
    assert!(metrics.contains("citecore_feedback_total{helpful=\"false\"} 1"), "{metrics}");
}

#[tokio::test]
async fn two_processes_may_share_a_file() {
    let (folder, toml) = place("[limits]\nper_minute = 1000");
    let binaries = [0, 1].map(|_| Binary::start(folder.path(), &toml));
    let tell = async |number: usize| {
        let question = format!("{number}: {}", "x".repeat(number * 50));
        assert_eq!(binaries[number % 2].post("/v1/feedback", &said(&question)).await.status(), 204);
    };
    futures_util::future::join_all((0..60).map(tell)).await;
    let path = folder.path().join("citecore-feedback.jsonl");
    assert_eq!(kept(&path).len(), 60);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[tokio::test]
async fn every_field_is_checked() {
    let running = start(|_| {}).await;
    let with = |name: &str, value: Value| {
        let mut body = said("q");
        body[name] = value;
        body
    };
    let without = |name: &str| {
        let mut body = said("q");
        body.as_object_mut().unwrap().remove(name);
        body
    };
    let table = [
        (without("question"), 400, "missing field `question`"),
        (without("answer"), 400, "missing field `answer`"),
        (without("helpful"), 400, "missing field `helpful`"),
        (with("question", json!(" ")), 400, "question: expected some text"),
        (with("question", json!(7)), 400, "question: invalid type"),
        (with("question", json!("q".repeat(4_001))), 413, "question: expected at most 4000 characters"),
        (with("answer", json!("\n")), 400, "answer: expected some text"),
        (with("answer", json!(null)), 400, "answer: invalid type"),
        (with("answer", json!("a".repeat(64 * 1024 + 1))), 413, "answer: expected at most 65536 bytes"),
        (with("helpful", json!("yes")), 400, "helpful: invalid type"),
        (with("helpful", json!(1)), 400, "helpful: invalid type"),
        (with("reason", json!([])), 400, "reason: invalid type"),
        (with("reason", json!("r".repeat(4_001))), 413, "reason: expected at most 4000 characters"),
        (with("amends", json!(7)), 400, "amends: invalid type"),
        (with("amends", json!("i".repeat(129))), 413, "amends: expected at most 128 characters"),
        (with("references", json!({})), 400, "references: invalid type"),
        (
            with("references", json!(["a", true])),
            400,
            "references[1]: expected a reference, its address or its number, found true or false",
        ),
        (with("references", json!([["hush"]])), 400, "found an array"),
        (with("references", json!(vec![1; 101])), 413, "references: expected at most 100"),
        (with("references", json!(["r".repeat(65_536)])), 413, "answer and references: expected at most"),
    ];
    for (body, status, detail) in table {
        let code = if status == 400 { "malformed" } else { "too-large" };
        let problem = problem(running.post("/v1/feedback", &body).await, status, code).await;
        assert!(problem["detail"].as_str().unwrap().contains(detail), "{problem}");
        assert!(!problem.to_string().contains("hush"), "{problem}");
    }
    for body in [
        with("reason", json!(null)),
        with("references", json!(null)),
        with("question", json!("q".repeat(4_000))),
    ] {
        assert_eq!(running.post("/v1/feedback", &body).await.status(), 204, "{body}");
    }
    assert_eq!(running.get("/v1/feedback").await.status(), 405);
}

#[tokio::test]
async fn a_client_says_so_much_in_a_minute() {
    let running = start(|settings| settings.limits.per_minute = 3).await;
    for _ in 0..3 {
        assert_eq!(running.post("/v1/feedback", &said("q")).await.status(), 204);
    }
    problem(running.post("/v1/feedback", &said("q")).await, 429, "rate-limited").await;
}

#[tokio::test]
async fn what_cant_be_kept_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("feedback.jsonl");
    let running = start(|settings| {
        settings.feedback.path = path.clone();
        settings.feedback.most_bytes = 300;
    })
    .await;
    assert_eq!(running.post("/v1/feedback", &said("first")).await.status(), 204);
    let problem =
        problem(running.post("/v1/feedback", &said(&"q".repeat(300))).await, 503, "feedback-not-kept").await;
    assert!(!problem.to_string().contains("feedback.jsonl"), "{problem}");
    assert_eq!(kept(&path).len(), 1);
}

#[tokio::test]
async fn a_store_that_is_off_keeps_nothing() {
    let (folder, toml) = place("[feedback]\nkind = \"off\"");
    let binary = Binary::start(folder.path(), &toml);
    assert_eq!(binary.post("/v1/feedback", &said("q")).await.status(), 204);
    assert!(!folder.path().join("citecore-feedback.jsonl").exists());
    let metrics = binary.get("/metrics").await.text().await.unwrap();
    assert!(metrics.contains("citecore_feedback_total{helpful=\"true\"} 1"), "{metrics}");
}
