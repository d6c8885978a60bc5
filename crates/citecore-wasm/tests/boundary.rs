//! What JavaScript sees of the engine, in a real browser. What users call is tested in `npm/test`.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use citecore_wasm::{
    AnswerStream, Exchange, apply_verdicts, build_prompt, format_references, prepare_context, process_answer,
    profile, select_passages, validate_answer,
};
use js_sys::{JSON, JsString, Reflect, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const NONE: JsValue = JsValue::UNDEFINED;
const SOURCES: &str = r#"[{"number":1,"text":"별은 빛난다.","title":"별"},{"number":2,"text":"Level it.","metadata":{"a":{"b":1}}}]"#;

fn object(json: &str) -> JsValue {
    JSON::parse(json).unwrap()
}

fn at(value: &JsValue, path: &[&str]) -> JsValue {
    path.iter().fold(value.clone(), |value, name| Reflect::get(&value, &(*name).into()).unwrap())
}

fn text(value: &JsValue, path: &[&str]) -> String {
    at(value, path).as_string().unwrap()
}

fn rows(value: &JsValue, name: &str) -> Vec<u32> {
    at(value, &[name]).unchecked_into::<Uint32Array>().to_vec()
}

fn processed(text: &str) -> JsValue {
    process_answer(text, &object(SOURCES), &NONE).map_err(JsValue::from).unwrap()
}

#[wasm_bindgen_test]
fn citations_and_statements_are_rows_in_utf16_code_units() {
    let answer = processed("😀 별은 빛난다[2]. Next?");
    assert_eq!(rows(&answer, "citations"), [9, 12, 1, 0]);
    let statements = rows(&answer, "statements");
    assert_eq!(statements[..5], [0, 13, 1, 0, 1]);
    let whole: JsString = at(&answer, &["text"]).unchecked_into();
    assert_eq!(String::from(whole.slice(9, 12)), "[1]");
}

#[wasm_bindgen_test]
fn objects_come_back_plain() {
    let answer = processed("Level it [2].");
    assert_eq!(at(&answer, &["references", "0", "metadata", "a", "b"]).as_f64(), Some(1.0));
    assert_eq!(at(&answer, &["references", "0", "original"]).as_f64(), Some(2.0));
    assert_eq!(text(&answer, &["uncited", "0", "title"]), "별");
    assert!(at(&answer, &["raw"]).is_undefined(), "who calls it has it");
}

#[wasm_bindgen_test]
fn errors_name_the_field() {
    let wrong = object(r#"[{"text":"a"},{"text":5}]"#);
    let error = prepare_context(&wrong, &NONE).map_err(JsValue::from).unwrap_err();
    assert_eq!(text(&error, &["name"]), "CiteError");
    assert_eq!(text(&error, &["code"]), "invalid-input");
    assert_eq!(text(&error, &["path"]), "passages[1].text");
    let error = profile("none such").map_err(JsValue::from).unwrap_err();
    assert_eq!(text(&error, &["path"]), "name");
}

#[wasm_bindgen_test]
fn a_finished_stream_says_so() {
    let mut stream = AnswerStream::new(&object(SOURCES), &NONE).map_err(JsValue::from).unwrap();
    assert_eq!(stream.push(0), 0);
    let finished = stream.finish().map_err(JsValue::from).unwrap();
    assert_eq!(at(&finished, &["segments"]).as_f64(), Some(0.0));
    assert_eq!(stream.push(0), u32::MAX);
    let error = stream.fail().map_err(JsValue::from).unwrap_err();
    assert_eq!(text(&error, &["code"]), "finished");
    assert!(stream.fail().is_ok(), "it is thrown once");
}

#[wasm_bindgen_test]
fn memory_stays_where_it_is_while_there_is_room() {
    let mut stream = AnswerStream::new(&object(SOURCES), &NONE).map_err(JsValue::from).unwrap();
    let place = stream.room(1);
    assert_eq!(stream.room(256), place);
    assert_ne!(stream.rows(), 0);
    let moved = stream.room(1 << 20);
    assert_eq!(stream.room(1), moved);
}

#[wasm_bindgen_test]
fn the_way_from_passages_to_references() {
    let passages = object(r#"[{"text":"Level the tripod.","title":"Setup","score":0.97}]"#);
    let selected = select_passages("How?", &passages, &NONE).map_err(JsValue::from).unwrap();
    let context = prepare_context(&selected, &NONE).map_err(JsValue::from).unwrap();
    assert!(text(&context, &["text"]).starts_with("[1] (Relevance: High)\nLevel the tripod."));
    let messages = build_prompt("How?", &context, &NONE).map_err(JsValue::from).unwrap();
    assert_eq!(text(&messages, &["0", "role"]), "system");
    let whole = r#"{"text":"Level it [1].","raw":"Level it [1].","citations":[{"start":9,"end":12,"number":1,"statement":0}],
        "references":[{"number":1,"original":1,"occurrences":1,"passages":[],"text":"a","title":"Setup"}],"uncited":[],"statements":
        [{"start":0,"end":13,"text":"","needsCitation":true,"citations":[0],"inherited":[]}],"dropped":[],"prefix":false,"refusal":false}"#;
    let validation = validate_answer(&object(whole), &NONE).map_err(JsValue::from).unwrap();
    assert_eq!(at(&validation, &["ok"]).as_bool(), Some(true));
    let section = format_references(&object(whole), &NONE).map_err(JsValue::from).unwrap();
    assert_eq!(section, "---\n**References**\n1. Setup\n");
    let kept = apply_verdicts(&object(whole), &object("[]")).map_err(JsValue::from).unwrap();
    assert_eq!(rows(&kept, "citations"), [9, 12, 1, 0]);
}

#[wasm_bindgen_test]
fn an_exchange_says_what_comes_next() {
    let mut exchange = Exchange::new("Which way?", &"tagged".into()).map_err(JsValue::from).unwrap();
    let step = exchange.step().map_err(JsValue::from).unwrap();
    assert_eq!(
        (text(&step, &["step"]), text(&step, &["queries", "0"])),
        ("search".into(), "Which way?".into())
    );
    exchange.found(&object("[]")).map_err(JsValue::from).unwrap();
    assert_eq!(text(&exchange.step().map_err(JsValue::from).unwrap(), &["step"]), "done");
    assert_eq!(exchange.push(0), u32::MAX);
    let outcome = exchange.outcome().map_err(JsValue::from).unwrap();
    assert_eq!(at(&outcome, &["fallback"]).as_bool(), Some(true));
    assert_eq!(text(&outcome, &["context", "style"]), "tag");
    assert_eq!(text(&outcome, &["answer", "raw"]), text(&outcome, &["original", "text"]));
}
