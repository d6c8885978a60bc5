//! What engines that are asked over HTTP are asked, as their manuals have it, and what is read of their answers.

use serde_json::{Value, json};

use crate::{
    embedded, embeddings, passages, response, start_over,
    support::server::{Received, Reply, Server},
    texts, texts_of,
};

/// An engine.
pub(crate) struct Engine {
    pub(crate) name: &'static str,
    /// Settings beside kind and address.
    pub(crate) settings: &'static str,
    /// A file of the engine's own responses.
    pub(crate) response: &'static str,
    /// Its embeddings are made by somebody.
    pub(crate) embeds: bool,
    /// The header that lets in, with its value.
    pub(crate) key: (&'static str, &'static str),
    /// The path of a search.
    pub(crate) path: &'static str,
    /// The bodies of a search: what the manual asks for.
    pub(crate) bodies: fn() -> Vec<Value>,
    /// Wraps one response as the engine's answer to a request.
    pub(crate) wrap: fn(Value) -> Value,
    /// How `check` asks: method and path.
    pub(crate) check: (&'static str, &'static str),
}

/// `q?` is the question, which is two bytes long.
pub(crate) const QUESTION: &str = "q?";

fn vector() -> Value {
    json!([2.0, 0.5])
}

fn locale() -> Value {
    json!(["de-AT", "de-at", "de_AT", "de"])
}

fn as_it_is(response: Value) -> Value {
    response
}

