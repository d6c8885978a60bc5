//! Answers that come to their end.

use std::time::{Duration, Instant};

use citecore_wire::Event;
use serde_json::json;

use crate::support::{
    answer_request,
    format::{Format, each},
    last,
    model::{Act, Model, Script},
    start_as, text,
};

async fn events(format: &Format, script: Script) -> Vec<Event> {
    let model = Model::start([script]).await;
    let running = start_as(format, &model, |_| {}).await;
    running.events("/v1/answer", &answer_request()).await
}

#[tokio::test]
async fn an_answer_comes_as_deltas_and_done() {
    each(async |format| {
        let events = events(format, format.answer("It turns [1]. 별도 돈다 [2].")).await;
        assert_eq!(text(&events), "It turns [1]. 별도 돈다 [2].", "{}", format.name);
        let usage = json!({ "prompt_tokens": 7, "completion_tokens": 2 });
        assert_eq!(
            last(&events),
            ("done", json!({ "finish_reason": "stop", "usage": usage })),
            "{}",
            format.name
        );
    })
    .await;
}

#[tokio::test]
async fn a_character_that_is_cut_in_two_comes_whole() {
    each(async |format| {
        let halves = |text: &str| {
            let escaped = (format.delta)(text).replace("(1)", "\\ud83d").replace("(2)", "\\ude00");
            Act::Send(escaped.into())
        };
        for (pieces, expected) in [
            (["It turns (1)", "(2) [1]."], "It turns 😀 [1]."),
            (["It turns (1)", "so [1]."], "It turns \u{fffd}so [1]."),
            (["It turns [1].", "(1)"], "It turns [1].\u{fffd}"),
        ] {
            let acts = pieces.map(halves).into_iter();
            let begun = [Act::Send((format.begin)().into())].into_iter();
            let end = [Act::Send(((format.finish)("stop") + format.over).into())];
            let events = events(format, Script::stream(begun.chain(acts).chain(end))).await;
            assert_eq!((text(&events).as_str(), last(&events).0), (expected, "done"), "{}", format.name);
        }
        let whole = (format.whole)("It turns (1)(2) (1)").replace("(1)", "\\ud83d").replace("(2)", "\\ude00");
        let events = events(format, Script::status(200, "Content-Type: application/json\r\n", &whole)).await;
        assert_eq!(text(&events), "It turns 😀 \u{fffd}", "{}", format.name);
    })
    .await;
}

#[tokio::test]
async fn however_the_bytes_are_cut_the_text_is_the_same() {
    each(async |format| {
        let whole = format!(": first\n\n{}", format.stream("별이 [1] 빛난다 .")).replace('\n', "\r\n");
        let scripts = [1, 2, 3, 7, 50, whole.len()]
            .map(|size| Script::stream(whole.as_bytes().chunks(size).map(|piece| Act::Send(piece.to_vec()))));
        let count = scripts.len();
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |_| {}).await;
        for _ in 0..count {
            let events = running.events("/v1/answer", &answer_request()).await;
            assert_eq!(text(&events), "별이 [1] 빛난다 .", "{}", format.name);
            assert_eq!(last(&events).0, "done", "{}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_is_not_streamed_comes_all_the_same() {
    each(async |format| {
        let body = (format.whole)("It turns [1].");
        for kind in ["application/json; charset=utf-8", "text/plain", "text/event-stream"] {
            let script = Script::status(200, &format!("Content-Type: {kind}\r\n"), &body);
            let events = events(format, script).await;
            assert_eq!(text(&events), "It turns [1].", "{} {kind}", format.name);
            assert_eq!(last(&events).0, "done", "{} {kind}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn why_the_model_stopped_is_told() {
    each(async |format| {
        for reason in ["length", "content_filter"] {
            let end = (format.finish)(reason) + format.over;
            let events = events(format, Script::stream([format.begun("It "), Act::Send(end.into())])).await;
            assert_eq!(last(&events).1["finish_reason"], reason, "{}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn after_its_end_an_answer_is_whole_whatever_becomes_of_the_connection() {
    each(async |format| {
        let ends = [Act::Cut, Act::Wait(Duration::ZERO), Act::Stall];
        let end = || Act::Send((format.finish)("stop").into());
        let scripts = ends.clone().map(|last| Script::stream([format.begun("It "), end(), last]));
        let model = Model::start(scripts).await;
        let running = start_as(format, &model, |_| {}).await;
        for last_act in ends {
            let began = Instant::now();
            let events = running.events("/v1/answer", &answer_request()).await;
            assert_eq!(last(&events).0, "done", "{} {last_act:?}", format.name);
            assert!(began.elapsed() < Duration::from_secs(10), "{}", format.name);
        }
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_goes_on_too_long_is_ended() {
    each(async |format| {
        let drip = std::iter::repeat_n(
            [Act::Send((format.delta)("on ").into()), Act::Wait(Duration::from_millis(100))],
            100,
        );
        let acts = std::iter::once(Act::Send((format.begin)().into())).chain(drip.flatten());
        let model = Model::start([Script::stream(acts)]).await;
        let running = start_as(format, &model, |settings| settings.limits.whole = 0.6).await;
        let began = Instant::now();
        let events = running.events("/v1/answer", &answer_request()).await;
        assert!(began.elapsed() < Duration::from_secs(8), "{}", format.name);
        assert_eq!(last(&events).1["code"], "upstream-slow", "{}", format.name);
    })
    .await;
}
