//! Connections, byte by byte.

use std::time::Duration;

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::{Started, start, support::problem};

/// A connection to it.
pub(crate) async fn connect(proxy: &Started) -> TcpStream {
    TcpStream::connect(proxy.url.strip_prefix("http://").unwrap()).await.unwrap()
}

/// All that comes until the end, five seconds at most.
pub(crate) async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let reading = async {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = stream.read(&mut buffer).await {
            answer.extend_from_slice(&buffer[..count]);
        }
    };
    timeout(Duration::from_secs(5), reading).await.expect("the connection stays open");
    String::from_utf8_lossy(&answer).into_owned()
}

/// What comes back for these bytes, until the connection is closed.
pub(crate) async fn raw(proxy: &Started, bytes: &[u8]) -> String {
    let mut stream = connect(proxy).await;
    let _ = stream.write_all(bytes).await;
    rest(&mut stream).await
}

/// Sends a request for `/healthz` and reads its answer; the connection stays open.
pub(crate) async fn healthy(stream: &mut TcpStream) -> bool {
    let mut answer = String::new();
    let asking = async {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut buffer = [0; 4096];
        while !answer.ends_with("{\"status\":\"ok\"}") {
            match stream.read(&mut buffer).await.unwrap() {
                0 => return,
                count => answer.push_str(std::str::from_utf8(&buffer[..count]).unwrap()),
            }
        }
    };
    let _ = timeout(Duration::from_secs(5), asking).await;
    answer.starts_with("HTTP/1.1 200 ")
}

#[tokio::test]
async fn there_are_so_many_at_the_same_time() {
    let proxy = start("[limits]\nconnections = 2\n");
    let (mut first, mut second) = (connect(&proxy).await, connect(&proxy).await);
    assert!(healthy(&mut first).await && healthy(&mut second).await);
    let mut third = connect(&proxy).await;
    let mut answer = [0; 17];
    third.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert!(timeout(Duration::from_millis(500), third.read_exact(&mut answer)).await.is_err());
    drop(first);
    timeout(Duration::from_secs(5), third.read_exact(&mut answer)).await.unwrap().unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200 "));
    assert!(healthy(&mut second).await);
}

#[tokio::test]
async fn whoever_sends_too_much_reads_that_it_is_too_much() {
    let proxy = start("");
    let large = json!({ "question": "q", "x": "y".repeat(3_000_000) });
    for _ in 0..5 {
        problem(proxy.post("/v1/ask", &large).await, 413, "too-large").await;
    }
    let length = 3_000_000;
    let head = format!(
        "POST /v1/ask HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         expect: 100-continue\r\n\r\n"
    );
    let answer = raw(&proxy, head.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
    let chunked = "POST /v1/ask HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    let chunks = format!("10000\r\n{}\r\n", "y".repeat(0x10000)).repeat(10) + "0\r\n\r\n";
    let answer = raw(&proxy, (chunked.to_owned() + &chunks).as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
}
