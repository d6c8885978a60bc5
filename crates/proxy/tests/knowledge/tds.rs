//! A server that speaks TDS, SQL Server's protocol, as far as searches need it (MS-TDS): a greeting without encryption, a login,
//! and calls of `sp_executesql`.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// Kinds of packets.
const RPC: u8 = 0x03;
const RESPONSE: u8 = 0x04;
const LOGIN: u8 = 0x10;
const PRELOGIN: u8 = 0x12;
/// Types of values.
const INTN: u8 = 0x26;
const NVARCHAR: u8 = 0xE7;

/// What a call is answered.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// One row with one text, or null.
    Text(Option<String>),
    /// An error of the server's: number and message.
    Error(u32, &'static str),
    /// Bytes that are no token.
    Junk,
    /// Nothing, for a long time.
    Silence,
    /// The connection ends after the answer.
    TextThenEnd(String),
}

/// The parameters of a call, the statement and its declarations first.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Parameter {
    Text(String),
    Number(i64),
}

impl Parameter {
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => panic!("a number: {number}"),
        }
    }
}

/// The server.
pub(crate) struct Tds {
    pub(crate) address: SocketAddr,
    calls: Arc<Mutex<Vec<Vec<Parameter>>>>,
    logins: Arc<Mutex<usize>>,
}

impl Tds {
    /// A server that lets everybody in, or nobody, and answers each call alike.
    pub(crate) async fn start(lets_in: bool, answer: Answer) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = Self { address, calls: Arc::default(), logins: Arc::default() };
        let (calls, logins) = (Arc::clone(&server.calls), Arc::clone(&server.logins));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (calls, logins, answer) = (Arc::clone(&calls), Arc::clone(&logins), answer.clone());
                tokio::spawn(async move { talk(stream, lets_in, answer, &calls, &logins).await });
            }
        });
        server
    }

    pub(crate) fn calls(&self) -> Vec<Vec<Parameter>> {
        self.calls.lock().unwrap().clone()
    }

    pub(crate) fn logins(&self) -> usize {
        *self.logins.lock().unwrap()
    }

    pub(crate) fn connection(&self) -> String {
        format!(
            "Server=tcp:127.0.0.1,{};Database=help;User Id=reader;Password=secret;Encrypt=DANGER_PLAINTEXT",
            self.address.port()
        )
    }
}

async fn talk(
    mut stream: TcpStream,
    lets_in: bool,
    answer: Answer,
    calls: &Mutex<Vec<Vec<Parameter>>>,
    logins: &Mutex<usize>,
) -> Option<()> {
    loop {
        let (kind, body) = read_message(&mut stream).await?;
        let mut ends = false;
        let reply = match kind {
            // Version 16, and that encryption isn't supported.
            PRELOGIN => vec![0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 0xFF, 16, 0, 0, 0, 0, 0, 2],
            LOGIN => {
                *logins.lock().unwrap() += 1;
                if lets_in {
                    [login_acknowledged(), done(0, 0)].concat()
                } else {
                    refusal(18456, "Login failed for secret")
                }
            }
            RPC => {
                calls.lock().unwrap().push(parameters(&body));
                match &answer {
                    Answer::Text(text) => row(text.as_deref()),
                    Answer::TextThenEnd(text) => {
                        ends = true;
                        row(Some(text))
                    }
                    Answer::Error(number, message) => refusal(*number, message),
                    Answer::Junk => vec![0x42; 64],
                    Answer::Silence => {
                        tokio::time::sleep(Duration::from_secs(60)).await;
                        return None;
                    }
                }
            }
            kind => panic!("a packet that nobody needs: {kind}"),
        };
        write_message(&mut stream, &reply).await?;
        if ends {
            return None;
        }
    }
}

async fn read_message(stream: &mut TcpStream) -> Option<(u8, Vec<u8>)> {
    let mut body = Vec::new();
    loop {
        let mut header = [0; 8];
        stream.read_exact(&mut header).await.ok()?;
        let length = usize::from(u16::from_be_bytes([header[2], header[3]]));
        let mut part = vec![0; length - 8];
        stream.read_exact(&mut part).await.ok()?;
        body.extend(part);
        if header[1] & 1 == 1 {
            return Some((header[0], body));
        }
    }
}

