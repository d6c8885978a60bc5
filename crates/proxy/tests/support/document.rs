//! Responses, held against the OpenAPI document that the proxy serves.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};

use citecore_wire::Event;
use jsonschema::Validator;
use serde_json::{Value, json};

/// The document, but that objects hold what it names and nothing else: clients are to ignore what they don't know, tests aren't.
static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut document = serde_json::from_str(include_str!("../../assets/openapi.json")).unwrap();
    close(&mut document);
    document
});

fn close(value: &mut Value) {
    match value {
        Value::Object(object) => {
            if object.get("properties").is_some_and(Value::is_object)
                && !object.contains_key("additionalProperties")
            {
                object.insert("additionalProperties".into(), json!(false));
            }
            object.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

/// Holds a response's body against the document. A response that it doesn't describe is as wrong as another body.
pub(crate) fn hold(method: &str, path: &str, status: u16, kind: &str, body: &[u8]) {
    let kind = kind.split(';').next().unwrap_or_default();
    let Some(responses) = responses(method, path) else {
        // Nothing is there, so that all there can be is a problem.
        assert!(status >= 400, "{method} {path} isn't described: {status}");
        if kind == "application/problem+json" {
            matches("/components/schemas/Problem", &parsed(body));
        }
        return;
    };
    let pointer = resolved(&format!("{responses}/{status}"));
    let described = DOCUMENT.pointer(&pointer);
    let described = described.unwrap_or_else(|| panic!("{method} {path}: status {status} isn't described"));
    let Some(content) = described.get("content") else {
        assert!(body.is_empty(), "{method} {path} {status}: a body, where none is described");
        return;
    };
    assert!(content.get(kind).is_some(), "{method} {path} {status}: {kind:?} isn't described");
    if kind.ends_with("json") {
        matches(&format!("{pointer}/content/{}/schema", escaped(kind)), &parsed(body));
    }
}

/// Holds an event of a stream against the document.
pub(crate) fn hold_event(path: &str, event: &Event) {
    let schema = format!("/paths/{}/post/responses/200/content/text~1event-stream/schema", escaped(path));
    matches(&schema, &json!({ "event": event.name, "data": event.data }));
    let kinds = DOCUMENT.pointer(&format!("{schema}/oneOf")).unwrap().as_array().unwrap();
    let kind =
        kinds.iter().position(|kind| kind["properties"]["event"]["const"] == event.name.as_str()).unwrap();
    let data = format!("{schema}/oneOf/{kind}/properties/data/contentSchema");
    matches(&data, &parsed(event.data.as_bytes()));
}

/// Where the responses of an operation are described.
fn responses(method: &str, path: &str) -> Option<String> {
    let path = path.split('?').next().unwrap_or_default();
    let paths = DOCUMENT["paths"].as_object().unwrap();
    let fits = |template: &&String| {
        let (mut parts, mut wanted) = (path.split('/'), template.split('/'));
        let alike = wanted
            .by_ref()
            .zip(parts.by_ref())
            .all(|(wanted, part)| wanted == part || wanted.starts_with('{'));
        alike && template.split('/').count() == path.split('/').count()
    };
    let template = paths.keys().find(|template| *template == path).or_else(|| paths.keys().find(fits))?;
    let operation = format!("/paths/{}/{}", escaped(template), method.to_lowercase());
    DOCUMENT.pointer(&operation).map(|_| format!("{operation}/responses"))
}

/// The place that is referred to, or this one.
fn resolved(pointer: &str) -> String {
    let reference = DOCUMENT.pointer(pointer).and_then(|value| value["$ref"].as_str());
    reference.map_or_else(|| pointer.to_owned(), |reference| reference.trim_start_matches('#').to_owned())
}

fn matches(schema: &str, value: &Value) {
    static KNOWN: LazyLock<Mutex<HashMap<String, Validator>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = known.entry(schema.to_owned()).or_insert_with(|| {
        let reference = format!("#{schema}").replace('{', "%7B").replace('}', "%7D");
        let mut root =
            json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": reference });
        let (root_fields, document) = (root.as_object_mut().unwrap(), DOCUMENT.as_object().unwrap());
        root_fields.extend(["components", "paths"].map(|part| (part.to_owned(), document[part].clone())));
        jsonschema::draft202012::options().should_validate_formats(true).build(&root).unwrap()
    });
    let wrong: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(wrong.is_empty(), "{schema}: {}\n{value:#}", wrong.join("\n"));
}

fn parsed(body: &[u8]) -> Value {
    serde_json::from_slice(body).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(body)))
}

/// A part of a JSON pointer.
fn escaped(part: &str) -> String {
    part.replace('~', "~0").replace('/', "~1")
}
