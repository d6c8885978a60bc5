//! Clients that are slow.

use std::time::{Duration, Instant};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    time::sleep,
};

use crate::{
    connections::{connect, healthy, rest},
    start,
    support::{
        answer_request,
        format::openai,
        model::{Act, Model, Script},
    },
    until, upstream,
};

const SECONDS: Duration = Duration::from_secs(3);

#[tokio::test]
async fn headers_have_their_time() {
    let proxy = start("[limits]\nheader_time = 0.4\n");
    let began = Instant::now();
    let mut silent = connect(&proxy).await;
    assert_eq!(rest(&mut silent).await, "");
    let mut slow = connect(&proxy).await;
    slow.write_all(b"GET /healthz HTTP/1.1\r\n").await.unwrap();
    // Some of them now and then is no reason to wait on.
    while slow.write_all(b"a: b\r\n").await.is_ok() && began.elapsed() < SECONDS {
        sleep(Duration::from_millis(50)).await;
    }
    assert!(began.elapsed() < SECONDS, "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_connection_may_be_without_a_request_for_a_while() {
    let proxy = start("[limits]\nheader_time = 0.3\nkeep_alive = 2.5\n");
    let mut stream = connect(&proxy).await;
    for _ in 0..2 {
        assert!(healthy(&mut stream).await);
        sleep(Duration::from_millis(700)).await;
    }
    assert!(healthy(&mut stream).await);
    let began = Instant::now();
    assert_eq!(rest(&mut stream).await, "");
    assert!(began.elapsed() > Duration::from_secs(2), "{:?}", began.elapsed());

    // The second request has its time as the first one had.
    let mut slow = connect(&proxy).await;
    assert!(healthy(&mut slow).await);
    slow.write_all(b"GET /healthz HT").await.unwrap();
    let began = Instant::now();
    assert_eq!(rest(&mut slow).await, "");
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_body_has_its_time() {
    let proxy = start("[limits]\nbody_time = 0.4\n");
    let mut stream = connect(&proxy).await;
    let head =
        "POST /v1/ask HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let began = Instant::now();
    stream.write_all(head.as_bytes()).await.unwrap();
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\"too-slow\""), "{answer}");
    assert!(began.elapsed() < SECONDS);
}

#[tokio::test]
async fn a_client_that_reads_nothing_ends_the_upstreams_work() {
    // More than fits between model and client.
    let piece = openai::delta(&"x".repeat(64 * 1024)).into_bytes();
    let model = Model::start([Script::stream((0..640).map(|_| Act::Send(piece.clone())))]).await;
    let proxy = start(&format!("[limits]\nwrite_time = 0.5\nconcurrent = 1\n{}", upstream(&model)));
    let mut stream = connect(&proxy).await;
    let body = answer_request().to_string();
    let head = "POST /v1/answer HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    assert_eq!(proxy.post("/v1/answer", &answer_request()).await.status(), 429);
    until("the answer is still being written", async || {
        proxy.post("/v1/answer", &answer_request()).await.status() == 200
    })
    .await;
}
