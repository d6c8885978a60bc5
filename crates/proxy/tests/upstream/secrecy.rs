//! A key is nobody's but the upstream's: not the clients', not the log's. Nor is what was asked the log's, where the upstream repeats it.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use crate::support::{
    QUESTION, answer_request, five_articles,
    format::{ALL, Format},
    model::{Act, Model, Script},
};

const KEY: &str = "sk-most-secret-7";

/// A run of the program over whatever an upstream may say of a key, with everything logged: what clients got and what was logged.
async fn run(format: &Format) -> (String, String) {
    let wrong = format!("Incorrect API key provided: {KEY}");
    let request = answer_request();
    let repeated =
        json!({ "detail": [{ "msg": "too long", "input": [QUESTION, request["context"]["sources"]] }] });
    let scripts = [
        format.answer("It turns [1]."),
        Script::status(401, "", &wrong),
        Script::status(422, "", &repeated.to_string()),
        Script::status(429, "Retry-After: 60\r\n", &wrong),
        Script::stream([format.begun("It "), Act::Send((format.error)(&wrong).into())]),
        Script::stream([format.begun("It "), Act::Send(format!("data: {wrong}\n\n").into())]),
        Script::status(200, "Content-Type: text/html\r\n", &format!("<p>{wrong}</p>")),
        Script::hang_up(),
    ];
    let requests = scripts.len();
    let model = Model::start(scripts).await;
    let folder = five_articles();
    let log = folder.path().join("log");
    let name = format.name.split(',').next().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_citecore-proxy"))
        .args(["--listen", "127.0.0.1:0", "--folder"])
        .arg(folder.path())
        .current_dir(folder.path())
        .env_clear()
        .env("RUST_LOG", "trace")
        .env("CITECORE_UPSTREAM__KIND", name)
        .env("CITECORE_UPSTREAM__BASE_URL", format!("http://{}{}", model.address, format.base))
        .env("CITECORE_UPSTREAM__MODEL", "m")
        .env("CITECORE_UPSTREAM__API_KEY", KEY)
        .env("CITECORE_UPSTREAM__RETRIES", "0")
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Listening on ").unwrap().to_owned();
    let client = reqwest::Client::new();
    let mut told = String::new();
    let mut post = async |path: &str, body: &Value| {
        let response = client.post(format!("{address}{path}")).json(body).send().await.unwrap();
        told += &response.text().await.unwrap();
    };
    for _ in 0..requests {
        post("/v1/answer", &request).await;
    }
    post("/v1/ask", &json!({ "question": QUESTION })).await;
    client.get(format!("{address}/readyz")).send().await.unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(model.requests().iter().all(|asked| asked.head.contains(KEY)), "{}", format.name);
    (told, std::fs::read_to_string(log).unwrap())
}

#[tokio::test]
async fn neither_a_key_nor_what_was_asked_is_told_or_logged() {
    for format in ALL {
        let (told, log) = run(format).await;
        assert!(told.contains("It turns") && told.contains("upstream-failed"), "{}: {told}", format.name);
        assert!(!told.contains(KEY) && !told.contains("Incorrect"), "{}: {told}", format.name);
        assert!(log.contains("Incorrect API key provided: (key)"), "{}: {log}", format.name);
        assert!(log.contains("too long") && log.contains("(asked)"), "{}: {log}", format.name);
        assert!(log.contains("can't be read: a page (text/html)"), "{}: {log}", format.name);
        for secret in [KEY, QUESTION, "polar axis"] {
            let lines: Vec<&str> = log.lines().filter(|line| line.contains(secret)).collect();
            assert!(lines.is_empty(), "{}: {lines:?}", format.name);
        }
    }
}
