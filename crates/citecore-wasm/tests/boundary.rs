//! What the package's script sees of the engine, in a real browser. What users call is tested in `npm/test`.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use citecore_wasm::{Machine, call};
use js_sys::{Uint8Array, WebAssembly::Memory};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

// The places of functions among those that can be called.
const PREPARE_CONTEXT: usize = 3;
const PROCESS_ANSWER: usize = 5;
const VERIFY_CLAIM: usize = 8;
const READ_JUDGEMENT: usize = 10;
const PROFILE: usize = 14;

// And of methods.
const ERROR: usize = 0;
const FINISH: usize = 1;
const STEP: usize = 2;
const FOUND: usize = 3;
const COMPLETED: usize = 5;
const VERIFY: usize = 6;
const JUDGED: usize = 7;
const OUTCOME: usize = 9;

/// No option is given.
const LEFT_OUT: [u8; 9] = [0; 9];

fn whole(number: u32) -> Vec<u8> {
    number.to_le_bytes().to_vec()
}

fn text(text: &str) -> Vec<u8> {
    [whole(text.len() as u32), text.as_bytes().to_vec()].concat()
}

/// A passage that is its text alone: ten fields more may be missing.
fn passage(of: &str) -> Vec<u8> {
    [text(of), vec![0; 10]].concat()
}

/// Sources that are their texts, without a relevance.
fn sources(texts: &[&str]) -> Vec<u8> {
    let each = texts.iter().zip(1..).map(|(text, number)| [passage(text), whole(number), vec![0]].concat());
    [whole(texts.len() as u32), each.flatten().collect()].concat()
}

fn number(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes[..4].try_into().unwrap())
}

/// A response as it stands in memory, and what is behind it there.
fn read(response: usize) -> Vec<u8> {
    read_at(response as u32, 1000)
}

fn read_at(place: u32, length: usize) -> Vec<u8> {
    let memory = wasm_bindgen::memory().unchecked_into::<Memory>();
    Uint8Array::new(&memory.buffer()).subarray(place, place + length as u32).to_vec()
}

/// Writes what JavaScript would at a place in memory.
fn write(place: usize, text: &str) {
    let memory = wasm_bindgen::memory().unchecked_into::<Memory>();
    Uint8Array::new(&memory.buffer()).set(&Uint8Array::from(text.as_bytes()), place as u32);
}

fn stream() -> Machine {
    Machine::new(&[vec![0], sources(&["a"]), LEFT_OUT.to_vec()].concat())
}

/// `rest`: whether there is a judge, whether the profile is named, and its place or itself.
fn exchange(question: &str, rest: &[u8]) -> Machine {
    Machine::new(&[vec![1], text(question), rest.to_vec()].concat())
}

