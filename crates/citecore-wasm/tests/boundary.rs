//! What JavaScript sees of the engine, in a real browser.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use citecore_wasm::{
    AnswerStream, build_prompt, format_references, prepare_context, process_answer, validate_answer,
};
use js_sys::{JSON, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn object(json: &str) -> JsValue {
    JSON::parse(json).unwrap()
}

fn at(value: &JsValue, path: &[&str]) -> JsValue {
    path.iter().fold(value.clone(), |value, name| Reflect::get(&value, &(*name).into()).unwrap())
}

const SOURCES: &str = r#"[{"number":1,"text":"별은 빛난다.","title":"별"},{"number":2,"text":"Level it.","metadata":{"a":{"b":1}}}]"#;

#[wasm_bindgen_test]
fn offsets_are_utf16_code_units() {
    let answer =
        process_answer("😀 별[2].", object(SOURCES), JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    let text: JsString = at(&answer, &["text"]).unchecked_into();
    let start = at(&answer, &["citations", "0", "start"]).as_f64().unwrap() as u32;
    let end = at(&answer, &["citations", "0", "end"]).as_f64().unwrap() as u32;
    assert_eq!(String::from(text.slice(start, end)), "[1]");
}

#[wasm_bindgen_test]
fn objects_come_back_plain() {
    let answer =
        process_answer("Level it [2].", object(SOURCES), JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    assert_eq!(at(&answer, &["references", "0", "metadata", "a", "b"]).as_f64(), Some(1.0));
    assert_eq!(at(&answer, &["references", "0", "original"]).as_f64(), Some(2.0));
    assert_eq!(at(&answer, &["uncited", "0", "title"]).as_string().unwrap(), "별");
}

#[wasm_bindgen_test]
fn a_surrogate_pair_may_be_cut() {
    let mut stream = AnswerStream::new(object(SOURCES), JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    let whole: JsString = JsString::from("😀 [1]");
    let first = stream.push(&whole.slice(0, 1)).map_err(JsValue::from).unwrap();
    assert_eq!(JSON::stringify(&first).unwrap(), "[]");
    stream.push(&whole.slice(1, whole.length())).map_err(JsValue::from).unwrap();
    let finished = stream.finish().map_err(JsValue::from).unwrap();
    assert_eq!(at(&finished, &["answer", "text"]).as_string().unwrap(), "😀 [1]");
}

#[wasm_bindgen_test]
fn errors_name_the_field() {
    let error = prepare_context(object(r#"[{"text":"a"},{"text":5}]"#), JsValue::UNDEFINED)
        .map_err(JsValue::from)
        .unwrap_err();
    assert_eq!(at(&error, &["name"]).as_string().unwrap(), "CiteError");
    assert_eq!(at(&error, &["code"]).as_string().unwrap(), "invalid-input");
    assert_eq!(at(&error, &["path"]).as_string().unwrap(), "passages[1].text");
}

#[wasm_bindgen_test]
fn a_finished_stream_says_so() {
    let mut stream = AnswerStream::new(object(SOURCES), JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    stream.finish().map_err(JsValue::from).unwrap();
    let error = stream.finish().map_err(JsValue::from).unwrap_err();
    assert_eq!(at(&error, &["code"]).as_string().unwrap(), "finished");
}

#[wasm_bindgen_test]
fn the_way_from_passages_to_references() {
    let passages = object(r#"[{"text":"Level the tripod.","title":"Setup","score":0.97}]"#);
    let context = prepare_context(passages, JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    let text = at(&context, &["text"]).as_string().unwrap();
    assert!(text.starts_with("[1] (Relevance: High)\nLevel the tripod."), "{text}");
    let messages = build_prompt("How?", context.clone(), JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    assert_eq!(at(&messages, &["0", "role"]).as_string().unwrap(), "system");
    let answer = process_answer("Level it [1].", context, JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    let validation = validate_answer(answer.clone(), JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    assert_eq!(at(&validation, &["ok"]).as_bool(), Some(true));
    let section = format_references(answer, JsValue::UNDEFINED).map_err(JsValue::from).unwrap();
    assert_eq!(section, "---\n**References**\n1. Setup\n");
}
