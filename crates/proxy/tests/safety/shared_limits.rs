//! Limits that several proxies share in Redis.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::Response;
use tokio::time::sleep;

use crate::{
    question,
    redis::Redis,
    start,
    support::{
        answer_request,
        format::openai::delta,
        model::{Act, Model, Script},
        problem,
    },
    until, upstream,
};

/// A model that never comes to the end.
async fn stalling() -> Model {
    Model::start([Script::stream([Act::Send(delta("It ").into()), Act::Stall])]).await
}

/// Begins an answer, which goes on for as long as the response is kept.
async fn begin(proxy: &crate::Started) -> Response {
    let mut response = proxy.post("/v1/answer", &answer_request()).await;
    assert_eq!(response.status(), 200);
    response.chunk().await.unwrap();
    response
}

#[tokio::test]
async fn a_minute_is_one_minute_for_all_of_them() {
    let redis = Redis::start();
    let toml = format!("[limits]\nper_minute = 3\n{}", redis.toml(""));
    let (one, other) = (start(&toml), start(&toml));
    for proxy in [&one, &other, &one] {
        assert_eq!(proxy.post("/v1/ask", &question()).await.status(), 200);
    }
    for proxy in [&one, &other] {
        let refused = problem(proxy.post("/v1/ask", &question()).await, 429, "rate-limited").await;
        assert!((1..=20).contains(&refused["retry_after"].as_u64().unwrap()), "{refused}");
    }
    // Searches are counted apart.
    for proxy in [&one, &other, &one] {
        assert_eq!(proxy.post("/v1/search", &question()).await.status(), 200);
    }
    problem(other.post("/v1/search", &question()).await, 429, "rate-limited").await;
}

#[tokio::test]
async fn a_client_has_so_many_answers_at_once_at_all_of_them() {
    let (redis, model) = (Redis::start(), stalling().await);
    let toml = format!("[limits]\nconcurrent = 1\n{}{}", redis.toml(""), upstream(&model));
    let (one, other) = (start(&toml), start(&toml));
    let running = begin(&one).await;
    problem(other.post("/v1/answer", &answer_request()).await, 429, "too-many-at-once").await;
    drop(running);
    until("it isn't given back", async || other.post("/v1/answer", &answer_request()).await.status() == 200)
        .await;
}

#[tokio::test]
async fn all_clients_have_so_many_answers_at_all_of_them() {
    let (redis, model) = (Redis::start(), stalling().await);
    let toml = format!("[limits]\nstreams = 2\nconcurrent = 9\n{}{}", redis.toml(""), upstream(&model));
    let (one, other) = (start(&toml), start(&toml));
    let _running = (begin(&one).await, begin(&other).await);
    for proxy in [&one, &other] {
        problem(proxy.post("/v1/answer", &answer_request()).await, 503, "overloaded").await;
    }
}

#[tokio::test]
async fn however_many_ask_at_once_no_more_are_answered() {
    let (redis, model) = (Redis::start(), stalling().await);
    let limits = "[limits]\nstreams = 5\nconcurrent = 100\nper_minute = 1000\n";
    let toml = format!("{limits}{}{}", redis.toml(""), upstream(&model));
    let proxies = [start(&toml), start(&toml), start(&toml)];
    let request = answer_request();
    let asked = (0..30).map(|index| proxies[index % proxies.len()].post("/v1/answer", &request));
    let responses = join_all(asked).await;
    let with = |status: u16| responses.iter().filter(|response| response.status() == status).count();
    assert_eq!((with(200), with(503)), (5, 25));
}

#[tokio::test]
async fn a_long_answer_keeps_its_place_and_a_dead_proxys_is_given_back() {
    let (redis, model) = (Redis::start(), stalling().await);
    let redis_toml = redis.toml("lease = 1.5");
    let toml = format!("[limits]\nconcurrent = 1\nper_minute = 1000\n{redis_toml}{}", upstream(&model));
    let (mut one, other) = (start(&toml), start(&toml));
    let _running = begin(&one).await;
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(3) {
        assert_eq!(other.post("/v1/answer", &answer_request()).await.status(), 429);
        sleep(Duration::from_millis(200)).await;
    }
    one.binary.child.kill().unwrap();
    let killed = Instant::now();
    until("it isn't given back", async || other.post("/v1/answer", &answer_request()).await.status() == 200)
        .await;
    assert!(killed.elapsed() < Duration::from_secs(4), "{:?}", killed.elapsed());
}

#[tokio::test]
async fn a_day_is_one_day_for_all_of_them() {
    let (redis, model) = (Redis::start(), Model::start([Script::answer("It turns [1].")]).await);
    let toml = format!("[limits]\ntokens_per_day = 9\n{}{}", redis.toml(""), upstream(&model));
    let (one, other) = (start(&toml), start(&toml));
    one.post("/v1/answer", &answer_request()).await.bytes().await.unwrap();
    until("it isn't counted", async || other.post("/v1/answer", &answer_request()).await.status() == 429)
        .await;
    let refused = problem(other.post("/v1/answer", &answer_request()).await, 429, "tokens-spent").await;
    assert!((1..=86_400).contains(&refused["retry_after"].as_u64().unwrap()));
    // It outlives the proxies.
    drop((one, other));
    problem(start(&toml).post("/v1/answer", &answer_request()).await, 429, "tokens-spent").await;
}

#[tokio::test]
async fn without_redis_each_counts_for_itself() {
    let mut redis = Redis::start();
    let proxy = start(&format!("[limits]\nper_minute = 2\n{}", redis.toml("")));
    let ask = async || proxy.post("/v1/ask", &question()).await.status().as_u16();
    assert_eq!((ask().await, ask().await, ask().await), (200, 200, 429));
    redis.stop();
    assert_eq!((ask().await, ask().await, ask().await), (200, 200, 429));
    assert!(proxy.log().contains("Redis can't be asked"));
    redis.again();
    // It counts anew, as it kept nothing.
    until("Redis isn't asked again", async || ask().await == 200).await;
    assert!(proxy.log().contains("Redis answers again"));
}

#[tokio::test]
async fn without_redis_nobody_is_answered_where_the_settings_say_so() {
    let mut redis = Redis::start();
    let proxy = start(&redis.toml("when_gone = \"refuse\""));
    assert_eq!(proxy.post("/v1/ask", &question()).await.status(), 200);
    redis.stop();
    for path in ["/v1/ask", "/v1/search"] {
        let refused = problem(proxy.post(path, &question()).await, 503, "limits-unavailable").await;
        assert!(refused["retry_after"].as_u64().unwrap() > 0);
    }
    redis.again();
    until("Redis isn't asked again", async || proxy.post("/v1/ask", &question()).await.status() == 200).await;
}

#[tokio::test]
async fn a_redis_that_comes_back_at_once_is_never_missed() {
    let mut redis = Redis::start();
    let proxy = start(&redis.toml("when_gone = \"refuse\""));
    assert_eq!(proxy.post("/v1/search", &question()).await.status(), 200);
    redis.stop();
    redis.again();
    assert_eq!(proxy.post("/v1/search", &question()).await.status(), 200);
}

#[tokio::test]
async fn a_redis_that_hangs_holds_nobody_up() {
    let redis = Redis::start();
    let proxy = start(&redis.toml("timeout = 0.3"));
    assert_eq!(proxy.post("/v1/search", &question()).await.status(), 200);
    redis.signal("-STOP");
    let began = Instant::now();
    for _ in 0..5 {
        assert_eq!(proxy.post("/v1/search", &question()).await.status(), 200);
    }
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    redis.signal("-CONT");
}
