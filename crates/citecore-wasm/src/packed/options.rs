//! Options, of which each is its default where it is left out.

use citecore::{
    AnswerOptions, Boost, ContextOptions, ContextStyle, Dangling, Dedupe, Engine, ExpandOptions, ExpandRule,
    Fields, Hybrid, Mmr, ModelOptions, PerSource, Profile, PromptOptions, ReadOptions, Recency,
    ReferenceStyle, RoundRobin, SearchOptions, SelectOptions, Thresholds, Turn, ValidateOptions,
    VerifyOptions,
};

use super::{Pack, Packer, Unpack, Unpacker, choices, records};

/// Types whose every field may be left out.
macro_rules! options {
    ($($type:ty { $($field:ident),* })*) => {
        $(impl Unpack for $type {
            fn unpack(from: &mut Unpacker<'_>) -> Self {
                let mut options = Self::default();
                $(from.option(&mut options.$field);)*
                options
            }
        }

        impl Pack for $type {
            fn pack(&self, to: &mut Packer) {
                $(to.some(&self.$field);)*
            }
        })*
    };
}

choices! {
    ContextStyle { Bracket, Tag, Dagger, Labelled }
    Dangling { Drop, Keep }
    Dedupe { Text, Url, SourcePage, None }
    Engine {
        Astra, AzureSearch, AzureOpenAi, AzureMl, AzureSql, CosmosMongo, MongoDb, Elasticsearch, Pinecone, Qdrant,
        Pgvector, LightRag, LangChain, LlamaIndex, Zendesk, Passages
    }
    ReferenceStyle { Numbered, Dagger, Bracket }
}

records! {
    ExpandRule { when, also }
    Hybrid { keyword_weight }
    Mmr { k, fetch_k, lambda }
    Recency { now, half_life_days }
    RoundRobin { per_source }
    Turn { question, answer }
}

options! {
    AnswerOptions { dangling, merge, drop_model_references, strip_prefix, known, refusals }
    Boost { recency, sources }
    ContextOptions { style, relevance, policy, thresholds }
    ExpandOptions { rules, limit }
    Fields { text, title, url, id, score, source, year, page, updated }
    ModelOptions { temperatures, max_tokens }
    Profile { search, select, context, prompt, model, answer, validate, verify, references }
    PromptOptions { attempt, previous, domain, template, language, refusal, require_prefix, min_sources, history }
    ReadOptions { engine, fields }
    SearchOptions { expand, per_query }
    SelectOptions {
        min_score, min_text_length, max_text_length, max_passages, hybrid, dedupe, mmr, round_robin, boost
    }
    Thresholds { high, medium }
    ValidateOptions { min_coverage, inherit, require_prefix, min_distinct_sources }
    VerifyOptions { threshold }
}

/// A number, or none where it depends on how many sources there are.
impl Unpack for PerSource {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        from.value::<Option<usize>>().map_or(Self::Adaptive, Self::Number)
    }
}

impl Pack for PerSource {
    fn pack(&self, to: &mut Packer) {
        let number = match *self {
            Self::Adaptive => None,
            Self::Number(most) => Some(most),
        };
        number.pack(to);
    }
}

impl Unpack for (String, f64) {
    fn unpack(from: &mut Unpacker<'_>) -> Self {
        (from.value(), from.value())
    }
}

impl Pack for (String, f64) {
    fn pack(&self, to: &mut Packer) {
        to.str(&self.0);
        to.number(self.1);
    }
}
