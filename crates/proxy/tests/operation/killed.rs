//! `kill -9`, fifty times, while it takes feedback: what was acknowledged is there afterwards, whole.

use std::{
    collections::HashSet,
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};

use serde_json::Value;
use tokio::time::sleep;

use crate::{place, said, support::binary::Binary};

/// Times that no two runs choose alike are of no use in a test.
const SEED: u64 = 7;
/// Readers who say something at the same time.
const READERS: usize = 4;

/// The questions of the file; what stands behind its last whole line isn't looked at.
fn kept(path: &Path) -> Vec<String> {
    let bytes = std::fs::read(path).unwrap_or_default();
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let lines = std::str::from_utf8(&bytes[..whole]).unwrap().lines();
    let question =
        |line: &str| serde_json::from_str::<Value>(line).unwrap()["question"].as_str().unwrap().to_owned();
    lines.map(question).collect()
}

#[tokio::test]
async fn feedback_that_was_acknowledged_outlives_fifty_kills() {
    let (folder, toml) = place("[limits]\nper_minute = 1000000");
    let path = folder.path().join("citecore-feedback.jsonl");
    let acknowledged: Arc<Mutex<HashSet<String>>> = Arc::default();
    let mut random = fastrand::Rng::with_seed(SEED);
    for round in 0..50 {
        if round % 5 == 4 {
            // As if it had been killed within a write, which hardly ever happens by itself.
            let mut bytes = std::fs::read(&path).unwrap();
            bytes.extend_from_slice(br#"{"id":"torn","question":"to"#);
            std::fs::write(&path, bytes).unwrap();
        }
        let mut binary = Binary::start(folder.path(), &toml);
        let tell = async |reader: usize| {
            for number in 0.. {
                let question =
                    format!("round {round}, reader {reader}, {number}: {}", "x".repeat(number % 7 * 100));
                let request =
                    binary.client.post(format!("{}/v1/feedback", binary.url)).json(&said(&question));
                match request.send().await {
                    Ok(response) if response.status() == 204 => acknowledged.lock().unwrap().insert(question),
                    _ => break,
                };
            }
        };
        let readers = futures_util::future::join_all((0..READERS).map(tell));
        // After so many of them, not after a time: a slow machine would take too few.
        let enough = acknowledged.lock().unwrap().len() + random.usize(0..10);
        let pause = Duration::from_micros(random.u64(..5_000));
        let killed = async {
            while acknowledged.lock().unwrap().len() < enough {
                sleep(Duration::from_millis(1)).await;
            }
            sleep(pause).await;
        };
        tokio::select! {
            _ = readers => panic!("round {round}: it stopped taking feedback by itself"),
            () = killed => {}
        }
        binary.child.kill().unwrap();
        binary.child.wait().unwrap();
        drop(binary);
        let kept: HashSet<String> = kept(&path).into_iter().collect();
        for question in acknowledged.lock().unwrap().iter() {
            assert!(kept.contains(question), "round {round}: {question:?} was acknowledged, and is lost");
        }
    }
    let acknowledged = acknowledged.lock().unwrap().len();
    assert!(acknowledged > 100, "{acknowledged}: too little was said to be lost");
    let last = Binary::start(folder.path(), &toml);
    assert!(std::fs::read(&path).unwrap().ends_with(b"\n"), "the start repairs what was torn");
    let kept = kept(&path);
    assert!(!kept.iter().any(|question| question == "to"));
    // Beside what was acknowledged there is, for each kill, what each reader was about to be told at the most.
    assert!(kept.len() <= acknowledged + 50 * READERS, "{} of {acknowledged}", kept.len());
    drop(last);
}
