//! A server that speaks MongoDB's wire protocol as far as searches need it: `OP_MSG` with one document.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use bson::{Bson, Document, doc};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

const OP_MSG: i32 = 2013;

/// What a command is answered.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// These documents.
    Documents(Vec<Document>),
    /// An error of the server's: code, name, message.
    Error(i32, &'static str, &'static str),
    /// Bytes that are no message.
    Junk,
    /// Nothing, for a long time.
    Silence,
}

/// The server.
pub(crate) struct Mongo {
    pub(crate) address: SocketAddr,
    commands: Arc<Mutex<Vec<Document>>>,
}

impl Mongo {
    /// A server that answers each command but greetings as the function says.
    pub(crate) async fn start(answer: impl Fn(&Document) -> Answer + Clone + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let commands: Arc<Mutex<Vec<Document>>> = Arc::default();
        let record = Arc::clone(&commands);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (record, answer) = (Arc::clone(&record), answer.clone());
                tokio::spawn(async move { talk(stream, &record, answer).await });
            }
        });
        Self { address, commands }
    }

    /// The commands so far, without greetings.
    pub(crate) fn commands(&self) -> Vec<Document> {
        self.commands.lock().unwrap().clone()
    }

    pub(crate) fn url(&self) -> String {
        format!("mongodb://{}/?directConnection=true&serverSelectionTimeoutMS=2000", self.address)
    }
}

async fn talk(
    mut stream: TcpStream,
    record: &Mutex<Vec<Document>>,
    answer: impl Fn(&Document) -> Answer,
) -> Option<()> {
    loop {
        let mut header = [0; 16];
        stream.read_exact(&mut header).await.ok()?;
        let number = |at: usize| i32::from_le_bytes(header[at..at + 4].try_into().unwrap());
        let (length, request, kind) = (number(0), number(4), number(12));
        let mut body = vec![0; usize::try_from(length).unwrap() - 16];
        stream.read_exact(&mut body).await.ok()?;
        assert_eq!(kind, OP_MSG, "the one operation that drivers use");
        // Behind the flags and the kind of the section.
        let command = Document::from_reader(&body[5..]).unwrap();
        let is_greeting = ["hello", "isMaster", "ismaster"].iter().any(|name| command.contains_key(name));
        let reply = if is_greeting {
            greeting()
        } else {
            record.lock().unwrap().push(command.clone());
            match answer(&command) {
                Answer::Documents(documents) => {
                    let batch: Vec<Bson> = documents.into_iter().map(Bson::Document).collect();
                    doc! { "cursor": { "firstBatch": batch, "id": 0_i64, "ns": "help.kb" }, "ok": 1.0 }
                }
                Answer::Error(code, name, message) => {
                    doc! { "ok": 0.0, "code": code, "codeName": name, "errmsg": message }
                }
                Answer::Junk => {
                    stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await.ok()?;
                    return None;
                }
                Answer::Silence => {
                    tokio::time::sleep(Duration::from_secs(60)).await;
                    return None;
                }
            }
        };
        stream.write_all(&message(request, &reply)).await.ok()?;
    }
}

fn greeting() -> Document {
    doc! {
        "helloOk": true,
        "ismaster": true,
        "isWritablePrimary": true,
        "maxBsonObjectSize": 16_777_216,
        "maxMessageSizeBytes": 48_000_000,
        "maxWriteBatchSize": 100_000,
        "localTime": bson::DateTime::from_millis(0),
        "minWireVersion": 0,
        "maxWireVersion": 21,
        "readOnly": false,
        "ok": 1.0,
    }
}

fn message(request: i32, reply: &Document) -> Vec<u8> {
    let document = reply.to_vec().unwrap();
    let length = i32::try_from(16 + 5 + document.len()).unwrap();
    let mut message: Vec<u8> =
        [length, 1, request, OP_MSG].iter().flat_map(|number| number.to_le_bytes()).collect();
    message.extend([0; 5]);
    message.extend(document);
    message
}
