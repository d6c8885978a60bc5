//! What anybody may send takes time by its length: no two parts of it multiply.

use std::time::{Duration, Instant};

use citecore::{Passage, Source};
use serde_json::json;

use super::compose;

/// So many bytes, or a few more.
const FEW: usize = 4_000;
const MANY: usize = 8 * FEW;

/// How long an answer takes, at best: other work on the machine makes it longer, never shorter.
fn least_time(question: &str, sources: &[Source]) -> Duration {
    let time = |_| {
        let start = Instant::now();
        let _ = compose(question, sources, None, true);
        start.elapsed()
    };
    (0..3).map(time).min().unwrap()
}

/// Eight times as much may take twenty-five times as long; squared it would take sixty-four times.
fn takes_linear_time(name: &str, of_length: impl Fn(usize) -> Vec<Source>) {
    let question = "How do I clean the mirror of the mount?";
    let (few, many) = (of_length(FEW), of_length(MANY));
    // A machine that is busy with something else gets another try.
    let mut told = String::new();
    for _ in 0..4 {
        let (short, long) = (least_time(question, &few), least_time(question, &many));
        if long < short * 25 {
            return;
        }
        told = format!("{name}: {short:?} for {FEW} bytes, {long:?} for {MANY}");
    }
    panic!("{told}");
}

fn repeated(text: &str, length: usize) -> String {
    text.repeat(length / text.len() + 1)
}

/// Words that are all others.
fn words(length: usize) -> String {
    (0..length / 6).map(|number| format!("w{number:04} ")).collect()
}

fn source(text: &str) -> Passage {
    Passage::new(text)
}

fn one(passage: Passage) -> Vec<Source> {
    vec![Source::new(1, passage)]
}

#[test]
fn many_quotes_below_a_long_title_take_linear_time() {
    takes_linear_time("title", |length| {
        let title = Some(format!("Clean the mirror of the mount {}", words(length)));
        one(Passage { title, ..source(&repeated("ab mirror\n\n", length)) })
    });
    takes_linear_time("another's title", |length| {
        let titled = Passage { title: Some(words(length)), ..source("Clean the mirror of the mount.") };
        vec![Source::new(1, titled), Source::new(2, source(&repeated("ab\n\n", length)))]
    });
}

#[test]
fn many_quotes_below_long_headings_take_linear_time() {
    takes_linear_time("headings in the text", |length| {
        let quotes = repeated("ab mirror\n\n", length);
        one(source(&format!("## Clean the mount {}\n\n{quotes}", words(length))))
    });
    takes_linear_time("headings of the index", |length| {
        let mut passage = source(&repeated("# ab\n\nmirror\n\n", length));
        passage.metadata.insert("headings".into(), json!(["clean the mount", words(length)]));
        one(passage)
    });
}

#[test]
fn many_quotes_with_links_take_linear_time() {
    takes_linear_time("many links", |length| {
        let mut passage = source(&repeated("clean mirror mount\n\n", length));
        let links: Vec<String> = words(length).split(' ').map(str::to_owned).collect();
        passage.metadata.insert("links".into(), json!(links));
        one(passage)
    });
    takes_linear_time("a long link", |length| {
        let mut passage = source(&repeated("clean mirror mount\n\n", length));
        passage.metadata.insert("links".into(), json!([repeated("x", 10 * length)]));
        one(passage)
    });
}

#[test]
fn quotes_that_are_all_alike_take_linear_time() {
    takes_linear_time("the same sentence", |length| one(source(&repeated("clean mirror mount\n\n", length))));
    takes_linear_time("a sentence as long as all others", |length| {
        let long = format!("clean mirror mount {}\n\n", words(length));
        one(source(&(long + &repeated("clean mirror\n\n", length))))
    });
}

#[test]
fn many_lists_take_linear_time() {
    takes_linear_time("lists of a step", |length| {
        let title = Some(format!("Clean the mirror of the mount {}", words(length)));
        let of = |step| Passage { title: title.clone(), ..source(&repeated(step, length)) };
        vec![Source::new(1, of("1. clean mirror\n")), Source::new(2, of("2. clean mirror\n"))]
    });
}

#[test]
fn words_that_are_nearly_those_of_the_question_take_linear_time() {
    let alike = |length: usize| -> Vec<String> {
        let letters: Vec<char> = ('a'..='z').collect();
        let letter = |number: usize| letters[number % letters.len()];
        (0..length / 8).map(|number| format!("clea{}{}ing", letter(number / 26), letter(number))).collect()
    };
    takes_linear_time("as near", |length| one(source(&alike(length).join(" "))));
    takes_linear_time("long", |length| one(source(&repeated(&"cleaning".repeat(100), length))));
}

#[test]
fn brackets_take_linear_time() {
    for bracket in ["[", "]", "[a", "[]"] {
        takes_linear_time(bracket, |length| {
            one(source(&format!("Clean the mirror of the mount {}", repeated(bracket, 4 * length))))
        });
    }
}
