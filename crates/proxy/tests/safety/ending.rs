//! Being told to stop.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use crate::{
    connections::{connect, healthy},
    redis::Redis,
    start,
    support::{
        answer_request,
        format::openai::{FORMAT, delta},
        model::{Act, Model, Script},
    },
    upstream,
};

fn terminate(proxy: &crate::Started) {
    let told = Command::new("kill").args(["-TERM", &proxy.child.id().to_string()]).status().unwrap();
    assert!(told.success());
}

async fn ended(proxy: &mut crate::Started) -> Duration {
    let began = Instant::now();
    while proxy.binary.child.try_wait().unwrap().is_none() {
        assert!(began.elapsed() < Duration::from_secs(10), "it goes on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(proxy.binary.child.wait().unwrap().success());
    began.elapsed()
}

#[tokio::test]
async fn connections_without_a_request_keep_nobody_waiting() {
    let mut proxy = start("");
    let _fresh = connect(&proxy).await;
    let mut idle = connect(&proxy).await;
    assert!(healthy(&mut idle).await);
    terminate(&proxy);
    assert!(ended(&mut proxy).await < Duration::from_secs(3));
}

#[tokio::test]
async fn a_running_answer_comes_to_its_end_and_gives_its_place_back() {
    let acts = [
        Act::Send(delta("It ").into()),
        Act::Wait(Duration::from_millis(800)),
        Act::Send((delta("turns [1].") + &(FORMAT.finish)("stop") + FORMAT.over).into()),
    ];
    let (redis, model) = (Redis::start(), Model::start([Script::stream(acts)]).await);
    let toml = format!("[limits]\nconcurrent = 1\n{}{}", redis.toml(""), upstream(&model));
    let mut proxy = start(&toml);
    let response = proxy.post("/v1/answer", &answer_request()).await;
    terminate(&proxy);
    let body = response.text().await.unwrap();
    assert!(body.contains("turns") && body.contains("event: done"), "{body}");
    assert!(ended(&mut proxy).await < Duration::from_secs(3));
    let next = start(&toml);
    assert_eq!(next.post("/v1/answer", &answer_request()).await.status(), 200);
}
