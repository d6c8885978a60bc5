//! One response of each engine, all with the same three passages.

use citecore::{Engine, Passage, ReadOptions, Reading, read_passages};
use serde_json::Value;

use crate::tables;

/// Every response with its engine.
pub(crate) const RESPONSES: [(&str, Engine); 22] = [
    ("astra", Engine::Astra),
    ("azure-ml", Engine::AzureMl),
    ("azure-openai", Engine::AzureOpenAi),
    ("azure-openai-tool-message", Engine::AzureOpenAi),
    ("azure-search", Engine::AzureSearch),
    ("azure-sql", Engine::AzureSql),
    ("cosmos-mongo", Engine::CosmosMongo),
    ("elasticsearch", Engine::Elasticsearch),
    ("langchain", Engine::LangChain),
    ("langchain-js", Engine::LangChain),
    ("lightrag-context", Engine::LightRag),
    ("lightrag-context-plain", Engine::LightRag),
    ("lightrag-data", Engine::LightRag),
    ("lightrag-query", Engine::LightRag),
    ("llamaindex", Engine::LlamaIndex),
    ("mongodb", Engine::MongoDb),
    ("passages", Engine::Passages),
    ("pgvector", Engine::Pgvector),
    ("pinecone", Engine::Pinecone),
    ("qdrant", Engine::Qdrant),
    ("qdrant-search", Engine::Qdrant),
    ("zendesk", Engine::Zendesk),
];

pub(crate) fn response(name: &str) -> Value {
    tables::read(&format!("responses/{name}.json"))
}

fn read(name: &str, engine: Option<Engine>) -> Reading {
    read_passages(&response(name), &ReadOptions { engine, ..ReadOptions::default() }).unwrap()
}

/// What the passages must be, as far as the engine gives it.
fn expected() -> Vec<Passage> {
    serde_json::from_value(response("passages")).unwrap()
}

#[test]
fn every_response_is_recognised() {
    for (name, engine) in RESPONSES {
        // Nothing tells a flow's response of Azure OpenAI's form from Azure OpenAI's.
        let recognised = if engine == Engine::AzureMl { Engine::AzureOpenAi } else { engine };
        assert_eq!(read(name, None).engine, recognised, "{name}");
        assert_eq!(read(name, Some(engine)).passages, read(name, None).passages, "{name}");
        assert!(read(name, None).skipped.is_empty(), "{name}");
    }
}

#[test]
fn every_response_holds_the_same_passages() {
    for (name, engine) in RESPONSES {
        let passages = read(name, Some(engine)).passages;
        assert_eq!(passages.len(), 3, "{name}");
        for (passage, expected) in passages.iter().zip(expected()) {
            if engine == Engine::Zendesk {
                let text = passage.text.strip_prefix(&format!("{}\n\n", expected.title.unwrap())).unwrap();
                assert_eq!(text.replace("\n\n", " "), expected.text);
            } else {
                assert_eq!(passage.text, expected.text, "{name}");
            }
        }
    }
}

#[test]
fn titles_and_addresses_are_read() {
    for (name, engine) in RESPONSES {
        let without = name.starts_with("lightrag") || engine == Engine::LlamaIndex;
        for (passage, expected) in read(name, Some(engine)).passages.iter().zip(expected()) {
            assert_eq!(passage.title, expected.title.filter(|_| !without), "{name}");
            assert_eq!(passage.url, expected.url.filter(|_| !without), "{name}");
        }
    }
}

#[test]
fn scores_are_similarities() {
    let none = [
        "azure-openai",
        "azure-openai-tool-message",
        "azure-ml",
        "zendesk",
        "lightrag-query",
        "lightrag-data",
        "langchain-js",
    ];
    for (name, engine) in RESPONSES {
        if name.starts_with("lightrag-context") {
            continue;
        }
        let scores: Vec<_> = read(name, Some(engine)).passages.iter().map(|passage| passage.score).collect();
        if none.contains(&name) {
            assert_eq!(scores, [None; 3], "{name}");
            continue;
        }
        let expected = match engine {
            Engine::Elasticsearch => [1.0, 11.625 / 12.125, 11.0 / 12.125],
            _ => [0.97, 0.93, 0.88],
        };
        for (score, expected) in scores.iter().zip(expected) {
            assert!((score.unwrap() - expected).abs() < 1e-9, "{name}: {score:?}");
        }
    }
}

