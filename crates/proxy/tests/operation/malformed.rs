//! HTTP that isn't any, byte by byte: the server answers it or hangs up, tells nothing of itself, and goes on.

use std::time::Duration;

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::{place, support::binary::Binary};

/// What is answered within this time; the rest are requests that somebody might still complete.
const PATIENCE: Duration = Duration::from_millis(300);
const KEY: &str = "sk-hush";

/// What is sent, and the statuses that may be answered; none: it may hang up or wait.
struct Case {
    name: &'static str,
    bytes: Vec<u8>,
    statuses: &'static [u16],
}

fn case(name: &'static str, bytes: impl Into<Vec<u8>>, statuses: &'static [u16]) -> Case {
    Case { name, bytes: bytes.into(), statuses }
}

fn cases() -> Vec<Case> {
    let head = "POST /v1/search HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n";
    let body = r#"{"question":"Around which axis?"}"#;
    let sized = |length: &str| format!("{head}Content-Length: {length}\r\n\r\n{body}");
    let chunked = |chunks: &str| format!("{head}Transfer-Encoding: chunked\r\n\r\n{chunks}");
    let get = |target: &str| format!("GET {target} HTTP/1.1\r\nHost: h\r\n\r\n");
    let whole = sized(&body.len().to_string());
    vec![
        case("nothing", "", &[]),
        case("noise", [0xff, 0xfe, 0x00, 0x80, b'\r', b'\n', b'\r', b'\n'], &[400]),
        case("NULs", [0; 64], &[400]),
        case("no version", "GET /\r\n\r\n", &[400]),
        case("an odd version", "GET / HTTP/9.9\r\nHost: h\r\n\r\n", &[400, 505]),
        case("lower case", "get /healthz http/1.1\r\n\r\n", &[400]),
        case("another protocol", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", &[400]),
        case("HTTP/2 without its rest", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", &[400]),
        case("blanks in the target", get("/a b c"), &[400]),
        case("a NUL in the target", get("/\0"), &[400]),
        case("an encoded NUL", get("/widget/%00"), &[400, 404]),
        case("no UTF-8", get("/hc/%ff/articles/%c0%af"), &[400, 404]),
        case("a long name", get(&format!("/widget/{}", "a".repeat(300))), &[404]),
        case("a long name, encoded", get(&format!("/widget/{}", "%61".repeat(300))), &[404]),
        case("a deep path", get(&format!("/widget/{}", "a/".repeat(3_000))), &[404]),
        case("below a file", get("/widget/citecore-widget.js/a/b"), &[404]),
        case("a long name elsewhere", get(&format!("/hc/en/articles/{}", "a".repeat(300))), &[404]),
        case("out of the folder", get("/widget/../../../../etc/passwd"), &[400, 404]),
        case("out of the folder, encoded", get("/widget/%2e%2e/%2e%2e/%2e%2e/etc/passwd"), &[400, 404]),
        case("out of the folder, with backslashes", get("/widget/..%5c..%5cetc%5cpasswd"), &[400, 404]),
        case("an absolute target", get("http://169.254.169.254/latest"), &[400, 404]),
        case("a star", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", &[200, 204, 400, 404, 405]),
        case("a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nHost: h\r\n\r\n", &[400, 404, 405]),
        case("a method of its own", "FROBNICATE / HTTP/1.1\r\nHost: h\r\n\r\n", &[400, 405, 501]),
        case("no colon", "GET / HTTP/1.1\r\nHost h\r\n\r\n", &[400]),
        case("a NUL in a header", "GET /healthz HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n", &[400]),
        case("a folded header", "GET /healthz HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n", &[400]),
        case(
            "a long header",
            format!("GET / HTTP/1.1\r\nHost: h\r\nX: {}\r\n\r\n", "x".repeat(1 << 20)),
            &[400, 431],
        ),
        case(
            "many headers",
            format!("GET / HTTP/1.1\r\nHost: h\r\n{}\r\n", "X: 1\r\n".repeat(5_000)),
            &[400, 431],
        ),
        case("a long target", get(&format!("/{}", "a".repeat(1 << 20))), &[400, 414, 431]),
        case("half a head", "GET / HTTP/1.1\r\nHos", &[]),
        case("half a body", sized("500"), &[]),
        case("a length that is none", sized("many"), &[400]),
        case("a length below zero", sized("-1"), &[400]),
        case("a length beyond all", sized("99999999999999999999999"), &[400]),
        case("a large body", sized("400000"), &[413]),
        case("two lengths", format!("{head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{body}"), &[400]),
        case(
            "a length and chunks",
            format!("{head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n21\r\n{body}\r\n0\r\n\r\n"),
            &[200, 400],
        ),
        case("chunks of no size", chunked("zz\r\nxx\r\n0\r\n\r\n"), &[400]),
        case("chunks beyond all", chunked("ffffffffffffffff1\r\nxx"), &[400]),
        case("chunks that don't end", chunked("5\r\n{\"que"), &[]),
        case("chunks that are longer than they say", chunked("2\r\n{}{}{}{}\r\n0\r\n\r\n"), &[400]),
        case(
            "a long extension of a chunk",
            chunked(&format!("2;{}\r\n{{}}\r\n0\r\n\r\n", "x".repeat(1 << 16))),
            &[400, 413, 431],
        ),
        case("an encoding of its own", format!("{head}Transfer-Encoding: frob\r\n\r\n{body}"), &[400, 501]),
        case("no JSON", format!("{head}Content-Length: 3\r\n\r\n\0\0\0"), &[400]),
        case("deep JSON", format!("{head}Content-Length: 200000\r\n\r\n{}", "[".repeat(200_000)), &[400]),
        case(
            "half a character",
            [head.as_bytes(), b"Content-Length: 16\r\n\r\n{\"question\":\"\xed\x95\"}"].concat(),
            &[400],
        ),
        case("one after the other", format!("{whole}{whole}{}", get("/healthz")), &[200]),
        case("a right one, then noise", format!("{whole}\0\0\0\r\n\r\n"), &[200]),
        case(
            "a wait to be told to go on",
            format!("{head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{{}}"),
            &[100, 400],
        ),
        case(
            "an upgrade",
            "GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
            &[200],
        ),
        case("no host", "GET /healthz HTTP/1.1\r\n\r\n", &[400]),
        case("no host in an older version", "GET /healthz HTTP/1.0\r\n\r\n", &[200]),
        case("two hosts", "GET /healthz HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", &[400]),
        case("two hosts in an older version", "GET /healthz HTTP/1.0\r\nHost: h\r\nHost: i\r\n\r\n", &[400]),
        case("an odd host", "GET / HTTP/1.1\r\nHost: <script>@[::\r\n\r\n", &[200, 400]),
    ]
}

async fn answer(address: &str, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // It may hang up before all is sent, which is an answer too.
    let _ = timeout(Duration::from_secs(5), stream.write_all(bytes)).await;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    answer
}

fn statuses(answer: &str) -> Vec<u16> {
    // A body without a line end at its end has the next status line right behind it.
    answer.split("HTTP/1.").skip(1).map(|rest| rest[2..5].parse().unwrap()).collect()
}

#[tokio::test]
async fn what_isnt_http_does_no_harm() {
    let upstream = format!("[upstream]\napi_key = \"{KEY}\"\n[limits]\nper_minute = 1000");
    let (folder, toml) = place(&upstream);
    let binary = Binary::start(folder.path(), &toml);
    let address = binary.url.strip_prefix("http://").unwrap();
    let place = folder.path().to_str().unwrap();
    for Case { name, bytes, statuses: expected } in cases() {
        let answer = answer(address, &bytes).await;
        let answer = String::from_utf8_lossy(&answer);
        let found = statuses(&answer);
        if expected.is_empty() {
            assert!(found.iter().all(|status| *status < 500), "{name}: {answer}");
        } else if let Some(status) = found.first() {
            assert!(expected.contains(status), "{name}: {answer}");
        }
        assert!(found.iter().all(|status| *status < 500 || [501, 505].contains(status)), "{name}: {answer}");
        for told in [KEY, place, "/etc/", "root:", "panicked", ".rs:", "hyper", "axum"] {
            assert!(!answer.contains(told), "{name} tells {told}: {answer}");
        }
        let alive = binary.get("/healthz").await;
        assert_eq!(alive.status(), 200, "after {name}");
    }
    let log = binary.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR") && !log.contains(KEY), "{log}");
}

#[tokio::test]
async fn requests_on_one_connection_are_answered_in_their_order() {
    let (folder, toml) = place("");
    let binary = Binary::start(folder.path(), &toml);
    let paths = ["/healthz", "/no-such", "/readyz", "/v1/ask", "/assets/icon.svg"];
    let requests: String =
        paths.iter().map(|path| format!("GET {path} HTTP/1.1\r\nHost: h\r\n\r\n")).collect();
    let answer = answer(binary.url.strip_prefix("http://").unwrap(), requests.as_bytes()).await;
    assert_eq!(statuses(&String::from_utf8_lossy(&answer)), [200, 404, 200, 405, 200]);
}
