//! The named profiles over the demo help center, without a model: what answers by quoting gives what each of them asks for.

use citecore::Profile;
use serde_json::{Value, json};

use crate::support::{Running, last, start, text};

const PREFIX: &str = "(Based on provided context)";
const QUESTIONS: &[(&str, &str)] = &[
    ("en", "How do I align an equatorial mount with two stars?"),
    ("en", "How do I clean a mirror?"),
    ("en", "What exposure for the Moon?"),
    ("de", "Wie verhindere ich Tau?"),
    ("ko", "달 사진은 어떻게 찍나요?"),
    ("ar", "كيف أنظف المرآة؟"),
];

async fn demo() -> Running {
    start(|settings| {
        settings.knowledge.path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/help-center").into();
    })
    .await
}

async fn asked(running: &Running, path: &str, body: Value) -> Value {
    let response = running.post(path, &body).await;
    assert_eq!(response.status(), 200);
    response.json().await.unwrap()
}

#[tokio::test]
async fn each_profile_is_content_with_the_first_answer() {
    let running = demo().await;
    for profile in Profile::NAMES {
        for (locale, question) in QUESTIONS {
            let body = json!({ "question": question, "locale": locale, "profile": profile });
            let outcome = asked(&running, "/v1/ask", body).await;
            let told = format!("{profile}, {question}: {}", outcome["validation"]);
            assert_eq!(
                (&outcome["attempts"], &outcome["answer"]["refusal"]),
                (&json!(1), &json!(false)),
                "{told}"
            );
            assert_eq!(outcome["answer"]["prefix"], *profile == "support", "{told}");
            // Of some things, few articles in other languages tell: another document would have nothing to say, and isn't cited for show.
            let lacks: Vec<&Value> = outcome["validation"]["problems"]
                .as_array()
                .unwrap()
                .iter()
                .map(|problem| &problem["code"])
                .collect();
            let alone = *locale != "en" && outcome["validation"]["distinctSources"] == 1;
            assert!(lacks.is_empty() || alone && lacks == ["low-diversity"], "{told}");
        }
    }
}

#[tokio::test]
async fn the_prefix_is_written_once_wherever_it_is_asked_for() {
    let running = demo().await;
    let (_, question) = QUESTIONS[1];
    let reply = asked(&running, "/widget/query", json!({ "query": question })).await;
    let response = reply["response"].as_str().unwrap();
    assert!(response.starts_with(&format!("{PREFIX}\n\n")), "{response}");
    assert_eq!(response.matches("provided context").count(), 1, "{response}");

    let outcome = asked(&running, "/v1/ask", json!({ "question": question, "profile": "support" })).await;
    assert_eq!(outcome["answer"]["text"], response);
    let mut request = json!({ "question": question, "context": outcome["context"], "profile": "support" });
    for (profile, prefix) in [("support", true), ("tagged", false)] {
        request["profile"] = json!(profile);
        let events = running.events("/v1/answer", &request).await;
        assert_eq!((last(&events).0, text(&events).starts_with(PREFIX)), ("done", prefix), "{profile}");
    }
    let unknown = json!({ "question": "asdf qwer", "context": outcome["context"], "profile": "support" });
    assert_eq!(text(&running.events("/v1/answer", &unknown).await), citecore::POLITE_REFUSAL);
}
