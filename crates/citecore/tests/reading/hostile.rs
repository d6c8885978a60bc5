//! Responses that somebody broke: nothing panics, and what is read holds what it promises.

use citecore::{Engine, ReadOptions, read_passages};
use proptest::{prelude::*, sample::Index};
use serde_json::{Map, Value, json};

use crate::{
    random::config,
    responses::{RESPONSES, response},
};

/// What is done to a response.
#[derive(Clone, Debug)]
enum Mutation {
    /// A value goes.
    Remove(Index),
    /// A value becomes another, of another type most of the time.
    Replace(Index, Value),
    /// A value is wrapped, so that it lies somewhere else.
    Wrap(Index, bool),
    /// A list's first hit is there once more.
    Repeat(Index),
}

/// Any JSON, with the names that engines have for things.
fn json_value() -> impl Strategy<Value = Value> {
    let names = prop::sample::select(vec![
        "data",
        "documents",
        "document",
        "value",
        "choices",
        "message",
        "context",
        "citations",
        "hits",
        "_source",
        "matches",
        "result",
        "points",
        "groups",
        "payload",
        "references",
        "response",
        "chunks",
        "page_content",
        "metadata",
        "node",
        "results",
        "articles",
        "body",
        "html_url",
        "_id",
        "id",
        "text",
        "content",
        "score",
        "_score",
        "distance",
        "rows",
        "role",
        "messages",
        "inner_hits",
        "fields",
        "url",
        "source",
        "page",
        "year",
        "updated_at",
        "$date",
        "embedding",
    ]);
    let texts = prop::sample::select(vec![
        "",
        " ",
        "text",
        "tool",
        "0.5",
        "NaN",
        "-1",
        "p. 3",
        "2021-01-01",
        "https://a.example",
        "<p>&#0;<",
        "[Source: a]\n[Page 2]",
        "-----Sources-----\n```csv\nid,content\n0,\"a",
        "{\"citations\": [{}]}",
        "[Page é]",
        "é",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        prop_oneof![any::<f64>(), -2.0..20.0].prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        texts.prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 48, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((names.clone(), inner), 0..6).prop_map(|entries| Value::Object(
                entries.into_iter().map(|(k, v)| (k.to_owned(), v)).collect()
            )),
        ]
    })
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let place = any::<Index>;
    prop_oneof![
        place().prop_map(Mutation::Remove),
        (place(), json_value()).prop_map(|(place, value)| Mutation::Replace(place, value)),
        (place(), any::<bool>()).prop_map(|(place, list)| Mutation::Wrap(place, list)),
        place().prop_map(Mutation::Repeat),
    ]
}

/// Pointers to all values within a value.
fn pointers(value: &Value) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut next = 0;
    while let Some(pointer) = found.get(next).cloned() {
        next += 1;
        match value.pointer(&pointer).unwrap() {
            Value::Array(items) => found.extend((0..items.len()).map(|index| format!("{pointer}/{index}"))),
            Value::Object(map) => found.extend(
                map.keys().map(|key| format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1"))),
            ),
            _ => {}
        }
    }
    found
}

fn mutate(response: &mut Value, mutation: Mutation) {
    let pointers = pointers(response);
    fn at<'a>(response: &'a mut Value, pointers: &[String], place: Index) -> &'a mut Value {
        response.pointer_mut(&pointers[place.index(pointers.len())]).unwrap()
    }
    match mutation {
        Mutation::Remove(place) => *at(response, &pointers, place) = Value::Null,
        Mutation::Replace(place, value) => *at(response, &pointers, place) = value,
        Mutation::Wrap(place, list) => {
            let value = at(response, &pointers, place);
            let inner = value.take();
            *value = if list { json!([inner]) } else { json!({ "data": inner }) };
        }
        Mutation::Repeat(place) => {
            if let Value::Array(items) = at(response, &pointers, place) {
                items.extend(items.first().cloned());
            }
        }
    }
}