fn begins(response: usize, with: &[u8]) -> bool {
    read(response).starts_with(with)
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[wasm_bindgen_test]
fn offsets_are_utf_16_code_units() {
    let answer = "😀 별은 빛난다[2]. Next?";
    let request = [text(answer), sources(&["별은 빛난다.", "Level it."]), LEFT_OUT.to_vec()].concat();
    let response = read(call(PROCESS_ANSWER, &request));
    // It stays where it was made: how long it is, and where.
    let stays = |at: usize| [at, at + 4].map(|at| number(&response[at..])).into();
    let (length, place): (u32, u32) = stays(1);
    let whole_text = "😀 별은 빛난다[1]. Next?".as_bytes();
    assert_eq!((length as usize, read_at(place, whole_text.len())), (whole_text.len(), whole_text.to_vec()));
    assert_eq!(response[9..13], text(""), "who calls it has `raw`");
    let (length, place) = stays(13);
    assert_eq!((length, read_at(place, 16)), (4, [9, 12, 1, 0].map(whole).concat()));
    // The reference's passage is the second of the request; what isn't cited is the first.
    let reference = [[1, 2, 1].map(whole).concat(), vec![0], whole(2), vec![1], whole(1), vec![0]].concat();
    let uncited = [[1, 1, 1].map(whole).concat(), vec![0]].concat();
    let behind = [reference, uncited].concat();
    assert_eq!(response[21..21 + behind.len()], behind);
    // It needs a citation, and has one of its own, the first.
    let (length, place) = stays(21 + behind.len());
    assert_eq!((length, read_at(place, 20)), (10, [0, 13, 0, 1, 1].map(whole).concat()));
}

#[wasm_bindgen_test]
fn an_error_is_a_response() {
    // A threshold of the context that isn't finite, behind three options that are left out.
    let options = [vec![0, 0, 0, 1, 1], f64::NAN.to_le_bytes().to_vec(), vec![0]].concat();
    let response = call(PREPARE_CONTEXT, &[whole(0), options].concat());
    let error = [vec![1], text("invalid-input"), vec![1], text("options.thresholds.high")].concat();
    assert!(begins(response, &error));
}

#[wasm_bindgen_test]
fn too_few_bytes_are_no_trap() {
    let request = [text("It floats [1]."), sources(&["a"]), LEFT_OUT.to_vec()].concat();
    for end in 0..request.len() {
        assert!(begins(call(PROCESS_ANSWER, &request[..end]), &[0]));
    }
    assert!(begins(call(PROFILE, &[]), &[0]));
    assert!(begins(call(PREPARE_CONTEXT, &[255; 8]), &[0]));
}

#[wasm_bindgen_test]
fn a_finished_stream_says_so() {
    let mut stream = stream();
    assert_eq!(stream.push(0), 0);
    assert!(begins(stream.call(FINISH, &[]), &[0; 5]), "a value, of no segments");
    assert_eq!(stream.push(0), u32::MAX);
    assert!(begins(stream.call(ERROR, &[]), &[vec![1], text("finished")].concat()));
    assert!(begins(stream.call(ERROR, &[]), &[0]), "it is told once");
}

#[wasm_bindgen_test]
fn memory_stays_where_it_is_while_there_is_room() {
    let mut stream = stream();
    let place = stream.room(1);
    assert_eq!(stream.room(256), place);
    assert_ne!(stream.rows(), 0);
    let moved = stream.room(1 << 20);
    assert_eq!(stream.room(1), moved);
}

#[wasm_bindgen_test]
fn an_exchange_says_what_comes_next() {
    let mut exchange = exchange("Which way?", &[0, 1, 2]);
    // How many passages each query should bring is left open.
    let search = [vec![0, 0], whole(1), text("Which way?"), vec![0]].concat();
    assert!(begins(exchange.call(STEP, &[]), &search));
    assert!(begins(exchange.call(FOUND, &whole(0)), &[0]));
    assert!(begins(exchange.call(STEP, &[]), &[0, 2]), "done");
    assert_eq!(exchange.push(0), u32::MAX);
    assert!(begins(exchange.call(OUTCOME, &[]), &[0]));
}

#[wasm_bindgen_test]
fn an_exchange_that_verifies_says_when() {
    // Of the profile, all but `verify` is left out.
    let verify = [vec![1, 1, 1], 0.7_f64.to_le_bytes().to_vec()].concat();
    let profile = [vec![0; 7], verify, vec![0]].concat();
    let mut exchange = exchange("Which way?", &[vec![1, 0], profile].concat());
    assert!(begins(exchange.call(FOUND, &[whole(1), passage("It points north.")].concat()), &[0]));
    assert!(begins(exchange.call(VERIFY, &[]), &[1]), "an error: it isn't time for it");
    for _ in 0..3 {
        // An answer, if one without citations.
        write(exchange.room(9), "It floats");
        assert_ne!(exchange.push(9), u32::MAX);
        assert!(begins(exchange.call(COMPLETED, &[]), &[0]));
    }
    assert!(begins(exchange.call(STEP, &[]), &[vec![0, 3], whole(2)].concat()));
    assert!(begins(exchange.call(JUDGED, &text("{}")), &[1]), "an error: no judge was asked");
    assert!(begins(exchange.call(VERIFY, &[]), &[0]));
    assert!(begins(exchange.call(STEP, &[]), &[0, 2]), "there is nothing to ask a judge");
    assert!(contains(&read(exchange.call(OUTCOME, &[])), &[vec![1], whole(0)].concat()), "no verdicts");
}

#[wasm_bindgen_test]
fn a_claim_is_held_against_passages() {
    let claim = "별은 빛난다.";
    let request = [text(claim), whole(1), passage("😀 별은 빛난다."), vec![0]].concat();
    let response = read(call(VERIFY_CLAIM, &request));
    assert!(response.starts_with(&[vec![0], text(claim)].concat()));
    let evidence = [vec![1], whole(1), whole(0), whole(10)].concat();
    assert!(contains(&response, &evidence), "offsets are UTF-16 code units");
    let response =
        call(READ_JUDGEMENT, &[text("{}"), whole(0), vec![1], 2_f64.to_le_bytes().to_vec()].concat());
    let error = [vec![1], text("invalid-input"), vec![1], text("options.threshold")].concat();
    assert!(begins(response, &error));
}

#[wasm_bindgen_test]
fn an_exchange_without_a_question_is_refused_at_its_first_step() {
    let mut exchange = exchange(" ", &[0, 1, 2]);
    let error = [vec![1], text("invalid-input"), vec![1], text("question")].concat();
    assert!(begins(exchange.call(STEP, &[]), &error));
}
