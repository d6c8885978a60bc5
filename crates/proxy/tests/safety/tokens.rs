//! Tokens that share a secret, and what every token has to be.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use reqwest::Response;
use serde_json::{Value, json};

use crate::{
    Started, posts, question,
    signer::{Signer, at, claims},
    start,
    support::problem,
};

const SECRET: &str = "a secret of the help center's own";

pub(crate) async fn ask(proxy: &Started, authorization: &str) -> Response {
    let request = proxy.client.post(format!("{}/v1/search", proxy.url)).json(&question());
    request.header("authorization", authorization).send().await.unwrap()
}

pub(crate) async fn status(proxy: &Started, token: &str) -> u16 {
    ask(proxy, &format!("Bearer {token}")).await.status().as_u16()
}

fn secret(more: &str) -> String {
    format!("[auth]\nsecret = \"{SECRET}\"\n{more}\n[limits]\nper_minute = 1000\n")
}

#[tokio::test]
async fn every_post_needs_one_and_nothing_else_does() {
    let proxy = start(&secret(""));
    let token = Signer::with_secret(SECRET).token(&claims("a"));
    for (path, body) in posts() {
        let refused = proxy.post(path, &body).await;
        assert_eq!(refused.headers()["www-authenticate"], "Bearer", "{path}");
        problem(refused, 401, "token-missing").await;
        let request = proxy.client.post(format!("{}{path}", proxy.url)).json(&body).bearer_auth(&token);
        assert_eq!(request.send().await.unwrap().status(), 200, "{path}");
        assert_eq!(proxy.get(path).await.status(), 405, "{path}");
    }
    for path in ["/", "/healthz", "/readyz", "/widget/alpha.md"] {
        assert_eq!(proxy.get(path).await.status(), 200, "{path}");
    }
}

#[tokio::test]
async fn claims_have_to_hold() {
    let proxy =
        start(&secret("issuer = \"https://login.example\"\naudience = [\"help\", \"docs\"]\nleeway = 10"));
    let good =
        json!({ "sub": "a", "exp": at(300), "nbf": at(-300), "iss": "https://login.example", "aud": "docs" });
    let signer = Signer::with_secret(SECRET);
    let with = |name: &str, value: Value| {
        let mut claims = good.clone();
        match value {
            Value::Null => claims.as_object_mut().unwrap().remove(name),
            value => claims.as_object_mut().unwrap().insert(name.to_owned(), value),
        };
        signer.token(&claims)
    };
    for token in [
        signer.token(&good),
        with("exp", at(-5).into()),
        with("nbf", at(5).into()),
        with("nbf", Value::Null),
        with("sub", Value::Null),
        with("aud", json!(["other", "help"])),
    ] {
        assert_eq!(status(&proxy, &token).await, 200);
    }
    let wrong = [
        (with("exp", at(-60).into()), "token-expired"),
        (with("exp", Value::Null), "token-wrong"),
        (with("exp", json!("tomorrow")), "token-wrong"),
        (with("nbf", at(60).into()), "token-wrong"),
        (with("iss", json!("https://evil.example")), "token-wrong"),
        (with("iss", Value::Null), "token-wrong"),
        (with("aud", json!("other")), "token-wrong"),
        (with("aud", Value::Null), "token-wrong"),
    ];
    for (token, code) in wrong {
        let refused = ask(&proxy, &format!("Bearer {token}")).await;
        let challenge = refused.headers()["www-authenticate"].to_str().unwrap().to_owned();
        assert!(challenge.starts_with("Bearer error=\"invalid_token\""), "{challenge}");
        problem(refused, 401, code).await;
    }
}

#[tokio::test]
async fn signatures_and_algorithms_have_to_be_those_expected() {
    let proxy = start(&secret(""));
    let part = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let unsigned = |algorithm: &str| format!("{}.{}.", part(json!({ "alg": algorithm })), part(claims("a")));
    let good = Signer::with_secret(SECRET).token(&claims("a"));
    let (head, rest) = good.split_once('.').unwrap();
    let (payload, signature) = rest.split_once('.').unwrap();
    let tokens = [
        unsigned("none"),
        unsigned("None"),
        unsigned("HS256"),
        format!("{head}.{}.{signature}", part(claims("b"))),
        format!("{head}.{payload}."),
        format!("{head}.{payload}"),
        format!("{good}.x"),
        Signer::with_secret("another secret, as long as that one").token(&claims("a")),
        Signer::with_rsa("k").token(&claims("a")),
        format!("{}.{payload}.{signature}", part(json!({ "alg": "HS256", "crit": ["b64"], "b64": false }))),
        "x".into(),
        "..".into(),
    ];
    for token in tokens {
        problem(ask(&proxy, &format!("Bearer {token}")).await, 401, "token-wrong").await;
    }
    for header in ["Basic dXNlcjpwYXNz".to_owned(), "Bearer".into(), good.clone()] {
        problem(ask(&proxy, &header).await, 401, "token-missing").await;
    }
    assert_eq!(ask(&proxy, &format!("bearer  {good}")).await.status(), 200);
}

#[tokio::test]
async fn a_client_is_its_tokens_subject() {
    let proxy =
        start(&format!("[auth]\nsecret = \"{SECRET}\"\nsubject = \"userId\"\n[limits]\nper_minute = 1\n"));
    let signer = Signer::with_secret(SECRET);
    let of = |subject: Value| signer.token(&json!({ "userId": subject, "exp": at(300) }));
    for subject in [json!(7), json!("7b"), json!(9_007_199_254_740_993_u64)] {
        assert_eq!(status(&proxy, &of(subject.clone())).await, 200);
        assert_eq!(status(&proxy, &of(subject)).await, 429);
    }
    // Without one, the address counts.
    assert_eq!(status(&proxy, &of(Value::Null)).await, 200);
    assert_eq!(status(&proxy, &of(Value::Null)).await, 429);
}