pub(crate) const ENGINES: [Engine; 10] = [
    Engine {
        name: "elasticsearch",
        settings: "collection = \"kb-*\"\napi_key = \"secret\"\nfields.text = \"content\"\nfields.title = \"title\"",
        response: "elasticsearch",
        embeds: false,
        key: ("authorization", "ApiKey secret"),
        path: "/kb-*/_msearch",
        bodies: || {
            let words = json!({ "multi_match": { "query": QUESTION, "fields": ["content", "title^2"] } });
            let filter = json!([{ "terms": { "product": ["avx"] } }, { "terms": { "lang": locale() } }]);
            vec![json!({}), json!({ "size": 3, "query": { "bool": { "must": [words], "filter": filter } } })]
        },
        wrap: |response| json!({ "took": 3, "responses": [response] }),
        check: ("GET", "/kb-*/_count"),
    },
    Engine {
        name: "elasticsearch",
        settings: "collection = \"kb\"\nuser = \"elastic\"\npassword = \"secret\"\nsearch = \"vector\"\nfields.vector = \"vec\"",
        response: "elasticsearch",
        embeds: true,
        key: ("authorization", "Basic ZWxhc3RpYzpzZWNyZXQ="),
        path: "/kb/_msearch",
        bodies: || {
            let filter = json!([{ "terms": { "product": ["avx"] } }, { "terms": { "lang": locale() } }]);
            let knn = json!({ "field": "vec", "query_vector": vector(), "k": 3, "num_candidates": 30, "filter": filter });
            vec![json!({}), json!({ "size": 3, "knn": knn, "_source": { "excludes": ["vec"] } })]
        },
        wrap: |response| json!({ "took": 3, "responses": [response] }),
        check: ("GET", "/kb/_count"),
    },
    Engine {
        name: "opensearch",
        settings: "collection = \"kb\"\nuser = \"admin\"\npassword = \"secret\"\nsearch = \"vector\"\nfields.vector = \"vec\"",
        response: "elasticsearch",
        embeds: true,
        key: ("authorization", "Basic YWRtaW46c2VjcmV0"),
        path: "/kb/_msearch",
        bodies: || {
            let filter = json!([{ "terms": { "product": ["avx"] } }, { "terms": { "lang": locale() } }]);
            let knn =
                json!({ "vec": { "vector": vector(), "k": 3, "filter": { "bool": { "filter": filter } } } });
            vec![json!({}), json!({ "size": 3, "query": { "knn": knn }, "_source": { "excludes": ["vec"] } })]
        },
        wrap: |response| json!({ "took": 3, "responses": [response] }),
        check: ("GET", "/kb/_count"),
    },
    Engine {
        name: "azure-search",
        settings: "collection = \"kb\"\napi_key = \"secret\"\nsemantic = \"default\"\nfields.vector = \"vec\"",
        response: "azure-search",
        embeds: true,
        key: ("api-key", "secret"),
        path: "/indexes/kb/docs/search?api-version=2024-07-01",
        bodies: || {
            let filter = "(product eq 'avx') and \
                (lang eq 'de-AT' or lang eq 'de-at' or lang eq 'de_AT' or lang eq 'de')";
            vec![json!({
                "search": QUESTION,
                "top": 3,
                "queryType": "semantic",
                "semanticConfiguration": "default",
                "vectorQueries": [{ "kind": "vector", "vector": vector(), "fields": "vec", "k": 3 }],
                "filter": filter,
            })]
        },
        wrap: as_it_is,
        check: ("GET", "/indexes/kb/docs?api-version=2024-07-01&search=*&$top=1"),
    },
    Engine {
        name: "azure-search",
        settings: "collection = \"kb\"\napi_key = \"secret\"\napi_version = \"2025-09-01\"\nfields.vector = \"vec\"\nsearch = \"vector\"",
        response: "azure-search",
        embeds: false,
        key: ("api-key", "secret"),
        path: "/indexes/kb/docs/search?api-version=2025-09-01",
        bodies: || {
            let filter = "(product eq 'avx') and \
                (lang eq 'de-AT' or lang eq 'de-at' or lang eq 'de_AT' or lang eq 'de')";
            let vectors = json!([{ "kind": "text", "text": QUESTION, "fields": "vec", "k": 3 }]);
            vec![json!({ "top": 3, "vectorQueries": vectors, "filter": filter })]
        },
        wrap: as_it_is,
        check: ("GET", "/indexes/kb/docs?api-version=2025-09-01&search=*&$top=1"),
    },
    Engine {
        name: "astra",
        settings: "database = \"default_keyspace\"\ncollection = \"kb\"\napi_key = \"secret\"",
        response: "astra",
        embeds: true,
        key: ("token", "secret"),
        path: "/api/json/v1/default_keyspace/kb",
        bodies: || {
            vec![json!({ "find": {
                "filter": { "product": { "$eq": "avx" }, "lang": { "$in": locale() } },
                "sort": { "$vector": vector() },
                "options": { "limit": 3, "includeSimilarity": true },
            } })]
        },
        wrap: as_it_is,
        check: ("POST", "/api/json/v1/default_keyspace/kb"),
    },
    Engine {
        name: "pinecone",
        settings: "api_key = \"secret\"\nnamespace = \"help\"",
        response: "pinecone",
        embeds: true,
        key: ("api-key", "secret"),
        path: "/query",
        bodies: || {
            vec![json!({
                "vector": vector(),
                "topK": 3,
                "namespace": "help",
                "includeMetadata": true,
                "includeValues": false,
                "filter": { "product": { "$eq": "avx" }, "lang": { "$in": locale() } },
            })]
        },
        wrap: as_it_is,
        check: ("POST", "/describe_index_stats"),
    },
    Engine {
        name: "pinecone",
        settings: "api_key = \"secret\"",
        response: "pinecone",
        embeds: false,
        key: ("api-key", "secret"),
        path: "/records/namespaces/__default__/search",
        bodies: || {
            vec![json!({ "query": {
                "inputs": { "text": QUESTION },
                "top_k": 3,
                "filter": { "product": { "$eq": "avx" }, "lang": { "$in": locale() } },
            } })]
        },
        wrap: |response| {
            let hits: Vec<Value> = response["matches"].as_array().unwrap().iter().map(record).collect();
            json!({ "result": { "hits": hits }, "usage": { "read_units": 1 } })
        },
        check: ("POST", "/describe_index_stats"),
    },
    Engine {
        name: "qdrant",
        settings: "collection = \"kb\"\napi_key = \"secret\"\nvector_index = \"dense\"",
        response: "qdrant",
        embeds: true,
        key: ("api-key", "secret"),
        path: "/collections/kb/points/query/batch",
        bodies: || {
            let must = json!([
                { "key": "product", "match": { "value": "avx" } },
                { "key": "lang", "match": { "any": locale() } },
            ]);
            vec![json!({ "searches": [{
                "query": vector(),
                "limit": 3,
                "with_payload": true,
                "using": "dense",
                "filter": { "must": must },
            }] })]
        },
        wrap: |response| json!({ "result": [response["result"]], "status": "ok", "time": 0.001 }),
        check: ("GET", "/collections/kb"),
    },
    Engine {
        name: "lightrag",
        settings: "api_key = \"secret\"\nmode = \"hybrid\"",
        response: "lightrag-data",
        embeds: false,
        key: ("x-api-key", "secret"),
        path: "/query/data",
        bodies: || vec![json!({ "query": QUESTION, "mode": "hybrid", "chunk_top_k": 3 })],
        wrap: as_it_is,
        check: ("GET", "/health"),
    },
];

