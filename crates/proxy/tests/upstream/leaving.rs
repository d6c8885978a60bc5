//! A client that goes away ends the upstream's work.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::timeout;

use crate::support::{
    QUESTION, answer_request,
    format::each,
    model::{Act, Model, Script},
    start_as,
};

/// How long the upstream may go on.
const SOON: Duration = Duration::from_secs(1);

async fn gone(model: &mut Model) -> Instant {
    timeout(Duration::from_secs(5), model.hung_up.recv()).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_client_that_goes_away_ends_the_upstream_request() {
    each(async |format| {
        let mut model = Model::start([Script::stream([format.begun("It "), Act::Stall])]).await;
        let running = start_as(format, &model, |settings| settings.limits.idle = 60.0).await;
        let ask = json!({ "question": QUESTION });
        for (path, body) in [("/v1/answer", answer_request()), ("/v1/ask", ask)] {
            let request = running.client.post(running.url(path)).header("accept", "text/event-stream");
            let mut response = request.json(&body).send().await.unwrap();
            while !String::from_utf8_lossy(&response.chunk().await.unwrap().unwrap()).contains("It") {}
            let left = Instant::now();
            drop(response);
            let gone = gone(&mut model).await;
            assert!(gone.saturating_duration_since(left) < SOON, "{} {path}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn a_client_that_goes_away_while_it_waits_ends_the_upstream_request() {
    each(async |format| {
        let mut model = Model::start([Script::stream([Act::Stall])]).await;
        let running = start_as(format, &model, |settings| settings.limits.first_byte = 60.0).await;
        let left = running.leave("/v1/ask", &json!({ "question": QUESTION }), &model).await;
        let gone = gone(&mut model).await;
        assert!(gone.saturating_duration_since(left) < SOON, "{}", format.name);
    })
    .await;
}

#[tokio::test]
async fn nothing_is_tried_again_for_a_client_that_went_away() {
    each(async |format| {
        let model = Model::start([Script::status(429, "Retry-After: 1\r\n", "")]).await;
        let running = start_as(format, &model, |_| {}).await;
        running.leave("/v1/answer", &answer_request(), &model).await;
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(model.requests().len(), 1, "{}", format.name);
    })
    .await;
}
