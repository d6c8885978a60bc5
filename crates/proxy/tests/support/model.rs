//! A fake model server, down to the bytes that it sends.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

use super::format::openai;

/// What the server does once it has read a request.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// Sends these bytes, as one chunk of the body.
    Send(Vec<u8>),
    /// Waits.
    Wait(Duration),
    /// Waits for the proxy to hang up.
    Stall,
    /// Closes the connection in the middle of the body.
    Cut,
}

/// One response.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    status: u16,
    headers: String,
    acts: Vec<Act>,
}

impl Script {
    /// A stream of events.
    pub(crate) fn stream(acts: impl IntoIterator<Item = Act>) -> Self {
        Self {
            status: 200,
            headers: "Content-Type: text/event-stream\r\n".into(),
            acts: acts.into_iter().collect(),
        }
    }

    /// A whole answer, as chat completions have it.
    pub(crate) fn answer(text: &str) -> Self {
        openai::FORMAT.answer(text)
    }

    /// A status with a body.
    pub(crate) fn status(status: u16, headers: &str, body: &str) -> Self {
        Self { status, headers: headers.into(), acts: vec![Act::Send(body.into())] }
    }

    /// A connection that is closed before anything is sent.
    pub(crate) fn hang_up() -> Self {
        Self { status: 0, headers: String::new(), acts: Vec::new() }
    }
}

/// A request that the server got.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) head: String,
    pub(crate) body: Value,
}

/// The server.
pub(crate) struct Model {
    pub(crate) address: SocketAddr,
    pub(crate) asked: Arc<Mutex<Vec<Asked>>>,
    /// When the proxy hung up on a stalled response.
    pub(crate) hung_up: mpsc::UnboundedReceiver<Instant>,
}

impl Model {
    /// A server that plays the scripts one after the other, the last one again and again.
    pub(crate) async fn start(scripts: impl IntoIterator<Item = Script>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let asked: Arc<Mutex<Vec<Asked>>> = Arc::default();
        let scripts: Arc<Mutex<VecDeque<Script>>> = Arc::new(Mutex::new(scripts.into_iter().collect()));
        let (gone, hung_up) = mpsc::unbounded_channel();
        let record = Arc::clone(&asked);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (record, scripts, gone) = (Arc::clone(&record), Arc::clone(&scripts), gone.clone());
                tokio::spawn(async move { play(stream, &record, &scripts, &gone).await });
            }
        });
        Self { address, asked, hung_up }
    }

    /// The requests for answers so far.
    pub(crate) fn requests(&self) -> Vec<Asked> {
        self.asked.lock().unwrap().clone()
    }
}

async fn play(
    mut stream: TcpStream,
    record: &Mutex<Vec<Asked>>,
    scripts: &Mutex<VecDeque<Script>>,
    gone: &mpsc::UnboundedSender<Instant>,
) -> Option<()> {
    let (head, body) = read_request(&mut stream).await?;
    if head.starts_with("GET ") {
        stream
            .write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
            .await
            .ok()?;
        return Some(());
    }
    record.lock().unwrap().push(Asked { head, body: serde_json::from_slice(&body).unwrap() });
    let script = {
        let mut scripts = scripts.lock().unwrap();
        if scripts.len() > 1 { scripts.pop_front()? } else { scripts.front()?.clone() }
    };
    if script.status == 0 {
        return None;
    }
    let head = format!(
        "HTTP/1.1 {} Status\r\n{}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
        script.status, script.headers
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    for act in script.acts {
        match act {
            Act::Send(bytes) => {
                let mut chunk = format!("{:x}\r\n", bytes.len()).into_bytes();
                chunk.extend(bytes);
                chunk.extend(b"\r\n");
                stream.write_all(&chunk).await.ok()?;
                stream.flush().await.ok()?;
            }
            Act::Wait(time) => tokio::time::sleep(time).await,
            Act::Stall => {
                let mut byte = [0];
                let _ = stream.read(&mut byte).await;
                let _ = gone.send(Instant::now());
                return None;
            }
            Act::Cut => return None,
        }
    }
    stream.write_all(b"0\r\n\r\n").await.ok()
}

async fn read_request(stream: &mut TcpStream) -> Option<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(':')?;
                name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
            });
            if bytes.len() >= end + 4 + length.unwrap_or(0) {
                return Some((head, bytes[end + 4..].to_vec()));
            }
        }
        match stream.read(&mut buffer).await.ok()? {
            0 => return None,
            read => bytes.extend_from_slice(&buffer[..read]),
        }
    }
}
