//! What a search engine answers.

use serde_json::{Value, json};

use super::candidates::{candidates, embedded};

/// A response of so many hits, in the shape of Elasticsearch, with embeddings of so many numbers (none where that is 0).
///
/// ```
/// let response = citecore_bench::response(100, 8);
/// assert_eq!(response["hits"]["hits"][99]["_source"]["embedding"].as_array().unwrap().len(), 8);
/// ```
pub fn response(count: usize, dimensions: usize) -> Value {
    let embeddings = if dimensions > 0 { embedded(count, dimensions, count).embeddings } else { Vec::new() };
    let hits = candidates(count).into_iter().enumerate().map(|(index, passage)| {
        let mut source = json!({
            "content": passage.text,
            "title": passage.title,
            "url": passage.url,
            "source": passage.source,
            "updated": passage.updated,
            "lang": "en",
        });
        if let Some(embedding) = embeddings.get(index) {
            source["embedding"] = json!(embedding);
        }
        json!({ "_index": "kb", "_id": passage.id, "_score": passage.score.map(|score| 12.0 * score), "_source": source })
    });
    json!({ "took": 3, "hits": { "max_score": 12.0, "hits": hits.collect::<Vec<_>>() } })
}