/// A match of Pinecone's as its interface for records has it.
fn record(hit: &Value) -> Value {
    json!({ "_id": hit["id"], "_score": hit["score"], "fields": hit["metadata"] })
}

/// The settings of an engine at an address.
pub(crate) fn toml(engine: &Engine, url: &str, embedder: &str) -> String {
    let mut toml = format!(
        "[knowledge]\nkind = \"{}\"\n[knowledge.engine]\nbase_url = \"{url}\"\n{}\nfields.locale = \"lang\"\n\
         filter = {{ product = \"avx\" }}\ntimeout = 0.5\n",
        engine.name, engine.settings
    );
    if engine.embeds {
        toml.push_str(&embeddings(embedder));
    }
    toml
}

/// A server that gives every request the same answer.
pub(crate) async fn answering(reply: Reply) -> Server {
    Server::start(move |_: &Received| reply.clone()).await
}

#[tokio::test]
async fn each_engine_is_asked_as_its_manual_has_it() {
    let embedder = Server::start(embedded).await;
    for engine in &ENGINES {
        let answer = (engine.wrap)(response(engine.response));
        let server = answering(Reply::json(&answer)).await;
        let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
        let asked = json!({ "question": QUESTION, "locale": "de-AT", "limit": 3 });
        let found = passages(&running, &asked).await;
        assert_eq!(texts_of(&found), texts(), "{}", engine.name);
        let requests = server.requests();
        assert_eq!(requests.len(), 1, "{}", engine.name);
        let request = &requests[0];
        assert_eq!((request.method.as_str(), request.path.as_str()), ("POST", engine.path));
        assert_eq!(request.header(engine.key.0), engine.key.1, "{}", engine.name);
        let bodies = match request.header("content-type") {
            "application/x-ndjson" => request.lines(),
            kind => {
                assert_eq!(kind, "application/json", "{}", engine.name);
                vec![request.json()]
            }
        };
        assert_eq!(bodies, (engine.bodies)(), "{}", engine.name);
    }
}

#[tokio::test]
async fn readiness_asks_the_engine_too() {
    let embedder = Server::start(embedded).await;
    for engine in &ENGINES {
        let server = answering(Reply::json(&json!({}))).await;
        let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
        assert_eq!(running.get("/readyz").await.status(), 200, "{}", engine.name);
        let request = server.requests()[0].clone();
        assert_eq!((request.method.as_str(), request.path.as_str()), engine.check);
        assert_eq!(request.header(engine.key.0), engine.key.1, "{}", engine.name);
        let refusing = answering(Reply::status(403, "no")).await;
        let running = start_over(&toml(engine, &refusing.url(), &embedder.url())).await;
        assert_eq!(running.get("/readyz").await.status(), 503, "{}", engine.name);
    }
    assert!(embedder.requests().is_empty(), "a check costs no embedding");
}