/// In packets of at most 4,000 bytes, as a long text comes.
async fn write_message(stream: &mut TcpStream, body: &[u8]) -> Option<()> {
    let count = body.chunks(4_000).count();
    for (index, part) in body.chunks(4_000).enumerate() {
        let length = u16::try_from(part.len() + 8).unwrap().to_be_bytes();
        let last = u8::from(index + 1 == count);
        let header = [RESPONSE, last, length[0], length[1], 0, 0, u8::try_from(index + 1).unwrap(), 0];
        stream.write_all(&header).await.ok()?;
        stream.write_all(part).await.ok()?;
    }
    Some(())
}

fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// With its length in characters, as a byte.
fn short(text: &str) -> Vec<u8> {
    [vec![u8::try_from(text.encode_utf16().count()).unwrap()], utf16(text)].concat()
}

fn login_acknowledged() -> Vec<u8> {
    let body = [vec![1, 0x74, 0, 0, 4], short("Tests"), vec![16, 0, 0, 0]].concat();
    [vec![0xAD], u16::try_from(body.len()).unwrap().to_le_bytes().to_vec(), body].concat()
}

fn done(status: u16, rows: u64) -> Vec<u8> {
    [vec![0xFD], status.to_le_bytes().to_vec(), vec![0, 0], rows.to_le_bytes().to_vec()].concat()
}

fn row(text: Option<&str>) -> Vec<u8> {
    let collation = [9, 4, 0xD0, 0, 0x34];
    let metadata = [
        vec![0x81, 1, 0, 0, 0, 0, 0, 9, 0, NVARCHAR, 0xFF, 0xFF],
        collation.to_vec(),
        short("hits"),
        vec![0xD1],
    ]
    .concat();
    let value = match text.map(utf16) {
        Some(bytes) => {
            let length = u64::try_from(bytes.len()).unwrap().to_le_bytes().to_vec();
            let chunk = u32::try_from(bytes.len()).unwrap().to_le_bytes().to_vec();
            [length, chunk, bytes, vec![0; 4]].concat()
        }
        None => vec![0xFF; 8],
    };
    [metadata, value, done(0x10, 1)].concat()
}

fn refusal(number: u32, message: &str) -> Vec<u8> {
    let text = utf16(message);
    let length = u16::try_from(message.encode_utf16().count()).unwrap().to_le_bytes().to_vec();
    let body = [
        number.to_le_bytes().to_vec(),
        vec![1, 16],
        length,
        text,
        short("tests"),
        short(""),
        vec![1, 0, 0, 0],
    ];
    let body = body.concat();
    let error = [vec![0xAA], u16::try_from(body.len()).unwrap().to_le_bytes().to_vec(), body].concat();
    [error, done(2, 0)].concat()
}

/// Reads what a call passes.
fn parameters(body: &[u8]) -> Vec<Parameter> {
    let headers = usize::try_from(u32::from_le_bytes(body[..4].try_into().unwrap())).unwrap();
    let mut reader = Reader(&body[headers..]);
    assert_eq!(reader.take(2), [0xFF, 0xFF], "a procedure by its number");
    assert_eq!(reader.take(2), [10, 0], "sp_executesql");
    reader.take(2);
    let mut found = Vec::new();
    while !reader.0.is_empty() {
        let name = usize::from(reader.take(1)[0]);
        // The name, and what kind of parameter it is.
        reader.take(name * 2 + 1);
        found.push(reader.value());
    }
    found
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count);
        self.0 = rest;
        taken
    }

    fn number(&mut self, bytes: usize) -> u64 {
        let mut all = [0; 8];
        all[..bytes].copy_from_slice(self.take(bytes));
        u64::from_le_bytes(all)
    }

    fn value(&mut self) -> Parameter {
        match self.take(1)[0] {
            NVARCHAR => {
                let is_long = self.number(2) == 0xFFFF;
                // The collation.
                self.take(5);
                let bytes = if is_long { self.chunks() } else { self.sized(2).to_vec() };
                let units: Vec<u16> =
                    bytes.chunks(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
                Parameter::Text(String::from_utf16(&units).unwrap())
            }
            INTN => {
                self.take(1);
                let length = usize::from(self.take(1)[0]);
                Parameter::Number(i64::try_from(self.number(length)).unwrap())
            }
            kind => panic!("a type that nobody needs: {kind:#x}"),
        }
    }

    fn sized(&mut self, bytes: usize) -> &'a [u8] {
        let length = usize::try_from(self.number(bytes)).unwrap();
        self.take(length)
    }

    fn chunks(&mut self) -> Vec<u8> {
        self.take(8);
        let mut all = Vec::new();
        loop {
            match self.sized(4) {
                [] => return all,
                chunk => all.extend_from_slice(chunk),
            }
        }
    }
}
