//! PostgreSQL, the real one. Where its extension for vectors isn't installed, a type of the tests' own stands in for it, with
//! the same cast and the same operator: the statements are run as they are.

use std::net::TcpListener;

use serde_json::{Value, json};

use crate::{
    embedded, embeddings, passages, start_over,
    support::{postgres::Postgres, problem, server::Server},
    texts_of,
};

/// What stands in for pgvector: cosine distance over the numbers of a text.
const STAND_IN: &str = "
    CREATE DOMAIN vector AS text;
    CREATE FUNCTION citecore_distance(a text, b text) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
        SELECT 1 - sum(x * y) / (sqrt(sum(x * x)) * sqrt(sum(y * y)))
        FROM unnest(translate(a, '[]', '{}')::float8[], translate(b, '[]', '{}')::float8[]) AS pairs(x, y)
    $$;
    CREATE OPERATOR <=> (LEFTARG = text, RIGHTARG = text, FUNCTION = citecore_distance);";

/// What the tests search.
const TABLE: &str = "
    CREATE SCHEMA help;
    CREATE TABLE help.\"Knowledge\" (
        id int PRIMARY KEY, heading text, body text NOT NULL, metadata jsonb NOT NULL, product text, vec vector);
    INSERT INTO help.\"Knowledge\" VALUES
        (1, 'Aligning', 'Level the tripod and centre two stars.', '{\"lang\": \"en\", \"url\": \"https://help.example/1\"}', 'avx', '[1,0]'),
        (2, 'Wi-Fi', 'The mount opens its own network.', '{\"lang\": \"en\", \"page\": 4}', 'avx', '[2,0.6]'),
        (3, 'Ausrichten', 'Das Stativ waagerecht stellen und zwei Sterne einstellen.', '{\"lang\": \"de\"}', 'avx', '[0,1]'),
        (4, 'Aperture', 'A mirror gathers light of stars, stars and more stars.', '{\"lang\": \"en\"}', 'c8', '[2,0.5]'),
        (5, 'It''s \"quoted\"; DROP TABLE', 'Nothing about it.', '{\"lang\": \"en\"}', 'avx', '[-1,0]');";

/// A server with what the tests search.
async fn searchable() -> Postgres {
    let server = Postgres::start().await;
    let client = server.client().await;
    if let Err(error) = client.batch_execute("CREATE EXTENSION vector").await {
        println!("pgvector isn't installed, a stand-in is searched: {error}");
        client.batch_execute(STAND_IN).await.unwrap();
    }
    client.batch_execute(TABLE).await.unwrap();
    server
}

fn toml(url: &str, more: &str) -> String {
    format!(
        "[knowledge]\nkind = \"pgvector\"\n[knowledge.engine]\nconnection = \"{url}\"\ncollection = \"help.Knowledge\"\n\
         text_config = \"english\"\nfields.text = \"body\"\nfields.title = \"heading\"\nfields.locale = \"metadata.lang\"\n{more}"
    )
}

fn ids(passages: &[Value]) -> Vec<&str> {
    passages.iter().map(|passage| passage["id"].as_str().unwrap()).collect()
}

/// One server for all: it takes seconds to start.
#[tokio::test]
async fn postgresql_is_searched_by_words_by_vector_and_by_both() {
    let server = searchable().await;
    let embedder = Server::start(embedded).await;
    by_words(&server).await;
    by_vector(&server, &embedder).await;
    by_both(&server, &embedder).await;
    faults(&server, &embedder).await;
}

