//! MongoDB Atlas and Cosmos DB vCore: the pipelines that their manuals have, over the wire.

use std::time::Duration;

use bson::{Bson, Document};
use serde_json::{Value, json};

use crate::{
    embedded, embeddings,
    mongo::{Answer, Mongo},
    passages, response, start_over,
    support::{problem, server::Server},
    texts, texts_of,
};

pub(crate) fn toml(kind: &str, url: &str, more: &str, embedder: &str) -> String {
    format!(
        "[knowledge]\nkind = \"{kind}\"\n[knowledge.engine]\nconnection = \"{url}\"\ndatabase = \"help\"\n\
         collection = \"kb\"\nfields.vector = \"vec\"\nfields.locale = \"lang\"\nfilter = {{ product = \"avx\" }}\n\
         timeout = 3\n{more}\n{}",
        embeddings(embedder)
    )
}

fn documents(engine: &str) -> Vec<Document> {
    let response = response(engine);
    let documents = response.as_array().unwrap().iter();
    documents
        .map(|document| match Bson::try_from(document.clone()).unwrap() {
            Bson::Document(document) => document,
            other => panic!("{other:?}"),
        })
        .collect()
}

fn asked() -> Value {
    json!({ "question": "q?", "locale": "de", "limit": 3 })
}

/// `aggregate`, its collection and its stages, as JSON.
fn pipeline(command: &Document) -> Value {
    assert_eq!(command.get_str("aggregate").unwrap(), "kb");
    assert_eq!(command.get_str("$db").unwrap(), "help");
    Bson::Array(command.get_array("pipeline").unwrap().clone()).into_relaxed_extjson()
}

#[tokio::test]
async fn atlas_is_searched_by_vector() {
    let embedder = Server::start(embedded).await;
    let server = Mongo::start(|_| Answer::Documents(documents("mongodb"))).await;
    let running = start_over(&toml("mongodb", &server.url(), "", &embedder.url())).await;
    let found = passages(&running, &asked()).await;
    assert_eq!(texts_of(&found), texts());
    assert_eq!(found[0]["id"], "64b7f0a2c1e4f3a9d8e7c6b0");
    let commands = server.commands();
    assert_eq!(commands.len(), 1);
    let search = json!({
        "index": "vector_index",
        "path": "vec",
        "queryVector": [2.0, 0.5],
        "numCandidates": 60,
        "limit": 3,
        "filter": { "product": { "$eq": "avx" }, "lang": { "$eq": "de" } },
    });
    let expected = json!([
        { "$vectorSearch": search },
        { "$set": { "score": { "$meta": "vectorSearchScore" } } },
        { "$unset": ["vec"] },
    ]);
    assert_eq!(pipeline(&commands[0]), expected);
    assert_eq!(running.get("/readyz").await.status(), 200);
    assert_eq!(server.commands()[1].get_str("find").unwrap(), "kb");
}

#[tokio::test]
async fn atlas_is_searched_by_words_too_where_it_has_an_index_of_them() {
    let embedder = Server::start(embedded).await;
    let server = Mongo::start(|_| Answer::Documents(documents("mongodb"))).await;
    let more = "text_index = \"words\"\nvector_index = \"vectors\"\nfields.text = \"text\"\nfields.title = \"title\"";
    let running = start_over(&toml("mongodb", &server.url(), more, &embedder.url())).await;
    let found = passages(&running, &asked()).await;
    assert_eq!(texts_of(&found), texts());
    assert_eq!(found[0]["score"], 1.0, "first of both lists");
    let mut pipelines: Vec<Value> = server.commands().iter().map(pipeline).collect();
    pipelines.sort_by_key(|pipeline| pipeline[0].get("$vectorSearch").is_some());
    let words = json!([
        { "$search": { "index": "words", "text": { "query": "q?", "path": ["text", "title"] } } },
        { "$match": { "product": { "$eq": "avx" }, "lang": { "$eq": "de" } } },
        { "$limit": 3 },
        { "$set": { "score": { "$meta": "searchScore" } } },
        { "$unset": ["vec"] },
    ]);
    assert_eq!(pipelines[0], words);
    assert_eq!(pipelines[1][0]["$vectorSearch"]["index"], "vectors");
}

#[tokio::test]
async fn cosmos_has_a_stage_of_its_own() {
    let embedder = Server::start(embedded).await;
    let server = Mongo::start(|_| Answer::Documents(documents("cosmos-mongo"))).await;
    let running = start_over(&toml("cosmos-mongo", &server.url(), "", &embedder.url())).await;
    assert_eq!(texts_of(&passages(&running, &asked()).await), texts());
    let filter = json!({ "product": { "$eq": "avx" }, "lang": { "$eq": "de" } });
    let search = json!({ "vector": [2.0, 0.5], "path": "vec", "k": 3, "filter": filter });
    let expected = json!([
        { "$search": { "cosmosSearch": search, "returnStoredSource": true } },
        { "$project": { "similarityScore": { "$meta": "searchScore" }, "document": "$$ROOT" } },
        { "$unset": ["document.vec"] },
    ]);
    assert_eq!(pipeline(&server.commands()[0]), expected);
}

#[tokio::test]
async fn faults_are_problems() {
    let embedder = Server::start(embedded).await;
    let table = [
        (Answer::Error(13, "Unauthorized", "not allowed on secret"), 502, "search-failed"),
        (Answer::Error(40324, "Location40324", "Unrecognized pipeline stage"), 502, "search-failed"),
        (Answer::Junk, 502, "search-failed"),
        (Answer::Silence, 504, "search-slow"),
    ];
    for (answer, status, code) in table {
        let server = Mongo::start(move |_| answer.clone()).await;
        let toml = toml("mongodb", &server.url(), "", &embedder.url()).replace("timeout = 3", "timeout = 1");
        let running = start_over(&toml).await;
        let problem = problem(running.post("/v1/search", &asked()).await, status, code).await;
        assert!(!problem.to_string().contains("secret"), "{problem}");
    }
    let nothing = Mongo::start(|_| Answer::Documents(Vec::new())).await;
    let running = start_over(&toml("mongodb", &nothing.url(), "", &embedder.url())).await;
    assert!(passages(&running, &asked()).await.is_empty());
    let toml = toml("mongodb", "mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=500", "", &embedder.url());
    let running = start_over(&toml).await;
    let began = std::time::Instant::now();
    problem(running.post("/v1/search", &asked()).await, 502, "search-failed").await;
    assert!(began.elapsed() < Duration::from_secs(4));
}

#[tokio::test]
async fn a_connection_that_is_none_is_a_problem() {
    let embedder = Server::start(embedded).await;
    let running = start_over(&toml("mongodb", "mongodb://[::", "", &embedder.url())).await;
    problem(running.post("/v1/search", &asked()).await, 502, "search-failed").await;
}
