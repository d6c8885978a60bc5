//! Time is linear in the length of a response, and of an answer that refuses.

use citecore::{AnswerOptions, ReadOptions, html_text, process_answer, read_passages};
use serde_json::{Value, json};

use crate::{
    responses::{RESPONSES, response},
    time,
};

/// The list of hits of a response, if it has one.
fn hits(response: &mut Value) -> Option<&mut Vec<Value>> {
    let places = [
        "",
        "/data/documents",
        "/data/chunks",
        "/value",
        "/hits/hits",
        "/matches",
        "/result/points",
        "/result",
        "/references",
        "/results",
        "/choices/0/message/context/citations",
    ];
    let place = places.into_iter().find(|place| response.pointer(place).is_some_and(Value::is_array))?;
    response.pointer_mut(place)?.as_array_mut()
}

/// The response with its hits over and over.
fn repeated(name: &str, count: usize) -> Option<Value> {
    let mut response = response(name);
    let hits = hits(&mut response)?;
    *hits = hits.iter().cloned().cycle().take(count).collect();
    Some(response)
}

/// Ten times the work may take twenty-five times as long, squared it would take a hundred times.
fn takes_linear_time_in<Input>(name: &str, of_length: impl Fn(usize) -> Input, work: impl Fn(&Input, usize)) {
    let (few, many) = (of_length(2_000), of_length(20_000));
    time::is_bounded(name, |few| few * 25, || work(&few, 2_000), || work(&many, 20_000));
}

fn takes_linear_time(name: &str, of_length: impl Fn(usize) -> Value) {
    takes_linear_time_in(name, of_length, |response, count| {
        let reading = read_passages(response, &ReadOptions::default()).unwrap();
        assert_eq!(reading.passages.len() + reading.skipped.len(), count);
    });
}

#[test]
fn a_hundred_thousand_hits_are_read() {
    for (name, count) in [("elasticsearch", 100_000), ("zendesk", 20_000)] {
        let reading = read_passages(&repeated(name, count).unwrap(), &ReadOptions::default()).unwrap();
        assert_eq!((reading.passages.len(), reading.skipped.len()), (count, 0), "{name}");
    }
}

#[test]
fn many_hits_of_every_engine_are_read() {
    let many: Vec<_> =
        RESPONSES.iter().filter_map(|(name, _)| Some((name, repeated(name, 2_000)?))).collect();
    assert_eq!(many.len(), 19, "all but the three that are text, or hold it");
    for (name, response) in many {
        let reading = read_passages(&response, &ReadOptions::default()).unwrap();
        assert_eq!(reading.passages.len(), 2_000, "{name}");
    }
}

#[test]
fn hits_take_linear_time() {
    takes_linear_time("elasticsearch", |count| repeated("elasticsearch", count).unwrap());
    takes_linear_time("bad hits", |count| {
        let hits = vec![json!({ "_id": "a", "_source": {} }); count];
        json!({ "hits": { "hits": hits } })
    });
    takes_linear_time("groups", |count| {
        let groups = vec![json!({ "hits": [{ "id": 1, "payload": { "text": "Level." } }] }); count];
        json!({ "result": { "groups": groups } })
    });
}

#[test]
fn context_strings_take_linear_time() {
    takes_linear_time("plain", |count| Value::from("[Source: a.pdf]\n[Page 2]\nLevel.\n".repeat(count)));
    takes_linear_time("json", |count| {
        let chunk = "{\"reference_id\": \"1\", \"content\": \"Level.\"}\n";
        Value::from(format!("-----Document Chunks(DC)-----\n```json\n{}```\n", chunk.repeat(count)))
    });
    takes_linear_time("csv", |count| {
        let rows = "1,\t\"Level \"the\" tripod.\"\n".repeat(count);
        Value::from(format!("-----Sources-----\n```csv\nid,content\n{rows}```\n"))
    });
}

#[test]
fn html_that_goes_wrong_takes_linear_time() {
    for unit in [
        "<",
        "< ",
        "</",
        "<!",
        "<p hidden ",
        "<b hidden>",
        "<p style='",
        "<!--",
        "&",
        "&#",
        "&amp",
        "<template>",
    ] {
        let html = |count: usize| format!("<p>{}", unit.repeat(10 * count));
        takes_linear_time_in(unit, html, |html, _| assert!(html_text(html).len() < 6 * html.len()));
    }
}

/// Were the metadata of a hit looked through for each of its keys, this would take hours.
#[test]
fn a_hit_with_many_keys_takes_linear_time() {
    let keys = |count: usize| {
        let mut hit: serde_json::Map<String, Value> =
            (0..count).map(|key| (format!("key{key}"), json!({ "a": key }))).collect();
        hit.insert("text".to_owned(), "Level.".into());
        json!([hit])
    };
    let reading = read_passages(&keys(300_000), &ReadOptions::default()).unwrap();
    assert_eq!(reading.passages[0].metadata.len(), 300_000);
}

/// Had each chunk a copy of all that its document knows, that would be gigabytes.
#[test]
fn chunks_of_a_long_document_take_linear_time() {
    let chunks = |count: usize| vec![json!({ "_score": 1, "_source": { "text": "Level." } }); count];
    takes_linear_time("chunks", |count| {
        let document = json!({ "title": "A", "passages": chunks(count) });
        let inner = json!({ "passages": { "hits": { "hits": chunks(count) } } });
        json!({ "hits": { "hits": [{ "_id": "a", "_source": document, "inner_hits": inner }] } })
    });
    takes_linear_time("references", |count| {
        let content = vec!["Level."; count];
        json!({ "response": "", "references": [{ "file_path": "a", "content": content, "more": content }] })
    });
}

#[test]
fn refusals_that_go_on_and_on_take_linear_time() {
    let openings = [
        "The sources do not mention the price, ",
        "The sources do not",
        "I'm sorry",
        "Based on the context",
        "(Based on provided context",
        "Laut den Quellen",
    ];
    let units = [
        ", ",
        "5, ",
        ", a 5",
        "— 5x",
        "[5, ",
        "though ",
        "but please contact support, ",
        "…",
        " ",
        " - * ",
        "[1] ",
    ];
    for (opening, unit) in openings.iter().flat_map(|opening| units.map(|unit| (opening, unit))) {
        let refusal = |count: usize| format!("{opening}{}", unit.repeat(count));
        takes_linear_time_in(&refusal(1), refusal, |text, _| {
            process_answer(text, &[], &AnswerOptions::default());
        });
    }
}
