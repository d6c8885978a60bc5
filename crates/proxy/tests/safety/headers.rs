//! The headers of every response, and what pages of other origins may ask.

use reqwest::{Method, Response, header::HeaderMap};

use crate::{Started, connections::raw, posts, question, start, support::problem};

const ORIGIN: &str = "https://help.example";

/// What each response has, whoever made it.
fn assert_safe(headers: &HeaderMap, what: &str) {
    for (name, expected) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "strict-origin-when-cross-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("content-security-policy", "frame-ancestors"),
        ("cross-origin-resource-policy", "origin"),
    ] {
        let value = headers.get(name).map_or("", |value| value.to_str().unwrap());
        assert!(value.contains(expected), "{what}: {name}: {value:?}");
    }
    for banner in ["server", "x-powered-by", "via"] {
        assert!(!headers.contains_key(banner), "{what}: {banner}");
    }
}

#[tokio::test]
async fn every_response_has_them() {
    let proxy = start("[limits]\nbody = 10000\n");
    for path in
        ["/", "/hc/en/articles/alpha", "/assets/help-center.css", "/healthz", "/readyz", "/widget/alpha.md"]
    {
        let response = proxy.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_safe(response.headers(), path);
    }
    for (path, body) in posts() {
        assert_safe(proxy.post(path, &body).await.headers(), path);
        assert_safe(proxy.get(path).await.headers(), path);
        let text = proxy.client.post(format!("{}{path}", proxy.url)).body("x".repeat(20_000));
        assert_safe(text.send().await.unwrap().headers(), path);
        assert_safe(proxy.post(path, &serde_json::json!({ "x": "y".repeat(20_000) })).await.headers(), path);
    }
    for path in ["/nowhere", "/widget/nothing.js", "/hc/xx"] {
        let response = proxy.get(path).await;
        assert_eq!(response.status(), 404);
        assert_safe(response.headers(), path);
    }
}

#[tokio::test]
async fn what_is_no_request_gets_a_problem_with_them_too() {
    let proxy = start("");
    for (bytes, status, code) in [
        ("GET / HTTP/9.9\r\n\r\n".to_owned(), 400, "malformed"),
        ("\0\0\0\r\n\r\n".to_owned(), 400, "malformed"),
        (
            format!(
                "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nbig: {}\r\n\r\n",
                "x".repeat(20_000)
            ),
            431,
            "headers-too-large",
        ),
        (
            format!(
                "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nbig: {}\r\n\r\n",
                "x".repeat(90_000)
            ),
            431,
            "headers-too-large",
        ),
        (format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(200)), 431, "headers-too-large"),
        (
            format!("GET /{} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "x".repeat(17_000)),
            431,
            "headers-too-large",
        ),
    ] {
        let answer = raw(&proxy, bytes.as_bytes()).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer:?}"));
        assert!(head.starts_with(&format!("HTTP/1.1 {status} ")), "{head}");
        assert!(head.contains("content-type: application/problem+json"), "{head}");
        assert!(head.contains("x-content-type-options: nosniff") && !head.contains("server:"), "{head}");
        let problem: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!((&problem["status"], &problem["code"]), (&status.into(), &code.into()));
    }
    let fits = format!(
        "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nbig: {}\r\n\r\n",
        "x".repeat(15_000)
    );
    assert!(raw(&proxy, fits.as_bytes()).await.starts_with("HTTP/1.1 200 "));
}

#[tokio::test]
async fn files_of_the_widget_may_be_loaded_from_anywhere() {
    let proxy = start("");
    let file = proxy.get("/widget/alpha.md").await;
    assert_eq!(file.headers()["access-control-allow-origin"], "*");
    assert_eq!(file.headers()["cross-origin-resource-policy"], "cross-origin");
    assert_eq!(proxy.get("/").await.headers()["cross-origin-resource-policy"], "same-origin");
}

async fn preflight(proxy: &Started, origin: &str) -> Response {
    let request = proxy.client.request(Method::OPTIONS, format!("{}/v1/answer", proxy.url));
    let request = request.header("origin", origin).header("access-control-request-method", "POST");
    request.header("access-control-request-headers", "authorization,content-type").send().await.unwrap()
}

#[tokio::test]
async fn a_page_of_a_listed_origin_may_send_a_token_and_read_why_it_isnt_taken() {
    let proxy = start(&format!("origins = [\"{ORIGIN}\"]\n[auth]\nsecret = \"{}\"\n", "s".repeat(32)));
    let allowed = preflight(&proxy, ORIGIN).await;
    assert!(allowed.status().is_success());
    assert_eq!(allowed.headers()["access-control-allow-origin"], ORIGIN);
    let names = allowed.headers()["access-control-allow-headers"].to_str().unwrap();
    assert!(names.contains("authorization") && names.contains("content-type"), "{names}");
    assert!(
        !preflight(&proxy, "https://evil.example")
            .await
            .headers()
            .contains_key("access-control-allow-origin")
    );
    let request = proxy.client.post(format!("{}/v1/ask", proxy.url)).header("origin", ORIGIN);
    let refused = request.json(&question()).send().await.unwrap();
    assert_eq!(refused.headers()["access-control-allow-origin"], ORIGIN);
    problem(refused, 401, "token-missing").await;
}
