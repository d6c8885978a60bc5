//! The OpenAPI document: a valid one, whose examples are answered as it says. That its paths are the routes is told by a test beside it,
//! and every other test of the interface holds the responses that it gets against it.

use serde_json::Value;

use crate::support::{Running, start};

async fn document(running: &Running) -> Value {
    let response = running.get("/openapi.json").await;
    assert_eq!(response.headers()["content-type"], "application/json");
    assert_eq!(response.headers()["access-control-allow-origin"], "*");
    response.json().await.unwrap()
}

#[tokio::test]
async fn every_example_is_answered_as_described() {
    let running = start(|_| {}).await;
    let document = document(&running).await;
    let mut examples = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        if let Some(body) = item.pointer("/post/requestBody/content/application~1json/example") {
            // The body is held against the document on its way.
            let response = running.post(path, body).await;
            assert!(response.status().is_success(), "{path}: {}", response.text().await.unwrap());
            examples += 1;
        } else if !path.contains('{') {
            let status = running.get(path).await.status();
            assert!(status.is_success(), "{path}: {status}");
        }
    }
    assert_eq!(examples, 7);
}

#[tokio::test]
async fn every_reference_leads_somewhere_and_every_schema_is_used() {
    let document = document(&start(|_| {}).await).await;
    let mut references = Vec::new();
    collect(&document, &mut references);
    for reference in &references {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    for kind in ["schemas", "responses", "parameters", "headers"] {
        for name in document["components"][kind].as_object().unwrap().keys() {
            let reference = format!("#/components/{kind}/{name}");
            assert!(references.contains(&reference), "{reference}: nothing refers to it");
        }
    }
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        let mut schema = schema.clone();
        schema["components"] = document["components"].clone();
        assert!(jsonschema::draft202012::meta::is_valid(&schema), "{name}");
        assert!(schema.get("description").is_some(), "{name} isn't described");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            references.extend(object.get("$ref").and_then(Value::as_str).map(str::to_owned));
            object.values().for_each(|value| collect(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}