async fn by_words(server: &Postgres) {
    let running = start_over(&toml(&server.url(), "")).await;
    let ask =
        async |question: &str| passages(&running, &json!({ "question": question, "locale": "en" })).await;
    let found = ask("How do I align with two stars?").await;
    assert_eq!(ids(&found), ["1", "4"], "stems, and any word of the question");
    assert_eq!(found[0]["score"], 1.0);
    assert!(found[1]["score"].as_f64().unwrap() < 1.0);
    let expected = json!({
        "title": "Aligning", "text": "Level the tripod and centre two stars.", "url": "https://help.example/1",
    });
    for (name, value) in expected.as_object().unwrap() {
        assert_eq!(&found[0][name], value);
    }
    assert_eq!(ask("network").await[0]["page"], 4);
    for odd in ["the of and", "'; DROP TABLE help.\"Knowledge\"; --", "\\ & | ! ( ) : * <->", "$1 $2"] {
        ask(odd).await;
    }
    let german = passages(&running, &json!({ "question": "Sterne einstellen", "locale": "de-AT" })).await;
    assert_eq!(ids(&german), ["3"]);
    let bound = start_over(&toml(&server.url(), "filter = { product = \"c8\" }")).await;
    assert_eq!(ids(&passages(&bound, &json!({ "question": "two stars" })).await), ["4"]);
    assert_eq!(bound.get("/readyz").await.status(), 200);
}

async fn by_vector(server: &Postgres, embedder: &Server) {
    let more = format!("fields.vector = \"vec\"\nsearch = \"vector\"\n{}", embeddings(&embedder.url()));
    let running = start_over(&toml(&server.url(), &more)).await;
    // Two bytes long: the embedding is [2, 0.5].
    let found = passages(&running, &json!({ "question": "q?", "locale": "en", "limit": 3 })).await;
    assert_eq!(ids(&found), ["4", "2", "1"]);
    let scores: Vec<f64> = found.iter().map(|passage| passage["score"].as_f64().unwrap()).collect();
    assert!((scores[0] - 1.0).abs() < 1e-6 && (scores[2] - 2.0 / 4.25_f64.sqrt()).abs() < 1e-6, "{scores:?}");
    assert!(found.iter().all(|passage| !passage.to_string().contains("vec")), "{found:?}");
}

async fn by_both(server: &Postgres, embedder: &Server) {
    let more = format!("fields.vector = \"vec\"\n{}", embeddings(&embedder.url()));
    let running = start_over(&toml(&server.url(), &more)).await;
    let found = passages(&running, &json!({ "question": "network", "locale": "en", "limit": 3 })).await;
    assert_eq!(texts_of(&found)[0], "The mount opens its own network.");
    // The first of one list, and the second of the other: [7, 0.5] is nearest to [1, 0], by a little.
    let expected = (1.0 / 61.0 + 1.0 / 63.0) / (2.0 / 61.0);
    assert!((found[0]["score"].as_f64().unwrap() - expected).abs() < 1e-9, "{found:?}");
}

async fn faults(server: &Postgres, embedder: &Server) {
    let vector = format!("fields.vector = \"vec\"\nsearch = \"vector\"\n{}", embeddings(&embedder.url()));
    let table = [
        (toml(&server.url(), "").replace("help.Knowledge", "help.secret"), 502, "search-failed"),
        (toml(&server.url(), "").replace("\"body\"", "\"secret\""), 502, "search-failed"),
        (toml(&server.url(), "").replace("\"english\"", "\"secret\""), 502, "search-failed"),
        (toml(&server.url(), &vector.replace("\"vec\"", "\"heading\"")), 502, "search-failed"),
        (toml(&server.url().replace("/postgres?", "/secret?"), ""), 502, "search-failed"),
        (toml("postgres://reader@127.0.0.1:1/postgres?sslmode=disable", ""), 502, "search-failed"),
        // It has no certificate to show.
        (toml(&server.url().replace("disable", "require"), ""), 502, "search-failed"),
    ];
    for (toml, status, code) in table {
        let running = start_over(&toml).await;
        let response = running.post("/v1/search", &json!({ "question": "two stars" })).await;
        let problem = problem(response, status, code).await;
        assert!(!problem.to_string().contains("secret"), "{toml}: {problem}");
    }
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let toml = toml(&server.url().replace(&server.port.to_string(), &port.to_string()), "timeout = 0.5");
    let running = start_over(&toml).await;
    problem(running.post("/v1/search", &json!({ "question": "two stars" })).await, 504, "search-slow").await;
}
