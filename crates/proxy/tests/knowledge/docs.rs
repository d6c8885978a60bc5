//! The page about knowledge: its examples are settings, and name every kind.

use citecore_proxy::{KnowledgeKind, Proxy};

use crate::support::page::{examples, settings};

const PAGE: &str = include_str!("../../docs/knowledge.md");

#[test]
fn every_kind_has_an_example_that_is_read() {
    let kinds: Vec<KnowledgeKind> = examples(PAGE).iter().map(|toml| settings(toml).knowledge.kind).collect();
    for kind in [
        KnowledgeKind::Index,
        KnowledgeKind::Zendesk,
        KnowledgeKind::Elasticsearch,
        KnowledgeKind::OpenSearch,
        KnowledgeKind::AzureSearch,
        KnowledgeKind::Astra,
        KnowledgeKind::Pinecone,
        KnowledgeKind::Qdrant,
        KnowledgeKind::MongoDb,
        KnowledgeKind::CosmosMongo,
        KnowledgeKind::AzureSql,
        KnowledgeKind::Pgvector,
        KnowledgeKind::LightRag,
    ] {
        assert!(kinds.contains(&kind), "{kind:?} has no example");
    }
}

#[tokio::test]
async fn every_example_of_an_engine_makes_a_proxy() {
    for toml in examples(PAGE).into_iter().filter(|toml| toml.contains("knowledge.engine")) {
        if let Err(error) = Proxy::new(settings(toml)) {
            panic!("{toml}: {error}");
        }
    }
}

#[test]
fn no_example_holds_a_secret() {
    for toml in examples(PAGE) {
        for line in toml.lines().filter(|line| {
            ["api_key", "api_token", "password", "Password"].iter().any(|word| line.contains(word))
        }) {
            assert!(line.contains("from the environment"), "{line}");
        }
    }
}