#[test]
fn the_engines_own_figure_stays() {
    for (name, raw) in [
        ("elasticsearch", 12.125),
        ("azure-search", 3.88),
        ("pgvector", 0.03),
        ("pinecone", 0.97),
        ("langchain", 0.97),
        ("cosmos-mongo", 0.97),
    ] {
        assert_eq!(read(name, None).passages[0].metadata["rawScore"], raw, "{name}");
    }
    for name in ["passages", "zendesk", "lightrag-context"] {
        assert!(!read(name, None).passages[0].metadata.contains_key("rawScore"), "{name}");
    }
}

#[test]
fn ids_are_the_engines() {
    for (name, ids) in [
        ("astra", ["avx-align", "wifi", "aperture"]),
        ("azure-ml", ["avx-align", "wifi", "aperture"]),
        ("azure-openai", ["avx-align.md", "wifi.md", "aperture.md"]),
        ("elasticsearch", ["avx-align", "wifi", "aperture"]),
        ("llamaindex", ["avx-align", "wifi", "aperture"]),
        ("lightrag-data", ["chunk-avx-align", "chunk-wifi", "chunk-aperture"]),
        ("mongodb", ["64b7f0a2c1e4f3a9d8e7c6b0", "64b7f0a2c1e4f3a9d8e7c6b1", "64b7f0a2c1e4f3a9d8e7c6b2"]),
        ("pgvector", ["0", "1", "2"]),
        ("zendesk", ["1001", "1002", "1003"]),
    ] {
        let read = read(name, None).passages;
        assert!(read.iter().map(|passage| passage.id.as_deref().unwrap()).eq(ids), "{name}");
    }
}

#[test]
fn sources_and_pages_are_read() {
    let sources = |name| -> Vec<_> {
        read(name, None).passages.into_iter().map(|passage| (passage.source, passage.page)).collect()
    };
    let of = |name: &str, page| (Some(name.to_owned()), page);
    for name in ["lightrag-context", "lightrag-context-plain"] {
        let expected = [of("avx-align.pdf", Some(2)), of("wifi.pdf", Some(3)), of("aperture.pdf", Some(4))];
        assert_eq!(sources(name), expected, "{name}");
    }
    for name in ["lightrag-data", "lightrag-query"] {
        let expected = [of("avx-align.pdf", None), of("wifi.pdf", None), of("aperture.pdf", None)];
        assert_eq!(sources(name), expected, "{name}");
    }
    assert_eq!(sources("llamaindex")[0], of("avx-align.pdf", Some(3)));
    assert_eq!(sources("azure-openai")[0], of("avx-align.md", None));
    for name in ["langchain", "langchain-js"] {
        assert_eq!(sources(name), vec![(None, Some(3)); 3], "{name}");
    }
    assert_eq!(read("zendesk", None).passages[0].updated.as_deref(), Some("2026-03-04T10:11:12Z"));
}

#[test]
fn what_became_a_field_is_no_metadata() {
    for (name, engine) in RESPONSES {
        for passage in read(name, Some(engine)).passages {
            let told =
                [Some(&passage.text), passage.title.as_ref(), passage.url.as_ref(), passage.id.as_ref()];
            for told in told.into_iter().flatten() {
                assert!(!passage.metadata.values().any(|value| value == told.as_str()), "{name}: {told}");
            }
            assert!(!passage.metadata.contains_key("metadata"), "{name}: the metadata is flat");
        }
    }
    let metadata = |name: &str| read(name, None).passages[0].metadata.clone();
    assert!(metadata("passages").is_empty());
    assert_eq!(Value::Object(metadata("langchain-js")), serde_json::json!({}));
    assert_eq!(metadata("zendesk")["section_id"], 98838);
}

/// What is read once more is what it was: passages are an engine's response as well.
#[test]
fn passages_read_as_themselves() {
    for (name, engine) in RESPONSES {
        let passages = read(name, Some(engine)).passages;
        let again =
            read_passages(&serde_json::to_value(&passages).unwrap(), &ReadOptions::default()).unwrap();
        assert_eq!((again.engine, again.passages), (Engine::Passages, passages), "{name}");
    }
}