/// Reads a response with and without a name, and holds what comes of it.
fn check(response: &Value) {
    for engine in [None].into_iter().chain(RESPONSES.map(|(_, engine)| Some(engine))) {
        let options = ReadOptions { engine, ..ReadOptions::default() };
        match read_passages(response, &options) {
            Err(error) => {
                assert!(error.is_unknown_shape() && error.path() == Some("response"));
                assert!(error.to_string().len() < 2000);
            }
            Ok(reading) => {
                assert!(engine.is_none_or(|engine| engine == reading.engine));
                for passage in &reading.passages {
                    assert!(!passage.text.trim().is_empty());
                    assert!(passage.score.is_none_or(|score| (0.0..=1.0).contains(&score)));
                    assert!(passage.metadata.values().all(|value| !value.is_null()));
                    let names = [&passage.title, &passage.url, &passage.id, &passage.source];
                    assert!(names.into_iter().flatten().all(|name| !name.trim().is_empty()));
                }
                assert!(reading.skipped.iter().all(|skipped| skipped.reason.len() < 2000));
            }
        }
    }
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn broken_responses_are_read_or_refused(
        name in prop::sample::select(RESPONSES.map(|(name, _)| name).to_vec()),
        mutations in prop::collection::vec(mutation(), 0..8),
    ) {
        let mut response = response(name);
        for mutation in mutations {
            mutate(&mut response, mutation);
        }
        check(&response);
    }

    #[test]
    fn any_json_is_read_or_refused(response in json_value()) {
        check(&response);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(\\[Source: a\\]|\\[Page 2\\]|-----Sources-----|```csv|```|\\{\"content\": \"a\"\\}|content,|\"|\n|.){0,40}") {
        check(&Value::from(text));
    }

    /// What one hit lacks is one hit's loss.
    #[test]
    fn one_bad_hit_costs_no_other(bad in json_value(), at in 0..=3_usize) {
        let mut response = response("elasticsearch");
        let good = read_passages(&response, &ReadOptions::default()).unwrap().passages;
        response["hits"]["hits"].as_array_mut().unwrap().insert(at, json!({ "_source": { "broken": bad } }));
        let reading = read_passages(&response, &ReadOptions::default()).unwrap();
        prop_assert_eq!(reading.passages, good);
        prop_assert_eq!(&reading.skipped[0].path, &format!("hits.hits[{at}]"));
    }
}

#[test]
fn hits_that_all_lack_their_text_are_of_no_known_shape() {
    let table = [
        (json!([{ "plot": "A mirror is ground." }]), Err("response[0]")),
        (json!({ "documents": [{ "plot": "A mirror is ground." }, {}] }), Err("response.documents[0]")),
        (json!([{ "plot": "A mirror is ground." }, { "text": "It is silvered." }]), Ok(1)),
        (json!([{ "text": " " }, { "plot": "A mirror is ground." }]), Ok(0)),
        (json!([{ "text": null }]), Ok(0)),
        (json!([]), Ok(0)),
    ];
    let options = ReadOptions { engine: Some(Engine::MongoDb), ..ReadOptions::default() };
    for (response, expected) in table {
        let passages = read_passages(&response, &options).unwrap().into_passages();
        let count = passages.as_ref().map(Vec::len).map_err(|error| error.path().unwrap());
        assert_eq!(count, expected, "{response}");
    }
}

fn nested(depth: usize, key: Option<&str>, inner: Value) -> Value {
    (0..depth).fold(inner, |inner, _| match key {
        Some(key) => Value::Object(Map::from_iter([(key.to_owned(), inner)])),
        None => Value::Array(vec![inner]),
    })
}

#[test]
fn depth_exhausts_no_stack() {
    for (name, engine) in RESPONSES {
        let response = response(name);
        check(&nested(1000, None, response.clone()));
        for key in ["data", "result", "node", "metadata", "context", "hits"] {
            check(&nested(1000, Some(key), response.clone()));
        }
        // In every place of the response.
        for pointer in pointers(&response) {
            let mut response = response.clone();
            *response.pointer_mut(&pointer).unwrap() = nested(1000, Some("metadata"), json!([]));
            let options = ReadOptions { engine: Some(engine), ..ReadOptions::default() };
            let _ = read_passages(&response, &options);
        }
    }
}

#[test]
fn what_lies_deep_goes_along_as_it_is() {
    let deep = nested(1000, Some("metadata"), json!(1));
    let response = json!([{ "id": "a", "text": "Level.", "extra": deep, "loc": { "pageNumber": 2 } }]);
    let reading = read_passages(&response, &ReadOptions::default()).unwrap();
    assert_eq!(reading.engine, Engine::Passages);
    assert_eq!(reading.passages[0].metadata["extra"], response[0]["extra"]);
    assert_eq!(reading.passages[0].page, Some(2));
}