#[tokio::test]
async fn what_no_locale_binds_is_found_where_the_readers_own_has_nothing() {
    let engine = ENGINES.iter().find(|engine| engine.name == "qdrant").unwrap();
    let embedder = Server::start(embedded).await;
    let answer = (engine.wrap)(response("qdrant"));
    let server = Server::start(move |request: &Received| {
        let is_bound = request.json().to_string().contains("\"lang\"");
        let nothing = json!({ "result": [{ "points": [] }], "status": "ok" });
        Reply::json(if is_bound { &nothing } else { &answer })
    })
    .await;
    let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
    let found = passages(&running, &json!({ "question": QUESTION, "locale": "ko", "limit": 3 })).await;
    assert_eq!(texts_of(&found), texts());
    assert_eq!(server.requests().len(), 2);
    let filter = &server.requests()[1].json()["searches"][0]["filter"];
    assert_eq!(filter, &json!({ "must": [{ "key": "product", "match": { "value": "avx" } }] }));
    assert_eq!(embedder.requests().len(), 1, "one embedding is enough for both");
}

#[tokio::test]
async fn all_queries_are_embedded_at_once_and_their_lists_become_one() {
    let engine = ENGINES.iter().find(|engine| engine.name == "qdrant").unwrap();
    let embedder = Server::start(embedded).await;
    let point = |id: usize, score: f64| json!({ "id": id, "score": score, "payload": { "text": format!("Text {id}.") } });
    let one = json!({ "points": [point(1, 0.5), point(2, 0.4)] });
    let other = json!({ "points": [point(2, 0.9), point(3, 0.3)] });
    let answer = json!({ "result": [one, other], "status": "ok" });
    let server = answering(Reply::json(&answer)).await;
    let running = start_over(&toml(engine, &server.url(), &embedder.url())).await;
    let asked = json!({ "question": QUESTION, "queries": ["one", "two two"], "limit": 2 });
    let found = passages(&running, &asked).await;
    assert_eq!(texts_of(&found), ["Text 2.", "Text 1."]);
    assert_eq!(found[0]["score"], 0.9);
    assert_eq!(embedder.requests().len(), 1);
    assert_eq!(embedder.requests()[0].json()["input"], json!(["one", "two two"]));
    assert_eq!(embedder.requests()[0].json()["dimensions"], 2);
    let searches = server.requests()[0].json()["searches"].as_array().unwrap().clone();
    let vectors: Vec<&Value> = searches.iter().map(|search| &search["query"]).collect();
    assert_eq!(vectors, [&json!([3.0, 0.5]), &json!([7.0, 0.5])]);
}

#[tokio::test]
async fn per_query_and_fields_are_as_the_settings_say() {
    let server = answering(Reply::json(&json!({ "responses": [{ "hits": { "max_score": 2.0, "hits": [
        { "_id": "a", "_score": 2.0, "_source": {
            "doc": { "plot": "A mirror is ground.", "name": "The mirror" }, "p": 7, "changed": "2026-01-02", "vec": [1, 2],
        } },
    ] } }] })))
    .await;
    let toml = format!(
        "[knowledge]\nkind = \"elasticsearch\"\n[knowledge.engine]\nbase_url = \"{}\"\ncollection = \"kb\"\nper_query = 7\n\
         search = \"text\"\n[knowledge.engine.fields]\ntext = \"doc.plot\"\ntitle = \"doc.name\"\npage = \"p\"\n\
         updated = \"changed\"\nvector = \"vec\"\n",
        server.url()
    );
    let running = start_over(&toml).await;
    let found = passages(&running, &json!({ "question": QUESTION, "limit": 5 })).await;
    assert_eq!(found.len(), 1);
    let expected =
        json!({ "text": "A mirror is ground.", "title": "The mirror", "page": 7, "updated": "2026-01-02" });
    for (name, value) in expected.as_object().unwrap() {
        assert_eq!(&found[0][name], value, "{found:?}");
    }
    assert!(!found[0].to_string().contains("vec"), "{found:?}");
    assert_eq!(server.requests()[0].lines()[1]["size"], 7);
}
