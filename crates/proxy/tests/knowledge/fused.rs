//! Where words and embedding give a list each.

use serde_json::{Value, json};

use crate::{
    embedded, embeddings, passages, start_over,
    support::server::{Received, Reply, Server},
    texts_of,
};

fn hits(ids: &[&str]) -> Value {
    let hit = |(rank, id): (usize, &&str)| json!({ "_index": "kb", "_id": id, "_score": 9.0 - rank as f64, "_source": { "content": format!("Text {id}.") } });
    let hits: Vec<Value> = ids.iter().enumerate().map(hit).collect();
    json!({ "hits": { "max_score": 9.0, "hits": hits }, "status": 200 })
}

#[tokio::test]
async fn lists_are_fused_by_reciprocal_rank() {
    let embedder = Server::start(embedded).await;
    let answer = json!({ "responses": [
        hits(&["a", "b", "c"]), hits(&["c", "d", "a"]),
        hits(&["e"]), hits(&[]),
    ] });
    let server = Server::start(move |_: &Received| Reply::json(&answer)).await;
    let toml = format!(
        "[knowledge]\nkind = \"elasticsearch\"\n[knowledge.engine]\nbase_url = \"{}\"\ncollection = \"kb\"\n\
         fields.vector = \"vec\"\n{}",
        server.url(),
        embeddings(&embedder.url())
    );
    let running = start_over(&toml).await;
    let asked = json!({ "question": "q", "queries": ["one", "two"], "limit": 10 });
    let found = passages(&running, &asked).await;
    assert_eq!(texts_of(&found), ["Text a.", "Text c.", "Text e.", "Text b.", "Text d."]);
    let score = |place: usize| found[place]["score"].as_f64().unwrap();
    let most = 2.0 / 61.0;
    for (place, expected) in [(0, 1.0 / 61.0 + 1.0 / 63.0), (2, 1.0 / 61.0), (3, 1.0 / 62.0)] {
        assert!((score(place) - expected / most).abs() < 1e-9, "{found:?}");
    }
    let lines = server.requests()[0].lines();
    assert_eq!(lines.len(), 8, "two searches for each of two queries, each with its header");
    assert!(lines[1].get("query").is_some() && lines[3].get("knn").is_some(), "{lines:?}");
}
