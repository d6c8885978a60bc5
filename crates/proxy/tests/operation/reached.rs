//! `check` tells an upstream that will answer from one that won't; `/readyz` whether it is there.

use citecore_proxy::{Proxy, Settings, UpstreamKind};
use serde_json::json;

use crate::support::{
    five_articles,
    server::{Received, Reply, Server},
    start,
};

const KEY: &str = "sk-most-secret-7";

/// What `check` says of the upstream, and the status of `/readyz`, which asks less.
async fn told(kind: UpstreamKind, base: String, model: &str) -> (Vec<String>, u16) {
    let set = |settings: &mut Settings| {
        settings.upstream.kind = kind;
        settings.upstream.base_url = Some(base.clone());
        settings.upstream.model = model.into();
        settings.upstream.api_key = Some(KEY.into());
    };
    let folder = five_articles();
    let mut settings = Settings::default();
    settings.knowledge.path = folder.path().to_owned();
    settings.feedback.path = folder.path().join("feedback.jsonl");
    set(&mut settings);
    let proxy = tokio::task::spawn_blocking(|| Proxy::new(settings)).await.unwrap().unwrap();
    let wrong = proxy.check().await.into_iter().filter(|line| line.starts_with("upstream")).collect();
    let running = start(set).await;
    (wrong, running.get("/readyz").await.status().as_u16())
}

/// An upstream that is ready.
async fn is_well(kind: UpstreamKind, base: String, model: &str) {
    assert_eq!(told(kind, base.clone(), model).await, (Vec::new(), 200), "{base} {model}");
}

/// What `check` says of a refused key, in a part of its own.
const REFUSED: &str = "(key) is no key";

/// An upstream of which `check` says that it won't answer, with these parts.
async fn is_wrong(kind: UpstreamKind, base: String, model: &str, parts: &[&str]) {
    let (wrong, ready) = told(kind, base.clone(), model).await;
    // Who refuses to say which models there are refuses answers too; the rest may be the list's fault.
    let expected = if parts.contains(&REFUSED) { 503 } else { 200 };
    assert_eq!((wrong.len(), ready), (1, expected), "{base} {model}: {wrong:?}");
    for part in parts {
        assert!(wrong[0].contains(part), "{base} {model}: {wrong:?}");
    }
    assert!(!wrong[0].contains(KEY), "{wrong:?}");
}

/// A server with chat completions below `/v1`, and such a list of models.
async fn openai(list: Reply) -> Server {
    Server::start(move |request: &Received| match (request.method.as_str(), request.path.as_str()) {
        ("GET", "/v1/models") => list.clone(),
        ("GET", "/v1/models/kept%2Fback") => Reply::json(&json!({ "id": "kept/back", "object": "model" })),
        ("POST", "/v1/chat/completions") => Reply::status(400, "{\"error\":{\"message\":\"no messages\"}}"),
        _ => Reply::status(404, &format!("no such page, {}", request.header("authorization"))),
    })
    .await
}

fn listed(ids: &[&str]) -> Reply {
    let data: Vec<_> = ids.iter().map(|id| json!({ "id": id, "object": "model" })).collect();
    Reply::json(&json!({ "object": "list", "data": data }))
}

#[tokio::test]
async fn an_address_without_its_version_or_with_a_path_too_many_is_told() {
    let server = openai(listed(&["m"])).await;
    let base = |path: &str| server.url() + path;
    is_well(UpstreamKind::OpenAi, base("/v1"), "m").await;
    is_well(UpstreamKind::OpenAi, base("/v1/"), "m").await;
    for path in ["", "/v1/chat/completions", "/v2"] {
        let asked = format!("{}/chat/completions", base(path));
        is_wrong(UpstreamKind::OpenAi, base(path), "m", &["`base_url`", &asked, "/v1", "status 404"]).await;
    }
}

#[tokio::test]
async fn a_model_that_the_server_doesnt_list_is_told_with_some_that_it_does() {
    let server = openai(listed(&["llama3.2:latest", "mistral:7b"])).await;
    let base = server.url() + "/v1";
    for model in ["llama3.2:latest", "llama3.2", "mistral:7b", "kept/back"] {
        is_well(UpstreamKind::OpenAi, base.clone(), model).await;
    }
    let parts = ["`model`", "has no mistral,", "mistral:7b, llama3.2:latest"];
    is_wrong(UpstreamKind::OpenAi, base.clone(), "mistral", &parts).await;
    assert!(server.requests().iter().all(|request| request.method == "GET"), "the list was enough");
    let server = openai(listed(&[])).await;
    is_wrong(UpstreamKind::OpenAi, server.url() + "/v1", "m", &["`model`", "has no m,"]).await;
}

#[tokio::test]
async fn a_server_without_a_list_of_models_is_well() {
    for list in [
        Reply::status(404, "no such page"),
        Reply::status(405, ""),
        Reply::status(501, ""),
        Reply::json(&json!({})),
        Reply::json(&json!([{ "id": "other" }])),
        Reply::json(&json!({ "data": null })),
        Reply::json(&json!({ "models": ["other"] })),
        Reply::status(200, "<html>"),
    ] {
        let what = format!("{list:?}");
        let server = openai(list).await;
        is_well(UpstreamKind::OpenAi, server.url() + "/v1", "m").await;
        for request in server.requests().iter().filter(|request| request.method == "POST") {
            assert_eq!(request.json(), json!({ "model": "m" }), "{what}: nothing to write an answer to");
        }
    }
}

#[tokio::test]
async fn what_would_answer_every_question_so_is_told() {
    for (status, body, part) in [
        (200, "<html>Sign in</html>", "a page"),
        (401, "no such key", "status 401"),
        (403, "not you", "status 403"),
        (405, "", "`base_url`"),
        (503, "too much to do", "busy"),
    ] {
        let answer = move |request: &Received| match request.method.as_str() {
            "GET" => Reply::status(404, ""),
            _ => Reply::status(status, body),
        };
        let server = Server::start(answer).await;
        is_wrong(UpstreamKind::OpenAi, server.url() + "/v1", "m", &[part]).await;
    }
    let server = openai(Reply::status(401, &format!("{KEY} is no key"))).await;
    is_wrong(UpstreamKind::OpenAi, server.url() + "/v1", "m", &["status 401", REFUSED]).await;
}

#[tokio::test]
async fn the_other_kinds_are_asked_at_their_own_addresses() {
    let server = openai(listed(&["m"])).await;
    let azure =
        ["`base_url`", "/openai/deployments/m/chat/completions?api-version=", "openai.azure.com", "`model`"];
    is_wrong(UpstreamKind::Azure, server.url(), "m", &azure).await;
    let anthropic = ["`base_url`", "/v1/messages", "https://api.anthropic.com"];
    is_wrong(UpstreamKind::Anthropic, server.url() + "/other", "m", &anthropic).await;
    // Their lists name what can be deployed, and not every name that is taken.
    is_well(UpstreamKind::Azure, server.url() + "/v1", "another").await;
    is_well(UpstreamKind::Anthropic, server.url(), "another").await;
}
